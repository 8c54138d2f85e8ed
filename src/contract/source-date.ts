import { writtenDay } from './written-dates.js';

/** The date of a source, which is a year, a month or a day: “2020”, “July 2020”, “Jun 5, 2026”. */
export function writtenSourceDate(locale: string, date: string): string {
  const [, month, ofMonth] = date.split('-');
  const first = `${date}${ofMonth ? '' : '-01'}`;
  if (!month || Number.isNaN(Date.parse(first))) return date;
  return writtenDay(locale, first, ofMonth ? { dateStyle: 'medium' } : { month: 'long', year: 'numeric' });
}
