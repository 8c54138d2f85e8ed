/**
 * The limits of work in the accounts: requests, suppliers, messages, uploads and payments. No page of the public site uses
 * them, and none loads them: what one needs is in `limits.ts`.
 */
const MIB = 1024 * 1024;

/** How long after a job ended a supplier without Elite may write to its landlord. */
export const SUPPLIER_TIE_DAYS = 90;

/**
 * How many jobs a supplier's figures need, over how long, and how long a return visit counts against the first one.
 * `lw_supplier_numbers` has the same figures.
 */
export const SUPPLIER_NUMBERS = { minJobs: 5, months: 12, returnDays: 30, openEndedWindowHours: 1 } as const;
/** Length of a supplier’s answer to a rating. */
export const RATING_ANSWER_MAX = 1000;
/** Length of a reason for reporting a note, and of what an admin decides about it. */
export const RATING_REPORT_MAX = 1000;

/** Length of the reason why something isn't an emergency. It is also stored in the audit log. */
export const FLOOR_REASON_MAX = 250;

/** How many saved views of the list of requests a person sees at most: their own, and those shared in the account. */
export const SAVED_VIEWS_MAX = 30;
export const SAVED_VIEW_NAME_MAX = 60;

/** How many suppliers a landlord's own list has at most. */
export const PREFERRED_SUPPLIERS_MAX = 50;
/** How long a supplier may have to answer an offer. */
export const OFFER_ANSWER_MINUTES = { min: 5, max: 14 * 24 * 60 } as const;

/**
 * How many times for a visit one side can propose together, how long a visit may be, how far away, and the length of
 * its note.
 */
export const APPOINTMENT_TIMES_MAX = 3;
export const APPOINTMENT_HOURS_MAX = 12;
export const APPOINTMENT_AHEAD_DAYS = 180;
export const APPOINTMENT_NOTE_MAX = 500;

/** Warranties and insurances of units: how long the words about what they cover are, and how many days before the end the landlord is reminded. */
export const COVERAGE = { coversMax: 500, remindDays: 30 } as const;

/** Leases that end within these days get a renewal recommendation. */
export const RENEWAL_HORIZON_DAYS = 120;
/** How many days before a term ends tenants are asked whether they want to stay. */
export const INTENT_HORIZON_DAYS = 180;

/** What the server alone knows of chats: each public page would carry these figures along. */
export const CHAT_WORK = {
  /** At least this long between two emails about one conversation, and between two to those of the team who are there … */
  mailGapMinutes: 15,
  /** … or, while no one is there, to all of the team. */
  digestMinutes: 60,
  /** An email quotes the newest answers. */
  mailedLines: 10,
  /** How long the link in an email returns to the conversation. */
  returnDays: 7,
  /** Emails within a day to an address that no one has proven by opening a link, over all conversations. */
  unprovenMailsADay: 3,
  /** A chat that was given by turn and isn't answered for so long goes back into the queue, and to the next in turn. */
  turnMinutes: 5,
  /** A chat is in progress while the visitor waits, and this long after its last line. */
  inProgressMinutes: 60,
  /** The first answer is measured over so many days, from so many conversations on. */
  measuredDays: 28,
  measuredLeast: 20,
} as const;
/**
 * How much may be uploaded in addition to the settings STORAGE_QUOTA_MIB and UPLOAD_HOURLY_MIB: in total before an email
 * address is verified, the part of an account's space that each of its tenants and suppliers may fill, and from one source in
 * the demo within an hour.
 */
export const UPLOAD_SPACE = { unverifiedBytes: 20 * MIB, guestShare: 10, demoHourBytes: 100 * MIB } as const;
/** How much one person may begin to upload in parts within 24 hours. */
export const UPLOAD_DAY = { files: 300, bytes: 3 * 1024 * MIB } as const;
/** The largest picture that a browser may send as the preview of a video. */
export const POSTER_BYTES_MAX = 512 * 1024;

/** The largest amount of one charge, payment or rent. It keeps sums far below the largest safe integer. */
export const AMOUNT_MAX_CENTS = 100_000_000_000;

/** How many payments one request can record. */
export const PAYMENT_ROWS_MAX = 100;

/**
 * Payments that were received longer ago are the history of a lease, which a landlord enters once. Emails about them would
 * only confuse.
 */
export const PAYMENT_NEWS_DAYS = 31;

/** Characters of a message between a landlord and the tenants of a lease, or a supplier. */
export const LEASE_MESSAGE_MAX = 4000;
/** A message to many tenants: leases of one request, and characters of subject and text before the fields are filled in. */
export const BULK_MESSAGE = { leasesMax: 200, subjectMax: 120, textMax: 3500 } as const;
/** How many message templates an account has at most, and characters of a name. */
export const MESSAGE_TEMPLATES_MAX = 50;
export const MESSAGE_TEMPLATE_NAME_MAX = 60;
/** Characters of what landlords write about paying outside of the product. */
export const PAYMENT_INSTRUCTION = { addressMax: 254, nameMax: 120, textMax: 300, detailsMax: 600 } as const;
/** Characters of a line in the conversation of a service request. */
export const REQUEST_LINE_MAX = 4000;
/** Files that come with one line. */
export const REQUEST_LINE_FILES_MAX = 10;
/** People who are mentioned in one line. */
export const REQUEST_LINE_MENTIONS_MAX = 10;
/** For how long an email about a request can be answered, in days. */
export const REPLY_DAYS = 90;

/** Rents post on day 1 to 31, or on the last day of a shorter month. */
export const DUE_DAY = { first: 1, last: 31 } as const;

/** For this many days after a lease started here, its rent may be corrected upwards as long as none was paid. */
export const RENT_CORRECTION_DAYS = 30;
