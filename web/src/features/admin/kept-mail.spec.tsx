import { readFileSync } from 'node:fs';
import { session, type SignedIn } from '@api/session';
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { click, showPage, type } from '@nav/testing/show-page';
import { cleanup, screen, within } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import type { Issue } from './api/newsletter';
import { IssueDialog } from './components/newsletter/IssueDialog';
import { InviteDialog } from './components/people/InviteDialog';
import NewsletterPage from './pages/NewsletterPage';

/** An installation without SMTP. */
document.head.append(
  Object.assign(document.createElement('meta'), { name: 'site-settings', content: JSON.stringify({ mail: 'kept' }) }),
);
const words = JSON.parse(readFileSync('web/src/shared/mail/messages/en.json', 'utf8')) as Record<string, string>;
const mail = { en: async () => ({ default: words }) };
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { mail } }), { virtual: true });

const ISSUE = { id: 'n1', state: 'draft', subjectEn: 'November', version: 1 } as unknown as Issue;
const INVITED = {
  id: 'u2',
  email: 'zoe@example.com',
  firstName: 'Zoe',
  lastName: 'Ray',
  invitationUrl: 'https://rent.example/invitation#abc',
  invitationEndsAt: '2026-12-07T10:56:00Z',
};
const toasts = <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />;

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});
beforeEach(() =>
  session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn),
);
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

it('says that a newsletter and its test are in the outbox', async () => {
  showPage({
    page: (
      <>
        <IssueDialog issue={ISSUE} onEdit={() => undefined} onClose={() => undefined} />
        {toasts}
      </>
    ),
    features: ['admin'],
    answer: ({ path }) => {
      if (path.endsWith('/counts')) return [200, { total: 1, en: 1, fr: 0, es: 0 }];
      if (path.endsWith('/test')) return [200, { languages: ['en', 'es'] }];
      return path.endsWith('/preview') ? undefined : [200, ISSUE];
    },
  });
  await screen.findByRole('button', { name: 'Send newsletter' });
  await click('Send me a test');
  expect(await screen.findByText('Email isn’t set up. The test is in the outbox: English and Español.')).toBeTruthy();
  await click('Send newsletter');
  expect(await screen.findByText(/The newsletter goes to the outbox and is kept there/)).toBeTruthy();
});

it.each([
  [{ recipients: 2, kept: 2 }, 'Kept, not sent', 'Put in the outbox'],
  [{ recipients: 2, kept: 1 }, 'Sent in part', 'Put in the outbox'],
  [{ recipients: 2, kept: 0 }, 'Sent', 'Sending finished'],
])('of emails %j, the list and the dialog say “%s”', async (counts, state, time) => {
  const issue = {
    ...ISSUE,
    state: 'sent',
    waiting: 0,
    failed: 0,
    bounced: 0,
    unsubscribes: 0,
    ...counts,
    sendAt: '2026-11-30T14:27:00Z',
    startedAt: '2026-11-30T14:27:00Z',
    finishedAt: '2026-11-30T14:28:00Z',
  };
  showPage({
    page: <NewsletterPage />,
    features: ['admin'],
    at: '/dashboards/admin/newsletter?issue=n1',
    answer: ({ path }) => {
      if (path.endsWith('/counts'))
        return [200, { total: 2, en: 2, fr: 0, es: 0, unconfirmed: 0, left: 0, bounced: 0 }];
      if (path.endsWith('/preview')) return undefined;
      return [200, path.endsWith('/issues') ? [issue] : issue];
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'November' }));
  expect(dialog.getByText(state)).toBeTruthy();
  expect(dialog.getByText(time)).toBeTruthy();
  expect(dialog.queryByRole('link', { name: String(counts.kept) })?.getAttribute('href')).toBe(
    counts.kept ? '/dashboards/admin/outbox?state=kept' : undefined,
  );
  const list = within(await screen.findByRole('table', { hidden: true }));
  expect(list.getAllByText(state, { selector: 'td *' })).toHaveLength(1);
});

it('does not call an invitation sent, and says until when its link works', async () => {
  showPage({
    page: <InviteDialog onClose={() => undefined} />,
    features: ['admin', '../shared/mail'],
    answer: ({ method }) => (method === 'POST' ? [201, INVITED] : [200, []]),
  });
  await type('First name', 'Zoe');
  await type('Last name', 'Ray');
  await type('Email', 'zoe@example.com');
  await click('Send the invitation');
  expect(await screen.findByRole('heading', { name: 'Invitation ready' })).toBeTruthy();
  expect(screen.getByText(/^It expires on .* and works only once\.$/)).toBeTruthy();
});
