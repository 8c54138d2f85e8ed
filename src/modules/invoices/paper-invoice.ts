import { refusal } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Invoice } from './invoice.entity.js';

/** Of an invoice that is written here. */
export const NO_PAPER = {
  fileId: null,
  fileMediaType: null,
  paperNumber: null,
  paperDate: null,
  paperTaxes: null,
} as const;

const USED = `select 1 from invoice where supplier_account_id = $1 and number = $2 and (file_id is null or status <> 'void') limit 1`;

/**
 * Number and day of an invoice on paper; null for one that is written here. Must run under the lock of the supplier's settings, as
 * the series doesn't take a number that a paper has. 409 `invoice_number_used`.
 */
export async function paperNumber(tx: Tx, { supplierAccountId, paperNumber: number, paperDate }: Invoice) {
  if (!number || !paperDate) return null;
  if ((await tx.rows(USED, [supplierAccountId, number])).length > 0) throw refusal('invoice_number_used');
  return { number, issuedOn: paperDate };
}
