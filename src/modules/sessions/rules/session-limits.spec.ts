import { expect, it } from '@jest/globals';
import { USER_TYPES } from '../../../contract/roles.js';
import { idleMsOf, SESSION } from './session-limits.js';

const HOUR = 3_600_000;

it('staff and admins are signed out after 12 idle hours, everyone else after 30 days', () => {
  expect(Object.fromEntries(USER_TYPES.map((type) => [type, idleMsOf(type) / HOUR]))).toEqual({
    landlord: 720,
    supplier: 720,
    technician: 720,
    tenant: 720,
    admin: 12,
    staff: 12,
  });
});

it('a token lasts a day and is renewed after half of it', () => {
  expect([SESSION.tokenSeconds, SESSION.renewAfterMs]).toEqual([86_400, 12 * HOUR]);
});
