import { Injectable, Logger } from '@nestjs/common';
import { MAINTENANCE } from '../../contract/limits.js';
import { Settings } from '../../platform/config/settings.js';
import { dayText, homeText, type HomeParts } from '../../platform/i18n/written.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { HOME_JSON } from '../portfolio/home.rows.js';
import { requestPage } from '../service-requests/rules/request-page.js';
import { maintenanceDue } from './maintenance.events.js';

interface Due {
  id: string;
  accountId: string;
  demo: boolean;
}
interface Reminded extends Due {
  requestId: string;
  supplierAccountId: string | null;
  company: string | null;
  title: string;
  place: HomeParts;
  dueOn: string;
  passed: boolean;
}

/** If the server was down, the reminder of a day that has passed is still sent for so many days. */
const LATE_DAYS = 7;

/**
 * Open requests of schedules whose due day is within $2 days or passed in the last $3 days, by the day where the property is, in
 * the hours in which people are written to. On the day on which a request was made, its own email has just named the due day.
 * $4 is one of them, or null for all.
 */
const DUE = `select o.id, o.account_id as "accountId", o.demo, r.id as "requestId", r.supplier_account_id as "supplierAccountId", s.company_name as company,
    r.title, ${HOME_JSON} as place, o.due_on::text as "dueOn", o.due_on < local.today as passed
  from maintenance_occurrence o join service_request r on r.id = o.request_id join property p on p.id = r.property_id
  left join unit u on u.id = r.unit_id left join supplier s on s.account_id = r.supplier_account_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone) as now, ($1::timestamptz at time zone p.time_zone)::date as today) local
  where not o.demo and r.status in ('submitted', 'approved', 'offered', 'scheduled', 'in_progress') and p.archived_at is null and u.archived_at is null
    and o.due_on between ($1::timestamptz at time zone 'UTC')::date - $3::int - 1 and ($1::timestamptz at time zone 'UTC')::date + $2::int + 1
    and extract(hour from local.now) between 8 and 20 and ($4::uuid is null or o.id = $4)
    and case when o.due_on < local.today then o.overdue_at is null and o.due_on >= local.today - $3::int
      else o.reminded_at is null and o.due_on <= local.today + $2::int and (o.created_at at time zone p.time_zone)::date < local.today end
  order by o.id limit 1000`;
const LOCK = 'select 1 from maintenance_occurrence where id = $1 for update';
const BEFORE = 'update maintenance_occurrence set reminded_at = $2 where id = $1';
const PASSED = 'update maintenance_occurrence set overdue_at = $2 where id = $1';
const READERS = `select x.email, x.language, x.user_type as "userType" from membership m join app_user x on x.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and x.suspended_at is null and x.deleted_at is null
    and x.email_notifications and x.maintenance_updates`;

/**
 * Reminds of the due day of scheduled maintenance, some days before it and once when it has passed: the supplier who has the job,
 * or the landlord's people as long as none has it. Of a day that has passed the landlord is reminded in both cases.
 */
@Injectable()
export class DueReminders {
  private readonly log = new Logger('Reminders');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** Returns the number of due days that were reminded of. */
  @Scheduled('maintenance.due-reminders', '50 * * * *')
  async run(): Promise<number> {
    const due = await this.scope.asSystem('due reminders', () => this.scope.rows<Due>(DUE, this.asked(null)));
    let sent = 0;
    await forEachSettled(this.log, due, async (one) => {
      await this.scope.asSystem(
        'due reminders',
        async () =>
          void (sent += await this.scope.write('maintenance_occurrence.remind', (tx) => this.remind(tx, one))),
        one,
      );
    });
    return sent;
  }

  /** Looks again under the lock: the work may be done by now, or another process may have been faster. */
  private async remind(tx: Tx, { id, accountId }: Due): Promise<number> {
    await tx.rows(LOCK, [id]);
    const [due] = await tx.rows<Reminded>(DUE, this.asked(id));
    if (!due) return 0;
    const { requestId, supplierAccountId, demo, title, dueOn, passed } = due;
    await tx.rows(passed ? PASSED : BEFORE, [id, this.scope.clock.now()]);
    const reminded = [
      ...(supplierAccountId ? [supplierAccountId] : []),
      ...(passed || !supplierAccountId ? [accountId] : []),
    ];
    tx.about('service_request', requestId, accountId);
    tx.publish(maintenanceDue, { requestId, demo, accountId, reminded, title, dueOn, passed });
    for (const account of reminded)
      for (const reader of await tx.rows<Reader>(READERS, [account])) this.write(tx, reader, due);
    return 1;
  }

  private write(tx: Tx, { email, language, userType }: Reader, due: Reminded): void {
    const { requestId, title, place, dueOn, passed, company } = due;
    tx.send({
      channel: 'email',
      to: email,
      language,
      template: 'maintenance.due',
      params: {
        title,
        place: homeText(language, place),
        day: dayText(language, dueOn),
        when: passed ? 'past' : 'before',
        reader: userType,
        company: company ?? '',
        hasCompany: company ? 'yes' : 'no',
        url: `${this.settings.publicUrl}${requestPage(userType, requestId)}`,
      },
    });
  }

  private asked(id: string | null): unknown[] {
    return [this.scope.clock.now(), MAINTENANCE.remindDays, LATE_DAYS, id];
  }
}

interface Reader {
  email: string;
  language: string;
  userType: 'landlord' | 'supplier';
}
