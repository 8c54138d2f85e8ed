import type { PageModule } from './pages';

/**
 * The addresses of all pages. It is loaded when someone leaves the first page; a document names its own page
 * (`i18n/named-parts`).
 */
export const pageTable = import.meta.glob<PageModule>([
  '../site/pages/*/page.{ts,tsx}',
  '../features/*/pages/*.tsx',
  './dashboards/*/*Page.tsx',
]);
