import { VERIFICATION_CODE } from '@contract/limits';
import { useState } from 'react';
import { toProblem, type Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { toast } from '@ui/overlay/toastStore';
import { requestCode, verifyCode, type SecondStepMethod } from '../api/second-step';
import { useCountdown } from './use-countdown';

export interface Held {
  email: string;
  challenge: string;
  methods: readonly string[];
}

/** What a refusal `two_factor_required` asks for. */
export function heldOf({ body }: Problem): Held {
  const methods = Array.isArray(body['methods']) ? body['methods'].map(String) : ['email', 'sms'];
  return { email: String(body['email']), challenge: String(body['challenge']), methods };
}

/** Sends the code; a text message that the server cannot send (500) is tried once as an e-mail (spec 1, section 4). */
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

/** The steps of the verification dialog, with their toasts. */
export function useVerification(held: Held, onVerified: (token: string) => void) {
  const t = useT();
  const textOf = useProblemText();
  const [method, setMethod] = useState<SecondStepMethod>();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState('');
  const [wait, startWait] = useCountdown();

  const refuse = (title: string, error: unknown, fallback: string) => {
    const message = toProblem(error).code === 'network' ? t('auth.second.network') : textOf(error) || t(fallback);
    toast({ kind: 'error', title: t(title), message });
  };
  const choose = async (wanted: SecondStepMethod) => {
    if (wanted === 'totp' || wanted === 'recovery') return setMethod(wanted);
    setBusy(true);
    try {
      const sent = await send(held, wanted);
      toast({ title: t(sent === wanted ? 'auth.second.sent' : 'auth.second.smsUnavailable') });
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
      return void toast({ kind: 'error', title: t('auth.second.invalid'), message: t('auth.second.sixDigits') });
    }
    setBusy(true);
    try {
      const { valid, verificationToken } = await verifyCode({ email: held.email, challenge: held.challenge, code, method });
      if (!valid || !verificationToken) {
        setCode('');
        return void toast({ kind: 'error', title: t('auth.second.failed'), message: t('auth.second.wrong') });
      }
      toast({ title: t('auth.second.done'), message: t('auth.second.doneText') });
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
  return { method, busy, code, setCode, wait, choose, verify, changeMethod };
}
