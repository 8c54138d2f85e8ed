import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { NewProperty, PropertyDetail } from './types';

export function useCreateProperty() {
  return useAction<NewProperty, PropertyDetail | undefined>({
    run: (body, key) => unwrap(api.POST('/api/landlords/properties', { body, headers: idempotency(key) })),
    changes: ['properties', 'overview'],
    quiet: true,
  });
}
