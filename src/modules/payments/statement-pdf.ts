import type { Face } from '../../platform/pdf/faces.js';
import {
  bottom,
  drawFacts,
  drawHead,
  drawNotes,
  drawPdf,
  drawRule,
  INK,
  MARGIN,
  right,
  write,
  type Pdf,
} from '../../platform/pdf/pdf.js';

export interface StatementText {
  language: string;
  title: string;
  year: string;
  facts: [label: string, value: string][];
  head: StatementLine;
  lines: StatementLine[];
  notes: string[];
}

export interface StatementLine {
  date: string;
  entry: string;
  charge: string;
  payment: string;
  balance: string;
}

/** Positions of the columns of figures, from the right edge. */
const COLUMN = { charge: 190, payment: 95, balance: 0 };
const WIDTH = 92;
/** Wide enough for the longest day of the three languages, `30 nov. 2026`. */
const DATE = 72;

/** Draws a year of a lease's ledger, on as many pages as needed. */
export function drawStatement(text: StatementText): Promise<Buffer> {
  return drawPdf({ title: `${text.title} ${text.year}`, language: text.language }, (pdf) => {
    drawHead(pdf, text.title, text.year);
    drawFacts(pdf, text.facts);
    line(pdf, text.head, 'bold');
    for (const entry of text.lines) {
      if (pdf.y > bottom(pdf) - 40) {
        pdf.addPage();
        line(pdf, text.head, 'bold');
      }
      line(pdf, entry, 'text');
    }
    drawRule(pdf);
    drawNotes(pdf, text.notes);
  });
}

function line(pdf: Pdf, { date, entry, ...figures }: StatementLine, face: Face): void {
  const top = pdf.y;
  drawRule(pdf);
  pdf.fontSize(9.5).fillColor(INK.night);
  for (const name of ['charge', 'payment', 'balance'] as const) {
    write(pdf, figures[name], right(pdf) - COLUMN[name] - WIDTH, top + 6, { face, width: WIDTH, align: 'right' });
  }
  write(pdf, date, MARGIN, top + 6, { face, width: DATE, lineBreak: false });
  write(pdf, entry, MARGIN + DATE + 4, top + 6, {
    face,
    width: right(pdf) - MARGIN - COLUMN.charge - WIDTH - DATE - 12,
  });
  pdf.y += 6;
}
