import { PASSWORD_MIN } from '@contract/limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { usePasswordMin } from '@nav/site-settings';
import { InputPassword } from '@shared/form/inputs';
import { useNote } from '@shared/notes';
import { useQueryClient } from '@tanstack/react-query';
import { Section } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useMemo } from 'react';
import type { OwnProfile } from '../api/profile';
import { changePassword } from '../api/security';
import { FirstPassword } from './FirstPassword';
import { rules } from './rules';
import { SettingsForm } from './SettingsForm';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

function ChangePassword() {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.server);
  const note = useNote('account');
  const client = useQueryClient();
  const schema = useMemo(() => rules.newPassword(t, min), [t, min]);
  const submit = async (values: typeof EMPTY) => {
    await changePassword(values);
    toast({
      title: note((t) => t('account.password.changed')),
      message: note((t) => t('account.password.changedText')),
    });
    await client.invalidateQueries({ queryKey: ['sessions'] });
    return true;
  };
  return (
    <SettingsForm initial={EMPTY} schema={schema} onSubmit={submit} submit={t('account.password.submit')}>
      <InputPassword name="currentPassword" autoComplete="current-password" label={t('account.password.current')} />
      <InputPassword
        name="newPassword"
        autoComplete="new-password"
        label={t('account.password.new')}
        help={t('account.password.hint', { min })}
      />
      <InputPassword name="confirmPassword" autoComplete="new-password" label={t('account.password.confirm')} />
    </SettingsForm>
  );
}

/** A new password by the present one; every other device is signed out. */
export function PasswordSection({
  profile,
  hasPassword,
  signInWith,
}: {
  profile: OwnProfile;
  hasPassword: boolean;
  /** Services that sign the person in, by name. */
  signInWith: readonly string[];
}) {
  const t = useT();
  const { list } = useFormats();
  const text =
    signInWith.length > 0 ? t('account.password.none', { names: list(signInWith) }) : t('account.password.invited');
  return (
    <Section title={t('account.password.title')}>
      {hasPassword ? <ChangePassword /> : <FirstPassword email={profile.email} text={text} />}
    </Section>
  );
}
