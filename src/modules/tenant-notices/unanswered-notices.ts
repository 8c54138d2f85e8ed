import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { dayText, homeText, type HomeParts } from '../../platform/i18n/written.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { HOME_JSON } from '../portfolio/home.rows.js';

interface Unanswered {
  id: string;
  leaseId: string;
  accountId: string;
  demo: boolean;
  who: string;
  home: HomeParts;
  lastDay: string;
  /** Days before the last day: seven, or none. */
  left: number;
}

/**
 * Unanswered notices whose last day is in seven days or today, during the hours in which people get emails ($2 to $3,
 * in the time zone of the property). Notices that were given later than that had their email only recently. $4 is one
 * of them, or null for all.
 */
const UNANSWERED = `select n.id, n.lease_id as "leaseId", n.account_id as "accountId", n.demo, n.name as who, n.last_day::text as "lastDay", w.days as left,
    ${HOME_JSON} as home
  from tenant_notice n join lease l on l.id = n.lease_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone) as now) local
  cross join (values (7), (0)) as w(days)
  where n.kind = 'notice' and n.state = 'sent' and l.state in ('active', 'notice') and n.last_day - w.days = local.now::date
    and n.given_on < n.last_day - w.days and (n.reminded_days is null or n.reminded_days > w.days)
    and extract(hour from local.now) between $2 and $3 and ($4::uuid is null or n.id = $4)
  order by n.id`;
const OWNERS = `select u.email, u.first_name as "firstName", u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and u.suspended_at is null and u.deleted_at is null and u.email_notifications`;

/** No one gets emails at night. They are sent from 9 a.m. to 8 p.m. in the time zone of the property. */
const AWAKE = { from: 9, to: 19 };

/** Reminds landlords of tenants' notices without an answer: a week before the last day, and on it. */
@Injectable()
export class UnansweredNotices {
  private readonly log = new Logger('Reminders');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Scheduled('tenant-notices.unanswered', '40 * * * *')
  async run(): Promise<void> {
    const found = await this.scope.asSystem('unanswered notices', () =>
      this.scope.rows<Unanswered>(UNANSWERED, this.values(null)),
    );
    await forEachSettled(this.log, found, ({ id, accountId, demo }) =>
      this.scope.asSystem(
        'unanswered notices',
        () => this.scope.write('tenant_notice.remind', (tx) => this.remind(tx, id)),
        { accountId, demo },
      ),
    );
  }

  /** Looks again under a lock: the landlord may have answered meanwhile, and another process may have been faster. */
  private async remind(tx: Tx, id: string): Promise<void> {
    await tx.rows('select 1 from tenant_notice where id = $1 for update', [id]);
    const [notice] = await tx.rows<Unanswered>(UNANSWERED, this.values(id));
    if (!notice) return;
    const { leaseId, accountId, who, home, lastDay, left } = notice;
    await tx.rows('update tenant_notice set reminded_days = $2 where id = $1', [id, left]);
    tx.about('tenant_notice', id, accountId);
    for (const { email, firstName, language } of await tx.rows<Owner>(OWNERS, [accountId]))
      tx.send({
        channel: 'email',
        to: email,
        language,
        template: 'tenant-notices.unanswered',
        params: {
          name: firstName,
          who,
          home: homeText(language, home),
          day: dayText(language, lastDay),
          left: String(left),
          url: `${this.settings.publicUrl}/dashboards/landlord/leases/${leaseId}`,
        },
      });
  }

  private values(id: string | null) {
    return [this.scope.clock.now(), AWAKE.from, AWAKE.to, id];
  }
}

interface Owner {
  email: string;
  firstName: string;
  language: string;
}
