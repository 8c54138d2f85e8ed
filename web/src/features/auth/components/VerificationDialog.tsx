import { VERIFICATION_CODE } from '@contract/limits';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Mailed } from '@shared/mail/Mailed';
import { Button, ButtonLink } from '@ui/controls/Button';
import { RadioCards } from '@ui/fields/RadioCards';
import { TextField } from '@ui/fields/TextField';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { SecondStepMethod } from '../api/second-step';
import type { Held } from './second-step';
import { useVerification } from './use-verification';
import styles from './AuthForm.module.css';

/** In the order in which they are offered. The app comes first, because it needs no wait for an email. */
const METHODS = ['totp', 'email', 'sms', 'recovery'] as const satisfies readonly SecondStepMethod[];
const RECOVERY_LENGTH = 11;

type Steps = ReturnType<typeof useVerification>;

function Choose({ held, steps }: { held: Held; steps: Steps }) {
  const t = useT();
  const offered = METHODS.filter((method) => held.methods.includes(method));
  const [wanted, setWanted] = useState<SecondStepMethod>(offered[0] ?? 'email');
  const options = offered.map((value) => ({
    value,
    label: t(`auth.second.by.${value}`),
    description: t(`auth.second.by.${value}.text`, { email: held.email }),
  }));
  return (
    <div className={styles.form}>
      <RadioCards label={t('auth.second.choose')} options={options} value={wanted} onChange={setWanted} />
      <Button fullWidth loading={steps.busy} onClick={() => void steps.choose(wanted)}>
        {t(wanted === 'totp' || wanted === 'recovery' ? 'auth.continue' : 'auth.second.send')}
      </Button>
    </div>
  );
}

function Resend({ steps }: { steps: Steps }) {
  const t = useT();
  const { method, wait, busy } = steps;
  if (method !== 'email' && method !== 'sms') return null;
  if (wait > 0)
    return (
      <Text look="small" ink={3}>
        {t('auth.second.wait', { seconds: wait })}
      </Text>
    );
  return (
    <Button variant="ghost" loading={busy} onClick={() => void steps.choose(method)}>
      {t('auth.second.resend')}
    </Button>
  );
}

function Verify({ steps, email }: { steps: Steps; email: string }) {
  const t = useT();
  const { method = 'email', code, busy } = steps;
  const recovery = method === 'recovery';
  const clean = (typed: string) =>
    recovery
      ? typed.toUpperCase().slice(0, RECOVERY_LENGTH)
      : typed.replace(/\D/g, '').slice(0, VERIFICATION_CODE.length);
  const ready = recovery ? code.length >= RECOVERY_LENGTH - 1 : code.length === VERIFICATION_CODE.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void steps.verify();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Text ink={2}>
        {method === 'email' ? (
          <Mailed to={email} part="code">
            {t('auth.second.typed.email', { email })}
          </Mailed>
        ) : (
          t(`auth.second.typed.${method}`)
        )}
      </Text>
      <TextField
        look="code"
        data-autofocus
        label={t('auth.second.code')}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => steps.setCode(clean(event.target.value))}
      />
      <Button type="submit" fullWidth loading={busy} disabled={!ready}>
        {t('auth.second.verify')}
      </Button>
      <Resend steps={steps} />
      <Button variant="ghost" onClick={steps.changeMethod}>
        {t('auth.second.change')}
      </Button>
    </form>
  );
}

/** What happened, and the mail that helps; nothing can be typed until its link was opened. */
function Locked({ steps, email }: { steps: Steps; email: string }) {
  const t = useT();
  return (
    <div className={styles.form}>
      <Text ink={2}>
        <Mailed to={email}>{t('auth.locked.text', { email })}</Mailed>
      </Text>
      <Text ink={2}>{t('auth.locked.notYou')}</Text>
      <ButtonLink href={paths.forgotPassword()} fullWidth>
        {t('auth.locked.newPassword')}
      </ButtonLink>
      <Button variant="ghost" loading={steps.busy} onClick={() => void steps.sendLink()}>
        {t('auth.locked.again')}
      </Button>
    </div>
  );
}

export interface VerificationDialogProps {
  held: Held;
  onVerified: (token: string) => void;
  /** Forgets the stored credentials. */
  onCancel: () => void;
}

/** The second step of a sign-in: a way, then its code (docs/specification/two-step-verification.md). */
export default function VerificationDialog({ held, onVerified, onCancel }: VerificationDialogProps) {
  const t = useT();
  const steps = useVerification(held, onVerified);
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t(steps.locked ? 'auth.locked.title' : 'auth.second.title')}
      closeLabel={t('auth.close')}
      size="sm"
    >
      {steps.locked ? (
        <Locked steps={steps} email={held.email} />
      ) : steps.method ? (
        <Verify steps={steps} email={held.email} />
      ) : (
        <Choose held={held} steps={steps} />
      )}
    </Dialog>
  );
}
