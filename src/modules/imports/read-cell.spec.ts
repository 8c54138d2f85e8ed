import { describe, expect, it } from '@jest/globals';
import { splitBedBath } from './read-cell.js';

describe('bedrooms and bathrooms in one cell', () => {
  it.each([
    ['2/1.50', '2', '1.50'],
    ['2 Bed/1 Bath', '2', '1'],
    ['Studio / 1', '0', '1'],
    ['Studio', '0', ''],
    ['3', '3', ''],
    // Rooms as Québec counts them: all but the kitchen and the living room are bedrooms, and the half is the bathroom.
    ['3½', '1', '1'],
    ['4 ½', '2', '1'],
    ['4 1/2', '2', '1'],
    ['51/2', '3', '1'],
    ['5,5', '3', '1'],
    ['1½', '0', '1'],
    ['2½', '0', '1'],
    ['12/2', '12', '2'],
    ['1/2', '1', '2'],
    ['2/2.5', '2', '2.5'],
  ])('%s → %s, %s', (text, bedrooms, bathrooms) => expect(splitBedBath(text)).toEqual({ bedrooms, bathrooms }));
});
