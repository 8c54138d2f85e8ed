import { Injectable } from '@nestjs/common';
import { requirePerson } from '../../platform/auth/require-person.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { DepositEntries } from '../ledger/deposit-entries.service.js';
import type { ReverseEntryRequest } from '../ledger/ledger.dto.js';
import { owedChanged } from '../ledger/ledger.events.js';
import { LedgerService, type About, type Book } from '../ledger/ledger.service.js';
import { PaymentEntries } from '../ledger/payment-entries.service.js';
import { LeaseStandings } from './lease-standings.service.js';

interface EntryRow {
  id: string;
  kind: string;
  chargeId: string | null;
  creditId: string | null;
  paymentId: string | null;
  reversed: boolean;
  /** The landlord's text for a charge, and its kind. */
  label: string | null;
  amountCents: number;
  /** Money of the payment was returned, and that return wasn't reversed. */
  givenBack: boolean;
  /** Whether it is about a deposit: charged, received, or kept for a charge. */
  ofDeposit: boolean;
  /** The return of a deposit that it is a part of, and that wasn't taken back yet. */
  returnId: string | null;
  returnParts: string[] | null;
}

const ENTRY = `select e.id, e.kind, e.charge_id as "chargeId", e.credit_id as "creditId", e.payment_id as "paymentId",
    e.reverses_id is not null or exists (select 1 from journal_entry b where b.reverses_id = e.id) as reversed,
    (select label from charge where id = e.charge_id) as label,
    (select coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::bigint from posting where entry_id = e.id) as "amountCents",
    exists (select 1 from refund f where f.payment_id = e.payment_id and f.state <> 'failed') as "givenBack",
    exists (select 1 from posting d where d.entry_id = e.id and d.ledger_account in ('deposits_due', 'deposits_held')) as "ofDeposit",
    r.id as "returnId", r.parts as "returnParts"
  from journal_entry e left join deposit_return r on r.lease_id = e.lease_id and r.undone_on is null and r.parts @> to_jsonb(coalesce(e.charge_id, e.id)::text)
  where e.id = $1 and e.lease_id = $2`;

/** What the landlord returned with the entry; the key of its entry names it. */
const GIVEN_BACK = `select f.id, f.payment_id as "paymentId", f.amount_cents as "amountCents", f.forgiving_credit_id as "forgivingCreditId", y.state
  from journal_entry e join refund f on f.payment_id = e.payment_id and e.key = 'refund:' || f.id join payment y on y.id = f.payment_id
  where e.id = $1 and f.method is not null`;

type Undone = Pick<EntryRow, 'kind' | 'label' | 'amountCents'>;

interface GivenBackRow {
  id: string;
  paymentId: string;
  amountCents: number;
  forgivingCreditId: string | null;
  state: string;
}

const BY_HAND = new Set(['credit', 'offline_payment', 'opening_balance']);

/** Reverses entries that a landlord made by mistake. */
@Injectable()
export class EntryReversals {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
    private readonly deposits: DepositEntries,
    private readonly payments: PaymentEntries,
  ) {}

  /**
   * Takes back a charge, a reduction, a recorded payment, money that was given back, or a deposit that was brought along, by
   * another entry. Of the return of a deposit everything goes back together, whichever of its entries is named. Twice does no harm. 422 for what is not by hand, and for a payment of which money was given back. 403 for an API
   * key and a deposit or money that was given back.
   */
  reverse(leaseId: string, entryId: string, { note }: ReverseEntryRequest): Promise<void> {
    return this.scope.write('entry.reverse', async (tx) => {
      const { book, today, lease } = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      tx.about('lease', leaseId, lease.accountId);
      await this.ledger.lock(tx, leaseId);
      const [row] = await tx.rows<EntryRow>(ENTRY, [entryId, leaseId]);
      const entry = orNotFound(row);
      if (entry.ofDeposit || entry.returnId || entry.kind === 'refund') requirePerson(tx.actor);
      if (!entry.reversed) {
        const about = { on: today, note: note ?? null };
        const gone = entry.returnId ? await this.undoReturn(tx, book, entry, about) : null;
        if (!gone) await this.takeBack(tx, book, entry, about);
        const { kind, label, amountCents } = gone ?? entry;
        tx.publish(owedChanged, {
          leaseId,
          accountId: book.accountId,
          what: 'canceled',
          entry: kind,
          label,
          amountCents,
          note: note ?? null,
        });
      }
      await this.ledger.tell(tx, book);
    });
  }

  private async takeBack(tx: Tx, book: Book, entry: EntryRow, about: About): Promise<void> {
    const { id, kind, chargeId, creditId, paymentId, givenBack } = entry;
    if (chargeId) return this.ledger.voidCharge(tx, book, chargeId, about);
    if (kind === 'deposit_received') return this.deposits.takeBack(tx, book, id, about);
    if (kind === 'refund') return this.undoGiveBack(tx, book, id, about);
    if (!creditId || !BY_HAND.has(kind)) throw refusal('providers_entry');
    if (givenBack) throw refusal('given_back');
    await this.ledger.reverseCredit(tx, book, creditId, { ...about, ...(paymentId && { paymentId }) });
    if (paymentId)
      await tx.rows("update payment set state = 'returned', version = version + 1 where id = $1", [paymentId]);
  }

  /** Gives what the mail to the tenants is about: the deposit that is held again. */
  private async undoReturn(tx: Tx, book: Book, { returnId, returnParts }: EntryRow, about: About): Promise<Undone> {
    const amountCents = await this.deposits.undoReturn(tx, book, { id: returnId, parts: returnParts ?? [] }, about);
    return { kind: 'deposit_returned', label: null, amountCents };
  }

  private async undoGiveBack(tx: Tx, book: Book, entryId: string, about: About): Promise<void> {
    const [back] = await tx.rows<GivenBackRow>(GIVEN_BACK, [entryId]);
    if (!back) throw refusal('providers_entry');
    if (back.state === 'returned') throw refusal('payment_came_back');
    await this.payments.givenBackUndone(tx, book, back.paymentId, back, about);
    await tx.rows("update refund set state = 'failed', version = version + 1 where id = $1", [back.id]);
  }
}
