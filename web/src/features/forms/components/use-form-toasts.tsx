import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { messageId } from '@i18n/message-ids';
import { useHasMessage, useT } from '@i18n/messages';
import { useSiteSettings } from '@nav/site-settings';
import { dismissToast, toast, toastStore } from '@ui/overlay/toastStore';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useAnswer } from './use-answer';

/**
 * The documented messages of a form: `<sent>.title` and `.text` after success, `<failed>.title` and `.text` after a failure.
 * Either way the company's address is there: in `<failed>.textTo` where the documented text names it, else after the text.
 */
export function useFormToasts(sent: string, failed: string) {
  const t = useT();
  const has = useHasMessage();
  const textOf = useProblemText();
  const { email } = useSiteSettings();
  const { hours } = useAnswer();
  const stands = useRef({ id: 0, error: undefined as unknown });

  const explain = (error: unknown): ReactNode => {
    // Trying again doesn't help someone who has to wait.
    if (toProblem(error).status === 429) return textOf(error);
    if (!email) return t(messageId(`${failed}.text`));
    if (has(`${failed}.textTo`)) return t(messageId(`${failed}.textTo`), { email });
    return (
      <>
        <span>{t(messageId(`${failed}.text`))}</span> <a href={`mailto:${email}`}>{email}</a>
      </>
    );
  };
  const showFailed = (error: unknown) => {
    if (stands.current.id) dismissToast(stands.current.id);
    const id = toast({ kind: 'error', title: <>{t(messageId(`${failed}.title`))}</>, message: <>{explain(error)}</> });
    stands.current = { id, error };
  };

  // A failure is shown until someone closes it, and follows the reader's language.
  const sayAnew = useEffectEvent(() => {
    if (toastStore.visible()?.id === stands.current.id) showFailed(stands.current.error);
  });
  useEffect(() => sayAnew(), [t]);

  return {
    showSent: () =>
      void toast({
        title: <>{t(messageId(`${sent}.title`))}</>,
        message: <>{t(messageId(`${sent}.text`), { hours })}</>,
      }),
    showFailed,
  };
}
