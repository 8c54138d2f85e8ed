import { afterEach, describe, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { showPage } from '@nav/testing/show-page';
import { cleanup, screen } from '@testing-library/react';
import { LeaseStep } from './components/wizard/LeaseStep';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const FACT = {
  text: 'A deposit of at most one month’s rent',
  fr: 'Un dépôt d’au plus un mois de loyer',
  es: 'Un depósito de un mes de renta como máximo',
  saidByRule: false,
  source: 'https://www.ontario.ca/page/deposits',
  sourceDate: null,
  confidence: 'official',
  law: null,
  mustCheck: false,
  checked: true,
};
const RULE = {
  topic: 'deposit',
  status: 'manual',
  value: 'known',
  validTo: null,
  next: null,
  rule: null,
  facts: [FACT],
};

const show = (region: string | null, language: 'en' | 'fr') =>
  showPage({
    page: <LeaseStep unitId="u1" propertyId="p1" leaseId={undefined} onNext={() => undefined} />,
    features: ['landlords', '../shared/region-rules'],
    language,
    answer: ({ path }) => {
      if (path.endsWith('/region-rules')) return [200, { region, rules: region ? [RULE] : [] }];
      if (path.endsWith('/units/u1')) return [200, { id: 'u1', marketRentCents: null, currency: 'CAD' }];
      return [200, { id: 'p1', region: region ?? 'XX', timeZone: 'America/Toronto' }];
    },
  });

describe('TN-023 the terms of a new lease', () => {
  it.each([
    ['en', 'Tenancy rules in Ontario', FACT.text],
    ['fr', /Ontario/, FACT.fr],
  ] as const)(
    'have the facts of the region beside their fields, with their source, in %s',
    async (language, title, fact) => {
      show('CA-ON', language);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(fact)).toBeTruthy();
      expect(screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toContain(
        FACT.source,
      );
      // The fields are on the same page.
      expect(screen.getAllByRole('radio').length).toBeGreaterThan(2);
    },
  );

  it('say so where nothing is known of the region', async () => {
    show(null, 'en');
    expect(await screen.findByText(/no tenancy rules on record|don’t have/i)).toBeTruthy();
  });
});
