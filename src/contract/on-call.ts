import { HOURS } from './hours.js';

/** Who can be on an on-call list: the landlord, someone else of the account, a supplier, or someone outside the product. */
export const ON_CALL_KINDS = ['landlord', 'colleague', 'supplier', 'outside'] as const;
export type OnCallKind = (typeof ON_CALL_KINDS)[number];

/** How someone on call is notified. */
export const ON_CALL_CHANNELS = ['bell', 'email', 'sms', 'push'] as const;
export type OnCallChannel = (typeof ON_CALL_CHANNELS)[number];

/** The state of a search for someone on call: still asking, someone accepted, no longer needed, or no one answered. */
export const ON_CALL_STATES = ['asking', 'acknowledged', 'stopped', 'unanswered'] as const;
export type OnCallState = (typeof ON_CALL_STATES)[number];

/** What became of one notification: `ended` if someone else accepted, or if the request no longer needed anyone. */
export const ON_CALL_OUTCOMES = ['waiting', 'no_answer', 'acknowledged', 'ended'] as const;
export type OnCallOutcome = (typeof ON_CALL_OUTCOMES)[number];

/** What the page behind a mailed link shows. */
export const ON_CALL_LINK_STATES = ['asking', 'yours', 'taken', 'over'] as const;
export type OnCallLinkState = (typeof ON_CALL_LINK_STATES)[number];

/** What a landlord may enter, and how many times the list is repeated. */
export const ON_CALL = {
  peopleMax: 20,
  hoursMax: HOURS.hoursMax,
  daysOffMax: HOURS.daysOffMax,
  minutesMin: 5,
  minutesMax: 60,
  minutesUsual: 15,
  rounds: 3,
  /** A list that no one answered is begun again at this hour at the latest, by its clock. */
  morningHour: 8,
  /** A mailed link is valid for so many hours. */
  linkHours: 24,
  /** A request that becomes an emergency again starts over only this long after the search before has ended. */
  restMinutes: 60,
  /**
   * How many notifications one email address or phone number gets within an hour from all lists, and how many searches an
   * account can start in it.
   */
  emailsPerHour: 20,
  textsPerHour: 10,
  alarmsPerHour: 30,
  /** How many of these one tenant’s reports can start. */
  alarmsPerReporter: 10,
} as const;
