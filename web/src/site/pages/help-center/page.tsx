import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLiveQuery } from '../../live-query';
import { ArticlePart } from './ArticlePart';
import { isCategory } from './categories';
import { CategoryPart } from './CategoryPart';
import { Channels } from './Channels';
import { LoadingLines } from './LoadingLines';
import { Overview } from './Overview';
import { ResultsPart } from './ResultsPart';
import { SearchHead } from './SearchHead';
import { Tours } from './Tours';

/** The content below the search: an article, a category, the results, or the overview. */
function Middle({ question }: { question: string }) {
  const article = useLiveQuery('article');
  const category = useLiveQuery('category');
  if (question.trim()) return <ResultsPart question={question} />;
  if (article) return <ArticlePart slug={article} />;
  if (isCategory(category)) return <CategoryPart category={category} />;
  return <Overview />;
}

/** Search, four categories of articles, ways to reach us, and tours (docs/specification/content.md). */
export default function HelpCenterPage() {
  const question = useLiveQuery('q') ?? '';
  const [, setQuery] = useSearchParams();
  const ask = (text: string) =>
    setQuery((present) => queryWith(present, text), { replace: true, preventScrollReset: true });
  return (
    <>
      <SearchHead question={question} onAsk={ask} />
      <Suspense fallback={<LoadingLines />}>
        <Middle question={question} />
      </Suspense>
      <Channels />
      <Tours />
    </>
  );
}

function queryWith(present: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(present);
  for (const name of ['article', 'category', 'q']) next.delete(name);
  if (text) next.set('q', text);
  return next;
}
