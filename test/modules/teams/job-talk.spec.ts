import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { RESUMABLE_UPLOAD } from '../../../src/contract/limits.js';
import type { Person } from '../../factories/people.js';
import { acceptedRequest, supplier, technician, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { flatPng } from '../../support/pictures.js';
import { TranslatorStandIn } from '../../support/translator-stand-in.js';
import { video } from '../../support/videos.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

interface Line {
  id: string;
  note: string | null;
  audience: string;
  own: boolean;
  mentionsMe: boolean;
  mentions: string[];
  attachments: { id: string; name: string; url: string }[];
}

/** The conversation of a job as its technician reads it and takes part in it. */
describe('a technician in the conversation', () => {
  const there = new TranslatorStandIn('libretranslate');
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  let ana: Person;
  let colleague: Person;
  let stranger: Person;
  let job: Filed;
  let other: Filed;
  beforeAll(async () => {
    test = await startTestApp({ TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: await there.start() });
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
    job = await acceptedRequest(test, plombex, { title: 'Goteo', description: 'Gotea el radiador.' });
    other = await acceptedRequest(test, plombex, { title: 'Other job' });
    ana = await technician(test, plombex, job.requestId);
    colleague = await technician(test, plombex, other.requestId);
    stranger = await technician(test, rival);
  });
  afterAll(async () => {
    await test.close();
    await there.stop();
  });

  const my = (path = '', who = ana) => test.http('get', `/api/my-jobs${path}`, who.token);
  const lines = async (who = ana, id = job.requestId): Promise<Line[]> =>
    (await my(`/${id}`, who).expect(200)).body.events.filter(({ kind }: { kind: string }) => kind === 'comment');
  const say = (body: object, who = ana, id = job.requestId) =>
    test.http('post', `/api/my-jobs/${id}/lines`, who.token).send({ message: '', ...body });
  const attach = (file: Buffer, name: string, who = ana, id = job.requestId) =>
    test.http('post', `/api/my-jobs/${id}/attachments`, who.token).attach('file', file, name);
  const request = (who: Person) => test.http('get', `/api/service-requests/${job.requestId}`, who.token);
  const tell = async (who: Person, body: object, file?: Buffer, name = 'valve.png') => {
    const ids: string[] = [];
    if (file) {
      const sent = await test
        .http('post', '/api/documents', who.token)
        .field('purpose', 'request_attachment')
        .field('requestId', job.requestId)
        .attach('file', file, name)
        .expect(201);
      ids.push(sent.body.id);
    }
    await test
      .http('post', `/api/service-requests/${job.requestId}/lines`, who.token)
      .send({ message: '', attachmentIds: ids, ...body })
      .expect(201);
    return ids[0] ?? '';
  };
  const document = (id: string, who: Person) => test.http('get', `/api/documents/${id}`, who.token);

  it('TALK-09 sees the files of the lines that they may read, of lines without words too', async () => {
    const shown = await tell(job.tenant, {}, flatPng(4, 3));
    const kept = await tell(job.tenant, { audience: 'tenant' }, PDF, 'private.pdf');
    const between = await tell(job.landlord, { message: 'The plan', audience: 'supplier' }, PDF, 'plan.pdf');
    const said = await lines();
    expect(said.map(({ note, audience, attachments }) => [note, audience, attachments[0]?.name])).toEqual([
      [null, 'everyone', 'valve.png'],
      ['The plan', 'supplier', 'plan.pdf'],
    ]);
    await test.http('get', said[0]?.attachments[0]?.url ?? '').expect(200);
    for (const id of [shown, between]) expect((await document(id, ana).expect(200)).body.url).toBeTruthy();
    await document(kept, ana).expect(404);
    for (const who of [colleague, stranger]) await document(shown, who).expect(404);
  });

  it('counts what is unread, until it is read', async () => {
    const count = async () => (await my().expect(200)).body.jobs[0].unreadCount;
    expect(await count()).toBe(2);
    const { body } = await my(`/${job.requestId}`).expect(200);
    const until = body.events.at(-1).at;
    await test.http('post', `/api/my-jobs/${job.requestId}/lines/read`, ana.token).send({ until }).expect(200);
    expect(await count()).toBe(0);
    await tell(job.landlord, { message: 'Only for the tenant', audience: 'tenant' });
    expect(await count()).toBe(0);
    await tell(job.landlord, { message: 'For you' });
    expect(await count()).toBe(1);
  });

  it('TALK-09 attaches photos and PDFs, which no one sees before the line is said', async () => {
    const photo = (await attach(flatPng(5, 5), 'new.png').expect(201)).body.id as string;
    const paper = (await attach(PDF, 'sheet.pdf').expect(201)).body.id as string;
    for (const who of [plombex, job.landlord, job.tenant]) await document(photo, who).expect(404);
    await document(photo, ana).expect(200);
    await say({ message: '  ' }).expect(400);
    await say({ attachmentIds: [photo] }, colleague, other.requestId).expect(404);
    await say({ attachmentIds: [photo, paper] }).expect(201);
    for (const who of [plombex, job.landlord, job.tenant]) {
      const { body } = await request(who).expect(200);
      const line = body.events.findLast(({ kind }: { kind: string }) => kind === 'comment');
      expect(line).toMatchObject({ author: 'Test Person', audience: 'everyone' });
      expect(line.attachments.map(({ name }: { name: string }) => name)).toEqual(['new.png', 'sheet.pdf']);
    }
    const remove = (id: string, who = ana) =>
      test.http('delete', `/api/my-jobs/${job.requestId}/files/${id}`, who.token);
    expect((await remove(photo).expect(422)).body.reason).toBe('file_is_evidence');
    const unsaid = (await attach(PDF, 'wrong.pdf').expect(201)).body.id as string;
    await remove(unsaid, colleague).expect(404);
    await remove(unsaid).expect(204);
    await document(unsaid, ana).expect(404);
    expect((await attach(Buffer.from('MZ\u0090\u0000'), 'x.png')).body.code).toBe('unsafe_file');
    await attach(PDF, 'x.pdf', colleague).expect(404);
    await attach(PDF, 'x.pdf', stranger).expect(404);
  });

  it('TALK-04 mentions people of the conversation, and sees that someone means them', async () => {
    const { people } = (await my(`/${job.requestId}`).expect(200)).body;
    expect(new Set(people.map(({ side }: { side: string }) => side))).toEqual(
      new Set(['landlord', 'tenant', 'supplier']),
    );
    expect(people.map(({ id }: { id: string }) => id)).not.toContain(ana.userId);
    const tenant = people.find(({ side }: { side: string }) => side === 'tenant');
    await say({ message: 'Not named', mentions: [tenant.id] }).expect(400);
    await say({ message: `@${tenant.name} are you in?`, mentions: [tenant.id] }).expect(201);
    const { body } = await request(job.tenant).expect(200);
    expect(body.events.at(-1)).toMatchObject({ mentionsMe: true, mentions: [tenant.name] });
    await tell(job.landlord, { message: '@Test Person please look', mentions: [ana.userId] });
    expect((await lines()).at(-1)).toMatchObject({ mentionsMe: true, mentions: ['Test Person'] });
  });

  it('reads title, problem, note and lines in their own language, and nothing else', async () => {
    const translate = (kind: string, id: string, who = ana) =>
      test.http('post', '/api/translations', who.token).send({ kind, ids: [id], to: 'fr' });
    const read = async (kind: string, id: string) => (await translate(kind, id).expect(200)).body[0].text;
    await test.sql("update app_user set language = 'es' where id = $1", [plombex.userId]);
    const { staffId } = (await test.http('get', `/api/team/jobs/${job.requestId}`, plombex.token).expect(200)).body
      .technician;
    await test
      .http('put', `/api/team/jobs/${job.requestId}/technician`, plombex.token)
      .send({ staffId, note: 'Trae la escalera' })
      .expect(200);
    const { body } = await my(`/${job.requestId}`).expect(200);
    expect(body).toMatchObject({ note: 'Trae la escalera', noteLanguage: 'es', language: 'en' });
    expect(await read('job_note', body.assignmentId)).toBe('fr: Trae la escalera');
    expect(await read('request_title', job.requestId)).toBe('fr: Goteo');
    expect(await read('service_request', job.requestId)).toBe('fr: Gotea el radiador.');
    const said = (await lines()).find(({ note }) => note === 'The plan');
    expect(await read('request_event', said?.id ?? '')).toBe('fr: The plan');
    for (const who of [colleague, stranger, job.landlord]) {
      await translate('job_note', body.assignmentId, who).expect(404);
      if (who !== job.landlord) await translate('request_event', said?.id ?? '', who).expect(404);
    }
    for (const kind of ['lease_message', 'quote_note', 'supplier_message', 'chat_message'])
      await translate(kind, v7()).expect(404);
  });

  it('FTO-2 sends photos and videos in parts, of one’s own jobs alone', async () => {
    const PART = RESUMABLE_UPLOAD.partBytes;
    const clip = video();
    const at = `/api/my-jobs/${job.requestId}`;
    const begin = (who = ana, path = at) =>
      test
        .http('post', `${path}/uploads`, who.token)
        .send({ name: 'leak.mp4', bytes: clip.length, kind: 'video', phase: 'before' });
    const part = (id: string, offset: number, who = ana) =>
      test
        .http('patch', `/api/uploads/${id}`, who.token)
        .set({ 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(offset) })
        .send(clip.subarray(offset, offset + PART));
    const finish = (id: string, who = ana, path = at) =>
      test.http('post', `${path}/uploads/${id}/finish`, who.token).send({});
    for (const who of [colleague, stranger]) await begin(who).expect(404);
    await test
      .http('post', '/api/uploads', ana.token)
      .send({ name: 'x.mp4', bytes: 5, kind: 'video', requestId: job.requestId })
      .expect(403);
    const { id } = (await begin().expect(201)).body;
    expect((await finish(id).expect(409)).body.reason).toBe('upload_unfinished');
    await part(id, 0, colleague).expect(404);
    for (let offset = 0; offset < clip.length; offset += PART) await part(id, offset).expect(204);
    await finish(id, colleague, `/api/my-jobs/${other.requestId}`).expect(404);
    await finish(id).expect(201);
    expect((await finish(id).expect(201)).body.id).toBe(id);
    const { photos } = (await my(`/${job.requestId}`).expect(200)).body;
    expect(photos).toMatchObject([{ id, mediaType: 'video/mp4', addedBy: 'supplier', removable: true }]);
    const removed = (who = ana) => test.http('delete', `${at}/files/${id}`, who.token);
    await removed(stranger).expect(404);
    await removed().expect(204);
    expect((await my(`/${job.requestId}`).expect(200)).body.photos).toEqual([]);
    const late = (await begin().expect(201)).body.id as string;
    for (let offset = 0; offset < clip.length; offset += PART) await part(late, offset).expect(204);
    await test.http('delete', `/api/team/jobs/${job.requestId}/technician`, plombex.token).expect(200);
    await finish(late).expect(404);
    expect(await test.sql('select 1 from stored_file where id = $1', [late])).toEqual([]);
  });

  it('after the job is taken away, and without Elite, there is nothing to see', async () => {
    const mine = await acceptedRequest(test, plombex);
    const helper = await technician(test, plombex, mine.requestId);
    const path = `/api/my-jobs/${mine.requestId}`;
    const file = (await attach(PDF, 'mine.pdf', helper, mine.requestId).expect(201)).body.id as string;
    await say({ attachmentIds: [file] }, helper, mine.requestId).expect(201);
    await document(file, helper).expect(200);
    await test.sql("update supplier set elite_until = now() - interval '1 minute' where id = $1", [plombex.id]);
    await document(file, helper).expect(404);
    await attach(PDF, 'x.pdf', helper, mine.requestId).expect(404);
    await test.sql("update supplier set elite_until = now() + interval '1 year' where id = $1", [plombex.id]);
    await document(file, helper).expect(200);
    await test.http('delete', `/api/team/jobs/${mine.requestId}/technician`, plombex.token).expect(200);
    await document(file, helper).expect(404);
    await test.http('get', path, helper.token).expect(404);
    await test.http('delete', `${path}/files/${file}`, helper.token).expect(404);
    await document(file, plombex).expect(200);
  });

  it('an upload of a job that was taken away gives its space back when it ends', async () => {
    const { requestId } = await acceptedRequest(test, plombex, { title: 'Taken away' });
    const helper = await technician(test, plombex, requestId);
    const picture = flatPng(6, 6);
    const begin = async () =>
      (
        await test
          .http('post', `/api/my-jobs/${requestId}/uploads`, helper.token)
          .send({ name: 'leak.png', bytes: picture.length, kind: 'photo', phase: 'before' })
          .expect(201)
      ).body.id as string;
    const finish = (id: string, who: Person, job = requestId) =>
      test.http('post', `/api/my-jobs/${job}/uploads/${id}/finish`, who.token).send({}).expect(404);
    const kept = async (id: string) =>
      (await test.sql("select 1 from resumable_upload where id = $1 and state <> 'canceled'", [id])).length;
    const id = await begin();
    await finish(id, stranger);
    await finish(id, helper, other.requestId);
    expect(await kept(id)).toBe(1);
    await test.sql('delete from job_assignment where request_id = $1', [requestId]);
    await finish(id, stranger);
    expect(await kept(id)).toBe(1);
    await finish(id, helper);
    expect(await kept(id)).toBe(0);
    expect(await test.sql('select 1 from upload where id = $1 and released_at is null', [id])).toEqual([]);
  });

  it('lines and photos don’t hold a job whose start waits for them', async () => {
    const { requestId } = await acceptedRequest(test, plombex, { title: 'At once' });
    const helper = await technician(test, plombex, requestId);
    const start = new pg.Client({ connectionString: test.database.ownerUrl, options: '-c app.maintenance=on' });
    await start.connect();
    try {
      for (const send of [
        () => say({ message: 'On my way' }, helper, requestId),
        () => attach(flatPng(5, 5), 'valve.png', helper, requestId),
      ]) {
        // As a start does it: first the request, then the assignment and the person.
        await start.query('begin');
        await start.query('select 1 from service_request where id = $1 for update', [requestId]);
        const sent = send().then(({ status }) => status);
        await eventually(async () => (await test.sql('select 1 from pg_locks where not granted')).length > 0);
        await start.query(
          'select 1 from job_assignment a join supplier_staff f on f.id = a.staff_id where a.request_id = $1 for update of a, f nowait',
          [requestId],
        );
        await start.query('commit');
        expect(await sent).toBe(201);
      }
    } finally {
      await start.end();
    }
  });

  it('starts, writes and attaches at once, again and again', async () => {
    const { requestId } = await acceptedRequest(test, plombex, { title: 'All at once' });
    const helper = await technician(test, plombex, requestId);
    const step = (name: string, body: object) =>
      test.http('post', `/api/my-jobs/${requestId}/${name}`, helper.token).send(body);
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([
        step('start', {}),
        say({ message: `Round ${round}` }, helper, requestId),
        attach(PDF, 'sheet.pdf', helper, requestId),
        say({ message: 'And more' }, helper, requestId),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
      const left = await Promise.all([
        step('finish', { done: false }),
        say({ message: 'A part is missing' }, helper, requestId),
        attach(flatPng(5, 5), 'part.png', helper, requestId),
      ]);
      expect(left.map(({ status }) => status).filter((status) => status >= 400)).toEqual([]);
    }
  });
});
