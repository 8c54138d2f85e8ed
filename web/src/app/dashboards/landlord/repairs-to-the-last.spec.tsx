import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RequestTable } from '../../../features/service-requests/components/RequestTable';
import UnitRequests from '../../../features/service-requests/components/UnitRequests';
import { OpenRequests } from './OpenRequests';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const PAGE = 20;
const REPAIRS = Array.from({ length: 45 }, (_, at) => ({
  id: `r${at}`,
  title: `Repair ${at}`,
  status: 'submitted',
  issueType: 'Plumbing',
  priority: 'High',
  createdAt: '2026-11-20T14:00:00.000Z',
  place: null,
  supplier: null,
  costCents: null,
  currency: null,
  scheduledFor: null,
  scheduledUntil: null,
}));

/** 45 repairs, served in pages. */
function show(children: ReactNode): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  playServer((_method, _path, _body, query) => {
    asked.push(query);
    const from = Number(query.get('cursor') ?? 0);
    const next: Record<string, string> =
      from + PAGE < REPAIRS.length ? { Link: `</api/service-requests?cursor=${from + PAGE}>; rel="next"` } : {};
    return [200, REPAIRS.slice(from, from + PAGE), { 'X-Total-Count': '45', ...next }];
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  render(
    <Around features={['service-requests', '../shared', '../app', '../api']}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Around>,
  );
  return asked;
}

it.each([
  ['of a unit', <UnitRequests unitId="u" key="unit" />, 'u', null],
  ['that are open', <OpenRequests unitId="u" key="open" />, 'u', 'true'],
  ['of a landlord', <RequestTable filter={{ q: 'tap' }} key="all" />, null, null],
] as const)('repairs %s are shown to the last one', async (_which, list, unit, open) => {
  const asked = show(list);
  expect(await screen.findByText('20 of 45 shown')).not.toBeNull();
  expect([asked[0]?.get('unitId'), asked[0]?.get('open')]).toEqual([unit, open]);
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('40 of 45 shown')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByText('Repair 44').length).toBeGreaterThan(0));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
