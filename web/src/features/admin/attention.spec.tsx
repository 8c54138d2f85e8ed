import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { AdminStats } from './api/overview';
import { Attention } from './components/overview/Attention';

const CALM = {
  outbox: { queued: 0, failed: 0, kept: 0, failure: null },
  attention: {
    failedJobs: 0,
    paymentFindings: 0,
    ledgerUnbalanced: false,
    backupFailed: false,
    backupOverdue: false,
  },
  forms: { open: 0, oldestAt: null },
  ratings: { open: 0, oldestAt: null },
  system: { mail: 'smtp' },
} as unknown as AdminStats;
const ENDINGS = [
  { region: 'US-CA', place: 'San Diego', topic: 'rent_cap', validTo: '2026-07-31', expired: true },
  { region: 'CA-MB', place: null, topic: 'rent_cap', validTo: '2026-12-31', expired: false },
];
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const NONE = 'Nothing needs your attention right now.';

let resets: object[] | null = [];

function show(stats: Partial<AdminStats> = {}, endings: object[] | null = [], language: 'en' | 'fr' = 'en'): void {
  playServer((_method, path, _body, query) => {
    const asksForResets = path === '/api/admin/users' && query.get('resetAsked') === 'true';
    const rows = asksForResets ? resets : endings;
    return rows ? [200, rows] : [500, { error: 'Broken', code: 'internal', requestId: 'r' }];
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Around features={['admin', '../shared', '../api', '../app']} language={language}>
      <QueryClientProvider client={client}>
        <Attention stats={{ ...CALM, ...stats }} />
      </QueryClientProvider>
    </Around>,
  );
}
const links = async (count: number) => {
  const found = await screen.findAllByRole('link');
  expect(found).toHaveLength(count);
  return found.map((link) => `${link.textContent} → ${link.getAttribute('href')}`);
};

afterEach(() => {
  cleanup();
  stopPlaying();
  resets = [];
  jest.useRealTimers();
});

describe('“Needs your attention” on the admin’s home', () => {
  it('SF-015 is one quiet sentence while there is nothing', async () => {
    show();
    expect(await screen.findByText(NONE)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('SF-015 lists what failed before what waits, each with the way to it', async () => {
    show({
      outbox: { queued: 1, failed: 2, kept: 0, failure: '550 no such user' },
      attention: {
        failedJobs: 1,
        paymentFindings: 3,
        ledgerUnbalanced: true,
        backupFailed: true,
        backupOverdue: true,
      },
      forms: { open: 4, oldestAt: daysAgo(3) },
      ratings: { open: 1, oldestAt: daysAgo(5) },
    });
    expect(await links(8)).toEqual([
      'The books don’t balance → /dashboards/admin/audit-log?q=ledger.check_failed',
      '3 differences between our books and the payment provider → /dashboards/admin/payments',
      '2 messages have failed. → /dashboards/admin/outbox?state=failed',
      '1 background job has failed → /dashboards/admin/failed-jobs',
      'The last backup failed → /dashboards/admin/backups',
      'Backups are overdue → /dashboards/admin/backups',
      '4 forms to answer → /dashboards/admin/forms?state=waiting',
      '1 reported comment on a rating needs a decision → /dashboards/admin/ratings',
    ]);
    expect(screen.getByText(/550 no such user/)).toBeTruthy();
    expect(screen.getByText('Oldest 5 days')).toBeTruthy();
    expect(screen.queryByText(NONE)).toBeNull();
  });

  it('says that email isn’t set up, without which no one gets any', async () => {
    show({ system: { ...CALM.system, mail: 'kept' } });
    expect(await links(1)).toEqual(['Email isn’t set up → /dashboards/admin/outbox?state=kept']);
  });

  it('names rules that run out with the days that are left, and leads to where the next value is entered', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), doNotFake: ['setTimeout', 'setInterval'] });
    show({}, ENDINGS, 'fr');
    const link = await screen.findByRole('link', { name: 'Manitoba' });
    expect(link.getAttribute('href')).toContain('/dashboards/admin/region-rules?region=CA-MB&next=rent_cap');
    expect(screen.getByText(/, règle valable jusqu’au 31 déc\. 2026 : 32 jours restants$/)).toBeTruthy();
    expect(screen.getByText(/, règle expirée le 31 juill\. 2026 : il y a 121 jours$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'San Diego, Californie' })).toBeTruthy();
  });

  it('names three of many rules, and how many more there are', async () => {
    const many = ['CA-AB', 'CA-BC', 'CA-MB', 'CA-ON', 'CA-QC'].map((region) => ({ ...ENDINGS[1], region }));
    show({}, many);
    expect((await links(4)).at(-1)).toBe('2 more expired or expiring rules → /dashboards/admin/region-rules');
  });

  it('SF-023 names each person whose two-step reset a second admin has to confirm', async () => {
    resets = [{ id: 'u1', firstName: 'Léa', lastName: 'Roy', email: 'lea@example.com' }];
    show();
    expect(await links(1)).toEqual(['Two-step reset for Léa Roy → /dashboards/admin/users/u1']);
    expect(screen.queryByText(NONE)).toBeNull();
  });

  it('doesn’t say that there is nothing while these resets can’t be read', async () => {
    resets = null;
    show();
    await screen.findByRole('button', { name: /try again/i });
    expect(screen.queryByText(NONE)).toBeNull();
  });

  it('doesn’t say that there is nothing while the rules can’t be read', async () => {
    show({}, null);
    await screen.findByRole('button', { name: /try again/i });
    await act(async () => undefined);
    expect(screen.queryByText(NONE)).toBeNull();
  });
});
