import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Refusal } from '@shared/form/Refusal';
import { BrokenLink, useMailedLink } from '@shared/link/mailed-link';
import { useNote } from '@shared/notes';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { enterByLink } from '../api/sign-in-link';
import { AuthFrame } from '../components/AuthFrame';
import { heldOf, VerificationDialog, type Held } from '../components/second-step';
import { SessionNote } from '../components/SessionNote';
import { Title } from '../components/Title';
import { useWelcome } from '../components/use-welcome';
import styles from '../components/AuthForm.module.css';

/** Signs in by the link of this address, with the second step where it is on. */
function useEntry(token: string) {
  const note = useNote('auth');
  const welcome = useWelcome();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ refused: unknown }>();
  const [held, setHeld] = useState<Held>();

  const enter = async (verificationToken?: string) => {
    setBusy(true);
    setHeld(undefined);
    setFailure(undefined);
    try {
      const answer = await enterByLink({ token, ...(verificationToken && { verificationToken }) });
      toast({ title: note((t) => t('auth.toast.signedIn')), duration: TOAST_MS.signIn });
      welcome(answer);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code === 'two_factor_required') setHeld(heldOf(problem));
      else setFailure({ refused: error });
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, held, enter, forget: () => setHeld(undefined) };
}

/**
 * /sign-in-link: sign-in by email after too many wrong passwords. It takes a click, because programs that scan emails
 * open links.
 */
export default function SignInLinkPage() {
  const t = useT();
  const { token, broken } = useMailedLink();
  const textOf = useProblemText();
  const { busy, failure, held, enter, forget } = useEntry(token);
  if (broken) {
    return (
      <AuthFrame>
        <SessionNote />
        <BrokenLink>
          <ButtonLink href={paths.login()}>{t('auth.signIn')}</ButtonLink>
        </BrokenLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <SessionNote />
      <Title title={t('auth.link.title')} intro={t('auth.link.intro')} />
      {failure && <Refusal error={failure.refused} textOf={textOf} />}
      <Button size="lg" fullWidth loading={busy} onClick={() => void enter()}>
        {t('auth.signIn')}
      </Button>
      <Text className={styles.aside}>
        <Link href={paths.forgotPassword()}>{t('auth.link.forgot')}</Link>
      </Text>
      {held && <VerificationDialog held={held} onVerified={(token) => void enter(token)} onCancel={forget} />}
    </AuthFrame>
  );
}
