import { defineEvent } from '../../platform/outbox/domain-event.js';

/** What a landlord, or a run, did to what the tenants owe. Rents that come due by the schedule are no news. */
export type OwedChange =
  | 'charge'
  | 'deposit'
  | 'credit'
  | 'late_fee'
  | 'canceled'
  | 'rents'
  | 'deposit_returned'
  | 'recurring_added'
  | 'recurring_changed'
  | 'recurring_stopped';

/**
 * A command changed what the tenants of a lease owe. There is one event per command, regardless of how many lines it
 * wrote.
 */
export const owedChanged = defineEvent<{
  leaseId: string;
  accountId: string;
  what: OwedChange;
  /** Of the charge or credit; of `rents` what is owed more, below zero less. */
  amountCents: number;
  /** The landlord's words for it; of `canceled` none for what has no words of its own. */
  label?: string | null;
  /** Why, in the landlord's words. */
  note?: string | null;
  /** For a returned deposit: how much of it was kept for open rent and charges. */
  keptForOwedCents?: number;
  dueOn?: string | null;
  /** The kind of entry that was canceled. */
  entry?: string;
}>('ledger.owed_changed');
