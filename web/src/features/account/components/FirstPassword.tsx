import { useT } from '@i18n/messages';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { toast } from '@ui/overlay/toastStore';
import type { ReactNode } from 'react';
import { useMailPasswordLink } from '../api/security';
import styles from './Settings.module.css';

interface FirstPasswordProps {
  email: string;
  /** Why a password is needed. */
  text: string;
  /** A button beside it. */
  cancel?: ReactNode;
}

/** Who came by Google alone, or by the link of an invitation, gets a link that sets a first password; the rest needs one. */
export function FirstPassword({ email, text, cancel }: FirstPasswordProps) {
  const t = useT();
  const note = useNote('account');
  const mail = useMailPasswordLink(email, () =>
    toast({ title: <Mailed to={email}>{note((t) => t('account.password.linkSent', { email }))}</Mailed> }),
  );
  return (
    <div className={styles.stack}>
      <Text ink={2}>{text}</Text>
      <div className={styles.actions}>
        {cancel}
        <Button variant={cancel ? 'primary' : 'secondary'} loading={mail.isPending} onClick={() => mail.mutate()}>
          {t('account.password.mailLink')}
        </Button>
      </div>
    </div>
  );
}
