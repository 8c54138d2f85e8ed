import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { untilSent } from '@api/until-sent';
import { useAction } from '@api/use-action';
import { inParts, type BulkOutcome } from './bulk';

export type LateFees = components['schemas']['LateFeesRequest'] & { onProgress?: (done: number) => void };

/** Leases of one request, so that the reader sees how far it is. */
const LEASES = 25;

/** The same late fee for the chosen leases. Sent twice it changes nothing more. */
export const useLateFees = () =>
  useAction<LateFees, BulkOutcome>({
    run: ({ ids, onProgress, ...fee }, key) =>
      untilSent(() =>
        inParts(
          ids,
          key,
          (part, headers) =>
            unwrap(api.POST('/api/landlords/leases/late-fees', { body: { ...fee, ids: part }, headers })),
          { most: LEASES, ...(onProgress && { onProgress }) },
        ),
      ),
    changes: ['ledger', 'leases', 'overview'],
    quiet: true,
  });
