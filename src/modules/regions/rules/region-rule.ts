/** Notice in whole months or in days. `fullMonths`: the day of notice does not count. */
export interface Notice {
  readonly days?: number;
  readonly months?: number;
  readonly fullMonths?: boolean;
  /** Of days and months, where there are both, the longer one; else they are added. */
  readonly longer?: boolean;
  /** Earlier than so many months is too early. */
  readonly atMostMonths?: number;
}

export interface RentCapRule {
  /** Largest increase in millionths of the rent (2.1 % = 21 000); null: the law sets none. */
  readonly millionths: number | null;
  /** What a tribunal starts from, where there is no cap. */
  readonly guidelineMillionths?: number;
}

export interface IncreaseIntervalRule {
  readonly months?: number;
  readonly days?: number;
}

export interface IncreaseNoticeRule extends Notice {
  /** A fixed term keeps its rent to its end. */
  readonly notWithinTerm?: boolean;
  /** For a fixed term under twelve months. */
  readonly shortTerm?: Notice;
  /** For a lease that runs from month to month. */
  readonly withoutTerm?: Notice;
  readonly largeIncrease?: { readonly overMillionths: number; readonly notice: Notice };
  /** The official form, as it is printed on it. Its address is that of the region's forms (`NoticeFormRule`). */
  readonly form?: string;
}

export interface EndOfTermRule {
  /** What follows the term when no one gives notice. */
  readonly follows?: 'month_to_month' | 'renews' | 'ends';
  readonly landlord?: Notice;
  /** The landlord's notice to someone who has lived there for a year or more. */
  readonly landlordAfterYear?: Notice;
  /** The same after two years. */
  readonly landlordAfterTwoYears?: Notice;
  /** The agreed term counts instead of the time that the tenant has lived there, if it is longer. */
  readonly termCounts?: boolean;
  /** The landlord's periods are of leases from month to month: the period for a fixed term isn't recorded. */
  readonly periodicOnly?: boolean;
  /**
   * The opposite: the periods of both sides are for the end of a fixed term. The period for a month-to-month lease
   * isn't recorded.
   */
  readonly fixedTermOnly?: boolean;
  /** A landlord's notice ends with a rental period: the day before the rent is due. */
  readonly endsWithPeriod?: boolean;
  /**
   * The landlord's notice on one of these grounds, instead of `landlord`: if there are any, the period of other grounds
   * isn't recorded.
   */
  readonly ownUse?: Notice;
  readonly sale?: Notice;
  readonly renovation?: Notice;
  /** Own use ends a lease only under conditions that the product can't check: the landlord confirms them. */
  readonly ownUseConditions?: boolean;
  /** Instead of these, in a fixed term of six months or less. */
  readonly shortTerm?: Notice;
  /** The landlord's notice for the last day of a first term of six months or more, which needs no ground. */
  readonly firstTerm?: Notice;
  readonly tenant?: Notice;
  /** The end of a term isn't a ground on which a landlord may end the lease. */
  readonly causeRequired?: boolean;
  /** The same, after a tenant has lived there for this many months. */
  readonly causeAfterMonths?: number;
}

export interface DepositRule {
  /** Largest deposit in quarters of a monthly rent: 0 bans it, null: the law sets no limit. */
  readonly quarterMonths: number | null;
  readonly petQuarterMonths?: number;
  /** What landlords of few properties may take. Code can’t know who they are: the product warns and people decide. */
  readonly smallOwnerQuarterMonths?: number;
  readonly only?: 'last_month_rent';
}

export interface LateFeeRule {
  readonly banned?: boolean;
  /** Whole days after the due day that must pass before the fee is charged. */
  readonly afterDays?: number;
  readonly limit?: LateFeeLimit;
}

export interface LateFeeLimit {
  readonly fixedCents?: number;
  readonly rentBasisPoints?: number;
  /** In buildings of more than four units. */
  readonly largeBuildingBasisPoints?: number;
  /** The share is of what the rent has above this, else of all of it. */
  readonly rentAboveCents?: number;
  /** Which applies when there is a fixed sum and a share; `both`: their sum. */
  readonly take?: 'lesser' | 'greater' | 'both';
  /** Added for each day after the first one. */
  readonly perLaterDayCents?: number;
  readonly capCents?: number;
}

/** The official forms of a region, by what the notice is for. The names are those that are printed on the forms. */
export interface NoticeFormRule extends FormNames {
  /** Every notice of a landlord needs an official form, also on the grounds that have no name here. */
  readonly required?: boolean;
  /** Where the authority has them in French as well. */
  readonly french?: FormNames;
}

export interface FormNames {
  readonly ownUse?: string;
  readonly sale?: string;
  readonly renovation?: string;
  readonly nonpayment?: string;
  readonly breach?: string;
  /** For an end that both sides agree on. */
  readonly agreement?: string;
  /** Where the forms are: an address with https. */
  readonly page?: string;
}

export interface DepositReturnRule {
  /** Days after the last day of the lease until the deposit has to be returned. */
  readonly days: number;
  /** Saturdays and Sundays don't count. Public holidays aren't known: they move the day further back. */
  readonly businessDays?: boolean;
  /** Whether none of it may be kept for owed rent or charges. */
  readonly notForRent?: boolean;
}

/** The least notice before someone enters a home for repairs. */
export interface EntryNoticeRule {
  readonly hours: number;
}

/** The largest fee for a payment that the bank returned: both together, where there are both. */
export interface ReturnedPaymentRule {
  readonly fixedCents?: number;
  /** What the landlord's bank charged for it may be passed on. */
  readonly bankCharge?: boolean;
}

export interface SurchargeRule {
  readonly allowed: boolean;
  readonly freeWayRequired?: boolean;
  /** The record is about cards only, so the landlord pays the fee of a bank debit. */
  readonly cardsOnly?: boolean;
}

/** The rules that the product can apply automatically, by topic. */
export interface RegionRules {
  readonly rent_cap: RentCapRule;
  readonly increase_interval: IncreaseIntervalRule;
  readonly increase_notice: IncreaseNoticeRule;
  readonly end_of_term: EndOfTermRule;
  readonly notice_form: NoticeFormRule;
  readonly entry_notice: EntryNoticeRule;
  readonly deposit: DepositRule;
  readonly deposit_return: DepositReturnRule;
  readonly late_fee: LateFeeRule;
  readonly returned_payment: ReturnedPaymentRule;
  readonly surcharge: SurchargeRule;
}
export type RuledTopic = keyof RegionRules;
