import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { RequestChange, ServiceRequest } from './types';

/** Changes a request. `status` in the body requests a step. */
export function useChangeRequest(id: string, onDone?: (request: ServiceRequest) => void) {
  return useAction({
    run: (body: RequestChange) => unwrap(api.PATCH('/api/service-requests/{id}', { params: { path: { id } }, body })),
    changes: ['service-requests', 'suppliers'],
    onSuccess: onDone,
  });
}
