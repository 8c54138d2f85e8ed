import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { RequestSchedules } from '../../../src/modules/service-requests/request-schedules.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { filedRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('an offer that nobody answers goes to the next supplier of the list', () => {
  let test: TestApp;
  let [first, second, third]: Craftsman[] = [];
  beforeAll(async () => {
    test = await startTestApp();
    [first, second, third] = await Promise.all(['First', 'Second', 'Third'].map((name) => supplier(test, name)));
  });
  afterAll(() => test.close());

  const path = (id: string) => `/api/service-requests/${id}`;
  const list = (who: Person, suppliers: (Craftsman | undefined)[]) =>
    test.http('put', '/api/preferred-suppliers', who.token).send({ supplierIds: suppliers.map((one) => one?.id) });
  const read = async (job: Filed) => (await test.http('get', path(job.requestId), job.landlord.token).expect(200)).body;
  const states = async (job: Filed) =>
    (await read(job)).offers.map(
      ({ companyName, status }: { companyName: string; status: string }) => `${companyName} ${status}`,
    );
  const expectBecomes = (job: Filed, wanted: string[]) =>
    eventually(async () => JSON.stringify(await states(job)) === JSON.stringify(wanted));
  const mails = (who: Person, template: string) =>
    test.sql<{ params: Record<string, string> }>(
      'select params from outbox_message where template = $1 and recipient = $2 order by created_at, id',
      [`service-requests.${template}`, who.email],
    );
  const expire = async (times = 1) => {
    const schedules = test.app.get(RequestSchedules);
    await test.app
      .get(Scope)
      .asSystem('schedule of a test', () => Promise.all(Array.from({ length: times }, () => schedules.expireOffers())));
  };
  /** The clock goes past the end of the open offer. */
  const silence = async (job: Filed, times = 1) => {
    await test.sql(
      "update offer set expires_at = now() - interval '1 minute' where request_id = $1 and state = 'sent'",
      [job.requestId],
    );
    await expire(times);
  };
  const offered = async (body: object = {}, request: object = {}): Promise<Filed> => {
    const filed = await filedRequest(test, { issueType: 'Plumbing', ...request });
    await list(filed.landlord, [first, second, third]).expect(200);
    await test.http('patch', path(filed.requestId), filed.landlord.token).send({ status: 'approved' }).expect(200);
    await test
      .http('post', `${path(filed.requestId)}/offers`, filed.landlord.token)
      .send({ supplierId: first?.id, budgetCents: 30_000, askNext: true, ...body })
      .expect(201);
    return filed;
  };

  it('also while someone else is changing the request: neither waits for the other in vain', async () => {
    const job = await offered();
    await test.sql("update offer set expires_at = now() - interval '1 minute' where request_id = $1", [job.requestId]);
    const other = new pg.Client({ connectionString: test.database.ownerUrl, options: '-c app.maintenance=on' });
    await other.connect();
    try {
      // As every command does it: the request is locked, and one of its offers changed afterwards.
      await other.query('begin');
      await other.query('select 1 from service_request where id = $1 for update', [job.requestId]);
      const expired = expire();
      await eventually(async () => {
        const waits =
          'select 1 from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())';
        return (await test.sql(waits)).length > 0;
      });
      await other.query('update offer set answered_at = answered_at where request_id = $1', [job.requestId]);
      await other.query('commit');
      await expired;
    } finally {
      await other.end();
    }
    await expectBecomes(job, ['First expired', 'Second sent']);
  });

  it('by the clock, with the same terms, then back to the landlord, who is told each time', async () => {
    const job = await offered({ answerMinutes: 45, note: 'Ring twice' });
    const {
      offers: [one],
      createdAt,
    } = await read(job);
    expect(Math.round((Date.parse(one.expiresAt) - Date.parse(one.createdAt)) / 60_000)).toBe(45);
    expect(createdAt).toBeDefined();
    await silence(job);
    await expectBecomes(job, ['First expired', 'Second sent']);
    const {
      offers: [, next],
      status,
    } = await read(job);
    expect(status).toBe('offered');
    expect(next).toMatchObject({ budgetCents: 30_000, note: 'Ring twice', language: 'en', firstWins: false });
    expect(Math.round((Date.parse(next.expiresAt) - Date.parse(next.createdAt)) / 60_000)).toBe(45);
    await silence(job);
    await expectBecomes(job, ['First expired', 'Second expired', 'Third sent']);
    await silence(job);
    await expectBecomes(job, ['First expired', 'Second expired', 'Third expired']);
    await eventually(async () => (await read(job)).status === 'approved');
    await eventually(async () => (await mails(job.landlord, 'offer_expired')).length === 3);
    expect((await mails(job.landlord, 'offer_expired')).map(({ params }) => params.next)).toEqual([
      'Second',
      'Third',
      '',
    ]);
    for (const who of [second, third]) expect((await mails(who as Craftsman, 'offered')).length).toBeGreaterThan(0);
    await test.http('get', path(job.requestId), (first as Craftsman).token).expect(404);
  });

  it('a decline asks the next one as well, and a job given back too', async () => {
    const job = await offered({ firstWins: true });
    const answer = (id: string, who: Craftsman | undefined, status: string) =>
      test.http('patch', `${path(job.requestId)}/offers/${id}`, who?.token).send({ status });
    await answer((await read(job)).offers[0].id, first, 'declined').expect(200);
    await expectBecomes(job, ['First declined', 'Second sent']);
    const id = (await read(job)).offers[1].id;
    await answer(id, second, 'accepted').expect(200);
    await answer(id, second, 'declined').expect(200);
    await expectBecomes(job, ['First declined', 'Second declined', 'Third sent']);
    expect(await read(job)).toMatchObject({ status: 'offered', supplier: null });
  });

  it('two processes that look at the same time ask one supplier once', async () => {
    const job = await offered();
    await silence(job, 4);
    await expectBecomes(job, ['First expired', 'Second sent']);
    await expire(2);
    expect(await states(job)).toEqual(['First expired', 'Second sent']);
    expect(
      await test.sql("select 1 from request_event where request_id = $1 and detail = 'offer_expired'", [job.requestId]),
    ).toHaveLength(1);
  });

  it('passes over whoever takes no jobs or is off today, by their own calendar, and says so', async () => {
    const job = await offered();
    const pause = (who: Craftsman | undefined, resumesOn: string | null, daysOff: object[] = []) =>
      test
        .http('put', '/api/suppliers/me/hours', who?.token)
        .send({ hours: [], daysOff, timeZone: 'America/Toronto', ...(resumesOn && { resumesOn }) })
        .expect((answer) => expect(answer.status).toBeLessThan(300));
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(test.clock.now());
    await pause(second, null, [{ from: today, until: today }]);
    await silence(job);
    await expectBecomes(job, ['First expired', 'Third sent']);
    const told = async () =>
      (await read(job)).events
        .filter(({ detail }: { detail: string }) => detail === 'away_skipped')
        .map(({ note }: { note: string }) => note);
    expect(await told()).toEqual(['Second']);
    expect((await mails(job.landlord, 'offer_expired')).at(-1)?.params).toMatchObject({
      next: 'Third',
      away: 'Second',
    });
    // Back from today on, and away until tomorrow.
    await pause(second, today);
    await pause(third, '2100-01-01');
    const next = await offered();
    await silence(next);
    await expectBecomes(next, ['First expired', 'Second sent']);
    await silence(next);
    await eventually(async () => (await read(next)).status === 'approved');
    expect((await mails(next.landlord, 'offer_expired')).at(-1)?.params).toMatchObject({
      hasNext: 'no',
      away: 'Third',
    });
    await pause(second, null);
    await pause(third, null);
  });

  it('nobody is asked while another answer is still open, or without the landlord’s wish', async () => {
    const job = await offered();
    await test
      .http('post', `${path(job.requestId)}/offers`, job.landlord.token)
      .send({ supplierId: third?.id })
      .expect(201);
    await test.sql(
      "update offer set expires_at = now() - interval '1 minute' where request_id = $1 and supplier_account_id = $2",
      [job.requestId, first?.accountId],
    );
    await expire();
    await expectBecomes(job, ['First expired', 'Third sent']);
    const plain = await offered({ askNext: false });
    await silence(plain);
    await eventually(async () => (await read(plain)).status === 'approved');
    expect(await states(plain)).toEqual(['First expired']);
  });

  it('only suppliers of the trade that the job needs, or of all trades', async () => {
    const job = await offered({}, { issueType: 'Electrical' });
    await test.sql("update supplier set trade = 'general' where id = $1", [third?.id]);
    await silence(job);
    await expectBecomes(job, ['First expired', 'Third sent']);
    await test.sql("update supplier set trade = 'plumbing' where id = $1", [third?.id]);
  });

  it('the list is the landlord’s own, in its order', async () => {
    const [owner, other] = await Promise.all([person(test, 'landlord'), person(test, 'landlord')]);
    expect(
      (await list(owner, [second, first]).expect(200)).body.map(
        ({ companyName }: { companyName: string }) => companyName,
      ),
    ).toEqual(['Second', 'First']);
    expect((await list(owner, [first]).expect(200)).body).toHaveLength(1);
    expect((await test.http('get', '/api/preferred-suppliers', other.token).expect(200)).body).toEqual([]);
    await list(owner, [first, first]).expect(400);
    await test
      .http('put', '/api/preferred-suppliers', owner.token)
      .send({ supplierIds: ['3f0e2c9e-0000-7000-8000-000000000000'] })
      .expect(404);
    for (const role of ['tenant', 'supplier', 'staff', 'admin'] as const) {
      const who = await person(test, role);
      await test.http('get', '/api/preferred-suppliers', who.token).expect(403);
      await list(who, []).expect(403);
    }
  });
});
