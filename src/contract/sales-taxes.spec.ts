import { expect, it } from '@jest/globals';
import { suggestedTaxes } from './sales-taxes.js';

it('Canadian regions suggest their taxes, and nothing is suggested where it is not known', () => {
  expect(suggestedTaxes('CA-QC').map(({ name, rateThousandths }) => [name, rateThousandths])).toEqual([
    ['GST', 5000],
    ['QST', 9975],
  ]);
  expect(suggestedTaxes('CA-ON')).toEqual([{ name: 'HST', rateThousandths: 13_000 }]);
  expect([suggestedTaxes('US-NY'), suggestedTaxes('constructor'), suggestedTaxes('')]).toEqual([[], [], []]);
});
