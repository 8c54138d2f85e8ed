import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, filedRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';

const LIMIT = 15_000;
const ABOVE = 32_000;
const ROLES = ['tenant', 'supplier', 'landlord', 'staff', 'admin'] as const;
type Role = (typeof ROLES)[number];
type Job = Filed & { offerId: string };

/** What each role gets for a step that the limit forbids. A tenant never takes these steps, and never writes a cost. */
const REFUSED: Record<Role, string> = {
  tenant: 'forbidden',
  supplier: 'refused',
  landlord: 'refused',
  staff: 'refused',
  admin: 'refused',
};

describe('the spending limit binds', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let staff: Person;
  let admin: Person;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
    [staff, admin] = await Promise.all([person(test, 'staff'), person(test, 'admin')]);
  });
  afterAll(() => test.close());

  const path = (id: string) => `/api/service-requests/${id}`;
  const patch = (id: string, who: Person, body: object) => test.http('patch', path(id), who.token).send(body);
  const read = async (id: string, who: Person) => (await test.http('get', path(id), who.token).expect(200)).body;
  const quote = async (id: string, amountCents = ABOVE) =>
    (
      await test
        .http('post', `${path(id)}/quotes`, plombex.token)
        .send({ amountCents })
        .expect(201)
    ).body.id as string;
  const answer = (id: string, quoteId: string, who: Person, status: string) =>
    test.http('patch', `${path(id)}/quotes/${quoteId}`, who.token).send({ status });
  const whoIs = (job: Filed, role: Role): Person =>
    ({ tenant: job.tenant, supplier: plombex, landlord: job.landlord, staff, admin })[role];
  const statusOf = async (id: string) =>
    (
      await test.sql<{ status: string; cost: number | null }>(
        'select status, cost_cents as cost from service_request where id = $1',
        [id],
      )
    )[0];
  /** The owner of the tables, who passes by the services. */
  const bySql = (set: string, id: string) => test.sql(`update service_request set ${set} where id = $1`, [id]);

  /** An accepted job with the limit, in a state of its work. */
  const job = async (
    state: 'offered' | 'scheduled' | 'in_progress' | 'completed' | 'closed',
    body: object = {},
  ): Promise<Job> => {
    const one = await acceptedRequest(test, plombex, { budgetCents: LIMIT, ...body });
    if (state === 'offered') return one;
    if (state === 'scheduled')
      await patch(one.requestId, plombex, { status: 'scheduled', scheduledFor: '2036-12-01T13:00:00Z' }).expect(200);
    else await patch(one.requestId, plombex, { status: 'in_progress' }).expect(200);
    if (state === 'completed' || state === 'closed')
      await patch(one.requestId, plombex, { status: 'completed' }).expect(200);
    if (state === 'closed') await patch(one.requestId, one.tenant, { status: 'closed' }).expect(200);
    return one;
  };
  const expectRefused = async (role: Role, sent: ReturnType<typeof patch>, code: string) => {
    const { status, body } = await sent;
    expect([role, status, body.code]).toEqual(
      REFUSED[role] === 'forbidden' ? [role, 403, 'forbidden'] : [role, 422, code],
    );
  };

  describe.each(['offered', 'scheduled'] as const)('a quote above the limit waits, the job is %s', (state) => {
    it.each(ROLES)('a %s cannot start it', async (role) => {
      const one = await job(state);
      await quote(one.requestId);
      await expectRefused(role, patch(one.requestId, whoIs(one, role), { status: 'in_progress' }), 'quote_pending');
      expect((await statusOf(one.requestId))?.status).toBe(state);
      const { moves } = await read(one.requestId, whoIs(one, role));
      expect(moves ?? []).not.toContain('in_progress');
    });

    it('the database refuses it too', async () => {
      const one = await job(state);
      await quote(one.requestId);
      await expect(bySql("status = 'in_progress'", one.requestId)).rejects.toMatchObject({ code: 'LW004' });
    });

    it('starts once the quote is approved, refused or taken back, and with a quote within the limit', async () => {
      for (const [status, by] of [
        ['approved', 'landlord'],
        ['refused', 'landlord'],
        ['withdrawn', 'supplier'],
      ] as const) {
        const one = await job(state);
        await answer(one.requestId, await quote(one.requestId), whoIs(one, by), status).expect(200);
        await patch(one.requestId, plombex, { status: 'in_progress' }).expect(200);
      }
      const cheap = await job(state);
      await quote(cheap.requestId, LIMIT);
      await patch(cheap.requestId, plombex, { status: 'in_progress' }).expect(200);
    });
  });

  describe('a price above the limit', () => {
    it.each(ROLES)('a %s cannot complete the job at it', async (role) => {
      const one = await job('in_progress');
      const by = whoIs(one, role);
      await expectRefused(role, patch(one.requestId, by, { status: 'completed', costCents: LIMIT + 1 }), 'over_limit');
      expect(await statusOf(one.requestId)).toEqual({ status: 'in_progress', cost: null });
      if (role === 'tenant') return;
      await patch(one.requestId, by, { status: 'completed', costCents: LIMIT }).expect(200);
    });

    it.each(ROLES)('a %s cannot complete it while a change order above the limit waits', async (role) => {
      const one = await job('in_progress');
      await quote(one.requestId);
      await expectRefused(
        role,
        patch(one.requestId, whoIs(one, role), { status: 'completed', costCents: LIMIT }),
        'quote_pending',
      );
    });

    it.each(ROLES.flatMap((role) => (['completed', 'closed'] as const).map((state) => [role, state] as const)))(
      'a %s cannot write it into a job that is %s',
      async (role, state) => {
        const one = await job(state);
        await expectRefused(role, patch(one.requestId, whoIs(one, role), { costCents: LIMIT + 1 }), 'over_limit');
        expect((await statusOf(one.requestId))?.cost).toBeNull();
      },
    );

    it('the database refuses it in every state of the work', async () => {
      for (const state of ['in_progress', 'completed', 'closed'] as const) {
        const { requestId } = await job(state);
        await expect(bySql(`cost_cents = ${LIMIT + 1}`, requestId)).rejects.toMatchObject({ code: 'LW003' });
        await bySql(`cost_cents = ${LIMIT}`, requestId);
      }
    });

    it('the landlord alone approves a higher price in person, and the timeline says so', async () => {
      const one = await job('in_progress');
      const done = { status: 'completed', costCents: 31_000, approveCost: true };
      for (const role of ['supplier', 'staff', 'admin', 'tenant'] as const)
        await patch(one.requestId, whoIs(one, role), done).expect(403);
      expect((await patch(one.requestId, one.landlord, done).expect(200)).body).toMatchObject({
        status: 'completed',
        costCents: 31_000,
        limitCents: 31_000,
      });
      const { events } = await read(one.requestId, one.landlord);
      expect(events).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ kind: 'quote', detail: 'limit_raised', internal: true, by: 'landlord' }),
        ]),
      );
      expect(said(await read(one.requestId, one.tenant))).not.toMatch(/limit_raised|31000|limitCents/);
    });

    it('work that the landlord does without a supplier has no limit', async () => {
      const own = await filedRequest(test);
      for (const body of [
        { status: 'approved' },
        { status: 'in_progress' },
        { status: 'completed', costCents: 900_000 },
      ])
        await patch(own.requestId, own.landlord, body).expect(200);
    });
  });

  describe('an approved quote is binding', () => {
    it('up to its price, whoever completes the job', async () => {
      for (const role of ['supplier', 'landlord', 'staff', 'admin'] as const) {
        const one = await job('scheduled');
        await answer(one.requestId, await quote(one.requestId), one.landlord, 'approved').expect(200);
        await patch(one.requestId, plombex, { status: 'in_progress' }).expect(200);
        await expectRefused(
          role,
          patch(one.requestId, whoIs(one, role), { status: 'completed', costCents: ABOVE + 1 }),
          'over_limit',
        );
        await patch(one.requestId, whoIs(one, role), { status: 'completed', costCents: ABOVE }).expect(200);
      }
    });

    it('also when it is lower than the limit was', async () => {
      const one = await job('in_progress');
      await answer(one.requestId, await quote(one.requestId, 10_000), one.landlord, 'approved').expect(200);
      await patch(one.requestId, plombex, { status: 'completed', costCents: 12_000 }).expect(422);
      await patch(one.requestId, plombex, { status: 'completed', costCents: 10_000 }).expect(200);
    });

    it('a change order during the work raises it once the landlord approves, and the mail names the amount', async () => {
      const one = await job('scheduled');
      await answer(one.requestId, await quote(one.requestId, 20_000), one.landlord, 'approved').expect(200);
      await patch(one.requestId, plombex, { status: 'in_progress' }).expect(200);
      const change = await quote(one.requestId, 26_500);
      // Written by a job, which says how far the work is by then.
      const mail = await eventually(async () => {
        const rows = await test.sql<{ params: Record<string, string> }>(
          "select params from outbox_message where template = 'service-requests.quote_sent' and recipient = $1",
          [one.landlord.email],
        );
        return rows.find(({ params }) => params.amount?.includes('265'));
      });
      expect(mail).toMatchObject({ params: { started: 'yes' } });
      await answer(one.requestId, change, one.landlord, 'approved').expect(200);
      await patch(one.requestId, plombex, { status: 'completed', costCents: 26_500 }).expect(200);
    });

    it('nobody but the landlord approves, nobody but the supplier takes back', async () => {
      const one = await job('scheduled');
      const id = await quote(one.requestId);
      for (const role of ['tenant', 'supplier', 'staff', 'admin'] as const)
        await answer(one.requestId, id, whoIs(one, role), 'approved').expect(403);
      for (const role of ['tenant', 'landlord', 'staff', 'admin'] as const)
        await answer(one.requestId, id, whoIs(one, role), 'withdrawn').expect(403);
      await answer(one.requestId, id, plombex, 'withdrawn').expect(200);
      await eventually(
        async () =>
          (
            await test.sql(
              "select 1 from outbox_message where template = 'service-requests.quote_withdrawn' and recipient = $1",
              [one.landlord.email],
            )
          )[0],
      );
      await answer(one.requestId, id, one.landlord, 'approved').expect(422);
      await quote(one.requestId, 30_000);
    });

    it('an amount cannot be changed, not even in the database by those who may answer', async () => {
      for (const role of ['landlord', 'supplier']) {
        const [right] = await test.sql<{ may: boolean }>(
          "select has_column_privilege($1, 'quote', 'amount_cents', 'update') as may",
          [`lw_${role}`],
        );
        expect([role, right?.may]).toEqual([role, false]);
      }
    });
  });

  describe('an approval comes too late', () => {
    const late = async (move: (one: Job) => Promise<unknown>) => {
      const one = await job('in_progress');
      const id = await quote(one.requestId, LIMIT);
      await move(one);
      const { status } = await answer(one.requestId, id, one.landlord, 'approved');
      expect(status).toBe(422);
      await eventually(
        async () => (await test.sql("select 1 from quote where id = $1 and state = 'withdrawn'", [id])).length === 1,
      );
      await expect(test.sql("update quote set state = 'approved' where id = $1", [id])).rejects.toMatchObject({
        code: '23514',
      });
    };

    it('when the work is completed', () =>
      late((one) => patch(one.requestId, plombex, { status: 'completed', costCents: LIMIT }).expect(200)));
    it('when the request is cancelled', () =>
      late((one) => patch(one.requestId, one.landlord, { status: 'cancelled' }).expect(200)));
    it('when the supplier has given the job back', () =>
      late((one) =>
        test
          .http('patch', `${path(one.requestId)}/offers/${one.offerId}`, plombex.token)
          .send({ status: 'declined' })
          .expect(200),
      ));
  });

  describe('a price above the limit after the work is done', () => {
    const ask = (id: string, amountCents: number, who: Person = plombex) =>
      test.http('post', `${path(id)}/quotes`, who.token).send({ amountCents });
    const waits = async (id: string, who: Person) => (await read(id, who)).quoteWaits as boolean;

    it('is asked for by the supplier who did it, above the limit alone, and while the request is open', async () => {
      const one = await job('completed');
      const rival = await supplier(test, 'Rival');
      await ask(one.requestId, ABOVE, rival).expect(404);
      await ask(one.requestId, LIMIT).expect(422);
      await ask(one.requestId, ABOVE).expect(201);
      await ask(one.requestId, ABOVE + 1).expect(409);
      await ask((await job('closed')).requestId, ABOVE).expect(422);
      const free = await job('completed', { budgetCents: null });
      await ask(free.requestId, ABOVE).expect(422);
    });

    it('binds once the landlord approves it, whoever writes the cost, and the mail says that the work is done', async () => {
      const one = await job('completed');
      const id = await quote(one.requestId);
      await expectRefused('supplier', patch(one.requestId, plombex, { costCents: ABOVE }), 'over_limit');
      await expect(bySql(`cost_cents = ${ABOVE}`, one.requestId)).rejects.toMatchObject({ code: 'LW003' });
      for (const role of ['tenant', 'supplier', 'staff', 'admin'] as const)
        await answer(one.requestId, id, whoIs(one, role), 'approved').expect(403);
      const [mail] = await eventually(async () => {
        const rows = await test.sql<{ params: Record<string, string> }>(
          "select params from outbox_message where template = 'service-requests.quote_sent' and recipient = $1",
          [one.landlord.email],
        );
        return rows.length > 0 && rows;
      });
      expect(mail).toMatchObject({ params: { started: 'done' } });
      await answer(one.requestId, id, one.landlord, 'approved').expect(200);
      expect(await read(one.requestId, plombex)).toMatchObject({ limitCents: ABOVE, quoteWaits: false });
      await expectRefused('supplier', patch(one.requestId, plombex, { costCents: ABOVE + 1 }), 'over_limit');
      await patch(one.requestId, plombex, { costCents: ABOVE }).expect(200);
    });

    it('is not lost when the tenant confirms meanwhile, and lets no cost pass before the answer', async () => {
      for (const [status, limitCents] of [
        ['approved', ABOVE],
        ['refused', LIMIT],
      ] as const) {
        const one = await job('completed');
        const id = await quote(one.requestId);
        await patch(one.requestId, one.tenant, { status: 'closed', rating: 5 }).expect(200);
        await eventually(
          async () =>
            (await test.sql('select 1 from offer where id = $1 and access_ends_at is not null', [one.offerId])).length >
            0,
        );
        expect(await waits(one.requestId, one.landlord)).toBe(true);
        await expectRefused('supplier', patch(one.requestId, plombex, { costCents: ABOVE }), 'over_limit');
        const { body } = await test.http('get', '/api/landlords/overview', one.landlord.token);
        expect(JSON.stringify(body)).toContain(String(ABOVE));
        await answer(one.requestId, id, one.landlord, status).expect(200);
        expect(await read(one.requestId, one.landlord)).toMatchObject({ limitCents, quoteWaits: false });
      }
    });

    it('goes on waiting when the work is sent back, which cannot be completed before the answer', async () => {
      const one = await job('completed');
      const id = await quote(one.requestId);
      await patch(one.requestId, one.tenant, { status: 'in_progress', note: 'Drips again' }).expect(200);
      await expectRefused('supplier', patch(one.requestId, plombex, { status: 'completed' }), 'quote_pending');
      await answer(one.requestId, id, plombex, 'withdrawn').expect(200);
      await patch(one.requestId, plombex, { status: 'completed' }).expect(200);
    });

    it('is answered once when landlord and supplier do so at the same time', async () => {
      const one = await job('completed');
      const id = await quote(one.requestId);
      const answers = await Promise.all([
        answer(one.requestId, id, one.landlord, 'approved'),
        answer(one.requestId, id, plombex, 'withdrawn'),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    });
  });

  describe('settings of the account', () => {
    const settings = (who: Person, body: object) => test.http('put', '/api/maintenance-settings', who.token).send(body);

    it('are the landlord’s alone, and begin without limits', async () => {
      const owner = await person(test, 'landlord');
      expect((await test.http('get', '/api/maintenance-settings', owner.token).expect(200)).body).toMatchObject({
        usualLimitCents: null,
        emergencyLimitCents: null,
      });
      for (const role of ['tenant', 'supplier', 'staff', 'admin'] as const) {
        const other = await person(test, role);
        await test.http('get', '/api/maintenance-settings', other.token).expect(403);
        await settings(other, { usualLimitCents: 1 }).expect(403);
      }
      expect(
        (await settings(owner, { usualLimitCents: 20_000, emergencyLimitCents: 60_000 }).expect(200)).body,
      ).toMatchObject({ usualLimitCents: 20_000, emergencyLimitCents: 60_000 });
      await settings(owner, { usualLimitCents: 5, version: 99 }).expect(409);
      // Of several changes to the same version at once, one counts.
      const { version } = (await test.http('get', '/api/maintenance-settings', owner.token).expect(200)).body;
      const changes = await Promise.all(
        [1, 2, 3, 4].map((at) =>
          settings(owner, { usualLimitCents: 20_000, emergencyLimitCents: 60_000 + at, version }),
        ),
      );
      expect(changes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      for (const body of [{ usualLimitCents: -1 }, { usualLimitCents: 'a' }, { emergencyLimitCents: 1.5 }])
        await settings(owner, body).expect(400);
      const stranger = await person(test, 'landlord');
      expect((await test.http('get', '/api/maintenance-settings', stranger.token)).body).toMatchObject({
        usualLimitCents: null,
      });
    });

    it('an offer that names no limit takes the usual one', async () => {
      const filed = await filedRequest(test);
      await settings(filed.landlord, { usualLimitCents: 12_000 }).expect(200);
      await patch(filed.requestId, filed.landlord, { status: 'approved' }).expect(200);
      const { body } = await test
        .http('post', `${path(filed.requestId)}/offers`, filed.landlord.token)
        .send({ supplierId: plombex.id })
        .expect(201);
      expect(body.offers).toMatchObject([{ budgetCents: 12_000 }]);
    });

    it('an emergency is never held more strictly than an ordinary job: without a limit it has none', async () => {
      const mine = async (priority: string) => {
        const one = await acceptedRequest(test, plombex, { priority, budgetCents: null });
        await settings(one.landlord, { usualLimitCents: null, emergencyLimitCents: 30_000 }).expect(200);
        return one;
      };
      for (const priority of ['Medium', 'Emergency']) {
        const { requestId } = await mine(priority);
        expect([priority, (await read(requestId, plombex)).limitCents]).toEqual([priority, null]);
        await patch(requestId, plombex, { status: 'in_progress' }).expect(200);
        await patch(requestId, plombex, { status: 'completed', costCents: 90_000 }).expect(200);
        await bySql('cost_cents = 95000', requestId);
      }
    });

    it('an emergency has its own limit, which never lowers the one of the offer', async () => {
      const filed = await filedRequest(test, { priority: 'Emergency' });
      await settings(filed.landlord, { usualLimitCents: 10_000, emergencyLimitCents: 60_000 }).expect(200);
      await patch(filed.requestId, filed.landlord, { status: 'approved' }).expect(200);
      const { body } = await test
        .http('post', `${path(filed.requestId)}/offers`, filed.landlord.token)
        .send({ supplierId: plombex.id, budgetCents: LIMIT, firstWins: true })
        .expect(201);
      // The limit that will bind is named to both sides before the answer.
      for (const who of [filed.landlord, plombex])
        expect((await read(filed.requestId, who)).offers).toMatchObject([{ budgetCents: LIMIT, limitCents: 60_000 }]);
      await test
        .http('patch', `${path(filed.requestId)}/offers/${body.offers[0].id}`, plombex.token)
        .send({ status: 'accepted' })
        .expect(200);
      expect((await read(filed.requestId, plombex)).limitCents).toBe(60_000);
      await quote(filed.requestId, 55_000);
      await patch(filed.requestId, plombex, { status: 'in_progress' }).expect(200);
      await patch(filed.requestId, plombex, { status: 'completed', costCents: 60_001 }).expect(422);
      await patch(filed.requestId, plombex, { status: 'completed', costCents: 60_000 }).expect(200);
    });
  });
});
