import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { TidyFiles } from '../../../src/modules/documents/tidy-files.js';
import { TalkMails } from '../../../src/modules/service-requests/talk/talk-mails.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { signedInAgain, type Person } from '../../factories/people.js';
import { acceptedRequest, offeredRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { flatPng } from '../../support/pictures.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

interface Attachment {
  id: string;
  name: string;
  mediaType: string;
  url: string;
}

/** Photos and PDFs that come with what people write on a request. */
describe('attachments of a conversation', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let asked: Craftsman;
  let job: Filed;
  let path: string;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
    asked = await supplier(test, 'Nord');
    job = await acceptedRequest(test, plombex);
    path = `/api/service-requests/${job.requestId}`;
  });
  afterAll(() => test.close());

  const upload = (who: Person, file: Buffer, name: string, requestId = job.requestId) =>
    test
      .http('post', '/api/documents', who.token)
      .field('purpose', 'request_attachment')
      .field('requestId', requestId)
      .attach('file', file, name);
  const uploaded = async (who: Person, file = flatPng(4, 3), name = 'valve.png', requestId = job.requestId) =>
    (await upload(who, file, name, requestId).expect(201)).body.id as string;
  const say = (who: Person, body: object, at = path) =>
    test.http('post', `${at}/lines`, who.token).send({ message: 'Look', ...body });
  const files = async (who: Person, at = path): Promise<Attachment[]> => {
    const { body } = await test.http('get', at, who.token).expect(200);
    return body.events.flatMap(({ attachments }: { attachments: Attachment[] }) => attachments);
  };
  const names = async (who: Person, at = path) => (await files(who, at)).map(({ name }) => name);
  const asSystem = (fn: () => Promise<void>) => test.app.get(Scope).asSystem('schedule of a test', fn);

  it('TALK-09 are seen with their line, by its readers alone, through their own links alone', async () => {
    const photo = await uploaded(job.landlord);
    const paper = await uploaded(job.landlord, PDF, 'quote.pdf');
    for (const who of [job.tenant, plombex]) {
      expect(await names(who)).toEqual([]);
      await test.http('get', `/api/documents/${photo}`, who.token).expect(404);
    }
    await say(job.landlord, { audience: 'supplier', attachmentIds: [photo, paper] }).expect(201);
    for (const who of [job.landlord, plombex]) expect(await names(who)).toEqual(['valve.png', 'quote.pdf']);
    expect(await names(job.tenant)).toEqual([]);
    await test.http('get', `/api/documents/${paper}`, job.tenant.token).expect(404);
    const listed = await test.http('get', `/api/documents?requestId=${job.requestId}`, job.tenant.token).expect(200);
    expect(listed.body).toEqual([]);
    // A photo is encoded again, as JPEG; a PDF is served as it came.
    const [first, second] = await files(plombex);
    expect([first?.mediaType, second?.mediaType]).toEqual(['image/jpeg', 'application/pdf']);
    const { body } = await test
      .http('get', second?.url ?? '')
      .buffer(true)
      .expect(200);
    expect(Buffer.from(body).toString()).toBe(PDF.toString());
  });

  it('TALK-09 need no words, come with one line alone, and then stay', async () => {
    await say(job.tenant, { message: '  ' }).expect(400);
    const id = await uploaded(job.tenant, flatPng(3, 3), 'bowl.png');
    await say(job.tenant, { message: '', audience: 'tenant', attachmentIds: [id] }).expect(201);
    expect(await names(job.landlord)).toContain('bowl.png');
    expect(await names(plombex)).not.toContain('bowl.png');
    await say(job.tenant, { attachmentIds: [id] }).expect(404);
    await test.http('delete', `/api/documents/${id}`, job.tenant.token).expect(422);
    await test.http('delete', `/api/documents/${id}`, job.landlord.token).expect(422);
  });

  it('TALK-09 are the writer’s own, of this request, of safe kinds, and not too many', async () => {
    const foreign = await uploaded(job.landlord);
    await say(job.tenant, { attachmentIds: [foreign] }).expect(404);
    await say(job.tenant, { attachmentIds: [v7()] }).expect(404);
    const other = await acceptedRequest(test, plombex);
    await upload(job.tenant, PDF, 'x.pdf', other.requestId).expect(404);
    const elsewhere = await uploaded(plombex, PDF, 'x.pdf', other.requestId);
    await say(plombex, { attachmentIds: [elsewhere] }).expect(404);
    await say(job.tenant, { attachmentIds: Array.from({ length: 11 }, () => v7()) }).expect(400);
    for (const [file, name] of [
      [Buffer.from('<html><script>alert(1)</script>'), 'x.pdf'],
      [Buffer.from('MZ\u0090\u0000'), 'x.png'],
      [Buffer.from('a,b\n1,2'), 'x.csv'],
    ] as const)
      expect((await upload(job.tenant, file, name)).body.code).toBe('unsafe_file');
    await test
      .http('post', '/api/documents', job.tenant.token)
      .field('purpose', 'request_attachment')
      .attach('file', PDF, 'x.pdf')
      .expect(400);
    await test.http('patch', `/api/documents/${foreign}`, job.landlord.token).send({ purpose: 'other' }).expect(422);
    const notes = async (who: Person) =>
      (await test.http('get', path, who.token)).body.events.filter(({ note }: { note: string }) => note === 'Look');
    expect(await notes(job.tenant)).toEqual([]);
  });

  it('TALK-09 a supplier who was only asked attaches for the landlord, and sees no one else’s', async () => {
    const open = await offeredRequest(test, asked, { firstWins: false });
    const at = `/api/service-requests/${open.requestId}`;
    const hidden = await uploaded(open.tenant, PDF, 'keys.pdf', open.requestId);
    await say(open.tenant, { attachmentIds: [hidden] }, at).expect(201);
    expect(await names(asked, at)).toEqual([]);
    const draft = await uploaded(asked, PDF, 'draft.pdf', open.requestId);
    await test.http('delete', `/api/documents/${draft}`, asked.token).expect(204);
    const id = await uploaded(asked, PDF, 'estimate.pdf', open.requestId);
    await say(asked, { attachmentIds: [id] }, at).expect(201);
    expect(await names(asked, at)).toEqual(['estimate.pdf']);
    expect(await names(open.landlord, at)).toEqual(['keys.pdf', 'estimate.pdf']);
    expect(await names(open.tenant, at)).toEqual(['keys.pdf']);
  });

  it('TALK-09 are named in the email, and what was never said is destroyed after two days', async () => {
    const id = await uploaded(job.landlord, PDF, 'plan.pdf');
    await say(job.landlord, { message: 'The plan', attachmentIds: [id] }).expect(201);
    const loose = await uploaded(job.tenant, PDF, 'loose.pdf');
    test.clock.setNow(new Date(test.clock.now().getTime() + 20 * 60_000));
    await asSystem(() => test.app.get(TalkMails).tellLines());
    const [mail] = await test.sql<{ lines: string }>(
      "select params->>'lines' as lines from outbox_message where template = 'service-requests.lines' and recipient = $1 order by created_at desc limit 1",
      [job.tenant.email],
    );
    expect(mail?.lines).toContain('The plan\n📎 plan.pdf');
    test.clock.setNow(new Date(test.clock.now().getTime() + 3 * 24 * 3600_000));
    await asSystem(() => test.app.get(TidyFiles).tidy());
    expect(await test.sql('select 1 from stored_file where id = $1', [loose])).toEqual([]);
    job.tenant = await signedInAgain(test, job.tenant);
    expect(await names(job.tenant)).toContain('plan.pdf');
  });
});
