import { useCallback } from 'react';
import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';

/** Why a link is refused. One that was cut short fails as a field does, and its reader has seen no field. */
export function useLinkText(): (error: unknown) => string {
  const t = useT();
  const textOf = useProblemText();
  return useCallback((error) => (toProblem(error).code === 'invalid_input' ? t('auth.verify.brokenText') : textOf(error)), [t, textOf]);
}
