import { readFileSync } from 'node:fs';
import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { click, showPage, type } from '@nav/testing/show-page';
import { cleanup, screen } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import type { Lead } from './api/leads';
import { LeadEmail } from './components/LeadEmail';

/** An installation without SMTP. */
document.head.append(
  Object.assign(document.createElement('meta'), { name: 'site-settings', content: JSON.stringify({ mail: 'kept' }) }),
);
const words = JSON.parse(readFileSync('web/src/shared/mail/messages/en.json', 'utf8')) as Record<string, string>;
const mail = { en: async () => ({ default: words }) };
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { mail } }), { virtual: true });

const LEAD = { id: 'l1', firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', language: 'en' };

beforeEach(() =>
  session.begin({ access_token: 't', profile: { userId: 's1', userType: 'staff' } } as unknown as SignedIn),
);
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

it('says of an email to a lead that it is kept to be read, and speaks of no link, which it has not', async () => {
  showPage({
    page: (
      <>
        <LeadEmail lead={LEAD as unknown as Lead} />
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </>
    ),
    features: ['crm', '../shared/mail'],
    answer: ({ method }) => (method === 'POST' ? [201, LEAD] : [200, []]),
  });
  await type('Subject', 'Hello');
  await type('Text', 'Hello Ana');
  await click('Send to ana@example.com');
  const said = await screen.findByText(/^The message to ana@example\.com wasn’t emailed/u);
  expect(said.textContent).toBe(
    'The message to ana@example.com wasn’t emailed. It’s kept in the outbox, where an admin can read it.',
  );
});
