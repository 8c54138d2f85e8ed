import { networkProblem, problemOf } from '@api/problem';
import { session } from '@api/session';
import type { Photo, PhotoPhase } from '../types';
import { asTechnician } from './as-technician';

const EVERYONES = '/api/documents';

interface Upload {
  file: File;
  /** An existing request; without it the photo is kept for the request that is being written. */
  requestId?: string;
  phase?: PhotoPhase;
  /** A photo of the request unless it says otherwise. */
  purpose?: 'request_photo' | 'request_attachment';
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a photo, or another file of a request. XMLHttpRequest, because `fetch` does not tell how far an upload is. */
export function uploadPhoto({
  file,
  requestId,
  phase,
  purpose = 'request_photo',
  onProgress,
  signal,
}: Upload): Promise<Photo> {
  const body = new FormData();
  const path = pathFor(requestId);
  if (path === EVERYONES) {
    body.append('purpose', purpose);
    if (requestId) body.append('requestId', requestId);
    if (phase) body.append('phase', phase);
  }
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.responseType = 'json';
    call.setRequestHeader('Authorization', `Bearer ${session.token() ?? ''}`);
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    call.addEventListener('load', () =>
      call.status === 201 ? resolve(call.response as Photo) : reject(problemOf(answerOf(call), call.response)),
    );
    call.addEventListener('error', () => reject(networkProblem(undefined)));
    signal?.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}

/** A technician's files are those of a line. */
const pathFor = (requestId: string | undefined) =>
  requestId && asTechnician() ? `/api/my-jobs/${requestId}/attachments` : EVERYONES;

/** Status and waiting time of an answer; its body has been read. */
function answerOf(call: XMLHttpRequest): Response {
  const wait = call.getResponseHeader('Retry-After');
  return new Response(null, { status: call.status, headers: wait ? { 'Retry-After': wait } : {} });
}
