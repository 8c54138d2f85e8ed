import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { dayText, homeText, type HomeParts } from '../../platform/i18n/written.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { HOME_JSON } from '../portfolio/home.rows.js';
import { TenantNotice } from './tenant-notice.entity.js';
import { FROM_TENANTS, tenantNoticeHappened, type NoticeHappening } from './tenant-notice.events.js';

interface Reader {
  userId: string | null;
  email: string;
  firstName: string;
  language: string;
}

/** The home, and whether its lease has a last day or has ended: words that it continues would be wrong then. */
interface Place {
  home: HomeParts | undefined;
  ends: 'yes' | 'no';
}

const OWNERS = `select u.id as "userId", u.email, u.first_name as "firstName", u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and u.suspended_at is null and u.deleted_at is null and u.email_notifications`;
/**
 * Everyone who lives there on `$2`, with or without an account, and the tenant who gave it (`$3`). These are letters,
 * which can’t be turned off.
 */
const TENANTS = `select t.user_id as "userId", coalesce(u.email, t.email) as email, t.first_name as "firstName", coalesce(u.language, t.language) as language
  from lease_tenant t join property p on p.id = t.property_id left join app_user u on u.id = t.user_id where t.lease_id = $1 and u.deleted_at is null and u.suspended_at is null
    and coalesce(u.email, t.email) is not null and lw_open(t.access_ends_at)
    and (t.user_id = $3 or t.leaves_on is null or t.leaves_on >= ($2::timestamptz at time zone p.time_zone)::date) order by t.created_at, t.id`;
const HOME = `select ${HOME_JSON} as home,
    case when l.state = 'active' then 'no' else 'yes' end as ends
  from lease l join property p on p.id = l.property_id join unit u on u.id = l.unit_id where l.id = $1`;

/** What everyone on the lease reads; the rest goes to the tenant who gave the notice. */
const FOR_ALL: readonly NoticeHappening[] = ['given', 'asked', 'withdrawn', 'leaving', 'staying', 'undone'];

/** Emails both sides about the progress of a tenant’s notice. */
@Injectable()
export class NoticeMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Handles(tenantNoticeHappened, 'tenant-notices.mail')
  async tell({ noticeId, happening }: { noticeId: string; happening: NoticeHappening }): Promise<void> {
    await this.scope.write('tenant_notice.tell', async (tx) => {
      const notice = orNotFound(await tx.em.findOne(TenantNotice, { id: noticeId }));
      tx.about('tenant_notice', noticeId, notice.accountId);
      const { leaseId, accountId, userId } = notice;
      const [place] = await tx.rows<Place>(HOME, [leaseId]);
      const { home, ends } = place ?? { home: undefined, ends: 'no' };
      const tenants = await tx.rows<Reader>(TENANTS, [leaseId, this.scope.clock.now(), userId]);
      if (FROM_TENANTS.includes(happening))
        for (const owner of await tx.rows<Reader>(OWNERS, [accountId]))
          this.send(tx, owner, happening, notice, { home, ends, path: `/dashboards/landlord/leases/${leaseId}` });
      for (const tenant of tenants)
        if (FOR_ALL.includes(happening) || (tenant.userId === userId && !FROM_TENANTS.includes(happening)))
          this.send(tx, tenant, FROM_TENANTS.includes(happening) ? `told_${happening}` : happening, notice, {
            home,
            ends,
            path: `/dashboards/tenant/lease?lease=${leaseId}`,
          });
      tx.changed(['tenant-notices'], [leaseId], {
        accounts: [accountId],
        users: tenants.map((tenant) => tenant.userId),
      });
    });
  }

  private send(
    tx: Tx,
    { userId, email, firstName, language }: Reader,
    template: string,
    notice: TenantNotice,
    { home, ends, path }: Place & { path: string },
  ): void {
    const own = userId !== null && userId === notice.userId;
    const params = {
      name: firstName,
      who: notice.name,
      own: own ? 'yes' : 'no',
      home: homeText(language, home),
      ends,
      day: dayText(language, notice.lastDay),
      note: (own && notice.answerNote) || '',
      hasNote: own && notice.answerNote ? 'yes' : 'no',
      url: `${this.settings.publicUrl}${path}`,
    };
    tx.send({ channel: 'email', to: email, language, template: `tenant-notices.${template}`, params });
  }
}
