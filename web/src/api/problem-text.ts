import { useCallback } from 'react';
import { useHasMessage, useT } from '@i18n/messages';
import { toProblem, type Problem } from './problem';

/** Messages that say more, where the answer brings the value for it. */
const FULLER = [
  { code: 'too_many_requests', needs: 'minutes', id: 'errors.too_many_requests_until' },
  { code: 'upload_limit', needs: 'minutes', id: 'errors.upload_limit_until' },
  { code: 'storage_full', needs: 'limit', id: 'errors.storage_full_of' },
] as const;

const MIB = 1024 * 1024;

function valuesOf({ status, retryAfter, body }: Problem) {
  const megabytes = (bytes: unknown) => (typeof bytes === 'number' ? Math.round(bytes / MIB) : undefined);
  return { status, minutes: retryAfter && Math.ceil(retryAfter / 60), used: megabytes(body['usedBytes']), limit: megabytes(body['limitBytes']) };
}

/** Reads a failure out in the reader's language: the message `errors.<code>`, else the server's sentence. */
export function useProblemText(): (error: unknown) => string {
  const has = useHasMessage();
  const t = useT();
  return useCallback(
    (error) => {
      const problem = toProblem(error);
      const values = valuesOf(problem);
      const more = FULLER.find(({ code, needs }) => code === problem.code && values[needs] !== undefined);
      const id = more?.id ?? `errors.${problem.code}`;
      return has(id) ? t(id, values) : problem.message;
    },
    [has, t],
  );
}
