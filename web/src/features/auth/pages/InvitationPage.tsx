import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { PASSWORD_MIN } from '@contract/limits';
import { useT } from '@i18n/messages';
import { paths, signInOf } from '@nav/paths';
import { usePasswordMin } from '@nav/site-settings';
import { InputPassword } from '@shared/form/inputs';
import { BrokenLink, useMailedLink } from '@shared/link/mailed-link';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Spinner } from '@ui/controls/Spinner';
import { wake } from '@ui/later/asleep';
import { Text } from '@ui/layout/Heading';
import { useCallback, useEffect, useState } from 'react';
import { acceptInvitation, lookAtInvitation, type Invitation } from '../api/invitation';
import { AuthForm } from '../components/AuthForm';
import { AuthFrame } from '../components/AuthFrame';
import type { Checks } from '../components/rules';
import { SessionNote } from '../components/SessionNote';
import { Title } from '../components/Title';
import { useWelcome } from '../components/use-welcome';
import styles from '../components/AuthForm.module.css';

const EMPTY = { password: '', confirmPassword: '' };
type Found =
  | { state: 'looking' }
  | { state: 'open'; invitation: Invitation }
  | { state: 'closed'; text: string }
  | { state: 'second-step'; userType: Invitation['userType'] };

function useInvitation(token: string) {
  const textOf = useProblemText();
  const [found, setFound] = useState<Found>({ state: 'looking' });
  useEffect(() => {
    if (!token) return;
    // The page is about to change without a gesture, so its drawing must load first or it would disappear.
    wake();
    let gone = false;
    lookAtInvitation(token).then(
      (invitation) => gone || setFound({ state: 'open', invitation }),
      (error: unknown) => gone || setFound({ state: 'closed', text: textOf(error) }),
    );
    return () => {
      gone = true;
    };
  }, [token, textOf]);
  return [found, setFound] as const;
}

function PasswordForm({
  invitation,
  token,
  onSecondStep,
}: {
  invitation: Invitation;
  token: string;
  onSecondStep: () => void;
}) {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.landlordPortal);
  const textOf = useProblemText();
  const welcome = useWelcome();
  const schema = useCallback(
    ({ object, rules }: Checks) => object({ password: rules.newPassword(t, min), confirmPassword: rules.repeated(t) }),
    [t, min],
  );
  const submit = async (values: typeof EMPTY) => {
    try {
      welcome(await acceptInvitation({ ...values, token }));
    } catch (error) {
      // The password is set by then; the sign-in form asks for the code.
      if (toProblem(error).code !== 'two_factor_required') throw error;
      onSecondStep();
    }
  };
  return (
    <>
      <Title
        title={t('auth.invitation.title', { name: invitation.firstName })}
        intro={t(
          invitation.company && invitation.userType === 'landlord'
            ? 'auth.invitation.as.colleague'
            : `auth.invitation.as.${invitation.userType}`,
          {
            email: invitation.email,
            named: invitation.company ? 'yes' : 'no',
            company: invitation.company ?? '',
          },
        )}
      />
      <AuthForm initial={EMPTY} schema={schema} onSubmit={submit} failure={textOf}>
        {(submitting) => (
          <>
            <input type="email" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
            <InputPassword
              name="password"
              autoComplete="new-password"
              label={t('auth.password')}
              help={t('auth.password.hint', { min })}
            />
            <InputPassword name="confirmPassword" autoComplete="new-password" label={t('auth.confirmPassword')} />
            <Button type="submit" size="lg" fullWidth loading={submitting}>
              {t('auth.invitation.submit')}
            </Button>
          </>
        )}
      </AuthForm>
    </>
  );
}

/** /invitation: a person whom an admin invited chooses a password and is signed in. */
export default function InvitationPage() {
  const t = useT();
  const { token, broken } = useMailedLink();
  const [found, setFound] = useInvitation(token);
  return (
    <AuthFrame>
      {broken && (
        <BrokenLink>
          <ButtonLink variant="secondary" href={paths.login()}>
            {t('auth.signIn')}
          </ButtonLink>
        </BrokenLink>
      )}
      {found.state === 'looking' && !broken && (
        <div className={styles.done} role="status">
          <Spinner />
          <Title title={t('auth.invitation.waiting')} intro={t('auth.verify.checking')} />
        </div>
      )}
      {found.state === 'open' && (
        <>
          <SessionNote leave="auth.invitation.switch" />
          <PasswordForm
            invitation={found.invitation}
            token={token}
            onSecondStep={() => setFound({ state: 'second-step', userType: found.invitation.userType })}
          />
        </>
      )}
      {found.state === 'second-step' && (
        <div className={styles.done} role="status">
          <Title title={t('auth.invitation.set')} intro={t('auth.invitation.secondStep')} />
          <ButtonLink href={signInOf(found.userType)}>{t('auth.signIn')}</ButtonLink>
        </div>
      )}
      {found.state === 'closed' && (
        <div className={styles.done} role="alert">
          <Title title={t('auth.invitation.closed')} intro={found.text} />
          <Text ink={2}>{t('auth.invitation.closedText')}</Text>
          <ButtonLink variant="secondary" href={paths.login()}>
            {t('auth.signIn')}
          </ButtonLink>
        </div>
      )}
    </AuthFrame>
  );
}
