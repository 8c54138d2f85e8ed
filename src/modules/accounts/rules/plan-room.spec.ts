import { expect, it } from '@jest/globals';
import { isTrialOver, propertyLimit } from './plan-room.js';

const now = new Date('2026-11-24T12:00:00Z');
const before = new Date('2026-11-24T11:59:59Z');
const after = new Date('2026-11-24T12:00:01Z');

it('RG-044 a trial has no limit, and after it ends none can be added until a plan is chosen', () => {
  expect(propertyLimit({ plan: null, trialEndsAt: after }, now)).toBeNull();
  expect(propertyLimit({ plan: null, trialEndsAt: now }, now)).toBe(0);
  expect(propertyLimit({ plan: null, trialEndsAt: before }, now)).toBe(0);
  expect(propertyLimit({ plan: null, trialEndsAt: null }, now)).toBeNull();
  expect([
    isTrialOver({ trialEndsAt: before }, now),
    isTrialOver({ plan: 'starter', trialEndsAt: before }, now),
  ]).toEqual([true, false]);
});

it('PR-001 PR-002 PR-003 each plan has the room that the price list names, whenever the trial ends', () => {
  const limits = (['starter', 'professional', 'enterprise'] as const).map((plan) =>
    propertyLimit({ plan, trialEndsAt: before }, now),
  );
  expect(limits).toEqual([10, 50, null]);
});
