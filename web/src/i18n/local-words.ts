import type { Language } from '@contract/languages';
import { setLocalWords } from './messages';
import { rememberBy } from './remember';

/** Whether a browser asks for the French of France before any other French. */
export function readsFrenchOfFrance(languages: readonly string[]): boolean {
  const french = languages.find((tag) => /^fr(-|$)/i.test(tag));
  return french?.toLowerCase() === 'fr-fr';
}

/** Our French is that of Canada; readers in France get some words of their own (docs/decisions/0380-french-of-france.md). */
export const localWords = rememberBy(async (language) => {
  if ((language as Language) !== 'fr' || !readsFrenchOfFrance(navigator.languages)) return;
  // Without them the page is in Canadian French.
  await import('virtual:local-words').then((module) => setLocalWords(module.default), () => undefined);
});
