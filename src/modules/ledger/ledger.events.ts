import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A landlord or a run changed what the tenants owe. Rents that are posted by the schedule have no event. */
export type OwedChange =
  | 'charge'
  | 'deposit'
  | 'credit'
  | 'late_fee'
  | 'canceled'
  | 'rents'
  | 'deposit_returned'
  | 'opening'
  | 'opening_credit'
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
  /** Of `rents`: the months whose rents and recurring charges changed, oldest first. */
  months?: readonly string[];
  /** Of the charge or credit; of `rents` what is owed more, below zero less. */
  amountCents: number;
  /** The landlord's text for it; for `canceled` none if the entry had no text. */
  label?: string | null;
  /** The reason, in the landlord's words. */
  note?: string | null;
  /** For a returned deposit: how much of it was kept for open rent and charges. */
  keptForOwedCents?: number;
  dueOn?: string | null;
  /** The kind of entry that was canceled. */
  entry?: string;
}>('ledger.owed_changed');
