/** The payment providers. `sandbox` moves no money, and screens say so. */
export const PROVIDER_NAMES = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];
