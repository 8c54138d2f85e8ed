import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { PaymentEntries } from '../ledger/payment-entries.service.js';
import { LeaseStandings, type LeaseStanding } from '../rent/lease-standings.service.js';
import { isPart, LostDisputes } from './lost-disputes.service.js';
import { Payment } from './payment.entity.js';
import { paymentDisputed, paymentFailed, paymentReturned, paymentSucceeded } from './payment.events.js';
import { judgeReport, type PaymentState } from './payment.states.js';
import { isNew, type ProviderMessage } from './providers/event-log.js';
import type { ProviderAnswer } from './providers/payment-provider.js';
import { nextReceiptNumber } from './receipt-numbers.js';

interface Known {
  leaseId: string;
  accountId: string;
  demo: boolean;
}

/**
 * What a provider reports about a payment in its answer, a webhook or a poll. Reports may be late, repeated and out of
 * order. The payment goes through each state once, with its effects in the same transaction.
 */
@Injectable()
export class PaymentReports {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
    private readonly entries: PaymentEntries,
    private readonly losses: LostDisputes,
  ) {}

  /** `message`: the provider's own, which takes effect once, no matter how often it arrives. */
  async take(paymentId: string, answer: ProviderAnswer, message?: ProviderMessage): Promise<void> {
    const known = await this.scope.asSystem('payment report', () =>
      this.scope.rows<Known>(
        'select lease_id as "leaseId", account_id as "accountId", demo from payment where id = $1',
        [paymentId],
      ),
    );
    const { leaseId, ...on } = orNotFound(known[0]);
    await this.scope.asSystem(
      'payment report',
      () =>
        this.scope.write('payment.report', async (tx) => {
          if (!message || (await isNew(tx, message, this.scope.clock.now())))
            await this.apply(tx, paymentId, leaseId, answer);
        }),
      on,
    );
  }

  /** The same within a command of the system. Locks the lease. */
  async apply(tx: Tx, paymentId: string, leaseId: string, answer: ProviderAnswer): Promise<void> {
    await this.ledger.lock(tx, leaseId);
    const payment = orNotFound(
      await tx.em.findOne(Payment, { id: paymentId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    );
    tx.about('payment', paymentId, payment.accountId);
    payment.providerReference ??= answer.reference;
    const report = judgeReport(payment.state, answer.state);
    if (report.kind === 'contradiction')
      this.log.warn(`Payment ${paymentId} is ${payment.state}, the provider says ${answer.state}`);
    if (report.kind !== 'apply' && !isBeside(payment, answer)) return;
    payment.expectedOn = answer.expectedOn ?? payment.expectedOn;
    payment.failure = answer.failure ?? payment.failure;
    const standing = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
    if (report.kind === 'apply')
      for (const state of report.states) await this.enter(tx, payment, state, { standing, answer });
    else await this.beside(tx, payment, { standing, answer });
    await this.ledger.tell(tx, standing.book, paymentId);
  }

  /** Takes one step, with its postings and notifications. */
  private async enter(tx: Tx, payment: Payment, state: PaymentState, { standing, answer }: Step): Promise<void> {
    const { book } = standing;
    const today = todayIn(standing.lease.timeZone, this.scope.clock.now());
    const about = aboutOf(payment);
    payment.state = state;
    if (state === 'succeeded') {
      payment.succeededAt = this.scope.clock.now();
      payment.receiptNumber = await nextReceiptNumber(tx, payment);
      await tx.em.flush();
      await this.entries.succeeded(tx, book, payment);
      tx.publish(paymentSucceeded, about);
    } else if (state === 'settled') {
      await this.entries.settled(tx, book, payment, today);
    } else if (state === 'lost' && isPart(payment, answer.lost)) {
      await this.losePart(tx, payment, { standing, answer });
    } else if (state === 'returned' || state === 'lost') {
      await this.entries.returned(tx, book, payment, today);
      tx.publish(paymentReturned, about);
    } else if (state === 'failed') {
      tx.publish(paymentFailed, about);
    } else if (state === 'disputed' && answer.state === 'disputed') {
      // A dispute that is first reported after it was lost is announced as returned money.
      tx.publish(paymentDisputed, about);
    }
  }
  /** Effects that don't change the state: the payout of a disputed payment, a second dispute that is lost in part. */
  private async beside(tx: Tx, payment: Payment, step: Step): Promise<void> {
    const { book, lease } = step.standing;
    if (step.answer.state === 'lost') return this.losePart(tx, payment, step);
    await this.entries.settledBeside(tx, book, payment, todayIn(lease.timeZone, this.scope.clock.now()));
  }

  private async losePart(tx: Tx, payment: Payment, { standing, answer }: Step): Promise<void> {
    const amountCents = await this.losses.book(tx, payment, standing, answer.lost ?? []);
    if (amountCents > 0) tx.publish(paymentReturned, { ...aboutOf(payment), amountCents });
  }
}

interface Step {
  readonly standing: LeaseStanding;
  readonly answer: ProviderAnswer;
}

const DISPUTED: readonly PaymentState[] = ['disputed', 'won', 'lost'];

function isBeside(payment: Payment, { state, lost }: ProviderAnswer): boolean {
  return (
    DISPUTED.includes(payment.state) &&
    (state === 'settled' || (payment.state === 'lost' && state === 'lost' && isPart(payment, lost)))
  );
}

const aboutOf = ({ id: paymentId, leaseId, accountId }: Payment) => ({ paymentId, leaseId, accountId });
