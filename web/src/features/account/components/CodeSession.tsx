import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { InputPassword } from '@shared/form/inputs';
import { useQueryClient } from '@tanstack/react-query';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { useMemo } from 'react';
import { confirmPassword } from '../api/security';
import { rules } from './rules';
import { SettingsForm } from './SettingsForm';
import { useTwoFactor } from './two-factor-context';
import styles from './Settings.module.css';

/** An access code may be read on a letter: personal things ask for the password (docs/specification/tenant-codes.md). */
export function CodeSession() {
  const t = useT();
  const client = useQueryClient();
  const withTwoFactor = useTwoFactor();
  const schema = useMemo(() => rules.currentPassword(t), [t]);
  const confirm = async ({ currentPassword }: { currentPassword: string }) => {
    await withTwoFactor((verificationToken) => confirmPassword(currentPassword, verificationToken));
    await client.invalidateQueries({ queryKey: ['profiles'] });
  };
  return (
    <Section title={t('account.code.title')}>
      <div className={styles.stack}>
        <Text ink={2}>{t('account.code.text')}</Text>
        <SettingsForm
          initial={{ currentPassword: '' }}
          schema={schema}
          onSubmit={confirm}
          submit={t('account.code.submit')}
        >
          <InputPassword name="currentPassword" autoComplete="current-password" label={t('account.password.yours')} />
        </SettingsForm>
        <Text look="small">
          <Link look="inline" href={paths.forgotPassword()}>
            {t('account.password.forgot')}
          </Link>
        </Text>
      </div>
    </Section>
  );
}
