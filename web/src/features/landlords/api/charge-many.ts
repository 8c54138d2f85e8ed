import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { untilSent } from '@api/until-sent';
import { useAction } from '@api/use-action';
import { inParts, type BulkOutcome } from './bulk';

export type ManyCharges = components['schemas']['ChargeManyRequest'] & { onProgress?: (done: number) => void };

/** Charges of so many leases are one request, so that the reader sees how far it is. */
const LEASES = 25;

/** The same charge for the chosen leases. The body's own key keeps each from being charged twice. */
export const useChargeMany = () =>
  useAction<ManyCharges, BulkOutcome>({
    run: ({ ids, onProgress, ...charge }) =>
      untilSent(() =>
        inParts(
          ids,
          charge.key,
          (part) => unwrap(api.POST('/api/landlords/leases/charges', { body: { ...charge, ids: part } })),
          { most: LEASES, ...(onProgress && { onProgress }) },
        ),
      ),
    changes: ['ledger', 'leases', 'payments', 'overview'],
    quiet: true,
  });
