/** Options of the public forms, in their order (docs/specification/forms.md). */
export const INQUIRY_USER_TYPES = [
  'landlord',
  'property-manager',
  'tenant',
  'supplier',
  'investor',
  'partner',
  'other',
] as const;
export type InquiryUserType = (typeof INQUIRY_USER_TYPES)[number];

export const TRIAL_PROPERTY_COUNTS = ['1-5', '6-20', '21-50', '51-100', '100+'] as const;
export type TrialPropertyCount = (typeof TRIAL_PROPERTY_COUNTS)[number];

export const HEARD_ABOUT = ['google', 'social', 'referral', 'advertising', 'event', 'other'] as const;
export type HeardAbout = (typeof HEARD_ABOUT)[number];

export const DEMO_PROPERTY_COUNTS = ['1-10', '11-50', '51-100', '100+'] as const;
export type DemoPropertyCount = (typeof DEMO_PROPERTY_COUNTS)[number];
