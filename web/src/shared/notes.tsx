import { useProblemText } from '@api/problem-text';
import type { Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { loadMessages } from '@i18n/load-messages';
import { MessagesProvider, useT } from '@i18n/messages';
import { rememberBy, useRemembered } from '@i18n/remember';
import { Suspense, useCallback, type ReactElement } from 'react';

/** The text of a toast: messages of its group, or a refusal by the server. */
type Speak = (t: ReturnType<typeof useT>, textOf: ReturnType<typeof useProblemText>) => string;

interface NoteProps {
  group: string;
  speak: Speak;
  /** The text when the toast was created, and its language. */
  first: string;
  madeIn: Language;
}

const wordsBy = rememberBy((key) => {
  const [language = '', group = ''] = key.split(' ');
  return loadMessages([group], language as Language).catch(() => undefined);
});

function Words({ speak }: { speak: Speak }) {
  return speak(useT(), useProblemText());
}

function Moved({ group, speak, first, language }: NoteProps & { language: Language }) {
  const messages = useRemembered(wordsBy(`${language} ${group}`));
  if (!messages) return first;
  return (
    <MessagesProvider language={language} messages={messages}>
      <Words speak={speak} />
    </MessagesProvider>
  );
}

/** While the reader stays in that language, nothing is loaded or announced a second time. */
function Note(props: NoteProps) {
  const { language } = useLanguage();
  return (
    <Suspense fallback={props.first}>
      {language === props.madeIn ? props.first : <Moved {...props} language={language} />}
    </Suspense>
  );
}

/** Two toasts with the same text are one toast, which is shown once. */
const made = new Map<string, ReactElement>();

/**
 * The text of toasts, which are rendered outside the page that created them. They follow the reader's language, even after the
 * page is gone. `group` is the catalogue of the page: `const note = useNote('landlords')`, then `toast({ title: note((t) =>
 * t('landlords.property.saved')) })`. A text of the base catalogue is a plain `<T id="…" />`.
 */
export function useNote(group: string): (speak: Speak) => ReactElement {
  const t = useT();
  const textOf = useProblemText();
  const { language } = useLanguage();
  return useCallback(
    (speak) => {
      const first = speak(t, textOf);
      const key = [language, group, first].join(' ');
      const note = made.get(key) ?? <Note group={group} speak={speak} first={first} madeIn={language} />;
      made.set(key, note);
      return note;
    },
    [t, textOf, language, group],
  );
}
