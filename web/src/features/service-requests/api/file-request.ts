import { api, idempotency, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { NewRequest, ServiceRequest } from './types';

/** Files a request. The form shows failures itself. */
export function useFileRequest(onFiled: (request: ServiceRequest) => void) {
  return useAction({
    run: (body: NewRequest, key) => unwrap(api.POST('/api/service-requests', { body, headers: idempotency(key) })),
    changes: ['service-requests', 'documents'],
    onSuccess: onFiled,
    quiet: true,
  });
}
