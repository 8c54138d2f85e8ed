/** What is maintained, so that a list can be read at a glance. The landlord's own name says which one it is. */
export const DEVICE_KINDS = [
  'smoke_alarm',
  'co_alarm',
  'fire_extinguisher',
  'heating',
  'cooling',
  'air_filter',
  'water_heater',
  'plumbing',
  'electrical',
  'appliance',
  'dryer_vent',
  'gutters',
  'roof',
  'grounds',
  'other',
] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** What a landlord notes about a unit, so that everyone who gets a repair request knows whom to call first. */
export const COVERAGE_KINDS = ['warranty', 'insurance'] as const;
export type CoverageKind = (typeof COVERAGE_KINDS)[number];

/** How a maintenance schedule repeats: every few months from a date, once a year on a date, or in certain seasons. */
export const MAINTENANCE_RHYTHMS = ['months', 'yearly', 'seasons'] as const;
export type MaintenanceRhythm = (typeof MAINTENANCE_RHYTHMS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** The state of one due day of a schedule: no request yet, a request that is open before or after its day, done, or canceled. */
export const MAINTENANCE_STATES = ['planned', 'due', 'overdue', 'done', 'canceled'] as const;
export type MaintenanceState = (typeof MAINTENANCE_STATES)[number];

/** Seasonal maintenance is due in the middle of its season. */
export const SEASON_DAY = 15;
const NORTHERN_MONTH: Readonly<Record<Season, number>> = { spring: 4, summer: 7, autumn: 10, winter: 1 };

/** Countries (ISO 3166-1) where most people live south of the equator. */
const SOUTHERN: ReadonlySet<string> = new Set(
  (
    'AO AQ AR AS AU BI BO BR BV BW CC CD CK CL CX EC FJ FK GS HM ID IO KM LS MG MU MW MZ NA NC NF NR NU NZ PE PF PG PN PY RE RW ' +
    'SB SC SH SZ TF TK TL TO TV TZ UY VU WF WS YT ZA ZM ZW'
  ).split(' '),
);

/** The month (1 to 12) in which maintenance of a season is due: the middle of the season where the property is. */
export function monthOfSeason(season: Season, country: string): number {
  const month = NORTHERN_MONTH[season];
  return SOUTHERN.has(country) ? ((month + 5) % 12) + 1 : month;
}
