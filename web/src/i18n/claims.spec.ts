import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
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
const everywhere = Object.assign({}, ...CATALOGUES.map(([, texts]) => texts)) as Texts;
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
    const shown = (id: string) =>
      texts[id] ?? (id.startsWith('site.') || !isPage(register) ? everywhere[id] : undefined);
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
      'a.promise: x.spec.ts has no test “keeps it”',
    ]);
    expect(brokenTests(claims, () => undefined)).toEqual(['a.promise: there is no file x.spec.ts']);
  });

  it('find a note that does not say so, and one that is not on the page', () => {
    expect(silentNotes(claims, () => 'Not available yet')).toEqual([]);
    expect(silentNotes(claims, () => 'Available')).toEqual(['a.later: a.note does not say that this is planned']);
    expect(silentNotes(claims, () => undefined)).toEqual(['a.later: the page has no message a.note']);
  });
});
