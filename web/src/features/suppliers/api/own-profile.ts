import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type Supplier = components['schemas']['SupplierResponse'];
type Change = components['schemas']['SupplierChange'];

/** The signed-in supplier's entry in the directory. */
export const ownProfileQuery = queryOptions({
  queryKey: ['suppliers', 'me'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/suppliers/me', { signal })),
});

/** Changes the supplier's own entry. The form shows errors. */
export function useChangeProfile(id: string, onSaved: (saved: Supplier) => void) {
  return useAction({
    run: (body: Change) => unwrap(api.PATCH('/api/suppliers/{id}', { params: { path: { id } }, body })),
    changes: ['suppliers'],
    onSuccess: onSaved,
    quiet: true,
  });
}
