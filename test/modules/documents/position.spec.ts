import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import heic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { CleanStoredPictures } from '../../../src/modules/documents/clean-stored-pictures.js';
import { FileVault } from '../../../src/platform/files/file-vault.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pngChunk, withGps } from '../../support/pictures.js';

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="45,30.5N"/></rdf:RDF></x:xmpmeta>';
const EXIF = {
  IFD0: { Make: 'Phone', DateTime: '2026:09:01 10:00:00' },
  IFD2: { DateTimeOriginal: '2026:09:01 10:00:00', UserComment: 'At Laurier' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '45/1 31/1 1234/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '73/1 35/1 4321/100',
    GPSAreaInformation: 'Laurier',
  },
};
/** 1234/100 and 4321/100 as Exif writes them, in both orders of bytes; words; and what XMP says. */
const TRACES = [
  Buffer.from('d2040000', 'hex'),
  Buffer.from('000004d2', 'hex'),
  Buffer.from('e1100000', 'hex'),
  Buffer.from('000010e1', 'hex'),
  'Laurier',
  'GPSLatitude',
  '45,30.5N',
  'Phone',
];

describe('SEC-15 positions of pictures', () => {
  let test: TestApp;
  let place: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    place = await letHome(test);
  });
  afterAll(() => test.close());

  /** Different in every pixel, so that a change of one would be seen; turned by its Exif data. */
  const located = () =>
    sharp(Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7919) % 251)), {
      raw: { width: 60, height: 40, channels: 3 },
    })
      .withXmp(XMP)
      .withExif(EXIF)
      .withMetadata({ orientation: 6, exif: EXIF, icc: 'p3' });
  const kept = async (bytes: Buffer, name: string, fields: Record<string, string> = {}) => {
    const request = test.http('post', '/api/documents', place.landlord.token).attach('file', bytes, name);
    const { body } = await Object.entries({ leaseId: place.leaseId, purpose: 'inspection', ...fields })
      .reduce((all, [field, value]) => all.field(field, value), request)
      .expect(201);
    const read = (await test.http('get', body.url).responseType('blob').expect(200)).body as Buffer;
    expect(body.bytes).toBe(read.length);
    return read;
  };
  const traces = (bytes: Buffer) => TRACES.filter((trace) => bytes.includes(trace)).map(String);
  const pixels = async (bytes: Buffer) => (await sharp(bytes, { pages: -1 }).raw().toBuffer()).toString('base64');

  it.each<[string, (picture: Sharp) => Promise<Buffer>]>([
    ['a.jpg', (picture) => picture.jpeg({ quality: 95 }).toBuffer()],
    ['progressive.jpg', (picture) => picture.jpeg({ progressive: true }).toBuffer()],
    ['a.png', (picture) => picture.png().toBuffer()],
    ['a.webp', (picture) => picture.webp().toBuffer()],
    ['lossless.webp', (picture) => picture.webp({ lossless: true }).toBuffer()],
    ['a.tiff', (picture) => picture.tiff({ compression: 'lzw' }).toBuffer().then(withGps)],
  ])('SEC-15 %s that is filed as a paper loses its position and keeps every pixel', async (name, make) => {
    const sent = await make(located());
    expect(traces(sent)).toEqual(expect.arrayContaining(['Laurier']));
    const read = await kept(sent, name);
    expect(traces(read)).toEqual([]);
    const [before, after] = await Promise.all([sharp(sent).metadata(), sharp(read).metadata()]);
    const { width, height, orientation, icc } = before;
    expect(after).toMatchObject({ width, height, orientation });
    expect([orientation, after.icc, after.xmp]).toEqual([6, icc, undefined]);
    expect(await pixels(read)).toBe(await pixels(sent));
    expect([name, (after.exif ?? read).includes('2026:09:01 10:00:00')]).toEqual([name, !name.endsWith('tiff')]);
    expect(await kept(read, name)).toEqual(read);
  });

  it('SEC-15 a HEIC that is filed as a paper loses its position and keeps every pixel', async () => {
    const sent = readFileSync(join(import.meta.dirname, 'located.heic'));
    expect(traces(sent)).toEqual(expect.arrayContaining(['Laurier', 'GPSLatitude']));
    const read = await kept(sent, 'IMG_0001.HEIC');
    expect(traces(read)).toEqual([]);
    const decoded = async (bytes: Buffer) =>
      Buffer.from((await (await heic.all({ buffer: bytes }))[0]?.decode())?.data ?? []).toString('base64');
    expect(await decoded(read)).toBe(await decoded(sent));
    expect((await sharp(read).metadata()).exif?.includes('2026:09:01 10:00:00')).toBe(true);
  });

  it('SEC-15 what follows the end of a picture goes too, with texts and comments within it', async () => {
    const film = Buffer.from('....ftypmp42 moov udta ©xyz+45.5-73.6/ Laurier');
    const jpeg = await located().jpeg().toBuffer();
    const comment = Buffer.from([0xff, 0xfe, 0, 9, ...Buffer.from('Laurier')]);
    expect(
      traces(await kept(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), film]), 'motion.jpg')),
    ).toEqual([]);
    const png = await located().png().toBuffer();
    const text = pngChunk('tEXt', Buffer.from('Location\0Laurier'));
    expect(traces(await kept(Buffer.concat([png.subarray(0, 33), text, png.subarray(33), film]), 'a.png'))).toEqual([]);
    const webp = await located().webp().toBuffer();
    expect(traces(await kept(Buffer.concat([webp, film]), 'a.webp'))).toEqual([]);
    const phone = readFileSync(join(import.meta.dirname, 'located.heic'));
    const box = Buffer.concat([Buffer.from([0, 0, 0, film.length + 8]), Buffer.from('mpvd'), film]);
    expect(traces(await kept(Buffer.concat([phone, box]), 'a.heic'))).toEqual([]);
  });

  it('SEC-15 every page of a scan, and each picture of an animation, is cleaned and kept', async () => {
    const pages = await sharp({
      create: {
        width: 20,
        height: 60,
        channels: 3,
        background: '#b33',
        pageHeight: 20,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .withXmp(XMP)
      .tiff()
      .toBuffer()
      .then(withGps);
    expect(traces(pages)).toContain('Laurier');
    const scan = await kept(pages, 'scan.tif');
    expect([traces(scan), (await sharp(scan).metadata()).pages]).toEqual([[], 3]);
    expect(await pixels(scan)).toBe(await pixels(pages));
    const film = await sharp(pages, { pages: -1 }).withExif(EXIF).withXmp(XMP).webp().toBuffer();
    const animation = await kept(film, 'film.webp');
    expect([traces(animation), (await sharp(animation).metadata()).pages]).toEqual([[], 3]);
    expect(await pixels(animation)).toBe(await pixels(film));
  });

  it.each<[string, (picture: Sharp) => Promise<Buffer>]>([
    ['jpeg', (picture) => picture.jpeg().toBuffer()],
    ['png', (picture) => picture.png().toBuffer()],
    ['webp', (picture) => picture.webp().toBuffer()],
    ['avif', (picture) => picture.avif().toBuffer()],
    ['heic', () => Promise.resolve(readFileSync(join(import.meta.dirname, 'located.heic')))],
  ])('SEC-15 a photo of a request or a listing has none either: %s', async (_format, make) => {
    const read = await kept(await make(located()), 'photo', { purpose: 'listing_photo', unitId: place.unitId });
    expect(traces(read)).toEqual([]);
    const { exif, xmp, iptc } = await sharp(read).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('SEC-15 pictures that were stored before are cleaned at night, and broken ones stay', async () => {
    const [jpeg, broken] = [await located().jpeg().toBuffer(), Buffer.from('no picture any more')];
    const ids: string[] = [];
    for (const bytes of [jpeg, broken]) {
      const { body } = await test
        .http('post', '/api/documents', place.landlord.token)
        .attach('file', jpeg, 'a.jpg')
        .expect(201);
      await test.app.get(FileVault).replace(body.id, bytes);
      await test.sql('update stored_file set position_removed = false, bytes = $2 where id = $1', [
        body.id,
        bytes.length,
      ]);
      ids.push(body.id);
    }
    await test.app.get(Scope).asSystem('clean test', () => test.app.get(CleanStoredPictures).clean());
    const rows = await test.sql<{ bytes: number; done: boolean }>(
      'select bytes, position_removed as done from stored_file where id = any($1) order by created_at, id',
      [ids],
    );
    const read = await Promise.all(ids.map((id) => test.app.get(FileVault).read(id)));
    expect(rows).toEqual(read.map(({ length }) => ({ bytes: length, done: true })));
    expect([traces(read[0] as Buffer), read[1]]).toEqual([[], broken]);
    expect(await pixels(read[0] as Buffer)).toBe(await pixels(jpeg));
  });

  it('SEC-15 the pictures of the demo hold none, whatever was sent', async () => {
    const demo = await person(test, 'landlord', { demo: true });
    const { body } = await test
      .http('post', '/api/documents', demo.token)
      .attach('file', await located().jpeg().toBuffer(), 'me.jpg')
      .expect(201);
    const read = (await test.http('get', body.url).responseType('blob').expect(200)).body as Buffer;
    const { exif, xmp, iptc } = await sharp(read).metadata();
    expect([traces(read), exif, xmp, iptc]).toEqual([[], undefined, undefined, undefined]);
  });

  it('SEC-15 papers that are no pictures stay as they are', async () => {
    const text = Buffer.from('Laurier, apartment 302');
    expect(await kept(text, 'note.txt')).toEqual(text);
  });
});
