import { describe, expect, it } from '@jest/globals';
import { decimalMarkOf, readAmount, splitBedBath } from './read-cell.js';
import { dayOrderOf, isOpenEnd, readDate } from './read-date.js';

const date = (text: string, dayFirst?: boolean) => {
  const read = readDate(text, dayFirst);
  return read.ok ? read.value : read.code;
};

describe('days as sheets write them', () => {
  it.each([
    ['2026-11-30', '2026-11-30'],
    ['2026/1/5', '2026-01-05'],
    ['2026-11-30 00:00:00', '2026-11-30'],
    ['30/11/2026', '2026-11-30'],
    ['11/30/2026', '2026-11-30'],
    ['11/30/26', '2026-11-30'],
    ['4/4/2026', '2026-04-04'],
    ['03/04/2026', 'ambiguous_day'],
    ['Nov 30, 2026', '2026-11-30'],
    ['November 30 2026', '2026-11-30'],
    ['30-Nov-26', '2026-11-30'],
    ['1st March 2026', '2026-03-01'],
    ['1er nov. 2026', '2026-11-01'],
    ['15 février 2026', '2026-02-15'],
    ['3 août 2026', '2026-08-03'],
    ['1 de enero de 2026', '2026-01-01'],
    ['15 dic 2026', '2026-12-15'],
    ['31/02/2026', 'day'],
    ['13/13/2026', 'day'],
    ['soon', 'day'],
    ['', 'day'],
    ['constructor', 'day'],
    ['2026', 'day'],
  ])('%s is %s', (text, wanted) => expect(date(text)).toBe(wanted));

  it('reads the two orders by the answer, and what only one order allows without it', () => {
    expect([
      date('03/04/2026', true),
      date('03/04/2026', false),
      date('25/12/2026', false),
      date('12/25/2026', true),
    ]).toEqual(['2026-04-03', '2026-03-04', '2026-12-25', '2026-12-25']);
    expect(['25/12/2026', '12/25/2026', '03/04/2026', '4/4/2026', '2026-04-03'].map(dayOrderOf)).toEqual([
      'day',
      'month',
      'either',
      null,
      null,
    ]);
    expect(['MTM', 'Month-to-Month', 'At will', 'au mois', 'mes a mes', '2026-01-01'].map(isOpenEnd)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('amounts as sheets write them', () => {
  const cents = (text: string, mark?: 'point' | 'comma') => {
    const read = readAmount(text, 'CAD', { signed: true, mark });
    return read.ok ? read.value : read.code;
  };

  it.each([
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1 234,56', 123_456],
    ['$1,650.00', 165_000],
    ['1,234', 123_400],
    ['1.234', 123_400],
    ['1.234.567,8', 123_456_780],
    ['(50.00)', -5000],
    ['-$50.00', -5000],
    ['$-50.00', -5000],
    ['($50.00)', -5000],
    ['50.00-', -5000],
    ['12.345,678', 'not_an_amount'],
    ['1.23.4', 'not_an_amount'],
    ['many', 'not_an_amount'],
  ])('%s is %s', (text, wanted) => expect(cents(text)).toBe(wanted));

  it('reads yen, which have no decimals', () => {
    const yen = (text: string) => readAmount(text, 'JPY');
    expect(['¥150,000', '150 000', '150.000', '150000 JPY'].map(yen)).toEqual(
      Array.from({ length: 4 }, () => ({ ok: true, value: 150_000 })),
    );
    expect(yen('1,500.00')).toMatchObject({ ok: false, code: 'not_an_amount' });
  });

  it('reads by the mark of the file where it has one', () => {
    expect([
      cents('1.234', 'point'),
      cents('1.234', 'comma'),
      cents('1,234', 'comma'),
      cents('1,234', 'point'),
    ]).toEqual(['not_an_amount', 123_400, 'not_an_amount', 123_400]);
    expect(['1,234.56', '1.234,56', '12,5', '12.5', '1,234', '1.234', '1650'].map(decimalMarkOf)).toEqual([
      'point',
      'comma',
      'comma',
      'point',
      'point',
      'comma',
      null,
    ]);
  });

  it('takes bedrooms and bathrooms apart', () => {
    expect(['2/1.50', '2 Bed/1 Bath', 'Studio / 1', '--/--', '3'].map(splitBedBath)).toEqual([
      { bedrooms: '2', bathrooms: '1.50' },
      { bedrooms: '2', bathrooms: '1' },
      { bedrooms: '0', bathrooms: '1' },
      { bedrooms: '', bathrooms: '' },
      { bedrooms: '3', bathrooms: '' },
    ]);
  });
});
