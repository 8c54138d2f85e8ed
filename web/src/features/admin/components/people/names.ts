import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';

/** The name of a person, else the address. */
export function nameOf({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}

/** Why something was refused, where the server says more than its code. */
export function useExplain(): (error: unknown) => string {
  const t = useT();
  const text = useProblemText();
  return (error) => {
    const { body, code } = toProblem(error);
    const obstacles =
      code === 'account_in_use' ? [body['obstacles']].flat().filter((obstacle) => typeof obstacle === 'string') : [];
    return obstacles.length > 0
      ? obstacles.map((obstacle) => t(messageId(`admin.refused.${obstacle}`))).join(' ')
      : text(error);
  };
}
