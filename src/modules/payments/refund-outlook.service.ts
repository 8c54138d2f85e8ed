import { Injectable } from '@nestjs/common';
import { day, later, type Day } from '../../contract/days.js';
import { add, cents, sum, ZERO, type Cents } from '../../contract/money.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusalWith } from '../../platform/errors/refusals.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { OpenChargeOfLease } from '../ledger/balances.service.js';
import { PaymentEntries, type OpenedCharge, type PaidOnline } from '../ledger/payment-entries.service.js';
import { LeaseStandings, lateFeesIf } from '../rent/lease-standings.service.js';
import type { ExpectedCharge } from '../rent/rules/next-rent.js';
import { bookedOf } from './booked-refunds.js';
import type { PaymentMethod } from './payment.entity.js';
import type { RefundOutlookResponse } from './refund-outlook.dto.js';
import { sharesOf } from './refund-shares.js';

interface PaymentRow extends PaidOnline {
  readonly leaseId: string;
  readonly online: boolean;
  readonly method: PaymentMethod;
}

const PAYMENT = `select id, lease_id as "leaseId", provider <> 'offline' as online, method, amount_cents as "amountCents", fee_cents as "feeCents",
    fee_bearer as "feeBearer", cashback_cents as "cashbackCents", paid_on as "paidOn" from payment where id = $1`;

const CHARGES = `select id, lease_id as "leaseId", kind, period, label, due_on as "dueOn", amount_cents as "amountCents", open_cents as "openCents",
    late_fee_from as "lateFeeFrom" from charge where id = any($1::uuid[]) order by due_on, id`;

/** Shows a landlord in advance what happens if the tenants owe a returned amount again. */
@Injectable()
export class RefundOutlook {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly entries: PaymentEntries,
  ) {}

  /**
   * Applies the rules that would book it, without writing. 404 for someone else's payment, 422 for more than is left of
   * it.
   */
  of(paymentId: string, asked?: number): Promise<RefundOutlookResponse> {
    return this.scope.read(async (query) => {
      const [row] = await query<PaymentRow>(PAYMENT, [paymentId]);
      const payment = orNotFound(row);
      const before = await bookedOf({ rows: query }, paymentId);
      const leftCents = payment.amountCents - before.amountCents;
      const amountCents = asked ?? leftCents;
      if (amountCents > leftCents || leftCents <= 0) throw refusalWith({ leftCents }, 'more_than_left');
      const standing = await this.standings.of(query, payment.leaseId);
      const { book, today } = standing;
      const shares = sharesOf(payment, before, amountCents);
      const opened = await openAgain(query, await this.entries.wouldOpen(query, book, payment, shares, today), today);
      const [overdue, due] = [
        opened.filter(({ dueOn }) => dueOn < today),
        opened.filter(({ dueOn }) => dueOn >= today),
      ];
      return {
        cashbackCents: shares.cashbackCents,
        overdueCents: sum(overdue.map(({ openedCents }) => openedCents)),
        overdueSince: overdue[0]?.dueOn ?? null,
        dueCents: sum(due.map(({ openedCents }) => openedCents)),
        dueOn: due[0]?.dueOn ?? null,
        dues: byDay(due),
        lateFees: lateFeesIf(standing, opened).map((fee) => ({ fallsOn: fee.fallsOn, amountCents: fee.cents })),
      };
    });
  }
}

interface OpenAgain extends ExpectedCharge {
  readonly openedCents: Cents;
}

/** What is due on each day, in the order of the charges. */
function byDay(due: readonly OpenAgain[]): { dueOn: Day; amountCents: Cents }[] {
  return [...new Set(due.map(({ dueOn }) => dueOn))].map((dueOn) => ({
    dueOn,
    amountCents: sum(due.filter((charge) => charge.dueOn === dueOn).map(({ openedCents }) => openedCents)),
  }));
}

/** The charges as they would be, the oldest first. */
async function openAgain(query: Query, opened: readonly OpenedCharge[], today: Day): Promise<OpenAgain[]> {
  const byId = new Map(opened.map((one) => [one.id, one]));
  const rows = await query<OpenChargeOfLease>(CHARGES, [[...byId.keys()]]);
  return rows.map((row) => {
    const { cents: openedCents, wasPaid } = orNotFound(byId.get(row.id));
    const openCents = add(cents(row.openCents), openedCents);
    const from = row.lateFeeFrom && day(row.lateFeeFrom);
    return {
      ...row,
      dueOn: day(row.dueOn),
      amountCents: cents(row.amountCents),
      openCents,
      leftCents: openCents,
      pendingCents: ZERO,
      openedCents,
      lateFeeFrom: wasPaid ? later(from ?? today, today) : from,
    };
  });
}
