import { LANGUAGES, isLanguage } from '@contract/languages';
import type { ReactNode } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import type { NewLeaseTenant } from '../../api/types';
import { AppForm } from '@parts/form/AppForm';
import styles from '@parts/form/form.module.css';
import { InputSelect, InputText } from '@parts/form/inputs';
import { rules, type Translate } from '@parts/form/rules';

interface TenantValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: string;
}

function schemaOf(t: Translate): ObjectSchema<TenantValues> {
  return object({
    firstName: rules.required(t, 80), lastName: rules.required(t, 80), email: rules.email(t), phone: rules.phone(t), language: string().required(),
  });
}

/** Somebody on the lease: whom the welcome letter greets, in which language. */
export function TenantForm({ saveLabel, cancel, draft, onSave }: { saveLabel: string; cancel?: ReactNode; draft?: string; onSave: (body: NewLeaseTenant) => Promise<unknown> }) {
  const t = useT();
  const { language } = useLanguage();
  const submit = ({ language: chosen, phone, ...person }: TenantValues) =>
    onSave({ ...person, phone: phone.trim() || null, language: isLanguage(chosen) ? chosen : language });
  return (
    <AppForm initial={{ firstName: '', lastName: '', email: '', phone: '', language }} schema={schemaOf(t)} draft={draft} onSubmit={submit}>
      {({ submitting }) => (
        <>
          <div className={styles.pair}>
            <InputText name="firstName" label={t('landlords.tenant.firstName')} autoComplete="off" data-autofocus />
            <InputText name="lastName" label={t('landlords.tenant.lastName')} autoComplete="off" />
          </div>
          <div className={styles.pair}>
            <InputText name="email" type="email" label={t('landlords.tenant.email')} autoComplete="off" />
            <InputText name="phone" type="tel" label={t('landlords.tenant.phone')} autoComplete="off" />
          </div>
          <InputSelect name="language" label={t('landlords.tenant.language')} help={t('landlords.tenant.languageHelp')} options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))} />
          <FormActions>
            {cancel}
            <Button type="submit" loading={submitting}>{saveLabel}</Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}
