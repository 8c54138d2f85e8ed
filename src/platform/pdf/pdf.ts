import type PDFDocument from 'pdfkit';
import { PRODUCT } from '../../contract/product.js';
import { faceFor, type Face } from './faces.js';

export type Pdf = InstanceType<typeof PDFDocument>;

// Dusk 900, stone 600 and 200, and lamp 400 of the design tokens.
export const INK = {
  night: '#0A2833',
  onNight: '#F2F7F7',
  quiet: '#5B6A6C',
  line: '#E1E4DF',
  lit: '#F5B73B',
  mark: '#98C4D1',
};
export const MARGIN = 56;

export const right = (pdf: Pdf) => pdf.page.width - MARGIN;
export const bottom = (pdf: Pdf) => pdf.page.height - MARGIN;

/** Spaces and signs that the product's fonts lack are replaced by similar ones, so that amounts look the same everywhere. */
export function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0').replaceAll('\u2212', '\u2013');
}

/**
 * Writes a text at a position, in the wanted font or, for letters that it lacks, in one that has them. Size and color come from
 * the pen. All digits have the same width, so figures line up.
 */
export function write(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { face = 'text', ...options }: PDFKit.Mixins.TextOptions & { face?: Face } = {},
): void {
  const shown = printable(text);
  pdf.font(faceFor(shown, face)).text(shown, x, y, { features: ['tnum', 'kern'], ...options });
}

/** The height of a text in points when it is written with this width. The size comes from the pen. */
export function heightOf(pdf: Pdf, text: string, width: number, face: Face = 'text'): number {
  const shown = printable(text);
  return pdf.font(faceFor(shown, face)).heightOfString(shown, { width, features: ['tnum', 'kern'] });
}

/** Draws a document and returns its bytes. The page size is Letter. */
export async function drawPdf(
  about: { title: string; language: string; layout?: 'portrait' | 'landscape' },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'LETTER',
    layout: about.layout ?? 'portrait',
    margin: MARGIN,
    lang: about.language,
    info: { Title: about.title, Author: PRODUCT.name },
  });
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

/** The band at the top: logo, product, kind of document, its number or year. */
export function drawHead(pdf: Pdf, title: string, number: string): void {
  pdf.rect(0, 0, pdf.page.width, 116).fill(INK.night);
  pdf.rect(MARGIN, 40, 7, 20).rect(MARGIN, 53, 20, 7).fill(INK.mark);
  pdf.path(`M${MARGIN + 10} 50V45a5 5 0 0 1 10 0v5z`).fill(INK.lit);
  pdf.fontSize(18).fillColor(INK.onNight);
  write(pdf, PRODUCT.name, MARGIN + 30, 41, { face: 'headline' });
  pdf.fontSize(22);
  write(pdf, title, MARGIN, 74, { face: 'headline' });
  pdf.fontSize(11);
  write(pdf, number, MARGIN, 80, { align: 'right' });
  pdf.y = 148;
}

/** Names and values, one pair a line. A pair that doesn't fit on the page is written on the next one. */
export function drawFacts(pdf: Pdf, facts: readonly (readonly [label: string, value: string])[]): void {
  const width = right(pdf) - MARGIN - 140;
  for (const [label, value] of facts) {
    const height = Math.max(heightOf(pdf.fontSize(10), label, 130), heightOf(pdf.fontSize(11), value, width));
    if (pdf.y + height > bottom(pdf)) pdf.addPage();
    const top = pdf.y;
    pdf.fontSize(10).fillColor(INK.quiet);
    write(pdf, label, MARGIN, top, { width: 130 });
    pdf.fontSize(11).fillColor(INK.night);
    write(pdf, value, MARGIN + 140, top, { width });
    pdf.y = top + height;
    pdf.moveDown(0.5);
  }
  pdf.moveDown(1);
}

/** The title of a part, at the top of the next page where a line below it would not fit any more. */
export function drawHeading(pdf: Pdf, title: string): void {
  pdf.moveDown(1);
  if (pdf.y + 60 > bottom(pdf)) pdf.addPage();
  pdf.fontSize(14).fillColor(INK.night);
  write(pdf, title, MARGIN, pdf.y, { face: 'headline', width: right(pdf) - MARGIN });
  pdf.moveDown(0.7);
}

export function drawRule(pdf: Pdf): void {
  pdf.moveTo(MARGIN, pdf.y).lineTo(right(pdf), pdf.y).lineWidth(0.75).stroke(INK.line);
}

export function drawNotes(pdf: Pdf, notes: readonly string[]): void {
  pdf.moveDown(1.5).fontSize(9.5).fillColor(INK.quiet);
  for (const note of notes) {
    write(pdf, note, MARGIN, pdf.y, { width: right(pdf) - MARGIN });
    pdf.moveDown(0.5);
  }
}
