import { readFileSync } from 'node:fs';
import { connectApi } from '@api/client';
import { LANGUAGES, type Language } from '@contract/languages';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';

const wordsOf = (language: string) =>
  JSON.parse(readFileSync(`web/src/shared/messages/${language}.json`, 'utf8')) as object;
const parts = Object.fromEntries(LANGUAGES.map(({ code }) => [code, async () => ({ default: wordsOf(code) })]));
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { shared: parts } }), { virtual: true });

const TITLES = { en: 'This link is incomplete', fr: 'Ce lien est incomplet', es: 'Este enlace está incompleto' };

/** Each page that an emailed link leads to: its parameter, and where someone without a complete link goes. */
const PAGES: [string, () => Promise<{ default: ComponentType }>, string, string][] = [
  ['/reset-password', () => import('../features/auth/pages/ResetPasswordPage'), 'token', '/forgot-password'],
  ['/sign-in-link', () => import('../features/auth/pages/SignInLinkPage'), 'token', '/login'],
  ['/unlock-verification', () => import('../features/auth/pages/UnlockVerificationPage'), 'token', '/login'],
  ['/verify-email', () => import('../features/auth/pages/VerifyEmailPage'), 'token', '/login'],
  ['/confirm-email', () => import('../features/auth/pages/ConfirmEmailPage'), 'token', '/login'],
  ['/invitation', () => import('../features/auth/pages/InvitationPage'), 'token', '/login'],
  ['/supplier-invitation', () => import('../features/suppliers/pages/InvitationPage'), 'key', '/login'],
  ['/on-call', () => import('../features/on-call/pages/AlertPage'), 'key', '/login'],
];

const fetched = jest.fn(
  async () => new Response(JSON.stringify({ error: 'English', code: 'invalid_link', requestId: '1' }), { status: 400 }),
);

beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched;
  connectApi({
    token: () => undefined,
    language: () => 'en',
    onToken: () => undefined,
    onSessionEnded: () => undefined,
  });
});

async function open(load: (typeof PAGES)[number][1], at: string, language: Language = 'en'): Promise<void> {
  const { default: Page } = await load();
  const page = (
    <Around
      features={['auth', 'auth/links', 'suppliers/invitation', 'on-call/alert', '../api', '../app']}
      language={language}
      at={at}
    >
      <Page />
    </Around>
  );
  await act(async () => void render(page));
}

describe.each(PAGES)('SF-021 the link to %s', (path, load, parameter, onward) => {
  it.each(LANGUAGES.map(({ code }) => code))(
    'says that it is incomplete when it lost its token, without asking the server, in %s',
    async (language) => {
      await open(load, `${path}?${parameter}=`, language);
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByRole('heading', { level: 1 }).textContent).toBe(TITLES[language]);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(within(alert).getByRole('link').getAttribute('href')).toMatch(new RegExp(`^${onward}(\\?|$)`));
      expect(document.querySelector('main form, main [type="submit"], main [role="status"]')).toBeNull();
      expect(fetched).not.toHaveBeenCalled();
    },
  );
});

const REFUSED = 'This link is no longer valid. Please ask for a new one.';
/** The pages that ask the server immediately, and what they say when it refuses. */
const ASKS_AT_ONCE: Record<string, string> = {
  '/verify-email': REFUSED,
  '/confirm-email': REFUSED,
  '/invitation': REFUSED,
  '/supplier-invitation': REFUSED,
  '/on-call':
    'This link has expired, or you’re no longer on the on-call list. If you may still be needed, call the landlord.',
};

it.each(PAGES.filter(([path]) => path in ASKS_AT_ONCE))(
  'half a link to %s is refused by the server, which alone knows',
  async (path, load, parameter) => {
    await open(load, `${path}?${parameter}=half-of-${path.slice(1)}`);
    expect(await screen.findByText(ASKS_AT_ONCE[path] ?? '')).toBeTruthy();
    expect(screen.queryByText(TITLES.en)).toBeNull();
    expect(fetched).toHaveBeenCalledTimes(1);
  },
);
