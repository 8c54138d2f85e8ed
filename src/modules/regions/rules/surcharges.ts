import type { Day } from '../../../contract/days.js';
import { recordOf, ruleOf, type RegionLaw } from './region-law.js';

export const SURCHARGE_REASONS = ['allowed', 'cards', 'forbidden', 'unconfirmed'] as const;
export type SurchargeReason = (typeof SURCHARGE_REASONS)[number];

/** Whether a landlord may charge tenants the fee of a payment method. */
export interface SurchargePermission {
  readonly allowed: boolean;
  /**
   * `cards`: the record is about cards and wallets only, so the landlord pays the fee of a bank debit. `forbidden`: by
   * a rule. `unconfirmed`: no rule is known that allows it, so it is off until an admin confirms it.
   */
  readonly reason: SurchargeReason;
  readonly source: string | null;
  /** The city that made the rule; null when it is the region's. */
  readonly place: string | null;
}

/**
 * Off unless a rule allows it. Where nothing is recorded for the region, or the product doesn't know the region, a
 * surcharge stays off until an admin confirms it (fact sheet, notes 4 and 8).
 */
export function surchargePermission(law: RegionLaw, on: Day): SurchargePermission {
  const { allowed, cardsOnly = false } = ruleOf(law, 'surcharge', on) ?? {};
  const record = recordOf(law, 'surcharge', on);
  const source = record?.facts.find((fact) => fact.source !== null)?.source ?? null;
  const place = record?.place ?? null;
  if (allowed === undefined) return { allowed: false, reason: 'unconfirmed', source, place };
  return { allowed, reason: !allowed ? 'forbidden' : cardsOnly ? 'cards' : 'allowed', source, place };
}
