import type { Day } from '../../../contract/days.js';
import { recordOf, ruleOf, type RegionLaw } from './region-law.js';

export const SURCHARGE_REASONS = ['allowed', 'cards', 'forbidden', 'unconfirmed'] as const;
export type SurchargeReason = (typeof SURCHARGE_REASONS)[number];

/** Whether a landlord may let tenants bear the fee of a payment method. */
export interface SurchargePermission {
  readonly allowed: boolean;
  /** `cards`: on record for cards and wallets alone, so the landlord bears the fee of a bank debit. `forbidden` by a rule, or `unconfirmed`: nothing known that allows it, so it is off until an admin confirms it. */
  readonly reason: SurchargeReason;
  readonly source: string | null;
  /** The city whose own rule it is; null: the region's. */
  readonly place: string | null;
}

/**
 * Off unless a rule allows it: where the region says nothing, a surcharge waits for an admin who confirms it
 * (fact sheet, notes 4 and 8). Outside of the regions that the product knows, likewise.
 */
export function surchargePermission(law: RegionLaw, on: Day): SurchargePermission {
  const { allowed, cardsOnly = false } = ruleOf(law, 'surcharge', on) ?? {};
  const record = recordOf(law, 'surcharge', on);
  const source = record?.facts.find((fact) => fact.source !== null)?.source ?? null;
  const place = record?.place ?? null;
  if (allowed === undefined) return { allowed: false, reason: 'unconfirmed', source, place };
  return { allowed, reason: !allowed ? 'forbidden' : cardsOnly ? 'cards' : 'allowed', source, place };
}
