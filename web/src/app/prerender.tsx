import { LANGUAGES, localeOf, type Language } from '@contract/languages';
import { PRODUCT } from '@contract/product';
import { wordsIn } from '@i18n/messages';
import { localAddress } from '@nav/LocalLink';
import { factsFor } from '@site/facts/use-site-text';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { escape, headFor, headHtml, type Head } from './head';
import { knownPages } from './known-pages';
import { baseMessages, frameOf, moduleOf, pageOf, preparePage } from './pages';
import type { RouteRow } from './route-row';
import { notFoundRow, routes } from './routes';
import { structuredHtml } from './structured-data';

export { LANGUAGES, PRODUCT, routes, notFoundRow };

/** A placeholder for the site's origin in documents. The server writes the real one. */
export const ORIGIN = '__ORIGIN__';

/** Every route whose documents are prerendered in the build, the not-found page included. */
export const prerendered: readonly RouteRow[] = [...routes.filter((row) => row.prerender), notFoundRow];

/** Throws when a row names a page module that is not there. */
export async function checkModules(): Promise<void> {
  for (const row of [...routes, notFoundRow]) await moduleOf(row);
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** What social networks and messengers show with a link to the page. Only documents need it. */
function sharedHtml({ language, title, description, canonical }: Head): string[] {
  if (!canonical) return [];
  const picture = `${ORIGIN}/pictures/shared-${language}.png`;
  const facts = {
    'og:type': 'website',
    'og:site_name': PRODUCT.name,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': localeOf(language).replace('-', '_'),
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const lines = Object.entries(facts).map(
    ([property, content]) => `<meta property="${property}" content="${escape(content)}">`,
  );
  return [...lines, '<meta name="twitter:card" content="summary_large_image">'];
}

async function headText(row: RouteRow, language: Language): Promise<{ head: string; data: string }> {
  const page = await pageOf(row, language).load();
  const { formatMessage } = wordsIn(language, page.messages);
  const head = headFor(row, language, (id) => formatMessage({ id }) as string, ORIGIN);
  const words = {
    ids: Object.keys(page.messages),
    say: (id: string) => formatMessage({ id }, factsFor(language)) as string,
  };
  return {
    head: [headHtml(head), ...sharedHtml(head)].join('\n    '),
    data: structuredHtml(row.path, head, words, ORIGIN).join(''),
  };
}

/** One page in one language: the head and the body of its document, and data for search engines, which comes last. */
export async function renderPage(
  row: RouteRow,
  language: Language,
): Promise<{ head: string; body: string; data: string }> {
  const address = localAddress(row === notFoundRow ? '/not-found' : row.path, language, knownPages);
  await preparePage(address.split('?')[0] ?? '/', language);
  await Promise.all([baseMessages(language).load(), frameOf(row.layout, language).load()]);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <App language={language} />
    </StaticRouter>,
    // Boundaries above this size would be moved by inline scripts, which the content policy forbids.
    { progressiveChunkSize: 1e9, onError: (error) => void failures.push(error) },
  );
  const body = await textOf(prelude);
  if (failures.length > 0) throw new Error(`${row.path} (${language}) failed`, { cause: failures[0] });
  return { ...(await headText(row, language)), body };
}
