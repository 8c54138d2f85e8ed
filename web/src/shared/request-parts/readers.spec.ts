import { expect, it } from '@jest/globals';
import { readersOf } from './readers';

const people = [
  { id: '1', name: 'Zoé Tremblay', side: 'tenant' as const },
  { id: '2', name: 'Marc Roy', side: 'supplier' as const },
  { id: '3', name: 'Ana Roy', side: 'landlord' as const },
];

it('offers those who can read the line', () => {
  const to = (audience: 'everyone' | 'tenant' | 'supplier' | 'landlord') =>
    readersOf(people, audience).map(({ id }) => id);
  expect(to('everyone')).toEqual(['1', '2', '3']);
  expect(to('supplier')).toEqual(['2', '3']);
  expect(to('landlord')).toEqual(['3']);
});
