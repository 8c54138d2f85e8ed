import { expect, it } from '@jest/globals';
import { pdfPages } from '../../../test/support/pdf-text.js';
import { drawInvoice } from './invoice-pdf.js';

it.each([1, 2, 3, 4, 5, 6])('keeps long descriptions and their figures on one page, below %i facts', async (count) => {
  const lines = Array.from(
    { length: 20 },
    (_, at) => [`begin${at} ${'WATER HEATER '.repeat(21)}end${at}`, '1', '10.00', `amount${at}`] as const,
  );
  const pages = await drawInvoice({
    language: 'en',
    title: 'Invoice',
    number: '0001',
    facts: Array.from({ length: count }, (_, at) => [`Fact ${at}`, 'Plombex'] as const),
    columns: ['Work', 'Quantity', 'Price', 'Amount'],
    lines,
    sums: [['Subtotal', '200.00']],
    total: ['Total', '200.00'],
    pay: { title: 'How to pay', ways: [['E-transfer to', 'pay@plombex.example']] },
    notes: [],
  }).then(pdfPages);
  expect(pages.length).toBeGreaterThan(2);
  const pageOf = (word: string) => pages.findIndex((texts) => texts.join(' ').split(/\s+/).includes(word));
  const places = lines.map((_, at) => [pageOf(`begin${at}`), pageOf(`end${at}`), pageOf(`amount${at}`)]);
  expect(places.filter(([begin, end, amount]) => begin === -1 || begin !== end || begin !== amount)).toEqual([]);
});
