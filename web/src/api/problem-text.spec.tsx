import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@contract/languages';
import { MessagesProvider } from '@i18n/messages';
import { Problem, type ProblemInit } from './problem';
import { useProblemText } from './problem-text';

const MIB = 1024 * 1024;
const languages = LANGUAGES.map(({ code }) => code);

function textOf(problem: Omit<ProblemInit, 'message' | 'status'>, language: Language): string {
  const wordsOf = (folder: string) => JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8')) as Record<string, string>;
  const messages = { ...wordsOf('messages'), ...wordsOf('../app/layouts/messages') };
  const { result } = renderHook(() => useProblemText(), { wrapper: ({ children }) => <MessagesProvider language={language} messages={messages}>{children}</MessagesProvider> });
  return result.current(new Problem({ status: 422, message: 'server', ...problem }));
}

it.each(languages)('SEC-06 a refused upload says its figures in %s', (language) => {
  expect(textOf({ code: 'storage_full', body: { usedBytes: 39.6 * MIB, limitBytes: 40 * MIB } }, language)).toMatch(/40 \w+.* 40 M/);
  expect(textOf({ code: 'upload_unverified', body: { limitBytes: 20 * MIB } }, language)).toMatch(/ 20 M/);
  expect(textOf({ code: 'upload_limit', retryAfter: 601, body: { limitBytes: 512 * MIB } }, language)).toMatch(/512 M.* 11 minut/);
});

it.each(languages)('SEC-06 and speaks without them where they are not told, in %s', (language) => {
  for (const code of ['storage_full', 'upload_limit']) expect(textOf({ code }, language)).not.toMatch(/\d|server|undefined/);
});
