import type { Language } from '@contract/languages';
import { Suspense, use, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '@i18n/language-context';
import { loadMessages } from '@i18n/load-messages';
import { MessagesProvider, type Messages } from '@i18n/messages';
import { DIALOG, isSignInDialog, type SignInDialog } from '@nav/paths';

interface Part {
  Dialog: (typeof import('./dialogs/AuthDialog'))['default'];
  messages: Messages;
}

const parts = new Map<Language, Promise<Part>>();

async function load(language: Language): Promise<Part> {
  const [module, messages] = await Promise.all([import('./dialogs/AuthDialog'), loadMessages(['auth'], language)]);
  return { Dialog: module.default, messages };
}

function partOf(language: Language): Promise<Part> {
  const known = parts.get(language);
  if (known) return known;
  const loading = load(language);
  parts.set(language, loading);
  loading.catch(() => parts.delete(language));
  return loading;
}

function Loaded({ kind, onClose }: { kind: SignInDialog; onClose: () => void }) {
  const { language } = useLanguage();
  const { Dialog, messages } = use(partOf(language));
  return (
    <MessagesProvider language={language} messages={messages}>
      <Dialog kind={kind} onClose={onClose} />
    </MessagesProvider>
  );
}

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
    setSearch((present) => {
      present.delete(DIALOG);
      return present;
    }, { preventScrollReset: true });
  return (
    <Suspense fallback={null}>
      <Loaded kind={kind} onClose={close} />
    </Suspense>
  );
}
