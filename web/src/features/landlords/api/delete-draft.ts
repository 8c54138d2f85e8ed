import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';

export function useDeleteDraft(id: string) {
  return useAction({
    run: () => unwrap(api.DELETE('/api/landlords/leases/{id}', { params: { path: { id } } })),
    changes: ['leases', 'units', 'overview'],
  });
}
