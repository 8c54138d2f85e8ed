import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** The note next to a regional fact that no one has translated, and next to the field for its English text. */
const FACTS: Record<string, readonly string[]> = {
  'web/src/features/ledger': ['ledger.rule.inEnglish'],
  'web/src/shared/region-rules': ['region-rules.inEnglish'],
  'web/src/features/admin': ['admin.regions.notAdvice', 'admin.regions.textHelp'],
  'src/modules/leases': ['landlords.letters.deposit.ruleTextInEnglish'],
};
const NOTE = { fr: /en anglais/i, es: /en inglés/i } as const;

it.each(['fr', 'es'] as const)(
  'a regional fact without a translation says in %s that its text is in English',
  (language) => {
    const missing = Object.entries(FACTS).flatMap(([folder, ids]) => {
      const words = JSON.parse(readFileSync(`${folder}/messages/${language}.json`, 'utf8')) as Record<string, string>;
      return ids.filter((id) => !NOTE[language].test(words[id] ?? ''));
    });
    expect(missing).toEqual([]);
  },
);
