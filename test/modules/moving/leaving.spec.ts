import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { v7 } from 'uuid';
import { LARGEST } from '../../../src/modules/moving/move-archive.js';
import { MoveSpool } from '../../../src/modules/moving/move-spool.js';
import { Snapshots } from '../../../src/modules/moving/snapshot.service.js';
import { BLOB_STORE, type BlobStore } from '../../../src/platform/files/blob-store.js';
import { FileVault } from '../../../src/platform/files/file-vault.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { MovedArchive } from '../../support/moved-archive.js';
import { archiveOf, archiveUrl } from '../../support/moving-world.js';
import { video } from '../../support/videos.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Lease (1) >> endobj\ntrailer << >>\n%%EOF');
/** More than what a connection takes before someone reads. */
const FILM_BYTES = 40 * 1024 * 1024;

describe('the download of a whole account', () => {
  let test: TestApp;
  let home: LetHome;
  let folder: string;
  let film: string;
  let closed: number;
  const { close } = MoveSpool.prototype;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'moving-'));
    test = await startTestApp();
    home = await letHome(test);
    film = await filmed();
    await test.app.listen(0, '127.0.0.1');
    MoveSpool.prototype.close = async function (this: MoveSpool) {
      await close.call(this);
      closed += 1;
    };
  }, 120_000);
  afterEach(() => {
    jest.restoreAllMocks();
    test.clock.setNow(new Date());
  });
  afterAll(async () => {
    MoveSpool.prototype.close = close;
    await test.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const upload = async (name: string): Promise<string> =>
    (
      await test
        .http('post', '/api/documents', home.landlord.token)
        .field('leaseId', home.leaseId)
        .attach('file', PDF, name)
        .expect(201)
    ).body.id;

  async function filmed(): Promise<string> {
    const id = v7();
    const start = video();
    const pieces = [start, ...Array.from({ length: 40 }, () => Buffer.alloc(FILM_BYTES / 40, 7))];
    const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
    await test.app.get(FileVault).keepSegments(id, bytes, Readable.from(pieces) as AsyncIterable<Buffer>);
    await test.sql(
      `insert into stored_file (id, series_id, account_id, demo, created_at, uploader_id, lease_id, name, media_type, bytes, purpose, shared_with_tenant)
       values ($1, $1, $2, false, now(), $3, $4, 'tour.mp4', 'video/mp4', $5, 'lease_document', false)`,
      [id, home.landlord.accountId, home.landlord.userId, home.leaseId, bytes],
    );
    return id;
  }
  const urlOf = (path: string) => `http://127.0.0.1:${(test.app.getHttpServer().address() as AddressInfo).port}${path}`;
  const newUrl = async () => {
    closed = 0;
    return urlOf(await archiveUrl(test, home.landlord.token));
  };
  const exported = async () => (await test.sql("select 1 from audit_entry where action = 'account.move_out'")).length;

  it('has an address of its own that dies after 5 minutes, and is its owner’s alone', async () => {
    const path = await archiveUrl(test, home.landlord.token);
    expect(path).toMatch(/^\/api\/account-archives\/[0-9a-f-]{36}\?owner=/);
    const before = await exported();
    const other = await letHome(test);
    await test.http('get', path.replace(/signature=...../, 'signature=AAAAA')).expect(404);
    await test.http('get', path.replace(/expires=\d+/, 'expires=9999999999')).expect(404);
    await test.http('get', path.replace(home.landlord.accountId, other.landlord.accountId)).expect(404);
    await test.http('get', path.replace(home.landlord.userId, other.landlord.userId)).expect(404);
    // The address of a file is signed by the same key, and opens nothing else.
    const { body } = await test.http('get', `/api/documents/${await upload('a.pdf')}`, home.landlord.token).expect(200);
    const [, query = ''] = String(body.url).split('?');
    await test
      .http('get', `/api/account-archives/${home.landlord.accountId}?owner=${home.landlord.userId}&${query}`)
      .expect(404);
    test.clock.setNow(new Date(Date.now() + 5 * 60_000 + 1000));
    await test.http('get', path).expect(404);
    test.clock.setNow(new Date());
    const role = 'update membership set role = $2 where user_id = $1';
    await test.sql(role, [home.landlord.userId, 'manager']);
    await test.http('get', path).expect(404);
    await test.sql(role, [home.landlord.userId, 'owner']);
    await test.sql('update app_user set suspended_at = now() where id = $1', [home.landlord.userId]);
    await test.http('get', path).expect(404);
    await test.sql('update app_user set suspended_at = null where id = $1', [home.landlord.userId]);
    expect(await exported()).toBe(before);
  });

  it('goes on without files that are lost or damaged, and names them', async () => {
    const [whole, broken, lost, other] = [
      await upload('whole.pdf'),
      await upload('broken.pdf'),
      await upload('lost.pdf'),
      await upload('other.pdf'),
    ];
    const blobs = test.app.get<BlobStore>(BLOB_STORE);
    const [row] = await test.sql<{ place: string }>('select place from file_secret where file_id = $1', [broken]);
    await blobs.put(row?.place ?? '', [Buffer.from('not what was stored here')]);
    const [gone] = await test.sql<{ place: string }>('select place from file_secret where file_id = $1', [lost]);
    await blobs.remove(gone?.place ?? '');
    // Another kind than its row says: an import would refuse all of the account.
    await test.sql("update stored_file set media_type = 'image/png' where id = $1", [other]);
    const archive = await archiveIn('damaged.tar');
    expect(archive.sums.missing.sort()).toEqual([broken, lost, other].sort());
    expect(Object.keys(archive.sums.files).sort()).toEqual(expect.arrayContaining([whole, film].sort()));
    // A video is read to its end before its entry begins.
    const [about] = await test.sql<{ place: string }>('select place from file_secret where file_id = $1', [film]);
    const stored = (await blobs.get(about?.place ?? '')) ?? Buffer.alloc(0);
    const last = Buffer.from(stored);
    last[last.length - 1]! ^= 1;
    await blobs.put(about?.place ?? '', [last]);
    expect((await archiveIn('film.tar')).sums.missing).toContain(film);
    await blobs.put(about?.place ?? '', [stored]);
  }, 120_000);

  async function archiveIn(name: string): Promise<MovedArchive> {
    const path = join(folder, name);
    writeFileSync(path, await archiveOf(test, home.landlord.token));
    return MovedArchive.read(path);
  }

  it('a reader who goes away while it is sent, or before, leaves nothing on the disk', async () => {
    const url = await newUrl();
    await new Promise<void>((done) => {
      const request = get(url, (answer: IncomingMessage) => answer.once('data', () => request.destroy()));
      request.once('close', () => done());
      request.on('error', () => undefined);
    });
    await eventually(async () => closed === 1);

    const before = await newUrl();
    const snapshots = test.app.get(Snapshots);
    const take = snapshots.take.bind(snapshots);
    const taking = new Promise<void>((done) => {
      snapshots.take = async (...asked) => {
        const taken = await take(...asked);
        request.destroy();
        await pause(300);
        done();
        return taken;
      };
    });
    const request = get(before);
    request.on('error', () => undefined);
    await taking;
    await eventually(async () => closed === 1);
    snapshots.take = take;
  }, 60_000);

  it('an archive that fails early ends with an error, and not as a whole one', async () => {
    jest.spyOn(MoveSpool.prototype, 'read').mockRejectedValue(new Error('The disk is gone'));
    const url = await newUrl();
    const ended = await new Promise<string>((done) => {
      const request = get(url, (answer: IncomingMessage) => {
        answer.resume();
        answer.once('end', () => done(answer.statusCode === 200 ? 'whole' : `${answer.statusCode}`));
        answer.once('error', () => done('broken off'));
      });
      request.once('error', () => done('broken off'));
    });
    expect(['broken off', '500']).toContain(ended);
    await eventually(async () => closed === 1);
  }, 30_000);

  it('is refused where the import would refuse it as too large', async () => {
    for (const [of, bytes] of [
      ['manifest', 100],
      ['sums', 1024],
      ['part', 10],
      ['unpacked', 10],
    ] as const) {
      const path = await archiveUrl(test, home.landlord.token);
      const { [of]: before } = LARGEST;
      LARGEST[of] = bytes;
      closed = 0;
      try {
        const { body } = await test.http('get', path).expect(422);
        expect([of, body.reason]).toEqual([of, 'account_too_large']);
        expect(closed).toBe(1);
      } finally {
        LARGEST[of] = before;
      }
    }
  }, 60_000);
});
