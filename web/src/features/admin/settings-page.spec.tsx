import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying, type Played } from '@nav/testing/play-server';
import { changesIn, click, showPage, type Call } from '@nav/testing/show-page';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import SettingsPage from './pages/SettingsPage';

const DEMO = { enabled: true, filling: false, filledAt: '2026-11-20T10:00:00Z', failedAt: null };
const REFUSED: Played = [500, { code: 'internal', error: 'x', requestId: 'r' }];

interface Server {
  demo?: object;
  mail?: () => Played;
  reset?: Played;
}

function show({ demo = DEMO, mail = () => REFUSED, reset = REFUSED }: Server): Call[] {
  let state: object = demo;
  return showPage({
    page: (
      <>
        <SettingsPage />
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </>
    ),
    features: ['admin'],
    answer: ({ method, path }): Played => {
      if (path.endsWith('/test-mail')) return mail();
      if (path === '/api/admin/demo/reset') {
        if (reset[0] < 400) state = reset[1] as object;
        return reset;
      }
      return [200, method === 'GET' && path === '/api/admin/demo' ? state : []];
    },
  });
}
const changes = (calls: readonly Call[]) => changesIn(calls).map(({ method, path }) => `${method} ${path}`);

beforeEach(() => {
  localStorage.clear();
  act(() => session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn));
});
afterEach(() => {
  cleanup();
  act(() => session.end('signed-out'));
  stopPlaying();
});

describe('SF-026 the test email', () => {
  const MAIL = { name: 'Send a test email' };

  it.each([
    [true, 'Test email sent to ana@example.com'],
    [false, 'Email isn’t set up. The test email for ana@example.com is in the outbox.'],
  ])('is sent with one click, and the message says whether it leaves: %s', async (leaves, words) => {
    const calls = show({ mail: () => [200, { to: 'ana@example.com', leaves }] });
    await screen.findByRole('button', MAIL);
    await click('Send a test email');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(changes(calls)).toEqual(['POST /api/admin/settings/test-mail']);
  });

  it('that fails isn’t said to be sent, and can be tried again', async () => {
    let tries = 0;
    const calls = show({ mail: () => ((tries += 1) > 1 ? [200, { to: 'ana@example.com', leaves: true }] : REFUSED) });
    const button = await screen.findByRole<HTMLButtonElement>('button', MAIL);
    await click('Send a test email');
    await waitFor(() => expect(changes(calls)).toHaveLength(1));
    expect(screen.queryByText(/^Test email sent/)).toBeNull();
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    await click('Send a test email');
    expect(await screen.findByText(/^Test email sent/)).toBeTruthy();
  });
});

describe('SF-027 the demo', () => {
  const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Reset the demo' });

  it('is reset once an admin confirms it, and says that it is being filled', async () => {
    const calls = show({ reset: [200, { ...DEMO, filling: true }] });
    await button();
    expect(screen.getByText(/Last reset: Nov 20, 2026/)).toBeTruthy();
    await click('Reset the demo');
    const dialog = await screen.findByRole('dialog', { name: 'Reset the demo?' });
    expect(within(dialog).getByText(/Real accounts aren’t touched/)).toBeTruthy();
    await click('Cancel');
    expect([screen.queryByRole('dialog'), changes(calls)]).toEqual([null, []]);
    await click('Reset the demo');
    await click('Reset the demo');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes(calls)).toEqual(['POST /api/admin/demo/reset']);
    expect(screen.getByText('The demo is being reset')).toBeTruthy();
    expect(await screen.findByText('The demo is being reset…')).toBeTruthy();
    // A second reset of the same demo would be in vain.
    const calm = changes(calls).length;
    await click('Reset the demo');
    expect([screen.queryByRole('dialog'), changes(calls).length]).toEqual([null, calm]);
  });

  it('says why a reset was refused, and that the last one failed', async () => {
    show({ demo: { ...DEMO, failedAt: '2026-11-20T11:00:00Z' } });
    await button();
    expect(screen.getByText(/^The last reset failed/)).toBeTruthy();
    await click('Reset the demo');
    await click('Reset the demo');
    expect(await within(screen.getByRole('dialog')).findByText(/^Something went wrong/)).toBeTruthy();
  });

  it.each([
    [{ ...DEMO, enabled: false, filledAt: null }, /^The demo is turned off/, 0],
    [{ ...DEMO, filledAt: null }, /^The demo hasn’t been filled yet/, 1],
  ])('says how it is: %j', async (demo, words, buttons) => {
    show({ demo });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: 'Reset the demo' })).toHaveLength(buttons);
  });
});
