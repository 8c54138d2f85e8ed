import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { InputText } from '@shared/form/inputs';
import { Mailed } from '@shared/mail/Mailed';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useCallback, useState } from 'react';
import { forgotPassword } from '../api/passwords';
import { AuthForm } from '../components/AuthForm';
import { AuthFrame } from '../components/AuthFrame';
import type { Checks } from '../components/rules';
import { Title } from '../components/Title';
import styles from '../components/AuthForm.module.css';

/** /forgot-password: a link to a new password. */
export default function ForgotPasswordPage() {
  const t = useT();
  const textOf = useProblemText();
  const [sentTo, setSentTo] = useState<string>();
  const schema = useCallback(({ object, rules }: Checks) => object({ email: rules.email(t) }), [t]);
  const submit = async ({ email }: { email: string }) => {
    await forgotPassword(email.trim());
    setSentTo(email.trim());
  };
  if (sentTo) {
    return (
      <AuthFrame>
        <div className={styles.done} role="status">
          <Title
            title={<Mailed part="title">{t('auth.forgot.sent')}</Mailed>}
            intro={<Mailed part="note">{t('auth.forgot.sentText', { email: sentTo })}</Mailed>}
          />
          <ButtonLink href={paths.login()}>{t('auth.backToSignIn')}</ButtonLink>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <Title title={t('auth.forgot.title')} intro={t('auth.forgot.intro')} />
      <AuthForm initial={{ email: '' }} schema={schema} onSubmit={submit} failure={textOf}>
        {(submitting) => (
          <>
            <InputText name="email" type="email" inputMode="email" autoComplete="username" label={t('auth.email')} />
            <Button type="submit" size="lg" fullWidth loading={submitting}>
              {t('auth.forgot.submit')}
            </Button>
          </>
        )}
      </AuthForm>
      <Text className={styles.aside}>
        <Link href={paths.login()}>{t('auth.backToSignIn')}</Link>
      </Text>
    </AuthFrame>
  );
}
