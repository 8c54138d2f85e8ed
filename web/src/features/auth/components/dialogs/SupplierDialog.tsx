import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import type { SignedIn } from '@api/session';
import { PASSWORD_MIN } from '@contract/limits';
import { DIALOG_SERVICE_TYPES } from '@contract/service-types';
import { useLanguage } from '@i18n/language-context';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { usePasswordMin } from '@nav/site-settings';
import { InputPassword, InputSelect, InputText } from '@shared/form/inputs';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Tabs } from '@ui/layout/Tabs';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useCallback } from 'react';
import { signUp } from '../../api/sign-up';
import { Agreement } from '../Agreement';
import { AllRequired } from '../AllRequired';
import { AuthForm } from '../AuthForm';
import { DemoButton } from '../DemoButton';
import type { Checks } from '../rules';
import { SignInForm } from '../SignInForm';
import { useWays } from '../use-ways';
import type { AuthDialogProps } from './props';
import styles from '../AuthForm.module.css';

type Mode = 'demo' | 'in' | 'up';
const LABELS: Record<Mode, MessageId> = { demo: 'auth.tab.demo', in: 'auth.tab.signIn', up: 'auth.tab.signUp' };

const EMPTY = {
  email: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  companyName: '',
  phone: '',
  serviceType: '',
};
const READING_MS = 12_000;

function useSchema() {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.registerPage);
  return useCallback(
    ({ object, rules }: Checks) =>
      object({
        email: rules.email(t),
        password: rules.newPassword(t, min),
        confirmPassword: rules.repeated(t),
        firstName: rules.required(t, 'auth.error.firstName'),
        lastName: rules.required(t, 'auth.error.lastName'),
        companyName: rules.required(t, 'auth.error.companyName'),
        phone: rules.required(t, 'auth.error.phone'),
        serviceType: rules.required(t, 'auth.error.serviceType'),
      }),
    [t, min],
  );
}

function Fields() {
  const t = useT();
  const services = DIALOG_SERVICE_TYPES.map(({ value, key }) => ({ value, label: t(`auth.service.${key}`) }));
  return (
    <>
      <div className={styles.pair}>
        <InputText required name="firstName" autoComplete="given-name" label={t('auth.firstName')} />
        <InputText required name="lastName" autoComplete="family-name" label={t('auth.lastName')} />
      </div>
      <InputText required name="email" type="email" inputMode="email" autoComplete="email" label={t('auth.email')} />
      <InputText
        required
        name="companyName"
        autoComplete="organization"
        label={t('auth.companyName')}
        help={t('auth.companyFixed')}
      />
      <InputText required name="phone" type="tel" autoComplete="tel" label={t('auth.phone')} />
      <InputSelect
        required
        name="serviceType"
        label={t('auth.serviceType')}
        placeholder={t('auth.serviceType.choose')}
        options={services}
      />
      <InputPassword required name="password" autoComplete="new-password" label={t('auth.password')} />
      <InputPassword required name="confirmPassword" autoComplete="new-password" label={t('auth.confirmPassword')} />
    </>
  );
}

/** Registers, asks to verify the address, and leads to the dashboard (docs/specification/sign-in-dialogs.md). */
function SignUpTab({
  onSignedIn,
  textOf,
}: {
  onSignedIn: (answer: SignedIn) => void;
  textOf: (error: unknown) => string;
}) {
  const t = useT();
  const { language } = useLanguage();
  const note = useNote('auth');
  const submit = async ({ email, password, firstName, lastName, companyName, phone, serviceType }: typeof EMPTY) => {
    const userData = {
      first_name: firstName,
      last_name: lastName,
      user_type: 'supplier',
      company_name: companyName,
      phone,
      service_type: serviceType,
      language,
    };
    const answer = await signUp({ email: email.trim(), password, userData });
    toast({
      kind: 'info',
      title: note((t) => t('auth.supplier.verify')),
      message: <Mailed to={email.trim()}>{note((t) => t('auth.supplier.verifyText', { email: email.trim() }))}</Mailed>,
      duration: READING_MS,
    });
    onSignedIn(answer);
  };
  const tell = () => void toast({ kind: 'error', title: note((t) => t('auth.toast.registrationFailed')) });
  return (
    <AuthForm initial={EMPTY} schema={useSchema()} onSubmit={submit} failure={textOf} onFailure={tell}>
      {(submitting) => (
        <>
          <AllRequired />
          <Fields />
          <Button type="submit" size="lg" fullWidth loading={submitting}>
            {t('auth.createAccount')}
          </Button>
          <Agreement />
        </>
      )}
    </AuthForm>
  );
}

/**
 * The supplier's sign-in options on the landing page: demo, sign in, sign up (docs/specification/sign-in-dialogs.md).
 */
export function SupplierDialog({ onClose, onSignedIn }: AuthDialogProps) {
  const t = useT();
  const problemText = useProblemText();
  const { offered, mode, choose } = useWays<Mode>(['demo', 'in', 'up']);
  const textOf = (error: unknown) =>
    toProblem(error).code === 'client' ? t('auth.error.occurred') : problemText(error);
  return (
    <Dialog open onClose={onClose} title={t('auth.dialog.supplier')} closeLabel={t('auth.close')} size="sm">
      <Tabs<Mode>
        label={t('auth.ways')}
        tabs={offered.map((id) => ({ id, label: t(LABELS[id]) }))}
        value={mode}
        onChange={choose}
      >
        <div className={styles.panel}>
          {mode === 'demo' && <DemoButton userType="supplier" onSignedIn={onSignedIn} textOf={textOf} />}
          {mode === 'in' && <SignInForm onSignedIn={onSignedIn} textOf={textOf} submit={t('auth.signIn')} />}
          {mode === 'up' && <SignUpTab onSignedIn={onSignedIn} textOf={textOf} />}
        </div>
      </Tabs>
    </Dialog>
  );
}
