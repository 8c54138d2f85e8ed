import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RATINGS_SHOWN_FROM } from '../../../src/contract/limits.js';
import { person, type Person } from '../../factories/people.js';
import { completedRequest, filedRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { TranslatorStandIn } from '../../support/translator-stand-in.js';

describe('disputes, the job board and ratings in the language of who reads them', () => {
  const there = new TranslatorStandIn('libretranslate');
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  beforeAll(async () => {
    test = await startTestApp({ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: await there.start() });
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
  });
  afterAll(async () => {
    await test.close();
    await there.stop();
  });
  beforeEach(() => there.reset());

  const translate = (who: Person, kind: string, ids: string[], to = 'fr') =>
    test.http('post', '/api/translations', who.token).send({ kind, ids, to });
  const read = async (who: Person, kind: string, id: string) =>
    (await translate(who, kind, [id]).expect(200)).body[0].text;
  const speaks = (who: Person, language: string) =>
    test.sql('update app_user set language = $2 where id = $1', [who.userId, language]);
  const path = (id: string) => `/api/service-requests/${id}`;

  it('why an invoice is disputed is translated for its supplier', async () => {
    const job = await completedRequest(test, plombex);
    await speaks(job.landlord, 'es');
    const { body: draft } = await test.http('post', `${path(job.requestId)}/invoice`, plombex.token).expect(201);
    const step = (who: Person, body: object) =>
      test.http('patch', `/api/invoices/${draft.id}`, who.token).send(body).expect(200);
    await step(plombex, { status: 'sent' });
    await translate(plombex, 'invoice_dispute', [draft.id]).expect(404);
    await step(job.landlord, { status: 'disputed', reason: 'Faltan dos horas' });
    expect(await read(plombex, 'invoice_dispute', draft.id)).toBe('fr: Faltan dos horas');
    for (const who of [rival, job.tenant]) await translate(who, 'invoice_dispute', [draft.id]).expect(404);
    const sent = there.calls.length;
    // The landlord reads what they have written in their own language, which costs nothing.
    expect((await translate(job.landlord, 'invoice_dispute', [draft.id], 'es').expect(200)).body).toMatchObject([
      { outcome: 'same' },
    ]);
    expect(there.calls).toHaveLength(sent);
  });

  it('a job of the board is translated for Elite Partners, and an interested supplier’s note for the landlord', async () => {
    // A technician made the supplier an Elite Partner in a test before.
    await test.sql('update supplier set elite_until = null where id = $1', [plombex.id]);
    const job = await filedRequest(test);
    await speaks(job.landlord, 'es');
    await test.http('patch', path(job.requestId), job.landlord.token).send({ status: 'approved' }).expect(200);
    await test
      .http('put', `${path(job.requestId)}/board`, job.landlord.token)
      .send({ description: 'Un radiador gotea en la cocina' })
      .expect(200);
    const [post] = await test.sql<{ id: string }>('select id from board_post where request_id = $1', [job.requestId]);
    const id = post?.id ?? '';
    await translate(plombex, 'board_post', [id]).expect(404);
    await test.sql("update supplier set elite_until = now() + interval '1 year' where id = $1", [plombex.id]);
    expect(await read(plombex, 'board_post', id)).toBe('fr: Un radiador gotea en la cocina');
    await translate(rival, 'board_post', [id]).expect(404);
    await speaks(plombex, 'es');
    await test
      .http('put', `/api/job-board/${id}/interest`, plombex.token)
      .send({ note: 'Puedo venir mañana' })
      .expect(200);
    const { body } = await test.http('get', `${path(job.requestId)}/board`, job.landlord.token).expect(200);
    const [interest] = body.interests;
    expect(await read(job.landlord, 'board_interest', interest.id)).toBe('fr: Puedo venir mañana');
    for (const who of [rival, job.tenant, await person(test, 'landlord')])
      await translate(who, 'board_interest', [interest.id]).expect(404);
  });

  it('ratings and answers are translated where they are listed, by what may be read there', async () => {
    const craftsman = await supplier(test, 'Pisos');
    await speaks(craftsman, 'es');
    const stranger = await person(test, 'landlord');
    const rate = async (note: string) => {
      const job = await completedRequest(test, craftsman);
      await speaks(job.tenant, 'es');
      await test
        .http('patch', path(job.requestId), job.tenant.token)
        .send({ status: 'closed', rating: 4, ratingNote: note, ratingNoteShared: true })
        .expect(200);
      return job;
    };
    const first = await rate('Muy puntual');
    await test
      .http('put', `${path(first.requestId)}/rating-answer`, craftsman.token)
      .send({ text: 'Muchas gracias' })
      .expect(200);
    // The supplier reads their own by the id of the request, tenant and landlord the answer.
    expect(await read(craftsman, 'rating_note', first.requestId)).toBe('fr: Muy puntual');
    expect(await read(first.tenant, 'rating_answer', first.requestId)).toBe('fr: Muchas gracias');
    expect(await read(first.landlord, 'rating_answer', first.requestId)).toBe('fr: Muchas gracias');
    const [hidden] = await test.sql<{ id: string }>("select md5('rating ' || $1)::uuid as id", [first.requestId]);
    // Four are too few to be listed.
    for (let count = 2; count < RATINGS_SHOWN_FROM; count += 1) await rate(`Nota ${count}`);
    for (const kind of ['rating_note', 'rating_answer'])
      await translate(stranger, kind, [hidden?.id ?? '', first.requestId]).expect(404);
    await rate('La quinta');
    const { body: listed } = await test
      .http('get', `/api/suppliers/${craftsman.id}/ratings`, stranger.token)
      .expect(200);
    const one = listed.find(({ note }: { note: string }) => note === 'Muy puntual');
    expect(one.id).toBe(hidden?.id);
    expect(await read(stranger, 'rating_note', one.id)).toBe('fr: Muy puntual');
    expect(await read(stranger, 'rating_answer', one.id)).toBe('fr: Muchas gracias');
    // The id of the request says nothing to them, nor do the ids of the list to other roles.
    for (const kind of ['rating_note', 'rating_answer']) await translate(stranger, kind, [first.requestId]).expect(404);
    for (const who of [rival, first.tenant, await person(test, 'staff'), await person(test, 'admin')])
      for (const kind of ['rating_note', 'rating_answer']) await translate(who, kind, [one.id]).expect(404);
    await test.sql(
      `insert into rating_report (id, account_id, demo, created_at, request_id, supplier_account_id, note_hash, reason, state, decision_reason, decided_at, decided_by)
       select gen_random_uuid(), account_id, false, now(), id, supplier_account_id, md5(rating_note), 'x', 'hidden', 'y', now(), reporter_id from service_request where id = $1`,
      [first.requestId],
    );
    await translate(stranger, 'rating_note', [one.id]).expect(404);
  });
});
