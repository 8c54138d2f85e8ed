import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { invited } from './account.js';

/**
 * Two people in the same moment. The second page gets no live updates, so that it shows what it loaded, as when both act within the same
 * second: whatever the first saved, the second must be told, and lose nothing that was typed.
 */
export async function desk(browser: Browser, token: string, path: string, live: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem('cookiesAccepted', 'true');
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, value);
  }, token);
  if (!live) await page.route('**/api/events**', (route) => route.abort());
  await page.goto(path);
  return page;
}

/** The same page on two desks, each with the session of its token. */
export async function desks(browser: Browser, tokens: readonly [string, string], path: string) {
  const [first, second] = await Promise.all([
    desk(browser, tokens[0], path, true),
    desk(browser, tokens[1], path, false),
  ]);
  return { first, second };
}

/** Two new colleagues of the team at the same page. */
export async function pair(browser: Browser, request: APIRequestContext, role: 'staff' | 'admin', path: string) {
  const [nora, paul] = [await invited(request, role), await invited(request, role)];
  return { nora, paul, ...(await desks(browser, [nora.token, paul.token], path)) };
}

export const mark = () => `q${Date.now()}${Math.floor(Math.random() * 1000)}`;

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Waits until the first page's change is stored: the second page isn't told. */
export const stored = (page: Page, method: string, path: string) =>
  page.waitForResponse((answer) => answer.request().method() === method && answer.url().includes(path) && answer.ok());

export const NEWER = 'Someone else saved changes while you were editing. None of your work is lost.';
export const STALE = /Someone else changed this while you were editing/;
