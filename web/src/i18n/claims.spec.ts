import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../../../src/contract/languages';
import {
  EMAIL_LINK_MINUTES,
  NEWSLETTER_CONFIRM_DAYS,
  TRIAL_DAYS,
  VERIFICATION_CODE,
} from '../../../src/contract/limits';
import { brokenTests, silentNotes, unmarked, type Claims } from './claims-checks';

type Texts = Record<string, string>;
const json = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** An article is promised paragraph by paragraph: `<slug>.1`, `<slug>.2`. */
function articles(): Texts {
  const all = globSync('web/src/site/pages/help-center/articles/*.en.json').flatMap((file) =>
    json<{ slug: string; text: string[] }[]>(file),
  );
  return Object.fromEntries(
    all.flatMap(({ slug, text }) => text.map((paragraph, index) => [`${slug}.${index + 1}`, paragraph])),
  );
}

/** Everything that promises something: the public site, help articles, emails, letters and plan lists, each with its register. */
const CATALOGUES: [register: string, texts: Texts][] = [
  ...globSync('web/src/site/**/en.json').map(
    (file) => [join(dirname(file), 'claims.json'), json<Texts>(file)] as [string, Texts],
  ),
  ...globSync('src/modules/*/messages/en.json').map(
    (file) => [join(dirname(file), '..', 'claims.json'), json<Texts>(file)] as [string, Texts],
  ),
  ['web/src/site/pages/help-center/articles.claims.json', articles()],
];
const inLanguage = (language: Language) =>
  Object.assign(
    {},
    ...globSync([
      `web/src/site/**/${language}.json`,
      `src/modules/*/messages/${language}.json`,
      `web/src/features/*/messages/${language}.json`,
    ]).map((file) => json<Texts>(file)),
  ) as Texts;
const everywhere = new Map(LANGUAGES.map(({ code }) => [code, inLanguage(code)]));
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
const claimsOf = (register: string) => (existsSync(register) ? json<Claims>(register) : {});

/** Messages of sections and emails are shown on many pages: their notes may be elsewhere. */
const isPage = (register: string) => register.includes('site/pages/');

describe('the register of claims', () => {
  it('reads the site, the help center and the emails', () => expect(CATALOGUES.length).toBeGreaterThan(75));

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

  it.each(globSync(['web/src/site/**/*claims.json', 'src/modules/*/claims.json']))(
    '%s belongs to a catalogue, and says why where no test can show something',
    (register) => {
      expect(CATALOGUES.map(([file]) => file)).toContain(register);
      for (const reason of Object.values(claimsOf(register).people ?? {})) expect(reason).toMatch(/\w+ .*\.$/);
    },
  );
});

/** Figures that emails write out. Each must be the constant that the code uses. */
const FIGURES: readonly [id: string, figure: number][] = [
  ...['verify', 'reset', 'guessed', 'changeEmail'].map((mail): [string, number] => [
    `mail.auth.${mail}.body`,
    EMAIL_LINK_MINUTES,
  ]),
  ['mail.twofactor.code.body', VERIFICATION_CODE.lifeMinutes],
  ['sms.twofactor.code', VERIFICATION_CODE.lifeMinutes],
  ['mail.newsletter.confirm.body', NEWSLETTER_CONFIRM_DAYS],
  ['mail.forms.confirm_trial.body', TRIAL_DAYS.salesAssisted],
];

describe.each(['en', 'fr', 'es'])('figures in emails in %s', (language) => {
  const texts = Object.assign(
    {},
    ...globSync(`src/modules/*/messages/${language}.json`).map((file) => json<Texts>(file)),
  ) as Texts;
  it.each(FIGURES)('%s says %d', (id, figure) => expect(texts[id]?.match(/\d+/)?.[0]).toBe(String(figure)));
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

  it('find a test that was renamed, and a file that is gone', () => {
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
    'describe.skip',
    "it.skip.each(['a', 'b'])",
    'it.skip.each`a | b`',
  ])('take no proof from %s', (call) => {
    const source = `it('is another one', () => 1);\n${call}('keeps it', () => 1);\nit('comes later', () => 1)`;
    expect(brokenTests(claims, () => source)).toEqual(['a.promise: x.spec.ts has no test “keeps it” that runs']);
  });

  it.each(['it.each([1, 2])', 'it.each`a | b`', 'describe', 'test.only'])('take proof from %s', (call) => {
    expect(brokenTests(claims, () => `it.skip('another one', () => 1);\n${call}('keeps it', () => 1)`)).toEqual([]);
  });

  it('find a note that does not say so, and one that is not on the page', () => {
    const note = { en: 'Not available yet', fr: 'Pas encore offert', es: 'Aún no está disponible' };
    expect(silentNotes(claims, (_id, language) => note[language])).toEqual([]);
    expect(silentNotes(claims, (_id, language) => (language === 'es' ? 'Disponible' : note[language]))).toEqual([
      'a.later: a.note does not say in es that this is planned',
    ]);
    expect(silentNotes(claims, () => undefined)).toEqual(['a.later: the page has no message a.note']);
  });
});
