import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@contract/languages';
import { expect, it } from '@jest/globals';

/**
 * Where the client stores something, and under which names. A new place needs a line here, and its names are in the policy:
 * a name that ends in “…” is the beginning of some.
 */
const STORED: Record<string, readonly string[]> = {
  'api/session/tokens.ts': ['auth_token', 'access_token'],
  'api/session/typed-here.ts': ['typed-by'],
  'app/ThemeCookie.tsx': ['theme'],
  'app/load-or-reload.ts': ['reloaded:…'],
  'app/session/kept-forms.ts': ['draft.…'],
  'features/announcements/kept.ts': ['own.announcement'],
  'features/account/components/push/browser-push.ts': ['own.push'],
  'features/chat/alerts/choices.ts': ['desk.alerts'],
  'features/chat/alerts/once.ts': ['desk.told'],
  'features/chat/kept.ts': ['own.chat', 'own.chat-unsent', 'chat.visitor', 'chat.sound', 'chat.minimized'],
  'features/cookies/consent.ts': ['cookiesAccepted', 'cookiesDeclined'],
  'features/forms/components/draft.ts': ['draft.…'],
  'features/landlords/components/home/dismissed-steps.ts': ['desk.first-steps…'],
  'features/listings/favorites/kept.ts': ['favoriteHomes', 'draft.…'],
  'features/search/recent.ts': ['own.recent'],
  'features/service-requests/components/use-draft.ts': ['draft.…'],
  'i18n/language-storage.ts': ['language'],
  'i18n/mail-language-mark.ts': ['mail-language'],
  'nav/chosen-plan.ts': ['own.plan'],
  'shared/form/draft.ts': ['draft.…'],
  'shared/keys/single-keys.ts': ['single-keys'],
  'shared/request-parts/uploads/begun-uploads.ts': ['uploads.…'],
  'ui/theme/theme.ts': ['theme'],
};
/** What the server sets. */
const COOKIES = ['google_login'];

const STORES = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.open)\b/;
/** Names are written as texts of their own, or begin one. */
const LITERAL = /['`]((?:own|draft|chat|desk|uploads)\.[\w-]+|reloaded:)/g;

const read = (file: string) => readFileSync(`web/src/${file}`, 'utf8');

it('knows every place where the client stores something', () => {
  const places = globSync('**/*.{ts,tsx}', { cwd: 'web/src' }).filter(
    (file) => !/\.spec\.tsx?$/.test(file) && STORES.test(read(file)),
  );
  expect(places.toSorted()).toEqual(Object.keys(STORED).toSorted());
});

it.each(Object.entries(STORED))('knows the names in %s', (file, names) => {
  const text = read(file);
  for (const name of names) expect(text).toContain(name.replace('…', ''));
  const covers = (found: string) =>
    names.some((name) => (name.endsWith('…') ? found.startsWith(name.slice(0, -1)) : found === name));
  const found = [...text.matchAll(LITERAL)].map(([, name = '']) => name);
  expect(found.filter((name) => !covers(name))).toEqual([]);
});

it('names in three languages what the client stores', () => {
  const names = [...new Set([...Object.values(STORED).flat(), ...COOKIES])];
  for (const { code } of LANGUAGES) {
    const policy = read(`site/pages/cookie-policy/${code}.json`);
    const named = [...policy.matchAll(/[“«]\u00a0?([^”»]+?)\u00a0?[”»]/g)].map(([, name = '']) => name);
    expect(named).toEqual(expect.arrayContaining(names));
  }
});
