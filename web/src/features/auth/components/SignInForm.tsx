import { useMemo } from 'react';
import { object } from 'yup';
import { useProblemText } from '@api/problem-text';
import type { SignedIn } from '@api/session';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button } from '@ui/controls/Button';
import { Link } from '@ui/link/Link';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { signIn } from '../api/sign-in';
import { AuthForm } from './AuthForm';
import { InputPassword, InputText } from './form-fields';
import { rules } from './rules';

const EMPTY = { email: '', password: '' };

/** Address and password, as on /login. */
export function SignInForm({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const t = useT();
  const textOf = useProblemText();
  const schema = useMemo(() => object({ email: rules.email(t), password: rules.password(t) }), [t]);

  const submit = async (values: typeof EMPTY) => {
    const answer = await signIn({ email: values.email.trim(), password: values.password });
    toast({ title: t('auth.toast.signedIn'), duration: TOAST_MS.signIn });
    onSignedIn(answer);
  };
  const failure = (error: unknown) => {
    toast({ kind: 'error', title: t('auth.toast.signInFailed') });
    return textOf(error);
  };
  return (
    <AuthForm initial={EMPTY} schema={schema} onSubmit={submit} failure={failure}>
      {(submitting) => (
        <>
          <InputText name="email" type="email" inputMode="email" autoComplete="username" label={t('auth.email')} />
          <InputPassword
            name="password"
            autoComplete="current-password"
            label={t('auth.password')}
            labelEnd={<Link href={paths.forgotPassword()}>{t('auth.login.forgot')}</Link>}
          />
          <Button type="submit" size="lg" fullWidth loading={submitting}>
            {t('auth.login.submit')}
          </Button>
        </>
      )}
    </AuthForm>
  );
}
