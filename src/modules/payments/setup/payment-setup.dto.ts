import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { SURCHARGE_REASONS, type SurchargeReason } from '../../regions/rules/surcharges.js';
import { PROVIDER_NAMES, type ProviderName } from '../providers/provider-names.js';

const BEARERS = ['tenant', 'landlord'] as const;

/** How far the landlord's account with the provider is. The sandbox needs none; a tie that was cut is tied anew. */
export const ONBOARDING_STATES = ['not_needed', 'none', 'disconnected', 'begun', 'checking', 'ready'] as const;
export type OnboardingState = (typeof ONBOARDING_STATES)[number];

/** A place where the landlord has properties, and whether tenants may bear the fee there. */
export class SurchargePlace {
  country: string;
  region: string;
  /** The city whose own rule it is; null: the region's. */
  place: string | null;
  @IsIn(SURCHARGE_REASONS) surcharge: SurchargeReason;
  source: string | null;
}

export class PaymentSetupResponse {
  /** `sandbox` moves no money, and screens say so. */
  @IsIn(PROVIDER_NAMES) provider: ProviderName;
  @IsIn(ONBOARDING_STATES) onboarding: OnboardingState;
  /** Whether the provider pays out to the landlord's bank. */
  payoutsEnabled: boolean;
  @IsIn(BEARERS) feeBearer: (typeof BEARERS)[number];
  /** Where the choice holds and where the rule of the region overrules it. */
  places: SurchargePlace[];
  /** When our payments and the provider's were compared last. */
  comparedAt: string | null;
  /** Findings of that which wait for somebody. */
  openFindings: number;
  version: number;
}

export class PaymentSetupRequest {
  /** Who bears the fees of payment methods, where the region leaves the choice. */
  @IsIn(BEARERS) feeBearer: (typeof BEARERS)[number];
  @IsOptional()
  @IsInt()
  @Min(0)
  version?: number;
}

/** A page of the provider on which one goes on. */
export class ProviderPageResponse {
  url: string;
}
