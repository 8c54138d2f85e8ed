import { expect, it } from '@jest/globals';
import { byWords } from './by-words';

const option = (value: string, label: string) => ({ value, label });

it('options are in the order of their words, accents included, and what is left over is last', () => {
  const french = [option('plumbing', 'Plomberie'), option('other', 'Autre'), option('electrical', 'Électricité')];
  const more = [...french, option('roofing', 'Toiture'), option('landscaping', 'Aménagement paysager')];
  expect(byWords(more, 'fr-FR').map(({ value }) => value)).toEqual([
    'landscaping',
    'electrical',
    'plumbing',
    'roofing',
    'other',
  ]);
  expect(
    byWords([option('Other', 'Otro'), option('a', 'Ñandú'), option('b', 'Obra')], 'es').map(({ value }) => value),
  ).toEqual(['a', 'b', 'Other']);
});
