import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, STALE, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { propertyChoicesQuery, unitChoicesQuery } from './api/expenses';
import { ExpenseDialog } from './components/ExpenseDialog';
import { RecurringDialog } from './components/RecurringDialog';

const browserFetch = globalThis.fetch;
let expenses: Record<string, unknown>[];
let answer: () => Response;

beforeEach(() => {
  expenses = [];
  answer = () =>
    new Response(JSON.stringify({ id: 'x1' }), { status: 201, headers: { 'content-type': 'application/json' } });
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    expenses.push((await new Request(input, init).json()) as Record<string, unknown>);
    return answer();
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const properties = [
    { id: 'p1', name: 'Rue Fabre', currency: 'CAD', timeZone: 'Pacific/Kiritimati' },
    { id: 'p2', name: 'Rue Berri', currency: 'CAD', timeZone: 'Pacific/Pago_Pago' },
  ];
  client.setQueryData(propertyChoicesQuery().queryKey, properties as never);
  for (const { id } of properties)
    client.setQueryData(unitChoicesQuery(id).queryKey, { units: [{ id: `${id}-u1`, label: '101' }] } as never);
  render(
    <Around features={['expenses', '../shared', '../app']}>
      <QueryClientProvider client={client}>
        <ExpenseDialog onClose={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  stopPlaying();
  globalThis.fetch = browserFetch;
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add expense' });
const press = () => act(async () => void fireEvent.click(send()));

describe('an expense', () => {
  it('is sent by Enter too, and what is missing takes the focus', async () => {
    expect([send().type, send().form]).toEqual(['submit', field(/^Paid to/).form]);
    type(/^Property/, 'p1');
    await press();
    expect(document.activeElement).toBe(field(/^Paid to/));
    expect(expenses).toEqual([]);
  });

  it('forgets the unit of the property that was chosen before', async () => {
    type(/^Property/, 'p1');
    type(/^Unit/, 'p1-u1');
    type(/^Property/, 'p2');
    type(/^Paid to/, 'Plumbex');
    type(/^Amount/, '120');
    await press();
    expect(expenses).toMatchObject([{ propertyId: 'p2', unitId: null, amountCents: 12_000 }]);
  });

  it('begins with today at the chosen property, until a day is typed', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z'), doNotFake: ['setTimeout', 'setInterval'] });
    type(/^Property/, 'p1');
    expect(field(/^Date/).value).toBe('2026-12-01');
    type(/^Property/, 'p2');
    expect(field(/^Date/).value).toBe('2026-11-30');
    type(/^Paid to/, 'Plumbex');
    type(/^Amount/, '120');
    await press();
    expect(expenses).toMatchObject([{ spentOn: '2026-11-30' }]);
    type(/^Date/, '2026-11-02');
    type(/^Property/, 'p1');
    expect(field(/^Date/).value).toBe('2026-11-02');
    type(/^Date/, '');
    expect(field(/^Date/).value).toBe('');
    await press();
    expect(expenses).toHaveLength(1);
  });

  it('says of an amount that it cannot read how one is written, and of a tax above the amount that it is part of it', async () => {
    type(/^Amount/, '12,34');
    type(/^Tax/, '12');
    await press();
    expect(screen.getByText('Enter the amount as 1,650.00.')).not.toBeNull();
    expect(screen.queryByText('The tax is part of the amount.')).toBeNull();
    type(/^Amount/, '10');
    await press();
    expect(screen.getByText('The tax is part of the amount.')).not.toBeNull();
  });
});

describe.each([
  ['an expense', ExpenseDialog],
  ['a recurring expense', RecurringDialog],
] as const)('the property of %s', (_name, Dialog) => {
  function show(names: readonly string[], propertyId?: string) {
    cleanup();
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const properties = names.map((name, at) => ({
      id: `p${at + 1}`,
      name,
      currency: 'CAD',
      timeZone: 'America/Toronto',
    }));
    client.setQueryData(propertyChoicesQuery().queryKey, properties as never);
    for (const { id } of properties) client.setQueryData(unitChoicesQuery(id).queryKey, { units: [] } as never);
    render(
      <Around features={['expenses', '../shared', '../app']}>
        <QueryClientProvider client={client}>
          <Dialog propertyId={propertyId} onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    );
    return field(/^Property/).value;
  }

  it('is chosen where there is only one', () => {
    expect(show(['Rue Fabre'])).toBe('p1');
    expect(show(['Rue Fabre', 'Rue Berri'])).toBe('');
    expect(show(['Rue Fabre', 'Rue Berri'], 'p2')).toBe('p2');
  });
});

describe('an expense that someone else corrected in the meantime', () => {
  it('is offered beside what was typed, and the next save names its version', async () => {
    cleanup();
    const mine = {
      id: 'x1',
      propertyId: 'p1',
      unitId: null,
      category: 'repairs',
      spentOn: '2026-11-02',
      amountCents: 10_000,
      taxCents: 0,
      payee: 'Plumbex',
      note: null,
      document: null,
      currency: 'CAD',
      version: 1,
    };
    const theirs = { ...mine, payee: 'Plombex inc.', version: 2 };
    const saved: Record<string, unknown>[] = [];
    playServer((method, path, body) => {
      if (method !== 'PATCH') return [200, path.endsWith('/x1') ? theirs : []];
      saved.push(body as Record<string, unknown>);
      return saved.at(-1)?.version === 2 ? [200, theirs] : STALE;
    });
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
    client.setQueryData(propertyChoicesQuery().queryKey, [{ id: 'p1', name: 'Rue Fabre', currency: 'CAD' }] as never);
    render(
      <Around features={['expenses', '../shared', '../app', '../api']}>
        <QueryClientProvider client={client}>
          <ExpenseDialog present={mine as never} onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    );
    type(/^Amount/, '120.00');
    const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Correct' })));
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else saved');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show the newer version' })));
    await screen.findByText(/^This is the newer version/);
    expect([field(/^Paid to/).value, field(/^Amount/).value]).toEqual(['Plombex inc.', '100.00']);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Keep mine' })));
    await screen.findByText(/^Your version is shown below/);
    await save();
    expect(saved.map(({ version, amountCents, payee }) => [version, amountCents, payee])).toEqual([
      [1, 12_000, 'Plumbex'],
      [2, 12_000, 'Plumbex'],
    ]);
  });
});
