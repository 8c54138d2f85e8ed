import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { STALE, stopPlaying } from '@nav/testing/play-server';
import { changesIn, click, showPage, type } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import LeadPage from './pages/LeadPage';

const LEAD = {
  id: 'l1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phone: null,
  company: null,
  language: 'es',
  source: 'contact',
  status: 'contacted',
  request: null,
  notes: null,
  staffId: null,
  staffName: null,
  submissionId: null,
  userId: null,
  contactedAt: null,
  createdAt: '2026-11-20T15:00:00Z',
  version: 1,
  valueCents: null,
  currency: 'USD',
  nextStep: null,
  nextStepOn: null,
  closedAt: null,
  activeAt: '2026-11-20T15:00:00Z',
  mergedIntoId: null as string | null,
  emailStopped: false,
  otherEmails: [] as string[],
  otherPhones: [] as string[],
};

beforeEach(() => {
  localStorage.clear();
  session.begin({
    access_token: 't',
    profile: { userId: 's1', userType: 'staff', firstName: 'Me', lastName: '' },
  } as unknown as SignedIn);
});
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

it('keeps what was typed while a colleague merged the lead, and offers nothing that would be refused', async () => {
  let merged: string | null = null;
  showPage({
    page: <LeadPage />,
    features: ['crm'],
    answer: ({ method, path }) => {
      // From the first change on, the server returns the lead as merged.
      if (method !== 'GET') merged = 'l2';
      return [200, /crm-leads\/?$/.test(path) || method !== 'GET' ? { ...LEAD, mergedIntoId: merged } : []];
    },
  });
  await screen.findByLabelText('Internal notes');
  await type('Internal notes', 'Prefers mornings');
  await type('What was said', 'Called twice');
  await type('Next step', 'Call back');
  await type('Subject', 'Hello');
  await type('Text', 'See you soon');
  const buttons = ['Edit lead', 'Save follow-up', 'Save notes', 'Send to ana@example.com'];
  const open = () =>
    buttons.filter((name) => screen.queryByRole<HTMLButtonElement>('button', { name })?.disabled === false);
  expect(open()).toEqual(buttons);
  await click('Add to history');
  await screen.findByText(/Nothing more can be saved here/);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Internal notes').value).toBe('Prefers mornings');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('See you soon');
  await waitFor(() => expect(open()).toEqual([]));
  expect(screen.queryByLabelText('Assigned to')).toBeNull();
});

it('says in the history which email was only kept, and the address of a lead that was merged', async () => {
  const entry = (id: string, kind: string, details: object | null) => ({
    id,
    kind,
    at: '2026-11-20T15:00:00Z',
    authorName: 'Me',
    text: null,
    details,
  });
  showPage({
    page: <LeadPage />,
    features: ['crm'],
    answer: ({ path, query }) => {
      if (/crm-leads\/?$/.test(path)) return [200, LEAD];
      const history = [
        entry('a1', 'mail', { kept: 'yes' }),
        entry('a2', 'mail', null),
        entry('a3', 'merged', { name: 'Dora Double', email: 'dora@example.com' }),
      ];
      return [200, path.endsWith('/activities') && !query['kind'] ? history : []];
    },
  });
  expect(await screen.findByText('Email kept in the outbox')).toBeTruthy();
  expect(screen.getByText('Email sent')).toBeTruthy();
  expect(screen.getByText('Merged with Dora Double')).toBeTruthy();
  expect(screen.getByText('dora@example.com')).toBeTruthy();
});

it('shows addresses and numbers of merged leads beside its own', async () => {
  const merged = { ...LEAD, phone: null, otherEmails: ['dora@example.com'], otherPhones: ['514 555 0199'] };
  showPage({
    page: <LeadPage />,
    features: ['crm'],
    answer: ({ path }) => [200, /crm-leads\/?$/.test(path) ? merged : []],
  });
  const other = await screen.findByRole('link', { name: 'dora@example.com' });
  expect(other.parentElement?.textContent).toBe('dora@example.com from a merged lead');
  expect(screen.getByRole('link', { name: LEAD.email }).parentElement?.textContent).toBe(LEAD.email);
  expect(screen.getByRole('link', { name: '514 555 0199' }).getAttribute('href')).toBe('tel:514 555 0199');
});

it('moves a lead to another stage, and takes it back with “Undo”, each with the version that was on screen', async () => {
  let stored: Record<string, unknown> = LEAD;
  const asked: unknown[] = [];
  showPage({
    page: (
      <>
        <LeadPage />
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </>
    ),
    features: ['crm'],
    answer: ({ method, path, body }) => {
      if (method === 'PATCH') {
        const change = body as Record<string, unknown>;
        asked.push(change);
        stored = { ...stored, ...change, version: (stored['version'] as number) + 1 };
      }
      return [200, /crm-leads\/?$/.test(path) || method === 'PATCH' ? stored : []];
    },
  });
  await screen.findByLabelText('Internal notes');
  await click('Mark as lost');
  await screen.findByText('Ana Ruiz: Lost');
  await click('Undo');
  await screen.findByText('Ana Ruiz: Contacted');
  expect(asked).toEqual([
    { status: 'lost', version: 1 },
    { status: 'contacted', version: 2 },
  ]);
});

it('gives a lead to a colleague, and takes it back with “Undo”, each with the version that was on screen', async () => {
  let stored: Record<string, unknown> = { ...LEAD, staffId: 's1', staffName: 'Me' };
  const asked: unknown[] = [];
  const colleagues = [
    { id: 's1', name: 'Me' },
    { id: 's2', name: 'Nora Roy' },
  ];
  showPage({
    page: (
      <>
        <LeadPage />
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </>
    ),
    features: ['crm'],
    answer: ({ method, path, body }) => {
      if (method === 'PATCH') {
        const change = body as Record<string, unknown>;
        asked.push(change);
        stored = { ...stored, ...change, version: (stored['version'] as number) + 1 };
      }
      if (path.endsWith('/colleagues')) return [200, colleagues];
      return [200, /crm-leads\/?$/.test(path) || method === 'PATCH' ? stored : []];
    },
  });
  await screen.findByRole('option', { name: 'Nora Roy' });
  const owner = () => screen.getByLabelText<HTMLSelectElement>('Assigned to');
  await act(async () => void fireEvent.change(owner(), { target: { value: 's2' } }));
  await screen.findByText('Assigned to Nora Roy');
  await waitFor(() => expect(owner().value).toBe('s2'));
  await click('Undo');
  await screen.findByText('Assigned to Me');
  await waitFor(() => expect(owner().value).toBe('s1'));
  await act(async () => void fireEvent.change(owner(), { target: { value: '' } }));
  await screen.findByText('No longer assigned');
  expect(asked).toEqual([
    { staffId: 's2', version: 1 },
    { staffId: 's1', version: 2 },
    { staffId: null, version: 3 },
  ]);
});

it.each([
  ['when a colleague has just written', true],
  ['that was sent before the history could be read', false],
])('asks before a second email %s, shows theirs, and keeps the text', async (_when, isRead) => {
  const email = (id: string, text: string) => ({
    id,
    kind: 'mail',
    at: '2026-11-20T15:00:00Z',
    authorName: 'Nora Roy',
    text,
    details: null,
  });
  let newest: object[] = [];
  const sent: unknown[] = [];
  showPage({
    page: <LeadPage />,
    features: ['crm'],
    answer: ({ method, path, query, body }) => {
      if (method === 'POST') {
        sent.push(body);
        if ((body as { seen: unknown }).seen === 'm1') return [201, LEAD];
        newest = [email('m1', 'What Nora wrote')];
        return [409, { ...(STALE[1] as object), reason: 'lead_emailed' }];
      }
      if (query['kind'] === 'mail' && !isRead && sent.length === 0)
        return [503, { error: 'away', code: 'unavailable' }];
      if (path.endsWith('/activities')) return [200, query['kind'] === 'mail' ? newest : []];
      return [200, /crm-leads\/?$/.test(path) ? LEAD : []];
    },
  });
  const text = async () => (await screen.findByLabelText<HTMLTextAreaElement>('Text')).value;
  await screen.findByLabelText('Internal notes');
  await type('Subject', 'Hello');
  await type('Text', 'What I wrote');
  await click('Send to ana@example.com');
  expect(await screen.findByText('A colleague has already written to Ana Ruiz')).toBeTruthy();
  expect(await screen.findByText('What Nora wrote')).toBeTruthy();
  await click('Keep writing');
  expect(await text()).toBe('What I wrote');
  // Their email counts as read only once it is decided about.
  await click('Send to ana@example.com');
  await screen.findByText('A colleague has already written to Ana Ruiz');
  await click('Send mine too');
  await waitFor(async () => expect(await text()).toBe(''));
  const mine = { subject: 'Hello', body: 'What I wrote' };
  expect(sent).toEqual([
    { ...mine, seen: null },
    { ...mine, seen: null },
    { ...mine, seen: 'm1' },
  ]);
});

it('keeps the plan and the notes that were saved, and saves them a second time', async () => {
  let stored: Record<string, unknown> = LEAD;
  const versions: unknown[] = [];
  showPage({
    page: <LeadPage />,
    features: ['crm'],
    answer: ({ method, path, body }) => {
      if (method === 'PATCH') {
        const change = body as Record<string, unknown>;
        versions.push([change.version, stored.version]);
        if (change.version !== stored.version) return STALE;
        stored = { ...stored, ...change, version: (stored.version as number) + 1 };
      }
      return [200, /crm-leads\/?$/.test(path) || method === 'PATCH' ? stored : []];
    },
  });
  await screen.findByLabelText('Internal notes');
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const disabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
  await type('Next step', 'Call back');
  await click('Save follow-up');
  await waitFor(() => expect(disabled('Save follow-up')).toBe(true));
  expect(value('Next step')).toBe('Call back');
  await type('Internal notes', 'Prefers mornings');
  await click('Save notes');
  await waitFor(() => expect(disabled('Save notes')).toBe(true));
  expect(value('Internal notes')).toBe('Prefers mornings');
  await type('Next step', 'Send the offer');
  await click('Save follow-up');
  await waitFor(() => expect(disabled('Save follow-up')).toBe(true));
  await type('Internal notes', 'Prefers evenings');
  await click('Save notes');
  await waitFor(() => expect(disabled('Save notes')).toBe(true));
  expect(value('Next step')).toBe('Send the offer');
  expect(value('Internal notes')).toBe('Prefers evenings');
  expect(versions).toEqual([1, 2, 3, 4].map((version) => [version, version]));
});

it('shows what was chosen in a form in words, and what was typed as it is', async () => {
  const details = { form: 'trial', heardAbout: 'referral', currentSoftware: 'referral', userType: 'property-manager' };
  const entry = { id: 'f1', kind: 'form', at: '2026-11-20T15:00:00Z', authorName: null, text: null, details };
  showPage({
    page: <LeadPage />,
    features: ['crm'],
    answer: ({ path }) => [200, /crm-leads\/?$/.test(path) ? LEAD : path.endsWith('/activities') ? [entry] : []],
  });
  expect((await screen.findByText('Heard about us through')).nextElementSibling?.textContent).toBe('Referral');
  expect(screen.getByText('Writing as').nextElementSibling?.textContent).toBe('Property manager');
  expect(screen.getByText('Current software').nextElementSibling?.textContent).toBe('referral');
});

it.each([
  ['call', 'Call'],
  ['email', 'Email (sent elsewhere)'],
  ['meeting', 'Meeting'],
  ['note', 'Note'],
] as const)('adds “%s” to the history, with its time and what was said', async (kind, name) => {
  const history: object[] = [];
  const calls = showPage({
    page: <LeadPage />,
    features: ['crm'],
    answer: ({ method, path, body }) => {
      if (method === 'POST') history.push({ id: 'n1', authorName: 'Me', details: null, ...(body as object) });
      if (method === 'POST') return [201, history[0]];
      if (path.endsWith('/activities')) return [200, history];
      return [200, /crm-leads\/?$/.test(path) ? LEAD : []];
    },
  });
  await screen.findByLabelText('What was said');
  await type('What happened', kind);
  await type('When (now if empty)', '2026-11-20T10:30');
  await type('What was said', 'She wants a demo');
  await click('Add to history');
  expect(await screen.findByText('She wants a demo', { selector: ':not(textarea)' })).toBeTruthy();
  expect(screen.getByText(name, { selector: ':not(option)' })).toBeTruthy();
  const at = new Date('2026-11-20T10:30').toISOString();
  expect(changesIn(calls).map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['activities', { kind, text: 'She wants a demo', at }],
  ]);
  // The next one is of now, unless a time is entered.
  expect(screen.getByLabelText<HTMLTextAreaElement>('What was said').value).toBe('');
});

it('says by their addresses which of two leads with one name is merged, and which stays', async () => {
  const other = { ...LEAD, id: 'l2', email: 'ana@work.example' };
  showPage({
    page: <LeadPage />,
    features: ['crm'],
    answer: ({ path }) => {
      if (/crm-leads\/?$/.test(path)) return [200, LEAD];
      return [200, path.endsWith('/duplicates') ? [other] : []];
    },
  });
  await screen.findByText(/ana@work\.example/);
  await click('Merge');
  const name = `${LEAD.firstName} ${LEAD.lastName}`;
  const text = (await screen.findByText(/which stays/)).textContent;
  expect(text).toContain(`${name}, ana@work.example move to ${name}, ${LEAD.email}, which stays.`);
});

it('stops sales emails only when it is confirmed', async () => {
  let stopped = false;
  showPage({
    page: <LeadPage />,
    features: ['crm'],
    answer: ({ method, path }) => {
      if (method !== 'GET' && path.includes('email')) stopped = true;
      return [200, /crm-leads\/?$/.test(path) || method !== 'GET' ? { ...LEAD, emailStopped: stopped } : []];
    },
  });
  await screen.findByLabelText('Internal notes');
  await click('Stop sales emails to this person');
  expect(await screen.findByText('Stop sales emails to Ana Ruiz?')).not.toBeNull();
  expect(stopped).toBe(false);
  await click('Stop emails');
  await waitFor(() => expect(stopped).toBe(true));
});
