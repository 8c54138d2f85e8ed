import { describe, expect, it } from '@jest/globals';
import { namesItself } from './unit-names.js';

describe('the name of a unit', () => {
  it('may say what it is, in three languages', () => {
    for (const label of [
      'Apt 12',
      'apt. 3B',
      '#4',
      'Suite B',
      'Unit 5',
      'App. 2',
      'Logement 7',
      'Unité 1',
      'Depto. 4',
      'Piso 2',
    ])
      expect([label, namesItself(label)]).toEqual([label, true]);
  });

  it('usually is a number or a place', () => {
    for (const label of ['12', '3B', 'A', 'Aptos 3', 'Rear', 'Phoenix', ''])
      expect([label, namesItself(label)]).toEqual([label, false]);
  });
});
