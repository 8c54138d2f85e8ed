import { expect, it } from '@jest/globals';
import { asOneLine } from './one-line.js';

it('keeps a text on one line, for every kind of line break', () => {
  for (const end of ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\n\n\n'])
    expect(asOneLine(`Plombex${end}Pay to: 123`)).toBe('Plombex Pay to: 123');
  expect(asOneLine('Société Générale de l’Est')).toBe('Société Générale de l’Est');
});
