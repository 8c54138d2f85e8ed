import { expect, it } from '@jest/globals';
import { Page } from '../lists/page.js';
import { sample, samplesFrom, samplesIn } from './sample-texts.js';

const LIGHT = sample('The light flickers', 'La lumière clignote', 'La luz parpadea');

it('sample texts are read in the reader’s language, wherever they are in an answer', () => {
  expect(samplesIn('fr', { title: LIGHT, rows: [{ note: LIGHT, cents: 5, none: null }] })).toEqual({
    title: 'La lumière clignote',
    rows: [{ note: 'La lumière clignote', cents: 5, none: null }],
  });
  expect(samplesIn('es', new Page([{ title: LIGHT }], 'next', 1))).toEqual(
    new Page([{ title: 'La luz parpadea' }], 'next', 1),
  );
});

it('what a visitor wrote stays, and so does what is no plain data', () => {
  const [bytes, day] = [Buffer.from('x'), new Date(0)];
  expect(samplesIn('fr', { mine: 'The light flickers, says Ana', constructor: 'toString' })).toEqual({
    mine: 'The light flickers, says Ana',
    constructor: 'toString',
  });
  expect(samplesIn('fr', bytes)).toBe(bytes);
  expect(samplesIn('fr', { day })).toEqual({ day });
});

it('what is sent back as it was read is the stored text again, in the reader’s language alone', () => {
  const sent = { title: 'La lumière clignote', rows: ['La lumière clignote !', 'La luz parpadea', 5, null] };
  expect(samplesFrom('fr', sent)).toEqual({
    title: LIGHT,
    rows: ['La lumière clignote !', 'La luz parpadea', 5, null],
  });
  for (const nothing of [undefined, null, 'x']) expect(samplesFrom('es', nothing)).toBe(nothing);
  expect(samplesIn('fr', samplesFrom('fr', sent))).toEqual(sent);
});
