import PDFDocument from 'pdfkit';
import { PRODUCT } from '../../contract/product.js';

/** A receipt in words: what stands where is the page's affair. */
export interface ReceiptText {
  language: string;
  title: string;
  number: string;
  facts: [label: string, value: string][];
  lines: [label: string, amount: string][];
  total: [label: string, amount: string];
  notes: string[];
}

// Dusk 900, dusk 700 and stone 600 and 200 of the design tokens.
const COLOUR = { night: '#0A2833', primary: '#124A5B', quiet: '#5B6A6C', line: '#E1E4DF', lit: '#F5B73B' };
const MARGIN = 56;

/** Draws a receipt on one sheet; Letter, as its readers print. */
export async function drawReceipt(text: ReceiptText): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, lang: text.language, info: { Title: `${text.title} ${text.number}`, Author: PRODUCT.name } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  head(pdf, text);
  facts(pdf, text);
  lines(pdf, text);
  notes(pdf, text);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

type Pdf = InstanceType<typeof PDFDocument>;

const right = (pdf: Pdf) => pdf.page.width - MARGIN;

function head(pdf: Pdf, { title, number }: ReceiptText): void {
  pdf.rect(0, 0, pdf.page.width, 116).fill(COLOUR.night);
  mark(pdf);
  pdf.font('Times-Bold').fontSize(18).fillColor('#F2F7F7').text(PRODUCT.name, MARGIN + 30, 41);
  pdf.font('Times-Roman').fontSize(22).text(title, MARGIN, 74);
  pdf.font('Helvetica').fontSize(11).text(number, MARGIN, 80, { align: 'right' });
}

/** The mark: an L with a lit window in its corner. */
function mark(pdf: Pdf): void {
  pdf.rect(MARGIN, 40, 7, 20).rect(MARGIN, 53, 20, 7).fill('#98C4D1');
  pdf.path(`M${MARGIN + 10} 50V45a5 5 0 0 1 10 0v5z`).fill(COLOUR.lit);
}

function facts(pdf: Pdf, text: ReceiptText): void {
  pdf.y = 148;
  for (const [label, value] of text.facts) {
    const top = pdf.y;
    pdf.font('Helvetica').fontSize(10).fillColor(COLOUR.quiet).text(label, MARGIN, top, { width: 130 });
    pdf.fillColor(COLOUR.night).fontSize(11).text(value, MARGIN + 140, top, { width: right(pdf) - MARGIN - 140 });
    pdf.moveDown(0.5);
  }
  pdf.moveDown(1);
}

function lines(pdf: Pdf, text: ReceiptText): void {
  for (const line of text.lines) row(pdf, line, 'Helvetica', 11);
  row(pdf, text.total, 'Helvetica-Bold', 13);
}

function row(pdf: Pdf, [label, amount]: [string, string], font: string, size: number): void {
  const top = pdf.y;
  pdf.moveTo(MARGIN, top).lineTo(right(pdf), top).lineWidth(0.75).stroke(COLOUR.line);
  pdf.font(font).fontSize(size).fillColor(COLOUR.night);
  pdf.text(amount, MARGIN, top + 10, { align: 'right' });
  pdf.text(label, MARGIN, top + 10, { width: (right(pdf) - MARGIN) * 0.66 });
  pdf.y += 9;
}

function notes(pdf: Pdf, text: ReceiptText): void {
  pdf.moveDown(1.5).font('Helvetica').fontSize(9.5).fillColor(COLOUR.quiet);
  for (const note of text.notes) pdf.text(note, MARGIN, pdf.y, { width: right(pdf) - MARGIN }).moveDown(0.5);
}
