import { IsIn } from 'class-validator';
import { CURRENCY_CODES, type Currency } from '../../../contract/currencies.js';
import { TRANSLATION_PROVIDERS, type TranslationProvider } from '../../../contract/translations.js';
import { REPLICA_STATES, type ReplicaState } from '../../../platform/database/replica.js';

/** A count with its course: the totals at the ends of the last eight weeks, the present one last. */
export class GrowthFigure {
  total: number;
  /** How many came within seven days. */
  lastWeek: number;
  weeks: number[];
}

export class RentProcessed {
  @IsIn(CURRENCY_CODES) currency: Currency;
  /** Payments that succeeded this month (UTC). */
  processedCents: number;
  /** What was charged with a due day in this month … */
  chargedCents: number;
  /** … and how much of it is covered: by payments of any time and by credit. */
  paidCents: number;
}

export class NewAccountsDay {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  tenant: number;
  landlord: number;
  supplier: number;
}

export class OpenWork {
  open: number;
  /** Since when the oldest waits. */
  oldestAt: string | null;
}

export class OutboxFigures {
  queued: number;
  failed: number;
  kept: number;
  /** The provider's words at the newest failure. */
  failure: string | null;
}

/** Failures that last until someone looks after them. Failed emails are in `outbox`, forms and reported notes beside it. */
export class AttentionFigures {
  /** Background jobs that failed for good. */
  failedJobs: number;
  /** Differences between the books and the payment provider that no one has resolved. */
  paymentFindings: number;
  /** Whether the last nightly check found books that don't balance. */
  ledgerUnbalanced: boolean;
  /** Whether the last backup that ended failed. */
  backupFailed: boolean;
  /** Whether no nightly backup has been verified in time. */
  backupOverdue: boolean;
}

export class SystemFigures {
  startedAt: string;
  /** How long the database took for the figures of this answer. */
  databaseMs: number;
  @IsIn(['sandbox', 'stripe']) payments: 'sandbox' | 'stripe';
  /** `kept`: there is no mail server, mails stand in the outbox. */
  @IsIn(['smtp', 'kept']) mail: 'smtp' | 'kept';
  /** Who translates messages. */
  @IsIn(TRANSLATION_PROVIDERS) translation: TranslationProvider;
  /** Since when translations fail in the process that answers; null while they work. */
  translationFailingSince: string | null;
  /** The nightly check of all books: when, and whether they balance; null before the first one. */
  ledgerCheckedAt: string | null;
  ledgerBalanced: boolean | null;
  /** Time zones of properties for which the server's and the database's time zone data disagree in the years around now. */
  timeZonesDiffering: string[];
  /** The replica for reports, as the process that answers finds it; `off` without one. */
  @IsIn(REPLICA_STATES) replica: ReplicaState;
}

/** What an admin sees first (docs/specification/staff-and-admin.md: GET /admin/stats). Of the live world alone. */
export class AdminStatsResponse {
  users: GrowthFigure;
  units: GrowthFigure;
  rent: RentProcessed[];
  serviceRequests: OpenWork;
  /** Forms of the site that nobody has handled yet. */
  forms: OpenWork;
  /** Reported notes of ratings without a decision. */
  ratings: OpenWork;
  /** The last 14 days, today last. */
  newAccounts: NewAccountsDay[];
  outbox: OutboxFigures;
  attention: AttentionFigures;
  system: SystemFigures;
}
