import type { Language } from '@contract/languages';
import { KnownPagesContext, LocalLink } from '@nav/LocalLink';
import { LinkProvider } from '@ui/link/LinkProvider';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Guard } from './Guard';
import { knownPages } from './known-pages';
import { LanguageProvider } from './LanguageProvider';
import { LayoutFrame, PageFrame } from './PageFrame';
import { PageScroll } from './PageScroll';
import type { RouteRow } from './route-row';
import { notFoundRow, routes } from './routes';
import { SessionEffects } from './session/SessionEffects';
import { TokenQuestion } from './session/TokenQuestion';
import { ThemeCookie } from './ThemeCookie';
import { Toasts } from './Toasts';

/** Rows with the same frame and audience, so that the frame stays while its pages change. */
function grouped(rows: readonly RouteRow[]): [string, RouteRow[]][] {
  const groups = new Map<string, RouteRow[]>();
  for (const row of rows) {
    const key = `${row.layout} ${JSON.stringify(row.audience)}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups];
}

const groups = grouped([...routes, notFoundRow]);

function pageRoutes(row: RouteRow) {
  return [row.path, ...row.aliases].map((path) => <Route key={path} path={path} element={<PageFrame row={row} />} />);
}

function GroupRoute(rows: RouteRow[], key: string) {
  const [first] = rows;
  if (!first) return null;
  const frame = (
    <Guard audience={first.audience}>
      <LayoutFrame layout={first.layout} />
    </Guard>
  );
  return (
    <Route key={key} element={frame}>
      {rows.flatMap(pageRoutes)}
    </Route>
  );
}

const redirects = routes.flatMap((row) =>
  row.redirects.map((from) => <Route key={from} path={from} element={<Navigate to={row.path} replace />} />),
);

/** The whole client inside its router: language, links, and the routes of the table. */
export function App({ language }: { language: Language }) {
  return (
    <KnownPagesContext value={knownPages}>
      <LinkProvider component={LocalLink}>
        <Suspense>
          <LanguageProvider initial={language}>
            <PageScroll />
            <ThemeCookie />
            <SessionEffects />
            <TokenQuestion />
            <Toasts />
            <Routes>
              {groups.map(([key, rows]) => GroupRoute(rows, key))}
              {redirects}
            </Routes>
          </LanguageProvider>
        </Suspense>
      </LinkProvider>
    </KnownPagesContext>
  );
}
