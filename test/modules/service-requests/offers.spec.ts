import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestSchedules } from '../../../src/modules/service-requests/request-schedules.js';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import type { Person } from '../../factories/people.js';
import { acceptedRequest, filedRequest, offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

describe('SR-010 offers to suppliers', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
  });
  afterAll(() => test.close());

  const path = (id: string) => `/api/service-requests/${id}`;
  const read = async (id: string, who: Person) => (await test.http('get', path(id), who.token).expect(200)).body;
  const answer = (id: string, offerId: string, who: Person, body: object) =>
    test.http('patch', `${path(id)}/offers/${offerId}`, who.token).send(body);
  const offer = async (id: string, landlord: Person, to: Craftsman) => {
    const { body } = await test
      .http('post', `${path(id)}/offers`, landlord.token)
      .send({ supplierId: to.id, firstWins: true })
      .expect(201);
    return body.offers.at(-1).id as string;
  };
  const gone = (id: string, who: Person) =>
    eventually(async () => (await test.http('get', path(id), who.token)).status === 404);
  const becomes = (id: string, who: Person, status: string) =>
    eventually(async () => (await read(id, who)).status === status);

  it('of two who accept at once one gets the job, the other a refusal', async () => {
    const { requestId, offerId, landlord } = await offeredRequest(test, plombex);
    const second = await offer(requestId, landlord, rival);
    const answers = await Promise.all([
      answer(requestId, offerId, plombex, { status: 'accepted' }),
      answer(requestId, second, rival, { status: 'accepted' }),
    ]);
    // 404 when the follow-up has closed the other offers by then: what is gone is not told.
    const [won, lost] = answers.map(({ status }) => status).sort();
    expect(won).toBe(200);
    expect([404, 409]).toContain(lost);
    const loser = answers[0]?.status === 200 ? rival : plombex;
    await gone(requestId, loser);
    const { offers } = await read(requestId, landlord);
    expect(offers.map(({ status }: { status: string }) => status).sort()).toEqual(['accepted', 'withdrawn']);
  });

  it('one who accepts twice at once has accepted once', async () => {
    const { requestId, offerId } = await offeredRequest(test, plombex);
    const answers = await Promise.all([1, 2].map(() => answer(requestId, offerId, plombex, { status: 'accepted' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      await test.sql("select 1 from request_event where request_id = $1 and detail = 'offer_accepted'", [requestId]),
    ).toHaveLength(1);
  });

  it('asking the same supplier twice makes one offer', async () => {
    const { requestId, landlord } = await offeredRequest(test, plombex);
    await offer(requestId, landlord, plombex);
    expect((await read(requestId, landlord)).offers).toHaveLength(1);
  });

  it('who declines sees the job no more, and with the last one the request waits for another', async () => {
    const { requestId, offerId, landlord, tenant } = await offeredRequest(test, plombex);
    const { body } = await answer(requestId, offerId, plombex, { status: 'declined', reason: 'On holiday' }).expect(
      200,
    );
    expect(body).toMatchObject({ status: 'declined', declineReason: 'On holiday', givenBack: false });
    await gone(requestId, plombex);
    await becomes(requestId, landlord, 'approved');
    expect(JSON.stringify(await read(requestId, tenant))).not.toContain('On holiday');
    await offer(requestId, landlord, rival);
    expect((await read(requestId, landlord)).status).toBe('offered');
    await answer(requestId, offerId, plombex, { status: 'accepted' }).expect(404);
  });

  it('an accepted job can be given back until the work is done, and the appointment ends with it', async () => {
    const { requestId, offerId, landlord } = await acceptedRequest(test, plombex);
    await test
      .http('patch', path(requestId), plombex.token)
      .send({ status: 'scheduled', scheduledFor: '2036-12-01T13:00:00Z' })
      .expect(200);
    await answer(requestId, offerId, plombex, { status: 'declined', reason: 'Van broke down' }).expect(200);
    await becomes(requestId, landlord, 'approved');
    const seen = await read(requestId, landlord);
    expect(seen).toMatchObject({
      supplier: null,
      scheduledFor: null,
      offers: [{ status: 'declined', givenBack: true }],
    });
    expect(seen.events).toContainEqual(expect.objectContaining({ detail: 'offer_given_back', note: 'Van broke down' }));
    const params = await eventually(
      async () =>
        (
          await test.sql<{ params: Record<string, string> }>(
            "select params from outbox_message where template = 'service-requests.offer_declined' and recipient = $1",
            [landlord.email],
          )
        )[0]?.params,
    );
    const mail = { template: 'service-requests.offer_declined', language: 'en', params };
    expect(renderMail(new Catalogues(), mail).text).toMatch(
      /Plombex has given back the job at .+, which they had accepted\./,
    );
    const done = await acceptedRequest(test, plombex);
    for (const status of ['in_progress', 'completed'])
      await test.http('patch', path(done.requestId), plombex.token).send({ status }).expect(200);
    await answer(done.requestId, done.offerId, plombex, { status: 'declined' }).expect(422);
  });

  it('a landlord takes an offer back, a supplier cannot, and a landlord cannot accept', async () => {
    const { requestId, offerId, landlord, tenant } = await offeredRequest(test, plombex);
    await answer(requestId, offerId, plombex, { status: 'withdrawn' }).expect(403);
    await answer(requestId, offerId, landlord, { status: 'accepted' }).expect(403);
    await answer(requestId, offerId, tenant, { status: 'declined' }).expect(403);
    await answer(requestId, offerId, rival, { status: 'accepted' }).expect(404);
    await answer(requestId, offerId, plombex, { status: 'expired' }).expect(400);
    await answer(requestId, offerId, landlord, { status: 'withdrawn' }).expect(200);
    await gone(requestId, plombex);
    await becomes(requestId, landlord, 'approved');
  });

  it('an emergency offer expires after an hour, and cannot be accepted then', async () => {
    const { requestId, offerId, landlord } = await offeredRequest(test, plombex, { priority: 'Emergency' });
    test.clock.setNow(new Date(Date.now() + HOUR + 1000));
    await answer(requestId, offerId, plombex, { status: 'accepted' }).expect(422);
    test.clock.setNow(new Date());
    expect((await read(requestId, landlord)).status).toBe('offered');
  });

  it('cancelling ends every offer', async () => {
    const { requestId, landlord, tenant } = await offeredRequest(test, plombex);
    await offer(requestId, landlord, rival);
    await test
      .http('patch', path(requestId), tenant.token)
      .send({ status: 'cancelled', note: 'It works again' })
      .expect(200);
    await gone(requestId, plombex);
    await gone(requestId, rival);
    expect((await read(requestId, landlord)).offers.map(({ status }: { status: string }) => status)).toEqual([
      'withdrawn',
      'withdrawn',
    ]);
  });

  it('the supplier’s access ends 30 days after the closing', async () => {
    const { requestId, tenant } = await acceptedRequest(test, plombex);
    for (const status of ['in_progress', 'completed'])
      await test.http('patch', path(requestId), plombex.token).send({ status }).expect(200);
    await test.http('patch', path(requestId), tenant.token).send({ status: 'closed', rating: 4 }).expect(200);
    const [row] = await eventually(async () => {
      const rows = await test.sql<{ ends: Date; closed: Date }>(
        'select o.access_ends_at as ends, r.closed_at as closed from offer o join service_request r on r.id = o.request_id where r.id = $1',
        [requestId],
      );
      return rows[0]?.ends && rows;
    });
    expect((row?.ends.getTime() ?? 0) - (row?.closed.getTime() ?? 0)).toBe(30 * DAY);
    expect((await read(requestId, plombex)).contact.name).toBe('Kim Larsen');
    await test.sql("update offer set access_ends_at = now() - interval '1 second' where request_id = $1", [requestId]);
    await test.http('get', path(requestId), plombex.token).expect(404);
    expect(
      (await test.http('get', '/api/service-requests', plombex.token)).body.map(({ id }: { id: string }) => id),
    ).not.toContain(requestId);
  });

  it('sent back by the tenant, the work goes on; a rating comes with the closing alone', async () => {
    const { requestId, tenant, landlord } = await acceptedRequest(test, plombex);
    for (const status of ['in_progress', 'completed'])
      await test.http('patch', path(requestId), plombex.token).send({ status }).expect(200);
    await test.http('patch', path(requestId), tenant.token).send({ rating: 5 }).expect(422);
    await test
      .http('patch', path(requestId), tenant.token)
      .send({ status: 'in_progress', note: 'Still cold' })
      .expect(200);
    expect(await read(requestId, landlord)).toMatchObject({ status: 'in_progress', completedAt: null });
    await test.http('patch', path(requestId), plombex.token).send({ status: 'completed' }).expect(200);
    await test.http('patch', path(requestId), tenant.token).send({ status: 'closed', rating: 6 }).expect(400);
    await test.http('patch', path(requestId), tenant.token).send({ status: 'closed', rating: 1 }).expect(200);
  });

  it('what nobody confirms is closed after seven days', async () => {
    const { requestId, landlord } = await acceptedRequest(test, plombex);
    for (const status of ['in_progress', 'completed'])
      await test.http('patch', path(requestId), plombex.token).send({ status }).expect(200);
    const other = await filedRequest(test);
    await asScheduled(test, (schedules) => schedules.closeCompleted());
    expect((await read(requestId, landlord)).status).toBe('completed');
    test.clock.setNow(new Date(Date.now() + 7 * DAY + 1000));
    await asScheduled(test, (schedules) => schedules.closeCompleted());
    test.clock.setNow(new Date());
    expect((await read(requestId, landlord)).status).toBe('closed');
    expect((await read(other.requestId, other.landlord)).status).toBe('submitted');
  });

  it('an offer without an answer expires by the schedule, and the request is free', async () => {
    const { requestId, landlord } = await offeredRequest(test, plombex);
    await test.sql("update offer set expires_at = now() - interval '1 minute' where request_id = $1", [requestId]);
    await asScheduled(test, (schedules) => schedules.expireOffers());
    await becomes(requestId, landlord, 'approved');
    expect((await read(requestId, landlord)).offers[0].status).toBe('expired');
    await gone(requestId, plombex);
  });
});

/** As the worker runs it: under the system's rights. */
async function asScheduled(test: TestApp, run: (schedules: RequestSchedules) => Promise<void>): Promise<void> {
  await test.app.get(Scope).asSystem('schedule of a test', () => run(test.app.get(RequestSchedules)));
}
