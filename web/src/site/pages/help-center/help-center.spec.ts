import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { labelsIn, withLabels } from '../../../../tools/articles.mjs';
import { toArticle, type Article, type ArticleText } from './articles';
import { CATEGORIES, clock, POPULAR, TOUR_SECONDS, TOUR_STEPS, TOURS } from './categories';
import { searchArticles } from './search';

const folder = 'web/src/site/pages/help-center';
const LANGUAGES = ['en', 'fr', 'es'] as const;
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const rawArticles = (language: string) =>
  CATEGORIES.flatMap(({ id }) =>
    (read(`articles/${id}.${language}.json`) as ArticleText[]).map((text) => ({ ...text, category: id })),
  );
/** As they are built: with the labels of the screens. */
function articlesIn(language: (typeof LANGUAGES)[number]): readonly Article[] {
  const labels = labelsIn(resolve('web/src'), language);
  return rawArticles(language).map((raw) =>
    toArticle(raw.category, { ...raw, text: raw.text.map((part) => withLabels(part, labels)) }, language),
  );
}
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const slugs = (articles: readonly Article[]) => articles.map(({ slug }) => slug);

describe.each(LANGUAGES)('the help articles in %s', (language) => {
  const articles = articlesIn(language);
  const messages = {
    ...(read(`${language}.json`) as Record<string, string>),
    ...(read(`tours/${language}.json`) as Record<string, string>),
  };

  it('CP-004 are 12, 18, 15 and 10, each at an address of its own', () => {
    expect(CATEGORIES.map(({ id }) => articles.filter(({ category }) => category === id).length)).toEqual([
      12, 18, 15, 10,
    ]);
    expect(CATEGORIES.map(({ count }) => count)).toEqual([12, 18, 15, 10]);
    expect(new Set(slugs(articles)).size).toBe(55);
    expect(slugs(articles)).toEqual(slugs(articlesIn('en')));
  });

  it('CP-016 have 80 to 150 words each', () => {
    const lengths = articles.map(({ slug, text }) => [slug, words(text.join(' '))] as const);
    expect(lengths.filter(([, length]) => length < 80 || length > 150)).toEqual([]);
  });

  it('name the product through its placeholder and hold no straight apostrophe', () => {
    const raw = CATEGORIES.map(({ id }) => readFileSync(join(folder, `articles/${id}.${language}.json`), 'utf8')).join(
      '',
    );
    expect(raw).not.toMatch(/lodgewell|'/i);
    expect(articles.some(({ text }) => text.join('').includes('{'))).toBe(false);
  });

  it('quote nothing but labels of the screens, by their messages', () => {
    const quoted = rawArticles(language).flatMap(({ slug, title, text }) =>
      [...[title, ...text].join(' ').matchAll(/[“«]\u00a0?([^”»]*?)\u00a0?[”»]|\*\*(.+?)\*\*/g)].map(
        ([, label = '', bold]) => [slug, bold ?? label] as const,
      ),
    );
    expect(quoted.length).toBeGreaterThan(40);
    expect(quoted.filter(([, label]) => !/^\{ui:[\w.-]+\}$/.test(label))).toEqual([]);
  });

  it('name the labels that the English article names', () => {
    const named = (articles: readonly ArticleText[]) =>
      articles.map(({ slug, text }) => [
        slug,
        [...text.join(' ').matchAll(/\{ui:([\w.-]+)\}/g)].map(([, id]) => id).toSorted(),
      ]);
    expect(named(rawArticles(language))).toEqual(named(rawArticles('en')));
  });

  it('are listed among the popular ones with their own titles', () => {
    const titles = new Map(articles.map(({ slug, title }) => [slug, title]));
    for (const slug of POPULAR) expect(messages[`help-center.popular.${slug}`]).toBe(titles.get(slug));
  });

  it('CP-006 come with six captioned tours of 5:30', () => {
    expect([TOURS.length, clock(TOUR_SECONDS)]).toEqual([6, '5:30']);
    expect(
      TOURS.flatMap((id) => TOUR_STEPS.map((step) => `tours.${id}.${step}`)).filter((id) => !messages[id]),
    ).toEqual([]);
  });

  it('CP-007 are found by their titles, and nonsense finds nothing', () => {
    expect(
      articles.filter((article) => !searchArticles(articles, article.title).includes(article)).map(({ slug }) => slug),
    ).toEqual([]);
    expect(searchArticles(articles, 'xqzvbnm')).toEqual([]);
    expect(searchArticles(articles, '  …  ')).toEqual([]);
  });
});

describe('the search of the help center', () => {
  it('CP-007 ignores accents and case, in the reader’s language', () => {
    const french = articlesIn('fr');
    expect(slugs(searchArticles(french, 'RECU')).slice(0, 1)).toEqual(['receipts']);
    expect(searchArticles(french, 'reçu')).toEqual(searchArticles(french, 'recu'));
    expect(slugs(searchArticles(articlesIn('es'), 'contrasena'))).toContain('forgot-password');
  });

  it.each([
    ['en', 'How do I pay my rent?', 'pay rent'],
    ['en', 'my rent', 'rent'],
    ['fr', 'Comment payer mon loyer ?', 'payer loyer'],
    ['fr', 'Comment puis-je payer le loyer', 'payer loyer'],
    ['es', '¿Cómo pagar mi renta?', 'pagar renta'],
  ] as const)('CP-007 understands a question as people ask it (%s: %s)', (language, asked, telling) => {
    const found = searchArticles(articlesIn(language), asked);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(searchArticles(articlesIn(language), telling));
  });

  it('has an answer for a question that is made of such words alone', () => {
    expect(searchArticles(articlesIn('en'), 'how to').length).toBeGreaterThan(0);
  });

  it('requires every meaningful word, and puts titles first', () => {
    const english = articlesIn('en');
    expect(slugs(searchArticles(english, 'deposit'))[0]).toBe('deposits');
    expect(slugs(searchArticles(english, 'cashback works'))[0]).toBe('cashback');
    expect(searchArticles(english, 'deposit xqzvbnm')).toEqual([]);
  });
});

describe('labels in help articles', () => {
  it('are those of the screens', () =>
    expect(withLabels('Click “{ui:a.b}”.', { 'a.b': 'Pay now' })).toBe('Click “Pay now”.'));
  it('that were deleted stop the build', () =>
    expect(() => withLabels('Click “{ui:a.b}”.', {})).toThrow('There is no label a.b'));
  it('with parts to fill in stop it too', () =>
    expect(() => withLabels('{ui:a.b}', { 'a.b': 'Pay {amount}' })).toThrow('cannot fill in'));
});
