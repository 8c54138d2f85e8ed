import { session, type SignedIn } from '@api/session';
import { LANGUAGES, type Language } from '@contract/languages';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { dismissToast } from '@ui/overlay/toastStore';
import { holdToken } from './held-token';
import { SessionEffects } from './SessionEffects';
import TokenDialog from './TokenDialog';

const SIGNED_IN = {
  access_token: 't',
  user: { id: 'u', email: 'ana@example.com' },
  profile: { userType: 'landlord', firstName: 'Ana' },
} as SignedIn;
const page = (language: Language = 'en') => (
  <Around features={['../app']} language={language}>
    <SessionEffects />
    <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
  </Around>
);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  session.begin(SIGNED_IN);
});
afterEach(() => {
  act(() => dismissToast());
  cleanup();
  jest.useRealTimers();
});

const SIGNED_OUT = { en: 'Logged Out', fr: 'Déconnexion réussie', es: 'Sesión cerrada' };
const ENDED = {
  en: 'Your session has ended. Please sign in again.',
  fr: 'Votre session a pris fin. Veuillez vous reconnecter.',
};

it.each(LANGUAGES.map(({ code }) => code))(
  'SE-005 a sign-out is said for 1 second in %s, and clears both keys of the storage',
  async (language) => {
    render(page(language));
    act(() => session.end('signed-out'));
    expect(screen.getByText(SIGNED_OUT[language])).toBeTruthy();
    expect([localStorage.getItem('auth_token'), localStorage.getItem('access_token')]).toEqual([null, null]);
    await wait(900);
    expect(screen.getByText(SIGNED_OUT[language])).toBeTruthy();
    await wait(200);
    expect(screen.queryByText(SIGNED_OUT[language])).toBeNull();
  },
);

it('SE-012 a session that was refused is said once, and the note follows the language', async () => {
  const { rerender } = render(page());
  act(() => session.end('refused'));
  expect(screen.getAllByText(ENDED.en)).toHaveLength(1);
  rerender(page('fr'));
  expect(screen.queryByText(ENDED.en)).toBeNull();
  expect(screen.getAllByText(ENDED.fr)).toHaveLength(1);
});

it('asks the server once about the session that an address offers, and the question follows the language', async () => {
  const fetched = jest.fn(
    async () => new Response(JSON.stringify({ userId: 'v', firstName: 'Bruno', email: 'bruno@example.com' })),
  );
  globalThis.fetch = fetched;
  holdToken('offered');
  const dialog = (language: Language) => (
    <Around features={['../app', '../app/layouts']} language={language}>
      <TokenDialog />
    </Around>
  );
  const { rerender } = render(dialog('en'));
  await wait(10);
  expect(screen.getByRole('button', { name: 'Sign in as Bruno' })).toBeTruthy();
  rerender(dialog('fr'));
  await wait(10);
  expect(screen.getByRole('button', { name: 'Ouvrir la session de Bruno' })).toBeTruthy();
  expect(fetched).toHaveBeenCalledTimes(1);
  act(() => holdToken(undefined));
});
