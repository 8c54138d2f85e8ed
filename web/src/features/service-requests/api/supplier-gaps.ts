import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

/** Which insurance or license of a supplier has expired or is missing for a job. */
export const supplierGapsQuery = (requestId: string, supplierId: string) =>
  queryOptions({
    queryKey: ['service-requests', 'gaps', requestId, supplierId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/service-requests/{id}/supplier-gaps/{supplierId}', {
          params: { path: { id: requestId, supplierId } },
          signal,
        }),
      ),
    enabled: supplierId !== '',
  });

/** Allows the supplier to do this job despite that, for a reason that is recorded. */
export function useOverrideGap(requestId: string, onDone?: () => void) {
  return useAction({
    run: (body: { supplierId: string; reason: string }, key) =>
      unwrap(
        api.POST('/api/service-requests/{id}/gap-overrides', {
          params: { path: { id: requestId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: ['service-requests'],
    onSuccess: onDone,
  });
}

/** A supplier's insurance and licenses. Number and certificate are included once the landlord has given them a job. */
export const supplierPapersQuery = (supplierId: string) =>
  queryOptions({
    queryKey: ['supplier-papers', supplierId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/suppliers/{id}/papers', { params: { path: { id: supplierId } }, signal })),
  });
