import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying, type Played } from '@nav/testing/play-server';
import { changesIn, click, showPage, tableRows, type, type Call } from '@nav/testing/show-page';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import LeadsPage from './pages/LeadsPage';

const ANA = {
  id: 'l1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phone: null,
  company: 'Casa Verde',
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
  valueCents: 120_000,
  currency: 'USD',
  nextStep: 'Call back',
  nextStepOn: '2026-01-02',
  closedAt: null,
  activeAt: '2026-11-20T15:00:00Z',
  mergedIntoId: null,
  emailStopped: false,
  otherEmails: [] as string[],
  otherPhones: [] as string[],
};

function show(leads: Played | undefined, at = '/'): Call[] {
  return showPage({
    page: <LeadsPage />,
    features: ['crm'],
    at,
    answer: ({ method, path }) => {
      if (path === '/api/team-views') return [200, []];
      if (path === '/api/people/colleagues')
        return [
          200,
          [
            { id: 's1', name: 'Me' },
            { id: 's2', name: 'Luc Roy' },
          ],
        ];
      return method === 'GET' ? leads : [201, ANA];
    },
  });
}
const listed = (calls: readonly Call[]) => calls.filter(({ path }) => path === '/api/crm-leads').at(-1)?.query;

beforeEach(() =>
  session.begin({ access_token: 't', profile: { userId: 's1', userType: 'staff' } } as unknown as SignedIn),
);
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
  localStorage.clear();
});

it('an import counts the rows that are left out, not their problems, and names the columns as the page does', async () => {
  const problem = (field: string, fault: string) => ({ line: 3, field, fault, value: '' });
  const problems = [problem('lastName', 'required'), problem('email', 'email')];
  show([200, []], '/?import=1');
  const field = await screen.findByLabelText(/Choose a CSV file/);
  // The played server reads JSON, and this is a file.
  globalThis.fetch = async () =>
    Response.json({ rows: 2, added: 1, known: 0, problems, problemCount: 2, ignored: [], sample: [] });
  fireEvent.change(field, { target: { files: [new File(['x'], 'leads.csv', { type: 'text/csv' })] } });
  expect(await screen.findByText('1 row is left out because of problems')).toBeTruthy();
  expect(screen.getByText('Line 3, Last name: missing (–)')).toBeTruthy();
  expect(screen.getByText('Line 3, Email: not an email address (–)')).toBeTruthy();
});

describe('leads', () => {
  it('are listed with company, source, status and who looks after them, and counted', async () => {
    show([
      200,
      [
        ANA,
        { ...ANA, id: 'l2', firstName: 'Kim', company: null, source: 'phone', status: 'won', staffName: 'Luc Roy' },
      ],
      { 'X-Total-Count': '7' },
    ]);
    expect(await tableRows()).toEqual([
      [
        'Ana Ruiz',
        'Casa Verde',
        'Contact form',
        'Contacted',
        '$1,200',
        'Jan 2 · Call back',
        'Unassigned',
        'Nov 20, 2026',
      ],
      ['Kim Ruiz', '–', 'Phone', 'Won', '$1,200', 'Jan 2 · Call back', 'Luc Roy', 'Nov 20, 2026'],
    ]);
    expect(screen.getByText('7 leads')).toBeTruthy();
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toContain('/dashboards/staff/leads/l1');
  });

  it('are asked for by what stands in the address, and a status that does not exist is none', async () => {
    const calls = show([200, [ANA]], '/?q=ana&status=won&owner=s2');
    await tableRows();
    expect(listed(calls)).toMatchObject({ q: 'ana', status: 'won', staffId: 's2' });
    cleanup();
    const others = show([200, [ANA]], '/?status=lost-and-found');
    await tableRows();
    expect(listed(others)).not.toHaveProperty('status');
    cleanup();
    const further = show([200, [ANA]], '/?owner=none&source=trial&due=1&sort=-value&cols=source.at');
    expect((await tableRows())[0]).toHaveLength(8);
    expect(listed(further)).toMatchObject({ unassigned: 'true', source: 'trial', due: 'true', sort: '-value' });
    await click('Company');
    await waitFor(() => expect(listed(further)).toMatchObject({ sort: 'company' }));
  });

  it('can be given to oneself or a colleague, each named once', async () => {
    show([200, [ANA]]);
    await screen.findByRole('option', { name: 'Luc Roy' });
    const owner = screen.getAllByLabelText<HTMLSelectElement>('Assigned to')[0]!;
    expect([...owner.options].map(({ text }) => text)).toEqual(['Assigned to', 'Me', 'Luc Roy', 'Unassigned']);
  });

  it('none yet offers to add one, none found does not', async () => {
    show([200, []]);
    expect(await screen.findByText('No leads yet')).toBeTruthy();
    cleanup();
    show([200, []], '/?q=x');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  it('that do not load can be asked for again, and are outlined while they load', async () => {
    const calls = show([500, { code: 'internal', error: 'x', requestId: 'r' }]);
    await screen.findByRole('button', { name: 'Try again' });
    const before = calls.length;
    await click('Try again');
    expect(calls.length).toBe(before + 1);
    cleanup();
    show(undefined);
    expect(screen.getByLabelText('Loading…')).toBeTruthy();
  });

  it('one that is added by hand is sent with nothing for what was left empty', async () => {
    const calls = show([200, []], '/?new=1');
    await type('First name', 'Ana');
    await type('Last name', 'Ruiz');
    await click('Add a lead');
    expect(changesIn(calls)).toEqual([]);
    await type('Email', 'ana@example.com');
    await click('Add a lead');
    await waitFor(() =>
      expect(changesIn(calls)).toEqual([
        {
          method: 'POST',
          path: '/api/crm-leads',
          body: {
            firstName: 'Ana',
            lastName: 'Ruiz',
            email: 'ana@example.com',
            phone: null,
            company: null,
            language: 'en',
            source: 'phone',
            notes: null,
          },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
