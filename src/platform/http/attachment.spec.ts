import { describe, expect, it } from '@jest/globals';
import { attachment, fileName } from './attachment.js';

describe('names of files', () => {
  it('join their parts without what file systems refuse, and leave out what is missing', () => {
    expect(fileName(['Relevé 2026', null, 'Roy / Fils: «Immeubles»'], 'pdf')).toBe(
      'Relevé 2026 - Roy Fils «Immeubles».pdf',
    );
    expect(fileName(['..\\..\\etc', '', 'a\u0000b\r\n'], 'csv')).toBe('.. .. etc - a b.csv');
    expect(Buffer.byteLength(fileName(['é'.repeat(99), 'é'.repeat(99)], 'pdf'))).toBeLessThan(255);
  });

  it('travel in a header in ASCII and in UTF-8', () => {
    expect(attachment('Relevé "2026".pdf')).toBe(
      `attachment; filename="Releve 2026.pdf"; filename*=UTF-8''Relev%C3%A9%20%222026%22.pdf`,
    );
    expect(attachment('家賃')).toBe(`attachment; filename="file"; filename*=UTF-8''%E5%AE%B6%E8%B3%83`);
  });
});
