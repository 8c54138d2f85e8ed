import { signOut, useSession } from '@api/session';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { homeOf } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import styles from './AuthForm.module.css';

/** Says that a person is already signed in, and offers both ways to continue (docs/specification/sign-in.md). */
export function SessionNote({ leave = 'auth.login.logoutAdmin' }: { leave?: MessageId }) {
  const t = useT();
  const state = useSession();
  if (state.status !== 'signed-in') return null;
  return (
    <div className={styles.note}>
      <Text>{t('auth.login.already', { email: state.profile.email })}</Text>
      <div className={styles.noteActions}>
        <ButtonLink size="sm" variant="secondary" href={homeOf(state.profile.userType)}>
          {t('auth.login.continue')}
        </ButtonLink>
        <Button size="sm" variant="ghost" onClick={signOut}>
          {t(leave)}
        </Button>
      </div>
    </div>
  );
}
