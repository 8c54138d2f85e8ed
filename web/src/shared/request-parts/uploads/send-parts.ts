import { networkProblem, problemOf } from '@api/problem';
import { session } from '@api/session';
import { RESUMABLE_UPLOAD } from '@contract/limits';
import { Upload, type DetailedError } from 'tus-js-client';

interface Parts {
  id: string;
  file: File;
  /** 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends what the server doesn't have of a file yet, part by part (tus). Rejects with a `Problem`; calling it again
 * continues where the server is. Loaded with the first file.
 */
export default function sendParts({ id, file, onProgress, signal }: Parts): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: `${location.origin}/api/uploads/${id}`,
      uploadSize: file.size,
      chunkSize: RESUMABLE_UPLOAD.partBytes,
      storeFingerprintForResuming: false,
      // The caller waits for the connection and tries again.
      retryDelays: null,
      // The token is renewed while a long upload runs.
      onBeforeRequest: (request) => request.setHeader('Authorization', `Bearer ${session.token() ?? ''}`),
      onProgress: (sent, all) => onProgress(sent / all),
      onSuccess: () => resolve(),
      onError: (error) => reject(problemIn(error)),
    });
    const stop = () => void upload.abort().then(() => reject(signal.reason as Error), reject);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    upload.start();
  });
}

function problemIn(error: Error | DetailedError): Error {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (!response || status < 400 || status > 599) return networkProblem(error);
  const wait = response.getHeader('Retry-After');
  const answer = new Response(null, { status, headers: wait ? { 'Retry-After': wait } : {} });
  return problemOf(answer, parsed(response.getBody()));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
