import { refusal } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';

const REFERS = 'select 1 from invoice where file_id = $1 limit 1';

/**
 * The file of an invoice is evidence. It can only be deleted from a draft, after that got another file. 422
 * `invoice_file_kept`.
 */
export async function checkNoInvoice(tx: Tx, file: { id: string; purpose: string }): Promise<void> {
  if (file.purpose === 'supplier_invoice' && (await tx.rows(REFERS, [file.id])).length > 0)
    throw refusal('invoice_file_kept');
}
