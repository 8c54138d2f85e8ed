import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import type { Owed } from './api/invoices';
import { OwedByAge } from './components/OwedByAge';

afterEach(cleanup);

it('names the currency of each total, so that Canadian and US dollars are told apart', () => {
  const owed = (['CAD', 'USD'] as const).map((currency) => ({
    currency,
    ages: [{ age: 'current', amountCents: 14_000, count: 1 }],
    totalCents: 14_000,
    toApproveCents: 9_000,
    toApproveCount: 1,
  })) as unknown as Owed[];
  render(
    <Around features={['invoices', '../app', '../shared']} language="en">
      <OwedByAge owed={owed} side="landlord" hrefOf={() => '/'} />
    </Around>,
  );
  for (const currency of ['CAD', 'USD']) {
    expect(screen.getByText(new RegExp(`\\$140\\.00\\s${currency} in total`))).toBeDefined();
    expect(screen.getByText(new RegExp(`\\$90\\.00\\s${currency} is waiting`))).toBeDefined();
  }
});
