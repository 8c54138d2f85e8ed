/** The product's name and slug. They are written nowhere else (docs/specification/product.md). */
export const PRODUCT = { name: 'Lodgewell', slug: 'lodgewell' } as const;
