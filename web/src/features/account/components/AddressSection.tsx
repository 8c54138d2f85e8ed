import { isColleague } from '@api/account-owner';
import { ownProfileQuery } from '@api/own-profile';
import { localeOf } from '@contract/languages';
import { addressLines } from '@contract/postal-address';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { InputSelect, InputText } from '@shared/form/inputs';
import { regionOptions } from '@shared/form/regions';
import { BeginAnew, useBegunAgain } from '@shared/form/use-begun';
import { TextField } from '@ui/fields/TextField';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import type { OwnProfile } from '../api/profile';
import {
  addressBody,
  addressFault,
  addressSchema,
  addressValues,
  countryOptions,
  type AddressValues,
} from './address-form';
import { SettingsForm } from './SettingsForm';
import { useProfileSaving } from './use-profile-saving';
import styles from './Settings.module.css';

/** Where mail reaches a landlord. Owners change it; colleagues read it (docs/decisions/1210-addresses-of-landlords.md). */
export function AddressSection({ profile }: { profile: OwnProfile }) {
  if (profile.userType !== 'landlord') return null;
  return isColleague(profile) ? <ReadAddress profile={profile} /> : <AddressForm profile={profile} />;
}

function ReadAddress({ profile: { postalAddress } }: { profile: OwnProfile }) {
  const t = useT();
  if (!postalAddress) return null;
  return (
    <Section title={t('account.postalAddress.title')}>
      <TextField
        label={t('account.postalAddress.label')}
        readOnly
        value={addressLines(postalAddress).join(', ')}
        help={t('account.postalAddress.owners')}
      />
    </Section>
  );
}

function AddressForm({ profile }: { profile: OwnProfile }) {
  const t = useT();
  const [begun, , begin] = useBegunAgain(profile, ownProfileQuery);
  const initial = useMemo(() => addressValues(begun), [begun]);
  const schema = useMemo(() => addressSchema(t), [t]);
  const save = useProfileSaving(begin);
  return (
    <Section title={t('account.postalAddress.title')}>
      <SettingsForm<AddressValues>
        initial={initial}
        schema={schema}
        onSubmit={async (values) => void (await save.mutateAsync({ postalAddress: addressBody(values) }))}
        onFailure={save.onError}
        fieldOf={addressFault}
        submit={t('account.postalAddress.save')}
      >
        <BeginAnew loaded={profile} begin={begin} />
        <Text ink={2}>{t('account.postalAddress.text')}</Text>
        <Fields />
      </SettingsForm>
    </Section>
  );
}

function Fields() {
  const t = useT();
  const { language } = useLanguage();
  const { country } = useFormikContext<AddressValues>().values;
  const countries = countryOptions(country, localeOf(language));
  const regions = regionOptions(country, language);
  return (
    <>
      <div className={styles.pair}>
        <InputText name="streetNumber" label={t('account.postalAddress.number')} maxLength={12} autoComplete="off" />
        <InputText name="street" label={t('account.postalAddress.street')} maxLength={120} autoComplete="off" />
      </div>
      <InputText
        name="secondLine"
        label={t('account.postalAddress.secondLine')}
        maxLength={120}
        autoComplete="address-line2"
      />
      <div className={styles.pair}>
        <InputText name="city" label={t('account.postalAddress.city')} maxLength={80} autoComplete="address-level2" />
        <InputText
          name="postalCode"
          label={t('account.postalAddress.postalCode')}
          maxLength={12}
          autoComplete="postal-code"
        />
      </div>
      <div className={styles.pair}>
        <InputSelect name="country" label={t('account.postalAddress.country')} options={countries} />
        {regions.length === 0 ? (
          <InputText name="region" label={t('account.postalAddress.region')} autoComplete="address-level1" />
        ) : (
          <InputSelect
            name="region"
            label={t('account.postalAddress.region')}
            options={regions}
            placeholder={t('account.postalAddress.choose')}
            autoComplete="address-level1"
          />
        )}
      </div>
    </>
  );
}
