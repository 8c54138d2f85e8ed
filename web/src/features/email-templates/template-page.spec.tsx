import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying, type Played } from '@nav/testing/play-server';
import { changesIn, click, showPage, type, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import TemplatePage from './pages/TemplatePage';

const TEXTS = {
  name: 'Welcome',
  category: 'sales',
  subject: 'Hello',
  body: 'Hello {name}',
  subjectFr: 'Bonjour',
  bodyFr: 'Bonjour {name}',
  subjectEs: null,
  bodyEs: null,
};
const WELCOME = { ...TEXTS, id: 't1', createdAt: '2026-11-01T10:00:00Z', version: 3 };
const LEAD = {
  id: 'l1',
  firstName: 'Ana',
  lastName: 'López',
  email: 'ana@example.com',
  language: 'fr',
  emailStopped: false,
  otherEmails: [] as string[],
  otherPhones: [] as string[],
};
const MAIL = {
  to: 'sample@example.com',
  subject: 'Hello',
  text: 'Hello Alex',
  html: '<p>Hello Alex</p>',
  language: 'en',
  addressMissing: false,
};
const version = (number: number, more: object = {}) => ({
  id: `v${number}`,
  version: number,
  savedAt: '2026-11-02T10:00:00Z',
  authorName: 'Luc Roy',
  restoredFrom: null,
  changed: ['body'],
  ...more,
});

const STALE: Played = [409, { code: 'stale_version', error: 'x', requestId: 'abcdef123456' }];

/** Shows the page at an address, with toasts if the test reads them. Calls that the test doesn't answer itself succeed. */
function show(at: string, own: (call: Call) => Played | undefined = () => undefined, toasts?: ReactNode): Call[] {
  return showPage({
    page: (
      <>
        <Routes>
          <Route path="/new" element={<TemplatePage />} />
          <Route path="/:templateId" element={<TemplatePage />} />
          <Route path="*" element={<p>Elsewhere</p>} />
        </Routes>
        {toasts}
      </>
    ),
    features: ['email-templates'],
    at,
    answer: (call) => {
      const answered = own(call);
      if (answered) return answered;
      if (call.path.endsWith('/restore')) return [200, { ...WELCOME, version: 4 }];
      if (call.path.endsWith('/versions')) return [200, [version(3), version(2), version(1, { changed: [] })]];
      if (call.path.includes('/versions/'))
        return [200, { ...version(2), texts: TEXTS, before: { ...TEXTS, body: 'Hi {name}' } }];
      if (call.path.includes('preview')) return [200, MAIL];
      if (call.path.startsWith('/api/crm-leads')) return [200, [LEAD]];
      return [200, WELCOME];
    },
  });
}

/** The calls that changed something. Previews use POST but change nothing. */
const changes = (calls: readonly Call[]) => changesIn(calls).filter(({ path }) => !path.includes('preview'));
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);

const be = (userType: 'staff' | 'admin', staffRole: 'support' | 'sales' | null = null) =>
  session.begin({ access_token: 't', profile: { userId: 'me', userType, staffRole } } as unknown as SignedIn);

beforeEach(() => be('admin'));
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

describe('the page of an email template', () => {
  it('a new one is sent without translations as none, and not before each translation is whole', async () => {
    const calls = show('/new');
    await type('Name', 'Welcome');
    await type('Category', 'sales');
    await type('Subject (English)', 'Hello');
    await type('Text (English)', 'Hello {name}');
    await type('Subject (Français)', 'Bonjour');
    await click('Save');
    expect(await screen.findByText('Write both the subject and the text, or neither.')).toBeTruthy();
    expect(changes(calls)).toEqual([]);
    await type('Subject (Français)', '');
    await click('Save');
    const body = { name: 'Welcome', category: 'sales', subject: 'Hello', body: 'Hello {name}' };
    const none = { subjectFr: null, bodyFr: null, subjectEs: null, bodyEs: null };
    await waitFor(() =>
      expect(changes(calls)).toEqual([{ method: 'POST', path: '/api/email-templates', body: { ...body, ...none } }]),
    );
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('an unknown variable is shown while it is typed, and isn’t sent', async () => {
    const calls = show('/t1');
    await screen.findByRole('heading', { name: 'Welcome' });
    await type('Text (Français)', 'Bonjour {prenom}');
    expect(screen.getByText('There is no value for “prenom”. Check the words in braces.')).toBeTruthy();
    expect(field('Text (Français)').getAttribute('aria-invalid')).toBe('true');
    await click('Save');
    expect(changes(calls)).toEqual([]);
    await type('Text (Français)', 'Bonjour {firstName}');
    expect(screen.queryByText(/There is no value/u)).toBeNull();
  });

  it('a variable goes where the cursor was last', async () => {
    show('/t1');
    await screen.findByRole('heading', { name: 'Welcome' });
    const body = field('Text (Français)');
    await act(async () => body.focus());
    body.setSelectionRange(8, 14);
    await click('First name');
    expect(field('Text (Français)').value).toBe('Bonjour {firstName}');
    await click('Company');
    expect(field('Text (Français)').value).toBe('Bonjour {firstName}{company}');
  });

  it('is sent with the version that was read; of two who save, the second one keeps what was typed', async () => {
    let refused = 0;
    const calls = show('/t1', ({ method }) => (method === 'PATCH' && (refused += 1) === 1 ? STALE : undefined));
    await screen.findByRole('heading', { name: 'Welcome' });
    await type('Subject (English)', 'Hi');
    await click('Save');
    await screen.findByRole('alert');
    expect(changes(calls)).toMatchObject([{ path: '/api/email-templates/t1', body: { subject: 'Hi', version: 3 } }]);
    expect(field('Subject (English)').value).toBe('Hi');
  });

  it('is removed only after asking', async () => {
    const calls = show('/t1');
    await screen.findByRole('heading', { name: 'Welcome' });
    await click('Remove');
    expect(changes(calls)).toEqual([]);
    await click('Remove permanently');
    await waitFor(() => expect(changes(calls)).toMatchObject([{ method: 'DELETE', path: '/api/email-templates/t1' }]));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });

  it('shows sample values that are called so, and a lead’s values when one is chosen', async () => {
    const calls = show('/t1');
    expect(await screen.findByText('Sample values')).toBeTruthy();
    const mail = await screen.findByTitle<HTMLIFrameElement>('Preview');
    expect(mail.getAttribute('sandbox')).toBe('');
    expect(mail.srcdoc).toBe('<p>Hello Alex</p>');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Plain text' })));
    expect(screen.getByText('Hello Alex')).toBeTruthy();
    await type('Find a lead by name, company or email', 'ana');
    const found = await screen.findByRole('list', { name: 'Leads found' });
    await act(
      async () => void fireEvent.click(within(found).getByRole('button', { name: 'Ana López, ana@example.com' })),
    );
    expect(await screen.findByText(/the email that Ana López would get/u)).toBeTruthy();
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/crm-leads/l1/email-preview')).toBe(true));
    expect(screen.queryByText('Sample values')).toBeNull();
  });

  it('asks for no preview of what can’t be saved', async () => {
    show('/t1');
    await screen.findByTitle('Preview');
    await type('Text (English)', 'Hello {fristName}');
    expect(await screen.findByText(/Write the English subject and text/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send a test to myself' })).toBeNull();
  });

  it('a test goes to oneself, and says where it is without a mail server', async () => {
    const calls = show(
      '/t1',
      ({ path }) => (path.endsWith('/test-mail') ? [200, { to: 'me@example.com', leaves: false }] : undefined),
      <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />,
    );
    await screen.findByTitle('Preview');
    await click('Send a test to myself');
    await waitFor(() =>
      expect(changes(calls)).toMatchObject([{ path: '/api/email-templates/test-mail', body: { language: 'en' } }]),
    );
    expect(Object.keys(changes(calls)[0]?.body as object)).not.toContain('to');
    expect(
      await screen.findByText('Email isn’t set up. The test email for me@example.com is in the outbox.'),
    ).toBeTruthy();
    expect(screen.queryByText(/Test email sent/u)).toBeNull();
  });

  it('shows what each save changed, word by word, and brings a version back', async () => {
    const calls = show('/t1');
    await screen.findByText('Version 2');
    expect(screen.getAllByText('Changed: Text (English)')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: 'Restore this version' })).toHaveLength(2);
    const [, second] = screen.getAllByRole('button', { name: 'Show changes' });
    await act(async () => void fireEvent.click(second as Element));
    expect((await screen.findByText('Hello', { selector: 'ins' })).tagName).toBe('INS');
    expect(screen.getByText('Hi', { selector: 'del' })).toBeTruthy();
    const [restore] = screen.getAllByRole('button', { name: 'Restore this version' });
    await act(async () => void fireEvent.click(restore as Element));
    await waitFor(() =>
      expect(changes(calls)).toEqual([
        { method: 'POST', path: '/api/email-templates/t1/versions/v2/restore', body: { version: 3 } },
      ]),
    );
  });

  it('restores nothing over what is typed', async () => {
    show('/t1');
    await screen.findByText('Version 2');
    await type('Name', 'Other');
    expect(screen.getByText('Save or undo your changes before you restore a version.')).toBeTruthy();
    for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: 'Restore this version' }))
      expect(button.disabled).toBe(true);
  });

  it.each([
    ['sales', true],
    ['support', false],
  ] as const)(
    'SF-010 %s reads it in three languages with its versions, and changes nothing',
    async (role, findsLeads) => {
      be('staff', role);
      const calls = show('/t1');
      await screen.findByRole('heading', { name: 'Welcome' });
      await screen.findByTitle('Preview');
      await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Français' })));
      await waitFor(() =>
        expect(calls.filter(({ path }) => path === '/api/email-templates/preview').at(-1)?.body).toMatchObject({
          language: 'fr',
          subject: 'Hello',
          subjectFr: 'Bonjour',
        }),
      );
      await screen.findByText('Version 2');
      expect(screen.getAllByRole('button', { name: 'Show changes' })).toHaveLength(3);
      for (const name of ['Save', 'Remove', 'Restore this version', 'Send a test to myself'])
        expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryAllByRole('textbox')).toEqual([]);
      expect(screen.queryAllByRole('searchbox')).toHaveLength(findsLeads ? 1 : 0);
      expect(changes(calls)).toEqual([]);
    },
  );
});
