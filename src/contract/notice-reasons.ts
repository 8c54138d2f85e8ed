/** Whose notice it is. Only a landlord's own is checked against the region's rules: a tenant's may be accepted late. */
export const NOTICE_BY = ['landlord', 'tenant', 'agreement'] as const;
export type NoticeBy = (typeof NOTICE_BY)[number];

/** Why a landlord ends a lease: the grounds that tenancy laws name, and what is left. */
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
