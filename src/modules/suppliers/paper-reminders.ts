import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { day, daysBetween } from '../../contract/days.js';
import type { SupplierPaperKind } from '../../contract/supplier-papers.js';
import { Settings } from '../../platform/config/settings.js';
import { dayText } from '../../platform/i18n/written.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { dueReminder } from './paper-due.js';
import { paperExpires } from './paper.events.js';

interface Dated {
  id: string;
  accountId: string;
  demo: boolean;
  kind: SupplierPaperKind;
  issuer: string;
  validUntil: string;
  datedOn: string;
  today: string;
  sent: number[];
}

/**
 * Insurances and licenses that expire in the next weeks or expired last week. Only suppliers whose local hour is between $2
 * and $3 are included. Entries that another one replaced are left out. $4 is the id of one entry, or null for all.
 */
const DATED = `select c.id, c.account_id as "accountId", c.demo, c.kind, c.issuer, c.valid_until::text as "validUntil",
    (c.dated_at at time zone c.time_zone)::date::text as "datedOn", local.today::text as today,
    coalesce((select jsonb_agg(r.days) from paper_reminder r where r.paper_id = c.id and r.valid_until = c.valid_until), '[]') as sent
  from supplier_paper c cross join lateral (select ($1::timestamptz at time zone c.time_zone) as now, ($1::timestamptz at time zone c.time_zone)::date as today) local
  where c.valid_until between local.today - 8 and local.today + 60 and extract(hour from local.now) between $2 and $3 and ($4::uuid is null or c.id = $4)
    and not exists (select 1 from supplier_paper o where o.account_id = c.account_id and o.kind = c.kind and o.trade is not distinct from c.trade
      and (o.valid_until is null or o.valid_until > c.valid_until))
  order by c.id`;
const READERS = `select u.email, u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and u.suspended_at is null and u.deleted_at is null and u.email_notifications`;
const ONCE = `insert into paper_reminder (id, account_id, demo, created_at, paper_id, valid_until, days) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (paper_id, valid_until, days) do nothing returning id`;

/** The local hours in which reminders are sent, so that no one gets one at night. */
const AWAKE = { from: 8, to: 20 };

/** Reminds suppliers before an insurance or a license expires, by email and in the product. */
@Injectable()
export class PaperReminders {
  private readonly log = new Logger('Reminders');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  /** Returns the number of reminders. */
  @Scheduled('suppliers.paper-reminders', '25 * * * *')
  async run(): Promise<number> {
    const now = this.scope.clock.now();
    const dated = await this.scope.asSystem('paper reminders', () =>
      this.scope.rows<Dated>(DATED, [now, AWAKE.from, AWAKE.to, null]),
    );
    let sent = 0;
    await forEachSettled(
      this.log,
      dated.filter((one) => dueReminder(one) !== null),
      async ({ id, accountId, demo }) => {
        sent += await this.scope.asSystem(
          'paper reminders',
          () => this.scope.write('supplier_paper.remind', (tx) => this.remind(tx, id)),
          { accountId, demo },
        );
      },
    );
    return sent;
  }

  /** Checks again, as the date may have been changed in the meantime or another process may have sent the reminder. */
  private async remind(tx: Tx, id: string): Promise<number> {
    const now = this.scope.clock.now();
    await tx.rows('select 1 from supplier_paper where id = $1 for update', [id]);
    const [one] = await tx.rows<Dated>(DATED, [now, AWAKE.from, AWAKE.to, id]);
    const days = one ? dueReminder(one) : null;
    if (!one || days === null) return 0;
    const { accountId, demo, validUntil, issuer } = one;
    const first = await tx.rows(ONCE, [v7(), accountId, demo, now, id, validUntil, days]);
    if (first.length === 0) return 0;
    tx.about('supplier_paper', id, accountId);
    tx.publish(paperExpires, { paperId: id, accountId, demo, issuer, validUntil });
    for (const reader of await tx.rows<{ email: string; language: string }>(READERS, [accountId]))
      this.write(tx, reader, one);
    return 1;
  }

  private write(
    tx: Tx,
    { email, language }: { email: string; language: string },
    { kind, issuer, validUntil, today }: Dated,
  ): void {
    const left = daysBetween(day(today), day(validUntil));
    tx.send({
      channel: 'email',
      to: email,
      language,
      template: 'suppliers.paper_expires',
      params: {
        kind,
        issuer,
        day: dayText(language, validUntil),
        left: left > 0 ? String(left) : '0',
        when: left > 0 ? 'before' : left === 0 ? 'today' : 'past',
        url: `${this.settings.publicUrl}/dashboards/supplier/profile`,
      },
    });
  }
}
