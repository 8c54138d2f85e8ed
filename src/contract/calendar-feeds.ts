import type { UserType } from './roles.js';

/** What a calendar can show. */
export const CALENDAR_KINDS = [
  'appointments',
  'lease_days',
  'rent_days',
  'maintenance',
  'invoices',
  'supplier_papers',
] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Who can subscribe to a calendar, and what it can show them. */
const KINDS_OF = {
  landlord: CALENDAR_KINDS,
  tenant: ['appointments', 'lease_days', 'rent_days'],
  supplier: ['appointments', 'invoices', 'supplier_papers'],
  technician: ['appointments'],
} as const satisfies Partial<Record<UserType, readonly CalendarKind[]>>;
export type CalendarReader = keyof typeof KINDS_OF;

export const isCalendarReader = (role: string): role is CalendarReader => role in KINDS_OF;
export const calendarKindsOf = (role: CalendarReader): readonly CalendarKind[] => KINDS_OF[role];

/** Landlords choose the rent days themselves: everyone else would have them among the days that matter to them. */
export const usualKindsOf = (role: CalendarReader): readonly CalendarKind[] =>
  calendarKindsOf(role).filter((kind) => role !== 'landlord' || kind !== 'rent_days');

/** The address of a calendar begins with this; what follows is its secret. */
export const CALENDAR_PATH = '/api/calendar/';
/** How often an address may be read within an hour, by all the devices of its reader. */
export const CALENDAR_READS_PER_HOUR = 60;
/** Calendar programs are asked to look again after so many hours. */
export const CALENDAR_REFRESH_HOURS = 4;
/** How many days back and ahead a calendar shows. */
export const CALENDAR_DAYS = { back: 31, ahead: 400 } as const;
