import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Supplier } from './api/own-profile';
import { Area } from './components/Area';
import { AreaSection } from './components/AreaSection';

const browserFetch = globalThis.fetch;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(await new Request(input, init).json());
    return Response.json({});
  });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

const stated = (change: Partial<Supplier>) =>
  ({ city: 'Montréal', areaCountry: null, areaPrefixes: [], serves: null, ...change }) as Supplier;
const show = (children: React.ReactNode) =>
  render(
    <Around features={['suppliers', '../app', '../app/layouts', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </Around>,
  );
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Postal codes you serve'), { target: { value } });
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save service area' })));

it('FTO-3 codes are checked by country before they are sent, and the wrong ones are named', async () => {
  show(<AreaSection supplier={stated({})} />);
  expect(screen.getByText(/first 3 characters, such as H2T/)).not.toBeNull();
  type('h2t, H2\nK1A 981');
  await save();
  expect(screen.getByText(/Not the start of a postal code in this country: H2 and 981/)).not.toBeNull();
  expect(sent).toEqual([]);
  type('h2t, K1A H2T');
  await save();
  expect(sent).toEqual([{ country: 'CA', prefixes: ['H2T', 'K1A'] }]);
});

it('FTO-3 at most 200 are sent', async () => {
  show(<AreaSection supplier={stated({ areaCountry: 'FR', areaPrefixes: ['75'] })} />);
  type(Array.from({ length: 201 }, (_, at) => `${at}`).join(' '));
  await save();
  expect(screen.getByText('Enter at most 200.')).not.toBeNull();
  expect(sent).toEqual([]);
});

it('FTO-3 the directory names the first codes, and marks who does not serve the property', () => {
  show(<Area supplier={stated({ areaPrefixes: ['A1A', 'B1B', 'C1C', 'E1E', 'G1G', 'H1H'], serves: false })} />);
  expect(screen.getByText('A1A, B1B, C1C, E1E and 2 more')).not.toBeNull();
  expect(screen.getByText('Outside their service area')).not.toBeNull();
  cleanup();
  show(<Area supplier={stated({ serves: true })} />);
  expect(screen.queryByText('Outside their service area')).toBeNull();
});
