import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import { Mailed } from './Mailed';

/** Emails the link again with which people verify their email address. */
export function SendLinkAgain({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const t = useT();
  const note = useNote('frame');
  const resend = useAction({
    run: () => unwrap(api.POST('/api/auth/verify-email/resend')),
    onSuccess: () => void toast({ title: <Mailed>{note((t) => t('app.verify.sent'))}</Mailed> }),
  });
  return (
    <Button size="sm" variant={variant} loading={resend.isPending} onClick={() => resend.mutate()}>
      {t('app.verify.resend')}
    </Button>
  );
}
