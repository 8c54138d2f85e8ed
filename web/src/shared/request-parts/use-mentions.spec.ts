import { expect, it } from '@jest/globals';
import { fitting, mentionedIn, readersOf } from './use-mentions';

const people = [
  { id: '1', name: 'Zoé Tremblay', side: 'tenant' as const },
  { id: '2', name: 'Marc Roy', side: 'supplier' as const },
  { id: '3', name: 'Ana Roy', side: 'landlord' as const },
];
const names = (before: string) => fitting(before, people).map(({ name }) => name);

it('finds people by any part of their name, without case and accents, behind an @ alone', () => {
  expect(names('@')).toHaveLength(3);
  expect(names('Ask @zoe')).toEqual(['Zoé Tremblay']);
  expect(names('(@ROY')).toEqual(['Marc Roy', 'Ana Roy']);
  expect(names('@Marc R')).toEqual(['Marc Roy']);
  expect(names('marc@roy')).toEqual([]);
  expect(names('@Marc Roy')).toEqual([]);
  expect(names('no one')).toEqual([]);
});

it('offers those who can read the line', () => {
  const to = (audience: 'everyone' | 'tenant' | 'supplier' | 'landlord') =>
    readersOf(people, audience).map(({ id }) => id);
  expect(to('everyone')).toEqual(['1', '2', '3']);
  expect(to('supplier')).toEqual(['2', '3']);
  expect(to('landlord')).toEqual(['3']);
});

it('mentions whom the text names', () => {
  expect(mentionedIn('@Ana Roy and Marc Roy', people)).toEqual(['3']);
});
