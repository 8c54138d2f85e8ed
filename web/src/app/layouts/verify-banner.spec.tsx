import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';

const TEXT = 'The message wasn’t emailed. It’s kept in the outbox.';
const mail = async () => ({ default: { 'mail.kept.text': TEXT } });
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { mail: { en: mail, fr: mail, es: mail } } }), {
  virtual: true,
});
const { VerifyBanner } = await import('./VerifyBanner');

afterEach(() => {
  cleanup();
  stopPlaying();
});

it('without emails it is one line, and the rest opens from it', async () => {
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'site-settings', content: '{"mail":"kept"}' }),
  );
  playServer(() => [200, { userType: 'tenant', email: 'kim@example.com', emailVerified: false }]);
  await act(
    async () =>
      void render(
        <Around features={['../app/layouts']}>
          <QueryClientProvider client={new QueryClient()}>
            <VerifyBanner />
          </QueryClientProvider>
        </Around>,
      ),
  );
  const line = await screen.findByText('Please verify your email.', { selector: 'summary' });
  const folded = line.closest('details');
  expect(folded?.open).toBe(false);
  expect((await screen.findByText(new RegExp(TEXT))).closest('details')).toBe(folded);
  expect(screen.getByText('Send the link again').closest('details')).toBe(folded);
});
