import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../factories/people.js';
import { acceptedRequest, offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('SR-010 quotes', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
  });
  afterAll(() => test.close());

  const path = (id: string) => `/api/service-requests/${id}`;
  const quote = (id: string, who: Person, body: object = { amountCents: 48_600, note: 'New valve' }) => test.http('post', `${path(id)}/quotes`, who.token).send(body);
  const answer = (id: string, quoteId: string, who: Person, status: string) => test.http('patch', `${path(id)}/quotes/${quoteId}`, who.token).send({ status });

  it('a supplier asks for a price, the landlord approves it, and it becomes the budget', async () => {
    const { requestId, offerId, landlord, tenant } = await offeredRequest(test, plombex);
    const { body: sent } = await quote(requestId, plombex).expect(201);
    expect(sent).toMatchObject({ amountCents: 48_600, status: 'sent', companyName: 'Plombex' });
    await quote(requestId, plombex).expect(409);
    const { body: seen } = await test.http('get', path(requestId), tenant.token).expect(200);
    expect(seen).not.toHaveProperty('quotes');
    expect(JSON.stringify(seen)).not.toMatch(/48600|New valve/);
    await answer(requestId, sent.id, landlord, 'approved').expect(200);
    await answer(requestId, sent.id, landlord, 'approved').expect(200);
    await answer(requestId, sent.id, landlord, 'refused').expect(422);
    const { body: office } = await test.http('get', path(requestId), landlord.token);
    expect(office).toMatchObject({ quotes: [{ status: 'approved' }], offers: [{ budgetCents: 48_600 }] });
    await test.http('patch', `${path(requestId)}/offers/${offerId}`, plombex.token).send({ status: 'accepted' }).expect(200);
    await eventually(async () => (await test.sql("select 1 from outbox_message where template = 'service-requests.quote_approved' and recipient = $1", [plombex.email])).length > 0);
  });

  it('a refused price leaves room for another', async () => {
    const { requestId, landlord } = await acceptedRequest(test, plombex);
    const { body: first } = await quote(requestId, plombex, { amountCents: 90_000 }).expect(201);
    await answer(requestId, first.id, landlord, 'refused').expect(200);
    await quote(requestId, plombex, { amountCents: 80_000 }).expect(201);
  });

  it('nobody quotes without an offer, sees a rival’s price, or answers his own', async () => {
    const { requestId, landlord, tenant } = await offeredRequest(test, plombex);
    const { body: own } = await quote(requestId, plombex).expect(201);
    await quote(requestId, rival).expect(404);
    await quote(requestId, tenant).expect(403);
    await quote(requestId, landlord).expect(403);
    await answer(requestId, own.id, plombex, 'approved').expect(403);
    await test.http('post', `${path(requestId)}/offers`, landlord.token).send({ supplierId: rival.id }).expect(201);
    const { body: seen } = await test.http('get', path(requestId), rival.token).expect(200);
    expect(seen.quotes).toEqual([]);
    expect(JSON.stringify(seen)).not.toMatch(/48600|New valve/);
    const other = await offeredRequest(test, rival);
    await answer(requestId, own.id, other.landlord, 'approved').expect(404);
  });

  it.each([{ amountCents: 0 }, { amountCents: 1.5 }, { amountCents: '100' }, {}, { amountCents: 100, tax: 1 }])('refuses %j', async (body) => {
    const { requestId } = await offeredRequest(test, plombex);
    await quote(requestId, plombex, body).expect(400);
  });

  it('none after the work is done', async () => {
    const { requestId } = await acceptedRequest(test, plombex);
    for (const status of ['in_progress', 'completed']) await test.http('patch', path(requestId), plombex.token).send({ status }).expect(200);
    await quote(requestId, plombex).expect(422);
  });
});
