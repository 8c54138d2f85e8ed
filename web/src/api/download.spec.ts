import { describe, expect, it } from '@jest/globals';
import { nameIn } from './download';

describe('names of downloads', () => {
  it('are those of the server, with every letter', () => {
    expect(nameIn(`attachment; filename="Releve 2026.pdf"; filename*=UTF-8''Relev%C3%A9%202026.pdf`)).toBe(
      'Relevé 2026.pdf',
    );
    expect(nameIn('attachment; filename="units.csv"')).toBe('units.csv');
    expect(nameIn('')).toBeUndefined();
  });
});
