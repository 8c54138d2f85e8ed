import { expect, it } from '@jest/globals';
import { letterOfEntry } from './letter-kinds.js';

it.each([
  ['one_off', 'due', 'charge'],
  ['credit', 'posted', 'charge'],
  ['late_fee', 'overdue', 'charge'],
  ['late_fee', 'scheduled', null],
  ['one_off', 'voided', null],
  ['void_of_one_off', 'reversed', 'correction'],
  ['void_of_rent', 'reversed', 'correction'],
  ['reversal_of_offline_payment', 'reversed', 'correction'],
  ['return_of_offline_payment', 'reversed', 'returned'],
  ['return_of_online_payment', 'reversed', 'returned'],
  ['offline_payment', 'paid', 'receipt'],
  ['offline_payment', 'returned', null],
  ['offline_payment', 'reversed', null],
  ['online_payment', 'paid', null],
  ['rent', 'due', null],
  ['deposit_kept', 'posted', null],
  ['reversal_of_cashback', 'reversed', null],
])('DAY-60 the letter of %s that is %s is %s', (entry, status, letter) => {
  expect(letterOfEntry({ entry, status })).toBe(letter);
});

it.each([
  ['deposit_returned', 'posted', 'deposit'],
  ['deposit_kept', 'posted', 'deposit'],
  ['one_off', 'paid', 'deposit'],
  ['one_off', 'voided', null],
  ['reversal_of_deposit_returned', 'reversed', null],
])('PY-020 the letter of %s that is %s and a part of a return is %s', (entry, status, letter) => {
  expect(letterOfEntry({ entry, status, ofDepositReturn: true })).toBe(letter);
});
