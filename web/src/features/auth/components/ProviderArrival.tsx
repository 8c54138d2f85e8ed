import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import type { SignedIn } from '@api/session';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { FormError } from '@ui/fields/FormError';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { enterByTicket } from '../api/provider';
import { VerificationDialog, type Held } from './second-step';
import styles from './AuthForm.module.css';

type Second = Held & { ticket: string };

/** What the way back from a provider left in the address: behind `#`, where no server reads it. */
function secondOf(hash: string): Second | undefined {
  const values = new URLSearchParams(hash.slice(1));
  const [ticket, challenge, email] = [values.get('ticket'), values.get('challenge'), values.get('email')];
  if (!ticket || !challenge || !email) return undefined;
  return { ticket, challenge, email, methods: (values.get('methods') ?? 'email').split(',') };
}

/**
 * Handles the redirect from Google or another provider to /login: the second step, or the reason why it failed
 * (docs/specification/sign-in.md).
 */
export function ProviderArrival({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const t = useT();
  const note = useNote('auth');
  const textOf = useProblemText();
  const { search, hash } = useLocation();
  const [second, setSecond] = useState<Second>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const outcome = new URLSearchParams(search).get('provider');
    if (!outcome) return;
    const waiting = outcome === 'second' ? secondOf(hash) : undefined;
    if (!waiting)
      return setFailure(
        textOf(
          new Problem({
            code: outcome === 'second' ? 'provider_refused' : outcome,
            status: 0,
            message: t('auth.provider.failed'),
          }),
        ),
      );
    setSecond(waiting);
    // The ticket works once and need not stay in the address; the router keeps what it knows.
    history.replaceState(history.state, '', location.pathname + location.search);
  }, [search, hash, t, textOf]);

  const finish = (verificationToken: string) => {
    if (!second) return;
    setSecond(undefined);
    enterByTicket({ ticket: second.ticket, verificationToken }).then(
      (answer) => {
        toast({ title: note((t) => t('auth.toast.signedIn')), duration: TOAST_MS.signIn });
        onSignedIn(answer);
      },
      (error: unknown) => setFailure(textOf(error)),
    );
  };
  return (
    <>
      {failure && (
        <div className={styles.arrival}>
          <FormError title={failure} />
        </div>
      )}
      {second && <VerificationDialog held={second} onVerified={finish} onCancel={() => setSecond(undefined)} />}
    </>
  );
}
