import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@contract/languages';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useFaultText } from './fault-text';
import { Problem, type ProblemInit } from './problem';
import { useProblemText } from './problem-text';

const MIB = 1024 * 1024;
const languages = LANGUAGES.map(({ code }) => code);

function read<Text>(use: () => Text, language: Language): Text {
  const wordsOf = (folder: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8')) as Record<string, string>;
  const messages = { ...wordsOf('messages'), ...wordsOf('../app/layouts/messages') };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageContext value={{ language, setLanguage: () => undefined }}>
      <MessagesProvider language={language} messages={messages}>
        {children}
      </MessagesProvider>
    </LanguageContext>
  );
  return renderHook(use, { wrapper }).result.current;
}

const textOf = (problem: Omit<ProblemInit, 'message' | 'status'>, language: Language) =>
  read(() => useProblemText(), language)(new Problem({ status: 422, message: 'server', ...problem }));

it.each(languages)('SEC-06 a refused upload says its figures in %s', (language) => {
  expect(textOf({ code: 'storage_full', body: { usedBytes: 39.6 * MIB, limitBytes: 40 * MIB } }, language)).toMatch(
    /40\s\w+.*\s40\sM/,
  );
  expect(textOf({ code: 'upload_unverified', body: { limitBytes: 20 * MIB } }, language)).toMatch(/\s20\sM/);
  expect(textOf({ code: 'upload_limit', retryAfter: 601, body: { limitBytes: 512 * MIB } }, language)).toMatch(
    /512\sM.* 11\sminut/,
  );
});

it.each(languages)('SEC-06 and has a text without them where they are unknown, in %s', (language) => {
  for (const code of ['storage_full', 'upload_limit'])
    expect(textOf({ code }, language)).not.toMatch(/\d|server|undefined/);
});

it.each([
  ['en', /can.t be archived/, /Mar 15, 2026/],
  ['fr', /ne peut pas être archivé/, /15 mars 2026/],
  ['es', /no se puede archivar/, /15 mar 2026/],
] as const)('a reason is in %s, with days as people write them', (language, archived, after) => {
  expect(textOf({ code: 'rule_broken', reason: 'property_let' }, language)).toMatch(archived);
  expect(textOf({ code: 'rule_broken', reason: 'term_overlaps', values: { after: '2026-03-15' } }, language)).toMatch(
    after,
  );
  expect(textOf({ code: 'rule_broken', reason: 'from_a_newer_server' }, language)).toBe(
    textOf({ code: 'rule_broken' }, language),
  );
});

it.each(languages)('what no one has words for is never read out in the server’s English, in %s', (language) => {
  expect(textOf({ code: 'from_a_newer_server' }, language)).not.toMatch(/server/);
});

it.each([
  ['en', /^Use at most 80/],
  ['fr', /^Utilisez au plus 80/],
  ['es', /^Use como máximo 80/],
] as const)('a field says what is wrong with it in %s', (language, text) => {
  const faultText = read(() => useFaultText(), language);
  expect(faultText({ field: 'name', message: 'server', code: 'too_long', values: { max: 80 } })).toMatch(text);
});

it('a form that can’t show the fields says what is wrong where that makes sense without them', () => {
  const differ = { field: 'a', message: 'server', code: 'tax_above_amount' } as const;
  expect(textOf({ code: 'invalid_input', details: [differ, { ...differ, field: 'b' }] }, 'fr')).toBe(
    'La taxe ne peut pas dépasser le montant.',
  );
  expect(
    textOf({ code: 'invalid_input', details: [differ, { field: 'c', message: 'server', code: 'required' }] }, 'fr'),
  ).toMatch(/^Certains champs/);
});
