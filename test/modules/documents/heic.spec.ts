import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { withHeic } from '../../../src/platform/files/heic.js';
import { runInContext } from '../../../src/platform/scope/context.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, name));
const SMALL = fixture('photo.heic');
/** 24.5 megapixels of one colour, in 6 KB. */
const LARGE = fixture('large.heic');
const MIB = 1024 * 1024;

describe('SEC-03 HEIC', () => {
  let test: TestApp;
  let place: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    place = await letHome(test);
  });
  afterAll(() => test.close());

  const upload = (who: Person, bytes: Buffer) =>
    test
      .http('post', '/api/documents', who.token)
      .field('purpose', 'request_photo')
      .attach('file', bytes, 'IMG_0001.HEIC');

  it('SEC-03 a large picture is decoded while the server goes on, and its memory goes back', async () => {
    await upload(place.tenant, SMALL).expect(201);
    const before = process.memoryUsage().rss;
    const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
    const { body } = await upload(place.tenant, LARGE).expect(201);
    // Decoding is most of the work of the upload. It is counted in time of the processor, which a busy machine does not stretch.
    expect(seconds(process.threadCpuUsage(own)) / seconds(process.cpuUsage(all))).toBeLessThan(0.2);
    const kept = await test.http('get', body.url).responseType('blob').expect(200);
    expect((await sharp(kept.body as Buffer).metadata()).width).toBe(2560);
    expect((process.memoryUsage().rss - before) / MIB).toBeLessThan(250);
  });

  it('SEC-03 one that says that it is larger is refused before it is decoded, one that lies about its size while it is', async () => {
    const huge = withSize(SMALL, 20_000, 20_000);
    await upload(place.tenant, huge)
      .expect(422)
      .expect(({ body }) => expect(body.code).toBe('picture_too_large'));
    await upload(place.tenant, withSize(LARGE, 96, 64))
      .expect(422)
      .expect(({ body }) => expect(body.code).toBe('unsafe_file'));
    await upload(place.tenant, Buffer.from(SMALL.toString('latin1').replace('ispe', 'free'), 'latin1')).expect(422);
    for (const length of [40, 200, 900, SMALL.length - 20])
      await upload(place.tenant, SMALL.subarray(0, length)).expect(422);
  });

  it('SEC-03 in the demo world nothing is decoded: a picture of the shelf stands in, whatever the file holds', async () => {
    const demo = await person(test, 'landlord', { demo: true });
    const broken = Buffer.concat([SMALL.subarray(0, 60), Buffer.alloc(2000)]);
    const { body } = await test
      .http('post', '/api/documents', demo.token)
      .field('purpose', 'listing_photo')
      .attach('file', broken, 'a.heic')
      .expect(201);
    expect(body).toMatchObject({ name: 'demo.jpg', mediaType: 'image/jpeg' });
    await test
      .http('post', '/api/documents', demo.token)
      .field('purpose', 'listing_photo')
      .attach('file', Buffer.from('<html>'), 'a.heic')
      .expect(422);
  });

  it('SEC-03 the files of one source neither fill the queue nor keep others waiting', async () => {
    const ended: string[] = [];
    const decode = (source: string) =>
      runInContext({ source }, () => withHeic(SMALL, async () => void ended.push(source)));
    const crowd = Array.from({ length: 20 }, () => decode('198.51.100.1'));
    const one = decode('203.0.113.9');
    const refused = (await Promise.allSettled(crowd)).filter((done) => done.status === 'rejected');
    await one;
    expect(ended.indexOf('203.0.113.9')).toBeLessThan(4);
    expect(refused.map(({ reason }) => reason.code)).toEqual(['busy', 'busy', 'busy']);
  }, 60_000);
});

function seconds({ user, system }: { user: number; system: number }): number {
  return (user + system) / 1e6;
}

/** The same file with other dimensions in its `ispe` box. */
function withSize(heic: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(heic);
  const at = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, at);
  bytes.writeUInt32BE(height, at + 4);
  return bytes;
}
