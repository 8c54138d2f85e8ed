import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { RESUMABLE_UPLOAD } from '../../src/contract/limits.js';
import { DiskArchives } from '../../src/platform/backup/disk-archives.js';
import { keyFingerprints } from '../../src/platform/backup/key-fingerprints.js';
import { takeBackup } from '../../src/platform/backup/take-backup.js';
import { readSettings, Settings } from '../../src/platform/config/settings.js';
import { BLOB_STORE, isEmpty, type BlobStore } from '../../src/platform/files/blob-store.js';
import { FileVault } from '../../src/platform/files/file-vault.js';
import { S3Store } from '../../src/platform/files/s3/s3-store.js';
import { SEGMENT_BYTES } from '../../src/platform/files/segments.js';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';
import { letHome, type LetHome } from '../factories/homes.js';
import { person } from '../factories/people.js';
import { startTestApp, startTestAppOn, type TestApp } from '../support/app.js';
import { createEmptyDatabase, createTestDatabase } from '../support/database.js';
import { startS3Server, type S3Server } from '../support/s3-server.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Secret (lease of Kim Larsen) >> endobj\ntrailer << >>\n%%EOF');
const KEYS = {
  JWT_SECRET: 'a secret of both processes, long enough',
  DOCUMENT_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const PASSPHRASE = 'a passphrase of a test';

let server: S3Server;
let folder: string;
beforeAll(async () => {
  server = await startS3Server();
  folder = mkdtempSync(join(tmpdir(), 's3-product-'));
});
afterEach(() => {
  server.mood = 'well';
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One of our commands in a process of its own, with exit code and output. */
async function command(name: string, args: string[], env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const options = { cwd: PROJECT_ROOT, env: { PATH, NODE_ENV: 'test', ...env } };
  const all = ['--import', './scripts/ts-register.mjs', `src/${name}.ts`, ...args];
  return promisify(execFile)(process.execPath, all, options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

describe('DC-003 the product with files in S3', () => {
  let test: TestApp;
  /** A second process with a folder of its own, as on another machine. */
  let other: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp({ ...KEYS, ...server.env({ S3_PREFIX: 'a/b' }) });
    other = await startTestAppOn(test.database, { ...KEYS, ...server.env({ S3_PREFIX: 'a/b' }) });
    home = await letHome(test);
  }, 120_000);
  afterAll(async () => {
    await other.app.close();
    await test.close();
  });

  const upload = () =>
    test.http('post', '/api/documents', home.landlord.token).attach('file', PDF, 'Lease of Kim Larsen.pdf');
  const read = (url: string, on = other, range?: string) => {
    const asked = on.http('get', url).responseType('blob');
    return range ? asked.set('Range', range) : asked;
  };
  const placeOf = (id: string) => `${id.slice(-2)}/${id.slice(-4, -2)}/${id}`;

  it('every process opens what one of them stored, and nothing is in their folders', async () => {
    const { body } = await upload().expect(201);
    expect((await read(body.url).expect(200)).body).toEqual(PDF);
    expect((await read(body.url, other, 'bytes=5-9').expect(206)).body).toEqual(PDF.subarray(5, 10));
    for (const { app } of [test, other]) expect(existsSync(join(app.get(Settings).dataDir, 'files'))).toBe(false);
  });

  it('the store knows neither names nor contents, and no address is public', async () => {
    server.asked.length = 0;
    const { body } = await upload().expect(201);
    const key = `a/b/${placeOf(body.id)}`;
    expect(server.asked).toEqual([expect.stringMatching(`^PUT /homes/${key}(\\?|$)`)]);
    const sealed = await new S3Store(server.settings({ prefix: 'a/b/' })).get(placeOf(body.id));
    expect(sealed?.length).toBe(PDF.length + 28);
    expect(sealed?.includes('Kim')).toBe(false);
    expect((await fetch(`${server.settings().endpoint}/homes/nothing`)).status).toBe(404);
    expect(JSON.stringify(body)).not.toContain(server.settings().endpoint);
  });

  it('of a large file only the segments that are asked for are read', async () => {
    const [id, bytes] = [v7(), randomBytes(20 * SEGMENT_BYTES + 17)];
    const pieces = async function* () {
      yield bytes;
    };
    await test.app.get(FileVault).keepSegments(id, bytes.length, pieces());
    const file = await other.app.get(FileVault).open(id);
    server.asked.length = 0;
    const from = 7 * SEGMENT_BYTES + 5;
    const got: Buffer[] = [];
    for await (const piece of file.stream(from, from + SEGMENT_BYTES)) got.push(piece);
    expect(Buffer.concat(got).equals(bytes.subarray(from, from + SEGMENT_BYTES))).toBe(true);
    expect(server.asked).toHaveLength(2);
    const all: Buffer[] = [];
    for await (const piece of file.stream()) all.push(piece);
    expect(Buffer.concat(all).equals(bytes)).toBe(true);
  });

  it('FTO-2 an upload in parts goes on in another process, and leaves no part', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const create = { width: 1100, height: 1000, channels: 3, background: '#000', noise } as const;
    const photo = await sharp({ create }).png().toBuffer();
    expect(photo.length).toBeGreaterThan(RESUMABLE_UPLOAD.partBytes);
    const { token } = home.tenant;
    const { body } = await test
      .http('post', '/api/uploads', token)
      .send({ name: 'IMG_1.png', bytes: photo.length, kind: 'photo' })
      .expect(201);
    for (let at = 0; at < photo.length; at += RESUMABLE_UPLOAD.partBytes)
      await (at ? other : test)
        .http('patch', `/api/uploads/${body.id}`, token)
        .set({ 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(at) })
        .send(photo.subarray(at, at + RESUMABLE_UPLOAD.partBytes))
        .expect(204);
    expect(await isEmpty(new S3Store(server.settings({ prefix: 'a/b/parts/' })))).toBe(false);
    await other.http('post', `/api/uploads/${body.id}/finish`, token).send({}).expect(201);
    expect(await isEmpty(new S3Store(server.settings({ prefix: 'a/b/parts/' })))).toBe(true);
  });

  it('what is deleted is gone from the store', async () => {
    const { body } = await upload().expect(201);
    await test.http('delete', `/api/documents/${body.id}`, home.landlord.token).expect(204);
    expect(await test.app.get<BlobStore>(BLOB_STORE).get(placeOf(body.id))).toBeNull();
  });

  it('while the store is away, files are 503 and the rest works; admins see why; afterwards all is well', async () => {
    const { body } = await upload().expect(201);
    const { token } = await person(test, 'admin');
    const files = () => test.sql<{ n: number }>('select count(*)::int as n from stored_file');
    const [before] = await files();
    await server.stop();
    const refused = await upload().expect(503);
    expect(refused.body).toMatchObject({ code: 'unavailable' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.stringify(refused.body)).not.toMatch(/S3|127\.0\.0\.1/);
    await read(body.url).expect(503);
    await test.http('get', '/api/documents', home.landlord.token).expect(200);
    const { body: health } = await test.http('get', '/health', token).expect(200);
    expect(health).toMatchObject({
      down: ['storage'],
      details: { storage: { message: expect.stringMatching(/S3 store doesn't answer as it should/) } },
    });
    await server.start();
    expect(await files()).toEqual([before]);
    expect((await read(body.url).expect(200)).body).toEqual(PDF);
    await upload().expect(201);
  });

  it('BR-01 a backup has the files, and is restored into a bucket, which must be empty', async () => {
    const { body } = await upload().expect(201);
    const path = join(folder, 'whole.age');
    const settings = test.app.get(Settings);
    const blobs = test.app.get<BlobStore>(BLOB_STORE);
    const { sums } = await takeBackup(
      {
        store: new DiskArchives(),
        path,
        databaseUrl: test.database.appUrl,
        blobs,
        seal: { passphrase: PASSPHRASE },
        keys: keyFingerprints(settings),
        createdAt: new Date(),
      },
      () => Promise.resolve(),
    );
    expect(sums.files).toMatchObject({ missing: [], count: expect.any(Number) });
    const database = await createEmptyDatabase();
    const env = {
      ...KEYS,
      DATA_DIR: join(folder, 'restored'),
      DATABASE_URL: database.appUrl,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      BACKUP_PASSPHRASE: PASSPHRASE,
    };
    const used = await command('restore', [path], { ...env, ...server.env({ S3_PREFIX: 'a/b' }) });
    expect(used).toMatchObject({
      code: 1,
      said: expect.stringMatching(/bucket homes isn't empty. Set another S3_PREFIX/),
    });
    const there = { ...env, ...server.env({ S3_PREFIX: 'restored' }) };
    expect(await command('restore', [path], there)).toMatchObject({ code: 0 });
    const restored = new S3Store(server.settings({ prefix: 'restored/' }));
    expect(await restored.get(placeOf(body.id))).toEqual(await blobs.get(placeOf(body.id)));
    expect(existsSync(join(folder, 'restored', 'files'))).toBe(false);
    const again = await startTestAppOn(database, there);
    expect(await again.app.get(FileVault).read(body.id)).toEqual(PDF);
    await again.close();
  }, 240_000);
});

describe('an installation whose files move to S3', () => {
  it('serves all of them before, while and after `storage:move`', async () => {
    const database = await createTestDatabase();
    const DATA_DIR = join(folder, 'moving');
    const env = { ...KEYS, DATA_DIR, S3_PREFIX: '' };
    const inS3 = { ...env, ...server.env({ S3_PREFIX: 'moved' }) };
    const [older, newer] = [v7(), v7()];
    const before = await startTestAppOn(database, env);
    await before.app.get(FileVault).keep(older, PDF);
    await before.app.close();
    const move = () => command('storage-move', [], { ...inS3, DATABASE_URL: database.appUrl });
    expect(await command('storage-move', [], { ...env, DATABASE_URL: database.appUrl })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/set S3_BUCKET and its keys first/),
    });

    const during = await startTestAppOn(database, inS3);
    const vault = during.app.get(FileVault);
    expect(await vault.read(older)).toEqual(PDF);
    await vault.keep(newer, PDF);
    expect((await move()).said).toMatch(
      /^1 files copied \(0\.0 MiB\), 0 were there before\. The sum of every copy is the same\./,
    );
    expect(await vault.read(older)).toEqual(PDF);
    expect((await move()).said).toMatch(/^0 files copied \(0\.0 MiB\), 1 were there before\./);
    await during.app.close();

    rmSync(join(DATA_DIR, 'files'), { recursive: true });
    const after = await startTestAppOn(database, inS3);
    for (const id of [older, newer]) expect(await after.app.get(FileVault).read(id)).toEqual(PDF);
    await after.app.get(FileVault).destroy(older);
    await expect(after.app.get(FileVault).read(older)).rejects.toMatchObject({ code: 'not_found' });
    await after.close();
  }, 120_000);

  it('opens what a process without the S3 settings stores after others have them', async () => {
    const database = await createTestDatabase();
    const env = { ...KEYS, DATA_DIR: join(folder, 'shared') };
    const old = await startTestAppOn(database, env);
    const restarted = await startTestAppOn(database, { ...env, ...server.env({ S3_PREFIX: 'shared' }) });
    const id = v7();
    await old.app.get(FileVault).keep(id, PDF);
    expect(await restarted.app.get(FileVault).read(id)).toEqual(PDF);
    await restarted.app.get(FileVault).destroy(id);
    expect(existsSync(join(env.DATA_DIR, 'files', id.slice(-2), id.slice(-4, -2), id))).toBe(false);
    await old.app.close();
    await restarted.app.close();
  }, 120_000);
});

describe('a start with S3 settings', () => {
  const base = { NODE_ENV: 'test', DATABASE_URL: 'postgresql://a@localhost/b' };

  it.each([
    [{ S3_BUCKET: 'homes' }, /S3_ACCESS_KEY_ID must be set .*S3_SECRET_ACCESS_KEY must be set/],
    [{ S3_ENDPOINT: 'https://s3.example' }, /S3_BUCKET must be set to store files in S3/],
    [{ S3_BUCKET: 'https://s3.example/homes' }, /S3_BUCKET must be the name of a bucket, not its address/],
    [{ S3_ENDPOINT: 's3.example' }, /S3_ENDPOINT must be an http:\/\/ or https:\/\/ address/],
    [{ S3_PREFIX: '/homes/' }, /S3_PREFIX must be names with \/ between them/],
    [
      { S3_SECRET_KEY_ACCESS: 'x', S3_ACESS_KEY_ID: 'x' },
      /S3_ACESS_KEY_ID is not a setting \(did you mean S3_ACCESS_KEY_ID/,
    ],
  ])('is refused with %j', (given, words) => {
    expect(() => readSettings({ ...base, ...given })).toThrow(words);
  });

  it('uses the folder without them', () => {
    expect(readSettings(base).s3).toBeUndefined();
    expect(readSettings({ ...base, S3_REGION: 'eu-west-1' }).s3).toBeUndefined();
  });

  it('is refused when the store refuses them, and not when the store is away', async () => {
    const database = await createTestDatabase();
    for (const [wrong, words] of [
      [{ S3_SECRET_ACCESS_KEY: 'wrong' }, /check S3_SECRET_ACCESS_KEY/],
      [{ S3_BUCKET: 'nowhere' }, /check S3_BUCKET/],
    ] as const)
      await expect(startTestAppOn(database, server.env(wrong))).rejects.toThrow(words);
    server.mood = 'failing';
    const app = await startTestAppOn(database, server.env());
    server.mood = 'well';
    const id = v7();
    await app.app.get(FileVault).keep(id, PDF);
    expect(await app.app.get(FileVault).read(id)).toEqual(PDF);
    await app.close();
  }, 60_000);
});
