import { session, useProfile, type EndReason, type Profile } from '@api/session';
import { T } from '@i18n/messages';
import { toast } from '@ui/overlay/toastStore';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepForms, restoreForms, watchTyping } from './kept-forms';

/**
 * When a session ends while someone is typing, they have to sign in again but lose no text. This belongs to the frame of the
 * dashboards: it is mounted before the first field of a page, unmounted only after the end of the session was handled, and
 * mounted again with the page that it fills in.
 */
export function KeptForms() {
  const { pathname, search } = useLocation();
  const { userId } = useProfile();
  const path = `${pathname}${search}`;

  const keep = useEffectEvent((reason: EndReason, last: Profile | undefined) => {
    if (reason !== 'signed-out' && last) keepForms(path, last.userId);
  });
  const tell = useEffectEvent(() => toast({ kind: 'info', title: <T id="app.session.restored" /> }));

  useLayoutEffect(() => watchTyping(), []);
  useLayoutEffect(() => session.onEnd((reason, last) => keep(reason, last)), []);
  useEffect(() => restoreForms(path, userId, () => tell()), [path, userId]);
  return null;
}
