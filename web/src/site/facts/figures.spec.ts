import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@contract/languages';
import { cents } from '@contract/money';
import { describe, expect, it } from '@jest/globals';
import { cashbackFor } from '../../../../src/modules/payments/cashback';
import { ONLINE_METHODS, type OnlineMethod } from '../../../../src/modules/payments/method-fees';
import { CASHBACK, METHOD_FEES } from './figures';

const textsOf = (language: string) =>
  JSON.parse(readFileSync(`web/src/site/sections/fragments/messages/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;

/** What public pages call the methods of the code. The pages don't load the code of payments, so they have the figures too. */
const NAMES: Readonly<Record<(typeof METHOD_FEES)[number]['method'], OnlineMethod>> = {
  bank: 'bank',
  debit: 'debit_card',
  wallet: 'digital_wallet',
  credit: 'credit_card',
};

describe('the figures of payments on public pages', () => {
  it('are the fees that are charged, for every method', () => {
    expect(Object.fromEntries(METHOD_FEES.map(({ method, fee }) => [NAMES[method], fee]))).toEqual(
      Object.fromEntries(Object.entries(ONLINE_METHODS).map(([method, { basisPoints }]) => [method, basisPoints])),
    );
  });

  it('are the speeds of the methods', () => {
    expect(METHOD_FEES.filter(({ speed }) => speed === 'days').map(({ method }) => NAMES[method])).toEqual(
      Object.entries(ONLINE_METHODS).flatMap(([method, { businessDays }]) => (businessDays ? [method] : [])),
    );
  });

  it.each(LANGUAGES)('say in $name in how many business days a bank payment arrives', ({ code }) => {
    const { from, to } = ONLINE_METHODS.bank.businessDays;
    expect((textsOf(code)['fragments.fees.speed.days'] ?? '').match(/\d+/g)?.map(Number)).toEqual([from, to]);
  });

  it('are the cashback that is paid', () => expect(cashbackFor('credit_card', cents(10_000))).toBe(CASHBACK));

  it.each(LANGUAGES)('the cashback in $name is the one that is paid', ({ code }) => {
    const [percent] = /\d+/.exec(textsOf(code)['fragments.fees.cashback'] ?? '') ?? [];
    expect(Number(percent)).toBe(CASHBACK / 100);
  });
});
