import { afterEach, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { changesIn, click, showPage } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import NewLeasePage from './pages/NewLeasePage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const UNIT = { id: 'u1', marketRentCents: 165_000, currency: 'CAD', timeZone: 'America/Toronto' };
const LEASE = {
  id: 'l1',
  state: 'draft',
  version: 1,
  startsOn: '2027-01-01',
  termEndsOn: null,
  rentCents: 172_500,
  depositCents: null,
  dueDay: 1,
  chargeFrom: null,
  endsForGood: false,
  lateFeeKind: 'none',
  lateFeeValue: null,
  lateFeeAfterDays: 5,
  currency: 'CAD',
  unit: { id: 'u1', region: 'CA-ON', timeZone: 'America/Toronto' },
  tenants: [],
};

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser back
    </button>
  );
}

it.each(['', '&step=lease'])(
  'the browser’s Back from the tenants shows the terms that were entered, and saves them as a change (%s)',
  async (step) => {
    const calls = showPage({
      page: (
        <>
          <NewLeasePage />
          <Back />
        </>
      ),
      features: ['landlords', '../shared/region-rules', '../app/layouts'],
      at: `/?property=p1&unit=u1${step}`,
      answer: ({ method, path }) => {
        if (path.endsWith('/region-rules')) return [200, { region: 'CA-ON', rules: [] }];
        if (path.endsWith('/units/u1')) return [200, UNIT];
        if (path.endsWith('/leases/l1')) return [200, LEASE];
        if (method === 'POST') return [201, LEASE];
        return [200, { id: 'p1', region: 'CA-ON', timeZone: 'America/Toronto' }];
      },
    });
    expect((await screen.findByLabelText<HTMLInputElement>(/Monthly rent/)).value).toBe('1,650.00');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^Month to month/ })));
    await click('Continue');
    expect(await screen.findByRole('heading', { name: 'Who’s moving in?' })).toBeTruthy();
    await click('Browser back');
    expect((await screen.findByLabelText<HTMLInputElement>(/Monthly rent/)).value).toBe('1,725.00');
    await click('Continue');
    expect(changesIn(calls).map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  },
);
