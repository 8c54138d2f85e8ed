import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';

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
const PAGES_OF_A_WALK = 2;
/** Pages that emailed links lead to. They ask the server about the link, which a walk doesn't have. */
const LINK_REFUSED = /\/api\/(auth\/(verify-email|confirm-email|invitation\/look)|suppliers\/invitations\/open)$/;
export const UNKNOWN = '/no-such-page';
/** One page of each kind. What is found on it applies to the others of its kind. */
const TEMPLATES = [
  '/',
  '/pricing',
  '/features',
  '/help-center',
  '/tenant-services',
  '/landlord-services',
  '/whats-new',
  '/reviews',
  '/community-impact',
  '/protection-plan',
  '/product-tour',
  '/system-status',
  '/blog',
  '/terms-of-service',
  '/contact',
  '/free-trial',
  '/rental-marketplace',
  '/login',
  '/register',
  '/register/landlord',
  '/tenant-access',
  UNKNOWN,
];

export const routes = JSON.parse(readFileSync(join(WEB, 'routes.json'), 'utf8')) as BuiltRoute[];
export const built = routes.filter((row) => row.document !== null);
export const templates = TEMPLATES.filter((path) => path === UNKNOWN || built.some((row) => row.path === path));

/** Processes all items, a few at a time, each on a page of its own. */
export async function onPages<Item>(
  browser: Browser,
  items: readonly Item[],
  options: Parameters<Browser['newContext']>[0],
  visit: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
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

/**
 * Processes all items on a few pages of one context, which shares what it has loaded. Each visit gets the console's complaints.
 */
export async function walk<Item>(
  context: BrowserContext,
  items: readonly Item[],
  visit: (page: Page, item: Item, complaints: string[]) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    const page = await context.newPage();
    let complaints: string[] = [];
    const hear = (message: ConsoleMessage) =>
      ['error', 'warning'].includes(message.type()) &&
      !LINK_REFUSED.test(message.location().url) &&
      complaints.push(message.text());
    page.on('console', hear).on('pageerror', (error) => complaints.push(error.message));
    for (let item = left.shift(); item !== undefined; item = left.shift()) await visit(page, item, (complaints = []));
  };
  await Promise.all(Array.from({ length: PAGES_OF_A_WALK }, worker));
  await context.close();
}
