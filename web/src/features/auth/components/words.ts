import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';

/** The words for a refusal. An unexpected one gets the words of the form itself (docs/specification/sign-in.md). */
export function useRefusalText(unforeseen: MessageId): (error: unknown) => string {
  const t = useT();
  const textOf = useProblemText();
  return (error) => (toProblem(error).code === 'client' ? t(unforeseen) : textOf(error));
}
