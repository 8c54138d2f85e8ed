import type { Report } from '../reports/report.service.js';

/** What an account had before the period, in one currency. */
export interface Opening {
  currency: string;
  postings: { account: string; cents: number }[];
}

/** The openings of the trial balance, one transaction for each currency: they sum to zero, as all that came before does. */
export function openingsOf({ tables }: Report): Opening[] {
  return tables.map(({ currency, columns, rows }) => {
    const at = columns.findIndex(({ id }) => id === 'opening');
    const postings = rows.map(({ behind, cells }) => ({
      account: behind['closing']?.accounts?.[0] ?? '',
      cents: Number(cells[at]),
    }));
    return { currency, postings: postings.filter(({ cents }) => cents !== 0) };
  });
}
