import type PDFDocument from 'pdfkit';
import { PRODUCT } from '../../contract/product.js';

export type Pdf = InstanceType<typeof PDFDocument>;

// Dusk 900, stone 600 and 200, lamp 400 of the design tokens.
export const INK = { night: '#0A2833', onNight: '#F2F7F7', quiet: '#5B6A6C', line: '#E1E4DF', lit: '#F5B73B', mark: '#98C4D1' };
export const MARGIN = 56;

export const right = (pdf: Pdf) => pdf.page.width - MARGIN;
export const bottom = (pdf: Pdf) => pdf.page.height - MARGIN;

/** The fonts that every reader has know Latin letters alone: spaces and signs that they lack are replaced by their likes. */
export function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0').replaceAll('\u2212', '\u2013');
}

/** Draws a document and gives its bytes. Letter, as its readers print. */
export async function drawPdf(about: { title: string; language: string }, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({ size: 'LETTER', margin: MARGIN, lang: about.language, info: { Title: about.title, Author: PRODUCT.name } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

/** The band at the top: mark, product, what it is, its number or year. */
export function drawHead(pdf: Pdf, title: string, number: string): void {
  pdf.rect(0, 0, pdf.page.width, 116).fill(INK.night);
  pdf.rect(MARGIN, 40, 7, 20).rect(MARGIN, 53, 20, 7).fill(INK.mark);
  pdf.path(`M${MARGIN + 10} 50V45a5 5 0 0 1 10 0v5z`).fill(INK.lit);
  pdf.font('Times-Bold').fontSize(18).fillColor(INK.onNight).text(PRODUCT.name, MARGIN + 30, 41);
  pdf.font('Times-Roman').fontSize(22).text(printable(title), MARGIN, 74);
  pdf.font('Helvetica').fontSize(11).text(printable(number), MARGIN, 80, { align: 'right' });
  pdf.y = 148;
}

/** Names and values, one a line. */
export function drawFacts(pdf: Pdf, facts: readonly (readonly [label: string, value: string])[]): void {
  for (const [label, value] of facts) {
    const top = pdf.y;
    pdf.font('Helvetica').fontSize(10).fillColor(INK.quiet).text(printable(label), MARGIN, top, { width: 130 });
    pdf.fillColor(INK.night).fontSize(11).text(printable(value), MARGIN + 140, top, { width: right(pdf) - MARGIN - 140 });
    pdf.moveDown(0.5);
  }
  pdf.moveDown(1);
}

export function drawRule(pdf: Pdf): void {
  pdf.moveTo(MARGIN, pdf.y).lineTo(right(pdf), pdf.y).lineWidth(0.75).stroke(INK.line);
}

export function drawNotes(pdf: Pdf, notes: readonly string[]): void {
  pdf.moveDown(1.5).font('Helvetica').fontSize(9.5).fillColor(INK.quiet);
  for (const note of notes) pdf.text(printable(note), MARGIN, pdf.y, { width: right(pdf) - MARGIN }).moveDown(0.5);
}
