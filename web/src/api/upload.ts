import { v4 as uuid } from 'uuid';
import { networkProblem, problemOf } from './problem';
import { session } from './session';

export interface Upload {
  path: string;
  file: File;
  /** Text fields beside the file. Empty ones are left out. */
  fields?: Readonly<Record<string, string | undefined>>;
  language: string;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Sends a file as multipart. It uses XMLHttpRequest, because `fetch` doesn't report the progress of an upload. Throws a
 * `Problem`.
 */
export function uploadFile<T>({ path, file, fields = {}, language, onProgress }: Upload): Promise<T> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) body.append(name, value);
  body.append('file', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    call.responseType = 'json';
    call.setRequestHeader('Authorization', `Bearer ${session.token() ?? ''}`);
    call.setRequestHeader('Accept-Language', language);
    call.setRequestHeader('Idempotency-Key', uuid());
    call.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total ? loaded / total : 0));
    call.addEventListener('load', () => {
      if (call.status >= 200 && call.status < 300) resolve(call.response as T);
      else reject(problemOf(new Response(null, { status: call.status }), call.response));
    });
    call.addEventListener('error', () => reject(networkProblem(undefined)));
    call.send(body);
  });
}
