import { describe, expect, it } from '@jest/globals';
import { faultyCsv, separatorFor } from './faulty-csv';

it('writes the lines to be corrected so that a spreadsheet runs none of them', () => {
  expect(
    faultyCsv([
      ['Line', 'Rent'],
      ['2', '=1+1'],
      ['3', '-5.00'],
      ['4', 'a "b", c'],
    ]),
  ).toBe('\uFEFF"Line","Rent"\r\n"2","\'=1+1"\r\n"3","-5.00"\r\n"4","a ""b"", c"\r\n');
});

describe('each cell is disarmed', () => {
  const cell = (text: string) => faultyCsv([[text]], ';').slice(2, -3);

  it.each(['=1+1', '+1', '-x', '@a', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－x', '＠a'])('%j', (text) =>
    expect(cell(text)).toMatch(/^'/),
  );

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a,=1+1', "a,'=1+1"],
    ['a\n=1+1', "a\n'=1+1"],
    ['a\t@b', "a\t'@b"],
  ])('also where another separator would cut it: %j', (text, safe) => expect(cell(text)).toBe(safe));

  it.each(['-5.00', '-1 200,50', '-1\u202f200,50', 'a-b', 'a = b', 'ana@example.com', 'Kim; Lee'])(
    'and no more than these: %j',
    (text) => expect(cell(text)).toBe(text),
  );
});

describe('the separator is that of the reader’s spreadsheet', () => {
  it.each([
    ['en', ['en-CA'], ','],
    ['fr', ['fr-CA', 'en-CA'], ';'],
    ['fr', ['en-US'], ';'],
    ['fr', ['fr'], ';'],
    ['es', ['es-MX'], ','],
    ['es', ['es-ES'], ';'],
    ['es', ['en-US'], ','],
    ['en', ['fr-CA'], ','],
  ] as const)('%s with %j', (language, tags, separator) => expect(separatorFor(language, tags)).toBe(separator));

  it('is between the cells', () => {
    expect(
      faultyCsv(
        [
          ['Ligne', 'Loyer'],
          ['2', '1 200,50'],
        ],
        ';',
      ),
    ).toBe('\uFEFF"Ligne";"Loyer"\r\n"2";"1 200,50"\r\n');
  });
});
