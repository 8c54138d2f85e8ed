import { connectApi } from '@api/client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import UnlockVerificationPage from '../pages/UnlockVerificationPage';
import VerificationDialog from './VerificationDialog';

const LOCKED = { code: 'second_step_locked', error: 'Too many wrong codes.', requestId: 'r' };
const HELD = { email: 'ana@example.com', challenge: 'c', methods: ['totp'] };
const sent: { path: string; body: unknown }[] = [];
let answers: Record<string, [status: number, body?: object]> = {};

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = jest.fn(async (request: Request) => {
    const path = new URL(request.url).pathname;
    sent.push({ path, body: await request.json() });
    const [status, body] = answers[path] ?? [204];
    return new Response(body && JSON.stringify(body), { status });
  }) as unknown as typeof fetch;
  connectApi({
    token: () => undefined,
    language: () => 'en',
    onToken: () => undefined,
    onSessionEnded: () => undefined,
  });
});
afterEach(() => cleanup());

const show = (children: React.ReactNode, at = '/login') =>
  render(
    <Around features={['auth', 'auth/links', '../api', '../app']} at={at}>
      {children}
      <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
    </Around>,
  );
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const dialog = (locked: boolean) => (
  <VerificationDialog held={{ ...HELD, locked }} onVerified={() => undefined} onCancel={() => undefined} />
);

describe('SEC-11 after too many wrong codes', () => {
  it('the dialog of a new sign-in says what happened, and offers the link again and a new password', async () => {
    show(dialog(true));
    expect(screen.getByRole('dialog', { name: 'Too many wrong codes' })).toBeTruthy();
    expect(screen.getByText('We’ve sent a link to ana@example.com. Open it, then sign in again.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe('/forgot-password');
    await press('Send the link again');
    expect(sent).toEqual([{ path: '/api/auth/second-step/link', body: { email: 'ana@example.com', challenge: 'c' } }]);
    expect(await screen.findByText('We’ve sent the link again')).toBeTruthy();
  });

  it('the one too many changes the dialog that is open', async () => {
    answers = { '/api/auth/verify-2fa': [429, LOCKED] };
    show(dialog(false));
    await press('Continue');
    fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '123456' } });
    await press('Verify');
    expect(await screen.findByRole('dialog', { name: 'Too many wrong codes' })).toBeTruthy();
    expect(screen.queryByLabelText('Verification code')).toBeNull();
  });

  it('the link is used by a click, and leads to the sign-in', async () => {
    show(<UnlockVerificationPage />, '/unlock-verification?token=abc');
    expect(sent).toEqual([]);
    await press('Let me try again');
    expect(sent).toEqual([{ path: '/api/auth/second-step/unlock', body: { token: 'abc' } }]);
    expect(await screen.findByText('You can use your codes again')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it('an old link says so and leads on', async () => {
    answers = { '/api/auth/second-step/unlock': [400, { code: 'invalid_link', error: 'English', requestId: 'r' }] };
    show(<UnlockVerificationPage />, '/unlock-verification?token=old');
    await press('Let me try again');
    expect(await screen.findByText(/^This link/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  });
});
