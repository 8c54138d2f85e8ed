import { describe, expect, it } from '@jest/globals';
import { amountsLeftOut } from './amounts-left-out.js';

const left = (heading: string, ...samples: string[]) => amountsLeftOut([{ heading, samples }], [null]).length === 1;

describe('columns with amounts that are left out', () => {
  it.each([
    ['1650.00', '$1,700.50'],
    ['1 650,00', '1 700,50 $'],
    ['$1600'],
    ['0.00', '(687.23)', '-12.50'],
    ['$ -', '$ 12.00'],
  ])('are those with cents or a currency sign: %s', (...samples) => {
    expect(left('Column', ...samples)).toBe(true);
  });

  it.each([
    ['1600', '1700'],
    ['101', '102'],
    ['2026-11-28'],
    ['28.11.2026'],
    ['514.555.0199'],
    ['2/1.50'],
    ['Kim'],
    ['$ -'],
    ['5.00 %'],
    [],
  ])('are no other numbers and words: %s', (...samples) => {
    expect(left('Column', ...samples)).toBe(false);
  });

  it('are no columns of homes', () => {
    for (const heading of ['Rental ID', 'Balcony', 'Depto', 'Departamento']) expect(left(heading, '101')).toBe(false);
  });

  it('need all values to be amounts', () => {
    expect(left('Column', '1650.00', 'n/a')).toBe(false);
  });

  it.each(['New rent', 'Loyer au 1er juillet', 'Renta nueva', 'Bal. fwd', 'Dépôt reçu', 'Amt owing'])(
    'are whole numbers too below “%s”',
    (heading) => {
      expect(left(heading, '1600', '1700')).toBe(true);
      expect(left(heading, 'Kim')).toBe(false);
    },
  );

  it('are no columns that go somewhere', () => {
    const columns = [
      { heading: 'Mo. Rent', samples: ['1650.00'] },
      { heading: 'Parking', samples: ['50.00'] },
    ];
    expect(amountsLeftOut(columns, ['rent', null]).map(({ heading }) => heading)).toEqual(['Parking']);
  });
});
