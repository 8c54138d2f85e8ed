import type { RequestEvent, ServiceRequestDetail } from './api/types';

type Side = ServiceRequestDetail['readers'][number]['side'];

const READ_BY: Record<RequestEvent['audience'], readonly Side[]> = {
  everyone: ['landlord', 'tenant', 'supplier'],
  tenant: ['landlord', 'tenant'],
  supplier: ['landlord', 'supplier'],
  landlord: ['landlord'],
};

/** Names of those who have read a message. People who can't read it are never included, no matter how late they visited. */
export function seenBy(
  { audience, at }: Pick<RequestEvent, 'audience' | 'at'>,
  { readers }: Pick<ServiceRequestDetail, 'readers'>,
): string[] {
  const sides = READ_BY[audience];
  return readers
    .filter(({ side, seenAt }) => sides.includes(side) && Date.parse(seenAt) >= Date.parse(at))
    .map(({ name }) => name);
}
