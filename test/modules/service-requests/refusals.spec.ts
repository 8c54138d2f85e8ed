import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { home, letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, filedRequest, offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('what nobody may do with a request', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let stranger: Person;
  let otherTenant: Person;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
    stranger = await person(test, 'landlord');
    otherTenant = (await letHome(test)).tenant;
  });
  afterAll(() => test.close());

  const patch = (id: string, who: Person, body: object) =>
    test.http('patch', `/api/service-requests/${id}`, who.token).send(body);
  const statusOf = async (id: string) =>
    (await test.sql<{ status: string }>('select status from service_request where id = $1', [id]))[0]?.status;

  it('SR-009 a visitor reads and files nothing', async () => {
    await test.http('get', '/api/service-requests').expect(401);
    await test.http('post', '/api/service-requests').send({ description: 'x' }).expect(401);
  });

  it('SR-003 SR-007 a foreign request is 404 to everybody else, whatever they ask', async () => {
    const { requestId } = await filedRequest(test);
    const other = await supplier(test, 'Other');
    for (const who of [stranger, otherTenant, plombex, other]) {
      await test.http('get', `/api/service-requests/${requestId}`, who.token).expect(404);
      await patch(requestId, who, { status: 'approved' }).expect(404);
      await patch(requestId, who, { note: 'hello' }).expect(404);
    }
    await test
      .http('post', `/api/service-requests/${requestId}/offers`, stranger.token)
      .send({ supplierId: plombex.id })
      .expect(404);
    expect(await statusOf(requestId)).toBe('submitted');
  });

  it('SR-001 a tenant files for the own home alone, and one without a home for none', async () => {
    const foreign = await letHome(test);
    const body = { description: 'Tap drips' };
    await test
      .http('post', '/api/service-requests', otherTenant.token)
      .send({ ...body, unitId: foreign.unitId })
      .expect(404);
    await test
      .http('post', '/api/service-requests', otherTenant.token)
      .send({ ...body, leaseId: foreign.leaseId })
      .expect(404);
    const homeless = await person(test, 'tenant');
    const { body: refused } = await test.http('post', '/api/service-requests', homeless.token).send(body).expect(422);
    expect(refused.code).toBe('rule_broken');
    await test.http('post', '/api/service-requests', plombex.token).send(body).expect(403);
  });

  it('SR-001 a tenant of two homes names the one that it is about, as long as they live in both', async () => {
    const [one, two] = [await letHome(test), await letHome(test)];
    await test.sql('update lease_tenant set user_id = $1 where id = $2', [one.tenant.userId, two.leaseTenantId]);
    const file = (more: object) =>
      test.http('post', '/api/service-requests', one.tenant.token).send({ description: 'Tap drips', ...more });
    expect((await file({}).expect(422)).body.reason).toBe('home_not_chosen');
    for (const { leaseId, unitId } of [one, two]) {
      expect((await file({ leaseId }).expect(201)).body).toMatchObject({ leaseId, unitId });
      expect((await file({ unitId }).expect(201)).body).toMatchObject({ leaseId, unitId });
    }
    await test.sql("update lease set state = 'ended', ends_on = current_date - 1 where id = $1", [one.leaseId]);
    expect((await file({}).expect(201)).body).toMatchObject({ leaseId: two.leaseId });
  });

  it('a landlord files for the own unit or building, not for a foreign one', async () => {
    const own = await home(test);
    const { body } = await test
      .http('post', '/api/service-requests', own.landlord.token)
      .send({ propertyId: own.propertyId, description: 'Gutter cleaning.' })
      .expect(201);
    expect(body).toMatchObject({
      unitId: null,
      title: 'Gutter cleaning',
      issueType: 'Other',
      priority: 'Medium',
      status: 'submitted',
    });
    await test
      .http('post', '/api/service-requests', stranger.token)
      .send({ propertyId: own.propertyId, description: 'x' })
      .expect(404);
    await test
      .http('post', '/api/service-requests', stranger.token)
      .send({ unitId: own.unitId, description: 'x' })
      .expect(404);
    await test.http('post', '/api/service-requests', own.landlord.token).send({ description: 'x' }).expect(400);
  });

  it('SR-004 SR-008 a landlord files a request that is approved already, and its timeline has both steps', async () => {
    const own = await letHome(test);
    const file = (who: Person, body: object) =>
      test
        .http('post', '/api/service-requests', who.token)
        .send({ unitId: own.unitId, description: 'New tap.', ...body });
    const { body: filed } = await file(own.landlord, { status: 'approved' }).expect(201);
    expect([filed.status, filed.respondedAt, filed.moves.includes('scheduled')]).toEqual([
      'approved',
      filed.createdAt,
      true,
    ]);
    const { body } = await test.http('get', `/api/service-requests/${filed.id}`, own.landlord.token).expect(200);
    expect(body.events.map(({ kind, detail }: { kind: string; detail: string }) => [kind, detail])).toEqual([
      ['status', 'submitted'],
      ['status', 'approved'],
    ]);
    // What someone else reports is still theirs to judge, and no one files work as done.
    const { body: reported } = await file(own.tenant, { unitId: undefined }).expect(201);
    expect(reported.status).toBe('submitted');
    await file(own.tenant, { unitId: undefined, status: 'approved' }).expect(403);
    await file(own.landlord, { status: 'completed' }).expect(400);
    const [row] = await test.sql<{ count: number }>(
      'select count(*)::int as count from service_request where account_id = $1',
      [own.landlord.accountId],
    );
    expect(row?.count).toBe(2);
  });

  it('SR-004 a landlord declines with a reason or without one', async () => {
    for (const more of [{}, { note: 'The bulb is yours to change' }]) {
      const { requestId, landlord } = await filedRequest(test);
      const { body } = await patch(requestId, landlord, { status: 'declined', ...more }).expect(200);
      expect(body.status).toBe('declined');
    }
  });

  it('SR-005 SR-013 a tenant neither approves nor declines, works nor completes', async () => {
    const { requestId, tenant } = await filedRequest(test);
    for (const status of ['approved', 'declined']) await patch(requestId, tenant, { status }).expect(403);
    for (const status of ['scheduled', 'in_progress', 'completed', 'closed', 'offered']) {
      expect([status, (await patch(requestId, tenant, { status })).status]).toEqual([status, 422]);
    }
    expect(await statusOf(requestId)).toBe('submitted');
  });

  it('SR-012 an unknown status is 400, a skipped one 422', async () => {
    const { requestId, landlord } = await filedRequest(test);
    const unknown = await patch(requestId, landlord, { status: 'finished' }).expect(400);
    expect(unknown.body.details[0].field).toBe('status');
    const skipped = await patch(requestId, landlord, { status: 'closed' }).expect(422);
    expect(skipped.body.code).toBe('transition_forbidden');
    await patch(requestId, landlord, { status: 'offered' }).expect(422);
  });

  it.each([
    ['SR-006 a priority outside the documented ones', { description: 'x', priority: 'Urgent' }, 'priority'],
    ['an issue type outside the documented ones', { description: 'x', issueType: 'Roof' }, 'issueType'],
    ['no description', { title: 'x' }, 'description'],
    ['a blank description', { description: '   ' }, 'description'],
    ['a description that is too long', { description: 'x'.repeat(5001) }, 'description'],
    ['an unknown field', { description: 'x', cost: 1 }, 'cost'],
    ['photos that are no ids', { description: 'x', photoIds: ['1'] }, 'photoIds'],
    ['a unit that is no id', { description: 'x', unitId: 7 }, 'unitId'],
  ])('%s is refused with 400', async (_what, body, field) => {
    const answer = await test.http('post', '/api/service-requests', otherTenant.token).send(body).expect(400);
    expect(answer.body.details[0].field).toBe(field);
  });

  it('takes labels in any case and answers with the documented ones', async () => {
    const { body } = await test
      .http('post', '/api/service-requests', otherTenant.token)
      .send({ description: 'x', priority: 'emergency', issueType: 'hvac' })
      .expect(201);
    expect(body).toMatchObject({ priority: 'Emergency', issueType: 'HVAC' });
    expect(Date.parse(body.respondBy) - Date.parse(body.createdAt)).toBe(3600_000);
  });

  it('nobody changes another role’s fields; what is sent back unchanged does no harm', async () => {
    const { requestId, tenant, landlord } = await filedRequest(test);
    await patch(requestId, tenant, { priority: 'Emergency' }).expect(403);
    await patch(requestId, tenant, { costCents: 0 }).expect(403);
    await patch(requestId, landlord, { rating: 1 }).expect(403);
    const { body } = await test.http('get', `/api/service-requests/${requestId}`, tenant.token);
    await patch(requestId, tenant, { ...body, status: undefined, title: 'Still drips' }).expect(200);
    const { body: changed } = await patch(requestId, landlord, { priority: 'Low' }).expect(200);
    expect(changed).toMatchObject({ title: 'Still drips', priority: 'Low' });
    expect(Date.parse(changed.respondBy) - Date.parse(changed.createdAt)).toBe(120 * 3600_000);
    await patch(requestId, landlord, { title: 'x', version: body.version })
      .expect(409)
      .expect(({ body: stale }) => expect(stale.code).toBe('stale_version'));
  });

  it('FIRST-4 the state that is there already is no step, whoever sends it back', async () => {
    const { requestId, tenant, landlord } = await filedRequest(test);
    const { body } = await test.http('get', `/api/service-requests/${requestId}`, landlord.token);
    expect(body.status).toBe('submitted');
    const { body: changed } = await patch(requestId, landlord, { ...body, title: 'Tap drips' }).expect(200);
    expect(changed).toMatchObject({ title: 'Tap drips', status: 'submitted' });
    await patch(requestId, tenant, { status: 'submitted' }).expect(200);
    await patch(requestId, tenant, { status: 'approved' }).expect(403);
  });

  it('a supplier who was asked changes nothing but his offer', async () => {
    const { requestId } = await offeredRequest(test, plombex);
    await patch(requestId, plombex, { status: 'in_progress' }).expect(403);
    await patch(requestId, plombex, { costCents: 5 }).expect(403);
    await patch(requestId, plombex, { title: 'x' }).expect(403);
    const rival = await supplier(test, 'Rival');
    const { requestId: accepted, landlord } = await acceptedRequest(test, plombex);
    await test
      .http('post', `/api/service-requests/${accepted}/offers`, landlord.token)
      .send({ supplierId: rival.id })
      .expect(422);
    await patch(accepted, rival, { status: 'in_progress' }).expect(404);
  });

  it('scheduling needs a window that ends after it begins', async () => {
    const { requestId } = await acceptedRequest(test, plombex);
    const missing = await patch(requestId, plombex, { status: 'scheduled' }).expect(400);
    expect(missing.body.details[0].field).toBe('scheduledFor');
    await patch(requestId, plombex, {
      status: 'scheduled',
      scheduledFor: '2036-12-01T14:00:00Z',
      scheduledUntil: '2036-12-01T13:00:00Z',
    }).expect(400);
    await patch(requestId, plombex, { status: 'scheduled', scheduledFor: 'tomorrow' }).expect(400);
    const past = await patch(requestId, plombex, { status: 'scheduled', scheduledFor: '2026-01-05T13:00:00Z' }).expect(
      400,
    );
    expect(past.body.details[0].field).toBe('scheduledFor');
  });

  it('asking twice for the same step does no harm, and writes the timeline once', async () => {
    const { requestId, landlord } = await filedRequest(test);
    const answers = await Promise.all([1, 2, 3].map(() => patch(requestId, landlord, { status: 'approved' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const events = await test.sql("select 1 from request_event where request_id = $1 and detail = 'approved'", [
      requestId,
    ]);
    expect(events).toHaveLength(1);
  });

  it('a demo tenant and a live landlord never meet', async () => {
    const demo = await person(test, 'landlord', { demo: true });
    const demoHome = await letHome(test, {}, demo);
    const { requestId } = await filedRequest(test, {}, demoHome);
    await test.http('get', `/api/service-requests/${requestId}`, stranger.token).expect(404);
    const staff = await person(test, 'staff');
    await test.http('get', `/api/service-requests/${requestId}`, staff.token).expect(404);
    await test.http('get', `/api/service-requests/${requestId}`, demo.token).expect(200);
  });

  it('a malformed id is a 404', async () => {
    await test.http('get', '/api/service-requests/1', stranger.token).expect(404);
    await test.http('patch', '/api/service-requests/1', stranger.token).send({ status: 'approved' }).expect(404);
  });
});
