import { CURRENCY_CODES } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputSelect, InputText } from '@shared/form/inputs';
import { COUNTRIES, regionOptions } from '@shared/form/regions';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { FormActions } from '@ui/fields/FormActions';
import { Disclosure } from '@ui/layout/Disclosure';
import type { ReactNode } from 'react';
import type { NewProperty } from '../../api/types';
import { propertyBody, propertySchema, TYPES, type PropertyValues } from './property-form';
import styles from '@shared/form/form.module.css';

interface PropertyFormProps {
  initial: PropertyValues;
  draft?: string;
  saveLabel: string;
  cancel?: ReactNode;
  catchUp?: () => Promise<PropertyValues>;
  onSave: (body: NewProperty) => Promise<unknown>;
}

function RegionField({ country }: { country: string }) {
  const t = useT();
  const { language } = useLanguage();
  const options = regionOptions(country, language);
  if (options.length === 0)
    return <InputText name="region" label={t('landlords.property.region')} autoComplete="address-level1" />;
  return (
    <InputSelect
      name="region"
      label={t(country === 'CA' ? 'landlords.property.province' : 'landlords.property.region')}
      options={options}
      placeholder={t('landlords.form.choose')}
      autoComplete="address-level1"
    />
  );
}

function Address({ country }: { country: string }) {
  const t = useT();
  const { language } = useLanguage();
  const countryName = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  return (
    <>
      <div className={cx(styles.pair, styles.narrowFirst)}>
        <InputText name="streetNumber" label={t('landlords.property.streetNumber')} data-autofocus autoComplete="off" />
        <InputText name="street" label={t('landlords.property.street')} autoComplete="off" />
      </div>
      <div className={styles.pair}>
        <InputText name="city" label={t('landlords.property.city')} autoComplete="address-level2" />
        <InputText
          name="postalCode"
          label={t(country === 'US' ? 'landlords.property.zipCode' : 'landlords.property.postalCode')}
          autoComplete="postal-code"
        />
      </div>
      <div className={styles.pair}>
        <InputSelect
          name="country"
          label={t('landlords.property.country')}
          options={COUNTRIES.map((code) => ({ value: code, label: countryName.of(code) ?? code }))}
        />
        <RegionField country={country} />
      </div>
    </>
  );
}

/** A building or house: only the address is required; the rest can be added later. */
export function PropertyForm({ initial, draft, saveLabel, cancel, catchUp, onSave }: PropertyFormProps) {
  const t = useT();
  const types = TYPES.map((type) => ({ value: type, label: t(`landlords.propertyType.${type}`) }));
  return (
    <AppForm
      initial={initial}
      schema={propertySchema(t)}
      draft={draft}
      catchUp={catchUp}
      onSubmit={(values) => onSave(propertyBody(values))}
    >
      {({ submitting, values }) => (
        <>
          <Address country={values.country} />
          <InputSelect name="type" label={t('landlords.property.type')} options={types} />
          <Disclosure title={t('landlords.property.more')}>
            <div className={styles.form}>
              <InputText
                name="name"
                label={t('landlords.property.name')}
                help={t('landlords.property.nameHelp')}
                autoComplete="off"
              />
              <div className={styles.pair}>
                <InputText
                  name="yearBuilt"
                  label={t('landlords.property.yearBuilt')}
                  inputMode="numeric"
                  autoComplete="off"
                />
                <InputSelect
                  name="currency"
                  label={t('landlords.property.currency')}
                  placeholder={t('landlords.property.currencyUsual')}
                  options={CURRENCY_CODES.map((code) => ({ value: code, label: code }))}
                />
              </div>
            </div>
          </Disclosure>
          <FormActions>
            {cancel}
            <Button type="submit" loading={submitting}>
              {saveLabel}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}
