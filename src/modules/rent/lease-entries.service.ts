import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { day, isDay, type Day } from '../../contract/days.js';
import { add, cents } from '../../contract/money.js';
import { requirePerson } from '../../platform/auth/require-person.js';
import { Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { DepositEntries } from '../ledger/deposit-entries.service.js';
import type { AddChargeRequest, AddCreditRequest, OpeningRequest } from '../ledger/ledger.dto.js';
import { owedChanged } from '../ledger/ledger.events.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { assertDepositAllowed } from '../regions/rules/agreed-terms.js';
import { LeaseStandings, type LeaseStanding } from './lease-standings.service.js';
import { openingEntered } from './opening-entered.js';
import { OpeningEntries } from './opening-entries.service.js';

/** Entries that a landlord makes by hand: charges besides the rent, credits, and opening balances. */
@Injectable()
export class LeaseEntries {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
    private readonly deposits: DepositEntries,
    private readonly openings: OpeningEntries,
  ) {}

  /**
   * Charges something once. Repeating it with the same `id` of the caller changes nothing and notifies no one. 404 for
   * someone else's lease; 422 `idempotency_mismatch` for an `id` that another charge has, `region_rule` for a deposit
   * beyond what its region allows in all, `charge_in_other_currency` where the lease isn't in the `currency` that is
   * named; 403 for an API key and a deposit.
   */
  charge(leaseId: string, asked: AddChargeRequest & { currency?: string }, id = v7()): Promise<void> {
    const { amountCents, label: words, dueOn, currency } = asked;
    return this.command('charge.add', leaseId, async (tx, { book, today, lease }) => {
      await this.ledger.lock(tx, leaseId);
      if (currency !== undefined && currency !== lease.currency) throw refusal('charge_in_other_currency');
      if (await alreadyCharged(tx, leaseId, id, asked)) return;
      const kind = asked.kind ?? 'one_off';
      const due = dayOf(dueOn ?? today);
      const label = words ?? null;
      if (kind === 'deposit') {
        requirePerson(tx.actor);
        const totalCents = add(await this.deposits.asked(tx, book), cents(amountCents));
        assertDepositAllowed({ totalCents, on: later(today, day(lease.startsOn)), field: 'amountCents' }, lease, lease);
      }
      await this.ledger.charge(tx, book, { id, kind, cents: cents(amountCents), dueOn: due }, { on: today, label });
      tx.publish(owedChanged, {
        leaseId,
        accountId: book.accountId,
        what: kind === 'deposit' ? 'deposit' : 'charge',
        amountCents,
        label,
        dueOn: due,
      });
    });
  }

  /** Records a credit against what is owed; what isn't needed is kept for the next charge. */
  credit(leaseId: string, { amountCents, label }: AddCreditRequest): Promise<void> {
    return this.command('credit.add', leaseId, async (tx, { book, today }) => {
      await this.ledger.credit(tx, book, { source: 'credit', cents: cents(amountCents) }, { on: today, note: label });
      tx.publish(owedChanged, { leaseId, accountId: book.accountId, what: 'credit', amountCents, label });
    });
  }

  /**
   * Enters the opening balance and the deposit of a lease that was already running, and notifies the tenants of the balance.
   * Each can be entered once (409 for a
   * second time) and entered again after it was reversed. 422 `region_rule` for a deposit that the lease might not
   * agree on (docs/specification/payments.md).
   */
  opening(leaseId: string, request: OpeningRequest): Promise<void> {
    const [balanceCents, depositHeldCents] = [request.balanceCents ?? 0, request.depositHeldCents ?? 0];
    return this.command('lease.open_ledger', leaseId, async (tx, standing) => {
      const { book, lease } = standing;
      const asked = await this.deposits.asked(tx, book);
      const entered = await openingEntered((text, values) => tx.rows(text, values), leaseId);
      if ((balanceCents !== 0 && entered.balance) || (depositHeldCents > 0 && entered.depositEntryId)) {
        throw refusal('opening_entered');
      }
      if (depositHeldCents > 0)
        assertDepositAllowed(
          { totalCents: asked + depositHeldCents, on: lease.startsOn, field: 'depositHeldCents' },
          lease,
          lease,
        );
      await this.openings.enter(tx, standing, { balanceCents, depositHeldCents });
      // A deposit alone doesn't change what is owed. The balances of an import are posted on activation (`FirstEntries`),
      // without a message: tenants would get it before they know the product.
      if (balanceCents === 0) return;
      const what = balanceCents > 0 ? 'opening' : 'opening_credit';
      tx.publish(owedChanged, { leaseId, accountId: book.accountId, what, amountCents: balanceCents });
    });
  }

  private command(
    action: string,
    leaseId: string,
    take: (tx: Tx, standing: LeaseStanding) => Promise<void>,
  ): Promise<void> {
    return this.scope.write(action, async (tx) => {
      const standing = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      tx.about('lease', leaseId, standing.lease.accountId);
      await take(tx, standing);
      await this.ledger.tell(tx, standing.book);
    });
  }
}

const SAME = `select kind = $2 and amount_cents = $3 and label is not distinct from $4 and due_on = coalesce($5::date, due_on) and lease_id = $6 as same
  from charge where id = $1`;

/** Whether exactly this charge exists. If the request has no day, the day of the first request counts. */
async function alreadyCharged(
  tx: Tx,
  leaseId: string,
  id: string,
  { kind, amountCents, label, dueOn }: AddChargeRequest,
) {
  const [known] = await tx.rows<{ same: boolean }>(SAME, [
    id,
    kind ?? 'one_off',
    amountCents,
    label ?? null,
    dueOn && dayOf(dueOn),
    leaseId,
  ]);
  if (known?.same === false) throw new Problem('idempotency_mismatch');
  return known !== undefined;
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);

function dayOf(value: string): Day {
  if (!isDay(value)) throw invalidField('dueOn', 'dueOn must be a day, YYYY-MM-DD', 'day');
  return day(value);
}
