import { useProblemText } from '@api/problem-text';
import { PASSWORD_MIN } from '@contract/limits';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { usePasswordMin } from '@nav/site-settings';
import { InputPassword } from '@shared/form/inputs';
import { BrokenLink, useMailedLink } from '@shared/link/mailed-link';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useCallback, useState } from 'react';
import { resetPassword } from '../api/passwords';
import { AuthForm } from '../components/AuthForm';
import { AuthFrame } from '../components/AuthFrame';
import type { Checks } from '../components/rules';
import { Title } from '../components/Title';
import styles from '../components/AuthForm.module.css';

const EMPTY = { password: '', confirmPassword: '' };

/** No one should choose a password that the server will refuse. */
function NoLink() {
  const t = useT();
  return (
    <BrokenLink>
      <ButtonLink href={paths.forgotPassword()}>{t('auth.reset.again')}</ButtonLink>
    </BrokenLink>
  );
}

function Done() {
  const t = useT();
  return (
    <div className={styles.done} role="status">
      <Title title={t('auth.reset.done')} intro={t('auth.reset.doneText')} />
      <ButtonLink href={paths.login()}>{t('auth.signIn')}</ButtonLink>
    </div>
  );
}

/** /reset-password: uses the link of the email. */
export default function ResetPasswordPage() {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.server);
  const { token, broken } = useMailedLink();
  const textOf = useProblemText();
  const [done, setDone] = useState(false);
  const schema = useCallback(
    ({ object, rules }: Checks) => object({ password: rules.newPassword(t, min), confirmPassword: rules.repeated(t) }),
    [t, min],
  );
  const submit = async (values: typeof EMPTY) => {
    await resetPassword({ ...values, token });
    setDone(true);
  };
  if (broken || done) return <AuthFrame>{done ? <Done /> : <NoLink />}</AuthFrame>;
  return (
    <AuthFrame>
      <Title title={t('auth.reset.title')} intro={t('auth.reset.intro')} />
      <AuthForm initial={EMPTY} schema={schema} onSubmit={submit} failure={textOf}>
        {(submitting) => (
          <>
            <InputPassword
              name="password"
              autoComplete="new-password"
              label={t('auth.newPassword')}
              help={t('auth.password.hint', { min })}
            />
            <InputPassword name="confirmPassword" autoComplete="new-password" label={t('auth.confirmPassword')} />
            <Button type="submit" size="lg" fullWidth loading={submitting}>
              {t('auth.reset.submit')}
            </Button>
          </>
        )}
      </AuthForm>
      <Text className={styles.aside}>
        <Link href={paths.forgotPassword()}>{t('auth.reset.again')}</Link>
      </Text>
    </AuthFrame>
  );
}
