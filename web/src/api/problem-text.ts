import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useT } from '@i18n/messages';
import { toProblem } from './problem';

/** Reads a failure out in the reader's language: the message `errors.<code>`, else the server's sentence. */
export function useProblemText(): (error: unknown) => string {
  const intl = useIntl();
  const t = useT();
  return useCallback(
    (error) => {
      const problem = toProblem(error);
      const id = `errors.${problem.code}`;
      return id in intl.messages ? t(id, { status: problem.status }) : problem.message;
    },
    [intl, t],
  );
}
