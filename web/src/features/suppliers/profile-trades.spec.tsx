import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ownProfileQuery, type Supplier } from './api/own-profile';
import ProfilePage from './pages/ProfilePage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const STORED = {
  id: 's',
  companyName: 'Plombex',
  serviceType: 'HVAC',
  trades: ['hvac'],
  city: null,
  phone: null,
  about: null,
  areaCountry: null,
  areaPrefixes: [],
  numbers: null,
  version: 1,
} as unknown as Supplier;

function show(supplier: Supplier): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(ownProfileQuery.queryKey, supplier);
  render(
    <Around features={['suppliers', '../shared', '../app', '../api']}>
      <QueryClientProvider client={client}>
        <ProfilePage />
      </QueryClientProvider>
    </Around>,
  );
}

it.each(['Plumber', 'Plumbing', 'HVAC'])(
  'a supplier who signed up as %s finds each trade once, the own one chosen',
  (serviceType) => {
    show({ ...STORED, serviceType });
    const trade = screen.getByLabelText<HTMLSelectElement>('Main trade');
    const labels = [...trade.options].map(({ text }) => text);
    expect(labels).toEqual([...new Set(labels)]);
    expect(trade.value).toBe(serviceType);
  },
);

it('a supplier ticks other trades, the main one is not among them, and both are sent', async () => {
  const sent: unknown[] = [];
  playServer((method, _path, body) => {
    if (method !== 'PATCH') return [503, { error: 'Busy', code: 'unavailable', requestId: 'r' }];
    sent.push(body);
    return [200, { ...STORED, version: 2 }];
  });
  show({ ...STORED, trades: ['hvac', 'roofing'] });
  const box = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name });
  expect(box('HVAC')).toBeNull();
  expect(box('Roofing')?.checked).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Plumbing' }));
  fireEvent.change(screen.getByLabelText('Main trade'), { target: { value: 'Roofing' } });
  expect(box('Roofing')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(sent).toMatchObject([{ serviceType: 'Roofing', trades: ['roofing', 'plumbing'] }]);
});

it('no more than the most can be ticked', () => {
  const trades = ['hvac', 'roofing', 'plumbing', 'painting', 'flooring', 'cleaning', 'security', 'legal'] as const;
  show({ ...STORED, trades: [...trades] });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Locksmith' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Roofing' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Locksmith' }).disabled).toBe(false);
});

it('what a supplier saved stays on screen, also when the page cannot be read again, and is saved on', async () => {
  const sent: Supplier[] = [];
  playServer((method, _path, body) => {
    if (method !== 'PATCH') return [503, { error: 'Busy', code: 'unavailable', requestId: 'r' }];
    sent.push(body as Supplier);
    return [200, { ...STORED, ...(body as Supplier), version: sent.length + 1 }];
  });
  show(STORED);
  const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
  const save = async (number: string) => {
    fireEvent.change(phone(), { target: { value: number } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  };
  await save('514-555-0134');
  expect(phone().value).toBe('514-555-0134');
  await save('514-555-0199');
  expect(sent.map(({ version }) => version)).toEqual([1, 2]);
});
