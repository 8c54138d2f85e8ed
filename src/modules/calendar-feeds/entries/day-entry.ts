import type { CalendarReader } from '../../../contract/calendar-feeds.js';
import type { Day } from '../../../contract/days.js';
import type { Query } from '../../../platform/scope/scope.js';

/** For whom a calendar is written, and the days that it shows. */
export interface Reading {
  readonly role: CalendarReader;
  readonly now: Date;
  readonly from: Day;
  readonly until: Day;
}

/** Something of a whole day. Amounts and contact details are left out: the company behind the calendar program keeps a copy. */
export interface DayEntry {
  /** The same at each reading, also when the day moves: calendar programs recognize an entry by it. */
  readonly uid: string;
  readonly on: Day;
  /** Its words, `calendar-feeds.<text>`. */
  readonly text: string;
  readonly values?: Record<string, string | number>;
  readonly place?: Place | null;
  /** The page in the product. */
  readonly path: string;
}

export interface Place {
  readonly property: string;
  readonly unit: string | null;
}

/** Entries of one kind, under the reader's policies: what isn't theirs to see is simply not there. */
export type DaySource = (query: Query, reading: Reading) => Promise<DayEntry[]>;

/** A portfolio of thousands of leases would make a file that no calendar program takes: the soonest ones of each query. */
export const MOST_OF_A_KIND = 1000;

/** Of property `p` and unit `u`. Landlords call a property by its name, tenants and suppliers know its address. */
export const PLACE = (role: CalendarReader) =>
  `json_build_object('property', ${role === 'landlord' ? 'p.name' : "p.street_number || ' ' || p.street"}, 'unit', u.label) as place`;
