import { Injectable } from '@nestjs/common';
import { daysBetween } from '../../contract/days.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Page } from '../../platform/lists/page.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import type { LedgerQuery, LedgerRow, LedgerSummary } from '../ledger/ledger.dto.js';
import { LeaseStandings, type LeaseStanding } from './lease-standings.service.js';
import { ledgerLines } from './ledger-rows.js';
import { openingEntered } from './opening-entered.js';
import { processingRow, scheduledRows, toLedgerRow, type ProcessingPayment } from './to-ledger-row.js';

const PROCESSING = `select id, paid_on as "paidOn", method, state, provider = 'sandbox' as test, payer_name as "payerName", amount_cents as "amountCents", currency from payment
  where lease_id = $1 and state in ('requires_action', 'processing') order by created_at desc, id desc`;

/**
 * How many of the rents that were due were paid, and how many of those by a payment that was started no later than the
 * due day.
 */
const RENTS = `select count(*) filter (where c.period like $2)::int as charged,
    count(*) filter (where c.period like $2 and c.settled_cents >= c.amount_cents)::int as paid,
    count(*) filter (where c.due_on > $3::date - interval '12 months' and c.due_on <= $3::date)::int as due,
    count(*) filter (where c.due_on > $3::date - interval '12 months' and c.due_on <= $3::date and c.settled_in_time_cents >= c.amount_cents)::int as in_time
  from charge c where c.lease_id = $1 and c.kind = 'rent' and c.voided_at is null`;

/** What arrived in a year, less what was returned and less held deposits, which remain the tenants' money. */
const PAID = `select coalesce(-sum(p.amount_cents), 0)::bigint - (
    select coalesce(sum(a.amount_cents), 0)::bigint from allocation a join charge c on c.id = a.charge_id join journal_entry i on i.id = a.entry_id
    where a.lease_id = $1 and a.released_at is null and c.kind = 'deposit' and i.payment_id is not null and i.kind <> 'cashback' and i.effective_on between $2::date and $3::date
  ) as cents from journal_entry e join posting p on p.entry_id = e.id
  where e.lease_id = $1 and p.ledger_account = 'prepayments' and e.kind in ('online_payment', 'offline_payment', 'return', 'reversal', 'refund', 'refund_failed', 'dispute_lost')
    and e.payment_id is not null and not exists (select 1 from journal_entry c where c.id = e.credit_id and c.kind = 'cashback') and e.effective_on between $2::date and $3::date`;

interface RentCounts {
  charged: number;
  paid: number;
  due: number;
  in_time: number;
}

/** The ledger of a lease as both sides see it. */
@Injectable()
export class LeaseLedger {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
  ) {}

  /** One page, newest first; the first page begins with scheduled entries and payments on their way. */
  rows(leaseId: string, asked: LedgerQuery): Promise<Page<LedgerRow>> {
    return this.scope.read(async (query) => {
      const standing = await this.standings.of(query, leaseId);
      const page = await ledgerLines(query, leaseId, asked);
      const ahead = asked.cursor ? [] : await this.ahead(query, standing, asked);
      return new Page(
        [...ahead, ...page.items.map((line) => toLedgerRow(line, standing))],
        page.nextCursor,
        page.total,
      );
    });
  }

  private async ahead(query: Query, standing: LeaseStanding, { show }: LedgerQuery): Promise<LedgerRow[]> {
    const scheduled = show === 'payments' ? [] : scheduledRows(standing);
    const onTheirWay = show === 'charges' ? [] : await query<ProcessingPayment>(PROCESSING, [standing.lease.id]);
    return [...scheduled, ...onTheirWay.map(processingRow)];
  }

  /** The figures above it. */
  summary(leaseId: string): Promise<LedgerSummary> {
    return this.scope.read(async (query) => {
      const standing = await this.standings.of(query, leaseId);
      const { today, balance, charges, lease, processingCents } = standing;
      const year = Number(today.slice(0, 4));
      const [rents] = await query<RentCounts>(RENTS, [leaseId, `${year}-%`, today]);
      const [received] = await query<{ cents: number }>(PAID, [leaseId, `${year}-01-01`, `${year}-12-31`]);
      const overdue = charges.filter(({ dueOn, leftCents }) => dueOn < today && leftCents > 0);
      const [oldest] = overdue;
      const entered = await openingEntered(query, leaseId);
      const { charged, paid, due, in_time } = orNotFound(rents);
      return {
        leaseId,
        posting: lease.postingSince !== null,
        currency: lease.currency,
        balanceCents: balance.balanceCents,
        overdueCents: overdue.reduce((total, { leftCents }) => total + leftCents, 0),
        daysOverdue: oldest ? daysBetween(oldest.dueOn, today) : 0,
        processingCents,
        paidThisYearCents: orNotFound(received).cents,
        year,
        today,
        rentsCharged: charged,
        rentsPaid: paid,
        onTime: in_time,
        onTimeOf: due,
        depositHeldCents: balance.depositHeldCents,
        openingBalanceEntered: entered.balance,
        openingDepositEntryId: entered.depositEntryId,
      };
    });
  }
}
