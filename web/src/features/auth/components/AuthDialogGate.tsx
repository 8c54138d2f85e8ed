import { lazyPart } from '@i18n/lazy-part';
import { DIALOG, isSignInDialog } from '@nav/paths';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const Dialog = lazyPart('auth', () => import('./dialogs/AuthDialog'));

/** Opens the sign-in dialog that the address names (`/?dialog=tenant`), loaded when it is wanted. */
export function AuthDialogGate() {
  const [search, setSearch] = useSearchParams();
  const kind = search.get(DIALOG);
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  // Prerendered pages know no query: the first render must not know it either, or hydration fails. Left out of the
  // prerenderer, the dialogs stay out of its bundle.
  if (import.meta.env.SSR || !live || !isSignInDialog(kind)) return null;
  const close = () =>
    setSearch(
      (present) => {
        present.delete(DIALOG);
        return present;
      },
      { preventScrollReset: true },
    );
  return <Dialog kind={kind} onClose={close} />;
}
