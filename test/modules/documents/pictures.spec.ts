import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { TidyFiles } from '../../../src/modules/documents/tidy-files.js';
import { FileVault } from '../../../src/platform/files/file-vault.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { home, letHome, type LetHome } from '../../factories/homes.js';
import type { Person } from '../../factories/people.js';
import { filedRequest } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { flatPng } from '../../support/pictures.js';

const PDF = Buffer.from('%PDF-1.4\ntrailer << >>\n%%EOF');
const DAY_MS = 24 * 3600_000;
const MIB = 1024 * 1024;

describe('SEC-02 pictures', () => {
  let test: TestApp;
  let place: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    place = await letHome(test);
  });
  afterAll(() => test.close());

  const upload = (who: Person, bytes: Buffer, name: string, fields: Record<string, string> = {}) =>
    Object.entries(fields).reduce(
      (all, [field, value]) => all.field(field, value),
      test.http('post', '/api/documents', who.token).attach('file', bytes, name),
    );
  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#b33' } })
      .jpeg()
      .toBuffer();
  const change = (id: string, body: object) =>
    test.http('patch', `/api/documents/${id}`, place.landlord.token).send(body);
  const tidy = () => test.app.get(Scope).asSystem('tidy test', () => test.app.get(TidyFiles).tidy());
  const isThere = async (id: string) => (await test.sql('select 1 from stored_file where id = $1', [id])).length > 0;

  it('SEC-02 a paper never becomes a photo, a photo never a paper, and other kinds change as before', async () => {
    const { leaseId, unitId, landlord } = place;
    const { body: paper } = await upload(landlord, PDF, 'lease.pdf', { leaseId, purpose: 'lease_document' }).expect(
      201,
    );
    for (const purpose of ['request_photo', 'listing_photo']) {
      await change(paper.id, { purpose })
        .expect(422)
        .expect(({ body }) => expect(body.code).toBe('rule_broken'));
    }
    await change(paper.id, { purpose: 'inspection', name: 'Inspection' })
      .expect(200)
      .expect(({ body }) => expect(body.purpose).toBe('inspection'));
    const { body: shown } = await upload(landlord, await photo(), 'a.jpg', { unitId, purpose: 'listing_photo' }).expect(
      201,
    );
    for (const purpose of ['other', 'request_photo']) await change(shown.id, { purpose }).expect(422);
    await change(shown.id, { purpose: 'listing_photo', name: 'The kitchen' }).expect(200);
  });

  it('SEC-02 the database refuses it too, and a photo that is no JPEG', async () => {
    const { body: paper } = await upload(place.landlord, PDF, 'a.pdf').expect(201);
    await expect(
      test.sql("update stored_file set purpose = 'request_photo' where id = $1", [paper.id]),
    ).rejects.toThrow(/photo/);
    await expect(
      test.sql("update stored_file set purpose = 'listing_photo', media_type = 'image/jpeg' where id = $1", [paper.id]),
    ).rejects.toThrow(/photo/);
    const { body: shown } = await upload(place.landlord, await photo(), 'a.jpg', {
      unitId: place.unitId,
      purpose: 'listing_photo',
    }).expect(201);
    await expect(
      test.sql("update stored_file set media_type = 'application/pdf' where id = $1", [shown.id]),
    ).rejects.toThrow(/photo/);
  });

  it('SEC-02 a picture of more pixels than a camera takes is refused before it is decoded', async () => {
    const bomb = flatPng(16_000, 16_000);
    const before = process.memoryUsage().rss;
    for (const [who, fields] of [
      [place.landlord, { purpose: 'listing_photo', unitId: place.unitId }],
      [place.tenant, { purpose: 'request_photo' }],
    ] as const) {
      await upload(who, bomb, 'a.png', fields)
        .expect(422)
        .expect(({ body }) => expect(body.code).toBe('picture_too_large'));
    }
    await upload(place.landlord, flatPng(1, 60_000), 'thin.png', {
      purpose: 'listing_photo',
      unitId: place.unitId,
    }).expect(201);
    expect((process.memoryUsage().rss - before) / MIB).toBeLessThan(300);
  });

  it('SEC-02 what was published before as a picture and is none, or too large a one, is 404 and costs no memory', async () => {
    const own = await home(test);
    const { body: listing } = await test
      .http('post', `/api/landlords/units/${own.unitId}/listing`, own.landlord.token)
      .send({
        title: 'Flat',
        description: 'Bright.',
        rentCents: 100_000,
        availableDate: '2027-01-01',
        status: 'published',
      })
      .expect(201);
    const publish = async (bytes: Buffer) => {
      const id = v7();
      await test.app.get(FileVault).keep(id, bytes);
      await test.sql('update listing set photo_ids = jsonb_build_array($2::text) where id = $1', [listing.id, id]);
      return `/api/listings/${listing.id}/photos/${id}`;
    };
    const before = process.memoryUsage().rss;
    const bomb = await publish(flatPng(16_000, 16_000));
    await Promise.all(['small', 'card', 'full'].map((size) => test.http('get', `${bomb}?size=${size}`).expect(404)));
    expect((process.memoryUsage().rss - before) / MIB).toBeLessThan(300);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>');
    for (const bytes of [PDF, svg, flatPng(9, 9).subarray(0, 50), Buffer.from('x')])
      await test.http('get', await publish(bytes)).expect(404);
    await test.http('get', await publish(flatPng(1, 60_000))).expect(200);
  });

  it('SEC-02 the nightly clean-up removes drafts of photos alone, and none that an expense, a message, a listing or a request names', async () => {
    const { landlord, tenant, leaseId, unitId } = place;
    const draft = async (fields = {}) =>
      (await upload(landlord, await photo(), 'a.jpg', { purpose: 'request_photo', leaseId, ...fields }).expect(201))
        .body.id as string;
    const [left, spent, written, shown] = [
      await draft(),
      await draft(),
      await draft({ sharedWithTenant: 'true' }),
      await draft(),
    ];
    await test
      .http('post', '/api/expenses', landlord.token)
      .send({
        propertyId: place.propertyId,
        category: 'repairs',
        spentOn: '2026-09-01',
        amountCents: 100,
        payee: 'Plombex',
        documentId: spent,
      })
      .expect(201);
    await test
      .http('post', '/api/messages', landlord.token)
      .send({ leaseId, message: 'Look', documentIds: [written] })
      .expect(201);
    const { body: listing } = await test
      .http('post', `/api/landlords/units/${unitId}/listing`, landlord.token)
      .send({
        title: 'Flat',
        description: 'Bright.',
        rentCents: 100_000,
        availableDate: '2027-01-01',
        status: 'draft',
      })
      .expect(201);
    await test.sql('update listing set photo_ids = jsonb_build_array($2::text) where id = $1', [listing.id, shown]);
    const { requestId } = await filedRequest(test, {}, place);
    const { body: tied } = await upload(tenant, await photo(), 'leak.jpg', { requestId }).expect(201);
    const { body: paper } = await upload(landlord, PDF, 'lease.pdf', { leaseId, purpose: 'lease_document' }).expect(
      201,
    );
    test.clock.setNow(new Date(Date.now() + 3 * DAY_MS));
    await tidy();
    test.clock.setNow(new Date());
    expect(await Promise.all([left, spent, written, shown, tied.id, paper.id].map(isThere))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    await expect(test.sql('delete from stored_file where id = $1', [tied.id])).rejects.toThrow(/evidence/);
    await expect(test.sql('delete from file_secret where file_id = $1', [paper.id])).rejects.toThrow(/file/);
  });
});
