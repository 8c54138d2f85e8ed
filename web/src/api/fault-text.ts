import type { FieldProblem } from '@contract/errors';
import { useFormats } from '@i18n/formats';
import { useHasMessage, useT } from '@i18n/messages';
import { useCallback } from 'react';
import { faultWords } from './fault-words';

/** What is wrong with one field, in the reader's language; undefined if the words aren't loaded. */
export function useFaultText(): (fault: FieldProblem) => string | undefined {
  const has = useHasMessage();
  const t = useT();
  const { day } = useFormats();
  return useCallback(
    (fault) => faultWords('field', fault, { has, t, day }) ?? faultWords('fault', fault, { has, t, day }),
    [has, t, day],
  );
}
