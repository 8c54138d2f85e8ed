import { invalidField } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { RecordPaymentRequest } from './payment.dto.js';

/** As long as the column. */
const MAX = 200;

/**
 * The name of the payer that a landlord enters; null where it is unknown. 400 for two payers, and for a tenant of
 * another lease.
 */
export async function namedPayer(
  tx: Tx,
  leaseId: string,
  { payerTenantId, payerName }: RecordPaymentRequest,
): Promise<string | null> {
  if (payerTenantId === undefined) return payerName ?? null;
  if (payerName !== undefined)
    throw invalidField('payerName', 'payerName must not be sent with payerTenantId', 'payer_twice');
  const name = await nameOf(tx, 't.lease_id = $1 and t.id = $2', [leaseId, payerTenantId]);
  if (name === null)
    throw invalidField('payerTenantId', 'payerTenantId must be a tenant of this lease', 'tenant_of_lease');
  return name;
}

/** The name of a person on the lease, as it is now, which is stored with a payment. */
export function nameOnLease(tx: Tx, leaseId: string, userId: string | null): Promise<string | null> {
  return nameOf(tx, 't.lease_id = $1 and t.user_id = $2', [leaseId, userId]);
}

async function nameOf(tx: Tx, where: string, values: unknown[]): Promise<string | null> {
  const [row] = await tx.rows<{ name: string }>(
    `select t.first_name || ' ' || t.last_name as name from lease_tenant t where ${where} limit 1`,
    values,
  );
  return row?.name.slice(0, MAX) ?? null;
}
