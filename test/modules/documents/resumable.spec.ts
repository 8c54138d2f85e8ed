import { mkdirSync, readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Upload } from 'tus-js-client';
import { FILE_BYTES, REQUEST_VIDEOS_MAX, RESUMABLE_UPLOAD } from '../../../src/contract/limits.js';
import { UPLOAD_DAY } from '../../../src/contract/work-limits.js';
import { TidyFiles } from '../../../src/modules/documents/tidy-files.js';
import { Settings } from '../../../src/platform/config/settings.js';
import { BLOB_STORE, type BlobStore } from '../../../src/platform/files/blob-store.js';
import { ResumableUploads } from '../../../src/platform/files/resumable/resumable-uploads.js';
import { UploadQuota } from '../../../src/platform/files/upload-quota.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, filedRequest, offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { PLACE, video } from '../../support/videos.js';

const PART = RESUMABLE_UPLOAD.partBytes;
const HOUR = 3_600_000;
const DATA = {
  JWT_SECRET: 'a secret of both processes, long enough',
  DOCUMENT_KEY: Buffer.alloc(32, 7).toString('base64'),
};

describe('FTO-2 uploads that go on after a break', () => {
  let test: TestApp;
  /** A second process on the same database and the same files. */
  let other: TestApp;
  let place: LetHome;
  let plombex: Craftsman;
  let large: Buffer;
  beforeAll(async () => {
    test = await startTestApp(DATA);
    other = await startTestAppOn(test.database, { ...DATA, DATA_DIR: test.app.get(Settings).dataDir });
    [place, plombex] = await Promise.all([letHome(test), supplier(test)]);
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    large = await sharp({ create: { width: 1400, height: 1200, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer();
    if (large.length <= 2 * PART) throw new Error('The picture has too few parts');
    mkdirSync(join(test.app.get(Settings).dataDir, 'files'), { recursive: true });
    await test.app.listen(0, '127.0.0.1');
  });
  afterAll(async () => {
    await other.app.close();
    await test.close();
  });

  const begin = (who: Person, bytes: number, more: object = {}, on = test) =>
    on.http('post', '/api/uploads', who.token).send({ name: 'IMG_1.png', bytes, kind: 'photo', ...more });
  const begun = async (who: Person, bytes: number, more: object = {}) =>
    (await begin(who, bytes, more).expect(201)).body.id as string;
  const send = (who: Person, id: string, offset: number | string, part: Buffer, on = test) =>
    on
      .http('patch', `/api/uploads/${id}`, who.token)
      .set({
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Offset': String(offset),
        'Tus-Resumable': '1.0.0',
      })
      .send(part);
  const sendAll = async (who: Person, id: string, bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += PART) await send(who, id, at, bytes.subarray(at, at + PART)).expect(204);
  };
  const finish = (who: Person, id: string, body: object = {}, on = test) =>
    on.http('post', `/api/uploads/${id}/finish`, who.token).send(body);
  const head = (who: Person, id: string) =>
    fetch(`${address()}/api/uploads/${id}`, { method: 'HEAD', headers: { Authorization: `Bearer ${who.token}` } });
  const address = () => `http://127.0.0.1:${(test.app.getHttpServer().address() as AddressInfo).port}`;
  const whole = async (who: Person, bytes: Buffer, more: object = {}, body: object = {}) => {
    const id = await begun(who, bytes.length, more);
    await sendAll(who, id, bytes);
    return finish(who, id, body);
  };
  const blobs = () =>
    readdirSync(join(test.app.get(Settings).dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length;
  const used = async (who: Person) => (await test.app.get(UploadQuota).usage(who.accountId as string)).usedBytes;
  const read = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await test.http('get', url).set(headers).responseType('blob');
    return { ...answer, status: answer.status, headers: answer.headers, body: answer.body as Buffer };
  };

  it('FTO-2 a photo arrives in parts over two processes, and finishing twice gives the same one', async () => {
    const before = blobs();
    const { body } = await begin(place.tenant, large.length).expect(201);
    expect(body).toMatchObject({ bytes: large.length, received: 0, partBytes: PART, expiresAt: expect.any(String) });
    for (const [nth, at] of [0, PART, 2 * PART].entries()) {
      const answer = await send(place.tenant, body.id, at, large.subarray(at, at + PART), nth % 2 ? other : test);
      expect([answer.status, answer.headers['upload-offset']]).toEqual([
        204,
        String(Math.min(at + PART, large.length)),
      ]);
    }
    const { headers } = await head(place.tenant, body.id);
    expect([headers.get('upload-offset'), headers.get('upload-length'), headers.get('tus-resumable')]).toEqual([
      String(large.length),
      String(large.length),
      '1.0.0',
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
    const [first, second] = [await finish(place.tenant, body.id, {}, other), await finish(place.tenant, body.id)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toMatchObject({
      id: body.id,
      mediaType: 'image/jpeg',
      purpose: 'request_photo',
      posterUrl: null,
    });
    expect(second.body.id).toBe(body.id);
    expect(blobs() - before).toBe(1);
    expect(await used(place.landlord)).toBe(first.body.bytes);
    const { requestId } = await filedRequest(test, { photoIds: [body.id] }, place);
    expect(requestId).toBeDefined();
    await send(place.tenant, body.id, large.length, Buffer.alloc(1)).expect(409);
    await test.http('delete', `/api/uploads/${body.id}`, place.tenant.token).expect(204);
    await test.http('get', `/api/documents/${body.id}`, place.tenant.token).expect(200);
  });

  it('FTO-2 tus-js-client goes on where a cut connection has left it', async () => {
    const id = await begun(place.tenant, large.length);
    const headers = { Authorization: `Bearer ${place.tenant.token}` };
    const uploadUrl = `${address()}/api/uploads/${id}`;
    await send(place.tenant, id, 0, large.subarray(0, PART)).expect(204);
    // A part that breaks off in the middle: the connection is destroyed for real.
    await new Promise<void>((done) => {
      const cut = httpRequest(uploadUrl, {
        method: 'PATCH',
        headers: {
          ...headers,
          'Content-Type': 'application/offset+octet-stream',
          'Upload-Offset': PART,
          'Content-Length': PART,
        },
      });
      cut.on('error', () => done());
      cut.write(large.subarray(PART, PART + 500_000), () => setTimeout(() => cut.destroy(), 100));
    });
    expect((await head(place.tenant, id)).headers.get('upload-offset')).toBe(String(PART));
    const sent: number[] = [];
    await new Promise<void>((done, failed) => {
      new Upload(large, {
        uploadUrl,
        headers,
        chunkSize: PART,
        uploadSize: large.length,
        onChunkComplete: (size) => sent.push(size),
        onSuccess: () => done(),
        onError: failed,
      }).start();
    });
    expect(sent.reduce((sum, size) => sum + size, 0)).toBe(large.length - PART);
    await finish(place.tenant, id).expect(201);
  });

  it('SEC-06 nobody else knows of an upload', async () => {
    const { requestId } = await filedRequest(test, {}, place);
    const id = await begun(place.tenant, 2 * PART);
    const strangers = [place.landlord, plombex, await person(test, 'landlord'), (await letHome(test)).tenant];
    for (const who of strangers) {
      await send(who, id, 0, Buffer.alloc(PART)).expect(404);
      await finish(who, id).expect(404);
      await test.http('delete', `/api/uploads/${id}`, who.token).expect(404);
      expect((await head(who, id)).status).toBe(404);
    }
    await test.http('delete', `/api/uploads/${id}`).expect(401);
    await begin(plombex, 100, { requestId }).expect(404);
    await begin((await letHome(test)).tenant, 100, { requestId }).expect(404);
    expect((await begin(place.tenant, 100, { requestId, phase: 'after' }).expect(403)).body.code).toBe('forbidden');
    const offered = await offeredRequest(test, plombex);
    await begin(plombex, 100, { requestId: offered.requestId }).expect(403);
    await test.http('delete', `/api/uploads/${id}`, place.tenant.token).expect(204);
    await test.http('delete', `/api/uploads/${id}`, place.tenant.token).expect(404);
  });

  it('SEC-06 parts that lie about their size, their place or their type are refused, and nothing of them is kept', async () => {
    const id = await begun(place.tenant, large.length);
    const before = blobs();
    for (const offset of [PART, large.length, 1]) {
      const { body } = await send(place.tenant, id, offset, large.subarray(0, PART)).expect(409);
      expect(body.reason).toBe('upload_moved_on');
    }
    for (const offset of ['-1', 'x', '', '1e3', '99999999999999'])
      await send(place.tenant, id, offset, large.subarray(0, 9)).expect(400);
    await send(place.tenant, id, 0, large.subarray(0, PART - 1)).expect(400);
    await send(place.tenant, id, 0, large.subarray(0, PART + 1)).expect(413);
    await send(place.tenant, id, 0, Buffer.alloc(0)).expect(400);
    await send(place.tenant, id, 0, large.subarray(0, PART))
      .set('Content-Type', 'application/octet-stream')
      .expect(415);
    await test
      .http('post', '/api/documents', place.tenant.token)
      .set('Content-Type', 'application/offset+octet-stream')
      .send(Buffer.alloc(9))
      .expect(415);
    expect((await finish(place.tenant, id).expect(409)).body.reason).toBe('upload_unfinished');
    expect(blobs()).toBe(before);
    expect((await begin(place.tenant, FILE_BYTES.document + 1).expect(413)).body.reason).toBe('file_too_large');
    expect((await begin(place.tenant, FILE_BYTES.video + 1, { kind: 'video' }).expect(413)).body.values).toEqual({
      mib: 100,
    });
    for (const bytes of [0, -1, 1.5, '1', null, 2 ** 53])
      expect([400, 413]).toContain((await begin(place.tenant, bytes as number)).status);
    await sendAll(place.tenant, id, large);
    await test.http('delete', `/api/uploads/${id}`, place.tenant.token).expect(204);
  });

  it('SEC-06 of two clients that send the same part at once, one is taken', async () => {
    const id = await begun(place.tenant, large.length);
    const answers = await Promise.all(
      [test, other, test, other].map((on) => send(place.tenant, id, 0, large.subarray(0, PART), on)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    await send(place.tenant, id, PART, large.subarray(PART, 2 * PART)).expect(204);
    await send(place.tenant, id, 2 * PART, large.subarray(2 * PART)).expect(204);
    const finished = await Promise.all([test, other, test].map((on) => finish(place.tenant, id, {}, on)));
    expect(finished.some(({ status }) => status === 201)).toBe(true);
    expect(finished.every(({ status }) => [201, 409].includes(status))).toBe(true);
    expect(await test.sql('select 1 from stored_file where id = $1', [id])).toHaveLength(1);
  });

  it('SEC-06 a full disk and a process that dies leave an upload that goes on', async () => {
    const id = await begun(place.tenant, large.length);
    const store = test.app.get<BlobStore>(BLOB_STORE);
    const put = store.put.bind(store);
    store.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    await send(place.tenant, id, 0, large.subarray(0, PART)).expect(503);
    // The part is stored, and the process dies before its row says so.
    store.put = async (at, pieces) => {
      await put(at, pieces);
      throw new Error('killed');
    };
    await send(place.tenant, id, 0, large.subarray(0, PART)).expect(500);
    store.put = put;
    await sendAll(place.tenant, id, large);
    store.put = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    await finish(place.tenant, id).expect(503);
    store.put = put;
    // The process that finished it has died: after ten minutes another one takes over.
    await test.sql("update resumable_upload set state = 'finishing', claimed_at = now() where id = $1", [id]);
    expect((await finish(place.tenant, id).expect(409)).body.reason).toBe('upload_finishing');
    await test.sql("update resumable_upload set claimed_at = now() - interval '11 minutes' where id = $1", [id]);
    await finish(place.tenant, id).expect(201);
  });

  it('SEC-06 what is no picture is refused, and the upload is gone with its parts and its space', async () => {
    const [stored, space] = [blobs(), await used(place.landlord)];
    const bad = await whole(place.tenant, Buffer.from('<script>alert(1)</script>'));
    expect([bad.status, bad.body.code]).toEqual([422, 'unsafe_file']);
    expect([blobs(), await used(place.landlord)]).toEqual([stored, space]);
  });

  it('SEC-06 what is not finished within a day is removed, and its space is free again', async () => {
    const [stored, space] = [blobs(), await used(place.landlord)];
    const id = await begun(place.tenant, large.length);
    await send(place.tenant, id, 0, large.subarray(0, PART)).expect(204);
    expect(await used(place.landlord)).toBe(space + large.length);
    await test.app.get(ResumableUploads).expire();
    expect((await head(place.tenant, id)).status).toBe(200);
    test.clock.setNow(new Date(Date.now() + 24 * HOUR + 60_000));
    await test.app.get(ResumableUploads).expire();
    test.clock.setNow(new Date());
    expect((await head(place.tenant, id)).status).toBe(404);
    expect([blobs(), await used(place.landlord)]).toEqual([stored, space]);
    expect(await test.sql('select 1 from resumable_upload where id = $1', [id])).toEqual([]);
  });

  it('SEC-06 a person uploads so many files and bytes a day', async () => {
    const { tenant } = await letHome(test);
    await test.sql(
      `insert into resumable_upload (id, demo, created_at, account_id, user_id, name, bytes, fields, wrapped_key, key_id, state)
       select gen_random_uuid(), false, now(), $1, $2, 'x', 10, '{}', '', '', 'finished' from generate_series(1, $3)`,
      [place.landlord.accountId, tenant.userId, UPLOAD_DAY.files - 1],
    );
    await begun(tenant, 100);
    const { body, status } = await begin(tenant, 100);
    expect([status, body.reason]).toEqual([429, 'upload_day_full']);
    await test.sql(
      'update resumable_upload set created_at = created_at - $2 * interval $$1 hour$$ where user_id = $1',
      [tenant.userId, 25],
    );
    await begun(tenant, 100);
  });

  describe('FTO-2 videos', () => {
    const poster = () =>
      sharp({ create: { width: 320, height: 240, channels: 3, background: '#357' } })
        .withExif({ IFD3: { GPSAreaInformation: 'Laurier' } })
        .jpeg()
        .toBuffer();
    const send2 = async (who: Person, bytes: Buffer, more: object = {}) =>
      whole(who, bytes, { kind: 'video', name: 'IMG_2.MOV', ...more }, { poster: (await poster()).toString('base64') });

    it('FTO-2 lose their position, are shown with a poster, and are played in ranges by everyone on the request', async () => {
      const job = await acceptedRequest(test, plombex);
      const many = Array.from({ length: 40 }, (_, n) => Buffer.alloc(20_000, n + 1));
      const sent = video({
        brand: 'qt  ',
        seconds: 30,
        picture: { format: 'hvc1', config: Buffer.from('\0\0\0\x08hvcC'), width: 64, height: 48, samples: many },
      });
      expect(sent.includes(PLACE)).toBe(true);
      const { body, status } = await send2(job.tenant, sent, { requestId: job.requestId });
      expect([status, body.mediaType, body.bytes, body.name]).toEqual([201, 'video/mp4', sent.length, 'IMG_2.MOV']);
      for (const who of [job.tenant, job.landlord, plombex]) {
        const { body: request } = await test
          .http('get', `/api/service-requests/${job.requestId}`, who.token)
          .expect(200);
        const [shown] = request.photos;
        expect(shown).toMatchObject({
          id: body.id,
          mediaType: 'video/mp4',
          url: expect.any(String),
          posterUrl: expect.any(String),
        });
        const all = await read(shown.url);
        expect([all.status, all.headers['content-type'], all.headers['accept-ranges']]).toEqual([
          200,
          'video/mp4',
          'bytes',
        ]);
        expect(all.headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'content-length': String(sent.length),
        });
        expect(all.headers['content-security-policy']).toContain("default-src 'none'");
        expect([all.body.includes(PLACE), all.body.includes('Phone')]).toEqual([false, false]);
        for (const [from, to] of [
          [0, 2],
          [262_140, 262_150],
          [300_000, 700_001],
          [sent.length - 5, sent.length],
        ] as const) {
          const part = await read(shown.url, { Range: `bytes=${from}-${to - 1}` });
          expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
            206,
            `bytes ${from}-${to - 1}/${sent.length}`,
            String(to - from),
          ]);
          expect(part.body.equals(all.body.subarray(from, to))).toBe(true);
        }
        const beyond = await read(shown.url, { Range: `bytes=${sent.length}-` });
        expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${sent.length}`]);
        const still = await read(shown.posterUrl);
        expect([still.headers['content-type'], (await sharp(still.body).metadata()).exif]).toEqual([
          'image/jpeg',
          undefined,
        ]);
        expect((await read(shown.url.replace(/.$/, 'x'))).status).toBe(404);
      }
      const { body: listed } = await test
        .http('get', `/api/documents/${body.id}`, (await person(test, 'staff')).token)
        .expect(200);
      expect([listed.url, listed.posterUrl]).toEqual([null, null]);
    });

    it('FTO-2 one without a usable poster is taken without', async () => {
      for (const bad of [Buffer.from('<svg onload=alert(1)>').toString('base64'), undefined]) {
        const { body, status } = await whole(place.tenant, video(), { kind: 'video' }, { poster: bad });
        expect([status, body.posterUrl]).toEqual([201, null]);
      }
      const id = await begun(place.tenant, 9, { kind: 'video' });
      await finish(place.tenant, id, { poster: 'x'.repeat(800_000) }).expect(400);
      await finish(place.tenant, id, { poster: 'no base64!' }).expect(400);
    });

    it('SEC-06 one that is too long, no video, or cannot be followed is refused, and nothing of it is kept', async () => {
      const before = blobs();
      const long = await send2(place.tenant, video({ seconds: 62 }));
      expect([long.status, long.body.reason, long.body.values]).toEqual([422, 'video_too_long', { seconds: 60 }]);
      const jpeg = await poster();
      for (const bytes of [jpeg, Buffer.from('<html><script>1</script>'), video().subarray(0, 900), Buffer.alloc(64)]) {
        const { body, status } = await send2(place.tenant, bytes);
        expect([status, body.reason]).toEqual([422, 'video_unreadable']);
      }
      expect((await whole(place.tenant, video(), { kind: 'photo' })).body.code).toBe('unsafe_file');
      expect(blobs()).toBe(before);
    });

    it('FTO-2 a request has so many of one side, and a removed one goes with its poster', async () => {
      const job = await acceptedRequest(test, plombex);
      const answers = [];
      for (let n = 0; n <= REQUEST_VIDEOS_MAX; n += 1)
        answers.push(await send2(plombex, video(), { requestId: job.requestId }));
      expect(answers.map(({ status }) => status)).toEqual([
        ...Array.from({ length: REQUEST_VIDEOS_MAX }, () => 201),
        422,
      ]);
      expect(answers.at(-1)?.body.reason).toBe('too_many_videos');
      const before = blobs();
      await test.http('delete', `/api/documents/${answers[0]?.body.id}`, plombex.token).expect(204);
      expect(blobs()).toBe(before - 2);
      expect((await send2(plombex, video(), { requestId: job.requestId })).status).toBe(201);
      const ids = await Promise.all(
        Array.from(
          { length: REQUEST_VIDEOS_MAX + 1 },
          async () => (await send2(job.tenant, video())).body.id as string,
        ),
      );
      const report = { title: 'x', description: 'y', issueType: 'HVAC', priority: 'Low', photoIds: ids };
      const refused = await test.http('post', '/api/service-requests', job.tenant.token).send(report).expect(422);
      expect(refused.body.reason).toBe('too_many_videos');
      await test
        .http('post', '/api/service-requests', job.tenant.token)
        .send({ ...report, photoIds: ids.slice(1) })
        .expect(201);
    });

    it('SEC-06 drafts go at night with their posters', async () => {
      const { body } = await send2(place.tenant, video());
      const before = blobs();
      await test.sql("update stored_file set created_at = created_at - interval '3 days' where id = $1", [body.id]);
      await test.sql("update file_secret set created_at = created_at - interval '3 days'");
      const tidy = () => test.app.get(Scope).asSystem('documents.tidy', () => test.app.get(TidyFiles).tidy());
      await tidy();
      await tidy();
      expect(before - blobs()).toBeGreaterThanOrEqual(2);
      expect(
        await test.sql(
          'select 1 from file_secret s where not exists (select 1 from stored_file f where s.file_id in (f.id, f.poster_id))',
        ),
      ).toEqual([]);
    });
  });
});
