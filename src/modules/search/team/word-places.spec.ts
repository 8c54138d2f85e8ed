import { describe, expect, it } from '@jest/globals';
import {
  askedOf,
  combinationsOf,
  COMMON,
  driversOf,
  gramsOf,
  splitsOf,
  type Occurrence,
  type Place,
} from './word-places.js';

const words = (typed: string) => driversOf(typed.split(' ')).map(({ word }) => word);

describe('where a word may be', () => {
  it.each([
    ['laurier', ['lau', 'aur', 'uri', 'rie', 'ier']],
    ['aaaa', ['aaa']],
    ['ab', []],
    ['🏠🏠🏠', ['🏠🏠🏠']],
  ])('%s has the threes %j', (word, grams) => {
    expect(gramsOf(word)).toEqual(grams);
  });

  it('the three longest words are looked for, each once', () => {
    expect(words('302 laurier kim montreal laurier')).toEqual(['montreal', 'laurier', '302']);
  });

  it('words of two characters count only without a longer one, by what begins with them', () => {
    expect(words('kim li')).toEqual(['kim']);
    expect(driversOf(['li', 'x', '87'])).toEqual([
      { word: 'li', grams: [' li'] },
      { word: '87', grams: [' 87'] },
    ]);
    expect(words('a b')).toEqual([]);
  });

  it.each([
    ['87-302', [{ number: '87', label: '302' }]],
    [
      '87-302-b',
      [
        { number: '87', label: '302-b' },
        { number: '87-302', label: 'b' },
      ],
    ],
    ['87-', []],
    ['laurier', []],
  ])('%s is %j where the street number meets the label', (word, splits) => {
    expect(splitsOf(word)).toEqual(splits);
  });
});

describe('combinations of places', () => {
  const [driver] = driversOf(['kim']) as [Occurrence['driver']];
  const occurrence = (place: Place, rows = 1): Occurrence => ({ driver, place, rows });
  const three = (['name', 'address', 'label'] as const).map((place) => occurrence(place));
  const names = (combination: readonly Occurrence[]) => combination.map(({ place }) => place);

  it('are all of them', () => {
    expect(combinationsOf([three.slice(0, 2), three.slice(2)]).map(names)).toEqual([
      ['name', 'label'],
      ['address', 'label'],
    ]);
  });

  it('are none if a word is nowhere, and one that asks for nothing without words', () => {
    expect(combinationsOf([three, []])).toEqual([]);
    expect(combinationsOf([])).toEqual([[]]);
  });

  it('are of fewer words where they would be too many', () => {
    expect(combinationsOf([three, three, three])).toHaveLength(9);
  });

  it('the rarest place is asked for, and all where all are common', () => {
    expect(names(askedOf([occurrence('name', 9), occurrence('label', 3)]))).toEqual(['label']);
    expect(names(askedOf([occurrence('name', COMMON), occurrence('label', COMMON)]))).toEqual(['name', 'label']);
    expect(askedOf([])).toEqual([]);
  });
});
