import type { Language } from '@contract/languages';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useProblemText } from '@api/problem-text';
import { useLanguage } from '@i18n/language-context';
import { loadMessages } from '@i18n/load-messages';
import { MessagesProvider, useT } from '@i18n/messages';
import { rememberBy, useRemembered } from '@i18n/remember';

/** What a note says: by the messages of its group, or what the server refused. */
type Speak = (t: ReturnType<typeof useT>, textOf: ReturnType<typeof useProblemText>) => string;

/**
 * The words of toasts, which stand outside the page that made them: they follow the reader's language while they stand.
 * `const useNote = notesOf('auth')`, then `toast({ title: note((t) => t('auth.toast.signedIn')) })`.
 */
export function notesOf(group: string): () => (speak: Speak) => ReactNode {
  const by = rememberBy((language) => loadMessages([group], language as Language).catch(() => undefined));
  const made = new Map<string, ReactNode>();

  function Words({ speak }: { speak: Speak }) {
    return speak(useT(), useProblemText());
  }

  function Note({ speak, first }: { speak: Speak; first: string }) {
    const { language } = useLanguage();
    const messages = useRemembered(by(language));
    if (!messages) return first;
    return (
      <MessagesProvider language={language} messages={messages}>
        <Words speak={speak} />
      </MessagesProvider>
    );
  }

  return function useNote() {
    const t = useT();
    const textOf = useProblemText();
    const { language } = useLanguage();
    // A note that had to wait for its words would be read out twice.
    useEffect(() => void by(language).load(), [language]);
    return (speak) => {
      const first = speak(t, textOf);
      // The same words are the same note, which stands once.
      const note = made.get(first) ?? (
        <Suspense fallback={first}>
          <Note speak={speak} first={first} />
        </Suspense>
      );
      made.set(first, note);
      return note;
    };
  };
}
