/**
 * Numbers that the specification prescribes (docs/specification/constants.md). What an operator may change is a setting
 * instead.
 */
const SECOND = 1000;
const MIB = 1024 * 1024;

/** The smallest password of each form. If the server's setting is larger, that one applies (docs/specification/registration.md). */
export const PASSWORD_MIN = {
  landlordPortal: 8,
  registerPage: 6,
  tenantSetup: 6,
  server: 6,
  serverInProduction: 8,
} as const;
export const PASSWORD_MAX = 200;

export const TENANT_CODE = { length: 8, panelMaxLength: 8, pageMaxLength: 12, lifeDays: 60 } as const;

export const VERIFICATION_CODE = {
  length: 6,
  lifeMinutes: 10,
  wrongTries: 5,
  challengeMinutes: 5,
  requestsPerHour: 5,
  resendSeconds: 60,
} as const;

export const SESSION = { tokenHours: 24, renewAfterHours: 12, idleDays: 30, idleHoursInternal: 12 } as const;

/** How long a session is kept after it ended, with the place where it was opened. */
export const SESSION_KEPT_MONTHS = 12;

/** Verification of an address, forgotten password, change of address. */
export const EMAIL_LINK_MINUTES = 60;

/** How long a second admin can confirm that someone's two-step verification is reset. */
export const TWO_FACTOR_RESET_HOURS = 24;

/** How long an admin's invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** How long past tenants can read, see documents and pay. */
export const TENANT_ACCESS_AFTER_END_MONTHS = 24;

/** How far back a lease may be ended, so that tenants keep at least the rest of their access. */
export const LEASE_END_MONTHS_BACK = 12;
/** For this many days after the end of a lease was recorded, its landlord can undo it. */
export const LEASE_END_UNDO_DAYS = 30;
/** How many months ahead the last day of a tenant’s notice may be. */
export const NOTICE_MONTHS_AHEAD = 60;

/** How long a supplier sees a job after it is closed. */
export const SUPPLIER_ACCESS_AFTER_CLOSE_DAYS = 30;

/** How long after a job ended a supplier without Elite may write to its landlord. */
export const SUPPLIER_TIE_DAYS = 90;

/** After this long a completed request is closed automatically. */
export const REQUEST_CLOSES_AFTER_DAYS = 7;

/**
 * How many jobs a supplier's figures need, over how long, and how long a return visit counts against the first one.
 * `lw_supplier_numbers` has the same figures.
 */
export const SUPPLIER_NUMBERS = { minJobs: 5, months: 12, returnDays: 30, openEndedWindowHours: 1 } as const;

/** Others than the supplier read the ratings once there are as many. `lw_supplier_ratings` has the same figure. */
export const RATINGS_SHOWN_FROM = 5;
/** Length of a supplier’s answer to a rating. */
export const RATING_ANSWER_MAX = 1000;
/** Length of a reason for reporting a note, and of what an admin decides about it. */
export const RATING_REPORT_MAX = 1000;

/** How many photos and videos one side can add to a request, of the problem and of the finished work each. */
export const REQUEST_PHOTOS_MAX = 50;
/** How many of them can be videos, and how long one may be. */
export const REQUEST_VIDEOS_MAX = 5;
export const VIDEO_SECONDS_MAX = 60;

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

/** What a landlord may enter for recurring maintenance: how many schedules, lines of a checklist, characters, months and days. */
export const MAINTENANCE = {
  schedulesMax: 2000,
  checklistMax: 30,
  lineMax: 160,
  instructionsMax: 2000,
  monthsMax: 120,
  leadDaysMax: 60,
  /** How many days before the due day the one who does the work is reminded. */
  remindDays: 3,
} as const;

/** Warranties and insurances of units: how long the words about what they cover are, and how many days before the end the landlord is reminded. */
export const COVERAGE = { coversMax: 500, remindDays: 30 } as const;

/** Leases that end within these days get a renewal recommendation. */
export const RENEWAL_HORIZON_DAYS = 120;
/** How many days before a term ends tenants are asked whether they want to stay. */
export const INTENT_HORIZON_DAYS = 180;

/** How long the link that confirms the newsletter works. */
export const NEWSLETTER_CONFIRM_DAYS = 7;
/** After this many days, an address that never confirmed or that unsubscribed is removed from the newsletter's list. */
export const NEWSLETTER_KEPT_DAYS = 30;
/** How long an address that mail servers know nothing of gets no newsletter. */
export const BOUNCES_KEPT_DAYS = 365;

/** How long the answer to a POST with an `Idempotency-Key` is kept. */
export const IDEMPOTENCY_HOURS = 24;

export const REDIRECT_MS = { afterSignUp: 2 * SECOND, afterTenantSetup: 2 * SECOND, google: 100 } as const;

export const COOKIE_BANNER_MS = 2 * SECOND;
export const ANNOUNCEMENT_REFRESH_MS = 60 * SECOND;

export const CHAT = {
  autoReplyMs: SECOND,
  /** The documented figure, shown as a sample until there is a measured one. */
  averageAnswerMinutes: 3,
  /**
   * An answer that the visitor hasn't seen for this long is emailed to them, if they left an address. The team gets an
   * email about a visitor who has waited this long.
   */
  unansweredMailMinutes: 2,
} as const;

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

export const FILE_BYTES = { document: 20 * MIB, video: 100 * MIB } as const;
/**
 * How much may be uploaded in addition to the settings STORAGE_QUOTA_MIB and UPLOAD_HOURLY_MIB: in total before an email
 * address is verified, the part of an account's space that each of its tenants and suppliers may fill, and from one source in
 * the demo within an hour.
 */
export const UPLOAD_SPACE = { unverifiedBytes: 20 * MIB, guestShare: 10, demoHourBytes: 100 * MIB } as const;
/**
 * Uploads that continue after a break: the size of a part, how many are sent at the same time, and how long an
 * unfinished one is kept.
 */
export const RESUMABLE_UPLOAD = { partBytes: 2 * MIB, atOnce: 3, keptHours: 24 } as const;
/** How much one person may begin to upload in parts within 24 hours. */
export const UPLOAD_DAY = { files: 300, bytes: 3 * 1024 * MIB } as const;
/** The largest picture that a browser may send as the preview of a video. */
export const POSTER_BYTES_MAX = 512 * 1024;
export const DOWNLOAD_LINK_MINUTES = 5;

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

export const TRIAL_DAYS = { signUp: 14, salesAssisted: 7 } as const;

/** How long a demonstration takes (docs/specification/forms.md). */
export const DEMO_MINUTES = 30;

/** In the product's price currency. */
export const ELITE = { annualCents: 29_900, lifetimeCents: 149_900, moneyBackDays: 30 } as const;

/** For this many days after a lease started here, its rent may be corrected upwards as long as none was paid. */
export const RENT_CORRECTION_DAYS = 30;

/** How many messages one request translates: as many as a page of a conversation shows. */
export const TRANSLATIONS_PER_REQUEST = 50;
/** Days that a translation is kept, so that a message is not paid for each time it is read. */
export const TRANSLATION_KEPT_DAYS = 30;
