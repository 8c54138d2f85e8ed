import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { owedChanged } from '../ledger/ledger.events.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { LeaseStandings } from './lease-standings.service.js';

interface LateLease {
  id: string;
  accountId: string;
  demo: boolean;
}

/** Leases with a policy and a rent that is open beyond its days of grace and had no fee yet. */
const LATE = `select l.id, l.account_id as "accountId", l.demo from lease l join property p on p.id = l.property_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone)::date as today) local
  where l.late_fee_kind <> 'none' and l.state in ('active', 'notice') and exists (
    select 1 from charge c where c.lease_id = l.id and c.kind = 'rent' and c.open_cents > 0
      and greatest(c.due_on, c.late_fee_from) + l.late_fee_after_days < local.today and c.due_on > local.today - 120
      and not exists (select 1 from charge f where f.lease_id = l.id and f.kind = 'late_fee' and f.period = c.period))
  order by l.id`;

/** Charges late fees on their day: once for each rent, by its unique key, and only by the lease's policy. */
@Injectable()
export class LateFeeRun {
  private readonly log = new Logger('LateFees');

  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
  ) {}

  /** Returns the number of fees charged. */
  @Scheduled('late-fees.run', '25 * * * *')
  async run(): Promise<number> {
    const late = await this.scope.asSystem('late fees', () =>
      this.scope.rows<LateLease>(LATE, [this.scope.clock.now()]),
    );
    let made = 0;
    await forEachSettled(this.log, late, async ({ id, accountId, demo }) => {
      made += await this.scope.asSystem('late fees', () => this.chargeOne(id), { accountId, demo });
    });
    return made;
  }

  private chargeOne(leaseId: string): Promise<number> {
    return this.scope.write('late_fee.post', async (tx) => {
      await this.ledger.lock(tx, leaseId);
      const { book, today, lateFees } = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      tx.about('lease', leaseId, book.accountId);
      const due = lateFees.filter(({ fallsOn }) => fallsOn <= today);
      if (due.length === 0) return 0;
      const charges = due.map(({ period, fallsOn, cents }) => ({
        id: v7(),
        book,
        kind: 'late_fee' as const,
        period,
        dueOn: fallsOn,
        cents,
      }));
      const made = await this.ledger.chargeAll(tx, charges, () => today);
      const amountCents = made.reduce((total, fee) => total + fee.cents, 0);
      if (made.length > 0)
        tx.publish(owedChanged, { leaseId, accountId: book.accountId, what: 'late_fee', amountCents });
      await this.ledger.tell(tx, book);
      return made.length;
    });
  }
}
