import { readAgain } from '@api/read-again';
import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { click, showPage, type Call } from '@nav/testing/show-page';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { Affairs } from './Affairs';

const ROW = {
  title: '87 Laurier, 302, Montréal',
  number: null,
  priority: null,
  amountCents: null,
  currency: null,
  startsOn: null,
  endsOn: null,
  createdAt: null,
  accountId: 'a1',
  accountName: 'Maison Roy',
  personId: null,
  personName: null,
};
const DATA: Record<string, object[]> = {
  units: [
    { ...ROW, id: 'u1', state: 'occupied', amountCents: 165_000, currency: 'CAD', personId: 'p1', personName: 'Kim' },
    { ...ROW, id: 'u2', state: 'available' },
  ],
  tickets: [
    { ...ROW, id: 'k1', title: 'Receipt', number: '1042', state: 'open', accountName: null, personName: 'Roy' },
  ],
  chats: [{ ...ROW, id: 'c1', title: null, state: 'closed', accountName: null }],
  leads: [{ ...ROW, id: 'l1', title: 'demo', state: 'new', accountName: null }],
};

let client: QueryClient;
function Client() {
  const used = useQueryClient();
  useEffect(() => void (client = used), [used]);
  return null;
}

type Kind = 'units' | 'payments' | 'tickets' | 'chats' | 'leads';
function show(userType: 'staff' | 'admin', kinds: Kind[], broken?: Kind, at?: string): Call[] {
  session.begin({ access_token: 't', profile: { userId: 'me', userType } } as unknown as SignedIn);
  return showPage({
    page: (
      <>
        <Client />
        <Affairs whose={{ of: 'accounts', id: 'a1' }} kinds={kinds} self={{ accountId: 'a1' }} />
      </>
    ),
    features: ['../shared/affairs'],
    ...(at && { at }),
    answer: ({ query: { kind = '', cursor } }) => {
      if (kind === broken) return [500, { code: 'internal' }];
      if (cursor) return [200, [{ ...ROW, id: 'u3', state: 'offline' }]];
      return kind === 'units' ? [200, DATA['units'], MORE] : [200, DATA[kind] ?? []];
    },
  });
}

const MORE: Record<string, string> = { Link: '</next?cursor=2>; rel="next"', 'X-Total-Count': '3' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

const hrefs = async (name: string) => {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

describe('what an account has with us', () => {
  it('shows rented and vacant homes, leads to who lives there, and loads more', async () => {
    const calls = show('staff', ['units', 'payments']);
    const table = await screen.findByRole('table', { name: 'Properties and units' });
    expect(within(table).getByText('Vacant')).toBeTruthy();
    expect(within(table).getByText('Rented')).toBeTruthy();
    // The page isn't linked to itself.
    expect(await hrefs('Properties and units')).toEqual(['/dashboards/staff/people/p1']);
    await click('Show more');
    await waitFor(() => expect(within(table).getByText('Not for rent')).toBeTruthy());
    expect(calls.filter(({ query }) => query['kind'] === 'units').map(({ query }) => query['cursor'])).toEqual([
      undefined,
      '2',
    ]);
    // Kinds without a row have no heading.
    expect(screen.queryByText('Payments')).toBeNull();
  });

  it('leads staff to tickets, chats and leads, and admins to theirs, who have no inbox', async () => {
    show('staff', ['tickets', 'chats', 'leads']);
    expect(await hrefs('Tickets')).toContain('/dashboards/staff/tickets/k1');
    expect(await hrefs('Chats')).toEqual(['/dashboards/staff?session=c1']);
    expect(await hrefs('Leads')).toEqual(['/dashboards/staff/leads/l1']);
    expect(screen.getAllByText('#1042 Receipt').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Demo request').length).toBeGreaterThan(0);
    cleanup();
    show('admin', ['units', 'tickets', 'chats']);
    expect(await hrefs('Properties and units')).toEqual(['/dashboards/admin/users/p1']);
    expect(await hrefs('Tickets')).toContain('/dashboards/admin/tickets/k1');
    const chats = await screen.findByRole('table', { name: 'Chats' });
    expect(within(chats).queryAllByRole('link')).toEqual([]);
  });

  it('is searched by the words in the address, in lists that have words, and the words can be changed', async () => {
    const calls = show('staff', ['units', 'payments', 'chats'], undefined, '/?q=87%20Laurier%20302');
    await screen.findByRole('table', { name: 'Properties and units' });
    expect(calls.map(({ query }) => [query['kind'], query['q']])).toEqual([
      ['units', '87 Laurier 302'],
      ['payments', '87 Laurier 302'],
    ]);
    expect(screen.queryByText('Chats')).toBeNull();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search in this account' }), { target: { value: '' } });
    expect(await screen.findByRole('table', { name: 'Chats' })).toBeTruthy();
    expect(calls.at(-1)?.query['q']).toBeUndefined();
    cleanup();
    show('staff', ['payments'], undefined, '/?q=nowhere');
    expect(await screen.findByText('Nothing in this account matches “nowhere”.')).toBeTruthy();
  });

  it('says once that there is nothing', async () => {
    show('staff', ['payments']);
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    cleanup();
    show('staff', ['units', 'payments']);
    await screen.findByRole('table', { name: 'Properties and units' });
    expect(screen.queryByText('Nothing here yet')).toBeNull();
  });

  it('names the list that didn’t load', async () => {
    show('staff', ['units', 'payments'], 'payments');
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('heading', { name: 'Payments' })).toBeTruthy();
    expect(screen.queryByText('Nothing here yet')).toBeNull();
  });

  it('is read once, because each reading is recorded: not again with live news or after a break', async () => {
    const calls = show('staff', ['units']);
    await screen.findByRole('table', { name: 'Properties and units' });
    readAgain(client, ['people', 'accounts', 'affairs']);
    await act(() => client.invalidateQueries());
    expect(calls).toHaveLength(1);
  });
});
