import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import {
  acceptedRequest,
  filedRequest,
  offeredRequest,
  supplier,
  type Craftsman,
  type Filed,
} from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';

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
  const quote = (id: string, who: Person, body: object = { amountCents: 48_600, note: 'New valve' }) =>
    test.http('post', `${path(id)}/quotes`, who.token).send(body);
  const answer = (id: string, quoteId: string, who: Person, status: string) =>
    test.http('patch', `${path(id)}/quotes/${quoteId}`, who.token).send({ status });
  const refuse = (id: string, quoteId: string, who: Person, reason: unknown) =>
    test.http('patch', `${path(id)}/quotes/${quoteId}`, who.token).send({ status: 'refused', reason });
  const refusalTo = async (who: Person) => {
    const params = await eventually(
      async () =>
        (
          await test.sql<{ params: Record<string, string> }>(
            "select params from outbox_message where template = 'service-requests.quote_refused' and recipient = $1",
            [who.email],
          )
        )[0]?.params,
    );
    const mail = { template: 'service-requests.quote_refused', language: 'en', params };
    return renderMail(new Catalogues(), mail).text.replaceAll('\u00a0', ' ');
  };

  it('are in the history of their supplier with the answer, at the time of the quote that it is about', async () => {
    const { requestId, landlord } = await acceptedRequest(test, plombex);
    const history = async (who: Person) =>
      (await test.http('get', path(requestId), who.token).expect(200)).body.events.filter(
        ({ kind }: { kind: string }) => kind === 'quote',
      );
    for (const [cents, status] of [
      [60_000, 'approved'],
      [70_000, 'refused'],
    ] as const) {
      const { body: sent } = await quote(requestId, plombex, { amountCents: cents }).expect(201);
      await answer(requestId, sent.id, landlord, status).expect(200);
    }
    const { body } = await test.http('get', path(requestId), plombex.token).expect(200);
    const times = body.quotes.flatMap(({ createdAt, answeredAt }: Record<string, string>) => [createdAt, answeredAt]);
    for (const who of [plombex, landlord]) {
      const events = await history(who);
      expect(events.map(({ detail }: { detail: string }) => detail)).toEqual([
        'quote_sent',
        'quote_approved',
        'quote_sent',
        'quote_refused',
      ]);
      expect(events.map(({ at }: { at: string }) => at)).toEqual(times);
    }
    const { body: asked } = await test.http('get', path(requestId), (await person(test, 'supplier')).token);
    expect(asked.events).toBeUndefined();
  });

  it('a supplier asks for a price, the landlord approves it, and it becomes the budget', async () => {
    const { requestId, offerId, landlord, tenant } = await offeredRequest(test, plombex);
    const waiting = async () =>
      (await test.http('get', '/api/landlords/overview', landlord.token).expect(200)).body.waiting.filter(
        ({ kind }: { kind: string }) => kind === 'quote',
      );
    const { body: sent } = await quote(requestId, plombex).expect(201);
    expect(sent).toMatchObject({ amountCents: 48_600, status: 'sent', companyName: 'Plombex' });
    await quote(requestId, plombex).expect(409);
    const { body: seen } = await test.http('get', path(requestId), tenant.token).expect(200);
    expect(seen).not.toHaveProperty('quotes');
    expect(said(seen)).not.toMatch(/48600|New valve/);
    expect(await waiting()).toMatchObject([{ count: 1, id: requestId, name: 'Plombex', cents: 48_600 }]);
    await answer(requestId, sent.id, landlord, 'approved').expect(200);
    expect(await waiting()).toEqual([]);
    await answer(requestId, sent.id, landlord, 'approved').expect(200);
    await answer(requestId, sent.id, landlord, 'refused').expect(422);
    const { body: office } = await test.http('get', path(requestId), landlord.token);
    expect(office).toMatchObject({ quotes: [{ status: 'approved' }], offers: [{ budgetCents: 48_600 }] });
    await test
      .http('patch', `${path(requestId)}/offers/${offerId}`, plombex.token)
      .send({ status: 'accepted' })
      .expect(200);
    await eventually(
      async () =>
        (
          await test.sql(
            "select 1 from outbox_message where template = 'service-requests.quote_approved' and recipient = $1",
            [plombex.email],
          )
        ).length > 0,
    );
  });

  it('the email about a refused price names it, the price approved earlier that still applies, and the reason', async () => {
    const quoter = await supplier(test, 'Quoter');
    const { requestId, landlord, tenant } = await acceptedRequest(test, quoter);
    const { body: first } = await quote(requestId, quoter, { amountCents: 32_000 }).expect(201);
    await answer(requestId, first.id, landlord, 'approved').expect(200);
    const { body: second } = await quote(requestId, quoter, { amountCents: 90_000 }).expect(201);
    await refuse(requestId, second.id, landlord, 'x'.repeat(501)).expect(400);
    await refuse(requestId, second.id, landlord, '  A used valve will do. ').expect(200);
    const mail = await refusalTo(quoter);
    expect(mail).toMatch(
      /Your quote of \$900\.00 CAD before tax .+ declined\. The price approved earlier still applies: \$320\.00 CAD before tax\./,
    );
    expect(mail).toContain('The landlord’s reason: “A used valve will do.”');
    const { body: job } = await test.http('get', path(requestId), quoter.token).expect(200);
    expect(job.events).toContainEqual(
      expect.objectContaining({ detail: 'quote_refused', note: 'A used valve will do.' }),
    );
    const { body: seen } = await test.http('get', path(requestId), tenant.token).expect(200);
    expect(said(seen)).not.toContain('used valve');
  });

  it('the email about a refused price names the limit of the offer where no price was approved', async () => {
    const quoter = await supplier(test, 'Limited');
    const { requestId, landlord } = await acceptedRequest(test, quoter);
    await test.sql('update offer set budget_cents = 25000 where request_id = $1', [requestId]);
    const { body } = await quote(requestId, quoter, { amountCents: 90_000 }).expect(201);
    await answer(requestId, body.id, landlord, 'refused').expect(200);
    const mail = await refusalTo(quoter);
    expect(mail).toContain('The limit for this job is still $250.00 CAD before tax.');
    expect(mail).not.toContain('reason');
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
    await test
      .http('post', `${path(requestId)}/offers`, landlord.token)
      .send({ supplierId: rival.id })
      .expect(201);
    const { body: seen } = await test.http('get', path(requestId), rival.token).expect(200);
    expect(seen.quotes).toEqual([]);
    expect(said(seen)).not.toMatch(/48600|New valve/);
    const other = await offeredRequest(test, rival);
    await answer(requestId, own.id, other.landlord, 'approved').expect(404);
  });

  it.each([{ amountCents: 0 }, { amountCents: 1.5 }, { amountCents: '100' }, {}, { amountCents: 100, tax: 1 }])(
    'refuses %j',
    async (body) => {
      const { requestId } = await offeredRequest(test, plombex);
      await quote(requestId, plombex, body).expect(400);
    },
  );

  it('none after the work is done', async () => {
    const { requestId } = await acceptedRequest(test, plombex);
    for (const status of ['in_progress', 'completed'])
      await test.http('patch', path(requestId), plombex.token).send({ status }).expect(200);
    await quote(requestId, plombex).expect(422);
  });

  describe('EL-009 the job board', () => {
    const WORDS = 'Two radiators stay cold. Please bring a bleed key.';
    const DAY = 24 * 3600_000;

    const elite = async (name = 'Plombex'): Promise<Craftsman> => {
      const who = await supplier(test, name);
      await test.http('post', '/api/elite/subscribe', who.token).send({ plan: 'annual' }).expect(201);
      return who;
    };
    const show = (id: string, who: Person, body: object = { description: WORDS, budgetCents: 40_000 }) =>
      test.http('put', `${path(id)}/board`, who.token).send(body);
    const hide = (id: string, who: Person) => test.http('delete', `${path(id)}/board`, who.token);
    const ofLandlord = async ({ requestId, landlord }: Filed) =>
      (await test.http('get', `${path(requestId)}/board`, landlord.token).expect(200)).body;
    const board = async (who: Person, query = '') =>
      (await test.http('get', `/api/job-board?limit=200${query}`, who.token).expect(200)).body as {
        id: string;
        description: string;
      }[];
    const interest = (post: string, who: Person, body: object = {}) =>
      test.http('put', `/api/job-board/${post}/interest`, who.token).send(body);
    const approved = async (body: object = {}): Promise<Filed> => {
      const filed = await filedRequest(test, {
        ...body,
        contactPhone: '514 555 0142',
        accessNote: 'Key 4 is with the concierge',
      });
      await test.http('patch', path(filed.requestId), filed.landlord.token).send({ status: 'approved' }).expect(200);
      return filed;
    };
    const posted = async (): Promise<Filed & { post: string }> => {
      const filed = await approved();
      await show(filed.requestId, filed.landlord).expect(200);
      const [row] = await test.sql<{ id: string }>('select id from board_post where request_id = $1', [
        filed.requestId,
      ]);
      return { ...filed, post: row?.id ?? '' };
    };
    const sees = async (who: Person, post: string) => (await board(who)).some(({ id }) => id === post);

    it('shows trade, priority, city, description and budget, and nothing else', async () => {
      const who = await elite();
      const filed = await posted();
      const job = (await board(who)).find(({ id }) => id === filed.post);
      expect(job).toEqual({
        id: filed.post,
        trade: 'hvac',
        priority: 'High',
        city: 'Montréal',
        region: 'QC',
        description: WORDS,
        budgetCents: 40_000,
        currency: 'CAD',
        postedAt: expect.any(String),
        inTrades: expect.any(Boolean),
        inArea: null,
        interest: null,
      });
      await test.http('get', path(filed.requestId), who.token).expect(404);
      await test.http('get', path(filed.post), who.token).expect(404);
    });

    it('only a request that its landlord opted in, while it waits for a supplier', async () => {
      const who = await elite();
      const filed = await approved();
      expect(await ofLandlord(filed)).toEqual({
        onBoard: false,
        shown: false,
        description: null,
        budgetCents: null,
        interests: [],
        version: null,
      });
      await hide(filed.requestId, filed.landlord).expect(404);
      expect((await show(filed.requestId, filed.landlord).expect(200)).body).toMatchObject({
        onBoard: true,
        shown: true,
        description: WORDS,
      });
      const [{ id: post } = { id: '' }] = await test.sql<{ id: string }>(
        'select id from board_post where request_id = $1',
        [filed.requestId],
      );
      expect(await sees(who, post)).toBe(true);
      await hide(filed.requestId, filed.landlord).expect(204);
      await hide(filed.requestId, filed.landlord).expect(204);
      expect(await sees(who, post)).toBe(false);
      await interest(post, who).expect(404);
      await show(filed.requestId, filed.landlord, { description: 'A tap drips.', version: 99 }).expect(409);
      await Promise.all([
        show(filed.requestId, filed.landlord).expect(200),
        show(filed.requestId, filed.landlord).expect(200),
      ]);
      expect(await sees(who, post)).toBe(true);
      await test.http('patch', path(filed.requestId), filed.tenant.token).send({ status: 'cancelled' }).expect(200);
      expect([await sees(who, post), (await ofLandlord(filed)).shown]).toEqual([false, false]);
      await show(filed.requestId, filed.landlord).expect(422);
    });

    it('priority, trade and city follow the request and its building', async () => {
      const who = await elite();
      const filed = await posted();
      await test
        .http('patch', path(filed.requestId), filed.landlord.token)
        .send({ priority: 'Emergency', issueType: 'Plumbing' })
        .expect(200);
      await test.sql("update property set city = 'Laval' where id = $1", [filed.propertyId]);
      expect(
        (await board(who, '&trade=plumbing&q=laval&sort=-priority')).find(({ id }) => id === filed.post),
      ).toMatchObject({ priority: 'Emergency', trade: 'plumbing', city: 'Laval' });
      expect((await board(who, '&trade=hvac')).some(({ id }) => id === filed.post)).toBe(false);
      await test.http('get', '/api/job-board?trade=legal', who.token).expect(400);
    });

    it.each(['Ask for Kim Larsen', '87 Laurier Avenue West', 'Call 514-555-0142', 'kim@example.com'])(
      'a description with “%s” is refused',
      async (secret) => {
        const filed = await approved();
        const { body } = await show(filed.requestId, filed.landlord, { description: `${WORDS} ${secret}.` }).expect(
          400,
        );
        expect(body.details).toMatchObject([{ field: 'description' }]);
        expect((await ofLandlord(filed)).onBoard).toBe(false);
      },
    );

    it.each([{}, { description: ' ' }, { description: WORDS, budgetCents: 0 }, { description: WORDS, photos: [] }])(
      'the switch refuses %j',
      async (body) => {
        const filed = await approved();
        await show(filed.requestId, filed.landlord, body).expect(400);
      },
    );

    it('is for Elite Partners alone, also in the database, and ends with the subscription', async () => {
      const [who, plain, filed] = [await elite(), await supplier(test), await posted()];
      for (const ask of [test.http('get', '/api/job-board', plain.token), interest(filed.post, plain)]) {
        expect((await ask.expect(403)).body.code).toBe('elite_required');
      }
      for (const role of ['tenant', 'landlord', 'staff', 'admin'] as const) {
        const other = await person(test, role);
        await test.http('get', '/api/job-board', other.token).expect(403);
        await interest(filed.post, other).expect(403);
      }
      const scope = test.app.get(Scope);
      const rows = ({ userId, accountId }: Craftsman) =>
        scope.as({ role: 'supplier', userId, accountId, demo: false, sessionId: null }, () =>
          scope.rows('select id from board_post'),
        );
      expect([(await rows(who)).length > 0, await rows(plain)]).toEqual([true, []]);
      await test.sql("update supplier set elite_until = now() - interval '1 second' where id = $1", [who.id]);
      expect(await rows(who)).toEqual([]);
      await test.http('get', '/api/job-board', who.token).expect(403);
    });

    it('the demo world has a board of its own, and a landlord without people none', async () => {
      const [who, demo, filed] = [await elite(), await supplier(test, 'Demo', { demo: true }), await posted()];
      await test.sql("update supplier set elite_until = now() + interval '1 day' where id = $1", [demo.id]);
      expect([await sees(who, filed.post), await sees(demo, filed.post)]).toEqual([true, false]);
      await interest(filed.post, demo).expect(404);
      await test.sql('update app_user set suspended_at = now() where id = $1', [filed.landlord.userId]);
      expect(await sees(who, filed.post)).toBe(false);
      await test.sql('update app_user set suspended_at = null where id = $1', [filed.landlord.userId]);
      expect(await sees(who, filed.post)).toBe(true);
    });

    it('interest with a price reaches the landlord once by mail, can be changed and taken back, and no rival sees it', async () => {
      const [who, other, filed] = [await elite('Chauffage Roy'), await elite('Rival Heating'), await posted()];
      expect(
        (await interest(filed.post, who, { amountCents: 38_000, note: 'Tomorrow morning' }).expect(200)).body,
      ).toMatchObject({ interest: { amountCents: 38_000, note: 'Tomorrow morning' } });
      await Promise.all([
        interest(filed.post, who, { amountCents: 36_000 }).expect(200),
        interest(filed.post, who, { amountCents: 36_000 }).expect(200),
      ]);
      expect((await ofLandlord(filed)).interests).toMatchObject([
        { supplierId: who.id, companyName: 'Chauffage Roy', amountCents: 36_000, note: null, ratingAverage: null },
      ]);
      await eventually(
        async () =>
          (
            await test.sql(
              "select 1 from outbox_message where template = 'service-requests.board_interest' and recipient = $1",
              [filed.landlord.email],
            )
          ).length === 1,
      );
      expect(said(await board(other))).not.toMatch(/36000|38000|Chauffage/);
      await test.http('delete', `/api/job-board/${filed.post}/interest`, other.token).expect(404);
      await test.http('get', `${path(filed.requestId)}/board`, (await person(test, 'landlord')).token).expect(404);
      await test.http('get', `${path(filed.requestId)}/board`, filed.tenant.token).expect(403);
      await test.http('delete', `/api/job-board/${filed.post}/interest`, who.token).expect(204);
      await test.http('delete', `/api/job-board/${filed.post}/interest`, who.token).expect(204);
      expect((await ofLandlord(filed)).interests).toEqual([]);
      await interest(filed.post, who, { amountCents: 0 }).expect(400);
    });

    it('two first words of interest at once are one', async () => {
      const [who, filed] = [await elite(), await posted()];
      const answers = await Promise.all([interest(filed.post, who), interest(filed.post, who)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await ofLandlord(filed)).interests).toHaveLength(1);
    });

    it('the address comes with the offer, phone and access notes with the acceptance, and access ends 30 days after closing', async () => {
      const [who, filed] = [await elite(), await posted()];
      await interest(filed.post, who, { amountCents: 38_000 }).expect(200);
      const [{ supplierId, amountCents }] = (await ofLandlord(filed)).interests;
      const { body } = await test
        .http('post', `${path(filed.requestId)}/offers`, filed.landlord.token)
        .send({ supplierId, budgetCents: amountCents, firstWins: true })
        .expect(201);
      expect(await sees(who, filed.post)).toBe(false);
      const read = async () => (await test.http('get', path(filed.requestId), who.token).expect(200)).body;
      expect(await read()).toMatchObject({
        place: { street: 'Laurier Avenue West', streetNumber: '87', unitLabel: '302' },
        contact: null,
      });
      const offer = `${path(filed.requestId)}/offers/${body.offers[0].id}`;
      await test.http('patch', offer, who.token).send({ status: 'accepted' }).expect(200);
      expect((await read()).contact).toEqual({
        name: 'Kim Larsen',
        phone: '514 555 0142',
        accessNote: 'Key 4 is with the concierge',
      });
      for (const status of ['in_progress', 'completed'])
        await test.http('patch', path(filed.requestId), who.token).send({ status }).expect(200);
      await test.http('patch', path(filed.requestId), filed.tenant.token).send({ status: 'closed' }).expect(200);
      const [ends] = await eventually(async () => {
        const rows = await test.sql<{ at: Date; closed: Date }>(
          'select o.access_ends_at as at, r.closed_at as closed from offer o join service_request r on r.id = o.request_id where r.id = $1',
          [filed.requestId],
        );
        return rows[0]?.at && rows;
      });
      expect((ends?.at.getTime() ?? 0) - (ends?.closed.getTime() ?? 0)).toBe(30 * DAY);
      await test.sql("update offer set access_ends_at = now() - interval '1 second' where request_id = $1", [
        filed.requestId,
      ]);
      await test.http('get', path(filed.requestId), who.token).expect(404);
    });

    it('a job that its supplier gives back is on the board again', async () => {
      const [who, filed] = [await elite(), await posted()];
      const { body } = await test
        .http('post', `${path(filed.requestId)}/offers`, filed.landlord.token)
        .send({ supplierId: plombex.id })
        .expect(201);
      expect(await sees(who, filed.post)).toBe(false);
      await test
        .http('patch', `${path(filed.requestId)}/offers/${body.offers[0].id}`, plombex.token)
        .send({ status: 'declined' })
        .expect(200);
      await eventually(() => sees(who, filed.post));
    });
  });
});
