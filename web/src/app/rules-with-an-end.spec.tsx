import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { OwnRules } from '../features/documents/components/OwnRules';
import { RegionNote } from '../features/landlords/components/lease/RegionNote';

const CAP = {
  topic: 'rent_cap',
  place: null,
  value: '1.8% 2026',
  source: 'page.example',
  sourceDate: '2026-10',
  mustCheck: true,
  validTo: '2026-12-31',
};
const NEXT = { value: '1.9% 2027', validFrom: '2027-01-01', source: 'next.example', sourceDate: null, mustCheck: true };

function show(rule: object, part: 'tenant' | 'landlord'): void {
  playServer(() => [200, { region: 'CA-MB', rules: [{ ...CAP, ...rule }] }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const features = [part === 'tenant' ? 'documents' : 'landlords', '../shared', '../api', '../app'];
  render(
    <Around features={features}>
      <QueryClientProvider client={client}>
        {part === 'tenant' ? <OwnRules leaseId="1" /> : <RegionNote propertyId="1" />}
      </QueryClientProvider>
    </Around>,
  );
}

afterEach(() => {
  cleanup();
  stopPlaying();
});

describe.each(['tenant', 'landlord'] as const)('a rule that has an end, as the %s sees it', (part) => {
  it('says that it has run out, and when', async () => {
    show({ status: 'expired', next: null }, part);
    expect(
      await screen.findByText(/expired on Dec 31, 2026: no rule applies until the next one is entered/),
    ).toBeTruthy();
    expect(screen.getByText(/not checked against an official source/)).toBeTruthy();
  });

  it('says until when it is valid, and what follows', async () => {
    show({ status: 'automatic', next: NEXT }, part);
    expect(await screen.findByText(/valid until Dec 31, 2026/)).toBeTruthy();
    const next = screen.getByText(/From Jan 1, 2027:/);
    expect(next.textContent).toContain('1.9% 2027');
    expect(next.textContent).toContain('not checked against an official source');
  });
});
