import { connectApi } from '@api/client';
import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RegisterForm } from './RegisterForm';

document.head.innerHTML = '<meta name="site-settings" content=\'{"passwordMin":10}\'>';
connectApi({ token: () => undefined, language: () => 'en', onToken: () => undefined, onSessionEnded: () => undefined });
afterEach(() => cleanup());

const WEAK = {
  code: 'weak_password',
  error: 'English',
  details: [{ field: 'password', message: 'English' }],
  requestId: 'r',
};
const FIELDS = {
  'First name': 'Ana',
  'Last name': 'Ruiz',
  Email: 'ana@example.com',
};

async function fill(password: string): Promise<void> {
  const fields = Object.entries({ ...FIELDS, Password: password, 'Confirm password': password });
  for (const [label, value] of fields) fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Create account' })));
}

it('SEC-12 a form asks for the larger of its own shortest password and the server’s, and says why a weak one is refused', async () => {
  const sent = jest.fn(async () => new Response(JSON.stringify(WEAK), { status: 400 }));
  globalThis.fetch = sent as unknown as typeof fetch;
  await act(
    async () =>
      void render(
        <Around features={['auth', 'auth/links', '../api', '../app']}>
          <RegisterForm type="landlord" onRegistered={() => undefined} />
        </Around>,
      ),
  );
  expect(screen.getByText(/10 characters/)).toBeTruthy();
  await fill('ninesigns');
  expect(await screen.findByText('Password must be at least 10 characters')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  await fill('password2026');
  expect((await screen.findAllByText(/^This password is too easy to guess\./)).length).toBeGreaterThan(0);
});
