import { IsIn, IsOptional } from 'class-validator';
import { PROTECTION_PLANS } from '../../contract/protection-plans.js';

const PLAN_IDS = PROTECTION_PLANS.map(({ id }) => id);
export const BILLINGS = ['monthly', 'annual'] as const;
export type Billing = (typeof BILLINGS)[number];

/** Takes a protection plan of the catalogue for a unit. */
export class TakePlanRequest {
  /** @example "appliance-complete" */
  @IsIn(PLAN_IDS)
  planId: string;
  @IsOptional()
  @IsIn(BILLINGS)
  billing?: Billing;
}

export class UnitPlanResponse {
  id: string;
  unitId: string;
  planId: string;
  name: string;
  @IsIn(BILLINGS) billing: Billing;
  priceCents: number;
  currency: string;
  deductibleCents: number;
  maxClaimCents: number;
  startedAt: string;
  endedAt: string | null;
}
