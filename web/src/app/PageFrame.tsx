import { useLanguage } from '@i18n/language-context';
import { MessagesProvider, useT } from '@i18n/messages';
import { useRemembered } from '@i18n/remember';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { applyHead, headFor, siteOrigin } from './head';
import { PageErrors } from './PageErrors';
import { frameOf, pageOf } from './pages';
import { PageSpinner } from './PageSpinner';
import { announceReady } from './ready';
import type { Layout, RouteRow } from './route-row';

function PageHead({ row }: { row: RouteRow }) {
  const { language } = useLanguage();
  const t = useT();
  useLayoutEffect(() => applyHead(headFor(row, language, t, siteOrigin())), [row, language, t]);
  return null;
}

function LoadedPage({ row }: { row: RouteRow }) {
  const { language } = useLanguage();
  const { Component, messages } = useRemembered(pageOf(row, language));
  useEffect(announceReady, []);
  return (
    <MessagesProvider language={language} messages={messages}>
      <PageHead row={row} />
      <Component />
    </MessagesProvider>
  );
}

/** One page of the table: its module and words load with a spinner, and its failures stay inside. */
export function PageFrame({ row }: { row: RouteRow }) {
  return (
    <PageErrors key={row.path}>
      <Suspense fallback={<PageSpinner />}>
        <LoadedPage row={row} />
      </Suspense>
    </PageErrors>
  );
}

function LoadedLayout({ layout }: { layout: Layout }) {
  const { language } = useLanguage();
  const { Component, messages } = useRemembered(frameOf(layout, language));
  return (
    <MessagesProvider language={language} messages={messages}>
      <Component layout={layout} />
    </MessagesProvider>
  );
}

/** The frame around a group of pages; it stays while its pages change. */
export function LayoutFrame({ layout }: { layout: Layout }) {
  return (
    <PageErrors>
      <Suspense fallback={<PageSpinner />}>
        <LoadedLayout layout={layout} />
      </Suspense>
    </PageErrors>
  );
}
