import { describe, expect, it } from '@jest/globals';
import { namesItself, unitName } from './unit-names.js';

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

  it('gets a word before it where a bare number would be taken for another one', () => {
    expect((['en', 'fr', 'es'] as const).map((language) => unitName('4820', language))).toEqual([
      'Unit 4820',
      'logement 4820',
      'unidad 4820',
    ]);
    expect((['en', 'fr', 'es'] as const).map((language) => unitName('App. 2', language))).toEqual([
      'App. 2',
      'App. 2',
      'App. 2',
    ]);
  });
});
