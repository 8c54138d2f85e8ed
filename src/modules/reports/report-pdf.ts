import type { Face } from '../../platform/pdf/faces.js';
import {
  bottom,
  drawFacts,
  drawHead,
  drawPdf,
  drawRule,
  INK,
  MARGIN,
  right,
  write,
  type Pdf,
} from '../../platform/pdf/pdf.js';

export interface ReportSheet {
  readonly currency: string;
  readonly columns: readonly { readonly label: string; readonly figure: boolean }[];
  /** Subtotals are bold. */
  readonly rows: readonly { readonly cells: readonly string[]; readonly bold: boolean }[];
  readonly totals: readonly string[];
}

export interface ReportText {
  readonly language: string;
  readonly title: string;
  readonly period: string;
  /** The account of the report, and the properties that it covers. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly empty: string;
  readonly sheets: readonly ReportSheet[];
}

const SIZE = 8.5;
const GAP = 8;

/** Draws a report on sheets laid across, as many as it takes. */
export function drawReport(text: ReportText): Promise<Buffer> {
  return drawPdf({ title: text.title, language: text.language, layout: 'landscape' }, (pdf) => {
    drawHead(pdf, text.title, text.period);
    drawFacts(pdf, text.facts);
    pdf.y -= 14;
    pdf.fontSize(11).fillColor(INK.night);
    if (text.sheets.length === 0) write(pdf, text.empty, MARGIN, pdf.y + 12);
    for (const sheet of text.sheets) drawSheet(pdf, sheet);
  });
}

function drawSheet(pdf: Pdf, { currency, columns, rows, totals }: ReportSheet): void {
  const widths = widthsOf(pdf, columns);
  const head = columns.map(({ label }) => label);
  pdf.y += 14;
  pdf.fontSize(11).fillColor(INK.quiet);
  write(pdf, currency, MARGIN, pdf.y);
  line(pdf, head, columns, widths, 'bold');
  for (const row of rows) {
    if (pdf.y > bottom(pdf) - 36) {
      pdf.addPage();
      line(pdf, head, columns, widths, 'bold');
    }
    line(pdf, row.cells, columns, widths, row.bold ? 'bold' : 'text');
  }
  line(pdf, totals, columns, widths, 'bold');
}

/** Figures share what they need, words what is left. */
function widthsOf(pdf: Pdf, columns: ReportSheet['columns']): number[] {
  const room = right(pdf) - MARGIN;
  const weight = (figure: boolean) => (figure ? 1 : 1.25);
  const all = columns.reduce((total, { figure }) => total + weight(figure), 0);
  return columns.map(({ figure }) => (room * weight(figure)) / all);
}

/** A line is as tall as its tallest cell. */
function line(
  pdf: Pdf,
  cells: readonly string[],
  columns: ReportSheet['columns'],
  widths: readonly number[],
  face: Face,
): void {
  const top = pdf.y + 4;
  pdf.y = top;
  drawRule(pdf);
  pdf.fontSize(SIZE).fillColor(INK.night);
  let [x, lowest] = [MARGIN, top];
  for (const [at, cell] of cells.entries()) {
    const figure = columns[at]?.figure;
    const room = figure ? (widths[at] ?? 0) : roomOf(cells, widths, at);
    write(pdf, cell, x, top + 4, { face, width: room - GAP, align: figure ? 'right' : 'left' });
    lowest = Math.max(lowest, pdf.y);
    x += widths[at] ?? 0;
  }
  pdf.y = Math.max(lowest, top + 14);
}

/** Words take the empty cells after them too: the name of a subtotal is on one line. */
function roomOf(cells: readonly string[], widths: readonly number[], at: number): number {
  const next = cells.findIndex((cell, index) => index > at && cell !== '');
  return widths.slice(at, next < 0 ? undefined : next).reduce((sum, width) => sum + width, 0);
}
