import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { rows } from '../../support/browser.js';
import { newEmail, PASSWORD } from './addresses.js';

export const LANGUAGES = ['en', 'fr', 'es'] as const;

/** The words of a language, by the ids that the screens use; English ones are written out in the tests, word for word. */
export function wordsOf(language: string): Record<string, string> {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  return {
    ...read(`web/src/features/auth/messages/${language}.json`),
    ...read(`web/src/features/auth/links/messages/${language}.json`),
    ...read(`web/src/api/messages/${language}.json`),
    ...read(`web/src/app/messages/${language}.json`),
    ...read(`web/src/shared/mail/messages/${language}.json`),
  };
}

export async function register(page: Page, email: string, userType = 'landlord'): Promise<string> {
  const answer = await page.request.post('/api/auth/signup', {
    data: { email, password: PASSWORD, userData: { firstName: 'Ana', lastName: 'Ruiz', userType } },
  });
  return (await answer.json()).access_token;
}

/** A code that a landlord has issued for a tenant of theirs. */
export async function issuedCode(page: Page): Promise<string> {
  const email = newEmail('nadia');
  const token = await register(page, email);
  await rows('update app_user set email_verified_at = now() where email = $1', [email]);
  const post = async (path: string, data: object = {}) =>
    (await page.request.post(`/api/landlords/${path}`, { data, headers: { Authorization: `Bearer ${token}` } })).json();
  const property = await post('properties', {
    streetNumber: '87',
    street: 'Laurier Avenue West',
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H2T 2N6',
    country: 'CA',
  });
  const unit = await post(`properties/${property.id}/units`, { label: '301' });
  const tenants = [{ firstName: 'Kim', lastName: 'Larsen', email: newEmail('kim'), language: 'en' }];
  const lease = await post(`units/${unit.id}/leases`, {
    startsOn: '2026-11-01',
    rentCents: 165_000,
    dueDay: 1,
    tenants,
  });
  await post(`leases/${lease.id}/activate`);
  return String((await post(`leases/${lease.id}/codes`)).code);
}

export const alert = (page: Page, text: string) =>
  page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const live = (page: Page) => page.locator('html[data-live]').waitFor();

export async function fill(page: Page, email: string, password = PASSWORD, words = wordsOf('en')): Promise<void> {
  await page.getByRole('textbox', { name: words['auth.email'] ?? '', exact: true }).fill(email);
  await page.getByLabel(words['auth.password'] ?? '', { exact: true }).fill(password);
}

/** The server is away in the way that is named, for one call. */
export async function away(page: Page, path: string, how: 'network' | number): Promise<void> {
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) =>
    how === 'network'
      ? route.abort()
      : route.fulfill({ status: how, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
}

/** The next answer of the server, in the shape of the API or without a word. */
export async function answer(page: Page, path: string, status: number, body: object | string): Promise<void> {
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) =>
    route.fulfill(typeof body === 'string' ? { status, contentType: 'text/html', body } : { status, json: body }),
  );
}

export const refused = (code: string) => ({ error: 'English', code, requestId: '1' });

/** What the pages say in one language, and where they say it. */
export function sayIn(language: string) {
  const words = wordsOf(language);
  const say = (id: string, values: Record<string, string> = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words[id] ?? id);
  const toast = (page: Page, id: string): Locator =>
    page.getByRole('region', { name: say('app.toasts.region') }).getByText(say(id), { exact: true });
  return { words, say, toast };
}
