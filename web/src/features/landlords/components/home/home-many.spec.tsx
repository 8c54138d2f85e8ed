import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { firstLeasesQuery } from '../../api/first-leases';
import type { Overview, Waiting } from '../../api/types';
import { FirstSteps } from './FirstSteps';
import { WaitingList } from './WaitingList';

afterEach(cleanup);

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
type Row = Awaited<ReturnType<NonNullable<typeof firstLeasesQuery.queryFn>>>['rows'][number];
const LEASES = '/dashboards/landlord/leases';

describe('the home page of someone who imported a portfolio', () => {
  const invite = (count: number) =>
    ({ kind: 'invite', id: 'l1', count, name: 'Kim', cents: null, day: null }) as Waiting;
  const waiting = (count: number) =>
    render(
      <Around features={['landlords', '../app']}>
        <WaitingList items={[invite(count)]} />
      </Around>,
    );

  it('leads from one tenant without a code to their lease, and from many to the leases, where all get theirs in one step', () => {
    waiting(1);
    expect(hrefOf('A tenant has no access code')).toBe(`${LEASES}/l1?tab=access`);
    cleanup();
    waiting(538);
    expect(hrefOf('538 tenants have no access code')).toBe(`${LEASES}?access=no_code`);
  });

  it('names the currency of what is overdue where the page has several', () => {
    const overdue = {
      kind: 'overdue',
      id: 'l1',
      count: 1,
      name: 'Maria Gomez',
      cents: 825_000,
      currency: 'USD',
      day: '2026-09-01',
    };
    const shown = (mixed: boolean) => {
      render(
        <Around features={['landlords', '../app']}>
          <WaitingList items={[overdue as Waiting]} mixed={mixed} />
        </Around>,
      );
      const text = document.body.textContent;
      cleanup();
      return text;
    };
    expect(shown(true)).toMatch(/Maria Gomez, \$8,250\.00\sUSD since September 1/);
    expect(shown(false)).toMatch(/Maria Gomez, \$8,250\.00 since September 1/);
  });

  it('leaves out what only a newer version of the page has words for', () => {
    render(
      <Around features={['landlords', '../app']}>
        <WaitingList items={[{ ...invite(2), kind: 'of_tomorrow' as Waiting['kind'] }, invite(1)]} />
      </Around>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  const steps = (state: string, total: number) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    client.setQueryData(firstLeasesQuery.queryKey, { rows: [{ id: 'l1', state } as Row], next: undefined, total });
    render(
      <QueryClientProvider client={client}>
        <Around features={['landlords', '../app']}>
          <FirstSteps overview={{ propertyCount: 1 } as Overview} />
        </Around>
      </QueryClientProvider>,
    );
  };

  it('leads from the step about leases to the drafts that were imported, not to a new one', () => {
    steps('draft', 392);
    expect(hrefOf('Review drafts')).toBe(`${LEASES}?state=draft`);
    expect(hrefOf(/Issue code/)).toBe(LEASES);
  });

  it('opens the one lease that there is', () => {
    steps('draft', 1);
    expect(hrefOf('Review the draft')).toBe(`${LEASES}/l1`);
    expect(hrefOf(/Issue code/)).toBe(`${LEASES}/l1?tab=access`);
  });
});
