import type { RegionCode } from '../../../contract/regions.js';
import type {
  DepositRule,
  EndOfTermRule,
  EntryNoticeRule,
  IncreaseIntervalRule,
  IncreaseNoticeRule,
  LateFeeRule,
  RentCapRule,
  ReturnedPaymentRule,
  SurchargeRule,
} from '../rules/region-rule.js';

/**
 * What the texts of the cells say in a form that can be computed. A region is absent where its text is unknown, or leaves
 * something open that no computer can decide ("reasonable", "customary", "local"): no automatic rule applies there.
 */
type Rules<R> = Readonly<Partial<Record<RegionCode, R>>>;

export const RENT_CAP_RULES: Rules<RentCapRule> = {
  'CA-ON': { millionths: 21_000 },
  'CA-QC': { millionths: null, guidelineMillionths: 31_000 },
  'CA-BC': { millionths: 23_000 },
  'CA-AB': { millionths: null },
  'CA-MB': { millionths: 18_000 },
  'CA-NS': { millionths: 50_000 },
  'CA-NB': { millionths: 30_000 },
  'CA-NL': { millionths: null },
  'CA-PE': { millionths: 20_000 },
  'CA-YT': { millionths: 26_000 },
  'CA-NT': { millionths: null },
  'US-TX': { millionths: null },
  'US-FL': { millionths: null },
  'US-IL': { millionths: null },
  'US-WA': { millionths: 96_830 },
  'US-OR': { millionths: 95_000 },
  'US-MA': { millionths: null },
  'US-CO': { millionths: null },
  'US-AZ': { millionths: null },
};

const YEAR_2026 = { from: '2026-01-01', to: '2026-12-31' } as const;

/** First and last day of a figure. Outside of it the figure is unknown until someone enters the next one. */
type Validity = Rules<{ readonly from?: string; readonly to: string }>;

/** Interest on deposits is set for a year. */
export const DEPOSIT_INTEREST_VALIDITY: Validity = {
  'CA-BC': YEAR_2026,
  'CA-AB': { from: '2025-01-01', to: '2025-12-31' },
};

/** Caps are set for a time. */
export const RENT_CAP_VALIDITY: Validity = {
  'CA-ON': YEAR_2026,
  'CA-QC': { from: '2026-04-02', to: '2027-04-01' },
  'CA-BC': YEAR_2026,
  'CA-MB': YEAR_2026,
  'CA-NS': { to: '2027-12-31' },
  'CA-PE': YEAR_2026,
  'CA-YT': { from: '2026-05-15', to: '2027-04-30' },
  'US-CA': { to: '2026-07-31' },
  'US-WA': YEAR_2026,
  'US-OR': YEAR_2026,
};

const TWELVE_MONTHS = { months: 12 } as const;

/** "Not in the first year" is the same as an interval that begins with the lease. */
export const INCREASE_INTERVAL_RULES: Rules<IncreaseIntervalRule> = {
  'CA-ON': TWELVE_MONTHS,
  'CA-BC': TWELVE_MONTHS,
  'CA-AB': { days: 365 },
  'CA-MB': TWELVE_MONTHS,
  'CA-NS': TWELVE_MONTHS,
  'CA-NB': TWELVE_MONTHS,
  'CA-NL': TWELVE_MONTHS,
  'CA-PE': TWELVE_MONTHS,
  'CA-YT': TWELVE_MONTHS,
  'CA-NT': TWELVE_MONTHS,
  'US-WA': TWELVE_MONTHS,
  'US-OR': TWELVE_MONTHS,
};

export const INCREASE_NOTICE_RULES: Rules<IncreaseNoticeRule> = {
  'CA-ON': { days: 90 },
  'CA-QC': {
    months: 3,
    fullMonths: true,
    atMostMonths: 6,
    shortTerm: { months: 1, fullMonths: true, atMostMonths: 2 },
  },
  'CA-BC': { months: 3, fullMonths: true },
  'CA-AB': { months: 3, fullMonths: true, notWithinTerm: true },
  'CA-MB': { months: 3 },
  'CA-NS': { months: 4 },
  'CA-NB': { months: 6 },
  'CA-NL': { months: 6, notWithinTerm: true },
  'CA-PE': { months: 3 },
  'CA-YT': { months: 3 },
  'CA-NT': { months: 3 },
  'US-CA': { days: 30, largeIncrease: { overMillionths: 100_000, notice: { days: 90 } } },
  'US-FL': { days: 30 },
  'US-WA': { days: 90 },
  'US-OR': { days: 90 },
  'US-NJ': { days: 30 },
  'US-CO': { days: 60 },
};

export const END_OF_TERM_RULES: Rules<EndOfTermRule> = {
  'CA-ON': { follows: 'month_to_month', causeRequired: true },
  'CA-QC': { follows: 'renews', causeRequired: true },
  'CA-AB': { follows: 'ends' },
  'CA-SK': { landlord: { months: 2 } },
  'CA-NS': { follows: 'ends' },
  'CA-NB': { follows: 'ends' },
  'CA-NL': { follows: 'month_to_month', landlord: { months: 3 }, tenant: { months: 2 } },
  'US-CA': { follows: 'month_to_month', landlord: { days: 30 }, landlordAfterYear: { days: 60 }, causeAfterMonths: 12 },
  'US-WA': { follows: 'month_to_month', landlord: { days: 60 } },
  'US-CO': { causeRequired: true },
  'US-AZ': { follows: 'month_to_month' },
};

const ONE_MONTH = { quarterMonths: 4 } as const;
const HALF_MONTH = { quarterMonths: 2 } as const;
const NO_LIMIT = { quarterMonths: null } as const;

export const DEPOSIT_RULES: Rules<DepositRule> = {
  'CA-ON': { ...ONE_MONTH, only: 'last_month_rent' },
  'CA-QC': { quarterMonths: 0 },
  'CA-BC': { ...HALF_MONTH, petQuarterMonths: 2 },
  'CA-AB': ONE_MONTH,
  'CA-MB': { ...HALF_MONTH, petQuarterMonths: 2 },
  'CA-SK': ONE_MONTH,
  'CA-NS': HALF_MONTH,
  'CA-NB': ONE_MONTH,
  'CA-NL': { quarterMonths: 3 },
  'CA-PE': ONE_MONTH,
  'CA-YT': { ...ONE_MONTH, petQuarterMonths: 2 },
  'CA-NT': { ...ONE_MONTH, petQuarterMonths: 2 },
  'US-NY': ONE_MONTH,
  'US-CA': ONE_MONTH,
  'US-TX': NO_LIMIT,
  'US-FL': NO_LIMIT,
  'US-IL': NO_LIMIT,
  'US-WA': NO_LIMIT,
  'US-OR': NO_LIMIT,
  'US-MA': ONE_MONTH,
  'US-NJ': { quarterMonths: 6 },
  'US-CO': { quarterMonths: 8 },
  'US-AZ': { quarterMonths: 6 },
};

/** Amounts are in the region's currency. */
export const LATE_FEE_RULES: Rules<LateFeeRule> = {
  'CA-ON': { banned: true },
  'CA-QC': { banned: true },
  'CA-BC': { limit: { fixedCents: 2500 } },
  'CA-MB': { limit: { fixedCents: 1000, perLaterDayCents: 200, capCents: 10_000 } },
  'CA-NS': { limit: { rentBasisPoints: 100 } },
  'CA-NB': { banned: true },
  'CA-NL': { limit: { fixedCents: 500, perLaterDayCents: 200, capCents: 7500 } },
  'CA-PE': { limit: { rentBasisPoints: 100 } },
  'US-NY': { afterDays: 5, limit: { fixedCents: 5000, rentBasisPoints: 500, take: 'lesser' } },
  'US-TX': { afterDays: 2, limit: { rentBasisPoints: 1200, largeBuildingBasisPoints: 1000 } },
  'US-WA': { afterDays: 5 },
  // The fourth day of the rent period is three days after the due day.
  'US-OR': { afterDays: 3 },
  'US-MA': { afterDays: 30 },
  'US-CO': { afterDays: 7, limit: { fixedCents: 5000, rentBasisPoints: 500, take: 'greater' } },
};

export const SURCHARGE_RULES: Rules<SurchargeRule> = {
  'CA-ON': { allowed: false },
  'CA-QC': { allowed: false },
  'CA-AB': { allowed: true },
  'US-CA': { allowed: true, freeWayRequired: true },
  'US-IL': { allowed: true, freeWayRequired: true },
  'US-MA': { allowed: false },
  'US-NJ': { allowed: true, freeWayRequired: true },
  'US-CO': { allowed: true, freeWayRequired: true },
};

/** Texts with several steps, a choice between two sums or an unsure source are for a person to judge. */
export const RETURNED_PAYMENT_RULES: Rules<ReturnedPaymentRule> = {
  'CA-ON': { fixedCents: 2000, bankCharge: true },
  'CA-BC': { fixedCents: 2500, bankCharge: true },
  'CA-NB': { bankCharge: true },
  'US-TX': { fixedCents: 3000 },
  'US-OR': { fixedCents: 3500, bankCharge: true },
  'US-CO': { fixedCents: 2000 },
  'US-AZ': { fixedCents: 2500, bankCharge: true },
};

/** The least notice before someone enters for repairs. Regions whose text leaves it open, or names several cases, are absent. */
export const ENTRY_NOTICE_RULES: Rules<EntryNoticeRule> = {
  'CA-ON': { hours: 24 },
  'CA-QC': { hours: 24 },
  'CA-BC': { hours: 24 },
  'CA-AB': { hours: 24 },
  'CA-MB': { hours: 24 },
  'CA-SK': { hours: 24 },
  'CA-NS': { hours: 24 },
  'CA-NL': { hours: 24 },
  'CA-PE': { hours: 24 },
  'CA-NT': { hours: 24 },
  'US-CA': { hours: 24 },
  'US-FL': { hours: 24 },
  'US-WA': { hours: 48 },
  'US-OR': { hours: 24 },
  'US-NJ': { hours: 24 },
  'US-AZ': { hours: 48 },
};
