import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { addDays, day, later } from '../../contract/days.js';
import { MAINTENANCE } from '../../contract/limits.js';
import { todayIn } from '../../contract/time-zones.js';
import { requirePerson } from '../../platform/auth/require-person.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Property } from '../portfolio/property.entity.js';
import { Unit } from '../portfolio/unit.entity.js';
import { checkRhythm } from './check-schedule.js';
import { dueOnOrAfter } from './due-days.js';
import { MaintenanceReader, TIED_SUPPLIERS } from './maintenance-reader.js';
import { dueDaysOf } from './maintenance-rows.js';
import { MaintenanceRun } from './maintenance-run.service.js';
import type {
  CreateMaintenanceScheduleRequest,
  MaintenanceScheduleResponse,
  UpdateMaintenanceScheduleRequest,
} from './maintenance-schedule.dto.js';
import { MaintenanceSchedule } from './maintenance-schedule.entity.js';

const COUNT = 'select count(*)::int as count from maintenance_schedule where account_id = $1 and ended_at is null';
const LAST = 'select max(due_on) as day from maintenance_occurrence where schedule_id = $1';
const NAMED = 'select 1 from supplier where id = $1 and account_id = $2';
/** Two that are added at the same time are counted one after the other. */
const ONE_BY_ONE = "select pg_advisory_xact_lock(hashtext('maintenance_schedule'), hashtext($1::text))";

/**
 * Maintenance schedules; `MaintenanceRun` makes the requests and offers them to the supplier. No API key sends an offer, so it neither
 * names a supplier nor changes a schedule that names one, which could make its request due (403).
 */
@Injectable()
export class MaintenanceSchedules {
  constructor(
    private readonly scope: Scope,
    private readonly reader: MaintenanceReader,
    private readonly runs: MaintenanceRun,
  ) {}

  /** Adds one; if its request is due it is made immediately. 404 for a property, unit or supplier that is not the landlord’s. */
  async create(request: CreateMaintenanceScheduleRequest): Promise<MaintenanceScheduleResponse> {
    const id = v7();
    await this.scope.write('maintenance_schedule.add', async (tx) => {
      const { propertyId, unitId = null, category, supplierId, startsOn, title, rhythm } = request;
      const { deviceKind = null, deviceName = null, instructions = null, everyMonths = null } = request;
      if (supplierId) requirePerson(tx.actor);
      const property = await propertyOf(tx, { propertyId, unitId });
      await refuseTooMany(tx, property.accountId);
      const schedule = tx.em.create(MaintenanceSchedule, {
        id,
        accountId: property.accountId,
        demo: property.demo,
        createdAt: this.scope.clock.now(),
        propertyId,
        unitId,
        deviceKind,
        deviceName,
        title,
        issueType: category,
        instructions,
        checklist: request.checklist ?? [],
        rhythm,
        everyMonths,
        startsOn,
        seasons: request.seasons ?? [],
        leadDays: request.leadDays ?? 0,
        supplierAccountId: supplierId ? await tiedSupplier(tx, supplierId) : null,
        nextOn: startsOn,
      });
      this.tidy(schedule);
      await this.aim(tx, schedule, property);
      await this.finish(tx, schedule);
    });
    return this.reader.one(id);
  }

  /** Changes what is sent. A changed rhythm, property or pause counts from today on, and never comes back to a day that was a request. */
  async update(id: string, request: UpdateMaintenanceScheduleRequest): Promise<MaintenanceScheduleResponse> {
    await this.scope.write('maintenance_schedule.change', async (tx) => {
      const schedule = await current(tx, id);
      const { version, paused, category, supplierId, ...sent } = request;
      if (supplierId || schedule.supplierAccountId) requirePerson(tx.actor);
      checkVersion(schedule, version);
      const before = timesOf(schedule);
      if (supplierId !== undefined)
        schedule.supplierAccountId = supplierId ? await tiedSupplier(tx, supplierId, schedule.supplierAccountId) : null;
      tx.em.assign(schedule, {
        ...Object.fromEntries(Object.entries(sent).filter(([name, value]) => isChange(name, value))),
        ...(category && { issueType: category }),
      });
      const property = await propertyOf(tx, schedule);
      if (paused !== undefined && paused !== null && paused !== (schedule.pausedAt !== null))
        schedule.pausedAt = paused ? this.scope.clock.now() : null;
      this.tidy(schedule);
      if (timesOf(schedule) !== before) await this.aim(tx, schedule, property);
      await this.finish(tx, schedule);
    });
    return this.reader.one(id);
  }

  /** Deletes one; the requests that it made stay. Deleting it again gives 404. */
  async end(id: string): Promise<void> {
    await this.scope.write('maintenance_schedule.end', async (tx) => {
      const schedule = await current(tx, id);
      schedule.endedAt = this.scope.clock.now();
      this.tell(tx, schedule);
    });
  }

  private tidy(schedule: MaintenanceSchedule): void {
    schedule.deviceName ||= null;
    schedule.instructions ||= null;
    if (schedule.rhythm !== 'months') schedule.everyMonths = null;
    if (schedule.rhythm !== 'seasons') schedule.seasons = [];
    schedule.checklist = schedule.checklist.map((line) => line.trim()).filter(Boolean);
    checkRhythm(schedule);
  }

  /** The next due day: from today on where the property is, after the last one that was a request. */
  private async aim(tx: Tx, schedule: MaintenanceSchedule, { timeZone, country }: Property): Promise<void> {
    const [last] = await tx.rows<{ day: string | null }>(LAST, [schedule.id]);
    const today = todayIn(timeZone, this.scope.clock.now());
    const from = last?.day ? later(today, addDays(day(last.day), 1)) : today;
    schedule.nextOn = dueOnOrAfter(dueDaysOf(schedule, country), from);
  }

  private async finish(tx: Tx, schedule: MaintenanceSchedule): Promise<void> {
    await tx.em.flush();
    this.tell(tx, schedule);
    tx.beforeCommitAsSystem(async () => void (await this.runs.raise(tx, schedule.id)));
  }

  private tell(tx: Tx, { id, accountId }: MaintenanceSchedule): void {
    tx.about('maintenance_schedule', id, accountId);
    tx.changed(['maintenance-schedules'], [id], { accounts: [accountId] });
  }
}

async function current(tx: Tx, id: string): Promise<MaintenanceSchedule> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  return orNotFound(await tx.em.findOne(MaintenanceSchedule, { id, endedAt: null }, lock));
}

/** The property under the landlord’s own policies; a unit must be one of its units. */
async function propertyOf(
  tx: Tx,
  { propertyId, unitId }: { propertyId: string; unitId?: string | null },
): Promise<Property> {
  const property = orNotFound(await tx.em.findOne(Property, { id: propertyId }));
  if (unitId) orNotFound(await tx.em.findOne(Unit, { id: unitId, propertyId }));
  return property;
}

/** A supplier who is already named may stay although they are no longer on the list; they get no offers. */
async function tiedSupplier(tx: Tx, supplierId: string, named: string | null = null): Promise<string> {
  const [present] = named ? await tx.rows(NAMED, [supplierId, named]) : [];
  if (named && present) return named;
  const [supplier] = await tx.rows<{ accountId: string }>(TIED_SUPPLIERS, [tx.actor.accountId, supplierId]);
  return orNotFound(supplier).accountId;
}

async function refuseTooMany(tx: Tx, accountId: string): Promise<void> {
  await tx.rows(ONE_BY_ONE, [accountId]);
  const [{ count } = { count: 0 }] = await tx.rows<{ count: number }>(COUNT, [accountId]);
  if (count >= MAINTENANCE.schedulesMax) throw refusal('too_many_schedules', { max: MAINTENANCE.schedulesMax });
}

/** What the next due day follows from, to be compared. */
function timesOf({ rhythm, everyMonths, startsOn, seasons, propertyId, pausedAt }: MaintenanceSchedule): string {
  return JSON.stringify([rhythm, everyMonths, startsOn, seasons, propertyId, pausedAt !== null]);
}

const CAN_BE_EMPTY = new Set(['unitId', 'deviceKind', 'deviceName', 'instructions', 'everyMonths']);

function isChange(name: string, value: unknown): boolean {
  return value !== undefined && (value !== null || CAN_BE_EMPTY.has(name));
}
