import { useT } from '@i18n/messages';
import { InputPassword } from '@shared/form/inputs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { string } from 'yup';
import { twoFactorQuery } from '../../api/two-factor';

/** Someone without a password, who signs in with Google, is asked for an emailed code after sending. */
const useHasPassword = () => useQuery(twoFactorQuery).data?.hasPassword ?? true;

/** The rule of `OwnPassword`. */
export function usePasswordRule() {
  const t = useT();
  const asked = useHasPassword();
  return useMemo(
    () => (asked ? string().required(t('account.error.currentMissing')) : string().default('').ensure()),
    [asked, t],
  );
}

/** The password of the person who invites, because a session alone isn't enough. */
export function OwnPassword({ focus }: { focus?: boolean }) {
  const t = useT();
  if (!useHasPassword()) return null;
  return (
    <InputPassword
      {...(focus && { 'data-autofocus': '' })}
      name="currentPassword"
      autoComplete="current-password"
      label={t('account.password.yours')}
    />
  );
}
