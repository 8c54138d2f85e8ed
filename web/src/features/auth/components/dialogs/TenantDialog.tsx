import { useProblemText } from '@api/problem-text';
import type { SignedIn } from '@api/session';
import { TENANT_CODE } from '@contract/limits';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Refusal } from '@shared/form/Refusal';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { PasswordField } from '@ui/fields/PasswordField';
import { TextField } from '@ui/fields/TextField';
import { Tabs } from '@ui/layout/Tabs';
import { Link } from '@ui/link/Link';
import { Dialog } from '@ui/overlay/Dialog';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { enterCode } from '../../api/enter-code';
import { DemoButton } from '../DemoButton';
import { useSignIn } from '../use-sign-in';
import { useWays } from '../use-ways';
import type { AuthDialogProps } from './props';
import styles from '../AuthForm.module.css';

type Mode = 'demo' | 'code' | 'email';

/** A form without a schema: it is sent, or it says why not. */
function useSending(send: () => Promise<void>) {
  const textOf = useProblemText();
  const [state, setState] = useState<{ busy: boolean; failed?: { refused: unknown } }>({ busy: false });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    try {
      await send();
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, failed: { refused: error } });
    }
  };
  const refusal = state.failed && <Refusal error={state.failed.refused} textOf={textOf} />;
  return { busy: state.busy, refusal, submit: (event: FormEvent) => void submit(event) };
}

function CodeTab({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const { busy, refusal, submit } = useSending(async () => {
    const answer = await enterCode(code);
    if (answer.kind === 'session') onSignedIn(answer.session);
    else void navigate(paths.tenantAccess(code));
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {refusal}
      <TextField
        look="code"
        label={t('auth.code')}
        help={t('auth.code.help')}
        maxLength={TENANT_CODE.panelMaxLength}
        autoComplete="one-time-code"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.target.value.toUpperCase().slice(0, TENANT_CODE.panelMaxLength))}
      />
      <Button type="submit" size="lg" fullWidth loading={busy} disabled={code.length !== TENANT_CODE.length}>
        {t('auth.continue')}
      </Button>
    </form>
  );
}

function EmailTab({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const t = useT();
  const note = useNote('auth');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { begin, dialog } = useSignIn(onSignedIn, (error) =>
    toast({
      kind: 'error',
      title: note((t) => t('auth.toast.signInFailed')),
      message: note((_t, textOf) => textOf(error)),
    }),
  );
  const { busy, refusal, submit } = useSending(async () => {
    if (email.trim() && password) return begin({ email: email.trim(), password });
    toast({
      kind: 'error',
      title: note((t) => t('auth.validation.title')),
      message: note((t) => t('auth.validation.both')),
    });
  });
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        {refusal}
        <TextField
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('auth.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          autoComplete="current-password"
          label={t('auth.password')}
          labelEnd={<Link href={paths.forgotPassword()}>{t('auth.login.forgot')}</Link>}
          words={{ show: t('app.password.show'), hide: t('app.password.hide') }}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('auth.signIn')}
        </Button>
      </form>
      {dialog}
    </>
  );
}

/**
 * The tenant's sign-in options on the landing page: demo, code, email (docs/specification/sign-in-dialogs.md). The
 * button there says “Enter access code”, so the code is selected first.
 */
export function TenantDialog({ onClose, onSignedIn }: AuthDialogProps) {
  const t = useT();
  const note = useNote('auth');
  const { offered, mode, choose } = useWays<Mode>(['demo', 'code', 'email'], 'code');
  const arrived = (answer: SignedIn) => {
    toast({ title: note((t) => t('auth.toast.signedIn')), duration: TOAST_MS.signIn });
    onSignedIn(answer);
  };
  return (
    <Dialog open onClose={onClose} title={t('auth.dialog.tenant')} closeLabel={t('auth.close')} size="sm">
      <Tabs<Mode>
        label={t('auth.ways')}
        tabs={offered.map((id) => ({ id, label: t(`auth.tab.${id}`) }))}
        value={mode}
        onChange={choose}
      >
        <div className={styles.panel}>
          {mode === 'demo' && <DemoButton userType="tenant" onSignedIn={onSignedIn} />}
          {mode === 'code' && <CodeTab onSignedIn={arrived} />}
          {mode === 'email' && <EmailTab onSignedIn={arrived} />}
        </div>
      </Tabs>
    </Dialog>
  );
}
