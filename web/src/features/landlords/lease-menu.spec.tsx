import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { paths } from '@nav/paths';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { Lease } from './api/types';
import { LeaseMenu } from './components/lease/LeaseMenu';

const LEASE = { id: 'l1', unitId: 'u1', state: 'draft', nextTerm: null, tenants: [] } as unknown as Lease;
const browserFetch = globalThis.fetch;
let answer: () => void;

beforeEach(() => {
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = () => resolve(new Response(null, { status: 204 }));
      }),
  );
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
  history.replaceState(null, '', '/');
});

const Where = () => <output aria-label="where">{useLocation().pathname}</output>;

function show(lease: Lease): void {
  render(
    <Around features={['landlords', '../app', '../shared']}>
      <QueryClientProvider client={new QueryClient()}>
        <LeaseMenu lease={lease} />
        <Where />
      </QueryClientProvider>
    </Around>,
  );
}

async function deleteThen(address: string): Promise<string | null> {
  history.replaceState(null, '', paths.landlordLease('l1'));
  show(LEASE);
  fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await act(async () => fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete draft' })));
  history.replaceState(null, '', address);
  await act(async () => answer());
  return screen.getByLabelText('where').textContent;
}

describe('deleting a draft lease', () => {
  it('leads to its unit', async () => {
    expect(await deleteThen(paths.landlordLease('l1'))).toBe(paths.landlordUnit('u1'));
  });

  it('doesn’t navigate when the reader has gone to another page', async () => {
    expect(await deleteThen(paths.landlordLeases())).toBe('/');
  });
});

describe('a step that tenants get a message about', () => {
  const NEXT = { startsOn: '2027-01-01', cancelable: true };
  it.each([
    ['Cancel new term', { state: 'active', nextTerm: NEXT }, '/renew/cancel', /^Cancel the new term\?.*Jan 1, 2027/],
    [
      'Cancel rent change',
      { state: 'active', nextTerm: { ...NEXT, rentOnly: true } },
      '/renew/cancel',
      /^Cancel the rent change\?.*rent change from Jan 1, 2027/,
    ],
    ['Withdraw notice', { state: 'notice' }, '/notice/withdraw', /full notice period/],
  ])('%s asks first, and can be left as it is', async (step, more, path, said) => {
    const carol = { firstName: 'Carol', lastName: 'Diaz', email: null, joined: false };
    show({ ...LEASE, ...more, tenants: [carol] } as unknown as Lease);
    const pick = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
      await act(async () => fireEvent.click(await screen.findByRole('menuitem', { name: step })));
    };
    await pick();
    expect(screen.getByRole('dialog').textContent).toMatch(said);
    expect(screen.getByRole('dialog').textContent).toContain('Carol Diaz');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep it' })));
    expect(jest.mocked(globalThis.fetch)).not.toHaveBeenCalled();
    await pick();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: step })));
    const asked = jest.mocked(globalThis.fetch).mock.calls.map(([request]) => (request as Request).url);
    expect(asked.filter((url) => url.includes(path))).toHaveLength(1);
  });
});
