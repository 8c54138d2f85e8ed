import { expect, it } from '@jest/globals';
import { fitting, mentionedIn } from './use-mentions';

const people = [
  { id: '1', name: 'Zoé Tremblay' },
  { id: '2', name: 'Marc Roy' },
  { id: '3', name: 'Ana Roy' },
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

it('mentions whom the text names', () => {
  expect(mentionedIn('@Ana Roy and Marc Roy', people)).toEqual(['3']);
});
