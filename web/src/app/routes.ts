import { sitePage, type RouteRow } from './route-row';

/**
 * THE route table: router, prerenderer, sitemap, footer and tests read it, and so does the server through
 * dist/web/routes.json. A new page is one row here and one folder; docs/client.md shows how.
 */
export const routes: readonly RouteRow[] = [
  sitePage('/', 'home'),
  sitePage('/terms-of-service', 'terms', { aliases: ['/terms'] }),
  sitePage('/privacy-policy', 'privacy', { aliases: ['/privacy'] }),
];

/** Shown for any other path; the server answers it with status 404. */
export const notFoundRow: RouteRow = sitePage('*', 'not-found', { noindex: true });
