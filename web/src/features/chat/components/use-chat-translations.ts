import type { Language } from '@contract/languages';
import { TRANSLATIONS_PER_REQUEST } from '@contract/limits';
import { useSiteSettings } from '@nav/site-settings';
import { useEffect, useRef, useState } from 'react';
import type { Translated } from '../api/chat-api';
import { conversation } from '../browser-conversation';
import type { Line } from '../lines';

/**
 * Whether a message can be translated: the team wrote it and the server has it. Automatic messages already are in the visitor's
 * language.
 */
const canBe = ({ state, sender_type, automatic }: Line) => state === 'sent' && sender_type === 'agent' && !automatic;

/**
 * Translations of messages, if the installation has a translation service. If one fails, the message is shown as it was written.
 */
export function useChatTranslations(lines: readonly Line[], language: Language): ReadonlyMap<string, Translated> {
  const { translation } = useSiteSettings();
  const [known, setKnown] = useState<ReadonlyMap<string, Translated>>(new Map());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (!translation) return;
    const keyOf = (id: string) => `${language} ${id}`;
    const ids = lines.filter((line) => canBe(line) && !asked.current.has(keyOf(line.id))).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += TRANSLATIONS_PER_REQUEST) {
      const part = ids.slice(at, at + TRANSLATIONS_PER_REQUEST);
      for (const id of part) asked.current.add(keyOf(id));
      conversation.translate(part, language).then(
        (answers) => setKnown((before) => new Map([...before, ...answers.map((one) => [keyOf(one.id), one] as const)])),
        // These are requested again with the next message.
        () => part.forEach((id) => asked.current.delete(keyOf(id))),
      );
    }
  }, [lines, language, translation]);
  return known;
}

/** The translation of a message, if there is one. */
export const translationOf = (
  known: ReadonlyMap<string, Translated>,
  { id }: Line,
  language: Language,
): { text: string; from: string | null } | undefined => {
  const { outcome, text, from } = known.get(`${language} ${id}`) ?? { outcome: 'same' };
  return outcome === 'translated' && text ? { text, from: from ?? null } : undefined;
};
