import { describe, expect, it } from '@jest/globals';
import { searchTerms } from './search-terms.js';

describe('what someone typed into the search', () => {
  it('loses accents, case and curly apostrophes', () => {
    expect(searchTerms('  Émile L’Écuyer ').words).toEqual(['%emile%', "%l'ecuyer%"]);
  });

  it('means itself where SQL has wildcards', () => {
    expect(searchTerms('100%_\\').words).toEqual(['%100\\%\\_\\\\%']);
  });

  it('is no more than eight words', () => {
    expect(searchTerms('a b c d e f g h i j').words).toHaveLength(8);
  });

  it.each([
    ['1650', [165_000, 1650]],
    ['1,650.00', [165_000]],
    ['$1,650', [165_000, 1650]],
    ['1 650,50 $', [165_050]],
    ['87-302', []],
    ['Kim', []],
    ['-5', []],
  ] as const)('%s is read as amounts', (typed, cents) => {
    expect(searchTerms(typed).cents).toEqual(cents);
  });

  it.each([
    ['R-1001', 'R-1001%'],
    ['r1001', 'R-1001%'],
    ['1001', 'R-1001%'],
    ['1', null],
    ['R-', null],
    ['R-1%', null],
  ] as const)('%s is read as a receipt', (typed, receipt) => {
    expect(searchTerms(typed).receipt).toBe(receipt);
  });
});
