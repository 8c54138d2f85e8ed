import { PRODUCT } from '@contract/product';
import type { Language } from '@contract/languages';
import { remember, rememberBy } from '@i18n/remember';
import { CATEGORIES, isCategory, type CategoryId } from './categories';

/** An article as its file has it; `{product}` stands for the name. */
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

const named = (text: string) => text.replaceAll('{product}', PRODUCT.name);

export function toArticle(category: CategoryId, { slug, title, text }: ArticleText): Article {
  return { category, slug, title: named(title), text: text.map(named) };
}

const byFile = rememberBy(async (key): Promise<readonly Article[]> => {
  const category = key.split('.', 1)[0];
  const load = files()[`./articles/${key}.json`];
  if (!load || !isCategory(category)) throw new Error(`There is no file of articles ${key}.`);
  return (await load()).map((text) => toArticle(category, text));
});

/** The articles of one category, in a language. */
export const articlesOf = (category: CategoryId, language: Language) => byFile(`${category}.${language}`);

const everything = new Map<Language, ReturnType<typeof remember<readonly Article[]>>>();

/** All articles in a language: what the search looks through. */
export function allArticles(language: Language) {
  const known = everything.get(language) ?? remember(async () => (await Promise.all(CATEGORIES.map(({ id }) => articlesOf(id, language).load()))).flat());
  everything.set(language, known);
  return known;
}
