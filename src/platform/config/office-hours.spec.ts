import { expect, it } from '@jest/globals';
import { officeHours } from './office-hours.js';

it('CN-005 opening hours are read as they are written in the settings', () => {
  expect(officeHours('Mon-Fri 08:00-20:00, sat 09:30-17:00')).toEqual([
    { from: 1, to: 5, opens: 480, closes: 1200 },
    { from: 6, to: 6, opens: 570, closes: 1020 },
  ]);
  expect(officeHours('Mon-Sun 00:00-24:00')).toEqual([{ from: 1, to: 7, opens: 0, closes: 1440 }]);
  expect(officeHours('24/7')).toBe('always');
});

it.each([
  '',
  'always',
  'Mon 9-5',
  'Mon 09:00',
  'Fri-Mon 09:00-17:00',
  'Mon 17:00-09:00',
  'Mon 09:60-17:00',
  'Xyz 09:00-17:00',
  'Mon 09:00-25:00',
])('hours that mean nothing are refused: “%s”', (text) => expect(officeHours(text)).toBeUndefined());
