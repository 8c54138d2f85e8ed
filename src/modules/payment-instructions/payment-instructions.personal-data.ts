import { landlord } from '../../platform/personal-data/copy-section.js';
import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class PaymentInstructionsPersonalData implements HoldsPersonalData {
  readonly erase = [`delete from payment_instruction where account_id in (${ABANDONED})`];

  readonly copy = [
    landlord(
      'payment-instructions',
      'id, property_id, own, transfer_to, transfer_note, cheque_payable_to, cheque_send_to, cheque_note, bank_holder, bank_details, bank_note, cash_how, changed_at, created_at',
      'payment_instruction',
    ),
  ];
}
