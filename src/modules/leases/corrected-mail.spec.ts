import { expect, it } from '@jest/globals';
import { Catalogues } from '../../platform/i18n/catalogues.js';

const PARAMS = {
  name: 'Kim',
  home: '87 Laurier',
  reason: 'A mistake',
  start: 'x',
  rent: 'x',
  hasNext: 'no',
  nextDay: '',
  nextRent: '–',
  direction: 'same',
  amount: 'x',
};

it.each([
  ['en', '1', 'due on the 1st of each month'],
  ['en', '2', 'due on the 2nd of each month'],
  ['en', '13', 'due on the 13th of each month'],
  ['en', '31', 'due on the 31st of each month'],
  ['fr', '1', 'dû le 1er du mois'],
  ['fr', '15', 'dû le 15 du mois'],
  ['es', '15', 'vence el día 15'],
] as const)(
  'the email about a corrected lease names the due day as people say it, in %s: %s',
  (language, dueDay, said) =>
    expect(new Catalogues().text(language, 'mail.landlords.lease_corrected.body', { ...PARAMS, dueDay })).toContain(
      said,
    ),
);
