import { session } from '@api/session';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import errors from '../../../api/messages/en.json';
import { conversation, obstacleTo } from '../../../features/chat/browser-conversation';
import { keepSession, keepUnsent, keptSession, keptUnsent } from '../../../features/chat/kept';
import words from './en.json';
import MailLink from './MailLink';

const KEPT = { id: 'mine', secret: 'mine.s' };
const MAILED = { id: 'theirs', secret: 'theirs.s', to: 'a•••@example.com', own: false };

const answer = (response: () => Response) => (globalThis.fetch = jest.fn<typeof fetch>(async () => response()));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const show = (step: 'back' | 'again' = 'back') =>
  render(
    <Around features={[]}>
      <MessagesProvider language="en" messages={{ ...errors, ...words }}>
        <MailLink step={step} token="token" />
      </MessagesProvider>
    </Around>,
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(conversation, 'resume').mockImplementation(() => undefined);
  answer(() => Response.json(MAILED));
});
afterEach(() => void jest.restoreAllMocks());

it('AWAY-04 another conversation is replaced only after a question that names its person', async () => {
  keepSession(KEPT);
  show();
  await press('Continue conversation');
  expect(await screen.findByText('Conversation of a•••@example.com')).toBeTruthy();
  expect(keptSession()).toEqual(KEPT);
  history.replaceState(null, '', '/live-chat-support?chat-token=token&lang=fr');
  await press('Open conversation');
  await screen.findByRole('button', { name: 'Continue conversation' });
  expect(location.search).toBe('?lang=fr');
  expect(keptSession()).toEqual({ id: 'theirs', secret: 'theirs.s' });
});

it('AWAY-04 what isn’t sent yet stays, and isn’t sent to the other conversation', async () => {
  keepUnsent([{ id: 'l', message: 'Mine', language: 'en', about: {}, at: '2026-01-01T00:00:00Z' }]);
  show();
  await press('Continue conversation');
  expect(await screen.findByText('Your messages haven’t been sent yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Open conversation' })).toBeNull();
  expect(keptSession()).toBeNull();
  expect(keptUnsent()).toHaveLength(1);
});

it('AWAY-04 only a wrong link is called wrong; what else fails can be tried again', async () => {
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('offline'));
  show();
  await press('Continue conversation');
  expect(await screen.findByText('That didn’t work')).toBeTruthy();
  answer(() => Response.json({ code: 'invalid_link' }, { status: 400 }));
  await press('Try again');
  expect(await screen.findByText('This link no longer works')).toBeTruthy();
  expect(obstacleTo(MAILED)).toBeUndefined();
});

it('AWAY-04 someone who is signed in is asked before someone else’s conversation', async () => {
  answer(() => Response.json({ userId: 'ana', role: 'tenant', language: 'en' }));
  await session.beginWithToken('token');
  expect(session.state().status).toBe('signed-in');
  answer(() => Response.json(MAILED));
  show();
  await press('Continue conversation');
  expect(await screen.findByText(/You’re signed in, and this conversation isn’t your account’s/)).toBeTruthy();
  expect(keptSession('ana')).toBeNull();
  expect(obstacleTo({ ...MAILED, own: true })).toBeUndefined();
});

it('AWAY-09 emails are turned on with a click and not before, and the token leaves the address', async () => {
  const fetched = answer(() => Response.json({ email: 'ana@example.com' }));
  history.replaceState(null, '', '/live-chat-support?again-token=token&lang=fr');
  show('again');
  expect(fetched).not.toHaveBeenCalled();
  await press('Turn emails on');
  expect(await screen.findByText(/are on for ana@example.com/u)).toBeTruthy();
  expect(location.search).toBe('?lang=fr');
  expect(fetched.mock.calls.map(([request]) => (request as Request).url)).toEqual([
    expect.stringContaining('/api/chat-emails/again'),
  ]);
});
