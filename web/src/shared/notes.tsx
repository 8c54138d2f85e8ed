import { useProblemText } from '@api/problem-text';
import type { Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { loadMessages } from '@i18n/load-messages';
import { MessagesProvider, useT } from '@i18n/messages';
import { rememberBy, useRemembered } from '@i18n/remember';
import { Suspense, useCallback, type ReactElement } from 'react';

/** What a note says: by the messages of its group, or what the server refused. */
type Speak = (t: ReturnType<typeof useT>, textOf: ReturnType<typeof useProblemText>) => string;

interface NoteProps {
  group: string;
  speak: Speak;
  /** What it said when it was made, and in which language. */
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

/** Nothing is loaded, and nothing read out twice, as long as the reader stays in the language in which it was made. */
function Note(props: NoteProps) {
  const { language } = useLanguage();
  return (
    <Suspense fallback={props.first}>
      {language === props.madeIn ? props.first : <Moved {...props} language={language} />}
    </Suspense>
  );
}

/** The same words are the same note, which stands once. */
const made = new Map<string, ReactElement>();

/**
 * The words of toasts, which stand outside the page that made them: they follow the reader's language while they stand, also
 * when the page is gone. `group` is the catalogue of the page: `const note = useNote('landlords')`, then
 * `toast({ title: note((t) => t('landlords.property.saved')) })`. A word of the base catalogue is a plain `<T id="…" />`.
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
