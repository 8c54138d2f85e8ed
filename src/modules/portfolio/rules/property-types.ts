export const PROPERTY_TYPES = ['apartment', 'house', 'condo', 'townhouse', 'commercial'] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];
