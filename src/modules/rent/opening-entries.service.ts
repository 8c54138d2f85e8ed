import { Injectable } from '@nestjs/common';
import { addDays, day, earlier, type Day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import type { Tx } from '../../platform/scope/tx.js';
import { DepositEntries } from '../ledger/deposit-entries.service.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { LeaseStanding } from './lease-standings.service.js';
import { openingParts } from './rules/opening-parts.js';

export interface BroughtAlong {
  balanceCents: number;
  depositHeldCents: number;
  /** When the oldest part of the balance was due. */
  owedSince?: Day | null;
}

type Opened = Pick<LeaseStanding, 'book' | 'today' | 'terms'>;

const IMPORTED_ON = `select (i.applied_at at time zone p.time_zone)::date as day from lease l
  join portfolio_import i on i.id = l.import_id join property p on p.id = l.property_id where l.id = $1 and i.applied_at is not null`;

/** The opening balance and the deposit of a lease that ran before it was entered here. */
@Injectable()
export class OpeningEntries {
  constructor(
    private readonly ledger: LedgerService,
    private readonly deposits: DepositEntries,
  ) {}

  /**
   * Enters both; zero means none. A balance below zero is a prepayment. A balance that is owed since a day is split by
   * the days on which its rents were due (decision 1090).
   */
  async enter(
    tx: Tx,
    opened: Opened,
    { balanceCents, depositHeldCents, owedSince = null }: BroughtAlong,
  ): Promise<void> {
    const { book, today } = opened;
    const about = { on: today };
    if (balanceCents > 0)
      for (const part of openingParts(cents(balanceCents), opened.terms, owedSince, await dueOf(tx, opened)))
        await this.ledger.charge(tx, book, { kind: 'opening_balance', ...part }, about);
    if (balanceCents < 0)
      await this.ledger.credit(tx, book, { source: 'opening_balance', cents: cents(-balanceCents) }, about);
    if (depositHeldCents > 0) await this.deposits.received(tx, book, cents(depositHeldCents), 'before', about);
  }
}

/**
 * Opening arrears are overdue from the start, or they would look like a rent that can still be paid on time. They are
 * due on the day before the lease's rent is charged here, on the day of the import if that was earlier, and before
 * today in any case.
 */
async function dueOf(tx: Tx, { book, today, terms }: Opened): Promise<Day> {
  const [imported] = await tx.rows<{ day: string }>(IMPORTED_ON, [book.leaseId]);
  const before = earlier(addDays(terms.chargeFrom, -1), addDays(today, -1));
  return imported ? earlier(day(imported.day), before) : before;
}
