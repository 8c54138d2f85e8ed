/** The least share of mutants, in per cent, that the specs of a listed file find. */
export const FLOOR = 85;

/**
 * Pure rules of which a mistake costs someone money, a state or a right. Each is changed in many small ways, and a spec
 * beside it has to notice; `path` is without `.ts`, and the spec is `path.spec.ts` unless `specs` names others.
 * @type {ReadonlyArray<string | { path: string, specs: string[] }>}
 */
const RULES = [
  // Money
  'src/contract/money',
  'src/contract/amount-text',
  { path: 'src/contract/amount-format', specs: ['src/contract/amount-text'] },
  'src/contract/percent',
  { path: 'src/contract/percent-text', specs: ['src/contract/percent'] },
  'src/contract/currencies',
  'src/modules/ledger/allocation',
  'src/modules/ledger/posting-rules',
  'src/modules/rent/rules/proration',
  'src/modules/regions/rules/late-fees',
  'src/modules/rent/rules/rent-schedule',
  'src/modules/rent/rules/rent-changes',
  'src/modules/payments/method-fees',
  { path: 'src/modules/payments/cashback', specs: ['src/modules/payments/method-fees'] },
  'src/modules/payments/refund-shares',
  'src/modules/payments/payment-terms',
  'src/modules/payments/autopay-count',
  'src/modules/payments/bank-days',
  'src/modules/payments/reconciliation/compare-payments',
  'src/modules/lease-renewals/recommend',
  // States
  'src/contract/state-machine',
  'src/contract/payment-states',
  'src/modules/payments/payment.states',
  'src/modules/leases/lease.states',
  'src/modules/lease-renewals/renewal.states',
  'src/modules/listings/listing.states',
  { path: 'src/modules/service-requests/service-request.states', specs: ['src/modules/service-requests/states'] },
  { path: 'src/modules/service-requests/offer.states', specs: ['src/modules/service-requests/states'] },
  { path: 'src/modules/service-requests/quote.states', specs: ['src/modules/service-requests/states'] },
  // Rights and limits
  'src/modules/service-requests/request-edits',
  'src/modules/service-requests/board/reveals-contact',
  'src/modules/accounts/rules/weak-password',
  'src/modules/sessions/rules/session-limits',
  'src/platform/auth/authenticator',
  { path: 'src/contract/roles', specs: ['src/contract/options'] },
  'src/platform/throttle/counting',
  'src/platform/throttle/too-many',
  'src/platform/throttle/source',
  'src/platform/throttle/source-gate',
  // Days, places and what is looked for
  'src/contract/days',
  'src/contract/time-zones',
  'src/modules/regions/rules/check-lease',
  'src/modules/regions/rules/check-increase',
  { path: 'src/modules/regions/rules/check-end', specs: ['src/modules/regions/rules/check-increase'] },
  {
    path: 'src/modules/regions/rules/region-law',
    specs: ['src/modules/regions/rules/region-law', 'src/modules/regions/rules/check-lease'],
  },
  'src/modules/regions/rules/notice-window',
  'src/modules/regions/rules/late-fee-limit',
  'src/modules/listings/listing-search',
];

/** The listed files with their specs. */
export const FILES = RULES.map((rule) => {
  const { path, specs } = typeof rule === 'string' ? { path: rule, specs: [rule] } : rule;
  return { file: `${path}.ts`, specs: specs.map((spec) => `${spec}.spec.ts`) };
});
