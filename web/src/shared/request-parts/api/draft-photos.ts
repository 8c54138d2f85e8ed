import { api, unwrap } from '@api/client';
import { Problem } from '@api/problem';
import type { Photo } from '../types';
import { asTechnician } from './as-technician';

/** The photos of a draft that the server still keeps. */
export async function draftPhotos(ids: readonly string[]): Promise<Photo[]> {
  const found = await Promise.all(
    ids.map((id) => unwrap(api.GET('/api/documents/{id}', { params: { path: { id } } })).catch(goneIsNull)),
  );
  return found.filter((photo) => photo !== null && !photo.requestId) as Photo[];
}

/** Takes a photo out of the draft, or a file of one's own from a request, on the server too. */
export async function removePhoto({ id, requestId }: Pick<Photo, 'id' | 'requestId'>): Promise<void> {
  if (requestId && asTechnician()) {
    const path = { id: requestId, fileId: id };
    await unwrap(api.DELETE('/api/my-jobs/{id}/files/{fileId}', { params: { path } }));
    return;
  }
  await unwrap(api.DELETE('/api/documents/{id}', { params: { path: { id } } }));
}

function goneIsNull(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
