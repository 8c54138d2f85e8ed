import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, invalidField } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { SaveSupplierHours } from './hours.dto.js';
import { SupplierHours } from './supplier-hours.entity.js';

const ENTRY = 'select id from supplier where account_id = $1';
const FIRST = `insert into supplier_hours (id, account_id, demo, created_at, hours, days_off, time_zone) values ($1, $2, $3, $4, '[]', '[]', $5)
  on conflict (account_id) do nothing`;

/** When a supplier works, and how many appointments a day they take (docs/decisions/0851-hours-of-suppliers-are-hints.md). */
@Injectable()
export class SupplierHoursService {
  constructor(private readonly scope: Scope) {}

  /**
   * Replaces the hours. 404 without an entry in the directory, 400 for days off that end before they begin, 409
   * `stale_version`.
   */
  async replace({ version, ...body }: SaveSupplierHours): Promise<void> {
    const backwards = body.daysOff.findIndex(({ from, until }) => until < from);
    if (backwards >= 0)
      throw invalidField(`daysOff.${backwards}.until`, 'until must not be before from', 'until_before_from');
    await this.scope.write('supplier.hours', async (tx) => {
      const accountId = orNotFound(tx.actor.accountId);
      const [entry] = await tx.rows<{ id: string }>(ENTRY, [accountId]);
      const { id } = orNotFound(entry);
      const stated = await this.locked(tx, accountId, body.timeZone);
      if (version) checkVersion(stated, version);
      tx.em.assign(stated, statedBy(body));
      await tx.em.flush();
      tx.about('supplier', id, accountId);
      tx.changed(['suppliers'], [id], { accounts: [accountId] });
    });
  }

  private async locked(tx: Tx, accountId: string, timeZone: string): Promise<SupplierHours> {
    await tx.rows(FIRST, [v7(), accountId, tx.actor.demo, this.scope.clock.now(), timeZone]);
    return orNotFound(await tx.em.findOne(SupplierHours, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  }
}

function statedBy({ hours, daysOff, jobsADay, resumesOn, timeZone }: Omit<SaveSupplierHours, 'version'>) {
  return {
    hours: hours.map(({ days, from, until }) => ({ days: days.toSorted((one, other) => one - other), from, until })),
    daysOff: daysOff.map(({ from, until }) => ({ from, until })),
    dailyJobs: jobsADay ?? null,
    resumesOn: resumesOn ?? null,
    timeZone,
  };
}
