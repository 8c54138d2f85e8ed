import { useProblemText } from '@api/problem-text';
import { PASSWORD_MIN } from '@contract/limits';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { usePasswordMin } from '@nav/site-settings';
import { InputPassword, InputText } from '@shared/form/inputs';
import { useMailedLink } from '@shared/link/mailed-link';
import { Button } from '@ui/controls/Button';
import { useCallback } from 'react';
import { setUpAdmin } from '../api/set-up-admin';
import { AuthForm } from '../components/AuthForm';
import { AuthFrame } from '../components/AuthFrame';
import type { Checks } from '../components/rules';
import { Title } from '../components/Title';
import { useWelcome } from '../components/use-welcome';
import styles from '../components/AuthForm.module.css';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' };

function useSchema() {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.landlordPortal);
  return useCallback(
    ({ object, rules }: Checks) =>
      object({
        firstName: rules.required(t, 'auth.error.firstName'),
        lastName: rules.required(t, 'auth.error.lastName'),
        email: rules.email(t),
        password: rules.newPassword(t, min),
        confirmPassword: rules.repeated(t),
      }),
    [t, min],
  );
}

/** /admin-setup: the first admin, by the link that the terminal shows (docs/specification/registration.md). */
export default function AdminSetupPage() {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.landlordPortal);
  const { token } = useMailedLink();
  const { language } = useLanguage();
  const textOf = useProblemText();
  const welcome = useWelcome();
  const submit = async (values: typeof EMPTY) => welcome(await setUpAdmin({ ...values, language, token }));
  return (
    <AuthFrame>
      <Title title={t('auth.adminSetup.title')} intro={t('auth.adminSetup.intro')} />
      <AuthForm initial={EMPTY} schema={useSchema()} onSubmit={submit} failure={textOf}>
        {(submitting) => (
          <>
            <div className={styles.pair}>
              <InputText name="firstName" autoComplete="given-name" label={t('auth.firstName')} />
              <InputText name="lastName" autoComplete="family-name" label={t('auth.lastName')} />
            </div>
            <InputText name="email" type="email" inputMode="email" autoComplete="username" label={t('auth.email')} />
            <InputPassword
              name="password"
              autoComplete="new-password"
              label={t('auth.password')}
              help={t('auth.password.hint', { min })}
            />
            <InputPassword name="confirmPassword" autoComplete="new-password" label={t('auth.confirmPassword')} />
            <Button type="submit" size="lg" fullWidth loading={submitting}>
              {t('auth.adminSetup.submit')}
            </Button>
          </>
        )}
      </AuthForm>
    </AuthFrame>
  );
}
