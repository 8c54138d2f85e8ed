import { landlord, supplier } from '../../platform/personal-data/copy-section.js';
import { ABANDONED } from '../../platform/personal-data/erasure.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

const INVOICE =
  'id, request_id, offer_id, status, number, issued_on, due_on, currency, lines, note, net_cents, tax_cents, total_cents, paper_taxes, file_id, tax_number, tax_region, supplier_name, landlord_name, job_title, place, dispute_reason, paid_on, paid_method, sender, language, created_at';

@PersonalData()
export class InvoicesPersonalData implements HoldsPersonalData {
  readonly erase = [
    `delete from invoice_sender where account_id in (${ABANDONED})`,
    `delete from invoice_settings where account_id in (${ABANDONED})`,
    `delete from invoice where status = 'draft' and supplier_account_id in (${ABANDONED})`,
  ];

  readonly copy = [
    landlord('suppliers-invoices', INVOICE, 'invoice'),
    supplier('invoices', INVOICE, 'invoice', 'supplier_account_id = lw_account()'),
    supplier(
      'invoice-details',
      'id, street_number, street, city, region, postal_code, country, phone, email, e_transfer, check_payable_to, bank_details, created_at',
      'invoice_sender',
    ),
    supplier(
      'invoice-settings',
      'id, prefix, next_number, tax_number, region, due_days, created_at',
      'invoice_settings',
    ),
  ];
}
