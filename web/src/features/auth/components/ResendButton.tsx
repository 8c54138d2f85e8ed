import { DataProvider } from '@api/DataProvider';
import { useAction } from '@api/use-action';
import { useT } from '@i18n/messages';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import { resendVerification } from '../api/verify-email';

function Resend() {
  const t = useT();
  const note = useNote('links');
  const resend = useAction({
    run: resendVerification,
    onSuccess: () => toast({ title: <Mailed>{note((t) => t('auth.verify.sent'))}</Mailed> }),
  });
  return (
    <Button loading={resend.isPending} onClick={() => resend.mutate()}>
      {t('auth.verify.resend')}
    </Button>
  );
}

/** Sends the verification mail again; it loads when it is shown, since actions bring their cache along. */
export default function ResendButton() {
  return (
    <DataProvider>
      <Resend />
    </DataProvider>
  );
}
