import type { Article } from './articles';

/** Lower case without accents: `Église` becomes `eglise`. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words that occur in most questions and say nothing about the subject, in the three languages, without accents. */
const ASKING = new Set(
  (
    'a an and are can could do does for get how i if in is it me my of on or our should the there to we what when where which who why will with you your ' +
    'au aux avec c ce ces cette comment d dans de des du elle en est et faire fait il j je l la le les leur lui m ma mes mon n ne notre nos nous on ou par pas peut peux pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont sur t un une va vos votre vous y ' +
    'al cada como con cual cuales cuando cuanto de debo del donde e el ella en eres es esta este hacer hago la las lo los me mi mis no nos o para pero por puedo que quien se si sin son su sus te tengo tu un una unas unos y yo'
  ).split(' '),
);

const split = new WeakMap<Article, { title: string[]; text: string[] }>();

/** An article's words, split once. */
function wordsIn(article: Article): { title: string[]; text: string[] } {
  const known = split.get(article) ?? { title: wordsOf(article.title), text: wordsOf(article.text.join(' ')) };
  split.set(article, known);
  return known;
}

/** How well one word matches. A match in the title counts most, and one at the start of a word more than one inside it. */
function fit(word: string, article: Article): number {
  const { title: titleWords, text: textWords } = wordsIn(article);
  if (titleWords.includes(word)) return 8;
  if (titleWords.some((candidate) => candidate.startsWith(word))) return 6;
  if (textWords.includes(word)) return 3;
  return word.length > 2 && textWords.some((candidate) => candidate.startsWith(word)) ? 1 : 0;
}

/** Articles that contain every significant word of the question, best first. Accents and case don't matter. */
export function searchArticles(articles: readonly Article[], question: string): readonly Article[] {
  const asked = wordsOf(question);
  const telling = asked.filter((word) => !ASKING.has(word));
  const words = telling.length > 0 ? telling : asked;
  if (words.length === 0) return [];
  const scored = articles
    .map((article) => ({ article, fits: words.map((word) => fit(word, article)) }))
    .filter(({ fits }) => !fits.includes(0));
  const sum = (fits: readonly number[]) => fits.reduce((total, one) => total + one, 0);
  return scored.sort((left, right) => sum(right.fits) - sum(left.fits)).map(({ article }) => article);
}
