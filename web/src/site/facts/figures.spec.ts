import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@contract/languages';
import { expect, it } from '@jest/globals';
import { CASHBACK } from './figures';

const textsOf = (language: string) =>
  JSON.parse(readFileSync(`web/src/site/sections/fragments/messages/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;

it.each(LANGUAGES)('the cashback in $name is the one that is paid', ({ code }) => {
  const [percent] = /\d+/.exec(textsOf(code)['fragments.fees.cashback'] ?? '') ?? [];
  expect(Number(percent)).toBe(CASHBACK / 100);
});
