import { paths } from '@nav/paths';

/** The rents of a month and what has settled them, or one side of that: what was charged (`debit`), what came for it (`credit`). */
export function monthEntries(
  { month, currency }: { month: string; currency: string },
  side?: 'debit' | 'credit',
): string {
  return paths.landlordReportEntries({
    rents: month,
    currency,
    side,
    creditsAdd: side === 'credit' ? 'true' : undefined,
  });
}
