import { PAYMENT_EMAILS, type PaymentEmails } from '@contract/payment-emails';
import type { UserType } from '@contract/roles';
import { useT } from '@i18n/messages';
import { Switch } from '@ui/fields/Choice';
import { SelectField } from '@ui/fields/SelectField';
import { Section } from '@ui/layout/Section';
import type { OwnProfile } from '../api/profile';
import { useProfileSaving } from './use-profile-saving';
import styles from './Settings.module.css';

const WISHES = ['emailNotifications', 'smsNotifications', 'rentReminders', 'maintenanceUpdates'] as const;
type Wish = (typeof WISHES)[number];

/** The kinds of messages that each role can get. */
const FOR: Partial<Record<Wish, readonly UserType[]>> = {
  rentReminders: ['tenant'],
  maintenanceUpdates: ['tenant', 'landlord', 'supplier'],
  smsNotifications: ['tenant', 'landlord', 'supplier'],
};

/** The notifications that the person wants, and their channels. Each change takes effect immediately. */
export function NotificationsSection({ profile }: { profile: OwnProfile }) {
  const t = useT();
  const save = useProfileSaving();
  const shown = WISHES.filter((wish) => FOR[wish]?.includes(profile.userType) ?? true);
  const help = (wish: Wish) =>
    wish === 'smsNotifications' ? textHelp(profile, t) : t(`account.${wish}.help`, { email: profile.email });
  return (
    <Section title={t('account.notifications.title')}>
      <div className={styles.choices}>
        {shown.map((wish) => (
          <Switch
            key={wish}
            label={t(`account.${wish}`)}
            help={help(wish)}
            checked={profile[wish]}
            disabled={save.isPending || (wish === 'smsNotifications' && !profile.textNumber && !profile[wish])}
            onChange={(event) => save.mutate({ [wish]: event.target.checked }, { onError: save.onError })}
          />
        ))}
        {profile.userType === 'landlord' && (
          <SelectField
            label={t('account.paymentEmails')}
            help={t('account.paymentEmails.help')}
            value={profile.paymentEmails}
            disabled={save.isPending || !profile.emailNotifications}
            options={PAYMENT_EMAILS.map((value) => ({ value, label: t(`account.paymentEmails.${value}`) }))}
            onChange={({ target }) =>
              save.mutate({ paymentEmails: target.value as PaymentEmails }, { onError: save.onError })
            }
          />
        )}
      </div>
    </Section>
  );
}

function textHelp({ phone, textNumber }: OwnProfile, t: ReturnType<typeof useT>): string {
  if (!phone) return t('account.smsNotifications.noPhone');
  return t(textNumber ? 'account.smsNotifications.help' : 'account.smsNotifications.unreachable', { phone });
}
