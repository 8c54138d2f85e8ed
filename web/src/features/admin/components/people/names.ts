import { useT } from '@i18n/messages';
import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';

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
    const reason = body['reason'] ?? body['open'];
    return code === 'rule_broken' && typeof reason === 'string' ? t(`admin.refused.${reason}`) : text(error);
  };
}
