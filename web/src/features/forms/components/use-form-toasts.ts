import { useProblemText } from '@api/problem-text';
import { toProblem } from '@api/problem';
import { useT } from '@i18n/messages';
import { toast } from '@ui/overlay/toastStore';

/**
 * The documented messages of a form: `<sent>.title` and `.text` after success, `<failed>.title` and `.text` after a failure;
 * with the company's address `<failed>.textTo`, which names it.
 */
export function useFormToasts(sent: string, failed: string, email?: string) {
  const t = useT();
  const textOf = useProblemText();
  return {
    showSent: () => void toast({ title: t(`${sent}.title`), message: t(`${sent}.text`) }),
    showFailed: (error: unknown) => {
      // Trying again helps nobody who was told to wait.
      const wait = toProblem(error).status === 429;
      toast({ kind: 'error', title: t(`${failed}.title`), message: wait ? textOf(error) : email ? t(`${failed}.textTo`, { email }) : t(`${failed}.text`) });
    },
  };
}
