import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Settings } from '../../../src/platform/config/settings.js';
import { BLOB_STORE, type BlobStore } from '../../../src/platform/files/blob-store.js';
import { apiDocument } from '../../../src/platform/openapi/api-document.js';
import { home, letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';

const MIB = 1024 * 1024;
const pdf = (mib: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(Math.round(mib * MIB) - 9, ' ')]);
const CSV = 'House number,Street,City,Province or state,Postal code,Country,Unit\n';
const SETTINGS = {
  STORAGE_QUOTA_MIB: '40',
  UPLOAD_HOURLY_MIB: '60',
  JWT_SECRET: 'a secret of both processes, long enough',
};

describe('space for uploads', () => {
  let test: TestApp;
  /** A second process on the same database. */
  let other: TestApp;
  let let1: LetHome;
  beforeAll(async () => {
    test = await startTestApp(SETTINGS);
    other = await startTestAppOn(test.database, SETTINGS);
    let1 = await letHome(test);
  });
  afterAll(async () => {
    await other.app.close();
    await test.close();
  });

  const send = (who: Person, bytes: Buffer, fields: Record<string, string> = {}, on = test, name = 'a.pdf') => {
    const request = on.http('post', '/api/documents', who.token).attach('file', bytes, name);
    return Object.entries(fields).reduce((all, [field, value]) => all.field(field, value), request);
  };
  const blobs = () =>
    readdirSync(join(test.app.get(Settings).dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    ).length;
  const usage = async (who: Person) => (await test.http('get', '/api/documents/usage', who.token).expect(200)).body;

  it('SEC-06 an address that is not verified stores 20 MiB in all, and more once it is', async () => {
    const landlord = await person(test, 'landlord', { verified: false });
    await send(landlord, pdf(12)).expect(201);
    const { body } = await send(landlord, pdf(12)).expect(403);
    expect(body).toMatchObject({ code: 'upload_unverified', limitBytes: 20 * MIB });
    await test.sql('update app_user set email_verified_at = now() where id = $1', [landlord.userId]);
    await send(landlord, pdf(12)).expect(201);
  });

  it('SEC-06 an account stores as much as the setting says, over two processes at once, and what is refused leaves nothing behind', async () => {
    const { landlord } = await home(test);
    const before = blobs();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((nth) => send(landlord, pdf(9.5), {}, nth % 2 ? test : other)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 422, 422]);
    const refused = answers.find(({ status }) => status === 422)?.body;
    expect(refused).toMatchObject({ code: 'storage_full', usedBytes: 4 * 9.5 * MIB, limitBytes: 40 * MIB });
    expect(await test.sql('select 1 from stored_file where account_id = $1', [landlord.accountId])).toHaveLength(4);
    expect(blobs() - before).toBe(answers.filter(({ status }, at) => status === 201 && at % 2 === 0).length);
    expect(await usage(landlord)).toEqual({ usedBytes: 4 * 9.5 * MIB, limitBytes: 40 * MIB });
    const stored = answers.find(({ status }) => status === 201)?.body.id;
    await test.http('delete', `/api/documents/${stored}`, landlord.token).expect(204);
    expect(await usage(landlord)).toEqual({ usedBytes: 3 * 9.5 * MIB, limitBytes: 40 * MIB });
    await send(landlord, pdf(9.5)).expect(201);
  });

  it('SEC-06 so many bytes an hour for one account, whatever was deleted meanwhile, then again', async () => {
    const { landlord } = await home(test);
    for (const size of [19, 19, 19]) {
      const { body } = await send(landlord, pdf(size)).expect(201);
      await test.http('delete', `/api/documents/${body.id}`, landlord.token).expect(204);
    }
    const refused = await send(landlord, pdf(19)).expect(429);
    expect(refused.body).toMatchObject({ code: 'upload_limit', limitBytes: 60 * MIB });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    test.clock.setNow(new Date(Date.now() + 61 * 60_000));
    await send(landlord, pdf(19)).expect(201);
    test.clock.setNow(new Date());
  });

  it('SEC-06 a failed upload gives its space back at once, bytes and all', async () => {
    const { landlord } = await home(test);
    await send(landlord, Buffer.concat([Buffer.from('<html>'), Buffer.alloc(9 * MIB, ' ')])).expect(422);
    const store = test.app.get<BlobStore>(BLOB_STORE);
    const put = store.put.bind(store);
    const before = blobs();
    // The bytes lie there, and then the transaction fails.
    store.put = async (place, bytes) => {
      await put(place, bytes);
      throw new Error('no space left on device');
    };
    await send(landlord, pdf(9)).expect(500);
    store.put = put;
    expect([blobs(), (await usage(landlord)).usedBytes]).toEqual([before, 0]);
  });

  it('SEC-06 tenants fill a tenth of a landlord’s space at most, and are not told how full it is', async () => {
    const { body } = await send(let1.tenant, pdf(5), { leaseId: let1.leaseId }).expect(422);
    expect([body.code, body.usedBytes, body.limitBytes]).toEqual(['storage_full', undefined, undefined]);
    await send(let1.tenant, pdf(3), { leaseId: let1.leaseId }).expect(201);
    await send(let1.tenant, pdf(3), { leaseId: let1.leaseId }).expect(422);
    await test.http('get', '/api/documents/usage', let1.tenant.token).expect(403);
  });

  it('SEC-06 a photo counts as it is kept', async () => {
    const { landlord, unitId } = await home(test);
    const noise = await sharp({
      create: {
        width: 1500,
        height: 1500,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const { body } = await send(landlord, noise, { purpose: 'listing_photo', unitId }, test, 'a.png').expect(201);
    expect(noise.length).toBeGreaterThan(body.bytes * 2);
    expect((await usage(landlord)).usedBytes).toBe(body.bytes);
  });

  it('SEC-06 every route that takes a file asks for space first', async () => {
    const { paths } = apiDocument(test.app);
    // These look into a file and keep nothing of it.
    const keepsNothing = ['/api/crm-leads/import', '/api/landlords/imports/columns', '/api/landlords/imports/mistakes'];
    // A technician's photos and attachments are kept as those of /api/documents, in the same account.
    const likeDocuments = ['/api/my-jobs/{id}/photos', '/api/my-jobs/{id}/attachments'];
    const takers = Object.keys(paths).filter(
      (path) =>
        ![...keepsNothing, ...likeDocuments].includes(path) &&
        JSON.stringify(paths[path]?.post?.requestBody ?? {}).includes('multipart/form-data'),
    );
    expect(takers.length).toBeGreaterThanOrEqual(2);
    const { landlord } = await home(test);
    await test.sql(
      "insert into upload (id, demo, created_at, account_id, uploader_id, sender, bytes, kept_at) values (gen_random_uuid(), false, now() - interval '2 hours', $1, $2, 'x', $3, now())",
      [landlord.accountId, landlord.userId, 40 * MIB],
    );
    for (const path of takers) {
      const { body } = await test
        .http('post', path, landlord.token)
        .attach(
          'file',
          Buffer.from(path.includes('import') ? CSV : '%PDF-1.4'),
          path.includes('import') ? 'a.csv' : 'a.pdf',
        );
      expect([path, body.code]).toEqual([path, 'storage_full']);
    }
  });

  it('SEC-06 what an import keeps counts until it is applied', async () => {
    const { landlord } = await home(test);
    const file = `${CSV}12,Rue Rachel,Montréal,QC,H2J 2J1,CA,1\n`;
    const { body } = await test
      .http('post', '/api/landlords/imports', landlord.token)
      .attach('file', Buffer.from(file), 'units.csv')
      .expect(201);
    expect((await usage(landlord)).usedBytes).toBe(Buffer.byteLength(file));
    await test.http('post', `/api/landlords/imports/${body.id}/apply`, landlord.token).expect(200);
    expect((await usage(landlord)).usedBytes).toBe(0);
  });
});
