import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { day, type Day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Query } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Book } from './book.js';
import { refuseDepositThatIsGone } from './held-deposit.js';
import { writeEntries } from './journal.js';
import { NO_CHANGE, type LedgerChange } from './lease-ledger.js';
import { LedgerService, type About } from './ledger.service.js';
import { loadLedger } from './load-ledger.js';
import { cashbackSettlementEntry, refundSettlementEntry } from './posting-rules.js';
import { recordCredit, reverseCredit } from './record-credit.js';
import { giveBack, undoGiveBack } from './record-give-back.js';
import { paymentReturned, paymentSettled, paymentSucceeded, type OnlinePayment } from './record-payment.js';
import { partLost, paymentRefunded, refundFailed, reopenedBy } from './record-refund.js';
import { openedBy, type OpenedCharge } from './settle-again.js';

/** A payment through a provider, as its row describes it. */
export interface PaidOnline {
  readonly id: string;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly feeBearer: 'tenant' | 'landlord';
  readonly cashbackCents: number;
  readonly paidOn: string;
}

/** A refund, as its row describes it. */
export interface SentBack {
  readonly id: string;
  /** How much of it is rent, and how much is the fee that the payer had paid. */
  readonly amountCents: number;
  readonly feeCents: number;
  readonly cashbackCents: number;
  readonly reason?: string | null;
  /** The credit that compensates for it, when the landlord forgives the amount. */
  readonly forgivingCreditId?: string | null;
}

/** Money that the landlord returned outside of the product, as its row describes it. */
export interface GivenBack {
  readonly id: string;
  readonly amountCents: number;
  readonly forgivingCreditId: string | null;
  readonly forgivenCents: number;
}

export type { OpenedCharge } from './settle-again.js';

/** The entries of a payment at each step. Their keys ensure that each step writes them once. */
@Injectable()
export class PaymentEntries {
  constructor(
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
  ) {}

  /** It arrived: charges are settled, the oldest first; the fee goes to the platform, cashback to the tenant. */
  async succeeded(tx: Tx, book: Book, payment: PaidOnline): Promise<void> {
    const terms = termsOf(payment, payment.cashbackCents > 0 ? v7() : null);
    await this.ledger.change(tx, book, { on: terms.receivedOn, paymentId: payment.id }, (ledger) =>
      paymentSucceeded(ledger, terms),
    );
  }

  /** The provider has paid out; the payout also brings the landlord the platform's cashback. */
  async settled(tx: Tx, book: Book, payment: PaidOnline, on: Day): Promise<void> {
    const { id, cashbackCents } = payment;
    const { currency } = book;
    const entries = [paymentSettled({ ...EMPTY, currency }, termsOf(payment, null))];
    if (cashbackCents > 0) entries.push(cashbackSettlementEntry({ id, currency, cents: cents(cashbackCents) }));
    const rows = entries.map((draft) => ({ id: v7(), book, draft, effectiveOn: on, paymentId: id }));
    await writeEntries(tx, rows, this.clock.now());
  }

  /**
   * The payout of one that is or was disputed: its state is that of the dispute. Posted once, and not for a payment
   * that was reversed.
   */
  async settledBeside(tx: Tx, book: Book, payment: PaidOnline, on: Day): Promise<void> {
    const over = await tx.rows(
      "select 1 from journal_entry where (payment_id = $1 and kind = 'settlement') or reverses_id = $1",
      [payment.id],
    );
    if (over.length === 0) await this.settled(tx, book, payment, on);
  }

  /**
   * A payout was reduced by the refunded part of a payment, or increased because a refund didn't arrive (below zero).
   * The id of the payout line and the lease's lock ensure that it is posted once.
   */
  async refundSettled(
    tx: Tx,
    book: Book,
    paymentId: string,
    line: { id: string; cents: number },
    on: Day,
  ): Promise<void> {
    const draft = refundSettlementEntry({ id: line.id, currency: book.currency, cents: cents(line.cents) });
    const known = await tx.rows('select 1 from journal_entry where account_id = $1 and key = $2', [
      book.accountId,
      draft.key,
    ]);
    if (known.length === 0)
      await writeEntries(tx, [{ id: v7(), book, draft, effectiveOn: on, paymentId }], this.clock.now());
  }

  /** A lost dispute took back a part of it; `beyondCents` had been refunded already. */
  async partLost(
    tx: Tx,
    book: Book,
    payment: PaidOnline,
    lost: SentBack & { beyondCents: number },
    on: Day,
  ): Promise<void> {
    const terms = termsOf(payment, await cashbackIdOf(tx, payment));
    const parts = { ...partsOf(lost), beyondCents: cents(lost.beyondCents), recoveryChargeId: v7(), on };
    await this.ledger.change(tx, book, { on, paymentId: payment.id }, (ledger) => partLost(ledger, terms, parts));
  }

  /** It was returned: all its entries are reversed and the charges are open again. */
  async returned(tx: Tx, book: Book, payment: PaidOnline, on: Day): Promise<void> {
    const posted = await tx.rows<{ id: string; kind: string }>(
      "select id, kind from journal_entry where payment_id = $1 and kind in ('cashback', 'settlement', 'cashback_settlement')",
      [payment.id],
    );
    const idOf = (kind: string) => posted.find((entry) => entry.kind === kind)?.id ?? null;
    const terms = termsOf(payment, idOf('cashback'));
    const about = { on, paymentId: payment.id };
    const back = {
      settled: idOf('settlement') !== null,
      cashbackPaidOut: idOf('cashback_settlement') !== null,
      recoveryChargeId: v7(),
      on,
    };
    await this.ledger.change(tx, book, about, (ledger) => paymentReturned(ledger, terms, back));
  }

  /**
   * A part was refunded to the tenant. What that part had settled is open again, newest first, unless the landlord
   * forgives it, and its cashback is reversed.
   */
  async refunded(tx: Tx, book: Book, payment: PaidOnline, refund: SentBack, on: Day): Promise<void> {
    const terms = termsOf(payment, await cashbackIdOf(tx, payment));
    const note = refund.reason ?? null;
    const change = await this.ledger.change(tx, book, { on, paymentId: payment.id, note }, (ledger) =>
      paymentRefunded(ledger, terms, { ...partsOf(refund), recoveryChargeId: v7(), on }),
    );
    const { forgivingCreditId, amountCents } = refund;
    await this.forgive(tx, book, change, { id: forgivingCreditId ?? null, amountCents }, { on, note });
  }

  /** What would be open again if this much of a payment were returned and owed again. Writes nothing. */
  async wouldOpen(
    query: Query,
    book: Book,
    payment: PaidOnline & { readonly online: boolean },
    { amountCents, cashbackCents }: Pick<SentBack, 'amountCents' | 'cashbackCents'>,
    on: Day,
  ): Promise<OpenedCharge[]> {
    const rows = { rows: query };
    const { ledger } = await loadLedger(rows, book);
    const [id, amount] = [v7(), cents(amountCents)];
    if (!payment.online) return openedBy(ledger, giveBack(ledger, payment.id, id, amount));
    const terms = termsOf(payment, await cashbackIdOf(rows, payment));
    const parts = partsOf({ id, amountCents, feeCents: 0, cashbackCents });
    return openedBy(ledger, paymentRefunded(ledger, terms, { ...parts, recoveryChargeId: v7(), on }));
  }

  /**
   * The landlord returned money of a recorded payment. `forgivenCents` of what is open again is forgiven. 422 for a
   * deposit that was already returned.
   */
  async givenBack(tx: Tx, book: Book, paymentId: string, back: GivenBack, about: About): Promise<void> {
    const { id, amountCents, forgivingCreditId, forgivenCents } = back;
    const change = await this.ledger.change(
      tx,
      book,
      { ...about, paymentId },
      (ledger) => giveBack(ledger, paymentId, id, cents(amountCents)),
      (made) => refuseDepositThatIsGone(tx, book, made),
    );
    await this.forgive(tx, book, change, { id: forgivingCreditId, amountCents: forgivenCents }, about);
  }

  /**
   * The return was recorded by mistake: the payment has its previous amount again, and the credit that forgave it is
   * reversed.
   */
  async givenBackUndone(
    tx: Tx,
    book: Book,
    paymentId: string,
    { id, amountCents, forgivingCreditId }: Omit<GivenBack, 'forgivenCents'>,
    about: About,
  ): Promise<void> {
    await this.ledger.change(tx, book, { ...about, paymentId }, (ledger) =>
      undoGiveBack(ledger, paymentId, id, cents(amountCents)),
    );
    if (forgivingCreditId) await this.ledger.reverseCredit(tx, book, forgivingCreditId, about);
  }

  /** A refund didn't arrive, so the payment has its previous amount again. */
  async refundFailed(tx: Tx, book: Book, payment: PaidOnline, refund: SentBack, on: Day): Promise<void> {
    const terms = termsOf(payment, await cashbackIdOf(tx, payment));
    await this.ledger.change(tx, book, { on, paymentId: payment.id }, (ledger) =>
      refundFailed(ledger, terms, { ...partsOf(refund), creditId: v7(), on }),
    );
    if (refund.forgivingCreditId && refund.amountCents > 0)
      await this.takeBack(tx, book, refund.forgivingCreditId, { on, note: refund.reason ?? null });
  }

  /**
   * A credit for charges that a change has opened again. It doesn't have the payment's id, because it comes from the
   * landlord and isn't the tenant's money.
   */
  private async forgive(
    tx: Tx,
    book: Book,
    change: LedgerChange,
    { id, amountCents }: { id: string | null; amountCents: number },
    about: About,
  ): Promise<void> {
    if (!id || amountCents === 0) return;
    const credit = { id, source: 'credit' as const, amountCents: cents(amountCents), receivedOn: about.on };
    await this.ledger.change(tx, book, about, (ledger) =>
      recordCredit(ledger, credit, reopenedBy(ledger, change, cents(amountCents))),
    );
  }

  /** A credit that forgave the refunded amount is reversed together with the failed refund. */
  private async takeBack(tx: Tx, book: Book, creditId: string, about: About): Promise<void> {
    await this.ledger.change(tx, book, about, (ledger) => reverseCredit(ledger, creditId));
  }
}

const EMPTY = { charges: NO_CHANGE.charges, credits: NO_CHANGE.credits, allocations: [] };

function termsOf(payment: PaidOnline, cashbackId: string | null): OnlinePayment {
  const { id, amountCents, feeCents, feeBearer, cashbackCents, paidOn } = payment;
  return {
    id,
    amountCents: cents(amountCents),
    receivedOn: day(paidOn),
    feeCents: cents(feeCents),
    feeBearer,
    cashback: cashbackId ? { id: cashbackId, cents: cents(cashbackCents) } : null,
  };
}

async function cashbackIdOf(tx: Pick<Tx, 'rows'>, { id }: PaidOnline): Promise<string | null> {
  const [cashback] = await tx.rows<{ id: string }>(
    "select id from journal_entry where payment_id = $1 and kind = 'cashback'",
    [id],
  );
  return cashback?.id ?? null;
}

function partsOf({ id, amountCents, feeCents, cashbackCents }: SentBack) {
  return { id, cents: cents(amountCents), feeCents: cents(feeCents), cashbackCents: cents(cashbackCents) };
}
