import { IsIn } from 'class-validator';
import { CURRENCY_CODES, type Currency } from '../../../contract/currencies.js';
import { TRANSLATION_PROVIDERS, type TranslationProvider } from '../../../contract/translations.js';
import { REPLICA_STATES, type ReplicaState } from '../../../platform/database/replica.js';

/** A count and its trend: the totals at the ends of the last eight weeks, the current total last. */
export class GrowthFigure {
  total: number;
  /** How many were added within the last seven days. */
  lastWeek: number;
  weeks: number[];
}

export class RentProcessed {
  @IsIn(CURRENCY_CODES) currency: Currency;
  /** Payments that succeeded this month (UTC). */
  processedCents: number;
  /** Charges that are due this month. */
  chargedCents: number;
  /** How much of these charges is paid, by payments of any time and by credit. */
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
  /** When the oldest open one was created. */
  oldestAt: string | null;
}

export class OutboxFigures {
  queued: number;
  failed: number;
  kept: number;
  /** The newest failure, in the provider's words. */
  failure: string | null;
}

/**
 * Failures that remain until someone handles them. Failed emails are in `outbox`; forms and reported notes have fields of their
 * own.
 */
export class AttentionFigures {
  /** Background jobs that have failed and aren't retried. */
  failedJobs: number;
  /** Unresolved differences between the ledger and the payment provider. */
  paymentFindings: number;
  /** Whether the last nightly check found ledgers that don't balance. */
  ledgerUnbalanced: boolean;
  /** Whether the last finished backup failed. */
  backupFailed: boolean;
  /** Whether a verified nightly backup is overdue. */
  backupOverdue: boolean;
}

export class SystemFigures {
  startedAt: string;
  /** How long the database took to compute these figures. */
  databaseMs: number;
  @IsIn(['sandbox', 'stripe']) payments: 'sandbox' | 'stripe';
  /** `kept`: no mail server is set up, so emails stay in the outbox. */
  @IsIn(['smtp', 'kept']) mail: 'smtp' | 'kept';
  /** The service that translates messages. */
  @IsIn(TRANSLATION_PROVIDERS) translation: TranslationProvider;
  /** When translations began to fail in the process that answers. Null while they work. */
  translationFailingSince: string | null;
  /** When the nightly check of all ledgers last ran. Null before the first one. */
  ledgerCheckedAt: string | null;
  ledgerBalanced: boolean | null;
  /** Time zones of properties for which the time zone data of the server and the database disagree in the years around now. */
  timeZonesDiffering: string[];
  /** The replica for reports, as seen by the process that answers. `off` if there is none. */
  @IsIn(REPLICA_STATES) replica: ReplicaState;
}

/** What an admin sees first (docs/specification/staff-and-admin.md: GET /admin/stats). Without the demo. */
export class AdminStatsResponse {
  users: GrowthFigure;
  units: GrowthFigure;
  rent: RentProcessed[];
  serviceRequests: OpenWork;
  /** Forms of the public site that no one has handled yet. */
  forms: OpenWork;
  /** Reported rating notes without a decision. */
  ratings: OpenWork;
  /** The last 14 days, today last. */
  newAccounts: NewAccountsDay[];
  outbox: OutboxFigures;
  attention: AttentionFigures;
  system: SystemFigures;
}
