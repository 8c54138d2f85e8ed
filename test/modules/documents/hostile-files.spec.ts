import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { ZipFile } from 'yazl';
import { FileVault } from '../../../src/platform/files/file-vault.js';
import { letHome, home, type Home, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, filedRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { flatPng, pngChunk } from '../../support/pictures.js';
import { unzip } from '../../support/unzip.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF');
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"><script>alert(1)</script></svg>',
);
const ZEROS = Buffer.alloc(1024 * 1024);

interface Sample {
  name: string;
  bytes: Buffer;
}

describe('SEC-06 hostile files', () => {
  let test: TestApp;
  let place: LetHome;
  let market: Home;
  let craftsman: Craftsman;
  let demo: Person;
  let jobId: string;
  let requestId: string;
  let good: Map<string, Buffer>;
  beforeAll(async () => {
    test = await startTestApp();
    place = await letHome(test);
    market = await home(test);
    craftsman = await supplier(test);
    demo = await person(test, 'landlord', { demo: true });
    ({ requestId: jobId } = await acceptedRequest(test, craftsman));
    ({ requestId } = await filedRequest(test, {}, place));
    good = await goodFiles();
  });
  afterAll(() => test.close());

  const send = async (
    { bytes, name }: Sample,
    who: Person,
    fields: Record<string, string>,
    path = '/api/documents',
  ) => {
    const request = test.http('post', path, who.token).attach('file', bytes, name);
    const answer = await Object.entries(fields).reduce((all, [field, value]) => all.field(field, value), request);
    return {
      status: answer.status,
      id: answer.body.id as string,
      url: answer.body.url as string,
      code: answer.body.code as string,
    };
  };
  /** Every door that takes a file. */
  const doors = (sample: Sample) => [
    send(sample, place.landlord, { leaseId: place.leaseId, purpose: 'lease_document' }),
    send(sample, place.tenant, { purpose: 'other' }),
    send(sample, place.landlord, { unitId: place.unitId, purpose: 'listing_photo' }),
    send(sample, place.tenant, { requestId }),
    send(sample, craftsman, { requestId: jobId }),
    send(sample, demo, { purpose: 'listing_photo' }),
    send(sample, demo, {}),
    send(sample, place.landlord, {}, '/api/landlords/imports'),
  ];

  it('SEC-06 no door answers 5xx to a hostile file, and what one takes can be read', async () => {
    const faults: unknown[] = [];
    for (const sample of hostile(good)) {
      for (const { status, url, code } of await Promise.all(doors(sample))) {
        const read = status === 201 && url ? (await test.http('get', url)).status : 200;
        if (![200, 201, 400, 413, 422].includes(status) || read !== 200)
          faults.push([sample.name, sample.bytes.length, status, code, read]);
      }
    }
    expect(faults).toEqual([]);
  }, 300_000);

  it('SEC-06 no reading door answers 5xx when such a file lies in the store', async () => {
    const { body: listing } = await test
      .http('post', `/api/landlords/units/${market.unitId}/listing`, market.landlord.token)
      .send({
        title: 'Flat',
        description: 'Bright.',
        rentCents: 100_000,
        availableDate: '2027-01-01',
        status: 'published',
      })
      .expect(201);
    const faults: unknown[] = [];
    for (const { name, bytes } of hostile(good)) {
      const id = v7();
      await test.app.get(FileVault).keep(id, bytes);
      await test.sql('update listing set photo_ids = jsonb_build_array($2::text) where id = $1', [listing.id, id]);
      const asked = ['size=small', 'size=full&format=avif'].map((query) =>
        test.http('get', `/api/listings/${listing.id}/photos/${id}?${query}`),
      );
      for (const { status } of await Promise.all(asked))
        if (status !== 200 && status !== 404) faults.push([name, bytes.length, status]);
    }
    expect(faults).toEqual([]);
  }, 300_000);

  it('SEC-06 whatever a file is called, it is taken and given back', async () => {
    const names = [
      'a'.repeat(5000),
      `${'x'.repeat(199)}😀.pdf`,
      '..',
      '../../etc/passwd',
      '.',
      'CON.pdf',
      'a"b\\c%0d%0a.pdf',
      '\u202efdp.exe',
      '{"a":1}',
      "'; drop table stored_file; --.pdf",
      '   ',
    ];
    for (const name of names) {
      const { status, url } = await send({ name, bytes: PDF }, place.landlord, { leaseId: place.leaseId });
      expect([name, status]).toEqual([name, 201]);
      await test.http('get', url).expect(200);
    }
  });

  it('SEC-06 archives and exports that hold all of it are whole', async () => {
    for (const [path, who] of [
      ['/api/documents/archive', place.landlord],
      ['/api/documents/archive', place.tenant],
      ['/api/profiles/me/export', place.landlord],
    ] as const) {
      const { body } = await test.http('get', path, who.token).responseType('blob').expect(200);
      expect(unzip(body as Buffer).size).toBeGreaterThan(0);
    }
  });
});

async function goodFiles(): Promise<Map<string, Buffer>> {
  const picture = sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: '#b33',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  const [jpg, png, webp, tif, avif] = await Promise.all(
    [
      picture.clone().jpeg(),
      picture.clone().png(),
      picture.clone().webp(),
      picture.clone().tiff(),
      picture.clone().avif(),
    ].map((one) => one.toBuffer()),
  );
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return new Map<string, Buffer>([
    ['a.jpg', jpg as Buffer],
    ['a.png', png as Buffer],
    ['a.webp', webp as Buffer],
    ['a.tif', tif as Buffer],
    ['a.avif', avif as Buffer],
    ['a.heic', readFileSync(join(import.meta.dirname, 'photo.heic'))],
    ['a.pdf', PDF],
    ['a.csv', Buffer.from('unit;rent\n302;100\n')],
    ['a.txt', Buffer.from('hello')],
    [
      'a.docx',
      await zip({
        '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${word}"/></Types>`,
        'word/document.xml': '<w/>',
      }),
    ],
    ['a.odt', await zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' })],
    ['bomb', await zipBomb()],
  ]);
}

/** Each kind cut off, emptied, filled with zeros, with something behind it, under another's name; and what is made to hurt. */
function hostile(good: Map<string, Buffer>): Sample[] {
  const each = [...good]
    .filter(([name]) => name !== 'bomb')
    .flatMap(([name, bytes]) => [
      ...[0, 12, Math.floor(bytes.length / 2), bytes.length - 1].map((length) => ({
        name,
        bytes: bytes.subarray(0, length),
      })),
      { name, bytes: Buffer.concat([bytes.subarray(0, 32), Buffer.alloc(2000)]) },
      { name, bytes: Buffer.concat([bytes.subarray(0, 32), Buffer.alloc(2000, 0xff)]) },
      { name, bytes: Buffer.concat([bytes, SVG]) },
      { name, bytes: Buffer.concat([SVG, bytes]) },
      { name, bytes: SVG },
      { name: name === 'a.pdf' ? 'a.png' : 'a.pdf', bytes },
      { name: 'a.exe', bytes },
    ]);
  const png = good.get('a.png') as Buffer;
  return [
    ...each,
    ...[
      [16_000, 16_000],
      [1, 60_000],
      [60_000, 1],
      [0, 0],
      [100_000, 100_000],
    ].map(([width = 0, height = 0]) => ({ name: 'a.png', bytes: sized(width, height) })),
    {
      name: 'a.png',
      bytes: Buffer.concat([
        png.subarray(0, 33),
        pngChunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), sized(8000, 8000).subarray(41, -16)])),
        png.subarray(33),
      ]),
    },
    {
      name: 'a.png',
      bytes: Buffer.concat([
        png.subarray(0, 33),
        ...Array.from({ length: 60_000 }, () => pngChunk('tEXt', Buffer.alloc(0))),
        png.subarray(33),
      ]),
    },
    { name: 'a.jpg', bytes: Buffer.concat([good.get('a.jpg') as Buffer, good.get('a.docx') as Buffer]) },
    { name: 'a.docx', bytes: good.get('bomb') as Buffer },
    { name: 'a.gif', bytes: Buffer.from('GIF89a/*\x01\0\x01\0\0\0\0*/=1;alert(1)//', 'latin1') },
  ];
}

/** A flat PNG; one of impossible dimensions has the data of a small one. */
function sized(width: number, height: number): Buffer {
  if (width > 0 && width * height < 1e9) return flatPng(width, height);
  const bytes = flatPng(9, 9);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function zip(files: Record<string, string>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, text] of Object.entries(files)) archive.addBuffer(Buffer.from(text), name, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}

/** A document whose list of contents unpacks to 100 MB. */
function zipBomb(): Promise<Buffer> {
  const archive = new ZipFile();
  archive.addReadStream(Readable.from(Array.from({ length: 100 }, () => ZEROS)), '[Content_Types].xml');
  archive.end();
  return buffer(archive.outputStream);
}
