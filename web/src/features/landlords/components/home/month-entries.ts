import { addDays, addMonths, day } from '@contract/days';
import { paths } from '@nav/paths';

/** The entries of a month in the tenants’ account: what was charged and what came for it. */
export function monthEntries({ month, currency }: { month: string; currency: string }): string {
  const first = day(`${month}-01`);
  return paths.landlordReportEntries({ accounts: 'rent_receivable', currency, from: first, to: addDays(addMonths(first, 1), -1) });
}
