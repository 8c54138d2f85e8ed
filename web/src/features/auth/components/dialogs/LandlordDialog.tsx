import type { SignedIn } from '@api/session';
import { PASSWORD_MIN } from '@contract/limits';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { usePasswordMin, useSiteSettings } from '@nav/site-settings';
import { InputPassword, InputText } from '@shared/form/inputs';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Tabs } from '@ui/layout/Tabs';
import { Dialog } from '@ui/overlay/Dialog';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { useMemo, useState } from 'react';
import { GOOGLE } from '../../api/provider';
import { signUp } from '../../api/sign-up';
import { Agreement } from '../Agreement';
import { AuthForm } from '../AuthForm';
import { ProviderWays } from '../ProviderWays';
import type { Checks } from '../rules';
import { SignInForm } from '../SignInForm';
import { useRefusalText } from '../words';
import type { AuthDialogProps } from './props';
import styles from '../AuthForm.module.css';

type Mode = 'in' | 'up';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  companyName?: string;
  password: string;
}

const EMPTY: Person = { firstName: '', lastName: '', email: '', phone: '', companyName: '', password: '' };
const EMAIL_WORDS = { missing: 'auth.portal.email', wrong: 'auth.portal.emailWrong' } as const;

/** The texts of the landlord portal (docs/specification/sign-in-dialogs.md). */
function useSchemas() {
  const t = useT();
  const min = usePasswordMin(PASSWORD_MIN.landlordPortal);
  return useMemo(() => {
    // Signing in asks for no more than the portal itself: passwords may be older than the server's setting.
    const signIn = ({ rules }: Checks, shortest: number = PASSWORD_MIN.landlordPortal) => ({
      email: rules.email(t, EMAIL_WORDS),
      password: rules.newPassword(t, shortest, 'auth.portal.password'),
    });
    const person = ({ rules, string }: Checks) => ({
      firstName: rules.required(t, 'auth.portal.firstName'),
      lastName: rules.required(t, 'auth.portal.lastName'),
      phone: string(),
      companyName: string(),
    });
    return {
      in: (checks: Checks) => checks.object(signIn(checks)),
      up: (checks: Checks) => checks.object({ ...signIn(checks, min), ...person(checks) }),
    };
  }, [t, min]);
}

function SignUpTab({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const t = useT();
  const { language } = useLanguage();
  const note = useNote('auth');
  const textOf = useRefusalText('auth.register.failed');
  const schemas = useSchemas();
  const submit = async ({ email, ...person }: Person) => {
    const answer = await signUp({ ...person, email: email.trim(), userType: 'landlord', language });
    toast({
      title: note((t) => t('auth.toast.accountCreated')),
      message: note((t) => t('auth.toast.welcome', { firstName: answer.profile.firstName })),
      duration: TOAST_MS.account,
    });
    onSignedIn(answer);
  };
  const tell = () => void toast({ kind: 'error', title: note((t) => t('auth.toast.registrationFailed')) });
  return (
    <AuthForm initial={EMPTY} schema={schemas.up} onSubmit={submit} failure={textOf} onFailure={tell}>
      {(submitting) => (
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
            autoComplete="email"
            label={t('auth.email')}
          />
          <InputText name="phone" type="tel" autoComplete="tel" label={t('auth.phone')} labelEnd={t('auth.optional')} />
          <InputText
            name="companyName"
            autoComplete="organization"
            label={t('auth.companyName')}
            labelEnd={t('auth.optional')}
          />
          <InputPassword required name="password" autoComplete="new-password" label={t('auth.password')} />
          <Button type="submit" size="lg" fullWidth loading={submitting}>
            {t('auth.createAccount')}
          </Button>
          <Agreement />
        </>
      )}
    </AuthForm>
  );
}

/** Google, the installation's own providers, and Facebook (docs/specification/sign-in-dialogs.md). */
function OtherWays() {
  const t = useT();
  const { signInWith = [] } = useSiteSettings();
  const others = signInWith.filter(({ id }) => id !== GOOGLE);
  return (
    <ProviderWays providers={[{ id: GOOGLE, name: 'Google' }, ...others]}>
      {(tell) => (
        <Button variant="secondary" fullWidth onClick={() => tell(t('auth.facebook.notice'))}>
          {t('auth.facebook')}
        </Button>
      )}
    </ProviderWays>
  );
}

/** The landlord portal from the landing page: sign in, sign up (docs/specification/sign-in-dialogs.md). */
export function LandlordDialog({ onClose, onSignedIn }: AuthDialogProps) {
  const t = useT();
  const schemas = useSchemas();
  const [mode, setMode] = useState<Mode>('in');
  return (
    <Dialog open onClose={onClose} title={t('auth.dialog.landlord')} closeLabel={t('auth.close')} size="sm">
      <Tabs<Mode>
        label={t('auth.ways')}
        tabs={[
          { id: 'in', label: t('auth.tab.signIn') },
          { id: 'up', label: t('auth.tab.signUp') },
        ]}
        value={mode}
        onChange={setMode}
      >
        <div className={styles.panel}>
          {mode === 'in' ? (
            <SignInForm onSignedIn={onSignedIn} schema={schemas.in} submit={t('auth.signIn')} />
          ) : (
            <SignUpTab onSignedIn={onSignedIn} />
          )}
          <OtherWays />
        </div>
      </Tabs>
    </Dialog>
  );
}
