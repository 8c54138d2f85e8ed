/** What a person or an account has with us, one list each: of landlords and suppliers what their accounts have. */
export const AFFAIRS = ['units', 'leases', 'payments', 'invoices', 'requests', 'tickets', 'chats', 'leads'] as const;
export type AffairKind = (typeof AFFAIRS)[number];

/** What an account has. Leads are of people. */
export const ACCOUNT_AFFAIRS = AFFAIRS.filter((kind) => kind !== 'leads');
