import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A lease was activated: what is already due is posted, and the tenants' home pages show it. */
export const leaseActivated = defineEvent<{ leaseId: string; accountId: string }>('lease.activated');

/** Notice was given or withdrawn. `endsOn` is the last day, or null when the lease continues. */
export const leaseNoticeChanged = defineEvent<{ leaseId: string; accountId: string; endsOn: string | null }>(
  'lease.notice_changed',
);

/**
 * The next term was agreed: its rent applies from its first day. `offered`: a tenant accepted an offer, so the offer's
 * own email announces it.
 */
export const leaseRenewed = defineEvent<{
  leaseId: string;
  accountId: string;
  startsOn: string;
  rentCents: number;
  offered?: boolean;
}>('lease.renewed');

/** The next term was withdrawn before it began, so the lease continues as before. */
export const renewalCanceled = defineEvent<{
  leaseId: string;
  accountId: string;
  startsOn: string;
  /** The recommendation that the term came from. Events of earlier releases don't name it. */
  renewalId?: string | null;
  /** Whether it would only have changed the rent of a lease from month to month. */
  rentOnly?: boolean;
}>('lease.renewal_canceled');

/** A mistyped term was corrected. `amountCents` is how much more the tenants owe after it; below zero for less. */
export const leaseCorrected = defineEvent<{ leaseId: string; accountId: string; reason: string; amountCents: number }>(
  'lease.corrected',
);

/** The landlord changed terms of an active lease: its end, its late fee, or the agreed deposit. */
export const leaseTermsChanged = defineEvent<{ leaseId: string; accountId: string; changed: ChangedTerm[] }>(
  'lease.terms_changed',
);
export type ChangedTerm = 'term' | 'late_fee' | 'deposit';

/** A lease has ended; its last charges may still post. */
export const leaseEnded = defineEvent<{ leaseId: string; accountId: string; endsOn: string }>('lease.ended');

/** A recorded end was a mistake. `endsOn` is the last day of the notice that counts again, or null when the lease continues. */
export const leaseEndUndone = defineEvent<{ leaseId: string; accountId: string; endsOn: string | null }>(
  'lease.end_undone',
);
