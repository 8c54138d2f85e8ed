import type { Language } from '@contract/languages';
import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { loginAddress } from '../api/provider';
import { ProviderWays } from './ProviderWays';

const PROVIDERS = [
  { id: 'google', name: 'Google' },
  { id: 'acme', name: 'Acme' },
];

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const show = (language: Language = 'en') =>
  render(
    <Around features={['auth', '../api', '../app']} language={language}>
      <ProviderWays providers={PROVIDERS} />
    </Around>,
  );
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('each provider has its button, in the reader’s language', () => {
  show();
  expect(buttons()).toEqual(['Continue with Google', 'Continue with Acme']);
  cleanup();
  show('es');
  expect(buttons()).toEqual(['Continuar con Google', 'Continuar con Acme']);
});

it('a provider is asked for at its own address, and a refusal is said on the page', async () => {
  jest.useFakeTimers();
  const asked: unknown[] = [];
  globalThis.fetch = (async (address: unknown) => {
    asked.push(address);
    return new Response('{}', { status: 503 });
  }) as typeof fetch;
  show('fr');
  fireEvent.click(screen.getByRole('button', { name: 'Continuer avec Acme' }));
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(asked).toEqual(['/api/auth/openid/acme/login?state=landlord&lang=fr']);
  expect(screen.getByText('La connexion n’a pas pu démarrer. Réessayez dans un instant.')).not.toBeNull();
  expect(loginAddress('google', 'landlord', 'en')).toBe('/auth/google/login?state=landlord');
});
