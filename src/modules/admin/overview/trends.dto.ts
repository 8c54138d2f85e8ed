import { IsIn } from 'class-validator';
import { CURRENCY_CODES, type Currency } from '../../../contract/currencies.js';

/** People at the end of a month. */
export class UsersMonth {
  /** `YYYY-MM`, UTC. */
  month: string;
  tenant: number;
  landlord: number;
  supplier: number;
  /** Technicians, staff and admins. */
  others: number;
}

export class UnitsMonth {
  month: string;
  /** Units under management at the end of the month. */
  total: number;
}

export class RentMonth {
  month: string;
  /** Payments that succeeded in the month (UTC). */
  processedCents: number;
}

/** Amounts of one currency, because amounts of different currencies are never added up. */
export class RentByMonth {
  @IsIn(CURRENCY_CODES) currency: Currency;
  months: RentMonth[];
}

export class TicketsMonth {
  month: string;
  opened: number;
  solved: number;
  /** The median time to the first answers of this month, in minutes of open hours. Null if there were none. */
  firstMedianMinutes: number | null;
}

export class ChatsDay {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  begun: number;
  /**
   * Half of the conversations that began on this day got their first answer within this many minutes of open hours. Null if fewer
   * than half were answered.
   */
  firstMedianMinutes: number | null;
}

export class RefusedSignInsDay {
  day: string;
  /** Attempts with a wrong password. */
  failed: number;
  /** How often attempts were rate limited. One entry is written for many attempts. */
  throttled: number;
}

/** Trends of the installation without the demo: 12 months or 14 days, the current one last. */
export class AdminTrendsResponse {
  users: UsersMonth[];
  units: UnitsMonth[];
  rent: RentByMonth[];
  tickets: TicketsMonth[];
  chats: ChatsDay[];
  refusedSignIns: RefusedSignInsDay[];
}
