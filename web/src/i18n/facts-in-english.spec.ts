import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

/** Where people read a regional fact, which is kept in English: the message with the fact in it, or the note above the facts. */
const FACTS: Record<string, readonly string[]> = {
  'web/src/features/ledger': [
    'ledger.back.feeText',
    'ledger.deposit.rule',
    'ledger.deposit.interestRule',
    'ledger.deposit.interestExpired',
  ],
  'web/src/features/landlords': ['landlords.rules.text'],
  'web/src/features/documents': ['documents.rules.text'],
  'web/src/features/admin': ['admin.regions.notAdvice', 'admin.regions.textHelp'],
  'src/modules/leases': ['landlords.letters.deposit.ruleText'],
};
const NOTE = { fr: /en anglais/i, es: /en inglés/i } as const;

it.each(['fr', 'es'] as const)('a regional fact says in %s that its text is in English', (language) => {
  const missing = Object.entries(FACTS).flatMap(([folder, ids]) => {
    const words = JSON.parse(readFileSync(`${folder}/messages/${language}.json`, 'utf8')) as Record<string, string>;
    return ids.filter((id) => !NOTE[language].test(words[id] ?? ''));
  });
  expect(missing).toEqual([]);
});
