import { requirePerson } from '../../platform/auth/require-person.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { ServiceRequest } from './service-request.entity.js';
import { becameEmergency } from './service-request.events.js';

/**
 * Publishes that a request has become an emergency, or that a tenant names one (`said`), which alerts the people on call. The
 * supplier of the job may then spend more than the offer allows (migrations/0521). An API key can't raise that limit: 403 once a
 * supplier has the job or has been asked.
 */
export function becomeEmergency(
  tx: Tx,
  { id, status, supplierAccountId }: Pick<ServiceRequest, 'id' | 'status' | 'supplierAccountId'>,
  { said = false }: { said?: boolean } = {},
): void {
  if (supplierAccountId || status === 'offered') requirePerson(tx.actor);
  tx.publish(becameEmergency, { requestId: id, ...(said && { said }) });
}
