import { PLAN_PROPERTIES, type LandlordPlan } from '../../../contract/plans.js';

export interface OnPlan {
  readonly plan?: LandlordPlan | null;
  readonly trialEndsAt?: Date | null;
}

/**
 * How many properties an account may have before it can't add another one; null when unlimited. Only adding is ever
 * refused; existing properties stay usable (docs/specification/registration.md, RG-044).
 */
export function propertyLimit({ plan, trialEndsAt }: OnPlan, now: Date): number | null {
  if (plan) return PLAN_PROPERTIES[plan];
  return isTrialOver({ plan, trialEndsAt }, now) ? 0 : null;
}

/** Whether the trial has ended and no plan was chosen. */
export function isTrialOver({ plan, trialEndsAt }: OnPlan, now: Date): boolean {
  return !plan && trialEndsAt ? trialEndsAt <= now : false;
}
