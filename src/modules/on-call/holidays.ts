import { addDays, day, type Day } from '../../contract/days.js';
import type { Holiday } from '../../contract/holidays.js';
import { weekdayOf } from '../../contract/hours.js';
import { own } from '../../contract/own.js';

/** How the date of a holiday is found. Weekdays are 1 (Monday) to 7. */
type Rule =
  /** A fixed date, `MM-DD`. */
  | { on: string }
  /** So many days from Easter Sunday. */
  | { easter: number }
  /** The nth weekday of a month; -1 is the last one. */
  | { nth: number; weekday: number; month: number }
  /** The last Monday before a date, `MM-DD`. */
  | { mondayBefore: string };

const monday = (nth: number, month: number) => ({ nth, weekday: 1, month });

const RULES: Readonly<Record<Holiday, Rule>> = {
  new_year: { on: '01-01' },
  mlk_day: monday(3, 1),
  presidents_day: monday(3, 2),
  family_day: monday(3, 2),
  louis_riel_day: monday(3, 2),
  heritage_day: monday(3, 2),
  islander_day: monday(3, 2),
  good_friday: { easter: -2 },
  easter_monday: { easter: 1 },
  victoria_day: { mondayBefore: '05-25' },
  patriots_day: { mondayBefore: '05-25' },
  memorial_day: monday(-1, 5),
  juneteenth: { on: '06-19' },
  indigenous_peoples_day: { on: '06-21' },
  st_jean: { on: '06-24' },
  canada_day: { on: '07-01' },
  independence_day: { on: '07-04' },
  nunavut_day: { on: '07-09' },
  civic_holiday: monday(1, 8),
  bc_day: monday(1, 8),
  new_brunswick_day: monday(1, 8),
  saskatchewan_day: monday(1, 8),
  discovery_day: monday(3, 8),
  labor_day: monday(1, 9),
  reconciliation_day: { on: '09-30' },
  thanksgiving_canada: monday(2, 10),
  columbus_day: monday(2, 10),
  remembrance_day: { on: '11-11' },
  veterans_day: { on: '11-11' },
  thanksgiving_us: { nth: 4, weekday: 4, month: 11 },
  christmas: { on: '12-25' },
  boxing_day: { on: '12-26' },
};

/**
 * The general holidays of each province's employment law, which is the law that a landlord's people and suppliers work under.
 * The sources are named beside each. A day that another law of the province makes a day of rest only for shops is left out.
 */
const CANADA: Readonly<Record<string, readonly Holiday[]>> = {
  // Employment Standards Code (general holidays).
  AB: days('family_day good_friday victoria_day canada_day labor_day thanksgiving_canada remembrance_day'),
  // Employment Standards Act, s. 1 “statutory holiday”.
  BC: days(
    'family_day good_friday victoria_day canada_day bc_day labor_day reconciliation_day thanksgiving_canada remembrance_day',
  ),
  // The Employment Standards Code (general holidays).
  MB: days('louis_riel_day good_friday victoria_day canada_day labor_day reconciliation_day thanksgiving_canada'),
  // Employment Standards Act (public holidays).
  NB: days('family_day good_friday canada_day new_brunswick_day labor_day remembrance_day'),
  // Labour Standards Act (public holidays).
  NL: days('good_friday canada_day labor_day remembrance_day'),
  // Labour Standards Code (general holidays); Remembrance Day Act.
  NS: days('heritage_day good_friday canada_day labor_day remembrance_day'),
  // Employment Standards Act (statutory holidays).
  NT: days(
    'good_friday victoria_day indigenous_peoples_day canada_day civic_holiday labor_day reconciliation_day thanksgiving_canada remembrance_day',
  ),
  // Labour Standards Act (general holidays).
  NU: days(
    'good_friday victoria_day canada_day nunavut_day civic_holiday labor_day reconciliation_day thanksgiving_canada remembrance_day',
  ),
  // Employment Standards Act, 2000, s. 1 “public holiday”.
  ON: days('family_day good_friday victoria_day canada_day labor_day thanksgiving_canada boxing_day'),
  // Employment Standards Act (paid holidays).
  PE: days('islander_day good_friday canada_day labor_day reconciliation_day remembrance_day'),
  // Act respecting labour standards, s. 60 (Good Friday or Easter Monday: both, as it is the employer's choice); National Holiday Act.
  QC: days('good_friday easter_monday patriots_day st_jean canada_day labor_day thanksgiving_canada'),
  // The Saskatchewan Employment Act (public holidays).
  SK: days(
    'family_day good_friday victoria_day canada_day saskatchewan_day labor_day thanksgiving_canada remembrance_day',
  ),
  // Employment Standards Act (general holidays).
  YT: days(
    'good_friday victoria_day indigenous_peoples_day canada_day discovery_day labor_day reconciliation_day thanksgiving_canada remembrance_day',
  ),
};

/** The federal holidays (5 U.S.C. § 6103). Holidays of a state alone aren't known; landlords enter them as days off of every year. */
const UNITED_STATES = days(
  'mlk_day presidents_day memorial_day juneteenth independence_day labor_day columbus_day veterans_day thanksgiving_us',
);

/** A public holiday on a day. */
export interface HolidayOn {
  id: Holiday;
  on: Day;
  /** Whether it is the weekday on which a holiday of the weekend is observed. */
  observed: boolean;
}

/** The public holidays of a region from one day to another, both included, in order. Empty for a region that isn't known. */
export function holidaysBetween(region: string | null, from: Day, until: Day): HolidayOn[] {
  const names = namesOf(region);
  const years = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)) + 1; year += 1) years.push(year);
  return years
    .flatMap((year) => names.flatMap((id) => withObserved(region ?? '', { id, on: dateOf(RULES[id], year) })))
    .filter(({ on }) => from <= on && on <= until)
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
}

export const isHoliday = (region: string | null, on: Day): boolean => holidaysBetween(region, on, on).length > 0;

function days(names: string): readonly Holiday[] {
  return ['new_year', ...names.split(' '), 'christmas'] as Holiday[];
}

function namesOf(region: string | null): readonly Holiday[] {
  if (region?.startsWith('US-')) return UNITED_STATES;
  return (region?.startsWith('CA-') && own(CANADA, region.slice(3))) || [];
}

/**
 * In the United States, a holiday on Saturday is observed on Friday and one on Sunday on Monday (5 U.S.C. § 6103(b), Executive
 * Order 11582). Canada Day on a Sunday is observed on July 2 (Holidays Act, s. 4). The day itself stays a holiday.
 */
function withObserved(region: string, { id, on }: Omit<HolidayOn, 'observed'>): HolidayOn[] {
  const weekday = weekdayOf(on);
  const states = region.startsWith('US-');
  const moved = weekday === 7 && (states || id === 'canada_day') ? 1 : weekday === 6 && states ? -1 : 0;
  const itself = { id, on, observed: false };
  return moved === 0 ? [itself] : [itself, { id, on: addDays(on, moved), observed: true }];
}

function dateOf(rule: Rule, year: number): Day {
  if ('on' in rule) return day(`${year}-${rule.on}`);
  if ('easter' in rule) return addDays(easterOf(year), rule.easter);
  if ('mondayBefore' in rule) {
    const end = day(`${year}-${rule.mondayBefore}`);
    return addDays(end, weekdayOf(end) === 1 ? -7 : 1 - weekdayOf(end));
  }
  return nthOf(rule, year);
}

function nthOf({ nth, weekday, month }: { nth: number; weekday: number; month: number }, year: number): Day {
  if (nth < 0) {
    const next = month === 12 ? day(`${year + 1}-01-01`) : day(`${year}-${two(month + 1)}-01`);
    return addDays(next, -1 - ((weekdayOf(addDays(next, -1)) - weekday + 7) % 7));
  }
  const first = day(`${year}-${two(month)}-01`);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/** Years. */
const CENTURY = 100;

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / CENTURY);
  const c = year % CENTURY;
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return day(`${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`);
}

const two = (figure: number) => String(figure).padStart(2, '0');
