import { useFormats } from '@i18n/formats';
import type { MessageId } from '@i18n/message-ids';
import { useHasMessage, useT } from '@i18n/messages';
import { useCallback } from 'react';
import { faultWords, written } from './fault-words';
import { toProblem, type Problem } from './problem';

/** Messages that say more than the code's own one, if the answer contains the value for it. */
const FULLER = [
  { code: 'too_many_requests', needs: 'minutes', id: 'errors.too_many_requests_until' },
  { code: 'upload_limit', needs: 'minutes', id: 'errors.upload_limit_until' },
  { code: 'storage_full', needs: 'limit', id: 'errors.storage_full_of' },
] as const;

const MIB = 1024 * 1024;

function valuesOf({ status, retryAfter, body }: Problem) {
  const megabytes = (bytes: unknown) => (typeof bytes === 'number' ? Math.round(bytes / MIB) : undefined);
  return {
    status,
    minutes: retryAfter && Math.ceil(retryAfter / 60),
    used: megabytes(body['usedBytes']),
    limit: megabytes(body['limitBytes']),
  };
}

/**
 * The first message that exists of: the reason's, a fuller one, the code's. A code without words never shows the server's
 * English sentence.
 */
function idOf(problem: Problem, has: (id: string) => id is MessageId): MessageId {
  const values = valuesOf(problem);
  const more = FULLER.find(({ code, needs }) => code === problem.code && values[needs] !== undefined);
  const ids = [problem.reason && `errors.reason.${problem.reason}`, more?.id, `errors.${problem.code}`];
  return ids.filter((id) => id !== undefined).find(has) ?? (problem.status > 0 ? 'errors.http' : 'errors.client');
}

/** Describes a failure in the reader's language: its reason, what is wrong with its fields, or the message `errors.<code>`. */
export function useProblemText(): (error: unknown) => string {
  const has = useHasMessage();
  const t = useT();
  const { day } = useFormats();
  return useCallback(
    (error) => {
      const problem = toProblem(error);
      const id = idOf(problem, has);
      const faults =
        id === 'errors.invalid_input' ? problem.details.map((one) => faultWords('fault', one, { has, t, day })) : [];
      if (faults.length > 0 && !faults.includes(undefined)) return [...new Set(faults)].join(' ');
      return t(id, { ...valuesOf(problem), ...written(problem.values, day) });
    },
    [has, t, day],
  );
}
