import { Injectable, Logger } from '@nestjs/common';
import { OPEN_LEADS } from '../../contract/leads.js';
import { STAFF_RIGHTS } from '../../contract/staff-roles.js';
import { todayIn } from '../../contract/time-zones.js';
import { Settings } from '../../platform/config/settings.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { leadDue } from './crm.events.js';

/** Reminders are sent from this hour in the installation's time zone, so that no one is reminded at night. */
const FROM_HOUR = 8;

const DUE = `select l.id, l.demo from crm_lead l where l.next_step_on <= $1 and l.reminded_on is distinct from l.next_step_on
  and l.status = any($2) and l.merged_into_id is null and l.staff_id is not null order by l.next_step_on, l.id limit 500`;
/**
 * Checks again, and marks the reminder as sent: another process may have been faster, the day may have changed, or the owner may
 * no longer be allowed to read leads.
 */
const CLAIM = `update crm_lead l set reminded_on = l.next_step_on from app_user u where l.id = $1 and l.next_step_on <= $2
  and l.reminded_on is distinct from l.next_step_on and u.id = l.staff_id and u.suspended_at is null and u.deleted_at is null
  and (u.user_type = 'admin' or u.user_type = 'staff' and u.staff_role = any($3))
  returning l.staff_id as "staffId", u.email, u.language, u.user_type as "userType", l.next_step as step, l.next_step_on::text as day,
    trim(l.first_name || ' ' || l.last_name) as name`;

interface Reminder {
  staffId: string;
  email: string;
  language: string;
  userType: string;
  step: string;
  day: string;
  name: string;
}

/** Reminds the owner of a lead of the next step on its day, by email and with a notification. */
@Injectable()
export class LeadReminders {
  private readonly log = new Logger('Reminders');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** Returns the number of reminders. */
  @Scheduled('crm.reminders', '10 * * * *')
  async run(): Promise<number> {
    const now = this.scope.clock.now();
    const zone = this.settings.OFFICE_TIME_ZONE;
    const hour = Number(
      new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(now),
    );
    if (hour < FROM_HOUR) return 0;
    const today = todayIn(zone, now);
    const due = await this.scope.asSystem('lead reminders', () =>
      this.scope.rows<{ id: string; demo: boolean }>(DUE, [today, OPEN_LEADS]),
    );
    let sent = 0;
    await forEachSettled(this.log, due, async ({ id, demo }) => {
      sent += await this.scope.asSystem(
        'lead reminders',
        () => this.scope.write('lead.remind', (tx) => this.remind(tx, id, today)),
        { demo },
      );
    });
    return sent;
  }

  private async remind(tx: Tx, id: string, today: string): Promise<number> {
    tx.about('crm_lead', id);
    const [due] = await tx.rows<Reminder>(CLAIM, [id, today, STAFF_RIGHTS.leads]);
    if (!due) return 0;
    const { staffId, email, language, userType, step, day, name } = due;
    const url = `${this.settings.publicUrl}/dashboards/${userType}/leads/${id}`;
    tx.send({ channel: 'email', to: email, language, template: 'crm.lead_due', params: { name, step, url } });
    tx.publish(leadDue, { leadId: id, demo: tx.actor.demo, staffId, name, step, day });
    return 1;
  }
}
