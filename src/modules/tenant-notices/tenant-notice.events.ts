import { defineEvent } from '../../platform/outbox/domain-event.js';

/**
 * What one side said to the other about a tenant’s notice. An acknowledgment that ends the lease has the lease’s own
 * event instead.
 */
export type NoticeHappening =
  | 'given'
  | 'asked'
  | 'withdrawn'
  | 'withdrawal_asked'
  | 'leaving'
  | 'declined'
  | 'replied'
  | 'kept'
  | 'staying'
  | 'undone';

/** What the tenants do; everything else comes from the landlord. */
export const FROM_TENANTS: readonly NoticeHappening[] = ['given', 'asked', 'withdrawn', 'withdrawal_asked'];

export const tenantNoticeHappened = defineEvent<{
  noticeId: string;
  leaseId: string;
  accountId: string;
  happening: NoticeHappening;
}>('tenant_notice.happened');
