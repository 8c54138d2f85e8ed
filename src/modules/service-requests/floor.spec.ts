import { expect, it } from '@jest/globals';
import { floorAtFiling } from './floor.js';

it('a new request knows the winter of its home: without heat it is an emergency in Montréal in January, and not in July', () => {
  const body = { title: 'No heat', description: 'The heating has stopped working.', priority: 'Medium' };
  const at = (country: string, region: string, day: string) =>
    floorAtFiling(body, { country, region }, new Date(day)).priority;
  expect([at('CA', 'QC', '2027-01-15'), at('CA', 'QC', '2027-07-15'), at('US', 'FL', '2027-01-15')]).toEqual([
    'emergency',
    'medium',
    'medium',
  ]);
});
