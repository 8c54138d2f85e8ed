import type { FieldFault } from './field-faults.js';
import { own } from './own.js';

/** The topics of a region's tenancy rules: one column of the fact sheet each. */
export const REGION_TOPICS = [
  'rent_cap',
  'rent_cap_exemptions',
  'increase_interval',
  'increase_notice',
  'end_of_term',
  'notice_form',
  'entry_notice',
  'lease_form',
  'deposit',
  'deposit_interest',
  'deposit_return',
  'late_fee',
  'returned_payment',
  'surcharge',
] as const;
export type RegionTopic = (typeof REGION_TOPICS)[number];

export function isRegionTopic(value: unknown): value is RegionTopic {
  return REGION_TOPICS.some((topic) => topic === value);
}

/** From an official text, from someone who reports it, or unclear and contradictory. */
export const CONFIDENCES = ['official', 'secondary', 'unsure'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** How far the product can apply a rule automatically (docs/specification/leases.md). */
export const RULE_STATUSES = ['automatic', 'manual', 'expired', 'unknown'] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

/**
 * One value of a rule that can be computed. `none`: null is allowed and says that the law sets no limit. `required`: without
 * this value the rule says nothing. Millionths and basis points are shares; cents are in the region's currency; quarters are
 * quarters of a monthly rent. Words are a short name, an address that of a page with https.
 */
export interface RuleField {
  readonly path: string;
  readonly kind:
    | 'flag'
    | 'whole'
    | 'cents'
    | 'millionths'
    | 'basisPoints'
    | 'quarters'
    | 'choice'
    | 'words'
    | 'address';
  readonly choices?: readonly string[];
  readonly none?: boolean;
  readonly required?: boolean;
}

const notice = (prefix: string): RuleField[] => [
  { path: `${prefix}days`, kind: 'whole' },
  { path: `${prefix}months`, kind: 'whole' },
];

/** A notice to end a lease, whose day of giving may not count. */
const ending = (prefix: string): RuleField[] => [...notice(prefix), { path: `${prefix}fullMonths`, kind: 'flag' }];

const words = (path: string): RuleField => ({ path, kind: 'words' });

/** The topics that the product can apply automatically, and the values of their rules. */
export const RULE_FIELDS: Readonly<Partial<Record<RegionTopic, readonly RuleField[]>>> = {
  rent_cap: [
    { path: 'millionths', kind: 'millionths', none: true, required: true },
    { path: 'guidelineMillionths', kind: 'millionths' },
  ],
  increase_interval: notice(''),
  increase_notice: [
    ...notice(''),
    { path: 'fullMonths', kind: 'flag' },
    { path: 'atMostMonths', kind: 'whole' },
    { path: 'notWithinTerm', kind: 'flag' },
    ...notice('shortTerm.'),
    { path: 'shortTerm.fullMonths', kind: 'flag' },
    { path: 'shortTerm.atMostMonths', kind: 'whole' },
    ...notice('withoutTerm.'),
    { path: 'withoutTerm.fullMonths', kind: 'flag' },
    { path: 'withoutTerm.atMostMonths', kind: 'whole' },
    { path: 'largeIncrease.overMillionths', kind: 'millionths' },
    ...notice('largeIncrease.notice.'),
    words('form'),
  ],
  end_of_term: [
    { path: 'follows', kind: 'choice', choices: ['month_to_month', 'renews', 'ends'] },
    ...ending('landlord.'),
    { path: 'landlord.longer', kind: 'flag' },
    ...ending('landlordAfterYear.'),
    ...ending('landlordAfterTwoYears.'),
    { path: 'termCounts', kind: 'flag' },
    { path: 'periodicOnly', kind: 'flag' },
    { path: 'fixedTermOnly', kind: 'flag' },
    { path: 'endsWithPeriod', kind: 'flag' },
    ...ending('ownUse.'),
    { path: 'ownUseConditions', kind: 'flag' },
    ...ending('sale.'),
    ...ending('renovation.'),
    ...ending('shortTerm.'),
    ...ending('firstTerm.'),
    ...ending('tenant.'),
    { path: 'causeRequired', kind: 'flag' },
    { path: 'causeAfterMonths', kind: 'whole' },
  ],
  notice_form: [
    { path: 'required', kind: 'flag' },
    words('ownUse'),
    words('sale'),
    words('renovation'),
    words('nonpayment'),
    words('breach'),
    words('agreement'),
    { path: 'page', kind: 'address' },
    words('french.ownUse'),
    words('french.sale'),
    words('french.renovation'),
    words('french.nonpayment'),
    words('french.breach'),
    words('french.agreement'),
    { path: 'french.page', kind: 'address' },
  ],
  entry_notice: [{ path: 'hours', kind: 'whole', required: true }],
  deposit: [
    { path: 'quarterMonths', kind: 'quarters', none: true, required: true },
    { path: 'petQuarterMonths', kind: 'quarters' },
    { path: 'smallOwnerQuarterMonths', kind: 'quarters' },
    { path: 'only', kind: 'choice', choices: ['last_month_rent'] },
  ],
  late_fee: [
    { path: 'banned', kind: 'flag' },
    { path: 'afterDays', kind: 'whole' },
    { path: 'limit.fixedCents', kind: 'cents' },
    { path: 'limit.rentBasisPoints', kind: 'basisPoints' },
    { path: 'limit.largeBuildingBasisPoints', kind: 'basisPoints' },
    { path: 'limit.rentAboveCents', kind: 'cents' },
    { path: 'limit.take', kind: 'choice', choices: ['lesser', 'greater', 'both'] },
    { path: 'limit.perLaterDayCents', kind: 'cents' },
    { path: 'limit.capCents', kind: 'cents' },
  ],
  deposit_return: [
    { path: 'days', kind: 'whole', required: true },
    { path: 'businessDays', kind: 'flag' },
    { path: 'notForRent', kind: 'flag' },
  ],
  returned_payment: [
    { path: 'fixedCents', kind: 'cents' },
    { path: 'bankCharge', kind: 'flag' },
  ],
  surcharge: [
    { path: 'allowed', kind: 'flag', required: true },
    { path: 'freeWayRequired', kind: 'flag' },
    { path: 'cardsOnly', kind: 'flag' },
  ],
};

/** A rule by the paths of its fields, as it is sent and stored. */
export type FlatRule = Record<string, number | boolean | string | null>;

/** The values of a rule by their paths. */
export function flatten(rule: object, prefix = ''): FlatRule {
  return Object.fromEntries(
    Object.entries(rule).flatMap(([key, value]): [string, number | boolean | string | null][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value as object, `${prefix}${key}.`))
        : [[`${prefix}${key}`, value as number]],
    ),
  );
}

/** The rule as nested objects, as the checks read it. */
export function unflatten(flat: FlatRule): object {
  const rule: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>(
      (at, key) => (at[key] = own(at, key) ?? {}) as Record<string, unknown>,
      rule,
    );
    parent[last] = value;
  }
  return rule;
}

const MAX = { whole: 730, cents: 10_000_000, millionths: 1_000_000, basisPoints: 10_000, quarters: 48 } as const;
const MAX_WORDS = 60;
const MAX_ADDRESS = 300;
/** It becomes a link, so nothing but a page of the web. */
const ADDRESS = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s<>"]*)?$/i;

/** If a value is unknown, or there is nothing to know, it needs no source: “unknown”, “language unknown”, “n/a”. */
export function needsNoSource(text: string): boolean {
  return /\bunknown\b|^n\/a$/i.test(text.trim());
}

interface RuleFault {
  path: string;
  message: string;
  code: FieldFault & ('no_automatic_rule' | 'rule_value_unknown' | 'rule_value' | 'rule_empty');
}

/** What is wrong with a rule of a topic, by path; empty if nothing is. */
export function ruleFaults(topic: RegionTopic, rule: FlatRule): RuleFault[] {
  const fields = RULE_FIELDS[topic];
  if (!fields) return [{ path: '', message: 'This topic has no automatic rule', code: 'no_automatic_rule' }];
  const unknown = Object.keys(rule).filter((path) => !fields.some((field) => field.path === path));
  const faults = unknown.map((path): RuleFault => ({
    path,
    message: `${path} is not a value of this rule`,
    code: 'rule_value_unknown',
  }));
  for (const field of fields) {
    const value = own(rule, field.path);
    if (value === undefined ? field.required : !fits(field, value))
      faults.push({ path: field.path, message: `${field.path} is not valid`, code: 'rule_value' });
  }
  if (Object.keys(rule).length === 0) faults.push({ path: '', message: 'The rule says nothing', code: 'rule_empty' });
  return faults;
}

function fits({ kind, none, choices }: RuleField, value: FlatRule[string]): boolean {
  if (value === null) return none === true;
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'choice') return choices?.some((choice) => choice === value) ?? false;
  if (kind === 'words') return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_WORDS;
  if (kind === 'address') return typeof value === 'string' && value.length <= MAX_ADDRESS && ADDRESS.test(value);
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX[kind];
}
