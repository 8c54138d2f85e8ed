import type { Language } from '@contract/languages';
import { remember, rememberBy } from '@i18n/remember';
import { CATEGORIES, isCategory, type CategoryId } from './categories';
import { figuresIn } from './figures';

/** An article as its file has it: `{product}` and figures (`figures.ts`) are filled in here, labels by the build (`tools/articles.mjs`). */
export interface ArticleText {
  slug: string;
  title: string;
  /** Paragraphs. */
  text: readonly string[];
}

export interface Article extends ArticleText {
  category: CategoryId;
}

/** One file per category and language. Asked for in a call, so that what does not build with Vite can import this module. */
const files = () => import.meta.glob<ArticleText[]>('./articles/*.json', { import: 'default' });

export function toArticle(category: CategoryId, { slug, title, text }: ArticleText, language: Language): Article {
  const figures = figuresIn(language);
  const filled = (part: string) => part.replaceAll(/\{(\w+)\}/g, (open, name: string) => String(figures[name] ?? open));
  return { category, slug, title: filled(title), text: text.map(filled) };
}

const byFile = rememberBy(async (key): Promise<readonly Article[]> => {
  const [category, language] = key.split('.') as [string, Language];
  const load = files()[`./articles/${key}.json`];
  if (!load || !isCategory(category)) throw new Error(`There is no file of articles ${key}.`);
  return (await load()).map((text) => toArticle(category, text, language));
});

/** The articles of one category, in a language. */
export const articlesOf = (category: CategoryId, language: Language) => byFile(`${category}.${language}`);

const everything = new Map<Language, ReturnType<typeof remember<readonly Article[]>>>();

/** All articles in a language: what the search looks through. */
export function allArticles(language: Language) {
  const known =
    everything.get(language) ??
    remember(async () => (await Promise.all(CATEGORIES.map(({ id }) => articlesOf(id, language).load()))).flat());
  everything.set(language, known);
  return known;
}
