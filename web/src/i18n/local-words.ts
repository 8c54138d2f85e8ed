import type { Language } from '@contract/languages';
import { setLocalWords } from './messages';
import { present, remember, type Remembered } from './remember';

/** Whether a browser asks for the French of France before any other French. */
export function readsFrenchOfFrance(languages: readonly string[]): boolean {
  const french = languages.find((tag) => /^fr(-|$)/i.test(tag));
  return french?.toLowerCase() === 'fr-fr';
}

const NOTHING = present<void>(undefined);

const frenchOfFrance = remember(async () => {
  // If they can't be loaded, the page stays in Canadian French.
  await import('virtual:local-words').then(
    (module) => setLocalWords(module.default),
    () => undefined,
  );
});

/**
 * Our French is Canadian. Readers in France get some words of their own (docs/decisions/0380-french-of-france.md). All other
 * readers skip the wait, so that a form accepts input as soon as it is shown.
 */
export function localWords(language: Language): Remembered<void> {
  return language === 'fr' && readsFrenchOfFrance(navigator.languages) ? frenchOfFrance : NOTHING;
}
