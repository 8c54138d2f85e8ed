import { v7 } from 'uuid';
import type { Tx } from '../../../platform/scope/tx.js';
import type { ProviderName } from '../providers/provider-names.js';
import type { NewDiscrepancy } from './compare-payments.js';

const KEEP = `insert into payment_finding (id, account_id, demo, created_at, version, provider, kind, reference, payment_id, lease_id, amount_cents, currency, method, happened_on, state)
  values ($1, $2, $3, $4, 1, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'open') on conflict (provider, kind, reference) do nothing returning id`;

/** Stores new findings. One that was found before, resolved or not, isn't stored again. Returns the number of new ones. */
export async function keepDiscrepancies(
  tx: Tx,
  on: { accountId: string; demo: boolean },
  provider: ProviderName,
  found: readonly NewDiscrepancy[],
  now: Date,
): Promise<number> {
  let kept = 0;
  for (const { kind, reference, paymentId, leaseId, amountCents, currency, method, happenedOn } of found) {
    const rows = await tx.rows(KEEP, [
      v7(),
      on.accountId,
      on.demo,
      now,
      provider,
      kind,
      reference,
      paymentId,
      leaseId,
      amountCents,
      currency,
      method,
      happenedOn,
    ]);
    kept += rows.length;
  }
  return kept;
}
