import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { readList, type ListDefinition } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import { SCHEDULE_FROM, scheduleColumns, toSchedule, type ScheduleRow } from './maintenance-rows.js';
import type {
  MaintenanceScheduleQuery,
  MaintenanceScheduleResponse,
  MaintenanceSupplier,
} from './maintenance-schedule.dto.js';

/**
 * Suppliers whom a landlord ($1) has something to do with: on the landlord’s list, or with a job that they took. $2 is one of
 * them, or null for all.
 */
export const TIED_SUPPLIERS = `select s.id, s.account_id as "accountId", s.company_name as "companyName" from supplier s
  where s.closed_at is null and ($2::uuid is null or s.id = $2)
    and (s.account_id in (select x.supplier_account_id from preferred_supplier x where x.account_id = $1)
      or s.account_id in (select o.supplier_account_id from offer o where o.account_id = $1 and o.state = 'accepted'))
  order by lower(s.company_name), s.id`;

/** Maintenance schedules as their readers may see them. */
@Injectable()
export class MaintenanceReader {
  constructor(private readonly scope: Scope) {}

  async list(asked: MaintenanceScheduleQuery): Promise<Page<MaintenanceScheduleResponse>> {
    const page = await readList<ScheduleRow>(this.scope, listOf(asked), asked);
    const now = this.scope.clock.now();
    return new Page(
      page.items.map((row) => toSchedule(row, asked.year, now)),
      page.nextCursor,
      page.total,
    );
  }

  async one(id: string): Promise<MaintenanceScheduleResponse> {
    const sql = `select ${scheduleColumns()} from ${SCHEDULE_FROM} where m.id = $1`;
    const [row] = await this.scope.rows<ScheduleRow>(sql, [id]);
    return toSchedule(orNotFound(row), undefined, this.scope.clock.now());
  }

  async suppliers(): Promise<MaintenanceSupplier[]> {
    const rows = await this.scope.rows<MaintenanceSupplier>(TIED_SUPPLIERS, [this.scope.actor.accountId, null]);
    return rows.map(({ id, companyName }) => ({ id, companyName }));
  }
}

/** Those that were not deleted, of properties and units that are not archived unless one of them is asked for. */
function listOf({ propertyId, unitId, year }: MaintenanceScheduleQuery): ListDefinition {
  const values: unknown[] = [];
  const where = ['m.ended_at is null'];
  if (propertyId) where.push(`m.property_id = $${values.push(propertyId)}`);
  if (unitId) where.push(`m.unit_id = $${values.push(unitId)}`);
  if (!propertyId && !unitId) where.push('p.archived_at is null and u.archived_at is null');
  return {
    select: scheduleColumns(year),
    from: SCHEDULE_FROM,
    where,
    values,
    sorts: {
      property: "lower(p.name) || chr(1) || coalesce(lower(u.label), '') || chr(1) || lower(m.title)",
      nextOn: 'm.next_on',
      title: 'lower(m.title)',
      createdAt: 'm.created_at',
    },
    defaultSort: 'property',
    id: 'm.id',
    search: ['m.title', "coalesce(m.device_name, '')", 'p.name'],
  };
}
