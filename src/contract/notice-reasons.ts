/**
 * Whose notice it is. Only a landlord's own notice is checked against the region's rules, because a tenant's may be accepted
 * even if it is late.
 */
export const NOTICE_BY = ['landlord', 'tenant', 'agreement'] as const;
export type NoticeBy = (typeof NOTICE_BY)[number];

/** Why a landlord ends a lease: the grounds that tenancy laws name, and “other”. */
export const NOTICE_REASONS = [
  'end_of_term',
  'own_use',
  'sale',
  'renovation',
  'nonpayment',
  'breach',
  'other',
] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];
