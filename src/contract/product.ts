/** The product's name and slug: nothing else spells them (docs/specification/product.md). */
export const PRODUCT = { name: 'Lodgewell', slug: 'lodgewell' } as const;
