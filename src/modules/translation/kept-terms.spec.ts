import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allKept, hasWords, keptOf, splitKept } from './kept-terms.js';
import { mark, unmark } from './markup.js';
import { DEEPL_KEPT } from './providers/deepl.js';
import { LIBRETRANSLATE_KEPT } from './providers/libretranslate.js';

const joined = (text: string, terms: readonly string[]) =>
  splitKept(text, terms)
    .map((piece) => ('kept' in piece ? piece.kept : piece.text))
    .join('');

describe('terms that are not translated', () => {
  it.each([
    ['Rent is $1,250.00 or 1 250,00 $ today', ['$1,250.00', '1 250,00 $']],
    ['Pay 900 CAD by 2026-12-01 at 14:30', ['900 CAD', '2026-12-01', '14:30']],
    ['Write to kim@example.com or https://example.com/a?b=1', ['kim@example.com', 'https://example.com/a?b=1']],
    ['Call +1 514 555-0101', ['+1 514 555-0101']],
    ['It has been 3 days', []],
  ])('are the figures of %s', (text, kept) => {
    expect(keptOf(splitKept(text, []))).toEqual(kept);
  });

  it.each([
    ['Kim Larsen has the key of 12B', ['Kim Larsen', '12B', 'Kim'], ['Kim Larsen', '12B']],
    ['We meet Rose at 1200 Rue des Pins', ['Rose', '1200 Rue des Pins'], ['Rose', '1200 Rue des Pins']],
    ['Will you come? Will, please answer.', ['Will'], ['Will']],
    ['A rose and a Rosebud', ['Rose'], []],
    ['Unit 4 and unit B', ['4', 'B'], []],
    ['What does a+b (c) cost?', ['a+b (c)'], ['a+b (c)']],
  ])('are the names of %s', (text, terms, kept) => {
    expect(keptOf(splitKept(text, terms))).toEqual(kept);
  });

  it('tell whether anything is left to translate', () => {
    expect(hasWords(splitKept('Kim Larsen, 514 555-0101!', ['Kim Larsen']))).toBe(false);
    expect(hasWords(splitKept('Hello Kim Larsen', ['Kim Larsen']))).toBe(true);
  });

  const TEXT = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Kim', '12B', ' & <k>', '</k>', '\n', '$5', '&amp;', '&#65;'),
    ),
  );
  const TERMS = fc.array(fc.oneof(fc.string(), fc.constantFrom('Kim', '12B', '</k>', '&lt;')));

  it.each([
    ['DeepL', DEEPL_KEPT],
    ['LibreTranslate', LIBRETRANSLATE_KEPT],
  ])('any text survives the markup of %s unchanged', (_name, element) => {
    fc.assert(
      fc.property(TEXT, TERMS, (parts, terms) => {
        // The API refuses NUL in every text.
        const text = parts.join(' ').replaceAll('\0', '');
        const pieces = splitKept(text, terms);
        expect(joined(text, terms)).toBe(text);
        expect(unmark(mark(pieces, element), element)).toEqual({ text, kept: keptOf(pieces) });
      }),
    );
  });

  it('a term that is lost, doubled or changed is noticed, and another order is not', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (kept, at) => {
        const place = at % kept.length;
        expect(allKept(kept, kept.toReversed())).toBe(true);
        expect(allKept(kept, kept.toSpliced(place, 1))).toBe(false);
        expect(allKept(kept, [...kept, kept[place] as string])).toBe(false);
        expect(allKept(kept, kept.with(place, `${kept[place]}!`))).toBe(false);
      }),
    );
  });

  it('an answer with markup that was never sent is none', () => {
    expect(unmark('Bonjour <script>', DEEPL_KEPT)).toBeNull();
    expect(unmark('Bonjour <k>Kim', DEEPL_KEPT)).toBeNull();
  });
});
