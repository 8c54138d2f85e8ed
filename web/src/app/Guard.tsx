import { useSession } from '@api/session';
import { lazyPart } from '@i18n/lazy-part';
import { withNext } from '@nav/next';
import { paths, signInOf } from '@nav/paths';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSpinner } from './PageSpinner';
import type { Audience } from './route-row';

const WrongRole = lazyPart('frame', () => import('./WrongRole'));

/** Lets the page's audience in. Visitors are sent to the matching sign-in page and come back afterwards. */
export function Guard({ audience, children }: { audience: Audience; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (audience === 'public' || audience === 'anonymous') return children;
  if (session.status === 'restoring') return <PageSpinner />;
  if (session.status === 'anonymous') {
    if (session.reason === 'signed-out' || session.reason === 'other-tab')
      return <Navigate to={paths.home()} replace />;
    return <Navigate to={withNext(signInOf(audience[0]), `${pathname}${search}${hash}`)} replace />;
  }
  return audience.includes(session.profile.userType) ? (
    children
  ) : (
    <WrongRole profile={session.profile} fallback={<PageSpinner />} />
  );
}
