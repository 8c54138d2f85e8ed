import { session, type SignedIn } from '@api/session';
import { bindTyped } from '@api/session/typed-here';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showConversation } from './browser-conversation';
import ChatWidget from './components/ChatWidget';
import { Composer } from './components/Composer';
import type { Line } from './lines';
import { transcriptOf } from './transcript';

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function show(...buttons: (string | RegExp)[]) {
  const shown = render(
    <Around features={['chat']}>
      <ChatWidget asked={0} language="en" onThere={() => undefined} />
    </Around>,
  );
  for (const name of buttons) await press(name);
  return shown;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  globalThis.fetch = jest.fn<typeof fetch>(() => new Promise(() => undefined));
});
afterEach(() => void jest.restoreAllMocks());

describe('the chat widget', () => {
  it('CH-001 CH-002 CH-018 CH-022 opens from its button with the promised response time, and names the visitor', async () => {
    await show('Open the chat');
    expect(screen.getByRole('button', { name: 'Start Conversation' })).toBeTruthy();
    expect(screen.getByText('Average response time: 3 minutes')).toBeTruthy();
    expect(localStorage.getItem('chat.visitor')).toMatch(/^visitor-/);
  });

  it('ANSWER-05 shows the measured time instead, once there is one', async () => {
    const answering = { now: true, firstAnswer: { minutes: 4, days: 28 } };
    globalThis.fetch = jest.fn<typeof fetch>(async (asked) =>
      String(asked instanceof Request ? asked.url : asked).includes('/api/chat-answering')
        ? Response.json(answering)
        : new Promise<Response>(() => undefined),
    );
    await show('Open the chat');
    expect(await screen.findByText('Half of first responses come within 4 minutes (last 4 weeks)')).toBeTruthy();
    expect(screen.queryByText(/Average response time/)).toBeNull();
    answering.firstAnswer.minutes = 125;
    await press('Minimize');
    await press('Show the chat again');
    expect(await screen.findByText('Half of first responses come within 3 hours (last 4 weeks)')).toBeTruthy();
  });

  it('CH-003 CH-004 CH-008 CH-010 leads through role and service to the chat, and back', async () => {
    await show('Open the chat', 'Start Conversation');
    for (const role of ['Tenant', 'Landlord', 'Supplier', 'General'])
      expect(screen.getByRole('button', { name: role })).toBeTruthy();
    await press('Tenant');
    for (const service of [/Rent payment/, /Maintenance request/, /Tenant insurance/, /Contact support/])
      expect(screen.getByRole('button', { name: service })).toBeTruthy();
    await press(/Rent payment/);
    await press('Ask Questions');
    expect(screen.getByRole('textbox', { name: 'Your message' })).toBe(document.activeElement);
    await press('Back');
    await press('Back');
    expect(screen.getByRole('heading', { name: 'What is it about?' })).toBe(document.activeElement);
  });

  it('CH-011 CH-012 minimizes to a button, also over a reload, and closing begins anew', async () => {
    const { unmount } = await show('Open the chat', 'Start Conversation', 'Minimize');
    expect(screen.getByRole('button', { name: 'Show the chat again' })).toBe(document.activeElement);
    unmount();
    await show('Show the chat again');
    expect(screen.getByRole('button', { name: 'Start Conversation' })).toBeTruthy();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open the chat' })).toBe(document.activeElement);
  });

  it('CH-025 offers no continuation without a conversation', async () => {
    await show('Open the chat');
    expect(screen.queryByRole('button', { name: 'Continue conversation' })).toBeNull();
  });

  it('shows the conversation when something was written on a page, though the widget comes later', async () => {
    showConversation();
    const { unmount } = await show();
    expect(screen.getByRole('log')).toBeTruthy();
    unmount();
    await show('Open the chat');
    expect(screen.queryByRole('log')).toBeNull();
    act(showConversation);
    expect(screen.getByRole('log')).toBeTruthy();
  });

  it('minimizes with Escape', async () => {
    await show('Open the chat');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Show the chat again' })).toBeTruthy();
  });

  it('sound is on by default, and stays as it was set', async () => {
    await show('Open the chat', 'Start Conversation', 'General', /^Support/);
    const sound = () =>
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Sound' }).getAttribute('aria-pressed');
    expect(sound()).toBe('true');
    await press('Sound');
    expect([sound(), localStorage.getItem('chat.sound')]).toEqual(['false', 'off']);
  });
});

describe('on a computer that several people use', () => {
  const signIn = (userId: string) =>
    act(() => session.begin({ access_token: userId, profile: { userId } } as unknown as SignedIn));
  const kept = () => [localStorage.getItem('own.chat'), sessionStorage.getItem('own.chat-unsent')];
  /** All requests except the public one that reads how soon the chat answers. */
  const asked = () =>
    jest
      .mocked(globalThis.fetch)
      .mock.calls.filter(([request]) => !(request as Request).url.includes('/chat-answering')).length;

  /** A person who is signed in has a conversation, and writes a message that the network holds back. */
  async function says(message: string) {
    localStorage.setItem('own.chat', '{"id":"s","secret":"x"}');
    globalThis.fetch = jest.fn<typeof fetch>(() => Promise.reject(new TypeError('down')));
    signIn('ana');
    const shown = await show('Open the chat', 'Continue conversation');
    await userEvent.type(screen.getByRole('textbox'), `${message}{Enter}`);
    expect(await screen.findByText(/send it automatically/)).toBeTruthy();
    expect(kept()).toEqual([expect.stringContaining('"by":"ana"'), expect.stringContaining(message)]);
    return shown;
  }

  afterEach(() => act(() => session.end('signed-out')));

  it.each(['a sign-out', 'the next person’s sign-in'])(
    'with %s the conversation goes, and what waited to be sent is never sent',
    async (what) => {
      await says('My door code is 4711');
      if (what === 'a sign-out') act(() => session.end('signed-out'));
      else signIn('ben');
      expect([kept(), screen.queryByText('My door code is 4711')]).toEqual([[null, null], null]);
      const before = asked();
      act(() => void window.dispatchEvent(new Event('online')));
      await press('Open the chat');
      expect([asked(), screen.queryByRole('button', { name: 'Continue conversation' })]).toEqual([before, null]);
    },
  );

  it('in a frame without the chat both go with the sign-out by their names', async () => {
    await says('My door code is 4711');
    bindTyped({ status: 'anonymous', reason: 'signed-out' });
    expect(kept()).toEqual([null, null]);
  });

  it('when the session runs out it waits for the same person, also over a reload, and for nobody else', async () => {
    const { unmount } = await says('My door code is 4711');
    act(() => session.end('refused'));
    unmount();
    const again = await show('Open the chat');
    expect(screen.queryByRole('button', { name: 'Continue conversation' })).toBeNull();
    signIn('ana');
    await press('Continue conversation');
    expect(screen.getByText('My door code is 4711')).toBeTruthy();
    again.unmount();
    act(() => session.end('refused'));
    signIn('ben');
    await show('Open the chat');
    expect(screen.queryByRole('button', { name: 'Continue conversation' })).toBeNull();
  });

  it('a visitor’s goes along into the account', async () => {
    localStorage.setItem('own.chat', '{"id":"s","secret":"x"}');
    await show('Open the chat');
    signIn('ana');
    await press('Continue conversation');
    expect(kept()[0]).toContain('"by":"ana"');
  });
});

describe('the composer', () => {
  it('CH-013 CH-014 Enter sends, Shift+Enter makes a new line, blank text cannot be sent', async () => {
    const said: string[] = [];
    render(
      <Around features={['chat']}>
        <Composer onSay={(message) => void said.push(message)} onType={() => undefined} />
      </Around>,
    );
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(button.disabled).toBe(true);
    await userEvent.type(field, '   {Enter}');
    expect([said, button.disabled]).toEqual([[], true]);
    await userEvent.clear(field);
    await userEvent.type(field, 'One{Shift>}{Enter}{/Shift}two');
    expect(field.value).toBe('One\ntwo');
    await userEvent.type(field, '{Enter}');
    expect([said, field.value]).toEqual([['One\ntwo'], '']);
    await userEvent.type(field, 'Three');
    await userEvent.click(button);
    expect(said).toEqual(['One\ntwo', 'Three']);
    expect(document.activeElement).toBe(field);
  });

  it('leaves Enter to an input method that is composing', () => {
    const said: string[] = [];
    render(
      <Around features={['chat']}>
        <Composer onSay={(message) => void said.push(message)} onType={() => undefined} />
      </Around>,
    );
    const field = screen.getByRole('textbox');
    act(() => void fireEvent.change(field, { target: { value: 'にほ' } }));
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(said).toEqual([]);
  });
});

it('CH-017 the transcript holds every line with time and speaker', () => {
  const line = (message: string, sender_type: Line['sender_type']): Line => ({
    id: message,
    sequence: 1,
    message,
    sender_type,
    automatic: false,
    created_at: '2026-11-21T12:00:00Z',
    state: 'sent',
  });
  const text = transcriptOf(
    [line('Hello', 'visitor'), line('Hi\nthere', 'agent')],
    'en',
    ({ sender_type }) => sender_type,
  );
  expect(text).toMatch(/^\[Nov 21, 2026.*\] visitor:\nHello\n\n\[.*\] agent:\nHi\nthere\n$/s);
});

it('EL-001 the help about the partner network names the prices that the plans have', async () => {
  await show('Open the chat', 'Start Conversation', 'Supplier', /Partner network/);
  expect(screen.getByText('It costs $299 a year, or $1,499 for life.')).toBeTruthy();
});
