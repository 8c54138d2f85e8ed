import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RATINGS_SHOWN_FROM } from '../../../src/contract/limits.js';
import { RATING_ANSWER_MAX } from '../../../src/contract/work-limits.js';
import { person, type Person } from '../../factories/people.js';
import { completedRequest, supplier, technician, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

interface Listed {
  id: string;
  stars: number;
  note: string | null;
  trade: string;
  month: string;
  answer: { text: string; language: string | null; outdated: boolean } | null;
}

describe('FTO-2 ratings of suppliers, and their answers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  async function rated(craftsman: Craftsman, body: Record<string, unknown> = {}): Promise<Filed> {
    const job = await completedRequest(test, craftsman);
    await test
      .http('patch', `/api/service-requests/${job.requestId}`, job.tenant.token)
      .send({ status: 'closed', rating: 4, ...body })
      .expect(200);
    return job;
  }
  const listed = async (who: Person, { id }: Craftsman): Promise<Listed[]> =>
    (await test.http('get', `/api/suppliers/${id}/ratings`, who.token).expect(200)).body;
  const pathOf = ({ requestId }: Filed) => `/api/service-requests/${requestId}`;
  const answer = (who: Person, job: Filed, text: string) =>
    test.http('put', `${pathOf(job)}/rating-answer`, who.token).send({ text });
  const detail = async (who: Person, job: Filed) => (await test.http('get', pathOf(job), who.token).expect(200)).body;
  const mailsTo = ({ email }: Person) =>
    test.sql<{ params: Record<string, string> }>(
      "select params from outbox_message where template = 'service-requests.rating_answered' and recipient = $1",
      [email],
    );
  const noticesOf = ({ userId }: Person) =>
    test.sql("select kind from notification where user_id = $1 and kind = 'request_rating_answered'", [userId]);

  it('other landlords read them from the fifth on: stars, note, month and trade, neither name nor place', async () => {
    const craftsman = await supplier(test, 'Floors & Co');
    const jobs: Filed[] = [];
    for (const index of [1, 2, 3, 4])
      jobs.push(await rated(craftsman, { rating: index, ratingNote: `Note ${index}`, ratingNoteShared: true }));
    const stranger = await person(test, 'landlord');
    expect(await listed(stranger, craftsman)).toEqual([]);
    expect(await listed(craftsman, craftsman)).toHaveLength(4);
    // Written by a client that didn’t say who reads it.
    jobs.push(await rated(craftsman, { rating: 5, ratingNote: 'For my landlord' }));
    expect(jobs).toHaveLength(RATINGS_SHOWN_FROM);
    const seen = await listed(stranger, craftsman);
    const month = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' }).slice(0, 7);
    expect(seen.toSorted((a, b) => a.stars - b.stars)).toEqual(
      [1, 2, 3, 4, 5].map((stars) => ({
        id: expect.any(String),
        stars,
        note: stars === 5 ? null : `Note ${stars}`,
        trade: 'hvac',
        month,
        answer: null,
        report: null,
        reportAnswer: null,
      })),
    );
    // The id leads no one to the request, and the supplier’s own does.
    const requests = jobs.map(({ requestId }) => requestId);
    expect(seen.filter(({ id }) => requests.includes(id))).toEqual([]);
    expect((await listed(craftsman, craftsman)).map(({ id }) => id).toSorted()).toEqual(requests.toSorted());
  });

  it('pages of the list go on where the last one ended', async () => {
    const craftsman = await supplier(test, 'Pages');
    for (const stars of [1, 2, 3]) await rated(craftsman, { rating: stars });
    const path = `/api/suppliers/${craftsman.id}/ratings`;
    const first = await test.http('get', `${path}?limit=2&count=true`, craftsman.token).expect(200);
    expect(first.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.link as string)?.[1] as string;
    const rest = await test.http(
      'get',
      new URL(next, 'http://x').pathname + new URL(next, 'http://x').search,
      craftsman.token,
    );
    expect([...first.body, ...rest.body].map(({ stars }: Listed) => stars).toSorted()).toEqual([1, 2, 3]);
  });

  it('the supplier answers once, the tenant is told, and landlord and tenant read it with the request', async () => {
    const craftsman = await supplier(test, 'Replies');
    const job = await rated(craftsman, { ratingNote: 'Came late', ratingNoteShared: true });
    const { body } = await answer(craftsman, job, '  Sorry for the wait. ').expect(200);
    expect(body).toMatchObject({
      stars: 4,
      note: 'Came late',
      answer: { text: 'Sorry for the wait.', outdated: false },
    });
    for (const who of [job.tenant, job.landlord, craftsman])
      expect((await detail(who, job)).ratingAnswer).toMatchObject({ text: 'Sorry for the wait.', outdated: false });
    await eventually(
      async () => (await noticesOf(job.tenant)).length === 1 && (await mailsTo(job.tenant)).length === 1,
    );
    expect(await mailsTo(job.tenant)).toMatchObject([
      { params: { company: 'Replies', note: 'Sorry for the wait.', hasNote: 'yes' } },
    ]);
    expect(await noticesOf(job.landlord)).toEqual([]);
    expect(await mailsTo(job.landlord)).toEqual([]);

    // Changed and taken back: no more mails, and a rating has one answer.
    await answer(craftsman, job, 'We called at nine.').expect(200);
    await test.http('delete', `${pathOf(job)}/rating-answer`, craftsman.token).expect(200);
    await test.http('delete', `${pathOf(job)}/rating-answer`, craftsman.token).expect(200);
    expect((await detail(job.tenant, job)).ratingAnswer).toBeNull();
    expect((await listed(craftsman, craftsman))[0]?.answer).toBeNull();
    await Promise.all([answer(craftsman, job, 'One').expect(200), answer(craftsman, job, 'Two').expect(200)]);
    expect(await noticesOf(job.tenant)).toHaveLength(1);
    expect(await test.sql('select 1 from rating_answer where request_id = $1', [job.requestId])).toHaveLength(1);
  });

  it('a rating that changes marks the answer, and one that is taken back takes the answer with it', async () => {
    const craftsman = await supplier(test, 'Changes');
    const job = await rated(craftsman, { ratingNote: 'Came late', ratingNoteShared: true });
    await answer(craftsman, job, 'Sorry').expect(200);
    const change = (body: object) => test.http('patch', pathOf(job), job.tenant.token).send(body).expect(200);
    await change({ ratingNote: 'Came late, did well' });
    // Another note is private again until its author knows better.
    expect((await listed(craftsman, craftsman))[0]).toMatchObject({ note: null, answer: { outdated: true } });
    expect((await detail(job.tenant, job)).ratingAnswer).toMatchObject({ text: 'Sorry', outdated: true });
    await change({ ratingNoteShared: true });
    expect((await listed(craftsman, craftsman))[0]).toMatchObject({ note: 'Came late, did well' });
    await change({ rating: null, ratingNote: null });
    expect(await listed(craftsman, craftsman)).toEqual([]);
    expect(await test.sql('select 1 from rating_answer where request_id = $1', [job.requestId])).toEqual([]);
    await answer(craftsman, job, 'Again').expect(404);
  });

  it('what GET shows can be sent back, and nobody else shares a note', async () => {
    const craftsman = await supplier(test, 'Sent back');
    const job = await rated(craftsman, { ratingNote: 'Fine', ratingNoteShared: true });
    await test
      .http('patch', pathOf(job), job.tenant.token)
      .send(await detail(job.tenant, job))
      .expect(200);
    expect((await listed(craftsman, craftsman))[0]).toMatchObject({ note: 'Fine' });
    for (const who of [job.landlord, craftsman])
      await test.http('patch', pathOf(job), who.token).send({ ratingNoteShared: false }).expect(403);
    expect((await detail(job.tenant, job)).ratingNoteShared).toBe(true);
  });

  it('answers are written by the supplier of the job alone, also after the access has ended', async () => {
    const craftsman = await supplier(test, 'Owner');
    const rival = await supplier(test, 'Rival');
    const job = await rated(craftsman);
    const worker = await technician(test, craftsman, job.requestId);
    await answer(rival, job, 'Mine').expect(404);
    for (const who of [job.tenant, job.landlord, worker]) await answer(who, job, 'Mine').expect(403);
    await test.http('get', `/api/suppliers/${craftsman.id}/ratings`, rival.token).expect(404);
    await test.http('get', `/api/suppliers/${craftsman.id}/ratings`, job.tenant.token).expect(403);
    await test.http('delete', `${pathOf(job)}/rating-answer`, rival.token).expect(404);
    await answer(craftsman, job, ' ').expect(400);
    await answer(craftsman, job, 'a'.repeat(RATING_ANSWER_MAX + 1)).expect(400);
    // The closing sets the end of the access a moment later, and would overwrite this one.
    const closed = 'select 1 from offer where request_id = $1 and access_ends_at is not null';
    await eventually(async () => (await test.sql(closed, [job.requestId])).length > 0);
    await test.sql("update offer set access_ends_at = now() - interval '1 day' where request_id = $1", [job.requestId]);
    await test.http('get', pathOf(job), craftsman.token).expect(404);
    await answer(craftsman, job, 'Thanks').expect(200);
  });

  it('notes of before are listed to no one, and a deleted author’s no more', async () => {
    const craftsman = await supplier(test, 'Before');
    const job = await completedRequest(test, craftsman);
    await test.sql(
      "update service_request set status = 'closed', closed_at = now(), rating = 2, rating_note = 'Old words' where id = $1",
      [job.requestId],
    );
    const other = await rated(craftsman, { ratingNote: 'New words', ratingNoteShared: true });
    expect((await listed(craftsman, craftsman)).map(({ note }) => note).toSorted()).toEqual(['New words', null]);
    await test.sql('update service_request set rating_note_shared = false where reporter_id = $1', [
      other.tenant.userId,
    ]);
    expect((await listed(craftsman, craftsman)).map(({ note }) => note)).toEqual([null, null]);
  });
});
