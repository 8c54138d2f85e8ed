import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { type } from '@nav/testing/show-page';
import { cleanup, render, screen } from '@testing-library/react';
import type { Renewal } from './api/renewals';
import { AdjustDialog } from './components/AdjustDialog';

afterEach(cleanup);

const RENEWAL = {
  id: 'r1',
  currentRentCents: 225_000,
  proposedRentCents: 229_500,
  highRentCents: 229_700,
  rentCents: null,
  currency: 'CAD',
  version: 1,
} as Renewal;

function show(language: 'en' | 'fr' = 'en') {
  render(
    <Around features={['renewals', '../shared', '../app']} language={language}>
      <AdjustDialog renewals={[RENEWAL]} onClose={() => undefined} decide={() => undefined} />
    </Around>,
  );
}

it('says how far the new rent is from the current one, so that a mistyped rent shows', async () => {
  show();
  expect(screen.getByText('This is 2% more than the current rent.')).toBeTruthy();
  await type('Next monthly rent', '850');
  expect(screen.getByText('This is 62.22% less than the current rent.')).toBeTruthy();
  await type('Next monthly rent', '2,250.00');
  expect(screen.queryByText(/than the current rent/)).toBeNull();
  await type('Next monthly rent', 'a lot');
  expect(screen.queryByText(/than the current rent/)).toBeNull();
});

it('says so in French', async () => {
  show('fr');
  await type('Prochain loyer par mois', '850');
  expect(screen.getByText(/^C’est 62,22\s%\sde moins que le loyer actuel\.$/)).toBeTruthy();
});
