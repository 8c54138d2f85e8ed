import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { toCsv } from './to-csv.js';

describe('CSV', () => {
  it('writes a mark, commas and CRLF, and quotes what needs it', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['x', 1],
          ['say "hi", twice', null],
        ],
      ),
    ).toBe('\uFEFFa,b\r\nx,1\r\n"say ""hi"", twice",\r\n');
  });

  it('disarms what a spreadsheet would run', () => {
    expect(toCsv(['a'], [['=1+1'], ['-2+3'], ['@x']])).toBe("\uFEFFa\r\n'=1+1\r\n'-2+3\r\n'@x\r\n");
  });

  it.each(['\uFF1D1+1', '\uFF0B1', '\uFF0D1', '\uFF201'])(
    'disarms the wide sign of %j, which some spreadsheets read like the narrow one',
    (text) => {
      expect(toCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n'${text}\r\n`);
    },
  );

  it('leaves numbers alone, also below zero', () => {
    expect(toCsv(['a'], [[-5], ['-1650.50']])).toBe('\uFEFFa\r\n-5\r\n-1650.50\r\n');
  });

  it('quotes every kind of line break, for readers that end a line at any of them', () => {
    expect(toCsv(['a'], [['x\ny'], ['x\ry'], ['x\r\ny']])).toBe('\uFEFFa\r\n"x\ny"\r\n"x\ry"\r\n"x\r\ny"\r\n');
  });

  it('gives back what went in, line breaks, quotes and empty cells included', () => {
    const rows = [
      ['a\nb', 'c\rd', 'e\r\nf'],
      ['"', ',', ''],
      ['', '', ''],
      [' x ', 'é', ';'],
    ];
    expect(parse(toCsv(['one', 'two', 'three'], rows), { bom: true, record_delimiter: '\r\n' })).toEqual([
      ['one', 'two', 'three'],
      ...rows,
    ]);
  });
});
