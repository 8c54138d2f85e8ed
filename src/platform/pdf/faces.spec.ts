import { describe, expect, it } from '@jest/globals';
import { FACES, faceFor, WIDE_FACES } from './faces.js';
import { drawPdf, write } from './pdf.js';

describe('faces of PDFs', () => {
  it('are the product’s own for common letters, and wider ones for any other', () => {
    expect(faceFor('Renée Müller, 1 650,00 $ – “déjà”', 'text')).toBe(FACES.text);
    for (const name of ['Łukasiewicz', 'Nguyễn', 'Şahin', 'Παπαδοπούλου', 'Іваненко']) {
      expect(faceFor(name, 'text')).toBe(WIDE_FACES.text);
      expect(faceFor(name, 'bold')).toBe(WIDE_FACES.bold);
    }
  });

  it('are written into the document', async () => {
    const bytes = await drawPdf({ title: 'x', language: 'en' }, (pdf) => {
      write(pdf, 'Łukasiewicz Nguyễn', 56, 56);
      write(pdf, 'Receipt', 56, 80, { face: 'headline' });
      write(pdf, '$1,650.00', 56, 100, { face: 'bold' });
    });
    const faces = [...bytes.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+([\w-]+)/g)].map(([, name]) => name);
    expect([...new Set(faces)].sort()).toEqual([
      expect.stringMatching(/^Besley/),
      'DejaVuSans',
      expect.stringMatching(/^Figtree/),
    ]);
  });
});
