import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { session, useSession, type EndReason, type Profile } from '@api/session';
import { useT } from '@i18n/messages';
import { toast } from '@ui/overlay/toastStore';
import { isGuarded } from '../match';
import { keepForms, restoreForms, watchTyping } from './kept-forms';

/** A session that ends while somebody types costs a sign-in and no text. */
export default function KeptForms() {
  const t = useT();
  const { pathname, search } = useLocation();
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.profile.userId : undefined;
  const path = `${pathname}${search}`;

  const keep = useEffectEvent((reason: EndReason, last: Profile | undefined) => {
    if (reason === 'refused' && last && isGuarded(pathname)) keepForms(path, last.userId);
  });
  const tell = useEffectEvent(() => toast({ kind: 'info', title: t('app.session.restored') }));

  useEffect(() => watchTyping(), []);
  useEffect(() => session.onEnd((reason, last) => keep(reason, last)), []);
  useEffect(() => (userId ? restoreForms(path, userId, () => tell()) : undefined), [path, userId]);
  return null;
}
