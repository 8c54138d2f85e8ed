import { isColleague } from '@api/account-owner';
import { ownProfileQuery } from '@api/own-profile';
import { isLanguage, LANGUAGES } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { InputArea, InputSelect, InputText } from '@shared/form/inputs';
import { BeginAnew, useBegunAgain } from '@shared/form/use-begun';
import { TextField } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { useCallback, useMemo, useState } from 'react';
import { object, string } from 'yup';
import type { OwnProfile } from '../api/profile';
import { rules } from './rules';
import { SettingsForm } from './SettingsForm';
import { SupplierCompany } from './SupplierCompany';
import { useTwoFactor } from './two-factor-context';
import { useProfileSaving } from './use-profile-saving';
import styles from './Settings.module.css';

const TEXTS = [
  'firstName',
  'lastName',
  'companyName',
  'tenantEmergencyPhone',
  'phone',
  'emergencyContactName',
  'emergencyContactPhone',
  'additionalNotes',
  'language',
] as const;
type Values = Record<(typeof TEXTS)[number], string>;

const valuesOf = (profile: OwnProfile) =>
  Object.fromEntries(TEXTS.map((field) => [field, profile[field] ?? ''])) as Values;

/** A tenant's name is not asked; an admin whom the settings of the installation made has no last name. */
function useSchema({ userType, lastName }: OwnProfile) {
  const t = useT();
  return useMemo(() => {
    const text = string().defined().default('');
    const name = (id: MessageId, asked = true) => (userType === 'tenant' || !asked ? text : rules.name(t, id));
    return object({
      firstName: name('account.error.firstNameMissing'),
      lastName: name('account.error.lastNameMissing', lastName !== ''),
      companyName: text,
      tenantEmergencyPhone: text,
      phone: text,
      emergencyContactName: text,
      emergencyContactPhone: text,
      additionalNotes: text,
      language: text,
    });
  }, [t, userType, lastName]);
}

/**
 * Names and addresses. A tenant's are on the lease, so only the property manager can change them
 * (docs/specification/account-settings.md).
 */
function Names({ profile }: { profile: OwnProfile }) {
  const t = useT();
  if (profile.userType === 'tenant') {
    return (
      <>
        <TextField
          label={t('account.fullName')}
          readOnly
          value={`${profile.firstName} ${profile.lastName}`.trim()}
          help={t('account.fullName.fixed')}
        />
        <TextField
          label={t('account.propertyAddress')}
          readOnly
          value={profile.propertyAddress ?? ''}
          help={t('account.propertyAddress.fixed')}
        />
      </>
    );
  }
  return (
    <>
      <div className={styles.pair}>
        <InputText name="firstName" label={t('account.firstName')} maxLength={80} autoComplete="given-name" />
        <InputText name="lastName" label={t('account.lastName')} maxLength={80} autoComplete="family-name" />
      </div>
      {isColleague(profile) && (
        <TextField
          label={t('account.companyName')}
          readOnly
          value={profile.companyName ?? ''}
          help={t('account.companyName.owners')}
        />
      )}
      {profile.userType === 'landlord' && !isColleague(profile) && (
        <InputText
          name="companyName"
          label={t('account.companyName')}
          maxLength={120}
          autoComplete="organization"
          help={t('account.companyName.help')}
        />
      )}
      {profile.userType === 'landlord' && (
        <InputText
          name="tenantEmergencyPhone"
          type="tel"
          label={t('account.tenantEmergencyPhone')}
          maxLength={40}
          help={t('account.tenantEmergencyPhone.help')}
        />
      )}
      {profile.userType === 'supplier' && <SupplierCompany name={profile.companyName ?? ''} />}
    </>
  );
}

function TenantFields() {
  const t = useT();
  return (
    <>
      <div className={styles.pair}>
        <InputText name="emergencyContactName" label={t('account.emergencyName')} maxLength={160} />
        <InputText name="emergencyContactPhone" label={t('account.emergencyPhone')} type="tel" maxLength={40} />
      </div>
      <InputArea
        name="additionalNotes"
        label={t('account.notes')}
        help={t('account.notes.help')}
        rows={4}
        maxLength={4000}
      />
    </>
  );
}

const isSame = (one: OwnProfile, other: OwnProfile) =>
  TEXTS.every((field) => valuesOf(one)[field] === valuesOf(other)[field]);

/**
 * The initial values, their version, and the values to start again with. Notifications are saved separately and change
 * the version but no field.
 */
function useProfileForm(profile: OwnProfile) {
  const [begun, catchUp, begin] = useBegunAgain(profile, ownProfileQuery);
  const [initial, setInitial] = useState(() => valuesOf(profile));
  const beginAnew = useCallback(
    (newest: OwnProfile) => {
      begin(newest);
      setInitial(valuesOf(newest));
    },
    [begin],
  );
  const { version } = isSame(begun, profile) ? profile : begun;
  return { initial, version, beginAnew, catchUp: async () => valuesOf(await catchUp()) };
}

/** Who one is; the language moves the whole interface and the mails. */
export function ProfileSection({ profile }: { profile: OwnProfile }) {
  const t = useT();
  const { language: shown, setLanguage } = useLanguage();
  const withTwoFactor = useTwoFactor();
  const tenant = profile.userType === 'tenant';
  const { initial, version, beginAnew, catchUp } = useProfileForm(profile);
  const save = useProfileSaving((saved) => {
    beginAnew(saved);
    if (isLanguage(saved.language) && saved.language !== shown) setLanguage(saved.language);
  });
  const submit = async ({ firstName, lastName, companyName, tenantEmergencyPhone, language, ...values }: Values) => {
    const names = {
      firstName,
      ...(lastName && { lastName }),
      ...(profile.userType === 'landlord' && { tenantEmergencyPhone }),
      // An owner may have renamed the account meanwhile, which is refused from a colleague.
      ...(profile.userType === 'landlord' && !isColleague(profile) && { companyName }),
    };
    const change = { ...values, ...(!tenant && names), ...(isLanguage(language) && { language }), version };
    await withTwoFactor((verificationToken) => save.mutateAsync({ ...change, verificationToken }));
  };
  const email = (
    <Link look="inline" href={paths.settings(profile.userType, 'security')}>
      {t('account.email.change')}
    </Link>
  );
  return (
    <Section title={t('account.profile.title')}>
      <SettingsForm
        initial={initial}
        schema={useSchema(profile)}
        onSubmit={submit}
        onFailure={save.onError}
        catchUp={catchUp}
        submit={t('account.save')}
      >
        <BeginAnew loaded={profile} begin={beginAnew} />
        <Names profile={profile} />
        <TextField
          label={t('account.email')}
          type="email"
          readOnly
          value={profile.email}
          labelEnd={profile.demo ? undefined : email}
        />
        <InputText name="phone" label={t('account.phone')} type="tel" maxLength={40} autoComplete="tel" />
        {tenant && <TenantFields />}
        <InputSelect
          name="language"
          label={t('account.language')}
          help={t('account.language.help')}
          options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
        />
      </SettingsForm>
    </Section>
  );
}
