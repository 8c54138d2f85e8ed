import { expect, it } from '@jest/globals';
import { faultyCsv } from './faulty-csv';

it('writes the lines to be corrected so that a spreadsheet runs none of them', () => {
  expect(faultyCsv([['Line', 'Rent'], ['2', '=1+1'], ['3', '-5.00'], ['4', 'a "b", c']])).toBe('\uFEFF"Line","Rent"\r\n"2","\'=1+1"\r\n"3","-5.00"\r\n"4","a ""b"", c"\r\n');
});
