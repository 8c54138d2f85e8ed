/** What a charge in addition to the rent is for. The landlord's own text adds the details. */
export const RECURRING_CHARGE_CATEGORIES = ['parking', 'pets', 'storage', 'utilities', 'services', 'other'] as const;
export type RecurringChargeCategory = (typeof RECURRING_CHARGE_CATEGORIES)[number];

/** Months from one booking of a recurring expense to the next. */
export const FREQUENCY_MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const;
export type ExpenseFrequency = keyof typeof FREQUENCY_MONTHS;
export const EXPENSE_FREQUENCIES = Object.keys(FREQUENCY_MONTHS) as ExpenseFrequency[];
