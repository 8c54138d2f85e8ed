import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { WorkspaceProvider } from '@ui/workspace/WorkspaceProvider';
import AdminOverviewPage from './dashboards/admin/AdminOverviewPage';

const NOTHING = { open: 0, oldestAt: null };
const GROWTH = { total: 0, lastWeek: 0, weeks: [0, 0, 0, 0, 0, 0, 0, 0] };
const STATS = {
  users: GROWTH,
  units: GROWTH,
  rent: [],
  serviceRequests: NOTHING,
  forms: NOTHING,
  ratings: NOTHING,
  newAccounts: [],
  outbox: { queued: 0, failed: 0, kept: 0, failure: null },
  attention: {
    failedJobs: 0,
    paymentFindings: 0,
    ledgerUnbalanced: false,
    backupFailed: false,
    backupOverdue: false,
  },
  system: {
    startedAt: '2026-11-29T08:00:00Z',
    databaseMs: 3,
    payments: 'sandbox',
    mail: 'smtp',
    translation: 'none',
    translationFailingSince: null,
    ledgerCheckedAt: null,
    ledgerBalanced: null,
    timeZonesDiffering: [],
    replica: 'off',
  },
};
const TRENDS = { users: [], units: [], rent: [], tickets: [], chats: [], refusedSignIns: [] };

afterEach(() => {
  cleanup();
  stopPlaying();
});

function renderHome() {
  return render(
    <Around features={['admin', 'readiness', '../shared', '../api', '../app']}>
      <QueryClientProvider client={new QueryClient()}>
        <WorkspaceProvider>
          <AdminOverviewPage />
        </WorkspaceProvider>
      </QueryClientProvider>
    </Around>,
  );
}

it('SF-015 the recent log of the admin’s home is what people did, without the lines of the chat', async () => {
  const asked: Record<string, string>[] = [];
  playServer((_method, path, _body, query) => {
    if (path === '/api/admin/stats') return [200, STATS];
    if (path === '/api/admin/stats/trends') return [200, TRENDS];
    if (path === '/api/admin/audit-log') asked.push(Object.fromEntries(query));
    return [200, []];
  });
  renderHome();
  await waitFor(() => expect(asked).toEqual([{ by: 'people', chat: 'false', limit: '6' }]));
});

/** The admin's home of an installation whose replica is in this state. */
function showReplica(replica: string) {
  playServer((_method, path) => {
    if (path === '/api/admin/stats') return [200, { ...STATS, system: { ...STATS.system, replica } }];
    return [200, path === '/api/admin/stats/trends' ? TRENDS : []];
  });
  return renderHome();
}

it.each([
  ['timeline', /on a different timeline/],
  ['unreadable', /isn’t allowed to check which database/],
])('the admin’s home says how the replica is: %s', async (replica, words) => {
  const { findByText } = showReplica(replica);
  await findByText('Time zones');
  expect(await findByText(words)).toBeTruthy();
});

it('the admin’s home is silent about a replica where there is none', async () => {
  const { findByText, queryByText } = showReplica('off');
  await findByText('Time zones');
  expect(queryByText('Replica for reports')).toBeNull();
});
