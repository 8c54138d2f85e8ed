import { Injectable, Logger } from '@nestjs/common';
import { Scheduled } from '../../../platform/outbox/handles.decorator.js';
import { Scope } from '../../../platform/scope/scope.js';

/**
 * Counts entries that don't sum to zero, and charges whose allocations don't match what is settled. Both should be impossible.
 */
const FAULTS = `select
  (select count(*) from (select entry_id from posting group by entry_id having sum(amount_cents) <> 0) unequal) as entries,
  (select count(*) from charge c full join (
      select a.charge_id, sum(a.amount_cents) as cents, sum(a.amount_cents) filter (where coalesce(y.paid_on, e.effective_on) <= d.due_on) as in_time
      from allocation a join charge d on d.id = a.charge_id join journal_entry e on e.id = a.entry_id left join payment y on y.id = e.payment_id
      where a.released_at is null group by a.charge_id
    ) s on s.charge_id = c.id
    where coalesce(s.cents, 0) is distinct from c.settled_cents or coalesce(s.in_time, 0) is distinct from c.settled_in_time_cents) as charges`;

/** Recounts all ledgers each night, in addition to the constraints of the database. The result is recorded in the audit log. */
@Injectable()
export class LedgerCheck {
  private readonly log = new Logger('Ledger check');

  constructor(private readonly scope: Scope) {}

  /** Runs as the system (schedule). */
  @Scheduled('ledger.check', '0 3 * * *')
  async check(): Promise<void> {
    const [faults] = await this.scope.rows<{ entries: number; charges: number }>(FAULTS);
    const sound = faults?.entries === 0 && faults.charges === 0;
    if (!sound) this.log.error({ faults }, 'The books do not balance');
    await this.scope.write(sound ? 'ledger.check_passed' : 'ledger.check_failed', async (tx) =>
      tx.changed(['admin-overview'], [], {}),
    );
  }
}
