import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { showPage, type Call } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AnnouncementList } from './components/announcements/AnnouncementList';
import { Backups } from './components/backups/Backups';
import NewsletterPage from './pages/NewsletterPage';
import RatingReportsPage from './pages/RatingReportsPage';
import SchedulesPage from './pages/SchedulesPage';
import SubscribersPage from './pages/SubscribersPage';

const AT = '2026-11-01T10:00:00Z';
const ISSUE = {
  id: 'n1',
  state: 'draft',
  subjectEn: 'News',
  subjectFr: 'a',
  subjectEs: 'b',
  bodyEn: 'c',
  bodyFr: 'd',
  bodyEs: 'e',
  sendAt: null,
  startedAt: null,
  recipients: 0,
  failed: 0,
  version: 1,
};
const SUBSCRIBER = { id: 's1', email: 'a@example.com', language: 'fr', state: 'active', createdAt: AT, softBounces: 0 };
const ANNOUNCEMENT = {
  id: 'o1',
  message_en: 'Maintenance',
  button_text_en: 'Read',
  button_url: '/status',
  is_active: true,
  starts_at: AT,
  ends_at: null,
};
const REPORT = { id: 'r1', companyName: 'Plomberie', note: 'Late', reason: 'Names me', state: 'open', reportedAt: AT };
const BACKUP = {
  id: 'b1',
  startedAt: AT,
  finishedAt: AT,
  file: 'one.tar',
  rows: 1,
  files: 1,
  bytes: 1,
  state: 'verified',
  fault: null,
  startedFor: 'admin',
};
const schedule = (name: string, lastDurationMs: number, failure: string | null = null) => ({
  name,
  cron: '* * * * *',
  nextRunAt: AT,
  running: false,
  lastStartedAt: AT,
  lastDurationMs,
  lastSucceededAt: AT,
  failedRuns: failure ? 1 : 0,
  failure,
});

/** Each page, the list that it asks for, a column to hide, and one to sort by. */
const PAGES: [string, () => ReactNode, string, object, string, string, string][] = [
  ['newsletters', () => <NewsletterPage />, '/api/newsletter/issues', ISSUE, 'failed', 'Subject', 'subject'],
  ['subscribers', () => <SubscribersPage />, '/api/newsletter/subscribers', SUBSCRIBER, 'language', 'Email', 'email'],
  [
    'announcements',
    () => <AnnouncementList Preview={() => null} />,
    '/api/announcements',
    ANNOUNCEMENT,
    'stage',
    'When',
    'startsAt',
  ],
  ['reported notes', () => <RatingReportsPage />, '/api/rating-reports', REPORT, 'reason', 'Company', 'company'],
  [
    'backups',
    () => <Backups withSecondStep={(run) => run()} />,
    '/api/admin/backups',
    BACKUP,
    'size',
    'Started',
    'startedAt',
  ],
];

const Where = () => <output data-testid="where">{useLocation().search}</output>;

function show(page: ReactNode, path: string, rows: object[], at: string): Call[] {
  return showPage({
    page: (
      <>
        {page}
        <Where />
      </>
    ),
    features: ['admin'],
    at,
    answer: (call) => {
      if (call.path === path) return [200, rows];
      if (call.path.endsWith('/status')) return [200, { setUp: false, lastVerifiedAt: null, running: false }];
      return [200, { total: 1, unconfirmed: 0, left: 0, bounced: 0 }];
    },
  });
}

beforeEach(() => {
  localStorage.clear();
  session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn);
});
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

const headings = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent ?? '');
};

describe('lists of admins keep their look in the address', () => {
  it.each(PAGES)('%s: columns and order', async (...row) => {
    const [, page, path, one, hidden, header, sort] = row;
    show(page(), path, [one], '/');
    const all = await headings();
    cleanup();
    stopPlaying();
    const calls = show(page(), path, [one], `/?cols=${hidden}&sort=-${sort}`);
    expect(await headings()).toHaveLength(all.length - 1);
    expect(calls.filter((call) => call.path === path).map(({ query }) => query['sort'])).toEqual([`-${sort}`]);
    const sorted = within(screen.getByRole('table')).getByRole('columnheader', {
      name: new RegExp(`^${header}(?! by)`),
    });
    expect(sorted.getAttribute('aria-sort')).toBe('descending');
    await act(async () => void fireEvent.click(within(sorted).getByRole('button')));
    await waitFor(() => expect(calls.filter((call) => call.path === path).at(-1)?.query['sort']).toBe(sort));
    expect(screen.getByTestId('where').textContent).toBe(`?cols=${hidden}&sort=${sort}`);
  });

  it('background jobs: failed ones come first, until another order is chosen', async () => {
    const rows = [schedule('a.one', 900), schedule('b.two', 30), schedule('c.three', 400, 'No space')];
    const names = () =>
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .slice(1)
        .map((row) => /[abc]\.(?:one|two|three)/.exec(row.textContent ?? '')?.[0]);
    show(<SchedulesPage />, '/api/admin/schedules', rows, '/');
    await screen.findByRole('table');
    expect(names()).toEqual(['c.three', 'a.one', 'b.two']);
    cleanup();
    stopPlaying();
    show(<SchedulesPage />, '/api/admin/schedules', rows, '/?sort=-duration&cols=state');
    expect(await headings()).toHaveLength(4);
    expect(names()).toEqual(['a.one', 'c.three', 'b.two']);
    cleanup();
    stopPlaying();
    show(<SchedulesPage />, '/api/admin/schedules', rows, '/?sort=name');
    await screen.findByRole('table');
    expect(names()).toEqual(['a.one', 'b.two', 'c.three']);
  });
});
