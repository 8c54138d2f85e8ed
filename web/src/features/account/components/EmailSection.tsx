import { useT } from '@i18n/messages';
import { InputPassword, InputText } from '@shared/form/inputs';
import { Mailed } from '@shared/mail/Mailed';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import { useMemo, useState } from 'react';
import type { OwnProfile } from '../api/profile';
import { changeEmail } from '../api/security';
import { rules } from './rules';
import { SettingsForm } from './SettingsForm';
import { useTwoFactor } from './two-factor-context';
import styles from './Settings.module.css';

const EMPTY = { email: '', currentPassword: '' };

/** Changes the email address. The new one counts once its owner opens the link that is sent there. */
export function EmailSection({ profile }: { profile: OwnProfile }) {
  const t = useT();
  const withTwoFactor = useTwoFactor();
  const [sentTo, setSentTo] = useState<string>();
  const schema = useMemo(() => rules.newEmail(t, profile.email), [t, profile.email]);
  const submit = async ({ email, currentPassword }: typeof EMPTY) => {
    await withTwoFactor((verificationToken) =>
      changeEmail({ email: email.trim(), currentPassword, verificationToken }),
    );
    setSentTo(email.trim());
    return true;
  };
  return (
    <Section title={t('account.email.title')}>
      <div className={styles.stack}>
        <Text ink={2}>
          {t(profile.emailVerified ? 'account.email.verified' : 'account.email.unverified', { email: profile.email })}
        </Text>
        {sentTo && sentTo !== profile.email && (
          <Notice tone="success" title={<Mailed part="title">{t('account.email.sent')}</Mailed>} announce>
            <Mailed part="note">{t('account.email.sentText', { email: sentTo, present: profile.email })}</Mailed>
          </Notice>
        )}
        <SettingsForm initial={EMPTY} schema={schema} onSubmit={submit} submit={t('account.email.submit')}>
          <InputText name="email" type="email" inputMode="email" autoComplete="email" label={t('account.email.new')} />
          <InputPassword name="currentPassword" autoComplete="current-password" label={t('account.password.yours')} />
        </SettingsForm>
      </div>
    </Section>
  );
}
