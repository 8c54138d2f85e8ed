import { readFileSync } from 'node:fs';
import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';

const words = JSON.parse(readFileSync('web/src/shared/mail/messages/en.json', 'utf8')) as Record<string, string>;
const mail = { en: async () => ({ default: words }) };
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { mail } }), { virtual: true });

afterEach(() => {
  cleanup();
  stopPlaying();
});

/** What the page says after the test alert, on an installation without SMTP. */
async function send(channels: string[]): Promise<string> {
  const content = JSON.stringify({ mail: 'kept' });
  document.head.append(Object.assign(document.createElement('meta'), { name: 'site-settings', content }));
  playServer(() => [200, { channels }]);
  const { TestAlert } = await import('./components/TestAlert');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Around features={['on-call', '../app', '../shared']}>
        <TestAlert />
      </Around>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send test alert' }));
  await screen.findByText(/It’s kept in the outbox/);
  return screen.getByRole('status').textContent ?? '';
}

it('doesn’t call an email sent that the installation only keeps', async () => {
  expect(await send(['email'])).not.toContain('Test alert sent');
});

it('names the channels by which a test alert did go out', async () => {
  expect(await send(['email', 'sms'])).toMatch(/^Test alert sent: text message\. /);
});
