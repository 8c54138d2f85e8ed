import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying, type Played } from '@nav/testing/play-server';
import { click, showPage, tableRows, type Call } from '@nav/testing/show-page';
import { cleanup, screen } from '@testing-library/react';
import TemplatesPage from './pages/TemplatesPage';

const WELCOME = {
  id: 't1',
  name: 'Welcome',
  category: 'sales',
  subject: 'Hello',
  body: 'Hello {name}',
  subjectFr: 'Bonjour',
  bodyFr: 'Bonjour {name}',
  subjectEs: null,
  bodyEs: null,
  createdAt: '2026-11-01T10:00:00Z',
  version: 3,
};

/** Shows the page with these templates. Other calls succeed. */
function show(templates: object[] | Played, at = '/'): Call[] {
  return showPage({
    page: <TemplatesPage />,
    features: ['email-templates'],
    at,
    answer: ({ method }) => {
      if (method !== 'GET') return [200, WELCOME];
      return (Array.isArray(templates) && typeof templates[0] === 'number' ? templates : [200, templates]) as Played;
    },
  });
}

const be = (userType: 'staff' | 'admin', staffRole: 'support' | 'sales' | null = null) =>
  session.begin({ access_token: 't', profile: { userId: 'me', userType, staffRole } } as unknown as SignedIn);

beforeEach(() => be('admin'));
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

describe('email templates', () => {
  it('are outlined while they load', () => {
    showPage({ page: <TemplatesPage />, features: ['email-templates'], answer: () => undefined });
    expect(screen.getByLabelText('Loading…')).toBeTruthy();
    expect([screen.queryByRole('table'), screen.queryByText('No templates yet')]).toEqual([null, null]);
  });

  it('that do not load can be asked for again', async () => {
    const calls = show([500, { code: 'internal', error: 'x', requestId: 'abcdef123456' }]);
    await screen.findAllByText('This didn’t load');
    const before = calls.length;
    await click('Try again');
    expect(calls.length).toBeGreaterThan(before);
  });

  it('none yet: says so and offers to write the first; a search that finds none offers nothing', async () => {
    show([]);
    expect(await screen.findByText('No templates yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Write a template' })).toHaveLength(2);
    cleanup();
    show([], '/?q=x');
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Write a template' })).toHaveLength(1);
  });

  it('are listed with their subject, category and the languages that they have', async () => {
    show([WELCOME, { ...WELCOME, id: 't2', name: 'Bye', bodyFr: null, bodyEs: 'Adiós' }]);
    expect(await tableRows()).toEqual([
      ['WelcomeHello', 'sales', 'EN, FR'],
      ['ByeHello', 'sales', 'EN, ES'],
    ]);
    expect(screen.getByRole('link', { name: 'Write a template' }).getAttribute('href')).toBe(
      '/dashboards/admin/email-templates/new',
    );
    expect(screen.getAllByRole('link', { name: /Welcome/u })[0]?.getAttribute('href')).toBe(
      '/dashboards/admin/email-templates/t1',
    );
  });

  it('SF-010 are listed for staff, who can read them and not write any', async () => {
    be('staff', 'support');
    show([WELCOME]);
    expect(await tableRows()).toEqual([['WelcomeHello', 'sales', 'EN, FR']]);
    expect(screen.getAllByRole('link', { name: /Welcome/u })[0]?.getAttribute('href')).toBe(
      '/dashboards/staff/email-templates/t1',
    );
    expect(screen.queryByRole('link', { name: 'Write a template' })).toBeNull();
    cleanup();
    show([]);
    expect(await screen.findByText('Templates that admins write appear here.')).toBeTruthy();
  });
});
