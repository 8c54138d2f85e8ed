import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { Supplier } from './own-profile';

export type SupplierHours = components['schemas']['SupplierHoursResponse'];
type Save = components['schemas']['SaveSupplierHours'];

/** Replaces the hours of the signed-in supplier. The form shows errors. */
export function useSaveHours(onSaved: (saved: Supplier) => void) {
  return useAction({
    run: (body: Save) => unwrap(api.PUT('/api/suppliers/me/hours', { body })),
    changes: ['suppliers'],
    onSuccess: onSaved,
    quiet: true,
  });
}
