import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SignedIn } from '@api/session';
import { NEXT, safeNext } from './next';
import { homeOf } from './paths';

/** After a sign-in: back to the page that asked for it, else the person's own dashboard. */
export function useAfterSignIn(): (answer: Pick<SignedIn, 'profile'>) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = safeNext(search.get(NEXT));
  return useCallback(({ profile }) => void navigate(next ?? homeOf(profile.userType), { replace: true }), [navigate, next]);
}
