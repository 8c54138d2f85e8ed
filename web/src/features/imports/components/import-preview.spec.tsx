import { LANGUAGES } from '@contract/languages';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Import } from '../api/imports';
import type { ImportFlow } from '../use-import-flow';
import { ImportPreview } from './ImportPreview';

afterEach(cleanup);

const sums = { depositCents: 0, heldCents: 0, owedCents: 0, paidAheadCents: 0, netBalanceCents: 0 };
const home = { streetNumber: '87', street: 'Laurier', city: 'Montréal', tenants: ['Kim Larsen'] };
const FOUND = {
  counts: { properties: 2, units: 2, leases: 2, tenants: 3, known: 0 },
  totals: [
    { currency: 'CAD', rentCents: 165_000, ...sums },
    { currency: 'USD', rentCents: 247_500, ...sums },
  ],
  preview: [
    { ...home, line: 2, unit: '1', rentCents: 165_000, currency: 'CAD', startsOn: '2026-07-01', termEndsOn: null },
    {
      ...home,
      line: 3,
      unit: '2',
      rentCents: 247_500,
      currency: 'USD',
      startsOn: '2019-02-01',
      termEndsOn: '2027-01-31',
    },
  ],
  dates: [
    { country: 'CA', line: 2, text: '01/07/2026', day: '2026-07-01' },
    { country: 'US', line: 3, text: '2/1/2019', day: '2019-02-01' },
    { country: '', line: 4, text: '3/1/2019', day: '2019-01-03' },
  ],
  languages: [
    { language: 'fr', count: 2 },
    { language: 'en', count: 1 },
  ],
  withoutLanguage: 3,
  onPaper: 0,
  withoutEmail: 0,
  otherRows: 0,
  leftOutRows: 2,
  withTheirUnit: 0,
  ignored: [],
  sharedEmails: [],
} as unknown as Import;

const show = (found: Partial<Import> = {}, language: 'en' | 'fr' | 'es' = 'en') => {
  const write = jest.fn<ImportFlow['write']>();
  const flow = { write, atHand: { answers: {} } } as unknown as ImportFlow;
  const { container } = render(
    <Around features={['imports']} language={language}>
      <ImportPreview found={{ ...FOUND, ...found }} flow={flow} />
    </Around>,
  );
  return { write, text: container.textContent };
};

describe('what a file would make', () => {
  it.each(LANGUAGES.map(({ code }) => code))('is written out in %s, without a word missing', (language) => {
    expect(show({}, language).text).not.toContain('imports.');
  });

  it('TN-001 shows the dates with two readings as they were read, by country', () => {
    const { text } = show();
    expect(text).toContain('Canada: 01/07/2026 is July 1, 2026');
    expect(text).toContain('United States: 2/1/2019 is February 1, 2019');
    expect(text).toContain('Lines without a country: 3/1/2019 is January 3, 2019');
    expect(text).toContain('February 1, 2019 to January 31, 2027');
    expect(text).toContain('from July 1, 2026');
  });

  it('says the currency of each amount where there are several', () => {
    const { text } = show();
    expect(text).toContain('$1,650.00\u00a0CAD');
    expect(text).toContain('$2,475.00\u00a0USD');
    cleanup();
    const alone = { totals: FOUND.totals.slice(0, 1), preview: FOUND.preview.slice(0, 1) };
    const { text: one } = show(alone);
    // In the totals, which are compared with another sheet, and not in each row.
    expect(one.match(/CAD/g)).toHaveLength(1);
  });

  it('says what is owed apart from what is paid ahead, and the net of both where there are both', () => {
    const of = (owedCents: number, paidAheadCents: number) => {
      cleanup();
      const balances = { owedCents, paidAheadCents, netBalanceCents: owedCents - paidAheadCents };
      return show({ totals: [{ currency: 'CAD', rentCents: 165_000, ...sums, ...balances }] }).text;
    };
    const both = of(14_230_287, 687_323);
    expect(both).toMatch(/Balances owed\$142,302\.87.*Paid ahead\$6,873\.23.*Net balance\$135,429\.64/);
    // The previous product's total row adds up both, also those of one lease.
    expect(both).toContain('only the difference is counted');
    expect(of(14_230_287, 0)).not.toMatch(/Net balance|only the difference/);
    expect(of(0, 687_323)).not.toContain('Net balance');
  });

  it('counts tenants by language, and lets one choice decide for those whose lines don’t say', () => {
    const { write, text } = show();
    expect(text).toContain('Français: 2 and English: 1');
    const choice = screen.getByLabelText(/Language of the 3 tenants/);
    fireEvent.change(choice, { target: { value: 'en' } });
    // The lines that were left out stay out.
    expect(write).toHaveBeenCalledWith('en', true);
    fireEvent.change(choice, { target: { value: 'place' } });
    expect(write).toHaveBeenLastCalledWith(undefined, true);
  });
});
