import { session, type EndReason, type Profile } from '@api/session';
import { T } from '@i18n/messages';
import { paths } from '@nav/paths';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isGuarded } from '../match';

/** Tells the person when a session ends, and redirects from pages that need one. */
export function SessionEffects() {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const tell = useEffectEvent((reason: EndReason, last: Profile | undefined) => {
    if (reason === 'refused') {
      if (last || isGuarded(pathname)) toast({ kind: 'info', title: <T id="app.session.ended" /> });
      return;
    }
    if (reason === 'guessed') return void toast({ kind: 'error', title: <T id="app.session.guessed" /> });
    toast({ title: <T id="app.session.signedOut" />, duration: TOAST_MS.signOut });
    if (reason === 'signed-out') void navigate(paths.home());
  });

  useEffect(() => {
    // A stored token may have been refused before the first page was shown.
    const state = session.state();
    if (state.status === 'anonymous' && state.reason) tell(state.reason, undefined);
    return session.onEnd((reason, last) => tell(reason, last));
  }, []);

  useEffect(() => {
    if (!isGuarded(pathname)) session.settle();
  }, [pathname]);

  return null;
}
