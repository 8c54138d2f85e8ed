import type { Article } from './articles';

/** Small letters without accents: `Église` is `eglise`. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const split = new WeakMap<Article, { title: string[]; text: string[] }>();

/** An article's words, taken apart once. */
function wordsIn(article: Article): { title: string[]; text: string[] } {
  const known = split.get(article) ?? { title: wordsOf(article.title), text: wordsOf(article.text.join(' ')) };
  split.set(article, known);
  return known;
}

/** How well one word fits: in the title counts most, the beginning of a word more than its middle. */
function fit(word: string, article: Article): number {
  const { title: titleWords, text: textWords } = wordsIn(article);
  if (titleWords.includes(word)) return 8;
  if (titleWords.some((candidate) => candidate.startsWith(word))) return 6;
  if (textWords.includes(word)) return 3;
  return word.length > 2 && textWords.some((candidate) => candidate.startsWith(word)) ? 1 : 0;
}

/** Articles in which every word of the question occurs, the best first; accents and case do not matter. */
export function searchArticles(articles: readonly Article[], question: string): readonly Article[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const scored = articles.map((article) => ({ article, fits: words.map((word) => fit(word, article)) })).filter(({ fits }) => !fits.includes(0));
  const sum = (fits: readonly number[]) => fits.reduce((total, one) => total + one, 0);
  return scored.sort((left, right) => sum(right.fits) - sum(left.fits)).map(({ article }) => article);
}
