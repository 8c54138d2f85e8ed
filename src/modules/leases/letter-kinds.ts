/** Letters about a lease: the landlord's notice to leave, a change of rent, and what became of the deposit. */
export const LETTER_KINDS = ['notice', 'rent', 'deposit'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];
