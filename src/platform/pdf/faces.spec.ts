import { describe, expect, it } from '@jest/globals';
import { drawPdf } from './pdf.js';
import { EMBEDDED, faceFor } from './faces.js';

describe('faces of PDFs', () => {
  it('are the reader’s own for common letters, and embedded for any other', () => {
    expect(faceFor('Renée Müller, 1 650,00 $ – “déjà”', 'Helvetica')).toBe('Helvetica');
    for (const name of ['Łukasiewicz', 'Nguyễn', 'Şahin', 'Παπαδοπούλου', 'Іваненко']) {
      expect(faceFor(name, 'Helvetica')).toBe(EMBEDDED.plain);
      expect(faceFor(name, 'Helvetica-Bold')).toBe(EMBEDDED.bold);
    }
  });

  it('are written into the document', async () => {
    const bytes = await drawPdf({ title: 'x', language: 'en' }, (pdf) => pdf.font(faceFor('Łukasiewicz Nguyễn', 'Helvetica')).text('Łukasiewicz Nguyễn'));
    expect(bytes.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]+\+DejaVuSans/);
  });
});
