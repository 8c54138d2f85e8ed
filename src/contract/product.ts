/** The product's name and slug: nothing else spells them (decisions, section 1). */
export const PRODUCT = { name: 'Lodgewell', slug: 'lodgewell' } as const;
