import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Settings } from '../../../src/platform/config/settings.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, filedRequest, supplier } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Secret (lease of Kim Larsen) >> endobj\ntrailer << >>\n%%EOF');
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

describe('documents', () => {
  let test: TestApp;
  let home: LetHome;
  let stranger: Person;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
    stranger = await person(test, 'landlord');
  });
  afterAll(() => test.close());

  const upload = (who: Person, bytes: Buffer, name: string, fields: Record<string, string> = {}) => {
    const request = test.http('post', '/api/documents', who.token).attach('file', bytes, name);
    return Object.entries(fields).reduce((all, [field, value]) => all.field(field, value), request);
  };
  const photo = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#b33' } });
  const bytesOf = async (url: string) => (await test.http('get', url).responseType('blob').expect(200)).body as Buffer;

  it('DC-001 what its owner uploads is read back byte by byte', async () => {
    const { body } = await upload(home.landlord, PDF, 'lease.pdf', {
      leaseId: home.leaseId,
      purpose: 'lease_document',
    }).expect(201);
    expect(body).toMatchObject({
      name: 'lease.pdf',
      mediaType: 'application/pdf',
      bytes: PDF.length,
      leaseId: home.leaseId,
      own: true,
    });
    expect(await bytesOf(body.url)).toEqual(PDF);
    const { body: list } = await test
      .http('get', `/api/documents?leaseId=${home.leaseId}`, home.landlord.token)
      .expect(200);
    expect(list).toHaveLength(1);
  });

  it('DM: in the demo world a picture of the shelf stands in for what a visitor sends', async () => {
    const demo = await person(test, 'landlord', { demo: true });
    const sent = await photo().jpeg().toBuffer();
    const { body } = await upload(demo, sent, 'me.jpg', { name: 'My face' }).expect(201);
    expect(body).toMatchObject({ name: 'demo.jpg', mediaType: 'image/jpeg' });
    expect((await sharp(await bytesOf(body.url)).metadata()).width).toBe(600);
    await upload(demo, HTML, 'x.pdf').expect(422);
  });

  it('DC-003 the bytes on disk are not the plain ones', async () => {
    const folder = join(test.app.get(Settings).dataDir, 'files');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const kept = readFileSync(join(file.parentPath, file.name));
      expect(kept.includes('Kim Larsen')).toBe(false);
      expect(kept.includes('%PDF')).toBe(false);
    }
  });

  it('DC-003 a download address dies after 5 minutes, and a changed one never lived', async () => {
    const { body } = await upload(home.landlord, PDF, 'a.pdf').expect(201);
    await test.http('get', body.url.replace(/signature=...../, 'signature=AAAAA')).expect(404);
    await test.http('get', body.url.replace(/expires=\d+/, 'expires=9999999999')).expect(404);
    test.clock.setNow(new Date(Date.now() + 4 * 60_000));
    await test.http('get', body.url).expect(200);
    test.clock.setNow(new Date(Date.now() + 5 * 60_000 + 1000));
    await test.http('get', body.url).expect(404);
    test.clock.setNow(new Date());
  });

  it('DC-005 a download is an attachment that no browser may take for something else', async () => {
    const { body } = await upload(home.landlord, PDF, 'Bail d’été 2026.pdf').expect(201);
    const { headers } = await test.http('get', body.url).expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="Bail dete 2026.pdf"/);
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Bail%20d%E2%80%99%C3%A9t%C3%A9%202026.pdf");
    expect(headers['x-content-type-options']).toBe('nosniff');
    for (const directive of ['sandbox', "frame-ancestors 'none'", "base-uri 'none'"])
      expect(headers['content-security-policy']).toContain(directive);
  });

  it('DC-005 text says that it is UTF-8, which it was checked for', async () => {
    const { body } = await upload(home.landlord, Buffer.from('Loyer\u202f: 900 €'), 'note.txt').expect(201);
    const { headers } = await test.http('get', body.url).expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it.each([
    ['HTML called lease.pdf', HTML, 'lease.pdf'],
    ['HTML called page.html', HTML, 'page.html'],
    ['markup called note.txt', HTML, 'note.txt'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0>\0', 'latin1'), 'lease.pdf'],
    ['a PDF called photo.jpg', PDF, 'photo.jpg'],
    ['an SVG', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'],
  ])('DC-006 %s is refused by its content', async (_what, bytes, name) => {
    const answer = await upload(home.landlord, bytes, name);
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('unsafe_file');
  });

  it('DC-002 more than 20 MiB is refused', async () => {
    const answer = await upload(home.landlord, Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]), 'big.pdf');
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('too_large');
  });

  it('refuses a body without a file, one that is no multipart, and unknown fields by name', async () => {
    await test.http('post', '/api/documents', home.landlord.token).field('purpose', 'other').expect(400);
    await test.http('post', '/api/documents', home.landlord.token).send({ purpose: 'other' }).expect(415);
    const { body } = await upload(home.landlord, PDF, 'a.pdf', { folder: 'x' }).expect(400);
    expect(body.details[0].field).toBe('folder');
    await upload(home.landlord, PDF, 'a.pdf', { purpose: 'nonsense' }).expect(400);
  });

  it('a photo of a request is made anew as upright JPEG without its position', async () => {
    const { requestId } = await filedRequest(test, {}, home);
    const located = await photo()
      .withMetadata({
        orientation: 6,
        exif: { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '45/1 30/1 0/1', GPSLatitudeRef: 'N' } },
      })
      .jpeg()
      .toBuffer();
    expect(located.includes('Phone')).toBe(true);
    const { body } = await upload(home.tenant, located, 'leak.jpg', { requestId }).expect(201);
    expect(body).toMatchObject({
      purpose: 'request_photo',
      mediaType: 'image/jpeg',
      requestId,
      sharedWithTenant: true,
    });
    const kept = await bytesOf(body.url);
    const facts = await sharp(kept).metadata();
    expect(facts.exif).toBeUndefined();
    expect([facts.width, facts.height]).toEqual([30, 40]);
    await upload(home.tenant, PDF, 'leak.pdf', { requestId }).expect(422);
    await upload(home.tenant, Buffer.concat([located.subarray(0, 200), Buffer.alloc(400)]), 'broken.jpg', {
      requestId,
    }).expect(422);
  });

  it('a photo of an iPhone (HEIC) becomes a JPEG without its position', async () => {
    const { requestId } = await filedRequest(test, {}, home);
    const heic = readFileSync(join(import.meta.dirname, 'photo.heic'));
    expect(heic.includes('Phone')).toBe(true);
    const { body } = await upload(home.tenant, heic, 'IMG_0001.HEIC', { requestId }).expect(201);
    expect(body.mediaType).toBe('image/jpeg');
    const kept = await bytesOf(body.url);
    const { width, height, format, exif } = await sharp(kept).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 96, height: 64, format: 'jpeg', exif: undefined });
    const { dominant } = await sharp(kept).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it('photos uploaded while writing belong to their author alone until the request is filed', async () => {
    const { body: draft } = await upload(home.tenant, await photo().png().toBuffer(), 'a.png', {
      purpose: 'request_photo',
    }).expect(201);
    await test.http('get', `/api/documents/${draft.id}`, home.landlord.token).expect(404);
    const { requestId } = await filedRequest(test, { photoIds: [draft.id] }, home);
    const { body } = await test.http('get', `/api/service-requests/${requestId}`, home.landlord.token).expect(200);
    expect(body.photos).toMatchObject([{ id: draft.id, requestId }]);
    expect(body.photoCount).toBe(1);
    await test
      .http('post', '/api/service-requests', home.tenant.token)
      .send({ description: 'again', photoIds: [draft.id] })
      .expect(404);
  });

  it('DC-004 another’s document is 404, and a foreign lease or request takes none', async () => {
    const { body } = await upload(home.landlord, PDF, 'a.pdf', { leaseId: home.leaseId }).expect(201);
    const other = await letHome(test);
    for (const who of [stranger, other.tenant, home.tenant])
      await test.http('get', `/api/documents/${body.id}`, who.token).expect(404);
    await upload(stranger, PDF, 'a.pdf', { leaseId: home.leaseId }).expect(404);
    await upload(other.tenant, PDF, 'a.pdf', { leaseId: home.leaseId }).expect(404);
    await test.http('delete', `/api/documents/${body.id}`, stranger.token).expect(404);
  });

  it('a tenant reads what is shared, and no more; staff see that it exists and get no address', async () => {
    const { body } = await upload(home.landlord, PDF, 'rules.pdf', {
      leaseId: home.leaseId,
      sharedWithTenant: 'true',
    }).expect(201);
    const { body: seen } = await test.http('get', `/api/documents/${body.id}`, home.tenant.token).expect(200);
    expect(seen.own).toBe(false);
    const staff = await person(test, 'staff');
    const { body: meta } = await test.http('get', `/api/documents/${body.id}`, staff.token).expect(200);
    expect(meta).toMatchObject({ name: 'rules.pdf', url: null });
    await test.http('delete', `/api/documents/${body.id}`, home.tenant.token).expect(404);
    await test.http('delete', `/api/documents/${body.id}`, home.landlord.token).expect(204);
    await test.http('get', body.url).expect(404);
  });

  it('a supplier adds photos to own jobs alone', async () => {
    const plombex = await supplier(test);
    const { requestId } = await acceptedRequest(test, plombex);
    await upload(plombex, await photo().jpeg().toBuffer(), 'after.jpg', { requestId }).expect(201);
    const foreign = await filedRequest(test, {}, home);
    await upload(plombex, await photo().jpeg().toBuffer(), 'after.jpg', { requestId: foreign.requestId }).expect(404);
    await upload(plombex, await photo().jpeg().toBuffer(), 'after.jpg').expect(400);
  });
});
