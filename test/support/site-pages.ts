import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';

/** A row of dist/web/routes.json. */
export interface BuiltRoute {
  path: string;
  aliases: string[];
  redirects: string[];
  noindex: boolean;
  document: string | null;
}

export const WEB = resolve('dist/web');
const AT_ONCE = 4;
export const UNKNOWN = '/no-such-page';
/** One page of each kind: what is found on it holds for the others of its kind. */
const TEMPLATES = [
  '/', '/pricing', '/features', '/help-center', '/tenant-services', '/landlord-services', '/whats-new', '/reviews', '/community-impact', '/protection-plan',
  '/product-tour', '/system-status', '/blog', '/terms-of-service', '/contact', '/free-trial', '/rental-marketplace', '/login', '/register', '/register/landlord',
  '/tenant-access', UNKNOWN,
];

export const routes = JSON.parse(readFileSync(join(WEB, 'routes.json'), 'utf8')) as BuiltRoute[];
export const built = routes.filter((row) => row.document !== null);
export const templates = TEMPLATES.filter((path) => path === UNKNOWN || built.some((row) => row.path === path));

/** Runs over all items, a few at a time, each on a page of its own. */
export async function onPages<Item>(browser: Browser, items: readonly Item[], options: Parameters<Browser['newContext']>[0], visit: (page: Page, item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    const context = await browser.newContext(options);
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      const page = await context.newPage();
      await visit(page, item);
      await page.close();
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
