import { describe, expect, it } from '@jest/globals';
import { Problem } from '../../platform/errors/problem.js';
import type { RequestContact } from './request-contact.entity.js';
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

const edits = (
  body: object,
  role: Parameters<typeof editsOf>[3],
  request = aRequest(),
  contact: RequestContact | null = null,
) => editsOf(body as ServiceRequestChange, request, contact, role);

/** Applies all fields that the body names. */
const apply = (request: ServiceRequest, body: object, contact: RequestContact | null = null) =>
  applyEdits(
    new Set(Object.keys(body)) as Parameters<typeof applyEdits>[0],
    body as ServiceRequestChange,
    request,
    contact,
  );

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

  it('a supplier who doesn’t hold the job can’t find out whether someone may enter', () => {
    for (const mayEnter of [true, false])
      expect(codeOf(() => editsOf({ mayEnter }, aRequest({ mayEnter: true }), null, 'supplier'))).toBe('forbidden');
    const sentBack = { mayEnter: null } as unknown as ServiceRequestChange;
    expect([...editsOf(sentBack, aRequest({ mayEnter: true }), null, 'supplier')]).toEqual([]);
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

  it('whoever sends back what they were shown changes nothing', () => {
    const from = new Date('2026-11-03T10:00:00Z');
    const until = new Date('2026-11-03T12:00:00Z');
    const request = aRequest({ scheduledFor: from, scheduledUntil: until, rating: 4, ratingNote: 'Quick' });
    const contact = { accessNote: 'Dog', phone: '+1 514 555-0142' } as RequestContact;
    const details = { title: 'No heat', description: 'Since Monday', mayEnter: true };
    const shown = { ...details, scheduledFor: from.toISOString(), scheduledUntil: until.toISOString() };
    const rest = { rating: 4, ratingNote: 'Quick', issueType: 'HVAC', priority: 'Medium' };
    const given = { accessNote: 'Dog', contactPhone: '+1 514 555-0142' };
    const nothing = { rating: null, ratingNote: null, accessNote: null, contactPhone: null, scheduledUntil: null };
    for (const role of ['tenant', 'landlord', 'supplier'] as const) {
      expect([...edits({ ...shown, ...rest, ...given }, role, request, contact)]).toEqual([]);
      expect([...edits(nothing, role, aRequest(), {} as RequestContact)]).toEqual([]);
      expect([...edits(nothing, role)]).toEqual([]);
    }
  });

  it('texts are compared as texts, also when they look like dates', () => {
    expect([...edits({ title: '2026-01-01' }, 'tenant', aRequest({ title: '2026' }))]).toEqual(['title']);
    expect([...edits({ accessNote: 'Cat' }, 'tenant', aRequest(), { accessNote: 'Dog' } as RequestContact)]).toEqual([
      'accessNote',
    ]);
  });

  it('the office changes everything but the rating, the supplier the appointment and the cost, the tenant the rest', () => {
    const changes = {
      title: 'x',
      description: 'x',
      mayEnter: false,
      accessNote: 'x',
      contactPhone: 'x',
      scheduledFor: '2026-11-03T10:00:00Z',
      scheduledUntil: '2026-11-03T12:00:00Z',
      rating: 1,
      ratingNote: 'x',
      issueType: 'Plumbing',
      priority: 'Low',
      costCents: 1,
    };
    const may = (role: Parameters<typeof editsOf>[3]) =>
      Object.entries(changes)
        .filter(([field, value]) => codeOf(() => edits({ [field]: value }, role)) === undefined)
        .map(([field]) => field);
    const office = Object.keys(changes).filter((field) => !field.startsWith('rating'));
    for (const role of ['landlord', 'staff', 'admin'] as const) expect([role, may(role)]).toEqual([role, office]);
    expect(may('supplier')).toEqual(['scheduledFor', 'scheduledUntil', 'costCents']);
    expect(may('tenant')).toEqual([
      'title',
      'description',
      'mayEnter',
      'accessNote',
      'contactPhone',
      'rating',
      'ratingNote',
    ]);
    expect(may('visitor')).toEqual([]);
  });

  it('a tenant who rates and rewords at once, when it is too late to reword, changes nothing', () => {
    expect(codeOf(() => edits({ rating: 5, title: 'x' }, 'tenant', aRequest({ status: 'completed' })))).toBe(
      'transition_forbidden',
    );
  });

  it('null clears cost and rating and leaves what must be there; an unknown issue type or priority changes nothing', () => {
    const request = aRequest({ rating: 4, ratingNote: 'Quick' });
    apply(request, { title: null, description: null, mayEnter: null, costCents: null, rating: null, ratingNote: null });
    expect(request).toMatchObject({
      title: 'No heat',
      description: 'Since Monday',
      mayEnter: true,
      costCents: null,
      rating: null,
      ratingNote: null,
    });
    apply(request, { title: 'Cold', mayEnter: false, costCents: 0, rating: 5, issueType: 'Plumbing', priority: 'Low' });
    expect(request).toMatchObject({
      title: 'Cold',
      mayEnter: false,
      costCents: 0,
      rating: 5,
      issueType: 'plumbing',
      priority: 'low',
    });
    apply(request, { issueType: 'Roof', priority: 'Urgent' });
    expect(request).toMatchObject({ issueType: 'plumbing', priority: 'low' });
  });

  it('only what was allowed is written', () => {
    const request = aRequest();
    const contact = { accessNote: 'Dog', phone: '1' } as RequestContact;
    const body = {
      title: 'x',
      issueType: 'Plumbing',
      priority: 'Low',
      accessNote: 'x',
      contactPhone: 'x',
      scheduledFor: '2026-11-03T10:00:00Z',
    } as ServiceRequestChange;
    applyEdits(new Set(), body, request, contact);
    expect([request, contact]).toEqual([aRequest(), { accessNote: 'Dog', phone: '1' }]);
  });

  it('contact details are written where there is a contact, and an empty one is none', () => {
    const contact = { accessNote: null, phone: null } as RequestContact;
    apply(aRequest(), { accessNote: 'Dog', contactPhone: '514' }, contact);
    expect(contact).toEqual({ accessNote: 'Dog', phone: '514' });
    apply(aRequest(), { accessNote: '', contactPhone: '' }, contact);
    expect(contact).toEqual({ accessNote: null, phone: null });
    expect(() => apply(aRequest(), { accessNote: 'Dog', contactPhone: '514' })).not.toThrow();
  });

  it('an appointment has a beginning before its end; without an end any beginning will do, and null takes it away', () => {
    const at = (hour: number) => `2026-11-03T${hour}:00:00.000Z`;
    const request = aRequest();
    apply(request, { scheduledFor: at(10), scheduledUntil: at(11) });
    expect([request.scheduledFor, request.scheduledUntil]).toEqual([new Date(at(10)), new Date(at(11))]);
    expect(codeOf(() => apply(aRequest(), { scheduledUntil: at(11) }))).toBe('invalid_input');
    expect(codeOf(() => apply(aRequest(), { scheduledFor: at(12), scheduledUntil: at(11) }))).toBe('invalid_input');
    expect(codeOf(() => apply(aRequest(), { scheduledFor: at(12) }))).toBeUndefined();
    apply(request, { scheduledFor: null, scheduledUntil: null });
    expect([request.scheduledFor, request.scheduledUntil]).toEqual([null, null]);
  });
});
