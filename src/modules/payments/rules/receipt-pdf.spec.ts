import { describe, expect, it } from '@jest/globals';
import { pdfPages } from '../../../../test/support/pdf-text.js';
import { drawReceipt } from './receipt-pdf.js';

const ADDRESS = [
  'Habitations Laurier',
  '9999 boulevard René-Lévesque Ouest',
  'Bureau 2200',
  'Montréal, QC H3B 9Z9',
  'Canada',
];
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Late fee for month ${at + 1}`, `CA$${at + 101}.00`] as [string, string]);
const pagesFor = async (count: number) =>
  pdfPages(
    await drawReceipt({
      language: 'en',
      title: 'Receipt',
      number: 'R-2026-000012',
      facts: [
        ['Date', 'November 10, 2026'],
        ['From', 'Kim Larsen'],
        ['To', ADDRESS.join('\n')],
        ['Home', '87 Laurier Avenue West, 302, Montréal, QC H2T 2N1'],
        ['Method', 'Check'],
      ],
      lines: lines(count),
      total: ['Total', 'CA$9,999.00'],
      notes: ['Issued by Lodgewell.'],
    }),
  );

describe('a receipt', () => {
  it('of one charge fits on one page', async () => {
    expect(await pagesFor(1)).toHaveLength(1);
  });

  it('with many charges and a full address continues on another page, each name beside its amount', async () => {
    for (const count of Array.from({ length: 20 }, (_, at) => at + 1)) {
      const pages = await pagesFor(count);
      expect(pages.length).toBeLessThanOrEqual(2);
      for (const [name, amount] of [...lines(count), ['Total', 'CA$9,999.00']] as const)
        expect({
          count,
          name,
          pages: pages.filter((texts) => texts.includes(name) && texts.includes(amount)).length,
        }).toEqual({
          count,
          name,
          pages: 1,
        });
    }
  });
});
