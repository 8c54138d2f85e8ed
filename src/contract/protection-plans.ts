import { cents, type Cents } from './money.js';

export interface ProtectionPlan {
  readonly id: string;
  readonly name: string;
  readonly category: 'appliances' | 'hvac';
  readonly monthlyCents: Cents;
  readonly annualCents: Cents;
  readonly savingsCents: Cents;
  readonly deductibleCents: Cents;
  readonly maxClaimCents: Cents;
  /** Ends of message ids, in order. */
  readonly coverage: readonly string[];
  readonly popular: boolean;
}

const APPLIANCE_BASIC = ['refrigerator', 'stove', 'dishwasher'] as const;
const HVAC_ESSENTIAL = ['furnace', 'waterHeater'] as const;

/** The catalogue of protection plans, in the product's price currency (docs/specification/protection-plans.md). */
export const PROTECTION_PLANS: readonly ProtectionPlan[] = [
  {
    id: 'appliance-basic',
    name: 'Appliance Basic',
    category: 'appliances',
    popular: false,
    monthlyCents: cents(2999),
    annualCents: cents(29_999),
    savingsCents: cents(5989),
    deductibleCents: cents(7500),
    maxClaimCents: cents(250_000),
    coverage: APPLIANCE_BASIC,
  },
  {
    id: 'appliance-complete',
    name: 'Appliance Complete',
    category: 'appliances',
    popular: true,
    monthlyCents: cents(4999),
    annualCents: cents(49_999),
    savingsCents: cents(9989),
    deductibleCents: cents(5000),
    maxClaimCents: cents(500_000),
    coverage: [...APPLIANCE_BASIC, 'washer', 'dryer', 'microwave', 'replacementGuarantee'],
  },
  {
    id: 'hvac-essential',
    name: 'HVAC Essential',
    category: 'hvac',
    popular: false,
    monthlyCents: cents(3999),
    annualCents: cents(39_999),
    savingsCents: cents(7989),
    deductibleCents: cents(10_000),
    maxClaimCents: cents(350_000),
    coverage: HVAC_ESSENTIAL,
  },
  {
    id: 'hvac-premium',
    name: 'HVAC Premium',
    category: 'hvac',
    popular: true,
    monthlyCents: cents(6999),
    annualCents: cents(69_999),
    savingsCents: cents(13_989),
    deductibleCents: cents(7500),
    maxClaimCents: cents(750_000),
    coverage: [...HVAC_ESSENTIAL, 'heatPump', 'centralAir', 'ductwork', 'annualMaintenance', 'efficiencyConsultation'],
  },
];

export function protectionPlan(id: string): ProtectionPlan | null {
  return PROTECTION_PLANS.find((plan) => plan.id === id) ?? null;
}
