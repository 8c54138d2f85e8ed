import { expect, it } from '@jest/globals';
import { toStreet } from './street.js';

const row = (more: object) =>
  ({
    propertyId: 'p',
    name: 'Laurier',
    streetNumber: '87',
    street: 'Laurier Avenue',
    id: 'u',
    label: '302',
    offline: false,
    currency: 'CAD',
    leaseId: 'l',
    tenants: [],
    open: 1000,
    overdue: 1000,
    settled: 0,
    dueOn: '2026-11-01',
    coming: 0,
    posting: false,
    ...more,
  }) as Parameters<typeof toStreet>[0][number];

it('a home says both where its rent is late and partly paid, and counts as overdue either way', () => {
  const [property] = toStreet([row({}), row({ settled: 500 }), row({ settled: 500, overdue: 0 })], []);
  expect(property?.units.map(({ state }) => state)).toEqual(['overdue', 'part_overdue', 'partial']);
  expect(property?.overdueCount).toBe(2);
});
