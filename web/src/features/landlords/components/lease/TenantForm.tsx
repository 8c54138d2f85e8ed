import { Problem } from '@api/problem';
import { LANGUAGES, isLanguage } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputSelect, InputText } from '@shared/form/inputs';
import { rules, type Translate } from '@shared/form/rules';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { useRef, useState, type ReactNode } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import type { LeaseTenant, NewLeaseTenant } from '../../api/types';
import styles from '@shared/form/form.module.css';

interface TenantValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: string;
}

export interface TenantFormProps {
  saveLabel: string;
  cancel?: ReactNode;
  draft?: string;
  /** Whom to change; without one it's a new entry. */
  tenant?: LeaseTenant;
  onSave: (body: NewLeaseTenant) => Promise<unknown>;
}

function schemaOf(t: Translate): ObjectSchema<TenantValues> {
  const email = string()
    .trim()
    .defined()
    .default('')
    .max(254, t('parts.form.tooLong', { max: 254 }))
    .test('email', t('parts.form.email'), (value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value));
  return object({
    firstName: rules.required(t, 80),
    lastName: rules.required(t, 80),
    email,
    phone: rules.phone(t),
    language: string().required(),
  });
}

/** The names of those who have the address already, when the server asks whether that is right. */
function sharing(error: unknown): string[] {
  if (!(error instanceof Problem) || error.code !== 'shared_email') return [];
  const { names } = error.body;
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/**
 * Someone on the lease: the name for the welcome letter and their language. Without an email address they get
 * everything on paper.
 */
export function TenantForm({ saveLabel, cancel, draft, tenant, onSave }: TenantFormProps) {
  const t = useT();
  const { list } = useFormats();
  const { language } = useLanguage();
  const [asked, setAsked] = useState('');
  const initial = {
    firstName: tenant?.firstName ?? '',
    lastName: tenant?.lastName ?? '',
    email: tenant?.email ?? '',
    phone: tenant?.phone ?? '',
    language: tenant?.language ?? language,
  };
  const typed = useRef<TenantValues>(initial);
  const explain = (error: unknown) => {
    const { firstName, lastName, email } = typed.current;
    const names = sharing(error);
    return names.length > 0
      ? t('landlords.tenant.sharedEmail', { names: list([...names, `${firstName} ${lastName}`]), email })
      : undefined;
  };
  const submit = async (values: TenantValues) => {
    typed.current = values;
    const { language: chosen, phone, email, ...person } = values;
    try {
      await onSave({
        ...person,
        email: email.trim() || null,
        phone: phone.trim() || null,
        language: isLanguage(chosen) ? chosen : language,
        ...(asked !== '' && asked === email && { sharedEmail: true }),
      });
    } catch (error) {
      if (sharing(error).length > 0) setAsked(email);
      throw error;
    }
  };
  return (
    <AppForm initial={initial} schema={schemaOf(t)} draft={draft} explain={explain} onSubmit={submit}>
      {({ submitting, values }) => (
        <>
          <div className={styles.pair}>
            <InputText name="firstName" label={t('landlords.tenant.firstName')} autoComplete="off" data-autofocus />
            <InputText name="lastName" label={t('landlords.tenant.lastName')} autoComplete="off" />
          </div>
          <div className={styles.pair}>
            <InputText
              name="email"
              type="email"
              label={t('landlords.tenant.email')}
              autoComplete="off"
              readOnly={tenant?.joined}
              help={t(tenant?.joined ? 'landlords.tenant.emailTheirs' : 'landlords.tenant.emailHelp', {
                name: tenant?.firstName ?? '',
              })}
            />
            <InputText name="phone" type="tel" label={t('landlords.tenant.phone')} autoComplete="off" />
          </div>
          <InputSelect
            name="language"
            label={t('landlords.tenant.language')}
            help={t('landlords.tenant.languageHelp')}
            options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
          />
          <FormActions>
            {cancel}
            <Button type="submit" loading={submitting}>
              {asked !== '' && asked === values.email ? t('landlords.tenant.sharedYes') : saveLabel}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}
