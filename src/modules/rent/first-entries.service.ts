import { Injectable } from '@nestjs/common';
import { day } from '../../contract/days.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { leaseActivated } from '../leases/lease.events.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { LeaseStandings } from './lease-standings.service.js';
import { openingEntered } from './opening-entered.js';
import { OpeningEntries } from './opening-entries.service.js';
import { RentRun } from './rent-run.service.js';

const IMPORTED = `select coalesce(opening_balance_cents, 0) as balance, coalesce(opening_deposit_cents, 0) as deposit,
  opening_owed_since as "owedSince" from lease where id = $1`;

/**
 * The first entries of a lease that was activated: its opening balance and deposit, and the rent that is due by then.
 * They are written in one transaction that also clears `posting_since`, so that no screen shows a lease as posted while
 * something is missing.
 */
@Injectable()
export class FirstEntries {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
    private readonly openings: OpeningEntries,
    private readonly rents: RentRun,
  ) {}

  /** Enters the balance and the deposit once each, unless someone already entered them by hand. */
  @Handles(leaseActivated, 'landlords.lease-entries', 'lease.activated>LeaseEntries.onActivated')
  onActivated({ leaseId }: { leaseId: string }): Promise<void> {
    return this.scope.write('lease.open_ledger', async (tx) => {
      await this.ledger.lock(tx, leaseId);
      const standing = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      tx.about('lease', leaseId, standing.lease.accountId);
      await this.bringAlong(tx, standing);
      await this.rents.postFor(tx, leaseId);
      await tx.rows('update lease set posting_since = null where id = $1', [leaseId]);
      await this.ledger.tell(tx, standing.book);
    });
  }

  private async bringAlong(tx: Tx, standing: Awaited<ReturnType<LeaseStandings['of']>>): Promise<void> {
    const { leaseId } = standing.book;
    const [asked] = await tx.rows<{ balance: number; deposit: number; owedSince: string | null }>(IMPORTED, [leaseId]);
    if (!asked || (asked.balance === 0 && asked.deposit === 0)) return;
    const entered = await openingEntered((text, values) => tx.rows(text, values), leaseId);
    await this.openings.enter(tx, standing, {
      balanceCents: entered.balance ? 0 : asked.balance,
      depositHeldCents: entered.depositEntryId ? 0 : asked.deposit,
      owedSince: asked.owedSince === null ? null : day(asked.owedSince),
    });
  }
}
