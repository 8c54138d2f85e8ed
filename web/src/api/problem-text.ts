import { useCallback } from 'react';
import { useHasMessage, useT } from '@i18n/messages';
import { toProblem } from './problem';

/** Reads a failure out in the reader's language: the message `errors.<code>`, else the server's sentence. */
export function useProblemText(): (error: unknown) => string {
  const has = useHasMessage();
  const t = useT();
  return useCallback(
    (error) => {
      const problem = toProblem(error);
      if (problem.code === 'too_many_requests' && problem.retryAfter) return t('errors.too_many_requests_until', { minutes: Math.ceil(problem.retryAfter / 60) });
      const id = `errors.${problem.code}`;
      return has(id) ? t(id, { status: problem.status }) : problem.message;
    },
    [has, t],
  );
}
