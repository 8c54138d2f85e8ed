import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Refusal } from '@shared/form/Refusal';
import { BrokenLink, useMailedLink } from '@shared/link/mailed-link';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useState } from 'react';
import { unlockSecondStep } from '../api/second-step';
import { AuthFrame } from '../components/AuthFrame';
import { Title } from '../components/Title';
import styles from '../components/AuthForm.module.css';

/** Uses the link in this address after a click, because programs that scan emails open links. */
function useUnlock(token: string) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [failure, setFailure] = useState<{ refused: unknown }>();
  const unlock = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await unlockSecondStep(token);
      setDone(true);
    } catch (error) {
      setFailure({ refused: error });
    } finally {
      setBusy(false);
    }
  };
  return { busy, done, failure, unlock };
}

/** /unlock-verification: the link that is mailed after too many wrong codes of the second step. */
export default function UnlockVerificationPage() {
  const t = useT();
  const textOf = useProblemText();
  const { token, broken } = useMailedLink();
  const { busy, done, failure, unlock } = useUnlock(token);
  const signIn = <ButtonLink href={paths.login()}>{t('auth.signIn')}</ButtonLink>;
  if (broken) {
    return (
      <AuthFrame>
        <BrokenLink>{signIn}</BrokenLink>
      </AuthFrame>
    );
  }
  if (done) {
    return (
      <AuthFrame>
        <div className={styles.done} role="status">
          <Title title={t('auth.unlock.done')} intro={t('auth.unlock.doneText')} />
          {signIn}
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <Title title={t('auth.unlock.title')} intro={t('auth.unlock.intro')} />
      {failure && <Refusal error={failure.refused} textOf={textOf} />}
      {failure ? (
        signIn
      ) : (
        <Button size="lg" fullWidth loading={busy} onClick={() => void unlock()}>
          {t('auth.unlock.submit')}
        </Button>
      )}
      <Text className={styles.aside}>
        <Link href={paths.forgotPassword()}>{t('auth.unlock.notYou')}</Link>
      </Text>
    </AuthFrame>
  );
}
