import type { Language } from '@contract/languages';
import { loadCatalogueTable, loadMessages } from '@i18n/load-messages';
import type { Messages } from '@i18n/messages';
import { namedPart } from '@i18n/named-parts';
import { rememberBy } from '@i18n/remember';
import { loadStills } from '@ui/later/still';
import type { ComponentType } from 'react';
import { loadOrReload } from './load-or-reload';
import { matchRow } from './match';
import type { Layout, RouteRow } from './route-row';
import { notFoundRow, routes } from './routes';

export type PageModule = { default: ComponentType };
type FrameModule = { default: ComponentType<{ layout: Layout }> };

export interface LoadedPart<Props = Record<never, never>> {
  Component: ComponentType<Props>;
  messages: Messages;
}

type Frame = { load: () => Promise<FrameModule>; catalogues: readonly string[] };

const dashboard: Frame = {
  load: () => import('./layouts/DashboardLayout'),
  catalogues: ['frame', 'shared', 'announcements'],
};

/** Frames: the module, and the message groups it needs besides the base. */
const frames: Readonly<Record<Layout, Frame>> = {
  site: { load: () => import('@site/SiteLayout'), catalogues: ['site'] },
  bare: { load: () => import('./layouts/BareLayout'), catalogues: [] },
  landlord: dashboard,
  tenant: dashboard,
  supplier: dashboard,
  technician: dashboard,
  staff: dashboard,
  admin: dashboard,
};

/** The file of a row's page, as the globs name it. */
const fileOf = (row: RouteRow) => row.page.replace(/^app\//, './').replace(/^(?!\.\/)/, '../');

async function fromTable(row: RouteRow): Promise<(() => Promise<PageModule>) | undefined> {
  const { pageTable } = await import('./page-table');
  return pageTable[`${fileOf(row)}.tsx`] ?? pageTable[`${fileOf(row)}.ts`];
}

/** The loader of a row's module. */
export async function moduleOf(row: RouteRow): Promise<() => Promise<PageModule>> {
  const load = namedPart<PageModule>(row.page) ?? (await fromTable(row));
  if (!load) throw new Error(`${row.path}: there is no page module ${row.page}.`);
  return load;
}

async function part<Props>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  catalogues: readonly string[],
  language: Language,
): Promise<LoadedPart<Props>> {
  const both = () => Promise.all([load(), loadMessages(catalogues, language)]);
  const [module, messages] = await (import.meta.env.SSR ? both() : loadOrReload(name, both));
  await loadStills();
  return { Component: module.default, messages };
}

/** A page that failed to load is requested again after a second at the earliest. */
const FAILURE_STAYS_MS = 1000;

const bothOf = (key: string) => key.split(' ') as [string, Language];

const pageBy = rememberBy((key) => {
  const [path, language] = bothOf(key);
  const row = routes.find((candidate) => candidate.path === path) ?? notFoundRow;
  return part(row.page, async () => (await moduleOf(row))(), row.catalogues, language);
}, FAILURE_STAYS_MS);

const frameBy = rememberBy((key) => {
  const [layout, language] = bothOf(key);
  const frame = frames[layout as Layout];
  return part(`layout:${layout}`, frame.load, frame.catalogues, language);
}, FAILURE_STAYS_MS);

const baseBy = rememberBy((language) => loadMessages(['base'], language as Language));

/** A row's page with its words, loaded once per language. */
export const pageOf = (row: RouteRow, language: Language) => pageBy(`${row.path} ${language}`);
export const frameOf = (layout: Layout, language: Language) => frameBy(`${layout} ${language}`);
export const baseMessages = (language: Language) => baseBy(language);

/** Loads everything that the page at this address needs to render without waiting. */
export async function preparePage(pathname: string, language: Language): Promise<void> {
  const row = matchRow(pathname);
  await Promise.all([
    baseMessages(language).load(),
    frameOf(row.layout, language).load(),
    pageOf(row, language).load(),
  ]);
}

/** Where all pages and texts are, for leaving a prerendered page. */
export const loadTables = (): Promise<unknown> => Promise.all([import('./page-table'), loadCatalogueTable()]);
