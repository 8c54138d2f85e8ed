import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as deposits from '../../../src/modules/regions/data/words/facts-of-deposits';
import * as rents from '../../../src/modules/regions/data/words/facts-of-rents';
import * as terms from '../../../src/modules/regions/data/words/facts-of-terms';
import { catalogueFiles, catalogueFolders } from '../../tools/catalogues.mjs';

/** Rows of the table in docs/glossary.md: five columns, the last two are words to avoid. */
const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const avoided = (column: number) =>
  rows.flatMap((cells) =>
    (cells[column] ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );

/** Matches whole words in any case. A word within a longer one doesn't count. */
const pattern = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}_{-])(?:${words.join('|')})(?![\\p{L}\\p{N}_}-])`, 'iu');

const WORDS = { fr: avoided(4), es: avoided(5) };
/** The texts of screens, letters and articles of the help center. */
const filesIn = (language: string): string[] => [
  ...new Set(
    [...catalogueFolders(resolve('web/src')).values()].flatMap((folders) => catalogueFiles(folders, language)),
  ),
  ...globSync(`src/{modules/*,platform/i18n}/messages/${language}.json`),
  ...globSync(`web/src/site/pages/help-center/articles/*.${language}.json`),
];
type Texts = Record<string, string> | { slug: string; title: string; text: string[] }[];
const textsOf = (texts: Texts): [id: string, text: string][] =>
  Array.isArray(texts)
    ? texts.map(({ slug, title, text }) => [slug, [title, ...text].join(' ').replaceAll(/\{ui:[^}]*\}/g, '')])
    : Object.entries(texts).map(([id, text]) => [id, text.replaceAll(STORED_NAME, '')]);

/** Words that are deliberately in another language, and addresses. */
const FOREIGN = /\.(person|original)$/;
/** Names under which the browser stores something, in the cookie policy. */
const STORED_NAME = /[«“]\u00a0?[a-z]+\.[\w-]+\u00a0?[»”]/g;

describe('the glossary', () => {
  it('names words to avoid in both languages', () => {
    expect(WORDS.fr.length).toBeGreaterThan(20);
    expect(WORDS.es.length).toBeGreaterThan(15);
  });

  it.each(['fr', 'es'] as const)('is kept to in %s', (language) => {
    const wrong = pattern(WORDS[language]);
    const complaints = filesIn(language).flatMap((file) =>
      textsOf(JSON.parse(readFileSync(file, 'utf8')) as Texts)
        .filter(([id, text]) => !FOREIGN.test(id) && wrong.test(text))
        .map(([id, text]) => `${id}: ${wrong.exec(text)?.[0]}`),
    );
    expect(complaints).toEqual([]);
  });

  it.each(['fr', 'es'] as const)('is kept to in the facts about regions in %s', (language) => {
    const facts = [deposits, rents, terms].flatMap((words) =>
      Object.values(words).flatMap((topic) => Object.values(topic)),
    );
    expect(facts.length).toBeGreaterThan(200);
    const wrong = pattern(WORDS[language]);
    expect(facts.map((fact) => fact[language]).filter((text) => wrong.test(text))).toEqual([]);
  });

  it.each([
    ['fr', ['annonce', 'annonces'], ['communiqué', 'communiqués']],
    ['es', ['anuncio', 'anuncios'], ['comunicado', 'comunicados']],
  ] as const)('distinguishes a listing from an announcement in %s', (language, listing, announcement) => {
    const messages = filesIn(language).flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8')) as Texts));
    const about = (thing: RegExp) => messages.filter(([id]) => thing.test(id));
    expect(about(/announce/).filter(([, text]) => pattern(listing).test(text))).toEqual([]);
    const entries = about(/^app\.menu\.(listings|announcements)$/).map(([id, text]) => [
      id,
      pattern(listing).test(text),
      pattern(announcement).test(text),
    ]);
    expect(entries.toSorted()).toEqual([
      ['app.menu.announcements', false, true],
      ['app.menu.listings', true, false],
    ]);
  });
});
