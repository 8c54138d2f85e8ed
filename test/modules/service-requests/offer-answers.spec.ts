import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { person, type Person } from '../../factories/people.js';
import { filedRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';

const VISIT = { scheduledFor: '2036-12-01T13:00:00.000Z', scheduledUntil: '2036-12-01T15:00:00.000Z' };

describe('the landlord picks one of several answers', () => {
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
  const send = (job: Filed, offerId: string, who: Person, body: object) =>
    test.http('patch', `${path(job.requestId)}/offers/${offerId}`, who.token).send(body);
  const priced = (amountCents: number) => ({ status: 'answered', amountCents, ...VISIT });
  const mailed = (who: Person, template: string) =>
    eventually(
      async () =>
        (
          await test.sql<{ params: Record<string, string> }>(
            'select params from outbox_message where template = $1 and recipient = $2',
            [`service-requests.${template}`, who.email],
          )
        ).at(-1)?.params,
    );

  /** An approved request that both are asked about. */
  const asked = async (
    offer: object = {},
    suppliers = [plombex, rival],
    report: Record<string, unknown> = {},
  ): Promise<Filed & { first: string; second: string }> => {
    const filed = await filedRequest(test, report);
    await test.http('patch', path(filed.requestId), filed.landlord.token).send({ status: 'approved' }).expect(200);
    const ids: string[] = [];
    for (const to of suppliers) {
      const { body } = await test
        .http('post', `${path(filed.requestId)}/offers`, filed.landlord.token)
        .send({ supplierId: to.id, ...offer })
        .expect(201);
      ids.push(body.offers.at(-1).id);
    }
    return { ...filed, first: ids[0] ?? '', second: ids[1] ?? '' };
  };

  it('suppliers answer with price and time, the landlord picks one, the other is told', async () => {
    const job = await asked();
    expect((await read(job.requestId, plombex)).offers).toMatchObject([{ firstWins: false, status: 'sent' }]);
    expect((await send(job, job.first, plombex, priced(24_000)).expect(200)).body).toMatchObject({
      status: 'answered',
      priceCents: 24_000,
      proposedFor: VISIT.scheduledFor,
    });
    await send(job, job.second, rival, priced(31_000)).expect(200);
    expect((await mailed(job.landlord, 'offer_answered'))?.amount).toMatch(/240|310/);
    expect(said(await read(job.requestId, rival))).not.toMatch(/24000|Plombex/);
    expect(said(await read(job.requestId, job.tenant))).not.toMatch(/24000|31000/);
    await send(job, job.first, job.landlord, { status: 'accepted' }).expect(200);
    expect(await read(job.requestId, job.landlord)).toMatchObject({
      status: 'scheduled',
      supplier: { companyName: 'Plombex' },
      limitCents: 24_000,
      scheduledFor: VISIT.scheduledFor,
    });
    const picked = {
      template: 'service-requests.offer_picked',
      language: 'en',
      params: await mailed(plombex, 'offer_picked'),
    };
    expect(renderMail(new Catalogues(), picked).text).toMatch(/chosen you.+The appointment is Monday, December 1/);
    expect(picked.params?.calendar).toContain('METHOD:REQUEST');
    expect((await mailed(rival, 'offer_lost'))?.title).toBe('Radiator drips');
    const params = await mailed(job.tenant, 'scheduled');
    const told = { template: 'service-requests.scheduled', language: 'en', params };
    expect(renderMail(new Catalogues(), told).text).toMatch(/The appointment .+ is Monday, December 1.+Plombex/);
    await eventually(async () => (await test.http('get', path(job.requestId), rival.token)).status === 404);
    const entries = (await read(job.requestId, job.landlord)).events as { detail: string; note: string }[];
    expect(entries.filter(({ detail }) => detail === 'offer_answered').map(({ note }) => note)).toEqual([
      'Plombex',
      'Rival',
    ]);
    expect((await read(job.requestId, job.landlord)).offers.map(({ status }: { status: string }) => status)).toEqual([
      'accepted',
      'withdrawn',
    ]);
  });

  it.each(['landlord', 'supplier'] as const)(
    'when the %s sets the appointment with the answer, everyone else gets one email and one notification about it',
    async (by) => {
      const one = await supplier(test, 'Once');
      const job = await asked({ firstWins: by === 'supplier' }, [one]);
      if (by === 'landlord') {
        await send(job, job.first, one, priced(24_000)).expect(200);
        await send(job, job.first, job.landlord, { status: 'accepted' }).expect(200);
      } else await send(job, job.first, one, { status: 'accepted', ...VISIT }).expect(200);
      const toldOf = (who: Person) =>
        test.sql<{ template: string; calendar: boolean }>(
          `select template, params ? 'calendar' as calendar from outbox_message where recipient = $1
           and template in ('service-requests.offer_accepted', 'service-requests.offer_picked', 'service-requests.scheduled')`,
          [who.email],
        );
      const noticed = (who: Person) =>
        test.sql<{ kind: string }>(
          `select kind from notification where user_id = $1
           and kind in ('request_offer_accepted', 'request_offer_picked', 'request_scheduled')`,
          [who.userId],
        );
      const other = by === 'landlord' ? one : job.landlord;
      const kept = by === 'landlord' ? 'offer_picked' : 'offer_accepted';
      await eventually(async () => (await toldOf(job.tenant)).length > 0 && (await toldOf(other)).length > 0);
      await eventually(async () => (await noticed(job.tenant)).length > 0 && (await noticed(other)).length > 0);
      const waiting = `select 1 from pgboss.job where data->'payload'->>'requestId' = $1 and state in ('created', 'active', 'retry')`;
      await eventually(async () => (await test.sql(waiting, [job.requestId])).length === 0);
      expect(await toldOf(job.tenant)).toEqual([{ template: 'service-requests.scheduled', calendar: true }]);
      expect(await toldOf(other)).toEqual([{ template: `service-requests.${kept}`, calendar: true }]);
      expect(await noticed(job.tenant)).toEqual([{ kind: 'request_scheduled' }]);
      expect(await noticed(other)).toEqual([{ kind: `request_${kept}` }]);
    },
  );

  it('the email of an offer says how to answer it, by when, and what the limit is', async () => {
    const [chosen, quick] = await Promise.all([supplier(test), supplier(test, 'Quick')]);
    const text = async (who: Person) => {
      const params = await mailed(who, 'offered');
      const mail = { template: 'service-requests.offered', language: 'en', params };
      return renderMail(new Catalogues(), mail).text.replaceAll('\u00a0', ' ');
    };
    await asked({ budgetCents: 30_000 }, [chosen]);
    const price = await text(chosen);
    expect(price).toMatch(/send your price before tax and a time by \w+day, .+ at \d.+ The landlord will choose one/);
    expect(price).toContain('the landlord allows up to $300.00 CAD before tax; your price can be higher.');
    expect(price).not.toMatch(/accept|decline/);
    await asked({ firstWins: true }, [quick]);
    expect(await text(quick)).toMatch(/Please accept or decline it by \w+day, .+ The first supplier who accepts/);
    expect(await text(quick)).not.toMatch(/price|without a quote/);
    const urgent = await supplier(test, 'Urgent');
    const job = await asked({}, [], { priority: 'Emergency' });
    await test
      .http('put', '/api/maintenance-settings', job.landlord.token)
      .send({ usualLimitCents: 15_000, emergencyLimitCents: 40_000 })
      .expect(200);
    await test
      .http('post', `${path(job.requestId)}/offers`, job.landlord.token)
      .send({ supplierId: urgent.id, firstWins: true })
      .expect(201);
    expect(await text(urgent)).toContain('You can spend up to $400.00 CAD before tax without a quote.');
    const slow = await supplier(test, 'Slow');
    await test
      .http('post', `${path(job.requestId)}/offers`, job.landlord.token)
      .send({ supplierId: slow.id, firstWins: false })
      .expect(201);
    expect(await text(slow)).toContain('the landlord allows up to $150.00 CAD before tax; your price can be higher.');
  });

  it('the price that was picked is binding', async () => {
    const job = await asked();
    await send(job, job.first, plombex, priced(24_000)).expect(200);
    await send(job, job.first, job.landlord, { status: 'accepted' }).expect(200);
    const patch = (body: object) => test.http('patch', path(job.requestId), plombex.token).send(body);
    await patch({ status: 'in_progress' }).expect(200);
    expect((await patch({ status: 'completed', costCents: 24_001 }).expect(422)).body.code).toBe('over_limit');
    await patch({ status: 'completed', costCents: 24_000 }).expect(200);
  });

  it('the price that was picked binds in an emergency too, whatever the limit of emergencies, until a change order raises it', async () => {
    const job = await asked({}, [plombex], { priority: 'Emergency' });
    await test
      .http('put', '/api/maintenance-settings', job.landlord.token)
      .send({ usualLimitCents: 10_000, emergencyLimitCents: 60_000 })
      .expect(200);
    await send(job, job.first, plombex, priced(18_000)).expect(200);
    await send(job, job.first, job.landlord, { status: 'accepted' }).expect(200);
    for (const who of [plombex, job.landlord]) expect((await read(job.requestId, who)).limitCents).toBe(18_000);
    const patch = (body: object) => test.http('patch', path(job.requestId), plombex.token).send(body);
    await patch({ status: 'in_progress' }).expect(200);
    expect((await patch({ status: 'completed', costCents: 18_001 }).expect(422)).body.code).toBe('over_limit');
    await expect(
      test.sql('update service_request set cost_cents = 18001 where id = $1', [job.requestId]),
    ).rejects.toMatchObject({ code: 'LW003' });
    const quotes = `${path(job.requestId)}/quotes`;
    const { body: more } = await test.http('post', quotes, plombex.token).send({ amountCents: 25_000 }).expect(201);
    // Within the limit of emergencies, and yet above the price: it holds the work until the landlord has answered.
    expect((await read(job.requestId, plombex)).quoteWaits).toBe(true);
    expect((await patch({ status: 'completed', costCents: 18_000 }).expect(422)).body.code).toBe('quote_pending');
    await test.http('patch', `${quotes}/${more.id}`, job.landlord.token).send({ status: 'approved' }).expect(200);
    await patch({ status: 'completed', costCents: 25_001 }).expect(422);
    await patch({ status: 'completed', costCents: 25_000 }).expect(200);
  });

  it('no supplier takes such a job alone, also in the database', async () => {
    const job = await asked();
    expect((await send(job, job.first, plombex, { status: 'accepted' }).expect(422)).body.code).toBe(
      'landlord_chooses',
    );
    await send(job, job.first, plombex, priced(24_000)).expect(200);
    expect((await send(job, job.first, plombex, { status: 'accepted' }).expect(422)).body.code).toBe(
      'landlord_chooses',
    );
    const [policy] = await test.sql<{ check: string }>(
      "select with_check as check from pg_policies where tablename = 'offer' and policyname = 'supplier_change'",
    );
    expect(policy?.check).toContain('first_wins');
  });

  it('an answer needs price and time, can be corrected until one is picked, and taken back', async () => {
    const job = await asked();
    for (const body of [
      { status: 'answered' },
      { status: 'answered', amountCents: 100 },
      { status: 'answered', ...VISIT },
      { ...priced(0) },
      { ...priced(1), scheduledFor: '2020-01-01T00:00:00Z' },
    ]) {
      await send(job, job.first, plombex, body).expect(400);
    }
    await send(job, job.first, plombex, priced(24_000)).expect(200);
    expect((await send(job, job.first, plombex, priced(22_000)).expect(200)).body.priceCents).toBe(22_000);
    await send(job, job.first, plombex, { status: 'declined' }).expect(200);
    await send(job, job.first, job.landlord, { status: 'accepted' }).expect(422);
    await send(job, job.second, rival, priced(24_000)).expect(200);
    await send(job, job.second, job.landlord, { status: 'accepted' }).expect(200);
  });

  it('only the landlord of the request picks, and only what is answered', async () => {
    const job = await asked();
    const [stranger, staff, admin] = await Promise.all([
      person(test, 'landlord'),
      person(test, 'staff'),
      person(test, 'admin'),
    ]);
    await send(job, job.first, job.landlord, { status: 'accepted' }).expect(403);
    await send(job, job.first, plombex, priced(24_000)).expect(200);
    for (const [who, status] of [
      [stranger, 404],
      [staff, 403],
      [admin, 403],
      [job.tenant, 403],
      [rival, 404],
    ] as const)
      await send(job, job.first, who, { status: 'accepted' }).expect(status);
    await send(job, job.first, job.landlord, priced(1)).expect(403);
  });

  it('a price that was raised since the landlord read it is not picked', async () => {
    const job = await asked();
    await send(job, job.first, plombex, priced(24_000)).expect(200);
    await send(job, job.first, plombex, priced(240_000)).expect(200);
    expect(
      (await send(job, job.first, job.landlord, { status: 'accepted', amountCents: 24_000 }).expect(409)).body.code,
    ).toBe('stale_version');
    expect(await read(job.requestId, job.landlord)).toMatchObject({ status: 'offered', supplier: null });
    await send(job, job.first, job.landlord, { status: 'accepted', amountCents: 240_000 }).expect(200);
  });

  it('of two picks at once one counts', async () => {
    const job = await asked();
    await send(job, job.first, plombex, priced(24_000)).expect(200);
    await send(job, job.second, rival, priced(25_000)).expect(200);
    const answers = await Promise.all(
      [job.first, job.second].map((id) => send(job, id, job.landlord, { status: 'accepted' })),
    );
    const [won, lost] = answers.map(({ status }) => status).sort();
    expect([won, lost === 409 || lost === 422]).toEqual([200, true]);
    expect(
      await test.sql("select 1 from offer where request_id = $1 and state = 'accepted'", [job.requestId]),
    ).toHaveLength(1);
  });

  it('where the landlord lets the first one win, the other is told when both accept at once', async () => {
    // Two of their own: mails about the jobs above may still be on their way to the others.
    const [one, two] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
    const job = await asked({ firstWins: true }, [one, two]);
    const answers = await Promise.all([
      send(job, job.first, one, { status: 'accepted' }),
      send(job, job.second, two, { status: 'accepted' }),
    ]);
    const [won, lost] = answers.map(({ status }) => status).sort();
    expect(won).toBe(200);
    expect([404, 409]).toContain(lost);
    await mailed(answers[0]?.status === 200 ? two : one, 'offer_lost');
  });
});
