import { francAll } from 'franc-min';
import type { Language } from '../../contract/languages.js';

const NAMES: Record<Language, string> = { en: 'eng', fr: 'fra', es: 'spa' };
/** Shorter texts are guessed wrong too often, and are taken for what their author usually writes. */
const LEAST = 24;
/** How close the second guess may be to the first, which is 1. */
const SURE = 0.9;

/**
 * Whether a text seems to be written in another language than `language`. It decides only whether the provider is asked, which
 * finds the language itself: a wrong guess costs its characters and translates nothing.
 */
export function seemsOther(text: string, language: Language): boolean {
  if (text.length < LEAST) return false;
  const guesses = francAll(text, { only: Object.values(NAMES), minLength: LEAST });
  const [best] = guesses;
  const own = guesses.find(([name]) => name === NAMES[language]);
  return best !== undefined && best[0] !== 'und' && best[0] !== NAMES[language] && (own?.[1] ?? 0) <= SURE;
}
