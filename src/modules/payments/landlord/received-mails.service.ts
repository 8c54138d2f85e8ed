import { Injectable, Logger } from '@nestjs/common';
import { todayIn } from '../../../contract/time-zones.js';
import { Settings } from '../../../platform/config/settings.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { forEachSettled } from '../../../platform/outbox/for-each-settled.js';
import { Handles, Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { notePaymentsMailed } from '../../accounts/account-changes.service.js';
import { HOME_JSON } from '../../portfolio/home.rows.js';
import { paymentSucceeded } from '../payment.events.js';
import { receivedParams, type Received } from './received-words.js';

interface Due {
  accountId: string;
  demo: boolean;
  timeZone: string;
  /** The last midnight in that time zone. Payments up to then are included in emails. */
  until: string;
}
interface Owner {
  email: string;
  firstName: string;
  language: string;
}

/** From eight in the morning until nine in the evening, so that a server that was down at eight catches up that day. */
const AWAKE = { from: 8, to: 20 };
/** A landlord’s account has no time zone of its own: so the one of its oldest active property counts. */
const DUE = `select a.id as "accountId", a.demo, place.zone as "timeZone", day.until::text as until from account a
  cross join lateral (select coalesce((select p.time_zone from property p where p.account_id = a.id and p.archived_at is null
    order by p.created_at, p.id limit 1), 'UTC') as zone) place
  cross join lateral (select $1::timestamptz at time zone place.zone as now) local
  cross join lateral (select date_trunc('day', local.now) at time zone place.zone as until) day
  where a.kind = 'landlord' and not a.demo and extract(hour from local.now) between $2 and $3
    and (a.payments_mailed_until is null or a.payments_mailed_until < day.until)
    and exists (select from payment y where y.account_id = a.id and y.provider <> 'offline'
      and y.succeeded_at >= coalesce(a.payments_mailed_until, '-infinity') and y.succeeded_at < day.until)
  order by a.id`;
/** The lock lasts until the commit, so that another process finds the work done. */
const HELD = `select coalesce(payments_mailed_until, '-infinity')::text as since from account
  where id = $1 and (payments_mailed_until is null or payments_mailed_until < $2::timestamptz) for update`;
const RECEIVED = `select y.amount_cents::int as "amountCents", y.currency, y.payer_name as payer, y.succeeded_at as at, y.provider = 'sandbox' as test,
    ${HOME_JSON} as home
  from payment y join lease l on l.id = y.lease_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id`;
/**
 * Landlords know about payments that they recorded by hand, and payments that were returned in the meantime had their
 * own email.
 */
const OF_ACCOUNT = `${RECEIVED} where y.account_id = $1 and y.provider <> 'offline' and y.state in ('succeeded', 'settled', 'disputed', 'won')
  and y.succeeded_at >= $2::timestamptz and y.succeeded_at < $3::timestamptz order by y.succeeded_at, y.id`;
const OF_PAYMENT = `${RECEIVED} where y.id = $1`;
const OWNERS = `select u.email, u.first_name as "firstName", u.language from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager') and u.suspended_at is null and u.deleted_at is null
    and u.email_notifications and u.payment_emails = $2 order by u.created_at, u.id`;

/**
 * Emails landlords about payments that arrived. Each person of the account chooses between one email per day and one
 * per payment.
 */
@Injectable()
export class ReceivedMails {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  @Handles(paymentSucceeded, 'payments.mail-received')
  async each(
    { paymentId, leaseId, accountId }: { paymentId: string; leaseId: string; accountId: string },
    { demo }: { demo: boolean },
  ): Promise<void> {
    if (demo) return;
    await this.scope.write('payment.tell', async (tx) => {
      tx.about('payment', paymentId, accountId);
      const owners = await tx.rows<Owner>(OWNERS, [accountId, 'each']);
      if (owners.length === 0) return;
      const payment = orNotFound((await tx.rows<Received>(OF_PAYMENT, [paymentId]))[0]);
      for (const owner of owners) this.send(tx, owner, [payment], null, `/leases/${leaseId}?show=payments`);
    });
  }

  /** Returns the number of emails. The demo sends none. */
  @Scheduled('payments.mail-received', '10 * * * *')
  async run(): Promise<number> {
    const due = await this.scope.asSystem('mails about payments', () =>
      this.scope.rows<Due>(DUE, [this.scope.clock.now(), AWAKE.from, AWAKE.to]),
    );
    let sent = 0;
    await forEachSettled(this.log, due, async (one) => {
      await this.scope.asSystem(
        'mails about payments',
        async () => void (sent += await this.scope.write('payment.tell_day', (tx) => this.day(tx, one))),
        one,
      );
    });
    return sent;
  }

  private async day(tx: Tx, { accountId, timeZone, until }: Due): Promise<number> {
    const [held] = await tx.rows<{ since: string }>(HELD, [accountId, until]);
    if (!held) return 0;
    tx.about('account', accountId, accountId);
    const payments = await tx.rows<Received>(OF_ACCOUNT, [accountId, held.since, until]);
    await notePaymentsMailed(tx, accountId, until);
    if (payments.length === 0) return 0;
    const owners = await tx.rows<Owner>(OWNERS, [accountId, 'daily']);
    for (const owner of owners) this.send(tx, owner, payments, timeZone, '/payments');
    return owners.length;
  }

  private send(
    tx: Tx,
    { email, firstName, language }: Owner,
    payments: readonly Received[],
    timeZone: string | null,
    page: string,
  ): void {
    const days = timeZone ? [...new Set(payments.map(({ at }) => todayIn(timeZone, new Date(at))))] : [];
    tx.send({
      channel: 'email',
      to: email,
      language,
      template: timeZone ? 'payments.received_day' : 'payments.received',
      params: {
        name: firstName,
        ...receivedParams(language, payments, days),
        url: `${this.settings.publicUrl}/dashboards/landlord${page}`,
      },
    });
  }
}
