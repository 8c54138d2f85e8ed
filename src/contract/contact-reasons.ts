/** Reasons in the contact form, in its order (docs/specification/forms.md): the value in the API, and the end of its message id. */
export const CONTACT_REASONS = [
  { value: 'General Inquiry', key: 'generalInquiry' },
  { value: 'Product Demo', key: 'productDemo' },
  { value: 'Technical Support', key: 'technicalSupport' },
  { value: 'Partnership Opportunity', key: 'partnershipOpportunity' },
  { value: 'Media & Press', key: 'mediaPress' },
  { value: 'Join Our Mission (Philanthropy)', key: 'joinOurMission' },
  { value: 'Investor Relations', key: 'investorRelations' },
  { value: 'Careers', key: 'careers' },
  { value: 'Bug Report', key: 'bugReport' },
  { value: 'Feature Request', key: 'featureRequest' },
  { value: 'Other', key: 'other' },
] as const;

export type ContactReason = (typeof CONTACT_REASONS)[number]['value'];
