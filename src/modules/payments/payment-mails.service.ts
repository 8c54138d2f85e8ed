import { Injectable } from '@nestjs/common';
import { day } from '../../contract/days.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { amountText, dayText, homeText, type HomeParts } from '../../platform/i18n/written.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { HOME_JSON } from '../portfolio/home.rows.js';
import { LeaseStandings, type LeaseStanding } from '../rent/lease-standings.service.js';
import { standingOnLeaving } from '../rent/rules/standing-on-leaving.js';
import { AutopayOutlook, type Collection } from './autopay-outlook.service.js';
import { EVERYONE, READERS, type Reader } from './mail-words.js';
import { Payment } from './payment.entity.js';
import {
  paymentDisputed,
  paymentFailed,
  paymentRefunded,
  paymentReturned,
  paymentSucceeded,
  refundFailed,
} from './payment.events.js';
import { Refund } from './refund.entity.js';
import { whosePayment } from './whose-payment.js';

type About = { paymentId: string };
type Told = Pick<
  Payment,
  'amountCents' | 'currency' | 'paidOn' | 'payerId' | 'payerName' | 'returnedOn' | 'provider'
> & {
  receiptNumber?: string | null;
  /** For the landlord, who has several. */
  home?: HomeParts;
  reason?: string | null;
  feeCents?: number | undefined;
  next?: Foretold | null;
  cashbackCents?: number;
  /** What is owed after it; below zero for a credit. */
  balanceCents?: number;
};
/** What autopay collects next, and whose autopay it is. The other tenants of the lease don’t get this information. */
type Foretold = Collection & { readonly payerId: string };
type Amounts = { amountCents?: number | undefined; feeCents?: number | undefined };

const HOME = `select ${HOME_JSON} as home
  from lease l join property p on p.id = l.property_id join unit u on u.id = l.unit_id where l.id = $1`;
/** The people of the landlord's account. */
const OWNERS = `select u.email, u.first_name as "firstName", u.language, u.phone, false as sms, u.email_notifications as mail
  from membership m join app_user u on u.id = m.user_id where m.account_id = $1 and m.role in ('owner', 'manager') and u.suspended_at is null and u.deleted_at is null`;

/**
 * Emails about the outcome of a payment: always to the tenants, and to the landlord when money is or may be returned.
 */
@Injectable()
export class PaymentMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly standings: LeaseStandings,
    private readonly outlook: AutopayOutlook,
  ) {}

  @Handles(paymentSucceeded, 'payments.mail-succeeded', 'payment.succeeded>PaymentMails.succeeded')
  succeeded({ paymentId }: About): Promise<void> {
    return this.write(paymentId, 'payments.succeeded', []);
  }

  @Handles(paymentFailed, 'payments.mail-failed', 'payment.failed>PaymentMails.failed')
  failed({ paymentId }: About): Promise<void> {
    return this.write(paymentId, 'payments.failed', []);
  }

  @Handles(paymentReturned, 'payments.mail-returned', 'payment.returned>PaymentMails.returned')
  returned({ paymentId, amountCents, feeCents }: About & { amountCents?: number; feeCents?: number }): Promise<void> {
    const template = feeCents ? 'payments.returned_fee' : 'payments.returned';
    const also = { readers: EVERYONE, owedAgain: true };
    return this.write(paymentId, template, [`${template}_landlord`], { amountCents, feeCents }, also);
  }

  /** The landlord has to answer within the card issuer's time; the tenant started it. */
  @Handles(paymentDisputed, 'payments.mail-disputed')
  disputed({ paymentId }: About): Promise<void> {
    return this.write(paymentId, null, ['payments.disputed_landlord']);
  }

  /**
   * Emails about every refund through a provider: the amount with the cashback that goes with it, whether it is owed again,
   * and the balance after it. Tenants without an account owe it too.
   */
  @Handles(paymentRefunded, 'payments.mail-refunded')
  refunded({ paymentId, refundId }: About & { refundId: string }): Promise<void> {
    return this.scope.write('payment.tell', async (tx) => {
      const refund = orNotFound(await tx.em.findOne(Refund, { id: refundId }));
      const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
      tx.about('payment', paymentId, payment.accountId);
      // `RecordedMails` emails about money that was returned by hand.
      if (refund.method) return;
      const template = refund.forgivingCreditId ? 'payments.refunded_forgiven' : 'payments.refunded_owed';
      const about = { ...payment, amountCents: refund.amountCents + refund.feeCents, reason: refund.reason };
      const whole = await this.standings.of((text, values) => tx.rows(text, values), payment.leaseId);
      for (const reader of concernedBy(payment, await tx.rows<Reader>(EVERYONE, [payment.leaseId]))) {
        const { balanceCents } = standingFor(whole, reader).balance;
        const { cashbackCents } = refund;
        this.send(tx, reader, template, { ...about, cashbackCents, balanceCents }, tenantPage(payment));
      }
    });
  }

  @Handles(refundFailed, 'payments.mail-refund-failed', 'payment.refund_failed>PaymentMails.refundFailed')
  refundFailed({ paymentId, amountCents, sent }: About & { amountCents: number; sent: boolean }): Promise<void> {
    return this.write(paymentId, sent ? 'payments.refund_failed' : null, ['payments.refund_failed_landlord'], {
      amountCents,
    });
  }

  private write(
    paymentId: string,
    toTenants: string | null,
    toLandlord: string[],
    { amountCents, feeCents }: Amounts = {},
    { readers = READERS, owedAgain = false } = {},
  ): Promise<void> {
    return this.scope.write('payment.tell', async (tx) => {
      const payment = orNotFound(await tx.em.findOne(Payment, { id: paymentId }));
      tx.about('payment', paymentId, payment.accountId);
      const about = { ...payment, amountCents: amountCents ?? payment.amountCents, feeCents };
      const whole = owedAgain
        ? await this.standings.of((text, values) => tx.rows(text, values), payment.leaseId)
        : null;
      const next = whole && (await this.nextOf(tx, payment, whole));
      const tenants = toTenants ? concernedBy(payment, await tx.rows<Reader>(readers, [payment.leaseId])) : [];
      for (const reader of tenants) {
        const balance = whole && { balanceCents: standingFor(whole, reader).balance.balanceCents };
        this.send(tx, reader, toTenants ?? '', { ...about, next, ...balance }, tenantPage(payment));
      }
      await this.toOwners(tx, payment, toLandlord, about);
    });
  }

  private async toOwners(tx: Tx, { accountId, leaseId }: Payment, templates: string[], about: Told): Promise<void> {
    if (templates.length === 0) return;
    const [place] = await tx.rows<{ home: HomeParts }>(HOME, [leaseId]);
    const owners = await tx.rows<Reader>(OWNERS, [accountId]);
    for (const template of templates) {
      for (const reader of owners)
        this.send(tx, reader, template, { ...about, ...place }, `/dashboards/landlord/leases/${leaseId}`);
    }
  }

  /**
   * A returned payment is owed again, so autopay collects more than it had announced. When it was a payment of autopay,
   * another job is about to set the day of its next attempt, and has its own email for that.
   */
  private async nextOf(tx: Tx, { leaseId, autopay }: Payment, whole: LeaseStanding): Promise<Foretold | null> {
    const query: Query = (text, values) => tx.rows(text, values);
    const [row] = await query<{ payerId: string }>(
      'select user_id as "payerId" from autopay where lease_id = $1 and enabled',
      [leaseId],
    );
    if (autopay || !row) return null;
    const next = await this.outlook.of(query, whole);
    return next && { ...next, ...row };
  }

  private send(tx: Tx, reader: Reader, template: string, payment: Told, path: string): void {
    const { userId, email, firstName, language, mail } = reader;
    if (!mail) return;
    const next = payment.next?.payerId === userId ? payment.next : null;
    const params = {
      name: firstName,
      account: userId === null ? 'no' : 'yes',
      amount: amountText(language, payment.amountCents, payment.currency),
      day: dayText(language, payment.paidOn),
      fee: amountText(language, payment.feeCents ?? 0, payment.currency),
      number: payment.receiptNumber ?? '',
      hasReason: payment.reason ? 'yes' : 'no',
      reason: payment.reason ?? '',
      autopay: next ? 'yes' : 'no',
      nextDay: next ? dayText(language, next.on) : '',
      nextTotal: amountText(language, next?.totalCents ?? 0, payment.currency),
      hasCashback: payment.cashbackCents ? 'yes' : 'no',
      cashback: amountText(language, payment.cashbackCents ?? 0, payment.currency),
      ...whosePayment(payment, reader),
      ...placeIn(language, payment),
      ...balanceIn(language, payment),
      url: `${this.settings.publicUrl}${path}`,
    };
    tx.send({ channel: 'email', to: email, language, template, params });
  }
}

/** Without those who had left before it was paid by someone else. They keep their access for a while. */
function concernedBy({ paidOn, payerId }: Payment, readers: readonly Reader[]): Reader[] {
  const paid = ({ userId }: Reader) => typeof userId === 'string' && userId === payerId;
  return readers.filter((reader) => !reader.leavesOn || paidOn <= reader.leavesOn || paid(reader));
}

/** What a tenant owes: one who has left the others only what was due by their last day. */
function standingFor(whole: LeaseStanding, { leavesOn }: Reader): LeaseStanding {
  return leavesOn && leavesOn < whole.today ? standingOnLeaving(whole, day(leavesOn)) : whole;
}

/** Whose payment it was and where, for the landlord; when the bank returned it; and whether no money was moved. */
function placeIn(language: string, { payerName, home, returnedOn, provider }: Told): Record<string, string> {
  return {
    hasPayer: payerName ? 'yes' : 'no',
    hasHome: home ? 'yes' : 'no',
    home: homeText(language, home),
    hasReturnedOn: returnedOn ? 'yes' : 'no',
    returnedOn: returnedOn ? dayText(language, returnedOn) : '',
    test: provider === 'sandbox' ? 'yes' : 'no',
  };
}

function balanceIn(language: string, { balanceCents, currency }: Told): { side: string; balance: string } {
  if (balanceCents === undefined) return { side: 'unsaid', balance: '' };
  const side = balanceCents > 0 ? 'owed' : balanceCents < 0 ? 'credit' : 'even';
  return { side, balance: amountText(language, Math.abs(balanceCents), currency) };
}

/** For the lease of the payment, because a tenant may have several. */
const tenantPage = ({ leaseId }: Payment): string => `/dashboards/tenant/payments?lease=${leaseId}`;
