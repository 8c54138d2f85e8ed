import { describe, expect, it } from '@jest/globals';
import { Problem } from '../../platform/errors/problem.js';
import { applyEdits, editsOf } from './request-edits.js';
import type { ServiceRequestChange } from './request.dto.js';
import type { ServiceRequest } from './service-request.entity.js';

const aRequest = (more: Partial<ServiceRequest> = {}) =>
  ({
    title: 'No heat',
    description: 'Since Monday',
    mayEnter: true,
    scheduledFor: null,
    scheduledUntil: null,
    costCents: 48_600,
    rating: null,
    ratingNote: null,
    issueType: 'hvac',
    priority: 'medium',
    status: 'submitted',
    respondedAt: null,
    createdAt: new Date('2026-11-02T10:00:00Z'),
    ...more,
  }) as ServiceRequest;

const codeOf = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as Problem).code;
  }
};

describe('changes of a service request', () => {
  it('a tenant who guesses the cost gets the same answer whether it is right or wrong', () => {
    for (const costCents of [48_600, 48_601, 0, null]) {
      expect([costCents, codeOf(() => editsOf({ costCents }, aRequest(), null, 'tenant'))]).toEqual([
        costCents,
        'forbidden',
      ]);
    }
    expect(codeOf(() => editsOf({ costCents: null }, aRequest({ costCents: null }), null, 'tenant'))).toBe('forbidden');
  });

  it('whoever sees the cost may send it back unchanged', () => {
    for (const role of ['landlord', 'staff', 'admin', 'supplier'] as const)
      expect([...editsOf({ costCents: 48_600 } as ServiceRequestChange, aRequest(), null, role)]).toEqual([]);
    expect([...editsOf({ costCents: 5 } as ServiceRequestChange, aRequest(), null, 'supplier')]).toEqual(['costCents']);
  });

  it('each role changes its own fields alone', () => {
    const edit = (body: object, role: 'tenant' | 'supplier' | 'landlord' | 'visitor') =>
      codeOf(() => editsOf(body, aRequest(), null, role));
    expect([
      edit({ title: 'x' }, 'tenant'),
      edit({ rating: 5 }, 'tenant'),
      edit({ priority: 'Low' }, 'tenant'),
    ]).toEqual([undefined, undefined, 'forbidden']);
    expect([edit({ scheduledFor: '2026-11-03T10:00:00Z' }, 'supplier'), edit({ title: 'x' }, 'supplier')]).toEqual([
      undefined,
      'forbidden',
    ]);
    expect([
      edit({ priority: 'Low' }, 'landlord'),
      edit({ rating: 5 }, 'landlord'),
      edit({ title: 'x' }, 'visitor'),
    ]).toEqual([undefined, 'forbidden', 'forbidden']);
  });

  it('a tenant rewords a request until it is given to somebody, and rates it afterwards', () => {
    const reword = (status: ServiceRequest['status']) =>
      codeOf(() => editsOf({ title: 'x' }, aRequest({ status }), null, 'tenant'));
    expect([reword('submitted'), reword('approved'), reword('offered'), reword('completed')]).toEqual([
      undefined,
      undefined,
      'transition_forbidden',
      'transition_forbidden',
    ]);
    expect(codeOf(() => editsOf({ rating: 5 }, aRequest({ status: 'completed' }), null, 'tenant'))).toBeUndefined();
  });

  it('an instant that is written otherwise is no change', () => {
    const request = aRequest({ scheduledFor: new Date('2026-11-03T10:00:00Z') });
    expect([
      ...editsOf({ scheduledFor: '2026-11-03T05:00:00-05:00' } as ServiceRequestChange, request, null, 'landlord'),
    ]).toEqual([]);
    expect([
      ...editsOf({ scheduledFor: '2026-11-03T10:00:01Z' } as ServiceRequestChange, request, null, 'landlord'),
    ]).toEqual(['scheduledFor']);
  });

  it('another priority moves the due answer while there was none, and an appointment ends after it begins', () => {
    const request = aRequest();
    applyEdits(new Set(['priority'] as const), { priority: 'Emergency' }, request, null);
    expect(request.respondBy?.toISOString()).toBe('2026-11-02T11:00:00.000Z');
    const answered = aRequest({ respondedAt: new Date(), respondBy: new Date('2026-11-04T10:00:00Z') });
    applyEdits(new Set(['priority'] as const), { priority: 'Emergency' }, answered, null);
    expect(answered.respondBy?.toISOString()).toBe('2026-11-04T10:00:00.000Z');
    const appointment = {
      scheduledFor: '2026-11-03T10:00:00Z',
      scheduledUntil: '2026-11-03T10:00:00Z',
    } as ServiceRequestChange;
    expect(
      codeOf(() => applyEdits(new Set(['scheduledFor', 'scheduledUntil'] as const), appointment, aRequest(), null)),
    ).toBe('invalid_input');
  });
});
