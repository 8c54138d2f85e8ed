import { describe, expect, it } from '@jest/globals';
import { spellingOf } from '../../../scripts/spelling/dictionary.mjs';
import { texts } from '../../../scripts/spelling/texts.mjs';

describe('the spelling check', () => {
  it.each([
    ['en', 'The adress of the unit', ['adress']],
    ['en', 'A neighbour’s colour', ['neighbour’s', 'colour']],
    ['fr', 'L’apartement de la rue', ['L’apartement']],
    ['fr', 'Le paiment est arrivé', ['paiment']],
    ['es', 'El inquilno pagó', ['inquilno']],
  ] as const)('finds in %s what is wrong in: %s', (language, text, wrong) =>
    expect(spellingOf(language)(text)).toEqual(wrong),
  );

  it.each([
    ['en', 'Don’t share Lucía’s rent-controlled unit, see lease.pdf or https://example.com/xyzzy'],
    ['fr', 'L’appartement d’Amara, jusqu’à l’échéance'],
    ['es', 'Apruébela después de leer el contrato'],
  ] as const)('finds nothing in %s in: %s', (language, text) => expect(spellingOf(language)(text)).toEqual([]));

  it('reads catalogues, help articles, errors and the demo', () => {
    const where = texts().map((text) => text.where);
    for (const part of [
      'web/src/features/ledger/messages/fr.json',
      'help-center/articles/rent.es.json',
      'src/modules/auth/messages/en.json',
      'src/contract/errors.ts',
      'src/modules/demo/',
    ]) {
      expect(where.filter((place) => place.includes(part)).length).toBeGreaterThan(3);
    }
  });
});
