import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';

type Area = components['schemas']['ServiceAreaChange'];

/** Replaces the area in which the signed-in supplier works. The form shows errors. */
export function useSaveArea(onSaved: () => void) {
  return useAction({
    run: (body: Area) => unwrap(api.PUT('/api/suppliers/me/area', { body })),
    changes: ['suppliers'],
    onSuccess: onSaved,
    quiet: true,
  });
}
