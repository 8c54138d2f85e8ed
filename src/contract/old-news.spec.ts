import { expect, it } from '@jest/globals';
import { isOldNews } from './old-news.js';

it.each([
  ['2026-11-30', false],
  ['2026-10-30', false],
  ['2026-10-29', true],
  ['', false],
])('a payment of %s that is recorded on November 30 is old news: %s', (receivedOn, old) => {
  expect(isOldNews(receivedOn, '2026-11-30')).toBe(old);
});
