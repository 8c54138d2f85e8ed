import type { SignedIn } from '@api/session';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { InputPassword, InputText } from '@shared/form/inputs';
import { Refusal } from '@shared/form/Refusal';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Link } from '@ui/link/Link';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { useCallback, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { AuthForm } from './AuthForm';
import type { Checks } from './rules';
import { useSignIn } from './use-sign-in';
import { useRefusalText } from './words';

const EMPTY = { email: '', password: '' };

export interface SignInFormProps {
  onSignedIn: (answer: SignedIn) => void;
  /** The form's own text for a refusal; without it the catalogue's. */
  textOf?: (error: unknown) => string;
  portal?: 'admin' | 'staff';
  /** Smallest password, and the words, where the form has its own (docs/specification/sign-in.md). */
  schema?: (checks: Checks) => ObjectSchema<typeof EMPTY>;
  submit?: string;
  /** Shown at the end of the form. */
  children?: ReactNode;
}

function useSignInSchema() {
  const t = useT();
  return useCallback(
    ({ object, rules }: Checks) => object({ email: rules.email(t), password: rules.password(t) }),
    [t],
  );
}

/** Address and password, with the second step behind them. */
export function SignInForm({ onSignedIn, portal, schema, submit, children, ...props }: SignInFormProps) {
  const t = useT();
  const note = useNote('auth');
  const ownText = useRefusalText('auth.login.failed');
  const textOf = props.textOf ?? ownText;
  const own = useSignInSchema();
  const [late, setLate] = useState<{ refused: unknown }>();
  const tell = () => {
    if (!portal) toast({ kind: 'error', title: note((t) => t('auth.toast.signInFailed')) });
  };
  const arrived = (answer: SignedIn) => {
    toast({ title: note((t) => t('auth.toast.signedIn')), duration: TOAST_MS.signIn });
    onSignedIn(answer);
  };
  const refuse = (refused: unknown) => {
    tell();
    setLate({ refused });
  };
  const { begin, dialog } = useSignIn(arrived, refuse);
  const send = ({ email, password }: typeof EMPTY) => {
    setLate(undefined);
    return begin({ email: email.trim(), password, ...(portal && { portal }) });
  };
  return (
    <>
      <AuthForm initial={EMPTY} schema={schema ?? own} onSubmit={send} failure={textOf} onFailure={tell}>
        {(submitting) => (
          <>
            {late && <Refusal error={late.refused} textOf={textOf} />}
            <InputText name="email" type="email" inputMode="email" autoComplete="username" label={t('auth.email')} />
            <InputPassword
              name="password"
              autoComplete="current-password"
              label={t('auth.password')}
              labelEnd={<Link href={paths.forgotPassword()}>{t('auth.login.forgot')}</Link>}
            />
            <Button type="submit" size="lg" fullWidth loading={submitting}>
              {submit ?? t('auth.login.submit')}
            </Button>
            {children}
          </>
        )}
      </AuthForm>
      {dialog}
    </>
  );
}
