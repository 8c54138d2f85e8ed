import type { Tx } from '../../platform/scope/tx.js';
import type { ProductName } from './subscription.entity.js';

/** One change at a time of an account's subscription and its invoices. Take it before reading them. */
export async function lockSubscription(tx: Tx, accountId: string, product: ProductName): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`subscription:${accountId}:${product}`]);
}
