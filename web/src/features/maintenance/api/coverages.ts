import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Coverage = Schemas['CoverageResponse'];
export type CoverageBody = Omit<Schemas['CreateCoverageRequest'], 'unitId'>;

const CHANGES = ['coverages'];

export const coveragesQuery = (unitId: string) =>
  queryOptions({
    queryKey: ['coverages', 'unit', unitId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/coverages/of-unit/{unitId}', { params: { path: { unitId } }, signal })),
  });

/** Adds one to a unit, or changes one. */
export function useSaveCoverage(onSuccess: () => void) {
  return useAction<{ body: CoverageBody; unitId: string; present?: Coverage }, Coverage>({
    run: ({ body, unitId, present }, key) =>
      present
        ? unwrap(
            api.PUT('/api/coverages/{id}', {
              params: { path: { id: present.id } },
              body: { ...body, version: present.version },
            }),
          )
        : unwrap(api.POST('/api/coverages', { body: { ...body, unitId }, headers: idempotency(key) })),
    changes: CHANGES,
    onSuccess,
    quiet: true,
  });
}

export function useRemoveCoverage(onSuccess: () => void) {
  return useAction<Coverage, unknown>({
    run: ({ id }) => unwrap(api.DELETE('/api/coverages/{id}', { params: { path: { id } } })),
    changes: CHANGES,
    onSuccess,
  });
}
