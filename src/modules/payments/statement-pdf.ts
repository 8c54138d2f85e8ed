import { bottom, drawFacts, drawHead, drawNotes, drawPdf, drawRule, INK, MARGIN, printable, right, type Pdf } from './pdf.js';

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

/** Places of the columns of figures, from the right edge. */
const COLUMN = { charge: 190, payment: 95, balance: 0 };
const WIDTH = 92;

/** Draws a year of a lease's ledger, over as many sheets as it takes. */
export function drawStatement(text: StatementText): Promise<Buffer> {
  return drawPdf({ title: `${text.title} ${text.year}`, language: text.language }, (pdf) => {
    drawHead(pdf, text.title, text.year);
    drawFacts(pdf, text.facts);
    line(pdf, text.head, 'Helvetica-Bold');
    for (const entry of text.lines) {
      if (pdf.y > bottom(pdf) - 40) {
        pdf.addPage();
        line(pdf, text.head, 'Helvetica-Bold');
      }
      line(pdf, entry, 'Helvetica');
    }
    drawRule(pdf);
    drawNotes(pdf, text.notes);
  });
}

function line(pdf: Pdf, { date, entry, ...figures }: StatementLine, font: string): void {
  const top = pdf.y;
  drawRule(pdf);
  pdf.font(font).fontSize(9.5).fillColor(INK.night);
  for (const name of ['charge', 'payment', 'balance'] as const) {
    pdf.text(printable(figures[name]), right(pdf) - COLUMN[name] - WIDTH, top + 6, { width: WIDTH, align: 'right' });
  }
  pdf.text(printable(date), MARGIN, top + 6, { width: 76 });
  pdf.text(printable(entry), MARGIN + 80, top + 6, { width: right(pdf) - MARGIN - COLUMN.charge - WIDTH - 88 });
  pdf.y += 6;
}
