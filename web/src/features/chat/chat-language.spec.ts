import { beforeEach, expect, it } from '@jest/globals';
import { chatLanguage } from './chat-language';

beforeEach(() => localStorage.clear());

it.each([
  ['CH-016 a French browser', '', null, ['fr-CA', 'en'], 'fr'],
  ['CH-024 another browser', '', null, ['es-MX', 'fr'], 'en'],
  ['CH-024 a German browser', '', null, ['de'], 'en'],
  ['CH-026 a chosen Spanish page', '', 'es', ['fr-CA'], 'es'],
  ['CH-026 a chosen English page', '', 'en', ['fr-CA'], 'en'],
  ['CH-026 a French address', '?lang=fr', null, ['en-CA'], 'fr'],
  ['no browser language at all', '', null, [], 'en'],
] as const)('%s', (_name, search, stored, browser, language) => {
  if (stored) localStorage.setItem('language', stored);
  expect(chatLanguage(search, browser)).toBe(language);
});
