import { api, apiFetch, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';
import type { Photo } from './types';

/** Photos that were uploaded for a unit's listings. */
export const photosQuery = (unitId: string) =>
  queryOptions({
    queryKey: ['documents', 'listing-photos', unitId],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/documents', { params: { query: { unitId, purpose: 'listing_photo', limit: 200 } }, signal }),
      ),
    // Their addresses live five minutes.
    refetchInterval: 4 * 60_000,
  });

/**
 * Sends photos one after the other; `onKept` is called for each as soon as the server has it, because a later one may
 * fail.
 */
export function useUploadPhotos(unitId: string, onKept: (photo: Photo) => void) {
  return useAction<File[], void>({
    run: async (files, key) => {
      for (const [at, file] of files.entries()) onKept(await sendPhoto(unitId, file, `${key}-${at}`));
    },
    changes: ['documents'],
  });
}

async function sendPhoto(unitId: string, file: File, key: string): Promise<Photo> {
  const body = new FormData();
  body.append('purpose', 'listing_photo');
  body.append('unitId', unitId);
  body.append('file', file);
  const answer = await apiFetch('/api/documents', { method: 'POST', body, headers: { 'Idempotency-Key': key } });
  return (await answer.json()) as Photo;
}
