import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import type { SignedIn } from '@api/session';
import { PASSWORD_MIN } from '@contract/limits';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { usePasswordMin } from '@nav/site-settings';
import { InputPassword, InputText } from '@shared/form/inputs';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { useFormikContext } from 'formik';
import { useCallback, useEffect } from 'react';
import { setUpTenant } from '../api/set-up-tenant';
import { AllRequired } from './AllRequired';
import { AuthForm } from './AuthForm';
import { dropSetup, keepSetup, type Setup } from './kept-setup';
import type { Checks } from './rules';
import styles from './AuthForm.module.css';

export interface SetupFormProps extends Setup {
  onBack: () => void;
  onReady: (answer: SignedIn) => void;
}

interface Values {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  password: string;
  confirmPassword: string;
}

function useSchema() {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.tenantSetup);
  return useCallback(
    ({ object, rules }: Checks) =>
      object({
        email: rules.email(t),
        firstName: rules.required(t, 'auth.error.firstName'),
        lastName: rules.required(t, 'auth.error.lastName'),
        phone: rules.required(t, 'auth.error.phone'),
        password: rules.newPassword(t, min),
        confirmPassword: rules.repeated(t),
      }),
    [t, min],
  );
}

function Fields({ asksEmail }: { asksEmail: boolean }) {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.tenantSetup);
  return (
    <>
      <div className={styles.pair}>
        <InputText required name="firstName" autoComplete="given-name" label={t('auth.firstName')} />
        <InputText required name="lastName" autoComplete="family-name" label={t('auth.lastName')} />
      </div>
      <InputText
        required
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        label={t('auth.email')}
        help={asksEmail ? t('auth.setup.noEmail') : undefined}
      />
      <InputText required name="phone" type="tel" inputMode="tel" autoComplete="tel" label={t('auth.phone')} />
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

/** A reload finds the step as it was, but for the passwords. */
function KeepSetup({ code }: { code: string }) {
  const { email, firstName, lastName, phone } = useFormikContext<Values>().values;
  const { language } = useLanguage();
  useEffect(
    () => keepSetup({ code, invitation: { email, firstName, lastName, phone, language } }),
    [code, email, firstName, lastName, phone, language],
  );
  return null;
}

/** The tenant's own account. It is prefilled with what the landlord knows, or with what was typed before a reload. */
export function SetupForm({ code, invitation, onBack, onReady }: SetupFormProps) {
  const t = useT();
  const { language } = useLanguage();
  const note = useNote('auth');
  const textOf = useProblemText();
  const { email = '', firstName = '', lastName = '', phone } = invitation ?? {};
  const initial: Values = {
    email: email ?? '',
    firstName,
    lastName,
    phone: phone ?? '',
    password: '',
    confirmPassword: '',
  };

  const submit = async (values: Values) => {
    const answer = await setUpTenant({ ...values, tenantCode: code, userType: 'tenant', language });
    const message = note((t) => t('auth.toast.welcome', { firstName: answer.profile.firstName }));
    toast({ title: note((t) => t('auth.toast.accountCreated')), message, duration: TOAST_MS.account });
    dropSetup();
    onReady(answer);
  };
  const failure = (error: unknown) => {
    const { status } = toProblem(error);
    return status >= 400 && status < 500 ? textOf(error) : t('auth.error.setupFailed');
  };
  return (
    <AuthForm initial={initial} schema={useSchema()} onSubmit={submit} failure={failure}>
      {(submitting) => (
        <>
          <KeepSetup code={code} />
          <AllRequired />
          <Fields asksEmail={!email} />
          <div className={styles.actions}>
            <Button type="submit" size="lg" fullWidth loading={submitting}>
              {t('auth.setup.submit')}
            </Button>
            <Button variant="ghost" fullWidth onClick={onBack}>
              {t('auth.setup.back')}
            </Button>
          </div>
        </>
      )}
    </AuthForm>
  );
}
