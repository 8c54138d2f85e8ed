import { networkProblem, Problem } from '@api/problem';
import { session } from '@api/session';
import type { Photo } from './types';

interface Upload {
  file: File;
  /** An existing request; without it the photo waits for the request that is being written. */
  requestId?: string;
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a photo. XMLHttpRequest, because `fetch` does not tell how far an upload is. */
export function uploadPhoto({ file, requestId, onProgress, signal }: Upload): Promise<Photo> {
  const body = new FormData();
  body.append('purpose', 'request_photo');
  if (requestId) body.append('requestId', requestId);
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', '/api/documents');
    call.responseType = 'json';
    call.setRequestHeader('Authorization', `Bearer ${session.token() ?? ''}`);
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    call.addEventListener('load', () =>
      call.status === 201 ? resolve(call.response as Photo) : reject(problemIn(call)),
    );
    call.addEventListener('error', () => reject(networkProblem(undefined)));
    signal?.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}

function problemIn({ status, response }: XMLHttpRequest): Problem {
  const body = (response ?? {}) as { code?: string; error?: string; requestId?: string };
  return new Problem({
    code: body.code ?? 'http',
    status,
    message: body.error ?? `HTTP ${status}`,
    requestId: body.requestId,
  });
}
