import { Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { PHOTO_KINDS } from '../../platform/files/file-kind.js';
import type { Tx } from '../../platform/scope/tx.js';

const PDF = 'application/pdf';
const REFERS = 'select 1 from invoice where file_id = $1 limit 1';

/** Whether the file is the photo of a paper invoice, which is encoded again as photos are. 422 `unsafe_file` for anything that is neither a photo nor a PDF. */
export function isInvoicePhoto(purpose: string, kind: string): boolean {
  if (purpose !== 'supplier_invoice' || kind === PDF) return false;
  if (PHOTO_KINDS.includes(kind)) return true;
  throw new Problem('unsafe_file');
}

/** The file of an invoice is evidence: it goes with a draft alone, which takes another file first. 422 `invoice_file_kept`. */
export async function checkNoInvoice(tx: Tx, file: { id: string; purpose: string }): Promise<void> {
  if (file.purpose === 'supplier_invoice' && (await tx.rows(REFERS, [file.id])).length > 0)
    throw refusal('invoice_file_kept');
}
