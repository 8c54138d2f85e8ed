import type { Language } from '@contract/languages';
import { chooseLanguage, readersChoice } from '@i18n/choose-language';
import { LanguageContext } from '@i18n/language-context';
import { cookieLanguage, onLanguageStored, storedLanguage, storeLanguage } from '@i18n/language-storage';
import { MessagesProvider } from '@i18n/messages';
import { useRemembered } from '@i18n/remember';
import { localAddress, useKnownPages } from '@nav/LocalLink';
import { wake } from '@ui/later/asleep';
import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { baseMessages, preparePage } from './pages';

/** The language that the address, storage and cookie ask for now. */
export function chosenLanguage(search = location.search): Language {
  return chooseLanguage({ search, stored: storedLanguage(), cookie: cookieLanguage() });
}

/** Whether the reader has chosen a language. English by default isn't a choice, which matters for the language of the chat. */
function hasChosen(search: string): boolean {
  return readersChoice({ search, stored: storedLanguage(), cookie: cookieLanguage() }) !== null;
}

/** The current address for a language: public pages carry it in the address, others rely on storage. */
function useAddressIn() {
  const { pathname, search, hash } = useLocation();
  const pages = useKnownPages();
  return useCallback(
    (language: Language) => {
      const query = new URLSearchParams(search);
      query.delete('lang');
      const rest = query.toString();
      return localAddress(`${pathname}${rest && `?${rest}`}${hash}`, language, pages);
    },
    [pathname, search, hash, pages],
  );
}

/**
 * The language of the whole page. It starts with the language that was served, so that hydration matches, and applies the
 * reader's choice afterwards.
 */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [language, show] = useState(initial);
  const location = useLocation();
  const navigate = useNavigate();
  const addressIn = useAddressIn();
  const messages = useRemembered(baseMessages(language));

  const change = useCallback(
    async (next: Language) => {
      storeLanguage(next);
      wake();
      await preparePage(location.pathname, next).catch(() => undefined);
      startTransition(() => {
        show(next);
        void navigate(addressIn(next), { replace: true, preventScrollReset: true });
      });
    },
    [location.pathname, navigate, addressIn],
  );

  /** The address and the storage decide when a page opens. Later changes come through `change`. */
  const follow = useEffectEvent((search: string) => {
    const chosen = chosenLanguage(search);
    if (chosen !== language) void change(chosen);
    else if (hasChosen(search) && (chosen !== storedLanguage() || chosen !== cookieLanguage())) storeLanguage(chosen);
  });
  useEffect(() => follow(location.search), [location.search]);

  useEffect(() => onLanguageStored((stored) => void change(stored)), [change]);

  const choice = useMemo(() => ({ language, setLanguage: (next: Language) => void change(next) }), [language, change]);
  return (
    <LanguageContext value={choice}>
      <MessagesProvider language={language} messages={messages}>
        {children}
      </MessagesProvider>
    </LanguageContext>
  );
}
