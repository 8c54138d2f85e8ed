import { toProblem } from '@api/problem';
import { VERIFICATION_CODE } from '@contract/limits';
import type { MessageId } from '@i18n/message-ids';
import { useNote } from '@shared/notes';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { requestCode, sendUnlockLink, verifyCode, type SecondStepMethod } from '../api/second-step';
import { mailedTitle } from './mailed-title';
import type { Held } from './second-step';
import { useCountdown } from './use-countdown';

/** Sends the code; a text message that the server cannot send (500) is tried once as an e-mail (docs/specification/two-step-verification.md). */
async function send(held: Held, type: 'email' | 'sms'): Promise<'email' | 'sms'> {
  const { email, challenge } = held;
  try {
    await requestCode({ email, challenge, type });
    return type;
  } catch (error) {
    if (type !== 'sms' || toProblem(error).status !== 500) throw error;
    await requestCode({ email, challenge, type: 'email' });
    return 'email';
  }
}

/** An answer without words of the server's has those of the dialog (docs/specification/two-step-verification.md). */
const isWordless = (code: string) => code === 'http' || code === 'client';

/**
 * The sign-in that follows has its own message, and only one message is shown at a time. The delay lets people read
 * this one first (AD-018).
 */
export const READING_MS = 1500;
const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/** The steps of the verification dialog, with their toasts. */
export function useVerification(held: Held, onVerified: (token: string) => void) {
  const note = useNote('auth');
  const [method, setMethod] = useState<SecondStepMethod>();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const [wait, startWait] = useCountdown();
  const [locked, setLocked] = useState(held.locked === true);

  const refuse = (title: MessageId, error: unknown, fallback: MessageId) => {
    const { code } = toProblem(error);
    if (code === 'second_step_locked') return setLocked(true);
    const message = note((t, textOf) =>
      code === 'network' ? t('auth.second.network') : isWordless(code) ? t(fallback) : textOf(error),
    );
    toast({ kind: 'error', title: note((t) => t(title)), message });
  };
  const choose = async (wanted: SecondStepMethod) => {
    if (wanted === 'totp' || wanted === 'recovery') return setMethod(wanted);
    setBusy(true);
    try {
      const sent = await send(held, wanted);
      toast({ title: note((t) => t(sent === wanted ? 'auth.second.sent' : 'auth.second.smsUnavailable')) });
      setMethod(sent);
      startWait(VERIFICATION_CODE.resendSeconds);
    } catch (error) {
      refuse('auth.second.error', error, 'auth.second.sendFailed');
    } finally {
      setBusy(false);
    }
  };
  const verify = async () => {
    if (!method) return;
    if (method !== 'recovery' && code.length !== VERIFICATION_CODE.length) {
      return void toast({
        kind: 'error',
        title: note((t) => t('auth.second.invalid')),
        message: note((t) => t('auth.second.sixDigits')),
      });
    }
    setBusy(true);
    try {
      const { valid, verificationToken } = await verifyCode({
        email: held.email,
        challenge: held.challenge,
        code,
        method,
      });
      if (!valid || !verificationToken) {
        setCode('');
        return void toast({
          kind: 'error',
          title: note((t) => t('auth.second.failed')),
          message: note((t) => t('auth.second.wrong')),
        });
      }
      toast({ title: note((t) => t('auth.second.done')), message: note((t) => t('auth.second.doneText')) });
      await pause(READING_MS);
      onVerified(verificationToken);
    } catch (error) {
      setCode('');
      refuse('auth.second.failed', error, 'auth.second.wrong');
    } finally {
      setBusy(false);
    }
  };
  const changeMethod = () => {
    setMethod(undefined);
    setCode('');
    startWait(0);
  };
  const sendLink = async () => {
    setBusy(true);
    try {
      await sendUnlockLink({ email: held.email, challenge: held.challenge });
      toast({ title: mailedTitle(note((t) => t('auth.locked.sent'))) });
    } catch (error) {
      refuse('auth.locked.failed', error, 'auth.locked.failed');
    } finally {
      setBusy(false);
    }
  };
  return { method, busy, code, setCode, wait, locked, choose, verify, changeMethod, sendLink };
}
