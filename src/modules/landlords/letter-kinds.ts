/** Letters about a lease: the landlord's notice to leave, and a change of rent. */
export const LETTER_KINDS = ['notice', 'rent'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];
