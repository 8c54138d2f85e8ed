import { describe, expect, it } from '@jest/globals';
import { toCsv } from './to-csv.js';

describe('CSV', () => {
  it('writes a mark, commas and CRLF, and quotes what needs it', () => {
    expect(toCsv(['a', 'b'], [['x', 1], ['say "hi", twice', null]])).toBe('\uFEFFa,b\r\nx,1\r\n"say ""hi"", twice",\r\n');
  });

  it('disarms what a spreadsheet would run', () => {
    expect(toCsv(['a'], [['=1+1'], ['-2+3'], ['@x']])).toBe("\uFEFFa\r\n'=1+1\r\n'-2+3\r\n'@x\r\n");
  });

  it('leaves numbers alone, also below zero', () => {
    expect(toCsv(['a'], [[-5], ['-1650.50']])).toBe('\uFEFFa\r\n-5\r\n-1650.50\r\n');
  });
});
