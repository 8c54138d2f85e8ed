import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RATING_REPORT_MAX } from '../../../src/contract/work-limits.js';
import { person, type Person } from '../../factories/people.js';
import { completedRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('FTO-2 reported notes, and ratings that their authors change (docs/decisions/1382)', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await person(test, 'admin');
  });
  afterAll(() => test.close());

  async function rated(craftsman: Craftsman, note: string | null = 'Rude', stars = 2): Promise<Filed> {
    const job = await completedRequest(test, craftsman);
    await test
      .http('patch', `/api/service-requests/${job.requestId}`, job.tenant.token)
      .send({ status: 'closed', rating: stars, ratingNote: note, ...(note && { ratingNoteShared: true }) })
      .expect(200);
    return job;
  }
  const report = (who: Person, { requestId }: Filed, reason = 'It names my employee.') =>
    test.http('put', `/api/service-requests/${requestId}/rating-report`, who.token).send({ reason });
  const reports = async () => (await test.http('get', '/api/rating-reports?limit=100', admin.token).expect(200)).body;
  const reportOf = async (company: string) =>
    (await reports()).find(({ companyName }: { companyName: string }) => companyName === company);
  const decide = (id: string, body: object, who = admin) =>
    test.http('put', `/api/rating-reports/${id}/decision`, who.token).send(body);
  const listed = async (who: Person, { id }: Craftsman) =>
    (await test.http('get', `/api/suppliers/${id}/ratings`, who.token).expect(200)).body;
  const notesFor = async (who: Person, craftsman: Craftsman) =>
    (await listed(who, craftsman)).map(({ note }: { note: string | null }) => note).toSorted();
  const mailsTo = ({ email }: Person, template: string) =>
    test.sql<{ params: Record<string, string> }>(
      'select params from outbox_message where template = $1 and recipient = $2',
      [`service-requests.${template}`, email],
    );
  const noticesOf = ({ userId }: Person, kind: string) =>
    test.sql('select kind from notification where user_id = $1 and kind = $2', [userId, `request_${kind}`]);
  const own = async (who: Person) => (await test.http('get', '/api/own-ratings', who.token).expect(200)).body;
  const change = (who: Person, { requestId }: Filed, body: object) =>
    test.http('put', `/api/own-ratings/${requestId}`, who.token).send(body);
  const movedOut = async ({ tenant }: Filed) => {
    await test.sql('update lease_tenant set leaves_on = current_date - 60 where user_id = $1', [tenant.userId]);
    await test.sql("update lease_tenant set access_ends_at = now() - interval '1 day' where user_id = $1", [
      tenant.userId,
    ]);
  };

  it('is counted for admins beside the menu and on their first page, until one decides or the note is another one', async () => {
    const staff = await person(test, 'staff');
    const craftsman = await supplier(test, 'Counted & Co');
    const counted = async () => {
      const [menu, stats] = [
        await test.http('get', '/api/navigation/team', admin.token).expect(200),
        await test.http('get', '/api/admin/stats', admin.token).expect(200),
      ];
      expect(stats.body.ratings.open).toBe(menu.body.ratings);
      expect(stats.body.ratings.oldestAt !== null).toBe(menu.body.ratings > 0);
      return menu.body.ratings;
    };
    const before = await counted();
    const [first, second] = [await rated(craftsman, 'Late'), await rated(craftsman, 'Later')];
    await report(craftsman, first).expect(200);
    await report(craftsman, second).expect(200);
    expect(await counted()).toBe(before + 2);
    expect((await test.http('get', '/api/navigation/team', staff.token).expect(200)).body.ratings).toBe(0);
    await change(second.tenant, second, { stars: 2, note: 'On time', noteShared: true }).expect(200);
    expect(await counted()).toBe(before + 1);
    const { id } = await reportOf('Counted & Co');
    await decide(id, { hidden: false, reason: 'It names no one.' }).expect(200);
    expect(await counted()).toBe(before);
  });

  it('an admin hides it with a reason, which supplier and tenant read, and other landlords no longer see it', async () => {
    const craftsman = await supplier(test, 'Floors & Co');
    const job = await rated(craftsman, 'Kim is rude');
    for (const note of ['A', 'B', 'C', 'D']) await rated(craftsman, note);
    const stranger = await person(test, 'landlord');
    expect(await notesFor(stranger, craftsman)).toEqual(['A', 'B', 'C', 'D', 'Kim is rude']);
    const { body } = await report(craftsman, job).expect(200);
    expect(body).toMatchObject({ note: 'Kim is rude', report: 'open', reportAnswer: null });
    // Twice does no harm, and the first reason stays.
    await report(craftsman, job, 'Again').expect(200);
    expect(await notesFor(stranger, craftsman)).toContain('Kim is rude');
    const found = await reportOf('Floors & Co');
    expect(found).toMatchObject({ note: 'Kim is rude', stars: 2, reason: 'It names my employee.', state: 'open' });

    const { body: hidden } = await decide(found.id, { hidden: true, reason: 'It names a person.' }).expect(200);
    expect(hidden).toMatchObject({ state: 'hidden', decisionReason: 'It names a person.' });
    expect(await notesFor(stranger, craftsman)).toEqual(['A', 'B', 'C', 'D', null]);
    expect((await listed(stranger, craftsman))[0]).toMatchObject({ report: null, reportAnswer: null });
    const mine = (await listed(craftsman, craftsman)).find(({ id }: { id: string }) => id === job.requestId);
    expect(mine).toMatchObject({ note: 'Kim is rude', report: 'hidden', reportAnswer: 'It names a person.' });
    for (const who of [craftsman, job.tenant]) {
      await eventually(async () => (await mailsTo(who, 'rating_hidden')).length === 1);
      expect((await mailsTo(who, 'rating_hidden'))[0]?.params).toMatchObject({ note: 'It names a person.' });
      await eventually(async () => (await noticesOf(who, 'rating_hidden')).length === 1);
    }
    expect((await mailsTo(craftsman, 'rating_hidden'))[0]?.params['url']).toContain(
      encodeURIComponent('/dashboards/supplier/profile'),
    );
    expect(await mailsTo(job.landlord, 'rating_hidden')).toEqual([]);
    expect(await own(job.tenant)).toMatchObject([{ note: 'Kim is rude', hiddenBecause: 'It names a person.' }]);
    const log = await test.sql("select reason from audit_entry where action = 'rating.hide'");
    expect(log).toEqual([{ reason: 'It names a person.' }]);

    // Another note is listed if its author says so, and can be reported again.
    await change(job.tenant, job, { stars: 2, note: 'They were rude', noteShared: true }).expect(200);
    expect(await notesFor(stranger, craftsman)).toContain('They were rude');
    expect(await reportOf('Floors & Co')).toBeUndefined();
    await decide(found.id, { hidden: true, reason: 'Late' }).expect(404);
    await report(craftsman, job, 'Still rude').expect(200);
    expect(await reportOf('Floors & Co')).toMatchObject({ reason: 'Still rude', state: 'open' });
  });

  it('an admin keeps it, and the supplier alone is told', async () => {
    const craftsman = await supplier(test, 'Kept');
    const job = await rated(craftsman);
    await report(craftsman, job).expect(200);
    const { id } = await reportOf('Kept');
    const keep = { hidden: false, reason: 'It is an opinion.' };
    await decide(id, keep).expect(200);
    await decide(id, keep).expect(200);
    await eventually(async () => (await mailsTo(craftsman, 'rating_kept')).length === 1);
    await eventually(async () => (await noticesOf(craftsman, 'rating_kept')).length === 1);
    expect(await mailsTo(job.tenant, 'rating_kept')).toEqual([]);
    // What is decided stays when it is reported once more.
    expect((await report(craftsman, job).expect(200)).body).toMatchObject({ report: 'kept' });
  });

  it('is for the supplier of the job and admins alone, and for notes that are listed', async () => {
    const craftsman = await supplier(test, 'Owner');
    const job = await rated(craftsman);
    const rival = await supplier(test, 'Rival');
    await report(rival, job).expect(404);
    for (const who of [job.tenant, job.landlord, admin]) await report(who, job).expect(403);
    await report(craftsman, await rated(craftsman, null)).expect(404);
    await report(craftsman, job, ' ').expect(400);
    await report(craftsman, job, 'a'.repeat(RATING_REPORT_MAX + 1)).expect(400);
    await report(craftsman, job).expect(200);
    const { id } = await reportOf('Owner');
    for (const who of [craftsman, job.tenant, job.landlord, await person(test, 'staff')]) {
      await test.http('get', '/api/rating-reports', who.token).expect(403);
      await decide(id, { hidden: true, reason: 'x' }, who).expect(403);
    }
    await decide(id, { hidden: true, reason: ' ' }).expect(400);
    await decide(id, { reason: 'x' }).expect(400);
    const { body: newest } = await test.http('get', '/api/rating-reports?sort=-reportedAt', admin.token).expect(200);
    const days = newest.map(({ reportedAt }: { reportedAt: string }) => reportedAt);
    expect(days).toEqual(days.toSorted().toReversed());
    await test.http('get', '/api/rating-reports?sort=company', admin.token).expect(200);
  });

  it('two reports at once are one', async () => {
    const craftsman = await supplier(test, 'Twice');
    const job = await rated(craftsman);
    await Promise.all([1, 2, 3].map((n) => report(craftsman, job, `Reason ${n}`).expect(200)));
    expect(await test.sql('select id from rating_report where request_id = $1', [job.requestId])).toHaveLength(1);
  });

  it('a tenant who has moved out changes a note and takes a rating back', async () => {
    const craftsman = await supplier(test, 'Moved');
    const job = await rated(craftsman, 'Fine', 4);
    await test
      .http('put', `/api/service-requests/${job.requestId}/rating-answer`, craftsman.token)
      .send({ text: 'Thanks' });
    await movedOut(job);
    await test.http('get', `/api/service-requests/${job.requestId}`, job.tenant.token).expect(404);
    expect(await own(job.tenant)).toMatchObject([
      { company: 'Moved', title: 'Radiator drips', stars: 4, note: 'Fine', noteShared: true, hiddenBecause: null },
    ]);
    // Another note is for landlord and supplier alone, unless its author says otherwise.
    const { body } = await change(job.tenant, job, { stars: 3, note: 'Not so fine' }).expect(200);
    expect(body).toMatchObject({ stars: 3, note: 'Not so fine', noteShared: false });
    expect(await listed(craftsman, craftsman)).toMatchObject([{ stars: 3, note: null, answer: { outdated: true } }]);
    await change(job.tenant, job, { stars: 3, note: 'Not so fine', noteShared: true }).expect(200);
    expect(await notesFor(craftsman, craftsman)).toEqual(['Not so fine']);
    await change(job.tenant, job, { stars: 3, note: 'Not so fine' }).expect(200);
    expect(await notesFor(craftsman, craftsman)).toEqual(['Not so fine']);
    const average = async () =>
      (await test.http('get', `/api/suppliers/${craftsman.id}`, craftsman.token)).body as Record<string, unknown>;
    expect(await average()).toMatchObject({ ratingCount: 1, ratingAverage: 3 });
    await change(job.tenant, job, { stars: 3, note: null }).expect(200);
    expect(await notesFor(craftsman, craftsman)).toEqual([null]);
    await test.http('delete', `/api/own-ratings/${job.requestId}`, job.tenant.token).expect(204);
    expect(await average()).toMatchObject({ ratingCount: 0, ratingAverage: null });
    expect(await own(job.tenant)).toEqual([]);
    expect(await test.sql('select id from rating_answer where request_id = $1', [job.requestId])).toEqual([]);
    await test.http('delete', `/api/own-ratings/${job.requestId}`, job.tenant.token).expect(404);
  });

  it('no one changes another’s rating, and changes at once add up', async () => {
    const craftsman = await supplier(test, 'Sum');
    const job = await rated(craftsman, 'Fine', 5);
    const stranger = await rated(craftsman, 'Bad', 1);
    await change(stranger.tenant, job, { stars: 1 }).expect(404);
    await test.http('delete', `/api/own-ratings/${job.requestId}`, stranger.tenant.token).expect(404);
    for (const who of [job.landlord, craftsman, admin])
      await test.http('get', '/api/own-ratings', who.token).expect(403);
    for (const stars of [0, 6, 2.5, null]) await change(job.tenant, job, { stars }).expect(400);
    await Promise.all([1, 2, 3, 4].map((stars) => change(job.tenant, job, { stars, note: 'Fine' }).expect(200)));
    const [row] = await test.sql<{ sum: number; count: number; stars: number }>(
      'select s.rating_sum as sum, s.rating_count as count, r.rating as stars from supplier s, service_request r where s.id = $1 and r.id = $2',
      [craftsman.id, job.requestId],
    );
    expect(row).toMatchObject({ count: 2, sum: (row?.stars ?? 0) + 1 });
  });

  it('a second admin who didn’t see the first decision is refused, and overwrites nothing', async () => {
    const craftsman = await supplier(test, 'Decided twice');
    await report(craftsman, await rated(craftsman)).expect(200);
    const { id, version } = await reportOf('Decided twice');
    const other = await person(test, 'admin');
    await decide(id, { hidden: true, reason: 'Names a person', version }).expect(200);
    const stale = await decide(id, { hidden: false, reason: 'It is fair', version }, other).expect(409);
    expect(stale.body.code).toBe('stale_version');
    const now = await reportOf('Decided twice');
    expect(now).toMatchObject({ state: 'hidden', decisionReason: 'Names a person' });
    await decide(id, { hidden: false, reason: 'It is fair', version: now.version }, other).expect(200);
  });
});
