import { session, type SignedIn } from '@api/session';
import { useAfterSignIn } from '@nav/after-sign-in';
import { useEffect, useRef } from 'react';

/** Takes the session up and leads on; with a delay the page has time to say what happened (docs/specification/registration.md). */
export function useWelcome(): (answer: SignedIn, delay?: number) => void {
  const goOn = useAfterSignIn();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (answer, delay = 0) => {
    session.begin(answer);
    if (delay === 0) goOn(answer);
    else timer.current = setTimeout(() => goOn(answer), delay);
  };
}
