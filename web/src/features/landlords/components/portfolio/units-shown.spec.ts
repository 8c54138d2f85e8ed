import { describe, expect, it } from '@jest/globals';
import type { Unit } from '../../api/types';
import { unitsShown } from './units-shown';

const unit = (label: string, status: Unit['status'], tenants: string[] = [], rentCents = 0) =>
  ({
    id: label,
    label,
    status,
    bedrooms: 1,
    bathrooms: 1,
    marketRentCents: tenants.length ? null : rentCents,
    lease: tenants.length ? { tenants, rentCents } : null,
  }) as Unit;
const UNITS = [
  unit('9', 'occupied', ['Zoé Roy'], 90_000),
  unit('10', 'available', [], 110_000),
  unit('11', 'offline'),
  unit('12', 'occupied', ['Émile Caron'], 100_000),
];
const labels = (asked: Partial<Parameters<typeof unitsShown>[1]>) =>
  unitsShown(UNITS, { q: '', state: undefined, sort: '', ...asked }, 'fr').map(({ label }) => label);

describe('units of a property', () => {
  it('are in the order of their doors, and reversed', () => {
    expect([labels({}), labels({ sort: '-label' }), labels({ sort: 'nonsense' })]).toEqual([
      ['9', '10', '11', '12'],
      ['12', '11', '10', '9'],
      ['9', '10', '11', '12'],
    ]);
  });

  it('are found by door and tenant, without accents, and by state', () => {
    expect([
      labels({ q: 'emile' }),
      labels({ q: '1' }),
      labels({ state: 'occupied', q: 'z' }),
      labels({ q: 'nobody' }),
    ]).toEqual([['12'], ['10', '11', '12'], ['9'], []]);
  });

  it('are sorted by tenant, state and rent', () => {
    expect([labels({ sort: '-tenants' }), labels({ sort: 'state' }), labels({ sort: '-rent' })]).toEqual([
      ['9', '12', '10', '11'],
      ['9', '12', '10', '11'],
      ['10', '12', '9', '11'],
    ]);
  });
});
