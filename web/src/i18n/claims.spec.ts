import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../../../src/contract/languages';
import { CATALOGUES, claimsOf, inLanguage, read } from './claimed-texts';
import { brokenTests, silentNotes, unlisted, unmarked, type Claims } from './claims-checks';
import { CLAIMS_OF_PEOPLE } from './claims-of-people-checks';

const everywhere = new Map(LANGUAGES.map(({ code }) => [code, inLanguage(code)]));
/** Messages of sections and emails are shown on many pages: their notes may be elsewhere. */
const isPage = (register: string) => register.includes('site/pages/') || register.includes('/features/');

describe('the register of claims', () => {
  it('reads the site, the help center, the emails and what visitors read elsewhere', () =>
    expect(CATALOGUES.length).toBeGreaterThan(83));

  it.each(CATALOGUES)('%s marks every message once', (register, texts) =>
    expect(unmarked(claimsOf(register), Object.keys(texts))).toEqual([]),
  );

  it.each(CATALOGUES)('%s names tests that are there', (register) =>
    expect(brokenTests(claimsOf(register), read)).toEqual([]),
  );

  it.each(CATALOGUES)('%s: what is planned or a sample says so on its page', (register, texts) => {
    const isShown = (id: string) => id in texts || id.startsWith('site.') || !isPage(register);
    const shown = (id: string, language: Language) => (isShown(id) ? everywhere.get(language)?.[id] : undefined);
    expect(silentNotes(claimsOf(register), shown)).toEqual([]);
  });

  it.each(
    globSync(['web/src/site/**/*claims.json', 'web/src/{features,shared}/**/claims.json', 'src/modules/*/claims.json']),
  )('%s belongs to a catalogue, and says why where no test can show something', (register) => {
    expect(CATALOGUES.map(([file]) => file)).toContain(register);
    for (const reason of Object.values(claimsOf(register).people ?? {})) expect(reason).toMatch(/\w+ .*\.$/);
  });

  it('excuses no promise as one of people that isn’t on their list', () =>
    expect(
      unlisted(
        CATALOGUES.map(([register]) => claimsOf(register)),
        CLAIMS_OF_PEOPLE,
      ),
    ).toEqual([]));
});

describe('the checks', () => {
  const claims: Claims = {
    test: { 'a.promise': 'x.spec.ts › keeps it' },
    planned: { 'a.later': 'a.note' },
    plain: ['a.title', 'a.note', 'b.*'],
  };

  it('find what has no mark, two marks, or nothing to mark', () => {
    expect(unmarked(claims, ['a.promise', 'a.later', 'a.title', 'a.note', 'b.one', 'b.two'])).toEqual([]);
    expect(unmarked(claims, ['a.promise', 'a.later', 'a.note', 'b.one', 'a.new'])).toEqual([
      'a.new has no mark',
      'a.title marks nothing',
    ]);
    expect(unmarked({ test: { 'b.*': 'x' }, plain: ['b.one'] }, ['b.one'])).toEqual([
      'b.one has the marks b.* and b.one',
      'b.*: promises are named one by one',
    ]);
  });

  it('find a promise that was excused, and a line of the list that no one needs', () =>
    expect(unlisted([{ people: { 'a.new': 'Why.', 'a.old': 'Why.' } }], ['a.old', 'a.gone'])).toEqual([
      'a.new is not listed',
      'a.gone is listed for nothing',
    ]));

  it('find a test that was renamed, and a file that was deleted', () => {
    expect(brokenTests(claims, () => "it('keeps it', () => 1)")).toEqual([]);
    // The way in which the formatter breaks a long call.
    expect(brokenTests(claims, () => "it(\n    'keeps it', () => 1)")).toEqual([]);
    expect(brokenTests(claims, () => "it('keeps it well', () => 1)")).toEqual([
      'a.promise: x.spec.ts has no test “keeps it” that runs',
    ]);
    expect(brokenTests(claims, () => undefined)).toEqual(['a.promise: there is no file x.spec.ts']);
  });

  it.each([
    'it.skip',
    'xit',
    'test.fixme',
    'it.todo',
    'describe',
    'describe.skip',
    'test.describe',
    "it.skip.each(['a', 'b'])",
    'it.skip.each`a | b`',
  ])('take no proof from %s', (call) => {
    const source = `it('is another one', () => 1);\n${call}('keeps it', () => 1);\nit('comes later', () => 1)`;
    expect(brokenTests(claims, () => source)).toEqual(['a.promise: x.spec.ts has no test “keeps it” that runs']);
  });

  it.each([
    'describe.skip(',
    'xdescribe(',
    'test.describe.skip(',
    'test.describe.fixme(',
    "describe.skip.each(['a', 'b'])(",
    'describe.skip.each([\n  [1],\n  [2],\n])(',
  ])('take no proof from a test within a group that is left out: %s', (call) => {
    const group = `${call}'a group', () => {\n  it('keeps it', () => {\n    fail();\n  });\n});\n`;
    expect(brokenTests(claims, () => group)).toEqual(['a.promise: x.spec.ts has no test “keeps it” that runs']);
    // What comes after the group runs.
    expect(brokenTests(claims, () => `${group}it('keeps it', () => 1);\n`)).toEqual([]);
    const indented = group.replaceAll(/^(?=.)/gm, '  ');
    expect(brokenTests(claims, () => `describe('all', () => {\n${indented}});\n`)).toHaveLength(1);
  });

  it.each(['it.each([1, 2])', 'it.each<[string, number]>([])', 'it.each`a | b`', 'test', 'test.only'])(
    'take proof from %s',
    (call) => {
      expect(brokenTests(claims, () => `it.skip('another one', () => 1);\n${call}('keeps it', () => 1)`)).toEqual([]);
    },
  );

  it('find a note that does not say so, and one that is not on the page', () => {
    const note = { en: 'Not available yet', fr: 'Pas encore offert', es: 'Aún no está disponible' };
    expect(silentNotes(claims, (_id, language) => note[language])).toEqual([]);
    expect(silentNotes(claims, (_id, language) => (language === 'es' ? 'Disponible' : note[language]))).toEqual([
      'a.later: a.note does not say in es that this is planned',
    ]);
    expect(silentNotes(claims, () => undefined)).toEqual(['a.later: the page has no message a.note']);
  });
});
