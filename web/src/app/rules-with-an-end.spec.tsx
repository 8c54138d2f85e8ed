import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { OwnRules } from '../features/documents/components/OwnRules';
import { RegionNote } from '../features/landlords/components/lease/RegionNote';

const fact = (text: string, source: string, sourceDate: string | null) => ({
  text,
  fr: null as string | null,
  es: null,
  saidByRule: false,
  source,
  sourceDate,
  confidence: 'secondary',
  mustCheck: true,
  checked: false,
});
const CAP = {
  topic: 'rent_cap',
  place: null,
  value: 'not in some towns',
  facts: [fact('not in some towns', 'page.example', '2026-10')],
  rule: { millionths: 18_000 },
  source: 'page.example',
  sourceDate: '2026-10',
  mustCheck: true,
  validTo: '2026-12-31',
};
const NEXT = {
  value: '1.9% 2027',
  facts: [{ ...fact('1.9% 2027', 'next.example/caps', null), saidByRule: true }],
  rule: { millionths: 19_000 },
  validFrom: '2027-01-01',
  source: 'next.example',
  sourceDate: null,
  mustCheck: true,
};

function show(rule: object, part: 'tenant' | 'landlord', language: 'en' | 'fr' = 'en'): void {
  playServer(() => [200, { region: 'CA-MB', rules: [{ ...CAP, ...rule }] }]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const features = [
    part === 'tenant' ? 'documents' : 'landlords',
    '../shared',
    '../shared/region-rules',
    '../api',
    '../app',
  ];
  render(
    <Around features={features} language={language}>
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
    expect(screen.getByText('Rent can rise by no more than 1.8%.')).toBeTruthy();
    expect(screen.getByText('not in some towns')).toBeTruthy();
  });

  it('says until when it is valid, and what follows', async () => {
    show({ status: 'automatic', next: NEXT }, part);
    expect(await screen.findByText(/valid until Dec 31, 2026/)).toBeTruthy();
    expect(screen.getByText(/From Jan 1, 2027:/)).toBeTruthy();
    expect(screen.getByText('Rent can rise by no more than 1.9%.')).toBeTruthy();
    // The rule says the same.
    expect(screen.queryByText('1.9% 2027')).toBeNull();
  });

  it('says once how far it was checked, and takes an authority’s page for no one else’s', async () => {
    const facts = [
      fact('Not in some towns.', 'page.example/caps', '2026-10'),
      fact('Not for new buildings.', 'page.example/caps', '2026-10'),
      fact('Nor for co-ops.', 'https://www.manitoba.ca/rtb', null),
      { ...fact('Nor for houses.', 'https://web2.gov.mb.ca/laws', null), mustCheck: false, checked: true },
    ];
    show({ status: 'automatic', next: null, facts }, part);
    await screen.findByText('Rent can rise by no more than 1.8%.');
    expect(screen.getAllByText(/no one on our team has checked/)).toHaveLength(1);
    const under = (heading: string) => screen.getByText(heading).nextElementSibling?.textContent;
    expect(under('Not official sources')).toBe('page.example/caps, October 2026 (Rent increase)');
    expect(under('Official sources, not yet checked by a person')).toContain('manitoba.ca/rtb');
    expect(under('Checked against an official source')).toContain('web2.gov.mb.ca/laws');
  });

  it('reads in French, and says of what no one has translated that it is in English', async () => {
    const facts = [
      { ...fact('Not in some towns.', 'page.example', null), fr: 'Sauf dans certaines villes.' },
      fact('Not for co-ops.', 'page.example', null),
    ];
    show({ status: 'automatic', next: null, facts }, part, 'fr');
    expect(await screen.findByText(/Le loyer peut augmenter d’au plus 1,8/)).toBeTruthy();
    expect(screen.getByText('Sauf dans certaines villes.')).toBeTruthy();
    const english = screen.getByText('Not for co-ops.');
    expect([english.lang, english.parentElement?.textContent]).toEqual([
      'en',
      'Not for co-ops. (texte en anglais seulement)',
    ]);
  });
});
