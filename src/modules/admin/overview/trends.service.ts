import { Injectable } from '@nestjs/common';
import type { Currency } from '../../../contract/currencies.js';
import { officeHours } from '../../../platform/config/office-hours.js';
import { Settings } from '../../../platform/config/settings.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import { typicalAnswer, type Asked } from '../../chat/rules/first-answer.js';
import type { OpenHours } from '../../support/rules/open-minutes.js';
import type {
  AdminTrendsResponse,
  ChatsDay,
  RefusedSignInsDay,
  RentByMonth,
  TicketsMonth,
  UnitsMonth,
  UsersMonth,
} from './trends.dto.js';
import {
  CHATS_ANSWERED,
  CHATS_BY_DAY,
  REFUSED_BY_DAY,
  RENT_BY_MONTH,
  TICKETS_BY_MONTH,
  UNITS_BY_MONTH,
  USERS_BY_MONTH,
} from './trends.sql.js';

interface RentRow {
  currency: Currency;
  month: string;
  processedCents: number;
}
type AskedOnDay = Asked & { day: string };

/** Trends of the installation, counted on each request. */
@Injectable()
export class AdminTrends {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  async read(): Promise<AdminTrendsResponse> {
    const now = this.scope.clock.now();
    return this.scope.read(async (query) => {
      const units = await query<UnitsMonth>(UNITS_BY_MONTH, [now]);
      const rent = await query<RentRow>(RENT_BY_MONTH, [now]);
      return {
        users: await query<UsersMonth>(USERS_BY_MONTH, [now]),
        units,
        rent: byCurrency(
          rent,
          units.map(({ month }) => month),
        ),
        tickets: await query<TicketsMonth>(TICKETS_BY_MONTH, [now]),
        chats: await this.chats(query, now),
        refusedSignIns: await query<RefusedSignInsDay>(REFUSED_BY_DAY, [now]),
      };
    });
  }

  private async chats(query: Query, now: Date): Promise<ChatsDay[]> {
    const days = await query<Omit<ChatsDay, 'firstMedianMinutes'>>(CHATS_BY_DAY, [now]);
    const asked = Map.groupBy(await query<AskedOnDay>(CHATS_ANSWERED, [now]), ({ day }) => day);
    const open = this.open;
    return days.map(({ day, begun }) => ({
      day,
      begun,
      firstMedianMinutes: typicalAnswer(asked.get(day) ?? [], open, 1),
    }));
  }

  private get open(): OpenHours {
    const { OFFICE_HOURS: hours, OFFICE_TIME_ZONE: timeZone } = this.settings;
    return { hours: officeHours(hours ?? '24/7') ?? 'always', timeZone };
  }
}

/** Every currency gets every month: one without payments is 0. */
function byCurrency(rows: readonly RentRow[], months: readonly string[]): RentByMonth[] {
  return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, found]) => ({
    currency,
    months: months.map((month) => ({
      month,
      processedCents: found.find((row) => row.month === month)?.processedCents ?? 0,
    })),
  }));
}
