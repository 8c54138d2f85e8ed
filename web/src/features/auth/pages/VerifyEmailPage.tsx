import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useProblemText } from '@api/problem-text';
import { useSession } from '@api/session';
import { useT } from '@i18n/messages';
import { homeOf, paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { Spinner } from '@ui/controls/Spinner';
import { Text } from '@ui/layout/Heading';
import { Pane } from '@ui/pane/Pane';
import { verifyEmail } from '../api/verify-email';
import { AuthFrame } from '../components/AuthFrame';
import { ResendButton } from '../components/ResendButton';
import { Title } from '../components/Title';
import { linkToken } from '../components/link-token';
import styles from '../components/AuthForm.module.css';

type Outcome = { state: 'checking' } | { state: 'done'; email: string } | { state: 'refused'; text: string };

function useVerification(): Outcome {
  const textOf = useProblemText();
  const { search } = useLocation();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'checking' });
  useEffect(() => {
    let gone = false;
    const tell = (next: Outcome) => (gone ? undefined : setOutcome(next));
    verifyOnce(linkToken(search)).then(
      ({ email }) => tell({ state: 'done', email }),
      (error: unknown) => tell({ state: 'refused', text: textOf(error) }),
    );
    return () => {
      gone = true;
    };
  }, [search, textOf]);
  return outcome;
}

let asked: { token: string; answer: Promise<{ email: string }> } | undefined;

/** The link serves once: another language or a second mount must not use it again. */
function verifyOnce(token: string): Promise<{ email: string }> {
  if (asked?.token !== token) asked = { token, answer: verifyEmail(token) };
  return asked.answer;
}

/** /verify-email: takes up the link of the mail. */
export default function VerifyEmailPage() {
  const t = useT();
  const session = useSession();
  const outcome = useVerification();
  const onward = session.status === 'signed-in' ? homeOf(session.profile.userType) : paths.login();
  return (
    <AuthFrame>
      {outcome.state === 'checking' && (
        <div className={styles.done} role="status">
          <Spinner />
          <Text ink={2}>{t('auth.verify.checking')}</Text>
        </div>
      )}
      {outcome.state === 'done' && (
        <div className={styles.done} role="status">
          <Pane kind="full" status="paid" size="window" filling />
          <Title title={t('auth.verify.done')} intro={t('auth.verify.doneText', { email: outcome.email })} />
          <ButtonLink size="lg" href={onward}>
            {t(session.status === 'signed-in' ? 'auth.toDashboard' : 'auth.signIn')}
          </ButtonLink>
        </div>
      )}
      {outcome.state === 'refused' && (
        <div className={styles.done} role="alert">
          <Title title={t('auth.verify.refused')} intro={outcome.text} />
          {session.status === 'signed-in' ? <ResendButton /> : <ButtonLink href={paths.login()}>{t('auth.signIn')}</ButtonLink>}
        </div>
      )}
    </AuthFrame>
  );
}
