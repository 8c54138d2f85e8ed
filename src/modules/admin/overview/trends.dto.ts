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
  /** Units under management at its end. */
  total: number;
}

export class RentMonth {
  month: string;
  /** Payments that succeeded in it (UTC). */
  processedCents: number;
}

/** Amounts of one currency: never added across. */
export class RentByMonth {
  @IsIn(CURRENCY_CODES) currency: Currency;
  months: RentMonth[];
}

export class TicketsMonth {
  month: string;
  opened: number;
  solved: number;
  /** Half of the first answers of this month came within so many minutes of open hours; null without any. */
  firstMedianMinutes: number | null;
}

export class ChatsDay {
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  begun: number;
  /** Half of the conversations that began on this day got their first answer within so many minutes of open hours; null where fewer did. */
  firstMedianMinutes: number | null;
}

export class RefusedSignInsDay {
  day: string;
  /** Wrong passwords. */
  failed: number;
  /** How often the limits stepped in: one entry stands for many attempts. */
  throttled: number;
}

/** The course of the installation, of the live world alone: 12 months or 14 days, the present one last. */
export class AdminTrendsResponse {
  users: UsersMonth[];
  units: UnitsMonth[];
  rent: RentByMonth[];
  tickets: TicketsMonth[];
  chats: ChatsDay[];
  refusedSignIns: RefusedSignInsDay[];
}
