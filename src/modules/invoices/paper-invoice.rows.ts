import type { Actor } from '../../platform/scope/actor.js';
import type { InvoicePaperResponse, TaxTotalResponse } from './invoice.dto.js';
import type { PaperTax } from './invoice.entity.js';

export interface PaperRow {
  netCents: number;
  fileId: string | null;
  fileMediaType: string | null;
  paperNumber: string | null;
  paperDate: string | null;
  paperTaxes: PaperTax[] | null;
}

/** The taxes that were typed from the paper. Which part of the work each is charged on isn't known: the base is all of it. */
export function paperTaxes({ paperTaxes: taxes, netCents }: PaperRow): TaxTotalResponse[] {
  return (taxes ?? []).map(({ name, amountCents }) => ({
    name,
    rateThousandths: null,
    baseCents: netCents,
    amountCents,
  }));
}

/** The paper itself. Staff and admins see that there is one, not what is on it. */
export function toPaperOf(
  { fileId, fileMediaType, paperNumber, paperDate }: PaperRow,
  { role }: Actor,
  link: (fileId: string) => string,
): InvoicePaperResponse | null {
  if (!fileId || !fileMediaType || !paperNumber || !paperDate) return null;
  const url = role === 'supplier' || role === 'landlord' ? link(fileId) : null;
  return { fileId, mediaType: fileMediaType, url, number: paperNumber, issuedOn: paperDate };
}
