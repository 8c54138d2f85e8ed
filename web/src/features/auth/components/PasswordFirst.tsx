import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { InputPassword } from '@shared/form/inputs';
import { Button } from '@ui/controls/Button';
import { Link } from '@ui/link/Link';
import { useCallback } from 'react';
import { confirmPassword } from '../api/add-home';
import { AuthForm } from './AuthForm';
import type { Checks } from './rules';

const EMPTY = { currentPassword: '' };

/** An access code may be read on a letter: a further home asks for the password (docs/specification/tenant-codes.md). */
export function PasswordFirst({ onConfirmed }: { onConfirmed: () => Promise<void> }) {
  const t = useT();
  const textOf = useProblemText();
  const schema = useCallback(({ object, rules }: Checks) => object({ currentPassword: rules.password(t) }), [t]);
  const confirm = async ({ currentPassword }: typeof EMPTY) => {
    await confirmPassword(currentPassword);
    await onConfirmed();
  };
  return (
    <AuthForm initial={EMPTY} schema={schema} onSubmit={confirm} failure={textOf}>
      {(submitting) => (
        <>
          <InputPassword
            name="currentPassword"
            autoComplete="current-password"
            label={t('auth.password')}
            labelEnd={<Link href={paths.forgotPassword()}>{t('auth.login.forgot')}</Link>}
          />
          <Button type="submit" size="lg" fullWidth loading={submitting}>
            {t('auth.home.add')}
          </Button>
        </>
      )}
    </AuthForm>
  );
}
