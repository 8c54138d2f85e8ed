import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { isoOrNull } from '../../../platform/database/iso.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import { OPEN_REPORTS } from '../../service-requests/rules/open-reports.js';
import { ProviderGate } from '../../translation/provider-gate.service.js';
import type {
  AdminStatsResponse,
  GrowthFigure,
  NewAccountsDay,
  OpenWork,
  OutboxFigures,
  RentProcessed,
  SystemFigures,
} from './overview.dto.js';
import {
  FORMS,
  LEDGER_CHECK,
  NEW_ACCOUNTS,
  OUTBOX,
  RENT,
  SERVICE_REQUESTS,
  UNITS_GROWTH,
  USERS_GROWTH,
} from './overview.sql.js';
import { ZoneCheck } from './zone-check.service.js';

/** Figures of the installation, every one counted when it is asked for. */
@Injectable()
export class AdminOverview {
  private readonly startedAt: Date;

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly zones: ZoneCheck,
    private readonly translation: ProviderGate,
  ) {
    this.startedAt = scope.clock.now();
  }

  async stats(): Promise<AdminStatsResponse> {
    const began = performance.now();
    const now = this.scope.clock.now();
    return this.scope.read(async (query) => {
      const one = async <Row extends object>(sql: string, values: unknown[] = []) =>
        (await query<Row>(sql, values))[0] as Row;
      const figures = {
        users: await one<GrowthFigure>(USERS_GROWTH, [now]).then(toGrowth),
        units: await one<GrowthFigure>(UNITS_GROWTH, [now]).then(toGrowth),
        rent: await query<RentProcessed>(RENT, [now]),
        serviceRequests: toOpenWork(await one(SERVICE_REQUESTS)),
        forms: toOpenWork(await one(FORMS)),
        ratings: toOpenWork(await one(OPEN_REPORTS)),
        newAccounts: await query<NewAccountsDay>(NEW_ACCOUNTS, [now]),
        outbox: await one<OutboxFigures>(OUTBOX),
      };
      return { ...figures, system: await this.system(query, now, began) };
    });
  }

  private async system(query: Query, now: Date, began: number): Promise<SystemFigures> {
    const [check] = await query<{ at: Date; action: string }>(LEDGER_CHECK, [now]);
    return {
      startedAt: this.startedAt.toISOString(),
      databaseMs: Math.round(performance.now() - began),
      payments: this.settings.PAYMENT_PROVIDER,
      mail: this.settings.SMTP_URL ? 'smtp' : 'kept',
      translation: this.settings.TRANSLATION_PROVIDER,
      translationFailingSince: isoOrNull(this.translation.current.failingSince),
      ledgerCheckedAt: isoOrNull(check?.at ?? null),
      ledgerBalanced: check ? check.action === 'ledger.check_passed' : null,
      timeZonesDiffering: await this.zones.differing(query, now),
    };
  }
}

/** A week before the first row counts none, and is no row of the group. */
function toGrowth({ total, lastWeek, weeks }: GrowthFigure): GrowthFigure {
  return { total, lastWeek, weeks: [...Array<number>(8 - weeks.length).fill(0), ...weeks.map(Number)] };
}

function toOpenWork({ open, oldestAt }: { open: number; oldestAt: Date | null }): OpenWork {
  return { open, oldestAt: isoOrNull(oldestAt) };
}
