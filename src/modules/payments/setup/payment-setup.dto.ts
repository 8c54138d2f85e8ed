import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { SURCHARGE_REASONS, type SurchargeReason } from '../../regions/rules/surcharges.js';
import { PROVIDER_NAMES, type ProviderName } from '../providers/provider-names.js';

const BEARERS = ['tenant', 'landlord'] as const;

/**
 * The state of the landlord's account with the provider. The sandbox needs none; an account that was disconnected can
 * be connected again.
 */
export const ONBOARDING_STATES = ['not_needed', 'none', 'disconnected', 'begun', 'checking', 'ready'] as const;
export type OnboardingState = (typeof ONBOARDING_STATES)[number];

/** A place where the landlord has properties, and whether tenants may be charged the fee there. */
export class SurchargePlace {
  country: string;
  region: string;
  /** The city that made the rule; null when it is the region's. */
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
  /** Where the choice applies and where the rule of the region overrules it. */
  places: SurchargePlace[];
  /** When our payments and the provider's were compared last. */
  comparedAt: string | null;
  /** Findings of that comparison that no one has resolved yet. */
  openFindings: number;
  version: number;
}

export class PaymentSetupRequest {
  /** Who pays the fees of payment methods, where the region leaves the choice. */
  @IsIn(BEARERS) feeBearer: (typeof BEARERS)[number];
  @IsOptional()
  @IsInt()
  @Min(0)
  version?: number;
}

/** A page of the provider on which the landlord continues. */
export class ProviderPageResponse {
  url: string;
}
