import { queryOptions } from '@tanstack/react-query';
import { api, apiFetch, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import type { Photo } from './types';

/** Photos that were uploaded for a unit's listings. */
export const photosQuery = (unitId: string) =>
  queryOptions({
    queryKey: ['documents', 'listing-photos', unitId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/documents', { params: { query: { unitId, purpose: 'listing_photo', limit: 200 } }, signal })),
    // Their addresses live five minutes.
    refetchInterval: 4 * 60_000,
  });

/** Sends photos one after the other and gives what the server kept of them. */
export function useUploadPhotos(unitId: string, onSuccess: (photos: Photo[]) => void) {
  return useAction<File[], Photo[]>({
    run: async (files, key) => {
      const kept: Photo[] = [];
      for (const [at, file] of files.entries()) {
        const body = new FormData();
        body.append('purpose', 'listing_photo');
        body.append('unitId', unitId);
        body.append('file', file);
        const headers = { 'Idempotency-Key': `${key}-${at}` };
        kept.push((await (await apiFetch('/api/documents', { method: 'POST', body, headers })).json()) as Photo);
      }
      return kept;
    },
    changes: ['documents'],
    onSuccess,
  });
}
