/** What a landlord spends money on, by property: each is an account of the ledger of its own (`expense_<category>`). */
export const EXPENSE_CATEGORIES = [
  'repairs',
  'maintenance',
  'cleaning',
  'utilities',
  'insurance',
  'property_tax',
  'mortgage_interest',
  'management',
  'supplies',
  'legal',
  'advertising',
  'travel',
  'other',
] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];
