import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion } from '../../platform/errors/refusals.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { MaintenanceSettingsChange, MaintenanceSettingsResponse } from './maintenance-settings.dto.js';

const READ = `select s.usual_limit_cents as "usualLimitCents", s.emergency_limit_cents as "emergencyLimitCents",
    coalesce(s.require_insurance, false) as "requireInsurance", coalesce(s.require_license, false) as "requireLicense", coalesce(s.remind_appointments, false) as "remindAppointments", coalesce(s.version, 0) as version,
    (select coalesce(json_agg(distinct currency order by currency), '[]') from property where account_id = $1 and archived_at is null) as currencies
  from (select $1::uuid as account_id) me left join maintenance_settings s on s.account_id = me.account_id`;
const SAVE = `insert into maintenance_settings (id, account_id, demo, created_at, usual_limit_cents, emergency_limit_cents, require_insurance, require_license, remind_appointments, version)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1)
  on conflict (account_id) do update set usual_limit_cents = excluded.usual_limit_cents, emergency_limit_cents = excluded.emergency_limit_cents,
    require_insurance = excluded.require_insurance, require_license = excluded.require_license, remind_appointments = excluded.remind_appointments,
    version = maintenance_settings.version + 1`;

/** What a landlord's suppliers may spend without asking, and which documents they need. */
@Injectable()
export class MaintenanceSettingsService {
  constructor(private readonly scope: Scope) {}

  read(): Promise<MaintenanceSettingsResponse> {
    return this.scope.read((query) => this.of(query));
  }

  /** Fields that are left out don't change. 409 `stale_version` if someone else of the account was faster. */
  change({
    version,
    usualLimitCents,
    emergencyLimitCents,
    requireInsurance,
    requireLicense,
    remindAppointments,
  }: MaintenanceSettingsChange): Promise<MaintenanceSettingsResponse> {
    return this.scope.write('maintenance_settings.change', async (tx) => {
      const query: Query = (text, values) => tx.rows(text, values);
      // There may be no row to lock yet.
      await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `maintenance_settings:${this.scope.actor.accountId}`,
      ]);
      const before = await this.of(query);
      checkVersion(before, version);
      const limits = [
        usualLimitCents === undefined ? before.usualLimitCents : usualLimitCents,
        emergencyLimitCents === undefined ? before.emergencyLimitCents : emergencyLimitCents,
        requireInsurance ?? before.requireInsurance,
        requireLicense ?? before.requireLicense,
        remindAppointments ?? before.remindAppointments,
      ];
      const { accountId, demo } = this.scope.actor;
      const id = v7();
      await tx.rows(SAVE, [id, accountId, demo, this.scope.clock.now(), ...limits]);
      tx.about('maintenance_settings', id);
      tx.changed(['maintenance-settings', 'service-requests'], [id], { accounts: [accountId] });
      return this.of(query);
    });
  }

  private async of(query: Query): Promise<MaintenanceSettingsResponse> {
    return orNotFound((await query<MaintenanceSettingsResponse>(READ, [this.scope.actor.accountId]))[0]);
  }
}
