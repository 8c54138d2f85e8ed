import { afterEach, describe, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { showPage, tableRows } from '@nav/testing/show-page';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import UnitPage from './pages/UnitPage';

const LEASE = { id: 'l1', state: 'active', tenants: ['Kim Larsen'], rentCents: 165_000, endsOn: null };
const LEASES = [
  { ...LEASE, startsOn: '2025-07-01', termEndsOn: null },
  { ...LEASE, id: 'l0', state: 'ended', tenants: ['Ana Sosa'], startsOn: '2023-07-01', termEndsOn: '2025-06-30' },
];
const UNIT = {
  id: 'u1',
  propertyId: 'p1',
  label: '302',
  status: 'available',
  archived: false,
  currency: 'CAD',
  leases: [] as object[],
  lease: null,
  version: 1,
};
const PROPERTY = {
  id: 'p1',
  name: '87 Laurier',
  streetNumber: '87',
  street: 'Laurier',
  city: 'Montréal',
  currency: 'CAD',
  units: [],
};

function show(unit: object) {
  showPage({
    page: (
      <Routes>
        <Route path="/units/:unitId" element={<UnitPage history={({ id }) => <p>{`requests of ${id}`}</p>} />} />
      </Routes>
    ),
    features: ['landlords'],
    at: '/units/u1',
    answer: ({ path }) => {
      if (path.endsWith('/units/u1')) return [200, { ...UNIT, ...unit }];
      return path.endsWith('/properties/p1') ? [200, PROPERTY] : undefined;
    },
  });
  return screen.findByRole('heading', { level: 1 });
}
const newLease = () => screen.queryAllByRole('link', { name: 'New lease' }).length;

afterEach(() => {
  cleanup();
  stopPlaying();
});

describe('a unit', () => {
  it.each([
    ['that was never let', []],
    ['with earlier leases', LEASES],
  ])('%s offers a new lease, and an archived one neither that nor “Vacant”', async (_name, leases) => {
    await show({ leases });
    expect([newLease(), screen.queryAllByText('Vacant').length > 0]).toEqual([1, true]);
    cleanup();
    await show({ leases, archived: true });
    expect([newLease(), screen.queryAllByText('Vacant').length > 0]).toEqual([0, false]);
    expect(screen.getAllByText('Archived').length).toBeGreaterThan(0);
  });

  it('shows its history: every lease that it had, and its requests', async () => {
    await show({ leases: LEASES, status: 'occupied' });
    const rows = await tableRows();
    expect(rows.map(([tenants, state]) => [tenants, state])).toEqual([
      ['Kim Larsen', 'Active lease'],
      ['Ana Sosa', 'Ended'],
    ]);
    expect(rows.map((row) => row.at(-1))).toEqual(['$1,650.00', '$1,650.00']);
    expect(screen.getByText('requests of u1')).toBeTruthy();
  });
});
