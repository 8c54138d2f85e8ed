/** What a landlord spends money on, by property. Each category is an account of its own in the ledger (`expense_<category>`). */
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
