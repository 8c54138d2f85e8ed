import { api, unwrap } from '@api/client';
import { Problem } from '@api/problem';
import type { Photo } from './types';

/** The photos of a draft that the server still keeps. */
export async function draftPhotos(ids: readonly string[]): Promise<Photo[]> {
  const found = await Promise.all(
    ids.map((id) => unwrap(api.GET('/api/documents/{id}', { params: { path: { id } } })).catch(goneIsNull)),
  );
  return found.filter((photo) => photo !== null && !photo.requestId) as Photo[];
}

/** Takes a photo out of the draft, on the server too. */
export async function removePhoto(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/documents/{id}', { params: { path: { id } } }));
}

function goneIsNull(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
