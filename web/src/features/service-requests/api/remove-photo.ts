import { useAction } from '@api/use-action';
import { removePhoto } from './draft-photos';

/** Removes a photo that the reader has added to a request. */
export function useRemovePhoto() {
  return useAction({ run: (id: string) => removePhoto(id), changes: ['service-requests', 'documents'] });
}
