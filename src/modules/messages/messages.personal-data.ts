import { section, landlord } from '../../platform/personal-data/copy-section.js';
import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class MessagesPersonalData implements HoldsPersonalData {
  readonly erase = [`delete from message_template where account_id in (${ABANDONED})`];

  readonly copy = [
    landlord('message-templates', 'id, name, subject, message, created_at', 'message_template'),
    section('lease-messages', ['landlord', 'tenant'], {
      columns: 'lease_id, sender_name, from_tenant, message, document_ids, created_at',
      from: 'lease_message',
      where: 'true',
      own: 'sender_id = lw_uid()',
    }),
  ];
}
