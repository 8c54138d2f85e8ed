import type { SignedIn } from '@api/session';
import { useCallback, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NEXT, safeNext, withNext } from './next';
import { homeOf } from './paths';

/** After a sign-in: back to the page that asked for it, else the person's own dashboard. */
export function useAfterSignIn(): (answer: Pick<SignedIn, 'profile'>) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get(NEXT));
  return useCallback(
    ({ profile }) => void navigate(next ?? homeOf(profile.userType), { replace: true }),
    [navigate, next],
  );
}

const never = () => () => undefined;

/**
 * Another sign-in page that returns to the same page. Prerendered documents do not know it: it appears once the page is
 * live.
 */
export function useOtherSignIn(): (signIn: string) => string {
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [search] = useSearchParams();
  const next = live ? safeNext(search.get(NEXT)) : undefined;
  return (signIn) => (next ? withNext(signIn, next) : signIn);
}
