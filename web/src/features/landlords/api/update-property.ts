import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { PropertyChange, PropertyDetail } from './types';

export function useUpdateProperty(id: string, quiet = false) {
  return useAction<PropertyChange, PropertyDetail | undefined>({
    run: (body) => unwrap(api.PUT('/api/landlords/properties/{id}', { params: { path: { id } }, body })),
    changes: ['properties', 'units', 'overview'],
    quiet,
  });
}
