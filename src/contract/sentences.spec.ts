import { expect, it } from '@jest/globals';
import { sentences } from './sentences.js';

it('puts one full stop between sentences, whatever someone’s own words end with', () => {
  expect(sentences(['Reason: the wrong way round.', 'Recorded by you'])).toBe(
    'Reason: the wrong way round. Recorded by you',
  );
  expect(sentences(['Note: paid?', null, false, '', 'Recorded by you'])).toBe('Note: paid? Recorded by you');
  expect(sentences(['Motif : « erreur. »', 'Inscrit par vous'])).toBe('Motif : « erreur. » Inscrit par vous');
  expect(sentences(['Note: March', 'Recorded by you'])).toBe('Note: March. Recorded by you');
  expect(sentences([])).toBe('');
});
