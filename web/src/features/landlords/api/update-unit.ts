import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { UnitChange, UnitDetail } from './types';

export function useUpdateUnit(id: string, quiet = false) {
  return useAction<UnitChange, UnitDetail | undefined>({
    run: (body) => unwrap(api.PUT('/api/landlords/units/{id}', { params: { path: { id } }, body })),
    changes: ['properties', 'units', 'overview'],
    quiet,
  });
}
