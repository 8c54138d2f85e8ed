import type { InvoiceLine, LineTax } from '../../contract/invoice-totals.js';
import type { Query } from '../../platform/scope/scope.js';

/** What a supplier has last charged in a region, and on which invoice. No taxes is an answer too. */
export interface ChargedTaxes {
  number: string;
  issuedOn: string;
  taxes: LineTax[];
}

/** The latest invoice that was sent. On paper, taxes have no rates, and a void one may have had the wrong ones. */
const LATEST = `select i.number, i.issued_on::text as "issuedOn", i.lines from invoice i
  where i.supplier_account_id = $1 and i.tax_region = $2 and i.status in ('sent', 'approved', 'disputed', 'paid') and i.file_id is null
  order by i.sent_at desc, i.id desc limit 1`;

/** Whether only the supplier knows the taxes of a region: those of a US state depend on city and work (docs/decisions/1764). */
export const isTaxedByExperience = (region: string | null): region is string => region?.startsWith('US-') ?? false;

/** Returns what the supplier has last charged in a region; null without an invoice there. */
export async function lastCharged(
  query: Query,
  supplierAccountId: string,
  region: string,
): Promise<ChargedTaxes | null> {
  const [latest] = await query<{ number: string; issuedOn: string; lines: InvoiceLine[] }>(LATEST, [
    supplierAccountId,
    region,
  ]);
  if (!latest) return null;
  const { number, issuedOn, lines } = latest;
  // Of lines that were taxed differently, those of one: together they would be too much for a line.
  return { number, issuedOn, taxes: [...(lines.find((line) => line.taxes.length > 0)?.taxes ?? [])] };
}
