import { addDays, type Day } from '../../contract/days.js';

/** Adds a number of bank days to a day. Holidays differ by country and aren't considered. */
export function afterBankDays(from: Day, days: number): Day {
  let [on, left] = [from, days];
  while (left > 0) {
    on = addDays(on, 1);
    const weekday = new Date(`${on}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return on;
}
