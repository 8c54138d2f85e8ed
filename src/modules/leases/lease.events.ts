import { defineEvent } from '../../platform/outbox/domain-event.js';

/** A lease begins to run: what is due by now posts, the tenants' homes show it. */
export const leaseActivated = defineEvent<{ leaseId: string; accountId: string }>('lease.activated');

/** Notice was given or taken back: `endsOn` is the last day, null when it goes on. */
export const leaseNoticeChanged = defineEvent<{ leaseId: string; accountId: string; endsOn: string | null }>(
  'lease.notice_changed',
);

/** The next term was agreed: its rent counts from the first day of it. `offered`: the tenant accepted an offer. */
export const leaseRenewed = defineEvent<{
  leaseId: string;
  accountId: string;
  startsOn: string;
  rentCents: number;
  offered?: boolean;
}>('lease.renewed');

/** The next term was taken back before it began: the lease goes on as it was. */
export const renewalCanceled = defineEvent<{ leaseId: string; accountId: string; startsOn: string }>(
  'lease.renewal_canceled',
);

/** A mistyped term was put right: `amountCents` is what the tenants owe more by it, below zero less. */
export const leaseCorrected = defineEvent<{ leaseId: string; accountId: string; reason: string; amountCents: number }>(
  'lease.corrected',
);

/** A lease is over; its last charges may still post. */
export const leaseEnded = defineEvent<{ leaseId: string; accountId: string; endsOn: string }>('lease.ended');
