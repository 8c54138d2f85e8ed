import { api, idempotency, unwrap } from '@api/client';
import type { Photo, PhotoPhase } from '../types';
import { asTechnician } from './as-technician';

/** Where photos and videos go: to a request, or, without one, to the request that is being written. */
export interface MediaTarget {
  requestId?: string;
  phase?: PhotoPhase;
}

/** Begins an upload in parts, and gives its id. */
export async function beginUpload(file: File, kind: 'photo' | 'video', target: MediaTarget): Promise<string> {
  const { requestId, phase } = target;
  const name = file.name.slice(-200) || kind;
  const media = { name, bytes: file.size, kind, ...(phase && { phase }) };
  if (requestId && asTechnician()) {
    const begun = api.POST('/api/my-jobs/{id}/uploads', { params: { path: { id: requestId } }, body: media });
    return (await unwrap(begun)).id;
  }
  const body = { ...media, ...(requestId && { requestId }) };
  return (await unwrap(api.POST('/api/uploads', { body }))).id;
}

/** Files what has arrived. Asking twice gives the same photo. */
export async function finishUpload(id: string, { requestId }: MediaTarget, poster?: string): Promise<Photo> {
  const sent = { body: { ...(poster && { poster }) }, headers: idempotency(crypto.randomUUID()) };
  const call =
    requestId && asTechnician()
      ? api.POST('/api/my-jobs/{id}/uploads/{uploadId}/finish', {
          params: { path: { id: requestId, uploadId: id } },
          ...sent,
        })
      : api.POST('/api/uploads/{id}/finish', { params: { path: { id } }, ...sent });
  return (await unwrap(call)) as Photo;
}

/** Removes an upload that isn't finished. What can't be removed now expires within a day. */
export async function cancelUpload(id: string): Promise<void> {
  await unwrap(api.DELETE('/api/uploads/{id}', { params: { path: { id } } })).catch(() => undefined);
}

/** A fresh address of a file: those of a page that was opened long ago have expired. */
export async function freshUrl(id: string): Promise<string | null> {
  return (await unwrap(api.GET('/api/documents/{id}', { params: { path: { id } } }))).url;
}
