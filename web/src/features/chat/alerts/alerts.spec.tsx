import { runInThisContext } from 'node:vm';
import { teamNavigationQuery, type TeamNavigation } from '@api/navigation';
import { session as signedIn, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AlertsDialog } from '../components/inbox/AlertsDialog';
import { keepAlertChoices } from './choices';
import { TeamAlerts } from './TeamAlerts';

const ME = 'me';
const NONE: TeamNavigation = { chats: 0, newestChatAt: null, newestChatId: null, tickets: 0, ratings: 0, onDuty: true };
const ONE = { ...NONE, chats: 1, newestChatAt: '2026-11-23T12:00:00.000Z', newestChatId: 'a' };
const TWO = { ...ONE, chats: 2, newestChatAt: '2026-11-23T12:01:00.000Z', newestChatId: 'b' };

let tones: number;
let shown: { title: string; body?: string }[];
let asked: number;
let mayNotify: NotificationPermission;
let focused: boolean;

class Tone {
  currentTime = 0;
  destination = {};
  close = () => Promise.resolve();
  createOscillator() {
    tones += 1;
    const part = { frequency: {}, connect: () => part, addEventListener() {}, start() {}, stop() {} };
    return part;
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} };
  }
}

class Shown {
  static get permission() {
    return mayNotify;
  }
  static requestPermission() {
    asked += 1;
    mayNotify = 'granted';
    return Promise.resolve(mayNotify);
  }
  constructor(title: string, { body }: NotificationOptions) {
    shown.push({ title, body });
  }
  addEventListener() {}
}

// Node's `fetch` accepts only Node's own abort signals, but jsdom replaces them.
globalThis.AbortController = runInThisContext('AbortController') as typeof AbortController;
const browserFetch = globalThis.fetch;
let clients: QueryClient[];

/** Another tab of the same person. */
function tab(first: TeamNavigation, demo = false): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(teamNavigationQuery.queryKey, first);
  clients.push(client);
  act(() =>
    signedIn.begin({ access_token: 'x', profile: { userId: ME, firstName: 'Ana', demo } } as unknown as SignedIn),
  );
  render(
    <Around features={['chat/components/inbox', '../app/layouts']}>
      <QueryClientProvider client={client}>
        <TeamAlerts />
      </QueryClientProvider>
    </Around>,
  );
}

/** Updates the counts in every tab, and lets a second pass, in which background tabs get their turn. */
async function hear(figures: TeamNavigation): Promise<void> {
  for (const client of clients) act(() => void client.setQueryData(teamNavigationQuery.queryKey, figures));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  [clients, tones, shown, asked, mayNotify, focused] = [[], 0, [], 0, 'default', false];
  Object.assign(globalThis, { AudioContext: Tone, Notification: Shown });
  document.hasFocus = () => focused;
  document.title = 'Tickets';
  globalThis.fetch = jest.fn(async () => Response.json({ id: 'b', name: 'Léa Roy', lastMessage: 'My rent is wrong' }));
});
afterEach(() => {
  act(() => signedIn.end('signed-out'));
  globalThis.fetch = browserFetch;
  jest.useRealTimers();
});

describe('staff on any page', () => {
  it('TOLD-04 see in the title how many visitors wait, also after the page changed; off duty there is no figure', async () => {
    tab(ONE);
    expect(document.title).toBe('(1) Tickets');
    await act(async () => void (document.title = 'Leads'));
    expect(document.title).toBe('(1) Leads');
    await hear(TWO);
    expect(document.title).toBe('(2) Leads');
    await hear({ ...TWO, onDuty: false });
    expect(document.title).toBe('Leads');
  });

  it('TOLD-05 hear and see nothing until they choose it, and never what was there when they came', async () => {
    tab(ONE);
    await hear(TWO);
    expect([tones, shown]).toEqual([0, []]);
    keepAlertChoices(ME, { sound: true, notify: true, words: false });
    mayNotify = 'granted';
    tab(TWO);
    await hear(TWO);
    expect([tones, shown]).toEqual([0, []]);
  });

  it('TOLD-05 are told once, by one of several tabs, without what was written', async () => {
    keepAlertChoices(ME, { sound: true, notify: true, words: false });
    mayNotify = 'granted';
    for (let tabs = 0; tabs < 3; tabs += 1) tab(ONE);
    await hear(TWO);
    expect([tones, shown]).toEqual([1, [{ title: '2 visitors are waiting in the chat', body: undefined }]]);
    // Fewer visitors waiting isn't news, but the next new one is.
    await hear(ONE);
    await hear({ ...TWO, newestChatAt: '2026-11-23T12:02:00.000Z', newestChatId: 'c' });
    expect([tones, shown.length]).toEqual([2, 2]);
  });

  it('TOLD-05 read who wrote what only if they chose that, and get no notification of what they look at', async () => {
    keepAlertChoices(ME, { sound: true, notify: true, words: true });
    mayNotify = 'granted';
    tab(ONE);
    await hear(TWO);
    expect(shown).toEqual([{ title: 'Léa Roy', body: 'My rent is wrong' }]);
    focused = true;
    await hear({ ...TWO, chats: 3 });
    expect([tones, shown.length]).toEqual([2, 1]);
  });

  it('TOLD-05 are left in peace off duty, in another person’s session, and in their first minute in the demo', async () => {
    keepAlertChoices('someone-else', { sound: true, notify: true, words: true });
    mayNotify = 'granted';
    tab(ONE);
    await hear(TWO);
    keepAlertChoices(ME, { sound: true, notify: true, words: false });
    await hear({ ...TWO, chats: 3, onDuty: false });
    tab(ONE, true);
    await hear({ ...TWO, chats: 4 });
    expect([tones, shown]).toEqual([0, []]);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await hear({ ...TWO, chats: 5 });
    expect([tones, shown]).toEqual([1, [{ title: '5 visitors are waiting in the chat', body: undefined }]]);
  });
});

describe('the choice', () => {
  const dialog = () =>
    render(
      <Around features={['chat/components/inbox']}>
        <AlertsDialog onClose={() => undefined} />
      </Around>,
    );
  const turn = (name: string) => act(async () => fireEvent.click(screen.getByRole('switch', { name })));
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

  beforeEach(() => {
    act(() => signedIn.begin({ access_token: 'x', profile: { userId: ME } } as unknown as SignedIn));
  });

  it('TOLD-06 asks the browser for permission when the switch is turned on, not before', async () => {
    dialog();
    expect([asked, isOn('Show a browser notification')]).toEqual([0, false]);
    await turn('Show a browser notification');
    expect([asked, isOn('Show a browser notification'), isOn('Include name and message')]).toEqual([1, true, false]);
    await turn('Play a sound');
    expect([tones, isOn('Play a sound')]).toEqual([1, true]);
    expect(JSON.parse(localStorage.getItem('desk.alerts') ?? '')).toEqual({
      [ME]: { sound: true, notify: true, words: false },
    });
  });

  it('TOLD-06 says what to do where the browser blocks notifications', () => {
    mayNotify = 'denied';
    dialog();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Show a browser notification' }).disabled).toBe(true);
    expect(screen.getByText(/Your browser blocks notifications/)).toBeTruthy();
  });
});
