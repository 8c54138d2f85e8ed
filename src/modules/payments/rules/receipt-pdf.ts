import type { Face } from '../../../platform/pdf/faces.js';
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
} from '../../../platform/pdf/pdf.js';

/** The words of a receipt. The page decides where they are placed. */
export interface ReceiptText {
  language: string;
  title: string;
  number: string;
  facts: [label: string, value: string][];
  lines: [label: string, amount: string][];
  total: [label: string, amount: string];
  notes: string[];
}

/** Draws a receipt, on one sheet unless it has many lines. */
export function drawReceipt(text: ReceiptText): Promise<Buffer> {
  return drawPdf({ title: `${text.title} ${text.number}`, language: text.language }, (pdf) => {
    drawHead(pdf, text.title, text.number);
    drawFacts(pdf, text.facts);
    for (const line of text.lines) row(pdf, line, 'text', 11);
    row(pdf, text.total, 'bold', 13);
    drawNotes(pdf, text.notes);
  });
}

function row(pdf: Pdf, [label, amount]: [string, string], face: Face, size: number): void {
  const width = (right(pdf) - MARGIN) * 0.66;
  if (pdf.y + 10 + heightOf(pdf.fontSize(size), label, width, face) > bottom(pdf)) pdf.addPage();
  const top = pdf.y;
  drawRule(pdf);
  pdf.fontSize(size).fillColor(INK.night);
  write(pdf, amount, MARGIN, top + 10, { face, align: 'right' });
  write(pdf, label, MARGIN, top + 10, { face, width });
  pdf.y += 9;
}
