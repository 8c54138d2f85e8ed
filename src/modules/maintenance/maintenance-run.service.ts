import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { addDays, day } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { row, type Tx } from '../../platform/scope/tx.js';
import { Property } from '../portfolio/property.entity.js';
import { Unit } from '../portfolio/unit.entity.js';
import { RaiseRequest } from '../service-requests/service-requests.module.js';
import { raiseNow } from './due-days.js';
import { MaintenanceMails } from './maintenance-mails.js';
import { MaintenanceOccurrence } from './maintenance-occurrence.entity.js';
import { TIED_SUPPLIERS } from './maintenance-reader.js';
import { dueDaysOf } from './maintenance-rows.js';
import { MaintenanceSchedule } from './maintenance-schedule.entity.js';
import { descriptionOf } from './request-words.js';

interface Due {
  id: string;
  accountId: string;
  demo: boolean;
  nextOn: string;
  leadDays: number;
  timeZone: string;
}
interface Owner {
  userId: string;
}

/** How many are read in one query; each becomes a request in a transaction of its own. */
const BATCH = 1000;

/** What may be due somewhere on earth; each schedule is then checked by the day where its property is. */
const DUE = `select m.id, m.account_id as "accountId", m.demo, m.next_on as "nextOn", m.lead_days as "leadDays", p.time_zone as "timeZone"
  from maintenance_schedule m join property p on p.id = m.property_id
  where m.ended_at is null and m.paused_at is null and m.next_on - m.lead_days <= (($1::timestamptz + interval '14 hours') at time zone 'UTC')::date
    and m.id > $2
  order by m.id limit ${BATCH}`;
const OWNER = `select x.id as "userId" from membership b join app_user x on x.id = b.user_id
  where b.account_id = $1 and b.role = 'owner' and x.deleted_at is null order by b.created_at, x.id limit 1`;
const SUPPLIER = `select t.* from (${TIED_SUPPLIERS}) t where t."accountId" = $3`;
const TAKEN = 'select 1 from maintenance_occurrence where schedule_id = $1 and due_on = $2';

/**
 * Makes a service request of each due day, so many days before it, by the day where the property is. Repeatable: the schedule
 * is locked meanwhile, and a unique key on schedule and day keeps the second of two runs, or the one after a crash, from making another.
 */
@Injectable()
export class MaintenanceRun {
  private readonly log = new Logger('Maintenance');

  constructor(
    private readonly scope: Scope,
    private readonly requests: RaiseRequest,
    private readonly mails: MaintenanceMails,
  ) {}

  /** Makes what has come due by now, of both worlds. Gives the number of requests. */
  @Scheduled('maintenance-schedules.run', '7 * * * *')
  async run(): Promise<number> {
    let [made, after] = [0, '00000000-0000-0000-0000-000000000000'];
    for (;;) {
      const now = this.scope.clock.now();
      const due = await this.scope.asSystem('maintenance schedules', () => this.scope.rows<Due>(DUE, [now, after]));
      await forEachSettled(this.log, due, async (one) => {
        if (addDays(day(one.nextOn), -one.leadDays) > todayIn(one.timeZone, now)) return;
        const { id, accountId, demo } = one;
        await this.scope.asSystem(
          'maintenance schedules',
          async () => void (made += await this.scope.write('maintenance_schedule.raise', (tx) => this.raise(tx, id))),
          { accountId, demo },
        );
      });
      const last = due.at(-1);
      if (!last || due.length < BATCH) return made;
      after = last.id;
    }
  }

  /** Makes the request of one that is due, within a command and as the system. Gives the number of requests made: 0 or 1. */
  async raise(tx: Tx, id: string): Promise<number> {
    const schedule = orNotFound(
      await tx.em.findOne(MaintenanceSchedule, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
    );
    if (schedule.endedAt || schedule.pausedAt) return 0;
    const property = orNotFound(await tx.em.findOne(Property, { id: schedule.propertyId }));
    const unit = schedule.unitId ? orNotFound(await tx.em.findOne(Unit, { id: schedule.unitId })) : null;
    const { dueOn, nextOn } = raiseNow(dueDaysOf(schedule, property.country), {
      nextOn: day(schedule.nextOn),
      leadDays: schedule.leadDays,
      today: todayIn(property.timeZone, this.scope.clock.now()),
    });
    schedule.nextOn = nextOn;
    tx.about('maintenance_schedule', id, schedule.accountId);
    tx.changed(['maintenance-schedules'], [id], { accounts: [schedule.accountId] });
    const [owner] = await tx.rows<Owner>(OWNER, [schedule.accountId]);
    // An archived property or unit gets no requests and its days are skipped; nor does an account without an owner.
    if (!dueOn || property.archivedAt || unit?.archivedAt || !owner) return 0;
    if ((await tx.rows(TAKEN, [id, dueOn])).length > 0) return 0;
    await this.make(tx, schedule, { dueOn, owner });
    return 1;
  }

  private async make(tx: Tx, schedule: MaintenanceSchedule, { dueOn, owner }: { dueOn: string; owner: Owner }) {
    const { id, accountId, demo, propertyId, unitId = null, title, issueType, checklist } = schedule;
    const [supplier = null] = schedule.supplierAccountId
      ? await tx.rows<{ id: string; accountId: string; companyName: string }>(SUPPLIER, [
          accountId,
          null,
          schedule.supplierAccountId,
        ])
      : [];
    const { requestId, asked } = await this.requests.raise(tx, {
      propertyId,
      unitId,
      reporterId: owner.userId,
      title,
      description: descriptionOf(schedule),
      issueType,
      dueOn,
      checklist,
      supplier,
    });
    await tx.insert(
      row(MaintenanceOccurrence, {
        id: v7(),
        accountId,
        demo,
        scheduleId: id,
        dueOn,
        requestId,
        createdAt: this.scope.clock.now(),
      }),
    );
    await this.mails.send(tx, { requestId, dueOn, company: asked ? (supplier?.companyName ?? null) : null });
  }
}
