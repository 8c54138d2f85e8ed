import { toProblem } from '@api/problem';
import type { SignedIn } from '@api/session';
import { useState, type ReactNode } from 'react';
import type { SignInBody } from '../api/session-answers';
import { signIn } from '../api/sign-in';
import { heldOf, VerificationDialog, type Held } from './second-step';

interface SecondStep extends Held {
  credentials: SignInBody;
}

export interface SignInFlow {
  /**
   * Signs in. When a second step is required, the credentials are kept and the dialog opens. Throws any other refusal.
   */
  begin: (credentials: SignInBody) => Promise<void>;
  /** Put it next to the form. */
  dialog: ReactNode;
}

/** Sign-in with its second step, for every form (docs/specification/two-step-verification.md). */
export function useSignIn(onSignedIn: (answer: SignedIn) => void, onRefused: (error: unknown) => void): SignInFlow {
  const [held, setHeld] = useState<SecondStep>();

  const begin = async (credentials: SignInBody) => {
    try {
      onSignedIn(await signIn(credentials));
    } catch (error) {
      const problem = toProblem(error);
      if (problem.code !== 'two_factor_required') throw error;
      setHeld({ ...heldOf(problem), credentials });
    }
  };
  const finish = (verificationToken: string) => {
    if (!held) return;
    setHeld(undefined);
    begin({ ...held.credentials, verificationToken }).catch(onRefused);
  };
  const dialog = held && <VerificationDialog held={held} onVerified={finish} onCancel={() => setHeld(undefined)} />;
  return { begin, dialog };
}
