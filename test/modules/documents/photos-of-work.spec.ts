import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { REQUEST_PHOTOS_MAX } from '../../../src/contract/limits.js';
import { TidyFiles } from '../../../src/modules/documents/tidy-files.js';
import { person, type Person } from '../../factories/people.js';
import {
  acceptedRequest,
  completedRequest,
  offeredRequest,
  supplier,
  type Craftsman,
  type Filed,
} from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('FTO-1 photos before and after the work', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  let jpeg: Buffer;
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
    jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b33' } })
      .jpeg()
      .toBuffer();
  });
  afterAll(() => test.close());

  const add = (who: Person, requestId: string, phase?: string, bytes = jpeg, name = 'done.jpg') => {
    const request = test.http('post', '/api/documents', who.token).attach('file', bytes, name);
    const fields = { purpose: 'request_photo', requestId, ...(phase && { phase }) };
    return Object.entries(fields).reduce((all, [field, value]) => all.field(field, value), request);
  };
  const path = (id: string) => `/api/service-requests/${id}`;
  const photosFor = async (who: Person, id: string) =>
    (await test.http('get', path(id), who.token).expect(200)).body.photos as Record<string, unknown>[];
  const step = (who: Person, id: string, body: object) =>
    test.http('patch', path(id), who.token).send(body).expect(200);
  const remove = (who: Person, id: string) => test.http('delete', `/api/documents/${id}`, who.token);
  const started = async (): Promise<Filed & { offerId: string }> => {
    const job = await acceptedRequest(test, plombex);
    await step(plombex, job.requestId, { status: 'in_progress' });
    return job;
  };

  it('tenant, landlord and the supplier of the job see both, with who added them', async () => {
    const job = await started();
    await add(job.tenant, job.requestId).expect(201);
    await add(plombex, job.requestId, 'before').expect(201);
    const { body: after } = await add(plombex, job.requestId, 'after').expect(201);
    expect(after).toMatchObject({ purpose: 'request_photo', sharedWithTenant: true });
    await step(plombex, job.requestId, { status: 'completed' });
    await add(job.landlord, job.requestId, 'after').expect(201);
    for (const who of [job.tenant, job.landlord, plombex]) {
      expect(await photosFor(who, job.requestId)).toMatchObject([
        { phase: 'before', addedBy: 'tenant', company: null, removable: false },
        { phase: 'before', addedBy: 'supplier', company: 'Plombex', removable: who === plombex },
        { phase: 'after', addedBy: 'supplier', company: 'Plombex', removable: who === plombex },
        { phase: 'after', addedBy: 'landlord', company: null, removable: who === job.landlord },
      ]);
      await test.http('get', `/api/documents/${after.id}`, who.token).expect(200);
    }
  });

  it('a photo of a phone loses its position and its HEIC, like those of tenants', async () => {
    const { requestId } = await started();
    const located = readFileSync(join(import.meta.dirname, 'located.heic'));
    const { body } = await add(plombex, requestId, 'after', located, 'IMG_1.HEIC').expect(201);
    expect(body.mediaType).toBe('image/jpeg');
    const kept = (await test.http('get', body.url).responseType('blob').expect(200)).body as Buffer;
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    await add(plombex, requestId, 'after', Buffer.from('%PDF-1.4 no photo'), 'x.jpg').expect(422);
  });

  it('a supplier who is asked sees the problem, and none of what the one before photographed', async () => {
    const job = await started();
    await add(job.tenant, job.requestId).expect(201);
    await add(job.landlord, job.requestId, 'before').expect(201);
    const { body: arrival } = await add(plombex, job.requestId, 'before').expect(201);
    const { body: after } = await add(plombex, job.requestId, 'after').expect(201);
    // The landlord takes the job back and asks someone else.
    await test.sql("update offer set state = 'withdrawn', access_ends_at = now() - interval '1 minute' where id = $1", [
      job.offerId,
    ]);
    await test.sql(
      "update service_request set status = 'approved', supplier_account_id = null, started_at = null where id = $1",
      [job.requestId],
    );
    await test
      .http('post', `${path(job.requestId)}/offers`, job.landlord.token)
      .send({ supplierId: rival.id, firstWins: true })
      .expect(201);
    expect(await photosFor(rival, job.requestId)).toMatchObject([{ addedBy: 'tenant' }, { addedBy: 'landlord' }]);
    for (const { id } of [arrival, after]) await test.http('get', `/api/documents/${id}`, rival.token).expect(404);
    const { body: list } = await test.http('get', `/api/documents?requestId=${job.requestId}`, rival.token).expect(200);
    expect(list).toHaveLength(2);
    await add(rival, job.requestId, 'before').expect(403);
    await test.http('get', `/api/documents/${after.id}`, plombex.token).expect(404);
    expect(await photosFor(job.tenant, job.requestId)).toHaveLength(4);
  });

  it('no one adds photos of work that has not begun, for another, or to a request of others', async () => {
    const offered = await offeredRequest(test, plombex);
    await add(plombex, offered.requestId, 'before').expect(403);
    const job = await acceptedRequest(test, plombex);
    await add(plombex, job.requestId, 'before').expect(201);
    const early = await add(plombex, job.requestId, 'after').expect(422);
    expect(early.body.reason).toBe('photos_of_work_early');
    await step(plombex, job.requestId, { status: 'in_progress' });
    await add(job.tenant, job.requestId, 'after').expect(403);
    await add(rival, job.requestId, 'after').expect(404);
    await add(await person(test, 'landlord'), job.requestId, 'after').expect(404);
    for (const phase of ['', 'during', 'null', 'AFTER', "after'; --"])
      expect((await add(plombex, job.requestId, phase || ' ')).status).toBe(400);
    const paper = test.http('post', '/api/documents', job.landlord.token).attach('file', Buffer.from('a,b'), 'a.csv');
    await paper.field('phase', 'after').expect(400);
  });

  it('each side adds ten of each phase, also when many arrive at once', async () => {
    const { requestId, landlord } = await started();
    const answers = await Promise.all(
      Array.from({ length: REQUEST_PHOTOS_MAX + 2 }, () => add(plombex, requestId, 'after')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(REQUEST_PHOTOS_MAX);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => body.reason)).toEqual(['too_many_photos', 'too_many_photos']);
    expect(
      (await test.sql('select 1 from file_secret s left join stored_file f on f.id = s.file_id where f.id is null'))
        .length,
    ).toBe(0);
    await add(plombex, requestId, 'before').expect(201);
    await add(landlord, requestId, 'after').expect(201);
    const mine = (await photosFor(plombex, requestId)).find(({ removable }) => removable);
    await remove(plombex, mine!.id as string).expect(204);
  });

  it('whoever added a photo removes it until the request is closed; what the tenant showed stays', async () => {
    const job = await completedRequest(test, plombex);
    const { body: problem } = await add(job.tenant, job.requestId).expect(201);
    const { body: own } = await add(plombex, job.requestId, 'after').expect(201);
    const { body: kept } = await add(plombex, job.requestId, 'after').expect(201);
    for (const who of [job.landlord, job.tenant]) expect((await remove(who, own.id)).status).not.toBe(204);
    await remove(rival, own.id).expect(404);
    for (const who of [job.tenant, job.landlord]) {
      const refused = await remove(who, problem.id).expect(422);
      expect(refused.body.reason).toBe('file_is_evidence');
    }
    await remove(plombex, own.id).expect(204);
    await test.http('get', own.url).expect(404);
    await step(job.tenant, job.requestId, { status: 'closed' });
    const late = await remove(plombex, kept.id).expect(422);
    expect(late.body.reason).toBe('photos_of_closed');
    for (const who of [plombex, job.landlord]) {
      const refused = await add(who, job.requestId, 'after').expect(422);
      expect(refused.body.reason).toBe('photos_of_closed');
    }
    await add(job.tenant, job.requestId).expect(422);
    expect((await photosFor(plombex, job.requestId)).map(({ removable }) => removable)).toEqual([false, false]);
    // The database holds it too.
    await expect(test.sql('delete from stored_file where id = $1', [kept.id])).rejects.toThrow(/evidence/);
  });

  it('the nightly clean-up leaves them, and the access of a supplier ends for them too', async () => {
    const job = await completedRequest(test, plombex);
    const { body } = await add(plombex, job.requestId, 'after').expect(201);
    await test.sql("update stored_file set created_at = now() - interval '30 days' where id = $1", [body.id]);
    await test.app.get(TidyFiles).tidy();
    await test.http('get', `/api/documents/${body.id}`, plombex.token).expect(200);
    await test.sql("update offer set access_ends_at = now() - interval '1 minute' where id = $1", [job.offerId]);
    await test.http('get', `/api/documents/${body.id}`, plombex.token).expect(404);
    await remove(plombex, body.id).expect(404);
    await test.http('get', `/api/documents/${body.id}`, job.tenant.token).expect(200);
  });
});
