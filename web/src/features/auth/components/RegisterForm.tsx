import type { SignedIn } from '@api/session';
import { PASSWORD_MIN } from '@contract/limits';
import { REGISTER_SERVICE_TYPES } from '@contract/service-types';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { usePasswordMin } from '@nav/site-settings';
import { InputPassword, InputSelect, InputText } from '@shared/form/inputs';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { useCallback } from 'react';
import { signUp } from '../api/sign-up';
import { AllRequired } from './AllRequired';
import { AuthForm } from './AuthForm';
import type { Checks } from './rules';
import { useRefusalText } from './words';
import styles from './AuthForm.module.css';

export type RegisterType = 'landlord' | 'supplier';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  /** A private landlord has none; their account has their own name. */
  companyName?: string;
  phone?: string;
  /** Suppliers alone. Formik hands an empty text to the rules as undefined. */
  serviceType?: string;
  password: string;
  confirmPassword: string;
}

const EMPTY: Values = {
  firstName: '',
  lastName: '',
  email: '',
  companyName: '',
  phone: '',
  serviceType: '',
  password: '',
  confirmPassword: '',
};

function useSchema(type: RegisterType) {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.registerPage);
  return useCallback(
    ({ object, rules, string }: Checks) =>
      object({
        firstName: rules.required(t, 'auth.error.firstName'),
        lastName: rules.required(t, 'auth.error.lastName'),
        email: rules.email(t),
        companyName: type === 'supplier' ? rules.required(t, 'auth.error.companyName') : string(),
        phone: type === 'supplier' ? rules.required(t, 'auth.error.phone') : string(),
        serviceType: type === 'supplier' ? rules.required(t, 'auth.error.serviceType') : string(),
        password: rules.newPassword(t, min),
        confirmPassword: rules.repeated(t),
      }),
    [t, type, min],
  );
}

function People() {
  const t = useT();
  return (
    <>
      <div className={styles.pair}>
        <InputText required name="firstName" autoComplete="given-name" label={t('auth.firstName')} />
        <InputText required name="lastName" autoComplete="family-name" label={t('auth.lastName')} />
      </div>
      <InputText required name="email" type="email" inputMode="email" autoComplete="email" label={t('auth.email')} />
    </>
  );
}

function Company({ type }: { type: RegisterType }) {
  const t = useT();
  const services = REGISTER_SERVICE_TYPES.map(({ value, key }) => ({ value, label: t(`auth.service.${key}`) }));
  const required = type === 'supplier';
  const asked = { required, labelEnd: required ? undefined : t('auth.optional') };
  const help = required ? t('auth.companyFixed') : undefined;
  return (
    <>
      <InputText {...asked} name="companyName" autoComplete="organization" label={t('auth.companyName')} help={help} />
      <InputText {...asked} name="phone" type="tel" inputMode="tel" autoComplete="tel" label={t('auth.phone')} />
      {type === 'supplier' && (
        <InputSelect
          required
          name="serviceType"
          label={t('auth.serviceType')}
          placeholder={t('auth.serviceType.choose')}
          options={services}
        />
      )}
    </>
  );
}

function Passwords() {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.registerPage);
  return (
    <>
      <InputPassword
        required
        name="password"
        autoComplete="new-password"
        label={t('auth.password')}
        help={t('auth.password.hint', { min })}
      />
      <InputPassword required name="confirmPassword" autoComplete="new-password" label={t('auth.confirmPassword')} />
    </>
  );
}

/** The form of /register (docs/specification/registration.md). */
export function RegisterForm({ type, onRegistered }: { type: RegisterType; onRegistered: (answer: SignedIn) => void }) {
  const t = useT();
  const { language } = useLanguage();
  const note = useNote('auth');
  const textOf = useRefusalText('auth.register.failed');
  const schema = useSchema(type);

  const submit = async ({ firstName, lastName, email, companyName, phone, password, serviceType }: Values) => {
    const person = { firstName, lastName, email: email.trim(), companyName, phone, password, userType: type, language };
    const answer = await signUp(type === 'supplier' ? { ...person, serviceType } : person);
    const message = note((t) => t('auth.toast.welcome', { firstName: answer.profile.firstName }));
    toast({ title: note((t) => t('auth.toast.accountCreated')), message, duration: TOAST_MS.account });
    onRegistered(answer);
  };
  const tell = () => void toast({ kind: 'error', title: note((t) => t('auth.toast.registrationFailed')) });
  return (
    <AuthForm initial={EMPTY} schema={schema} onSubmit={submit} failure={textOf} onFailure={tell}>
      {(submitting) => (
        <>
          {type === 'supplier' && <AllRequired />}
          <People />
          <Company type={type} />
          <Passwords />
          <Button type="submit" size="lg" fullWidth loading={submitting}>
            {t('auth.register.submit')}
          </Button>
        </>
      )}
    </AuthForm>
  );
}
