import type { RegionCode } from '../../../contract/regions.js';
import type {
  DepositReturnRule,
  DepositRule,
  EndOfTermRule,
  EntryNoticeRule,
  IncreaseIntervalRule,
  IncreaseNoticeRule,
  LateFeeRule,
  NoticeFormRule,
  RentCapRule,
  ReturnedPaymentRule,
  SurchargeRule,
} from '../rules/region-rule.js';

/**
 * The texts of the cells in a form that code can evaluate. A region is absent where its text is unknown, or contains a
 * condition that code can't evaluate ("reasonable", "customary", "local"): no automatic rule applies there.
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
  // N2 is for homes that the cap doesn't apply to. The product doesn't know which these are, so both are named.
  'CA-ON': { days: 90, form: 'N1 / N2' },
  'CA-QC': {
    months: 3,
    fullMonths: true,
    atMostMonths: 6,
    shortTerm: { months: 1, fullMonths: true, atMostMonths: 2 },
    withoutTerm: { months: 1, fullMonths: true, atMostMonths: 2 },
  },
  'CA-BC': { months: 3, fullMonths: true, form: 'RTB-7' },
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
  'CA-ON': {
    follows: 'month_to_month',
    causeRequired: true,
    endsWithPeriod: true,
    ownUse: { days: 60, fullMonths: true },
    ownUseConditions: true,
    sale: { days: 60, fullMonths: true },
    renovation: { days: 120, fullMonths: true },
  },
  'CA-QC': {
    follows: 'renews',
    causeRequired: true,
    ownUse: { months: 6, fullMonths: true },
    shortTerm: { months: 1, fullMonths: true },
  },
  // Renovating alone is no ground for a notice: a landlord asks the branch for an order.
  'CA-BC': {
    endsWithPeriod: true,
    ownUse: { months: 4, fullMonths: true },
    sale: { months: 3, fullMonths: true },
  },
  'CA-AB': {
    follows: 'ends',
    causeRequired: true,
    periodicOnly: true,
    endsWithPeriod: true,
    ownUse: { months: 3, fullMonths: true },
    sale: { months: 3, fullMonths: true },
    renovation: { days: 365, fullMonths: true },
  },
  'CA-SK': { landlord: { months: 2 }, fixedTermOnly: true },
  'CA-NS': { follows: 'ends' },
  'CA-NB': { follows: 'ends' },
  'CA-NL': { follows: 'month_to_month', landlord: { months: 3 }, tenant: { months: 2 }, fixedTermOnly: true },
  'CA-NT': { tenant: { days: 30, fullMonths: true } },
  'US-NY': {
    landlord: { days: 30, fullMonths: true },
    landlordAfterYear: { days: 60, fullMonths: true },
    landlordAfterTwoYears: { days: 90, fullMonths: true },
    termCounts: true,
    endsWithPeriod: true,
  },
  'US-CA': { follows: 'month_to_month', landlord: { days: 30 }, landlordAfterYear: { days: 60 }, causeAfterMonths: 12 },
  'US-IL': { landlord: { days: 30, fullMonths: true }, periodicOnly: true, endsWithPeriod: true },
  'US-WA': {
    follows: 'month_to_month',
    causeRequired: true,
    firstTerm: { days: 60 },
    ownUse: { days: 90 },
    sale: { days: 90 },
  },
  'US-OR': {
    landlord: { days: 30, fullMonths: true },
    landlordAfterYear: { days: 90, fullMonths: true },
    tenant: { days: 30, fullMonths: true },
    causeAfterMonths: 12,
    periodicOnly: true,
  },
  'US-MA': {
    landlord: { days: 30, months: 1, longer: true, fullMonths: true },
    periodicOnly: true,
    endsWithPeriod: true,
  },
  'US-CO': { causeRequired: true },
  'US-AZ': { follows: 'month_to_month', landlord: { days: 30 }, tenant: { days: 30 }, periodicOnly: true },
};

/** Only where an address of the forms, or a form’s name, was read. */
export const NOTICE_FORM_RULES: Rules<NoticeFormRule> = {
  'CA-ON': {
    required: true,
    ownUse: 'N12',
    sale: 'N12',
    renovation: 'N13',
    // N5 is for damage or interference alone: for another breach the product names no form.
    nonpayment: 'N4',
    agreement: 'N11',
    page: 'https://tribunalsontario.ca/ltb/forms/',
    // The names are the same in French. It is the page of the board itself: it leads to the forms.
    french: { page: 'https://tribunalsontario.ca/cli/' },
  },
  'CA-QC': {
    ownUse: 'Notice of repossession',
    page: 'https://www.tal.gouv.qc.ca/en/lessor-s-right-to-terminate-a-lease/repossessing-a-dwelling',
    french: {
      ownUse: 'Avis de reprise de logement',
      page: 'https://www.tal.gouv.qc.ca/fr/droit-du-locateur-de-mettre-fin-au-bail/reprise-de-logement',
    },
  },
  'CA-BC': {
    required: true,
    nonpayment: 'RTB-30',
    breach: 'RTB-33',
    agreement: 'RTB-8',
    page: 'https://www2.gov.bc.ca/gov/content/housing-tenancy/residential-tenancies/ending-a-tenancy/evictions/types-of-evictions',
  },
  'CA-MB': { required: true, page: 'https://manitoba.ca/cca/rtb/ot/download.html' },
  'CA-SK': {
    required: true,
    nonpayment: 'Form 7',
    page: 'https://www.saskatchewan.ca/residents/housing-and-renting/renting-and-leasing/giving-notice-to-end-a-tenancy',
  },
  'CA-NS': { required: true, page: 'https://beta.novascotia.ca/residential-tenancy-forms' },
};

const ONE_MONTH = { quarterMonths: 4 } as const;
const HALF_MONTH = { quarterMonths: 2 } as const;
const NO_LIMIT = { quarterMonths: null } as const;

export const DEPOSIT_RULES: Rules<DepositRule> = {
  'CA-ON': { ...ONE_MONTH, only: 'last_month_rent' },
  'CA-QC': { quarterMonths: 0 },
  'CA-BC': { ...HALF_MONTH, petQuarterMonths: 2 },
  'CA-AB': ONE_MONTH,
  'CA-MB': { ...HALF_MONTH, petQuarterMonths: 4 },
  'CA-SK': ONE_MONTH,
  'CA-NS': HALF_MONTH,
  'CA-NB': ONE_MONTH,
  'CA-NL': { quarterMonths: 3 },
  'CA-PE': ONE_MONTH,
  'CA-YT': { ...ONE_MONTH, petQuarterMonths: 2 },
  'CA-NT': { ...ONE_MONTH, petQuarterMonths: 2 },
  'US-NY': ONE_MONTH,
  // Civil Code 1950.5(c)(4): two months for a natural person with at most two rental properties of four units in all.
  'US-CA': { ...ONE_MONTH, smallOwnerQuarterMonths: 8 },
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

/** Days from the last day of the lease. A forwarding address that comes later moves the day in some regions: the text says so. */
export const DEPOSIT_RETURN_RULES: Rules<DepositReturnRule> = {
  'CA-BC': { days: 15 },
  'CA-AB': { days: 10 },
  'CA-MB': { days: 14 },
  'CA-SK': { days: 7, businessDays: true },
  'CA-NS': { days: 10 },
  'US-NY': { days: 14 },
  'US-CA': { days: 21 },
  'US-TX': { days: 30 },
  'US-FL': { days: 15 },
  'US-IL': { days: 45 },
  'US-WA': { days: 30 },
  'US-OR': { days: 31 },
  'US-MA': { days: 30 },
  'US-NJ': { days: 30 },
  'US-CO': { days: 30 },
  'US-AZ': { days: 14, businessDays: true },
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

/** Massachusetts is absent: its source is an unsure list about cards. Without a rule, no fee is passed on. */
export const SURCHARGE_RULES: Rules<SurchargeRule> = {
  'CA-ON': { allowed: false },
  'CA-QC': { allowed: false },
  'CA-AB': { allowed: true },
  'US-CA': { allowed: true, freeWayRequired: true, cardsOnly: true },
  'US-IL': { allowed: true, freeWayRequired: true },
  'US-NJ': { allowed: true, freeWayRequired: true },
  'US-CO': { allowed: true, freeWayRequired: true },
};

/** Texts with several steps, a choice between two sums or an unsure source are for a person to decide. */
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
