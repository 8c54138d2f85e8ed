import { useAction } from '@api/use-action';
import { CHANGED } from './as-technician';
import { removePhoto } from './draft-photos';

/** Removes a photo that the reader has added to a request. */
export function useRemovePhoto() {
  return useAction({ run: removePhoto, changes: [...CHANGED, 'documents'] });
}
