import { expect, it } from '@jest/globals';
import { suggestedTaxes, taxName } from './sales-taxes.js';

it('Canadian regions suggest their taxes, and nothing is suggested where it is not known', () => {
  expect(suggestedTaxes('CA-QC').map(({ name, rateThousandths }) => [name, rateThousandths])).toEqual([
    ['GST', 5000],
    ['QST', 9975],
  ]);
  expect(suggestedTaxes('CA-ON')).toEqual([{ name: 'HST', rateThousandths: 13_000 }]);
  expect([suggestedTaxes('US-NY'), suggestedTaxes('constructor'), suggestedTaxes('')]).toEqual([[], [], []]);
});

it('Canada’s taxes read as their reader knows them, and others as they were typed', () => {
  expect(['GST', 'QST', 'HST', 'TPS', ' TVQ ', 'IVA'].map((name) => taxName(name, 'fr'))).toEqual([
    'TPS',
    'TVQ',
    'TVH',
    'TPS',
    'TVQ',
    'IVA',
  ]);
  expect(['TPS', 'TVQ', 'TVH', 'GST', 'constructor'].map((name) => taxName(name, 'en'))).toEqual([
    'GST',
    'QST',
    'HST',
    'GST',
    'constructor',
  ]);
  expect(taxName('TPS', 'es')).toBe('GST');
});
