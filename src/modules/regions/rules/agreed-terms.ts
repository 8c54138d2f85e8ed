import { currency } from '../../../contract/currencies.js';
import { day } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import { Problem } from '../../../platform/errors/problem.js';
import { fault, invalidField } from '../../../platform/errors/refusals.js';
import { checkLease } from './check-lease.js';
import { regionLawAt, type Place } from './region-law.js';
import { refusals, type RuleFinding } from './rule-finding.js';

/** What is agreed, as data: of a request, of a row. */
export interface LeaseTerms {
  startsOn: string;
  termEndsOn: string | null;
  endsForGood: boolean;
  rentCents: number;
  dueDay: number;
  depositCents: number;
  lateFeeKind: LateFeeKind;
  lateFeeValue: number;
  lateFeeAfterDays: number;
  chargeFrom: string | null;
}

type Given<T> = { [K in keyof T]?: T[K] | null };

/**
 * Takes the terms out of any object that contains them, with the defaults of docs/specification/leases.md: due on the
 * first, no late fee.
 */
export function termsOf(given: Given<LeaseTerms> & Pick<LeaseTerms, 'startsOn' | 'rentCents'>): LeaseTerms {
  return {
    startsOn: given.startsOn,
    termEndsOn: given.termEndsOn ?? null,
    endsForGood: given.endsForGood ?? false,
    rentCents: given.rentCents,
    dueDay: given.dueDay ?? 1,
    depositCents: given.depositCents ?? 0,
    lateFeeKind: given.lateFeeKind ?? 'none',
    lateFeeValue: given.lateFeeValue ?? 0,
    lateFeeAfterDays: given.lateFeeAfterDays ?? 0,
    chargeFrom: given.chargeFrom ?? null,
  };
}

/** Rules across fields; 400 names the field. */
export function checkTerms(terms: LeaseTerms): void {
  if (terms.termEndsOn && terms.termEndsOn < terms.startsOn)
    throw invalidField('termEndsOn', 'termEndsOn must not be before startsOn', 'end_before_start');
  if (terms.endsForGood && !terms.termEndsOn)
    throw invalidField('endsForGood', 'endsForGood needs termEndsOn', 'end_needed');
  if (terms.lateFeeKind === 'none' && terms.lateFeeValue !== 0)
    throw invalidField('lateFeeValue', 'lateFeeValue must be 0 without a late fee', 'late_fee_without_kind');
  if (terms.lateFeeKind !== 'none' && terms.lateFeeValue === 0)
    throw invalidField('lateFeeValue', 'lateFeeValue must be above 0', 'late_fee_zero');
}

export interface Address extends Place {
  currency: string;
}

/** What the terms break at the address, both refusals and warnings. */
export function findingsOf(terms: LeaseTerms, at: Address): RuleFinding[] {
  const lease = {
    rentCents: cents(terms.rentCents),
    currency: currency(at.currency),
    depositCents: cents(terms.depositCents),
    lateFee: { kind: terms.lateFeeKind, value: terms.lateFeeValue, afterDays: terms.lateFeeAfterDays },
    endsForGood: terms.endsForGood,
  };
  return checkLease(lease, regionLawAt(at), day(terms.startsOn));
}

/** Refuses terms that the region forbids: 422 `region_rule` with the rule and its source (docs/specification/leases.md). */
export function assertRegionRules(terms: LeaseTerms, at: Address): void {
  refuse(refusals(findingsOf(terms, at)));
}

export interface DepositAsked {
  /** The deposit that is held, was charged before, and is charged now. */
  totalCents: number;
  /** The day whose law applies: the day on which the deposit is charged, or was agreed. */
  on: string;
  /** The field of the request that complaints belong to. */
  field: string;
}

/**
 * Refuses a deposit that the region doesn't allow: an amount that a lease can't agree on can't be charged or entered as
 * already held either.
 */
export function assertDepositAllowed(
  { totalCents, on, field }: DepositAsked,
  { rentCents }: Pick<LeaseTerms, 'rentCents'>,
  at: Address,
): void {
  refuse(refusals(findingsOf(termsOf({ startsOn: on, rentCents, depositCents: totalCents }), at)), { deposit: field });
}

const FIELD_OF: Partial<Record<RuleFinding['topic'], string>> = {
  deposit: 'depositCents',
  late_fee: 'lateFeeValue',
  end_of_term: 'endsOn',
};

/** 422 with every rule that is broken; nothing for an empty list. */
export function refuse(findings: RuleFinding[], fieldOf = FIELD_OF): void {
  if (findings.length === 0) return;
  const details = findings.map((finding) =>
    fault(
      fieldOf[finding.topic] ?? finding.topic,
      `${finding.code}: ${finding.value}. Source: ${sourceOf(finding)}`,
      'region_limit',
    ),
  );
  throw new Problem('region_rule', { details, extra: { rules: findings } });
}

/**
 * Refuses what the region forbids, and asks for a confirmation with a reason where it only warns: the source is unsure, or
 * no rule is on record. 422 `region_rule` or `confirmation_required`, each with the rules.
 */
export function refuseUnlessConfirmed(findings: RuleFinding[], confirmReason?: string | null): void {
  refuse(findings.filter(({ blocking }) => blocking));
  if (findings.length > 0 && !confirmReason?.trim())
    throw new Problem('confirmation_required', { extra: { rules: findings } });
}

function sourceOf({ place, law, source, sourceDate }: RuleFinding): string {
  return [place, ...(law ? [law.en, law.page] : [source ?? 'unknown', sourceDate])].filter(Boolean).join(', ');
}

export const LATE_FEE_KINDS = ['none', 'fixed', 'percent'] as const;

export type LateFeeKind = (typeof LATE_FEE_KINDS)[number];
