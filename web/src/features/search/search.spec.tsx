import type { UserType } from '@contract/roles';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying, type Played } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { SearchDialog } from './components/SearchDialog';
import { SearchField, useSearchKeys } from './components/SearchOpener';
import SearchResults from './components/SearchResults';
import { keepRecent } from './recent';

const HOME = {
  streetNumber: '87',
  street: 'Laurier Avenue West',
  unitLabel: '302',
  city: 'Montréal',
  state: null,
  amountCents: null,
  currency: null,
  day: null,
  parentId: null,
};
const HITS = [
  { ...HOME, kind: 'tenant', id: 't1', title: 'Kim Larsen', state: 'ended' },
  {
    ...HOME,
    kind: 'payment',
    id: 'y1',
    title: 'Kim Larsen',
    amountCents: 165_000,
    currency: 'CAD',
    day: '2026-11-02',
    parentId: 'l1',
  },
];
const DESTINATIONS = [
  { href: '/dashboards/landlord/leases', label: 'Leases' },
  { href: '/dashboards/landlord/settings', label: 'Account settings' },
];
const onClose = jest.fn();
const goOffDuty = jest.fn();
let asked: string[];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
  Element.prototype.scrollIntoView ??= () => undefined;
});
beforeEach(() => {
  asked = [];
  onClose.mockReset();
  goOffDuty.mockReset();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  stopPlaying();
});

const Where = () => (
  <p id="where">
    {useLocation().pathname}
    {useLocation().search}
  </p>
);

function show(answer: (q: string) => Played = () => [200, HITS], userType: UserType = 'landlord'): void {
  playServer((_method, _path, _body, query) => {
    asked.push(query.get('q') ?? '');
    return answer(query.get('q') ?? '');
  });
  const client = new QueryClient();
  render(
    <Around features={['search', '../app', '../app/layouts', '../shared', '../api']}>
      <QueryClientProvider client={client}>
        <SearchDialog
          userType={userType}
          destinations={DESTINATIONS}
          commands={[{ label: 'search.action.duty.off', run: goOffDuty }]}
          Results={SearchResults}
          onClose={onClose}
        />
        <Where />
      </QueryClientProvider>
    </Around>,
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const chosen = () =>
  screen.getAllByRole('option').find((option) => option.getAttribute('aria-selected') === 'true')?.textContent;

describe('the search dialog', () => {
  const names = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('offers actions and pages before anything is typed, and asks the server nothing for one letter', async () => {
    show();
    expect(names('Go to')).toEqual(['Leases', 'Account settings']);
    expect(names('Actions')).toContain('Add property');
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
    type('k');
    await act(async () => void (await new Promise((done) => setTimeout(done, 400))));
    expect(asked).toEqual([]);
  });

  it('shows what was found by kind, with where it belongs', async () => {
    show();
    type(' kim ');
    expect(
      await screen.findByRole('option', { name: /Kim Larsen.*87-302 Laurier Avenue West · Lease ended/ }),
    ).not.toBeNull();
    expect(screen.getByRole('option', { name: /Nov 2, 2026.*\$1,650\.00/ }).getAttribute('href')).toBe(
      '/dashboards/landlord/leases/l1?show=payments',
    );
    expect(screen.getByRole('group', { name: 'Tenants' })).not.toBeNull();
    expect(asked).toEqual(['kim']);
    expect(screen.getByRole('status').textContent).toBe('2 results');
  });

  it('says of which kinds there may be more, also where nothing is shown', async () => {
    const narrow = { 'X-Narrow-Search': 'person,lease' };
    show((q) => [200, q === 'kim' ? HITS : [], narrow], 'staff');
    type('kim');
    expect(await screen.findByText(/^More may match than is shown here: People, Leases\. Add a word/)).not.toBeNull();
    expect(screen.getByRole('group', { name: 'Payments' })).not.toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/^2 results More may match/);
    type('springfield');
    await screen.findByText(/^Nothing found More may match/);
    expect(screen.queryByText(/Nothing matches/)).toBeNull();
  });

  it('is walked by the arrows, around the ends, and opened with Enter', async () => {
    show();
    type('kim');
    await screen.findAllByRole('option', { name: /Kim/ });
    expect(chosen()).toContain('Lease ended');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(chosen()).toContain('$1,650.00');
    expect(field().getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(document.querySelector('#where')?.textContent).toBe('/dashboards/landlord/tenants/t1');
  });

  it('finds pages by their names, accents aside', async () => {
    show(() => [200, []]);
    type('sétt');
    expect(await screen.findByText('1 result')).not.toBeNull();
    expect(names('Go to')).toEqual(['Account settings']);
    expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
  });

  it('does not say that nothing matches above an action or a setting that does', async () => {
    show(() => [200, []], 'admin');
    type('retention');
    expect(await screen.findByText('4 results')).not.toBeNull();
    expect(names('Platform settings')).toHaveLength(4);
    expect(screen.queryByText(/Nothing matches/)).toBeNull();
    type('invite');
    expect(await screen.findByText('1 result')).not.toBeNull();
    expect(names('Actions')).toEqual(['Invite user']);
    type('unlock');
    await waitFor(() => expect(names('Actions')).toEqual([expect.stringMatching(/^Unlock someone’s sign-in/)]));
    expect(screen.queryByText(/Nothing matches/)).toBeNull();
    type('new ticket');
    await waitFor(() => expect(names('Actions')).toEqual([expect.stringMatching(/^File a ticket for a caller/)]));
    type('zebra');
    expect(await screen.findByText(/Nothing matches “zebra”/)).not.toBeNull();
  });

  it('does what leads to no other page, by key and by click', async () => {
    show(() => [200, []], 'staff');
    expect(names('Actions').at(-1)).toBe('Go off duty');
    type('duty');
    expect(await screen.findByText('1 result')).not.toBeNull();
    fireEvent.keyDown(field(), { key: 'Enter' });
    fireEvent.click(screen.getByRole('option', { name: 'Go off duty' }));
    expect([goOffDuty.mock.calls.length, onClose.mock.calls.length]).toEqual([2, 2]);
    expect(document.querySelector('#where')?.textContent).toBe('/');
  });

  it('finds settings by what is on them', () => {
    show(() => [200, []]);
    type('password');
    expect(screen.getByRole('option', { name: /Sign-in and security/ }).getAttribute('href')).toBe(
      '/dashboards/landlord/account/security',
    );
  });

  it('begins with what was opened last, and never with an address of another site', () => {
    keepRecent({ href: '/dashboards/landlord/leases/l9', title: 'Zoé Ouimet' });
    const kept = sessionStorage.getItem('own.recent') ?? '[]';
    sessionStorage.setItem('own.recent', kept.replace('[', '[{"href":"//elsewhere.example","title":"Trap"},{},'));
    show();
    expect(names('Recent')).toEqual(['Zoé Ouimet']);
    expect(chosen()).toBe('Zoé Ouimet');
  });

  it('asks which lease a payment is for, and opens it there', async () => {
    show(() => [200, [{ ...HOME, kind: 'lease', id: 'l1', title: 'Kim Larsen', state: 'active' }, ...HITS]]);
    type('record');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onClose).not.toHaveBeenCalled();
    expect(field().value).toBe('');
    expect(screen.getByText('Record payment: which lease?')).not.toBeNull();
    expect(screen.queryAllByRole('option')).toEqual([]);
    type('kim');
    await screen.findByRole('option', { name: /Kim Larsen/ });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(document.querySelector('#where')?.textContent).toBe('/dashboards/landlord/leases/l1?record=1');
  });

  it('leads the team to people and leads', async () => {
    show(
      () => [
        200,
        [
          { ...HOME, kind: 'person', id: 'p1', title: 'Kim Larsen', state: 'tenant', person: 'kim@example.com' },
          { ...HOME, kind: 'lead', id: 'd1', title: 'Kim Roy', state: 'qualified', person: null },
        ],
      ],
      'staff',
    );
    type('kim');
    const found = await screen.findByRole('option', { name: /Kim Larsen.*Tenant · kim@example.com · 87-302/ });
    expect(found.getAttribute('href')).toBe('/dashboards/staff/people/p1');
    expect(screen.getByRole('option', { name: /Kim Roy.*Qualified/ }).getAttribute('href')).toBe(
      '/dashboards/staff/leads/d1',
    );
    expect(screen.queryByRole('option', { name: /Add property/ })).toBeNull();
  });

  it.each(['staff', 'admin'] as const)('NUM-2 leads %s to a ticket, by its number and who asks', async (role) => {
    const ticket = { ...HOME, kind: 'ticket', id: 'k1', title: 'Receipt', number: 1042, person: 'Kim Larsen' };
    show(() => [200, [{ ...ticket, state: 'open', day: '2026-11-02' }]], role);
    type('#1042');
    const found = await screen.findByRole('option', { name: /#1042.*Receipt.*Kim Larsen/ });
    expect(within(screen.getByRole('group', { name: 'Support tickets' })).getAllByRole('option')).toEqual([found]);
    expect(found.getAttribute('href')).toBe(`/dashboards/${role}/tickets/k1`);
    expect(asked).toEqual(['#1042']);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(document.querySelector('#where')?.textContent).toBe(`/dashboards/${role}/tickets/k1`);
  });

  it.each([
    ['staff', '/dashboards/staff/accounts/a1'],
    ['admin', '/dashboards/admin/accounts/a1'],
  ] as const)('leads %s from homes and leases to what their account has at that address', async (role, account) => {
    const there = { ...HOME, parentId: 'a1', person: 'Maison Roy' };
    show(
      () => [
        200,
        [
          { ...there, kind: 'property', id: 'b1', unitLabel: null, title: 'Laurier' },
          { ...there, kind: 'unit', id: 'u1', title: '302' },
          { ...there, kind: 'lease', id: 'l1', title: 'Kim Larsen', state: 'ended' },
        ],
      ],
      role,
    );
    type('laurier');
    const property = await screen.findByRole('option', {
      name: /Laurier.*87 Laurier Avenue West, Montréal · Maison Roy/,
    });
    expect(property.getAttribute('href')).toBe(`${account}?q=87+Laurier+Avenue+West`);
    expect(screen.getByRole('option', { name: /Unit 302.*Maison Roy/ }).getAttribute('href')).toBe(
      `${account}?q=87+Laurier+Avenue+West+302`,
    );
    expect(
      screen
        .getByRole('option', { name: /Kim Larsen.*87-302 Laurier Avenue West · Maison Roy · Lease ended/ })
        .getAttribute('href'),
    ).toBe(`${account}?q=87+Laurier+Avenue+West+302`);
  });

  it('leads tenants to their lease, by its home', async () => {
    show(() => [200, [{ ...HOME, kind: 'lease', id: 'l1', title: 'Kim Larsen', state: 'active' }]], 'tenant');
    type('laurier');
    const lease = await screen.findByRole('option', { name: /^302 ?87-302 Laurier Avenue West ?Montréal$/ });
    expect(lease.getAttribute('href')).toBe('/dashboards/tenant/lease?lease=l1');
  });

  it('says when it fails, and tries again', async () => {
    let broken = true;
    show(() => (broken ? [500, { error: 'x', code: 'internal', requestId: 'r' }] : [200, HITS]));
    type('kim');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/Nothing of yours/)).toBeNull();
    broken = false;
    fireEvent.click(again);
    expect(await screen.findByRole('group', { name: 'Payments' })).not.toBeNull();
  });
});

describe('the keys of the search', () => {
  const open = jest.fn();
  function Keys() {
    useSearchKeys(open);
    return (
      <>
        <SearchField onOpen={open} />
        <textarea aria-label="Message" />
      </>
    );
  }
  beforeEach(() => {
    open.mockReset();
    render(
      <Around features={['../app/layouts']}>
        <Keys />
      </Around>,
    );
  });

  it('open it by / and by Ctrl+K', () => {
    fireEvent.keyDown(document.body, { key: '/' });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'k', ctrlKey: true });
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('leave a slash to who writes, and everything to an open dialog', () => {
    fireEvent.keyDown(screen.getByRole('textbox'), { key: '/' });
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
    dialog.remove();
    expect(open).not.toHaveBeenCalled();
  });
});
