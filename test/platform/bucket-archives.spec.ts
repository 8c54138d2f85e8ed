import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BucketArchives } from '../../src/platform/backup/bucket-archives.js';
import { openArchives } from '../../src/platform/backup/open-archives.js';
import { readSettings } from '../../src/platform/config/settings.js';
import { copyInParts } from '../../src/platform/files/s3/copy-in-parts.js';
import { PART_BYTES, S3Store } from '../../src/platform/files/s3/s3-store.js';
import { startS3Server, type S3Server } from '../support/s3-server.js';

const PATIENT = { connectMs: 5000, answerMs: 60_000, attempts: 2, pauseMs: 50 };
const IMPATIENT = { ...PATIENT, answerMs: 3000, attempts: 1 };
const MIB = 1024 * 1024;
/** Three parts, of which the last is small. */
const LARGE = randomBytes(33 * MIB);
const PART = 's3://homes/nightly/one.age.part';
const never = new AbortController().signal;

let server: S3Server;
let archives: BucketArchives;
beforeAll(async () => {
  server = await startS3Server();
});
// A new one for each: a client that has seen the store away doesn't ask it again for some seconds.
beforeEach(() => {
  archives = new BucketArchives(server.settings(), PATIENT);
});
afterEach(async () => {
  archives = new BucketArchives(server.settings(), PATIENT);
  server.mood = 'well';
  server.before = () => undefined;
  for (const name of await names()) await archives.remove(`s3://homes/nightly/${name}`);
});
afterAll(() => server.close());

const names = () => archives.names('s3://homes/nightly');
const inPieces = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
    })(),
  );
const whole = async (path: string) => {
  const pieces: Buffer[] = [];
  for await (const piece of archives.read(path) as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
};

describe('BR-13 an archive in a bucket', () => {
  it('is sent in parts, read in ranges, and has another name until the end', async () => {
    await archives.ready('s3://homes/nightly');
    server.asked.length = 0;
    expect(await archives.write(PART, inPieces(LARGE), never)).toBe(LARGE.length);
    expect(server.asked.filter((asked) => asked.includes('partNumber='))).toHaveLength(3);
    expect(await names()).toEqual(['one.age.part']);
    server.asked.length = 0;
    expect((await whole(PART)).equals(LARGE)).toBe(true);
    expect(server.asked.length).toBe(9);
    await archives.rename(PART, 's3://homes/nightly/one.age');
    expect(await names()).toEqual(['one.age']);
    expect((await whole('s3://homes/nightly/one.age')).equals(LARGE)).toBe(true);
  });

  it.each([1, 4 * MIB])('of %i bytes comes back as it was', async (length) => {
    const bytes = LARGE.subarray(0, length);
    await archives.write(PART, inPieces(bytes), never);
    expect((await whole(PART)).equals(bytes)).toBe(true);
  });

  it('that breaks off or is stopped leaves neither bytes nor parts', async () => {
    const lost = new Error('the database is gone');
    const breaking = Readable.from(
      (async function* () {
        yield* inPieces(LARGE);
        throw lost;
      })(),
    );
    await expect(archives.write(PART, breaking, never)).rejects.toBe(lost);
    const stop = new AbortController();
    server.before = (asked) => {
      if (asked.includes('partNumber=2')) stop.abort();
    };
    await expect(archives.write(PART, inPieces(LARGE), stop.signal)).rejects.toThrow(/abort/i);
    expect([await names(), await server.unfinished()]).toEqual([[], []]);
  });

  it('whose upload hangs fails, and its source ends', async () => {
    server.before = (asked) => {
      if (asked.includes('partNumber=2')) server.mood = 'silent';
    };
    const source = inPieces(LARGE);
    const impatient = new BucketArchives(server.settings(), IMPATIENT);
    await expect(impatient.write(PART, source, never)).rejects.toMatchObject({
      fault: 'bucket_away',
      message: expect.stringMatching(/Check http:\/\/127\.0\.0\.1:\d+ and the network, then try again\./),
    });
    expect(source.destroyed).toBe(true);
    server.mood = 'well';
    // What is left is no archive, and goes: but not that of another installation.
    expect([await names(), await server.unfinished()]).toEqual([[], ['nightly/one.age.part']]);
    await archives.dropUnfinished('s3://homes/nightly', (name) => name === 'another.age.part');
    await archives.dropUnfinished('s3://homes/night', () => true);
    expect(await server.unfinished()).toEqual(['nightly/one.age.part']);
    await archives.dropUnfinished('s3://homes/nightly', (name) => name === 'one.age.part');
    expect(await server.unfinished()).toEqual([]);
  });

  it('is read on after an answer that broke off, and is not called damaged while the store is away', async () => {
    await archives.write(PART, inPieces(LARGE), never);
    let asked = 0;
    server.before = () => {
      asked += 1;
      server.mood = asked === 3 ? 'breaking' : 'well';
    };
    expect((await whole(PART)).equals(LARGE)).toBe(true);
    server.before = () => {
      server.mood = 'breaking';
    };
    await expect(whole(PART)).rejects.toMatchObject({ fault: 'bucket_away' });
  });

  it.each([
    ['goes when it is new: the store had copied it, and only the answer was lost', false, []],
    ['stays when one of the same name was there', true, ['one.age']],
  ])('whose run fails at the last step %s', async (_what, before, left) => {
    const bytes = LARGE.subarray(0, 9);
    if (before) await archives.write('s3://homes/nightly/one.age', inPieces(bytes), never);
    await archives.write(PART, inPieces(bytes), never);
    // Asked for before the copy and after it.
    let looks = 0;
    server.before = (asked) => {
      if (/^HEAD .*one\.age$/.test(asked)) looks += 1;
      server.mood = looks > 1 && asked.startsWith('HEAD ') ? 'failing' : 'well';
    };
    await expect(archives.rename(PART, 's3://homes/nightly/one.age')).rejects.toMatchObject({ fault: 'bucket_away' });
    expect(await names()).toEqual([...left, 'one.age.part']);
  });

  it('asks for the list, and writes, reads and removes, before a backup begins', async () => {
    server.asked.length = 0;
    await archives.ready('s3://homes/nightly');
    expect(server.asked.map((asked) => asked.split(' ')[0])).toEqual(['GET', 'PUT', 'GET', 'DELETE']);
    expect(await names()).toEqual([]);
    server.before = (asked) => {
      server.mood = asked.startsWith('GET ') ? 'breaking' : 'well';
    };
    await expect(archives.ready('s3://homes/nightly')).rejects.toMatchObject({ fault: 'bucket_away' });
  });

  it('that isn’t there says so', async () => {
    await expect(whole('s3://homes/nightly/none.age')).rejects.toMatchObject({
      message: 'There is no archive s3://homes/nightly/none.age.',
    });
  });

  it('is looked for in its own folder, beside whatever else is there', async () => {
    const files = new S3Store(server.settings());
    for (const place of ['nightly/', 'nightly/deeper/two.age', 'nightlyone.age'])
      await files.put(place, [LARGE.subarray(0, 9)]);
    await archives.write('s3://homes/nightly/one.age', inPieces(LARGE.subarray(0, 9)), never);
    expect(await names()).toEqual(['one.age']);
    await files.put('nightly/notes.txt', [LARGE.subarray(0, 9)]);
    expect(await names()).toEqual(['one.age']);
    await archives.write('s3://homes/top.age', inPieces(LARGE.subarray(0, 9)), never);
    expect(await archives.names('s3://homes')).toEqual(['nightlyone.age', 'top.age']);
  });

  it('is copied in parts when it is large', async () => {
    const store = new S3Store(server.settings({ prefix: 'copies/' }));
    const bytes = LARGE.subarray(0, 2 * PART_BYTES + 1);
    await store.put('from', [bytes]);
    await copyInParts(store, 'from', 'to', bytes.length, PART_BYTES);
    expect((await store.get('to'))?.equals(bytes)).toBe(true);
    server.before = (asked) => {
      server.mood = asked.includes('partNumber=2') ? 'failing' : 'well';
    };
    await expect(copyInParts(store, 'from', 'half', bytes.length, PART_BYTES)).rejects.toMatchObject({ status: 503 });
    expect([await store.get('half'), await server.unfinished()]).toEqual([null, []]);
  });
});

describe('BR-13 the store of backups', () => {
  const base = { NODE_ENV: 'test', DATABASE_URL: 'postgresql://a@localhost/b' };
  const sealed = { ...base, BACKUP_PASSPHRASE: 'a passphrase of a test' };
  const OWN = { BACKUP_S3_ACCESS_KEY_ID: 'own', BACKUP_S3_SECRET_ACCESS_KEY: 'own secret' };
  const FILES = {
    S3_ENDPOINT: 'https://files.example',
    S3_REGION: 'eu-west-1',
    S3_BUCKET: 'homes',
    S3_PREFIX: 'a',
    S3_ACCESS_KEY_ID: 'files',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const settingsOf = (env: Record<string, string>) =>
    Reflect.get(openArchives(readSettings({ ...sealed, ...env }), 's3://kept/a.age').store, 'settings');

  it('is that of the files, or one of its own of which nothing is shared', () => {
    expect(settingsOf(FILES)).toMatchObject({
      endpoint: 'https://files.example',
      bucket: 'kept',
      prefix: '',
      accessKeyId: 'files',
    });
    expect(settingsOf({ ...FILES, ...OWN })).toMatchObject({
      endpoint: undefined,
      region: 'us-east-1',
      pathStyle: true,
      accessKeyId: 'own',
    });
    const all = { BACKUP_S3_ENDPOINT: 'https://kept.example', BACKUP_S3_REGION: 'ca', BACKUP_S3_PATH_STYLE: 'false' };
    expect(settingsOf({ ...OWN, ...all })).toMatchObject({
      endpoint: 'https://kept.example',
      region: 'ca',
      pathStyle: false,
    });
    expect(() => settingsOf({})).toThrow(/Set BACKUP_S3_ACCESS_KEY_ID/);
  });

  it.each([
    [{ BACKUP_DIR: 's3://kept/nightly' }, /BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be set/],
    [{ ...FILES, BACKUP_S3_REGION: 'ca' }, /BACKUP_S3_ACCESS_KEY_ID must be set .*BACKUP_S3_SECRET_ACCESS_KEY must be/],
    [{ ...OWN, BACKUP_DIR: 's3://kept/nightly/' }, /BACKUP_DIR must be a folder, or s3:\/\/bucket\/prefix/],
    [{ ...OWN, BACKUP_DIR: 'https://kept.example/nightly' }, /BACKUP_DIR must be a folder, or s3:/],
    [{ ...OWN, BACKUP_S3_ENDPOINT: 'kept.example' }, /BACKUP_S3_ENDPOINT must be an http/],
    [{ ...OWN, BACKUP_S3_ACESS_KEY_ID: 'x' }, /BACKUP_S3_ACESS_KEY_ID is not a setting/],
  ])('is refused with %j', (given, words) => {
    expect(() => readSettings({ ...sealed, ...given })).toThrow(words);
  });

  it('asks for a seal, as a folder does', () => {
    expect(() => readSettings({ ...base, ...OWN, BACKUP_DIR: 's3://kept' })).toThrow(/BACKUP_PASSPHRASE or/);
    expect(readSettings({ ...sealed, ...OWN, BACKUP_DIR: 's3://kept' }).BACKUP_DIR).toBe('s3://kept');
  });

  it('isn’t asked for what no archive can be', () => {
    for (const path of ['s3://kept', 's3://kept/', 's3://kept/folder/', 's3:///a.age'])
      expect(() => openArchives(readSettings({ ...sealed, ...OWN }), path)).toThrow(/names no archive/);
  });

  it.each([
    ['secret', { secretAccessKey: 'wrong' }, /check BACKUP_S3_SECRET_ACCESS_KEY\.$/],
    ['key', { accessKeyId: 'wrong' }, /check BACKUP_S3_ACCESS_KEY_ID\.$/],
    ['bucket', { bucket: 'nowhere' }, /there is no such bucket: check the bucket of backups/],
  ])('says which setting is wrong before anything is written: %s', async (_name, wrong, words) => {
    const setBy = { bucket: 'the bucket of backups', others: 'BACKUP_S3_' } as const;
    const { bucket, ...settings } = server.settings({ setBy, ...wrong });
    const refused = new BucketArchives({ bucket, ...settings });
    await expect(refused.ready(`s3://${bucket}/nightly`)).rejects.toMatchObject({
      fault: 'bucket_refused',
      message: expect.stringMatching(words),
    });
  });
});
