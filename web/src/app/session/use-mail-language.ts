import { api, unwrap } from '@api/client';
import { queryClient } from '@api/DataProvider';
import { session, useProfile } from '@api/session';
import { isLanguage, type Language } from '@contract/languages';
import { readersChoice } from '@i18n/choose-language';
import { useLanguage } from '@i18n/language-context';
import { cookieLanguage, storedLanguage } from '@i18n/language-storage';
import { takeMailLanguage } from '@i18n/mail-language-mark';
import { useEffect, useEffectEvent } from 'react';

/**
 * Emails use the language of the interface. It isn't saved for the demo's shared people, or for a session from a code, which
 * can't change anything.
 */
async function save(language: Language, demo: boolean): Promise<void> {
  if (demo) return;
  const profile = await unwrap(api.PUT('/api/profiles/me', { body: { language } })).catch(() => undefined);
  if (!profile) return;
  session.updateProfile(profile);
  void queryClient.invalidateQueries({ queryKey: ['profiles'] });
}

/** One language for screens and emails: choosing one behind sign-in saves it for both, and a new browser uses the person's own. */
export function useMailLanguage(): { language: Language; choose: (language: Language) => void } {
  const { language: saved, demo } = useProfile();
  const { language, setLanguage } = useLanguage();

  const adopt = useEffectEvent(() => {
    const chosen = readersChoice({ search: location.search, stored: storedLanguage(), cookie: cookieLanguage() });
    // A message's link isn't the reader's choice: the account's own language comes before it.
    const byMessage = takeMailLanguage() === chosen;
    if ((!chosen || byMessage) && isLanguage(saved) && saved !== language) setLanguage(saved);
  });
  useEffect(() => adopt(), []);

  const choose = (next: Language) => {
    setLanguage(next);
    if (next !== saved) void save(next, demo);
  };
  return { language, choose };
}
