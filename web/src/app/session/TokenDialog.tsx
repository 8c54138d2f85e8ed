import { profileOfToken, session, useSession, type Profile } from '@api/session';
import { T, useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { heldToken, holdToken } from './held-token';

const nameOf = ({ firstName, lastName, email }: Profile) => [firstName, lastName].filter(Boolean).join(' ') || email;

/**
 * Loads the person of the session that the address offers. If the token is no longer valid, it is dropped with a
 * message.
 */
function useOffered(token: string | undefined): Profile | undefined {
  const [offered, setOffered] = useState<Profile>();
  useEffect(() => {
    if (!token) return;
    profileOfToken(token).then(setOffered, () => {
      holdToken(undefined);
      toast({ kind: 'info', title: <T id="app.token.invalid" /> });
    });
  }, [token]);
  return offered;
}

/** A link with a session of its own never replaces the current one without asking (docs/specification/sessions.md). */
export default function TokenDialog() {
  const t = useT();
  const token = useSyncExternalStore(heldToken.subscribe, heldToken.get, () => undefined);
  const state = useSession();
  const offered = useOffered(token);
  const running = state.status === 'signed-in' ? state.profile : undefined;
  const free = state.status === 'anonymous' || (offered && running?.userId === offered.userId);

  useEffect(() => {
    if (!token || !offered || !free) return;
    holdToken(undefined);
    void session.beginWithToken(token);
  }, [token, offered, free]);

  if (!token || !offered || !running || free) return null;
  const stay = () => holdToken(undefined);
  const change = () => {
    holdToken(undefined);
    void session.beginWithToken(token);
  };
  return (
    <Dialog
      open
      onClose={stay}
      size="sm"
      title={t('app.token.title')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" onClick={stay}>
            {t('app.token.stay', { name: nameOf(running) })}
          </Button>
          <Button onClick={change}>{t('app.token.change', { name: nameOf(offered) })}</Button>
        </>
      }
    >
      <p>{t('app.token.text', { running: running.email, offered: offered.email })}</p>
    </Dialog>
  );
}
