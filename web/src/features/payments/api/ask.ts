import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';

/** Writes to the landlord about an entry of the ledger. */
export const useAsk = (leaseId: string) =>
  useAction({
    run: (body: { entryId: string; message: string }, key) =>
      unwrap(api.POST('/api/messages', { body: { leaseId, ...body }, headers: idempotency(key) })),
    changes: ['messages', 'ledger'],
    quiet: true,
  });
