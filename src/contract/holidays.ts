/** Public holidays that the product knows by name (src/modules/on-call/holidays.ts has their dates). */
export const HOLIDAYS = [
  'new_year',
  'mlk_day',
  'presidents_day',
  'family_day',
  'louis_riel_day',
  'heritage_day',
  'islander_day',
  'good_friday',
  'easter_monday',
  'victoria_day',
  'patriots_day',
  'memorial_day',
  'juneteenth',
  'indigenous_peoples_day',
  'st_jean',
  'canada_day',
  'independence_day',
  'nunavut_day',
  'civic_holiday',
  'bc_day',
  'new_brunswick_day',
  'saskatchewan_day',
  'discovery_day',
  'labor_day',
  'reconciliation_day',
  'thanksgiving_canada',
  'columbus_day',
  'remembrance_day',
  'veterans_day',
  'thanksgiving_us',
  'christmas',
  'boxing_day',
] as const;
export type Holiday = (typeof HOLIDAYS)[number];

/** What public holidays mean for a person on call: nothing, not on call then, or on call only then. */
export const HOLIDAY_DUTIES = ['as_usual', 'off', 'only'] as const;
export type HolidayDuty = (typeof HOLIDAY_DUTIES)[number];
