import type { Face } from '../../platform/pdf/faces.js';
import {
  bottom,
  drawFacts,
  drawHead,
  drawNotes,
  drawPdf,
  drawRule,
  heightOf,
  INK,
  MARGIN,
  right,
  write,
  type Pdf,
} from '../../platform/pdf/pdf.js';

/** The texts of an invoice; `drawInvoice` decides where they go on the page. */
export interface InvoiceText {
  readonly language: string;
  readonly title: string;
  readonly number: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Description, quantity, price, amount. */
  readonly columns: readonly [string, string, string, string];
  readonly lines: readonly (readonly [string, string, string, string])[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly total: readonly [label: string, amount: string];
  /** How to pay it; without ways nothing is drawn. */
  readonly pay: { readonly title: string; readonly ways: readonly (readonly [label: string, value: string])[] };
  readonly notes: readonly string[];
}

/** Shares of the width: words, then three figures. */
const SHARES = [0.5, 0.12, 0.18, 0.2] as const;
const GAP = 8;

/** Draws an invoice, on as many sheets as its lines take. */
export function drawInvoice(text: InvoiceText): Promise<Buffer> {
  return drawPdf({ title: `${text.title} ${text.number}`, language: text.language }, (pdf) => {
    drawHead(pdf, text.title, text.number);
    drawFacts(pdf, text.facts);
    row(pdf, text.columns, 'bold', 9.5);
    for (const line of text.lines) {
      // A text that breaks in the middle of a row would leave its figures on the other page.
      pdf.fontSize(10.5);
      if (pdf.y + heightOf(pdf, line[0], wordsWidth(pdf)) + 20 > bottom(pdf)) {
        pdf.addPage();
        row(pdf, text.columns, 'bold', 9.5);
      }
      row(pdf, line, 'text', 10.5);
    }
    if (pdf.y > bottom(pdf) - 40 - 24 * text.sums.length) pdf.addPage();
    for (const [label, amount] of text.sums) row(pdf, [label, '', '', amount], 'text', 10.5);
    row(pdf, [text.total[0], '', '', text.total[1]], 'bold', 13);
    if (text.pay.ways.length > 0) drawPay(pdf, text.pay);
    drawNotes(pdf, text.notes);
  });
}

/** The heading stays with the first way. */
function drawPay(pdf: Pdf, { title, ways }: InvoiceText['pay']): void {
  if (pdf.y > bottom(pdf) - 90) pdf.addPage();
  pdf.moveDown(1.5).fontSize(11).fillColor(INK.night);
  write(pdf, title, MARGIN, pdf.y, { face: 'bold' });
  pdf.moveDown(0.5);
  drawFacts(pdf, ways);
}

const wordsWidth = (pdf: Pdf): number => (right(pdf) - MARGIN) * SHARES[0] - GAP;

/** As tall as its tallest cell. */
function row(pdf: Pdf, cells: readonly [string, string, string, string], face: Face, size: number): void {
  const room = right(pdf) - MARGIN;
  const top = pdf.y + 3;
  pdf.y = top;
  drawRule(pdf);
  pdf.fontSize(size).fillColor(INK.night);
  let [x, lowest] = [MARGIN, top];
  for (const [at, cell] of cells.entries()) {
    const width = room * (SHARES[at] ?? 0);
    const alone = at === 0 && cells[1] === '' && cells[2] === '';
    if (cell) {
      write(pdf, cell, x, top + 7, {
        face,
        width: (alone ? room * 0.75 : width) - (at === 0 ? GAP : 0),
        align: at === 0 ? 'left' : 'right',
      });
      lowest = Math.max(lowest, pdf.y);
    }
    x += width;
  }
  pdf.y = Math.max(lowest, top + size + 8) + 3;
}
