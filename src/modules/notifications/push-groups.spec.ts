import { expect, it } from '@jest/globals';
import { NOTIFICATION_KINDS } from '../../contract/notification-kinds.js';
import { pushGroupOf, pushPath } from './push-groups.js';

it('says of few kinds only that something is new', () => {
  const other = NOTIFICATION_KINDS.filter((kind) => pushGroupOf(kind) === 'other');
  expect(other).toEqual(['listing_question', 'paper_expires', 'jobs_freed', 'lead_due', 'coverage_ends'].sort(inOrder));
});

it('says nothing of what people on call are told by their alerts', () => {
  expect(pushGroupOf('on_call_asked')).toBeNull();
  expect(pushGroupOf('on_call_unanswered')).toBeNull();
});

it('opens the request where the reader has it, and the home otherwise', () => {
  expect(pushPath('request_scheduled', '1', 'tenant')).toBe('/dashboards/tenant/repairs/1');
  expect(pushPath('job_assigned', '1', 'technician')).toBe('/dashboards/technician/jobs/1');
  expect(pushPath('request_offer_lost', '1', 'supplier')).toBe('/dashboards/supplier');
  expect(pushPath('payment_failed', '1', 'landlord')).toBe('/dashboards/landlord');
});

const inOrder = (one: string, other: string) =>
  NOTIFICATION_KINDS.findIndex((kind) => kind === one) - NOTIFICATION_KINDS.findIndex((kind) => kind === other);
