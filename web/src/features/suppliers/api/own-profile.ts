import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type Supplier = components['schemas']['SupplierResponse'];
type Change = components['schemas']['SupplierChange'];

/** The signed-in supplier's own entry. */
export const ownProfileQuery = queryOptions({
  queryKey: ['suppliers', 'me'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/suppliers/me', { signal })),
});

/** Changes the own entry; the form shows failures itself. */
export function useChangeProfile(id: string, onSaved: (saved: Supplier) => void) {
  return useAction({
    run: (body: Change) => unwrap(api.PATCH('/api/suppliers/{id}', { params: { path: { id } }, body })),
    changes: ['suppliers'],
    onSuccess: onSaved,
    quiet: true,
  });
}
