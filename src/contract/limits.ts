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

/** After this long a completed request is closed automatically. */
export const REQUEST_CLOSES_AFTER_DAYS = 7;

/** Others than the supplier read the ratings once there are as many. `lw_supplier_ratings` has the same figure. */
export const RATINGS_SHOWN_FROM = 5;

/** How many photos and videos one side can add to a request, of the problem and of the finished work each. */
export const REQUEST_PHOTOS_MAX = 50;
/** How many of them can be videos, and how long one may be. */
export const REQUEST_VIDEOS_MAX = 5;
export const VIDEO_SECONDS_MAX = 60;

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

export const FILE_BYTES = { document: 20 * MIB, video: 100 * MIB } as const;
/**
 * Uploads that continue after a break: the size of a part, how many are sent at the same time, and how long an
 * unfinished one is kept.
 */
export const RESUMABLE_UPLOAD = { partBytes: 2 * MIB, atOnce: 3, keptHours: 24 } as const;
export const DOWNLOAD_LINK_MINUTES = 5;

export const TRIAL_DAYS = { signUp: 14, salesAssisted: 7 } as const;

/** How long a demonstration takes (docs/specification/forms.md). */
export const DEMO_MINUTES = 30;

/** In the product's price currency. */
export const ELITE = { annualCents: 29_900, lifetimeCents: 149_900, moneyBackDays: 30 } as const;

/** How many messages one request translates: as many as a page of a conversation shows. */
export const TRANSLATIONS_PER_REQUEST = 50;
/** Days that a translation is kept, so that a message is not paid for each time it is read. */
export const TRANSLATION_KEPT_DAYS = 30;
