import { Injectable } from '@nestjs/common';
import { day } from '../../contract/days.js';
import { isOldNews } from '../../contract/old-news.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LeaseStandings } from '../rent/lease-standings.service.js';
import { standingOnLeaving } from '../rent/rules/standing-on-leaving.js';
import { Payment } from './payment.entity.js';
import { paymentRecorded, paymentRefunded } from './payment.events.js';
import { Refund } from './refund.entity.js';
import { whosePayment } from './whose-payment.js';

interface Reader {
  email: string;
  firstName: string;
  fullName: string;
  language: string;
  /** The tenant's own last day on a lease that may continue for the others. */
  leavesOn: string | null;
}

/** With and without an account, because tenants without one wouldn't otherwise learn about it. */
const READERS = `select coalesce(u.email, t.email) as email, t.first_name as "firstName", t.first_name || ' ' || t.last_name as "fullName",
    coalesce(u.language, t.language) as language, t.leaves_on::text as "leavesOn"
  from lease_tenant t left join app_user u on u.id = t.user_id
  where t.lease_id = $1 and u.deleted_at is null and coalesce(u.email, t.email) is not null and u.suspended_at is null
    and coalesce(u.email_notifications, true) and lw_open(t.access_ends_at)
  order by t.created_at, t.id`;

/** The amount of a credit. */
const CREDITED = `select coalesce(sum(amount_cents), 0)::bigint as cents from posting where entry_id = $1::uuid and amount_cents > 0`;

/**
 * Emails tenants about entries that their landlord recorded by hand, with the balance after them: a receipt for a
 * payment, and returned money.
 */
@Injectable()
export class RecordedMails {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly settings: Settings,
  ) {}

  @Handles(paymentRecorded, 'payments.mail-recorded')
  async recorded({ paymentId }: { paymentId: string }, { demo }: { demo: boolean }): Promise<void> {
    if (demo) return;
    await this.scope.write('payment.tell', async (tx) => {
      const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
      const { amountCents, paidOn, receiptNumber } = payment;
      await this.tell(tx, payment, 'payments.recorded', { amountCents, on: paidOn }, () => ({
        number: receiptNumber ?? '',
      }));
    });
  }

  /** Refunds through a provider have their own emails. */
  @Handles(paymentRefunded, 'payments.mail-given-back')
  async givenBack(
    { paymentId, refundId }: { paymentId: string; refundId: string },
    { demo }: { demo: boolean },
  ): Promise<void> {
    if (demo) return;
    await this.scope.write('payment.tell', async (tx) => {
      const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
      const { amountCents, givenOn, method, reference, reason, forgivingCreditId } = orNotFound(
        await tx.em.findOne(Refund, { id: refundId }),
      );
      tx.about('payment', paymentId, payment.accountId);
      if (!givenOn || !method) return;
      const [credit] = await tx.rows<{ cents: number }>(CREDITED, [forgivingCreditId ?? null]);
      const forgiven = credit?.cents ?? 0;
      await this.tell(tx, payment, 'payments.given_back', { amountCents, on: givenOn }, (language) => ({
        paidOn: dayText(language, payment.paidOn),
        method,
        hasReference: reference ? 'yes' : 'no',
        reference: reference ?? '',
        hasReason: reason ? 'yes' : 'no',
        reason: reason ?? '',
        hasForgiven: forgiven > 0 ? 'yes' : 'no',
        forgiven: amountText(language, forgiven, payment.currency),
      }));
    });
  }

  private async tell(
    tx: Tx,
    payment: Payment,
    template: string,
    { amountCents, on }: { amountCents: number; on: string },
    words: (language: string) => Record<string, string>,
  ): Promise<void> {
    const { id, leaseId, accountId, currency, paidOn, payerName } = payment;
    tx.about('payment', id, accountId);
    const whole = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
    if (isOldNews(on, whole.today)) return;
    for (const { email, firstName, fullName, language, leavesOn } of await tx.rows<Reader>(READERS, [leaseId])) {
      const lastDay = leavesOn !== null && leavesOn < whole.today ? day(leavesOn) : null;
      if (lastDay && paidOn > lastDay && payerName !== fullName) continue;
      const { balanceCents } = (lastDay ? standingOnLeaving(whole, lastDay) : whole).balance;
      const params = {
        name: firstName,
        amount: amountText(language, amountCents, currency),
        day: dayText(language, on),
        ...words(language),
        ...whosePayment(payment, { fullName }),
        balance: amountText(language, Math.abs(balanceCents), currency),
        side: balanceCents > 0 ? 'owed' : balanceCents < 0 ? 'credit' : 'even',
        url: `${this.settings.publicUrl}/dashboards/tenant/payments?lease=${leaseId}`,
      };
      tx.send({ channel: 'email', to: email, language, template, params });
    }
  }
}
