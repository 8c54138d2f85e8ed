import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

/** The landlord's own list of suppliers, in the order in which they are asked. */
export const preferredQuery = () =>
  queryOptions({
    queryKey: ['preferred-suppliers'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/preferred-suppliers', { signal })),
  });

export function useReplacePreferred() {
  return useAction({
    run: (supplierIds: string[]) => unwrap(api.PUT('/api/preferred-suppliers', { body: { supplierIds } })),
    answers: preferredQuery().queryKey,
    changes: ['preferred-suppliers'],
  });
}
