import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import type { Party } from '../rules/request-page.js';
import { ServiceRequest } from '../service-request.entity.js';
import { tell } from '../timeline.js';

interface Due {
  id: string;
  accountId: string;
  demo: boolean;
  /** Whether the landlord comes, or wants to be reminded of suppliers' appointments too. */
  toLandlord: boolean;
}

/**
 * Appointments of tomorrow, during the hours in which reminders may be sent ($2 to $3, local time at the property). There is no
 * reminder of an appointment that was only set today. $4 is one request, or null for all.
 */
const DUE = `select r.id, r.account_id as "accountId", r.demo,
    r.supplier_account_id is null or coalesce(m.remind_appointments, false) as "toLandlord"
  from service_request r join property p on p.id = r.property_id left join maintenance_settings m on m.account_id = r.account_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone) as now) local
  where r.status = 'scheduled' and r.scheduled_for between $1::timestamptz and $1::timestamptz + interval '2 days'
    and (r.scheduled_for at time zone p.time_zone)::date = local.now::date + 1 and extract(hour from local.now) between $2 and $3
    and ($4::uuid is null or r.id = $4)
    and (coalesce((select max(e.created_at) from request_event e where e.request_id = r.id
      and (e.kind = 'appointment' and e.detail ~ '^[0-9]' or e.kind = 'status' and e.detail = 'scheduled')), r.created_at) at time zone p.time_zone)::date < local.now::date
    and not exists (select from appointment_reminder s where s.request_id = r.id and s.scheduled_for = r.scheduled_for)
  order by r.scheduled_for, r.id limit 2000`;
const ONCE = `insert into appointment_reminder (id, account_id, demo, created_at, request_id, scheduled_for) values ($1, $2, $3, $4, $5, $6)
  on conflict (request_id, scheduled_for) do nothing returning id`;

/** Hours in which reminders are sent, in local time at the property. The last one is included in full. */
const AWAKE = { from: 9, to: 19 };

/** Reminds everyone concerned of an appointment on the day before it. */
@Injectable()
export class AppointmentReminders {
  private readonly log = new Logger('Reminders');

  constructor(private readonly scope: Scope) {}

  /** Returns the number of appointments for which reminders were sent. */
  @Scheduled('service-requests.appointment-reminders', '5,35 * * * *')
  async run(): Promise<number> {
    const due = await this.scope.asSystem('appointment reminders', () => this.scope.rows<Due>(DUE, this.asked(null)));
    let sent = 0;
    await forEachSettled(this.log, due, async ({ id, accountId, demo }) => {
      await this.scope.asSystem(
        'appointment reminders',
        async () => void (sent += await this.scope.write('appointment.remind', (tx) => this.remind(tx, id))),
        { accountId, demo },
      );
    });
    return sent;
  }

  /** Checks again under the lock: the appointment may have moved, or another process may have been faster. */
  private async remind(tx: Tx, id: string): Promise<number> {
    const request = await tx.em.findOne(ServiceRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const [due] = await tx.rows<Due>(DUE, this.asked(id));
    if (!request?.scheduledFor || !due) return 0;
    const now = this.scope.clock.now();
    const { accountId, demo, toLandlord } = due;
    const { scheduledFor } = request;
    if ((await tx.rows(ONCE, [v7(), accountId, demo, now, id, scheduledFor])).length === 0) return 0;
    const parties: Party[] = ['tenant', 'supplier', 'technician', ...(toLandlord ? (['landlord'] as const) : [])];
    tx.about('service_request', id, accountId);
    const from = scheduledFor.toISOString();
    tell(tx, request, { happening: 'appointment_reminder', parties, times: [{ from, until: from }] }, now);
    return 1;
  }

  private asked(id: string | null): unknown[] {
    return [this.scope.clock.now(), AWAKE.from, AWAKE.to, id];
  }
}
