import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogueFiles, catalogueFolders } from '../../tools/catalogues.mjs';
import { callsChargesFees, unlikeUs, type Allowed } from './voice-checks';

/** What may use a word of the list, with the reason. */
const ALLOWED: Allowed = {
  'forms.reason.mediaPress': 'prescribed: a reason to write to us',
  'forms.contact.meta.description': 'the press, as a trade',
  'forms.inquiry.meta.description': 'the product comes to a country',
  'site.footer.press': 'the press, as a trade',
  'news-press.meta.title': 'the press, as a trade',
  'news-press.meta.description': 'the press, as a trade',
  'news-press.title': 'the press, as a trade',
  'news-press.lead': 'the press, as a trade',
};

type Messages = Record<string, string>;
const LANGUAGES = ['en', 'fr', 'es'] as const;
const filesIn = (language: string) => [
  ...new Set([...catalogueFolders(resolve('web/src')).values()].flatMap((folders) => catalogueFiles(folders, language))),
  ...globSync(`src/modules/*/messages/${language}.json`),
];
/** Help articles by their address and paragraph. */
const articlesIn = (language: string): Messages =>
  Object.fromEntries(
    globSync(`web/src/site/pages/help-center/articles/*.${language}.json`)
      .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as { slug: string; title: string; text: string[] }[])
      .flatMap(({ slug, title, text }) => [title, ...text].map((part, index) => [`help:${slug}.${index}`, part])),
  ) as Messages;
const textsIn = (language: string) => Object.assign(articlesIn(language), ...filesIn(language).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages)) as Messages;
const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)])) as Record<(typeof LANGUAGES)[number], Messages>;

describe('the voice', () => {
  it.each(LANGUAGES)('is kept to in %s', (language) => {
    const complaints = Object.entries(texts[language]).flatMap(([id, text]) => (id in ALLOWED ? [] : unlikeUs(text, language).map((found) => `${id}: ${found}`)));
    expect(complaints).toEqual([]);
  });

  it('tells charges from fees in French', () => {
    expect(Object.entries(texts.fr).filter(([id, text]) => callsChargesFees(text, texts.en[id] ?? '')).map(([id]) => id)).toEqual([]);
  });

  it('allows nothing that no message needs', () => {
    expect(Object.keys(ALLOWED).filter((id) => unlikeUs(texts.en[id] ?? '', 'en').length === 0)).toEqual([]);
  });
});

describe('the checks of the voice', () => {
  it.each([
    ['en', 'Somebody changed this'], ['en', 'It stands below'], ['en', 'Mend the lines'], ['en', 'Press the button'], ['en', '{n, plural, one {It runs by itself} other {#}}'],
    ['fr', "l'{name}"], ['fr', 'Avant {product}: ce que'], ['fr', 'Avant {product} : ce que'], ['es', 'Pregunte a su propietario'],
  ] as const)('find what is wrong in %s: %s', (language, text) => expect(unlikeUs(text, language)).toHaveLength(1));

  it.each([
    ['en', 'An understandable, impressive lease'], ['en', '{state, select, cancelled {Canceled} other {Open}}'], ['fr', 'Avant {product}\u00a0: ce que'], ['es', 'El propietario'],
  ] as const)('find nothing in %s in: %s', (language, text) => expect(unlikeUs(text, language)).toEqual([]));

  it('know a charge from a fee', () => {
    expect([callsChargesFees('Frais', 'Charge'), callsChargesFees('Frais', 'Late fee'), callsChargesFees('Sans frais', 'Free of charge')]).toEqual([true, false, false]);
  });
});
