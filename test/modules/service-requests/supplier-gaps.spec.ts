import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PAPER_CORRECTION_DAYS } from '../../../src/contract/supplier-papers.js';
import { RequestSchedules } from '../../../src/modules/service-requests/request-schedules.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import {
  acceptedRequest,
  filedRequest,
  offeredRequest,
  paper,
  paperUntil,
  supplier,
  type Craftsman,
  type Filed,
} from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const ROLES = ['supplier', 'landlord', 'staff', 'admin'] as const;
type Role = (typeof ROLES)[number];
const LATER = '2036-12-01T13:00:00Z';

describe('an insurance or a license that has expired or is missing', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let insurance: string;
  let staff: Person;
  let admin: Person;
  beforeAll(async () => {
    test = await startTestApp();
    [staff, admin] = await Promise.all([person(test, 'staff'), person(test, 'admin')]);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    plombex = await supplier(test);
    insurance = await paper(test, plombex, 'insurance', 30);
  });

  const path = (id: string) => `/api/service-requests/${id}`;
  const patch = (id: string, who: Person, body: object) => test.http('patch', path(id), who.token).send(body);
  const read = async (id: string, who: Person) => (await test.http('get', path(id), who.token).expect(200)).body;
  const answer = (job: Filed & { offerId: string }, who: Person, body: object) =>
    test.http('patch', `${path(job.requestId)}/offers/${job.offerId}`, who.token).send(body);
  const offer = (job: Filed, to: Craftsman, body: object = {}) =>
    test.http('post', `${path(job.requestId)}/offers`, job.landlord.token).send({ supplierId: to.id, ...body });
  const override = (job: Filed, who: Person, reason = 'The renewal is confirmed by phone', to = plombex) =>
    test.http('post', `${path(job.requestId)}/gap-overrides`, who.token).send({ supplierId: to.id, reason });
  const require = (who: Person, body: object) => test.http('put', '/api/maintenance-settings', who.token).send(body);
  const whoIs = (job: Filed, role: Role): Person => ({ supplier: plombex, landlord: job.landlord, staff, admin })[role];
  const expire = () => paperUntil(test, insurance, -1);
  const statusOf = async (id: string) =>
    (await test.sql<{ status: string }>('select status from service_request where id = $1', [id]))[0]?.status;
  const approved = async () => {
    const job = await filedRequest(test);
    await patch(job.requestId, job.landlord, { status: 'approved' }).expect(200);
    return job;
  };
  const gap = (gaps: string[]) => (sent: { status: number; body: { code: string; gaps: string[] } }) =>
    expect([sent.status, sent.body.code, sent.body.gaps]).toEqual([422, 'supplier_gap', gaps]);
  const EXPIRED = gap(['insurance_expired']);

  describe('one that was recorded and has expired', () => {
    it('takes no offer, and the last day is still valid', async () => {
      const job = await approved();
      await paperUntil(test, insurance, 0);
      await offer(job, plombex).expect(201);
      await expire();
      const other = await approved();
      await offer(other, plombex).expect(EXPIRED);
      expect(await statusOf(other.requestId)).toBe('approved');
    });

    it('takes no acceptance', async () => {
      const job = await offeredRequest(test, plombex);
      await expire();
      await answer(job, plombex, { status: 'accepted' }).expect(EXPIRED);
      const { offers, status, supplier: taker } = await read(job.requestId, job.landlord);
      expect([status, taker, offers[0].status, offers[0].gaps]).toEqual([
        'offered',
        null,
        'sent',
        ['insurance_expired'],
      ]);
      await answer(job, plombex, { status: 'declined' }).expect(200);
    });

    it('takes no answer and no pick', async () => {
      const job = await offeredRequest(test, plombex, { firstWins: false });
      const price = { status: 'answered', amountCents: 12_000, scheduledFor: LATER };
      await expire();
      await answer(job, plombex, price).expect(EXPIRED);
      await paperUntil(test, insurance, 3);
      await answer(job, plombex, price).expect(200);
      await expire();
      await answer(job, job.landlord, { status: 'accepted' }).expect(EXPIRED);
      await paperUntil(test, insurance, 3);
      await answer(job, job.landlord, { status: 'accepted' }).expect(200);
    });

    it.each(ROLES)('a %s makes no appointment and starts no work', async (role) => {
      const one = await acceptedRequest(test, plombex);
      const two = await acceptedRequest(test, plombex);
      await patch(two.requestId, plombex, { status: 'scheduled', scheduledFor: LATER }).expect(200);
      await expire();
      await patch(one.requestId, whoIs(one, role), { status: 'scheduled', scheduledFor: LATER }).expect(EXPIRED);
      await patch(one.requestId, whoIs(one, role), { status: 'in_progress' }).expect(EXPIRED);
      await patch(two.requestId, whoIs(two, role), { status: 'in_progress' }).expect(EXPIRED);
      const shown = await read(two.requestId, whoIs(two, role));
      expect([shown.gaps, shown.moves.includes('in_progress')]).toEqual([['insurance_expired'], false]);
      await patch(two.requestId, whoIs(two, role), { scheduledFor: '2036-12-02T13:00:00Z' }).expect(200);
    });

    it('a tenant reads nothing of it', async () => {
      const job = await acceptedRequest(test, plombex);
      await expire();
      await patch(job.requestId, job.landlord, { status: 'scheduled', scheduledFor: LATER }).expect(EXPIRED);
      await override(job, job.landlord).expect(201);
      expect(JSON.stringify(await read(job.requestId, job.tenant))).not.toMatch(/gap|insurance|renewal/);
    });

    it('in the middle of a job lets the work be finished, sent back and visited again', async () => {
      const job = await acceptedRequest(test, plombex);
      await patch(job.requestId, plombex, { status: 'in_progress' }).expect(200);
      await expire();
      expect((await read(job.requestId, plombex)).gaps).toEqual([]);
      await patch(job.requestId, plombex, { status: 'scheduled', scheduledFor: LATER }).expect(200);
      await patch(job.requestId, plombex, { status: 'in_progress' }).expect(200);
      await patch(job.requestId, plombex, { status: 'completed', costCents: 9000 }).expect(200);
      await patch(job.requestId, job.tenant, { status: 'in_progress' }).expect(200);
      await patch(job.requestId, job.landlord, { status: 'completed' }).expect(200);
      await patch(job.requestId, job.tenant, { status: 'closed' }).expect(200);
    });

    it('what another supplier began is no start of this one', async () => {
      const other = await supplier(test, 'Other');
      const job = await acceptedRequest(test, other);
      await patch(job.requestId, other, { status: 'in_progress' }).expect(200);
      await test
        .http('patch', `${path(job.requestId)}/offers/${job.offerId}`, other.token)
        .send({ status: 'declined' })
        .expect(200);
      await eventually(async () => (await statusOf(job.requestId)) === 'approved');
      const { body } = await offer(job, plombex, { firstWins: true }).expect(201);
      const mine = body.offers.find(({ supplierId }: { supplierId: string }) => supplierId === plombex.id);
      await answer({ ...job, offerId: mine.id }, plombex, { status: 'accepted' }).expect(200);
      await expire();
      await patch(job.requestId, plombex, { status: 'in_progress' }).expect(EXPIRED);
    });

    it('a renewed one counts, and a license is renewed by one of its trade', async () => {
      await expire();
      await paper(test, plombex, 'insurance', 365);
      await offer(await approved(), plombex).expect(201);
      await paper(test, plombex, 'license', -1);
      await paper(test, plombex, 'license', 90, { trade: 'electrical' });
      await offer(await approved(), plombex).expect(gap(['license_expired']));
      await paper(test, plombex, 'license', 90);
      await offer(await approved(), plombex).expect(201);
    });

    it('work that the landlord does without a supplier asks for nothing', async () => {
      const job = await approved();
      await require(job.landlord, { requireInsurance: true, requireLicense: true }).expect(200);
      for (const status of ['in_progress', 'completed'])
        await patch(job.requestId, job.landlord, { status }).expect(200);
    });

    it('by the day where the home is', async () => {
      const [east, west] = [await approved(), await approved()];
      const zone = (job: Filed, name: string) =>
        test.sql('update property set time_zone = $2 where id = $1', [job.propertyId, name]);
      await zone(east, 'Pacific/Kiritimati');
      await zone(west, 'Pacific/Pago_Pago');
      await test.sql(
        "update supplier_paper set valid_until = (now() at time zone 'Pacific/Pago_Pago')::date where id = $1",
        [insurance],
      );
      await offer(east, plombex).expect(EXPIRED);
      await offer(west, plombex).expect(201);
    });

    it('the database refuses it too', async () => {
      const [open, taken] = [await offeredRequest(test, plombex), await acceptedRequest(test, plombex)];
      const free = await approved();
      await expire();
      const bySql = (sql: string, id: string) => test.sql(sql, [id]);
      const refused = { code: 'LW005' };
      await expect(bySql("update offer set state = 'accepted' where id = $1", open.offerId)).rejects.toMatchObject(
        refused,
      );
      await expect(
        bySql(`update service_request set supplier_account_id = '${plombex.accountId}' where id = $1`, open.requestId),
      ).rejects.toMatchObject(refused);
      for (const status of ['scheduled', 'in_progress'])
        await expect(
          bySql(`update service_request set status = '${status}' where id = $1`, taken.requestId),
        ).rejects.toMatchObject(refused);
      await expect(
        bySql(
          `insert into offer (id, account_id, demo, created_at, request_id, property_id, supplier_account_id, state, expires_at)
           select gen_random_uuid(), account_id, demo, now(), id, property_id, '${plombex.accountId}', 'sent', now() from service_request where id = $1`,
          free.requestId,
        ),
      ).rejects.toMatchObject(refused);
    });
  });

  describe('one that was removed', () => {
    const remove = (id: string, who = plombex) => test.http('delete', `/api/supplier-papers/${id}`, who.token);
    const change = async (id: string, body: object, who = plombex) => {
      const { body: own } = await test.http('get', '/api/supplier-papers', who.token).expect(200);
      const present = own.find((one: { id: string }) => one.id === id);
      return test.http('put', `/api/supplier-papers/${id}`, who.token).send({ ...present, fileId: null, ...body });
    };
    const recordedDaysAgo = (id: string, days: number) =>
      test.sql('update supplier_paper set created_at = now() - make_interval(days => $2) where id = $1', [id, days]);
    const removed = async (who = plombex) =>
      (await test.http('get', '/api/supplier-papers/removed', who.token).expect(200)).body;
    /** Lets a day pass for what is kept. */
    const runOut = () =>
      test.sql(
        "update removed_paper set valid_until = (now() at time zone 'America/Toronto')::date - 1 where account_id = $1",
        [plombex.accountId],
      );

    it('goes on to count after its last day, until a new one is recorded', async () => {
      await expire();
      await remove(insurance).expect(204);
      await offer(await approved(), plombex).expect(EXPIRED);
      expect(await removed()).toMatchObject([{ kind: 'insurance', trade: null, expired: true }]);
      const renewed = await paper(test, plombex, 'insurance', 90);
      await offer(await approved(), plombex).expect(201);
      expect(await removed()).toEqual([]);
      await remove(renewed).expect(204);
      await offer(await approved(), plombex).expect(EXPIRED);
    });

    it('before its last day counts from the day after', async () => {
      const job = await offeredRequest(test, plombex);
      await remove(insurance).expect(204);
      await offer(await approved(), plombex).expect(201);
      expect(await removed()).toMatchObject([{ kind: 'insurance', expired: false }]);
      await runOut();
      await answer(job, plombex, { status: 'accepted' }).expect(EXPIRED);
      await offer(await approved(), plombex).expect(EXPIRED);
    });

    it('is allowed by the landlord with a reason, for one job', async () => {
      await expire();
      await remove(insurance).expect(204);
      const [job, other] = [await approved(), await approved()];
      expect((await override(job, job.landlord).expect(201)).body).toEqual({ gaps: [] });
      await offer(job, plombex).expect(201);
      await offer(other, plombex).expect(EXPIRED);
    });

    it('a license counts for its trade, and one without a last day leaves nothing', async () => {
      const license = await paper(test, plombex, 'license', -1);
      await remove(license).expect(204);
      await paper(test, plombex, 'license', 90, { trade: 'electrical' });
      await offer(await approved(), plombex).expect(gap(['license_expired']));
      await paper(test, plombex, 'license', 90);
      await offer(await approved(), plombex).expect(201);
      const endless = await supplier(test, 'Endless');
      const forever = await paper(test, endless, 'license', 1);
      await test.sql('update supplier_paper set valid_until = null where id = $1', [forever]);
      await remove(forever, endless).expect(204);
      expect(await removed(endless)).toEqual([]);
    });

    it('a wrong kind or trade is corrected in the first days, and counts as removed later and once it has expired', async () => {
      await recordedDaysAgo(insurance, PAPER_CORRECTION_DAYS - 1);
      expect((await change(insurance, { kind: 'license', trade: 'plumbing' })).body).toMatchObject({
        kind: 'license',
        trade: 'plumbing',
      });
      expect(await removed()).toEqual([]);
      await recordedDaysAgo(insurance, PAPER_CORRECTION_DAYS + 1);
      expect((await change(insurance, { trade: 'roofing' })).status).toBe(200);
      expect(await removed()).toMatchObject([{ kind: 'license', trade: 'plumbing', expired: false }]);
      const late = await supplier(test, 'Late');
      const gone = await paper(test, late, 'insurance', -1);
      expect((await change(gone, { kind: 'license', trade: 'plumbing', validUntil: null }, late)).status).toBe(200);
      await offer(await approved(), late).expect(EXPIRED);
    });

    it('a correction to an insurance needs a last day', async () => {
      const license = await paper(test, plombex, 'license', 90);
      expect((await change(license, { kind: 'insurance', trade: null, validUntil: null })).status).toBe(400);
      expect((await change(license, { kind: 'insurance', trade: null })).body).toMatchObject({ kind: 'insurance' });
    });

    it('twice at once, several times and by a process of the version before leaves one mark, of the earliest day', async () => {
      const [one, two] = [await paper(test, plombex, 'insurance', 50), await paper(test, plombex, 'insurance', 10)];
      const answers = await Promise.all([insurance, insurance, one, one, two].map((id) => remove(id)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 204, 204, 404, 404]);
      // The process of the version before deletes the row, and knows nothing of the mark.
      await test.sql('delete from supplier_paper where id = $1', [await paper(test, plombex, 'insurance', 99)]);
      const kept = `select valid_until - (now() at time zone 'America/Toronto')::date as days from removed_paper where account_id = $1`;
      expect(await test.sql(kept, [plombex.accountId])).toEqual([{ days: 10 }]);
    });

    it('is read by its supplier alone', async () => {
      await remove(insurance).expect(204);
      expect(await removed(await supplier(test, 'Rival'))).toEqual([]);
      const job = await approved();
      for (const who of [job.landlord, job.tenant, staff, admin])
        await test.http('get', '/api/supplier-papers/removed', who.token).expect(403);
    });
  });

  describe('what the landlord requires', () => {
    it('is nothing by default, and each kind by itself', async () => {
      const bare = await supplier(test, 'Bare');
      const job = await approved();
      const { body } = await test.http('get', '/api/maintenance-settings', job.landlord.token).expect(200);
      expect(body).toMatchObject({ requireInsurance: false, requireLicense: false });
      await require(job.landlord, { requireInsurance: true }).expect(200);
      await offer(job, bare).expect(gap(['insurance_missing']));
      await offer(job, plombex).expect(201);
      await require(job.landlord, { requireInsurance: false, requireLicense: true }).expect(200);
      await offer(job, bare).expect(gap(['license_missing']));
      await require(job.landlord, { requireLicense: false }).expect(200);
      await offer(job, bare).expect(201);
    });

    it('is in the audit log, is the landlord’s alone, and binds no other landlord', async () => {
      const bare = await supplier(test, 'Bare');
      const [mine, theirs] = [await approved(), await approved()];
      for (const who of [plombex, staff, admin, mine.tenant])
        await require(who, { requireInsurance: true }).expect(403);
      await require(mine.landlord, { requireInsurance: true }).expect(200);
      expect(
        await test.sql("select 1 from audit_entry where action = 'maintenance_settings.change' and user_id = $1", [
          mine.landlord.userId,
        ]),
      ).toHaveLength(1);
      await offer(theirs, bare).expect(201);
      await offer(mine, bare).expect(gap(['insurance_missing']));
    });

    it('holds an offer that was sent before', async () => {
      const bare = await supplier(test, 'Bare');
      const job = await offeredRequest(test, bare);
      await require(job.landlord, { requireInsurance: true }).expect(200);
      await answer(job, bare, { status: 'accepted' }).expect(gap(['insurance_missing']));
      await paper(test, bare, 'insurance', 30);
      await answer(job, bare, { status: 'accepted' }).expect(200);
    });
  });

  describe('the landlord overrides it', () => {
    it('with a reason, in the audit log and in the history, for this job alone', async () => {
      await expire();
      const [job, other] = [await approved(), await approved()];
      await override(job, job.landlord, '   ').expect(400);
      const reason = `The renewal is confirmed by phone. ${'x'.repeat(465)}`;
      expect((await override(job, job.landlord, reason).expect(201)).body).toEqual({ gaps: [] });
      await offer(job, plombex, { firstWins: true }).expect(201);
      await offer(other, plombex).expect(EXPIRED);
      const { events, offers } = await read(job.requestId, job.landlord);
      expect(events).toContainEqual(
        expect.objectContaining({
          detail: 'gap_overridden',
          note: expect.stringContaining('Plombex: The renewal is confirmed by phone'),
          internal: true,
          by: 'landlord',
        }),
      );
      const entries = await test.sql(
        "select reason from audit_entry where action = 'service_request.override_gap' and subject_id = $1",
        [job.requestId],
      );
      expect(entries).toEqual([{ reason }]);
      await answer({ ...job, offerId: offers[0].id }, plombex, { status: 'accepted' }).expect(200);
      await patch(job.requestId, plombex, { status: 'scheduled', scheduledFor: LATER }).expect(200);
      await patch(job.requestId, plombex, { status: 'in_progress' }).expect(200);
    });

    it('nobody else does, and not for another’s request', async () => {
      await expire();
      const [job, other] = [await approved(), await approved()];
      for (const who of [plombex, job.tenant, staff, admin]) await override(job, who).expect(403);
      await override(job, other.landlord).expect(404);
      await test.http('get', `${path(job.requestId)}/supplier-gaps/${plombex.id}`, other.landlord.token).expect(404);
      await offer(job, plombex).expect(EXPIRED);
    });

    it('for what there is: what expires later asks again, and so does another supplier', async () => {
      const licence = await paper(test, plombex, 'license', 5);
      await expire();
      const job = await approved();
      await override(job, job.landlord).expect(201);
      const { body } = await offer(job, plombex, { firstWins: true }).expect(201);
      await paperUntil(test, licence, -1);
      await answer({ ...job, offerId: body.offers[0].id }, plombex, { status: 'accepted' }).expect(
        gap(['license_expired']),
      );
      const second = await supplier(test, 'Second');
      await paper(test, second, 'insurance', -1);
      await offer(job, second).expect(EXPIRED);
    });

    it('twice at once leaves one record', async () => {
      await expire();
      const job = await approved();
      const answers = await Promise.all([1, 2, 3].map(() => override(job, job.landlord)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(await test.sql('select 1 from gap_override where request_id = $1', [job.requestId])).toHaveLength(1);
      expect(
        await test.sql("select 1 from request_event where request_id = $1 and detail = 'gap_overridden'", [
          job.requestId,
        ]),
      ).toHaveLength(1);
    });
  });

  it('the list of suppliers passes over them, and tells the landlord whom', async () => {
    const [first, second, third] = await Promise.all(['First', 'Second', 'Third'].map((name) => supplier(test, name)));
    await paper(test, second as Craftsman, 'insurance', -1);
    const job = await filedRequest(test, { issueType: 'Plumbing' });
    const supplierIds = [first, second, third].map((one) => one?.id);
    await test.http('put', '/api/preferred-suppliers', job.landlord.token).send({ supplierIds }).expect(200);
    await patch(job.requestId, job.landlord, { status: 'approved' }).expect(200);
    await offer(job, first as Craftsman, { askNext: true }).expect(201);
    await test.sql("update offer set expires_at = now() - interval '1 minute' where request_id = $1", [job.requestId]);
    const schedules = test.app.get(RequestSchedules);
    await test.app
      .get(Scope)
      .asSystem('schedule of a test', () => Promise.all([schedules.expireOffers(), schedules.expireOffers()]));
    const states = async () =>
      (await read(job.requestId, job.landlord)).offers.map(
        ({ companyName, status }: { companyName: string; status: string }) => `${companyName} ${status}`,
      );
    await eventually(async () => JSON.stringify(await states()) === JSON.stringify(['First expired', 'Third sent']));
    const { events } = await read(job.requestId, job.landlord);
    expect(events.filter(({ detail }: { detail: string }) => detail === 'gap_skipped')).toMatchObject([
      { note: 'Second', internal: true },
    ]);
    const mails = await test.sql<{ params: Record<string, string> }>(
      "select params from outbox_message where template = 'service-requests.offer_expired' and recipient = $1",
      [job.landlord.email],
    );
    expect(mails.map(({ params }) => [params.next, params.skipped])).toEqual([['Third', 'Second']]);
  });
});
