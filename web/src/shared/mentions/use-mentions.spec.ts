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

it('takes the longest name, so that who is only the beginning of it isn’t told', () => {
  const more = [...people, { id: '4', name: 'Ana Roy-Dubois' }];
  expect(mentionedIn('Ask @Ana Roy-Dubois', more)).toEqual(['4']);
  expect(mentionedIn('@Ana Roy-Dubois, then @Ana Roy', more)).toEqual(['3', '4']);
});
