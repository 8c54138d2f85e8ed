import { expect, it } from '@jest/globals';
import { homeName } from './methods';

it('a house whose unit is named like its door has that number once', () => {
  expect(homeName({ streetNumber: '4820', unitLabel: '4820' })).toBe('4820');
  expect(homeName({ streetNumber: '87', unitLabel: '302' })).toBe('87-302');
});
