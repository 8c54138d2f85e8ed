import { ALL, personal, section } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class ChatPersonalData implements HoldsPersonalData {
  readonly erase = [
    'delete from chat_note where conversation_id in (select id from chat_session where user_id = $1)',
    'delete from chat_tag where conversation_id in (select id from chat_session where user_id = $1)',
    'update chat_session set page = null, page_at = null, email = null where user_id = $1',
    'delete from chat_mail where conversation_id in (select id from chat_session where user_id = $1)',
    'delete from chat_duty where user_id = $1',
    "update chat_session set status = 'open', assigned_to = null, version = version + 1 where status = 'assigned' and assigned_to = $1",
    'delete from chat_desk where user_id = $1 or conversation_id in (select id from chat_session where user_id = $1)',
  ];

  readonly copy = [
    personal('chats', ALL, {
      columns: `s.id, s.role, s.service, s.language, s.status, s.page, s.page_at, s.email, s.created_at, s.closed_at,
      (select coalesce(jsonb_agg(jsonb_build_object('at', m.created_at, 'from', m.sender_type, 'message', m.message) order by m.sequence), '[]')
       from chat_message m where m.conversation_id = s.id) as messages`,
      from: 'chat_session s',
      where: 's.user_id = lw_uid()',
      by: 's.created_at',
      id: 's.id',
    }),
    personal('chat-emails', ['tenant', 'landlord', 'supplier'], {
      columns: 'c.id, c.conversation_id, c.email, c.created_at, c.opened_at',
      from: 'chat_mail c join chat_session s on s.id = c.conversation_id',
      where: 's.user_id = lw_uid()',
      by: 'c.created_at',
      id: 'c.id',
    }),
    // What is stored for one member of staff. Notes and tags belong to the team, and no section includes them.
    section('chat-drafts', ['staff'], {
      columns: 'id, conversation_id, seen_sequence, draft, draft_at, note_draft, created_at',
      from: 'chat_desk',
      where: 'user_id = lw_uid()',
    }),
    section('chat-duty', ['staff'], {
      columns: 'id, on_duty, changed_at, turn_at, created_at',
      from: 'chat_duty',
      where: 'user_id = lw_uid()',
    }),
  ];
}
