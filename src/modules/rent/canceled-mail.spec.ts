import { expect, it } from '@jest/globals';
import { Catalogues } from '../../platform/i18n/catalogues.js';

const GIVEN = {
  name: 'Kim',
  amount: '1450',
  hasLabel: 'no',
  label: '',
  hasNote: 'yes',
  note: 'Wrong lease',
  balance: '0',
};

it.each([
  ['en', 'What it paid for is owed again, and any credit that came from it is gone.', 'You don’t owe anything now.'],
  ['fr', 'Ce qu’il avait réglé est de nouveau à payer, et le crédit', 'Rien n’est dû aujourd’hui.'],
  ['es', 'Lo que había cubierto se debe de nuevo, y el saldo a favor', 'Ahora no debe nada.'],
])('a canceled payment says in %s what changed, also where nothing is owed yet', (language, change, even) => {
  const words = new Catalogues();
  const body = (entry: string) =>
    words.text(language, 'mail.landlords.owed_canceled.body', { ...GIVEN, entry, side: 'even' });
  expect(body('offline_payment')).toContain(change);
  expect(body('offline_payment')).toContain('Wrong lease');
  expect(body('offline_payment')).toContain(even);
  expect(body('one_off')).not.toContain(change);
});
