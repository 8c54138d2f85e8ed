import { Injectable } from '@nestjs/common';
import type { BackupState } from '../../../contract/backups.js';
import { BACKUP_OVERDUE_DAYS } from '../../../contract/promised-days.js';
import { Settings } from '../../../platform/config/settings.js';
import { isoOrNull } from '../../../platform/database/iso.js';
import { Replica } from '../../../platform/database/replica.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import { OPEN_REPORTS } from '../../service-requests/rules/open-reports.js';
import { ProviderGate } from '../../translation/provider-gate.service.js';
import { COUNTS, type AlertKind } from '../alerts/alert-kinds.js';
import type {
  AdminStatsResponse,
  AttentionFigures,
  GrowthFigure,
  NewAccountsDay,
  OpenWork,
  OutboxFigures,
  RentProcessed,
  SystemFigures,
} from './overview.dto.js';
import {
  FORMS,
  LAST_BACKUP,
  LEDGER_CHECK,
  NEW_ACCOUNTS,
  OUTBOX,
  RENT,
  SERVICE_REQUESTS,
  UNITS_GROWTH,
  USERS_GROWTH,
} from './overview.sql.js';
import { ZoneCheck } from './zone-check.service.js';

/** Figures about the installation, counted on each request. */
@Injectable()
export class AdminOverview {
  private readonly startedAt: Date;

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly zones: ZoneCheck,
    private readonly translation: ProviderGate,
    private readonly replica: Replica,
  ) {
    this.startedAt = scope.clock.now();
  }

  async stats(): Promise<AdminStatsResponse> {
    const began = performance.now();
    const now = this.scope.clock.now();
    const attention = await this.attention(now);
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
      return { ...figures, attention, system: await this.system(query, now, began) };
    });
  }

  /**
   * The same counts that cause alert emails. The job queue has no row-level security policies, so the system reads it, without
   * the demo.
   */
  private async attention(now: Date): Promise<AttentionFigures> {
    if (this.scope.actor.demo) return CALM;
    const nightly = Boolean(this.settings.BACKUP_DIR);
    const [[counts], [backup]] = await this.scope.asSystem('admin overview', () =>
      Promise.all([
        this.scope.rows<Record<AlertKind, number>>(COUNTS, [now, nightly, BACKUP_OVERDUE_DAYS]),
        this.scope.rows<{ state: BackupState }>(LAST_BACKUP),
      ]),
    );
    return {
      failedJobs: counts?.jobs_failed ?? 0,
      paymentFindings: counts?.payments_differ ?? 0,
      ledgerUnbalanced: (counts?.ledger_unbalanced ?? 0) > 0,
      backupFailed: backup?.state === 'failed',
      backupOverdue: (counts?.backup_overdue ?? 0) > 0,
    };
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
      replica: this.replica.state,
    };
  }
}

/** For the demo, which has none of these failures. */
const CALM: AttentionFigures = {
  failedJobs: 0,
  paymentFindings: 0,
  ledgerUnbalanced: false,
  backupFailed: false,
  backupOverdue: false,
};

/** Weeks before the first row are missing from the result, and count as 0. */
function toGrowth({ total, lastWeek, weeks }: GrowthFigure): GrowthFigure {
  return { total, lastWeek, weeks: [...Array<number>(8 - weeks.length).fill(0), ...weeks.map(Number)] };
}

function toOpenWork({ open, oldestAt }: { open: number; oldestAt: Date | null }): OpenWork {
  return { open, oldestAt: isoOrNull(oldestAt) };
}
