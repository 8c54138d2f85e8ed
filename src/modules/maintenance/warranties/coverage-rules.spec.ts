import { expect, it } from '@jest/globals';
import { concerns } from './coverage-rules.js';

it.each([
  [null, 'plumbing', true],
  ['heating', 'hvac', true],
  ['heating', 'plumbing', false],
  ['water_heater', 'plumbing', true],
  ['appliance', 'electrical', false],
  ['appliance', 'other', true],
  ['other', 'electrical', true],
] as const)('what covers %s concerns a problem of %s: %s', (device, issue, expected) => {
  expect(concerns(device, issue)).toBe(expected);
});
