import { useAction } from '@api/use-action';
import { useT } from '@i18n/messages';
import { Button, type ButtonProps } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import { resendVerification } from '../api/verify-email';

/** Sends the verification mail again. */
export function ResendButton(props: Pick<ButtonProps, 'variant' | 'size'>) {
  const t = useT();
  const resend = useAction({ run: resendVerification, onSuccess: () => toast({ title: t('auth.verify.sent') }) });
  return (
    <Button {...props} loading={resend.isPending} onClick={() => resend.mutate()}>
      {t('auth.verify.resend')}
    </Button>
  );
}
