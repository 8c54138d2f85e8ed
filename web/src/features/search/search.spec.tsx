import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying, type Played } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { SearchDialog } from './components/SearchDialog';
import { SearchField, useSearchKeys } from './components/SearchOpener';
import SearchResults from './components/SearchResults';

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
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

const Where = () => (
  <p id="where">
    {useLocation().pathname}
    {useLocation().search}
  </p>
);

function show(answer: (q: string) => Played = () => [200, HITS]): void {
  playServer((_method, _path, _body, query) => {
    asked.push(query.get('q') ?? '');
    return answer(query.get('q') ?? '');
  });
  const client = new QueryClient();
  render(
    <Around features={['search', '../app', '../app/layouts', '../shared', '../api']}>
      <QueryClientProvider client={client}>
        <SearchDialog userType="landlord" destinations={DESTINATIONS} Results={SearchResults} onClose={onClose} />
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
  it('offers the pages before anything is typed, and asks the server nothing for one letter', async () => {
    show();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Leases', 'Account settings']);
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
    expect(await screen.findByText(/Nothing of yours matches “sétt”/)).not.toBeNull();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Account settings']);
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
