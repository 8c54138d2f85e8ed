import { addDays, type Day } from '../../contract/days.js';
import { AUTOPAY_DAYS_BETWEEN, AUTOPAY_TRIES } from '../../contract/promised-days.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Autopay } from './autopay.entity.js';
import { PAID_STATES } from './payment.states.js';

/**
 * Consecutive payments of autopay that failed or were returned. Payments on their way don't count yet, and autopay
 * doesn't retry one that the tenant made by hand.
 */
const IN_A_ROW = `select count(*)::int as failures from payment y
  where y.lease_id = $1 and y.payer_id = $2 and y.autopay and y.created_at >= coalesce($3::timestamptz, '-infinity') and y.state in ('failed', 'returned', 'lost')
    and y.created_at > coalesce((select max(created_at) from payment where lease_id = $1 and payer_id = $2 and state = any($4)), '-infinity')`;

/**
 * Counts the failures in a row again, from the payments themselves, because a payment may fail days after it was
 * started. A failure that hadn't been counted delays the next attempt by two days; the third one ends autopay.
 */
export async function countFailures(tx: Tx, autopay: Autopay, today: Day): Promise<void> {
  const { leaseId, userId, countsFrom = null } = autopay;
  const [row] = await tx.rows<{ failures: number }>(IN_A_ROW, [leaseId, userId, countsFrom, PAID_STATES]);
  const failures = row?.failures ?? 0;
  if (failures > autopay.failures) autopay.nextTryOn = addDays(today, AUTOPAY_DAYS_BETWEEN);
  // Without earlier failures the day wasn't set by a failure but by a restore, which postpones attempts.
  if (failures === 0 && autopay.failures > 0) autopay.nextTryOn = null;
  autopay.failures = failures;
  if (failures >= AUTOPAY_TRIES) autopay.enabled = false;
}
