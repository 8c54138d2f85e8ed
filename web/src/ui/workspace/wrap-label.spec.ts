import { describe, expect, it } from '@jest/globals';
import { wrapLabel } from './wrap-label';

describe('the name of a bar', () => {
  it.each([
    ['1 à 30 jours', 20, ['1 à 30 jours']],
    ['1 à 30 jours', 7, ['1 à 30', 'jours']],
    ['Non échu', 7, ['Non', 'échu']],
    ['plus de 90 jours', 7, ['plus de', '90', 'jours']],
    ['2026', 2, ['2026']],
  ])('%s in %d characters', (text, room, lines) => {
    expect(wrapLabel(text, room)).toEqual(lines);
  });
});
