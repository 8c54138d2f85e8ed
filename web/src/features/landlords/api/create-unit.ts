import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { NewUnit, UnitDetail } from './types';

export function useCreateUnit(propertyId: string) {
  return useAction<NewUnit, UnitDetail | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/landlords/properties/{id}/units', {
          params: { path: { id: propertyId } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: ['properties', 'units', 'overview'],
    quiet: true,
  });
}
