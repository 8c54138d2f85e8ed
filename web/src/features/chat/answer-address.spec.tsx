import { Problem } from '@api/problem';
import { CHAT } from '@contract/limits';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversation } from './browser-conversation';
import { AnswerAddress } from './components/AnswerAddress';
import { waitingSince } from './components/use-no-one-there';
import type { Line } from './lines';

let number = 0;
const line = (sender_type: Line['sender_type'], secondsAgo = 0, automatic = false): Line => ({
  id: `line-${(number += 1)}`,
  sequence: number,
  message: 'words',
  sender_type,
  automatic,
  created_at: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  state: 'sent',
});

/** Shows the form with the address that the server knows, and whether someone is there to answer. */
function show(
  lines: Line[],
  { email = null as string | null, account = false, byMail = false, now = true, stopped = false } = {},
) {
  globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json({ now, firstAnswer: null }));
  jest.spyOn(conversation, 'address').mockResolvedValue({ email, account, changeable: !account && !byMail, stopped });
  return render(
    <Around features={['chat']}>
      <AnswerAddress lines={lines} />
    </Around>,
  );
}
const field = () => screen.queryByRole('textbox', { name: 'Leaving? We’ll email you when there’s an answer.' });
const settled = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('AWAY-02 where answers go once the visitor has left', () => {
  it('is asked for when no one is there, and not while someone answers', async () => {
    const { unmount } = show([line('visitor'), line('agent', 0, true)], { now: false });
    await settled();
    expect(field()).toBeTruthy();
    expect(screen.getByText('Anyone who can open that email can read this conversation.')).toBeTruthy();
    unmount();
    show([line('visitor')]);
    await settled();
    expect(field()).toBeNull();
  });

  it('is asked for when the visitor has waited as long as answers do before they are emailed', async () => {
    const waited = CHAT.unansweredMailMinutes * 60;
    const { unmount } = show([line('visitor', waited), line('agent', waited, true)]);
    await settled();
    expect(field()).toBeTruthy();
    unmount();
    show([line('visitor', waited), line('agent', waited - 5)], { now: false });
    await settled();
    expect(field()).toBeNull();
  });

  it('is shown and can be changed; a refusal says why', async () => {
    show([line('visitor')], { email: 'me@example.com' });
    expect(await screen.findByText('If you leave, we’ll email me@example.com when there’s an answer.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    const leave = jest.spyOn(conversation, 'leaveAddress');
    leave.mockRejectedValueOnce({ status: 422, code: 'rule_broken', reason: 'chat_email_stopped', message: '' });
    const input = field() as HTMLInputElement;
    await userEvent.clear(input);
    await userEvent.type(input, ' you@example.com ');
    await userEvent.click(screen.getByRole('button', { name: 'Save email' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    leave.mockResolvedValueOnce({ email: 'you@example.com', account: false, changeable: true, stopped: false });
    await userEvent.click(screen.getByRole('button', { name: 'Save email' }));
    expect(await screen.findByText(/we’ll email you@example.com/)).toBeTruthy();
    expect(leave).toHaveBeenLastCalledWith('you@example.com');
  });

  it('is the account’s for whoever is signed in, and nothing where they want no emails', async () => {
    const { unmount } = show([line('visitor')], { email: 'me@example.com', account: true, now: false });
    expect(await screen.findByText(/we’ll email me@example.com/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    show([line('visitor')], { account: true, now: false });
    await settled();
    expect(field()).toBeNull();
  });

  it('is shown and can’t be changed by whoever came by the link of an email', async () => {
    show([line('visitor')], { email: 'me@example.com', byMail: true, now: false });
    expect(await screen.findByText(/we’ll email me@example.com/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('AWAY-09 says where emails are turned off, and has a link sent that turns them on', async () => {
    const ask = jest.spyOn(conversation, 'askForEmails');
    ask.mockRejectedValueOnce(new TypeError('offline'));
    const { unmount } = show([line('visitor')], { email: 'me@example.com', stopped: true });
    expect(await screen.findByText('Emails from the chat are off for me@example.com.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link to turn them on' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again');
    ask.mockResolvedValue(undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link to turn them on' }));
    expect(await screen.findByText(/We’ve sent a link there/)).toBeTruthy();
    expect(ask).toHaveBeenLastCalledWith('me@example.com');
    expect(screen.queryByRole('button', { name: 'Email me a link to turn them on' })).toBeNull();
    unmount();
    const own = show([line('visitor')], { email: 'me@example.com', account: true, stopped: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a link to turn them on' }));
    expect(ask).toHaveBeenLastCalledWith(null);
    own.unmount();
    show([line('visitor')], { email: 'me@example.com', byMail: true, stopped: true });
    expect(await screen.findByText('Emails from the chat are off for me@example.com.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('AWAY-09 a refused address can be used all the same, by the link', async () => {
    show([line('visitor')], { now: false });
    const leave = jest.spyOn(conversation, 'leaveAddress');
    leave.mockRejectedValueOnce(
      new Problem({ status: 422, code: 'rule_broken', reason: 'chat_email_stopped', message: 'Stopped.' }),
    );
    const ask = jest.spyOn(conversation, 'askForEmails').mockResolvedValue(undefined);
    await settled();
    await userEvent.type(field() as HTMLInputElement, 'me@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Save email' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a link to turn them on' }));
    expect(ask).toHaveBeenCalledWith('me@example.com');
    expect(await screen.findByText(/off for me@example.com. We’ve sent a link/)).toBeTruthy();
  });

  it('a visitor waits from the first line that no person has answered', () => {
    const [asked, again] = [line('visitor', 60), line('visitor', 30)];
    expect(waitingSince([asked, line('agent', 50, true), again])).toBe(asked.created_at);
    expect(waitingSince([asked, line('agent', 50), again])).toBe(again.created_at);
    expect(waitingSince([asked, again, line('agent')])).toBeUndefined();
    expect(waitingSince([{ ...asked, state: 'sending' }])).toBeUndefined();
  });
});
