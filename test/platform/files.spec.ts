import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { TidyFiles } from '../../src/modules/documents/tidy-files.js';
import { Settings } from '../../src/platform/config/settings.js';
import { BLOB_STORE, type BlobStore } from '../../src/platform/files/blob-store.js';
import { DocumentKeys } from '../../src/platform/files/document-keys.js';
import { FileVault } from '../../src/platform/files/file-vault.js';
import { seal, sealInPieces, unseal } from '../../src/platform/files/seal.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { letHome } from '../factories/homes.js';
import { startTestApp, startTestAppOn, type TestApp } from '../support/app.js';

const key = () => randomBytes(32).toString('base64');
const SECRET = Buffer.from('the lease of Kim Larsen');

describe('DC-003 sealed bytes', () => {
  it('open with their key and their file alone, and not when a bit has changed', () => {
    const secret = randomBytes(32);
    const sealed = seal(secret, SECRET, 'file-1');
    expect(unseal(secret, sealed, 'file-1')).toEqual(SECRET);
    expect(() => unseal(secret, sealed, 'file-2')).toThrow(/authenticate/);
    expect(() => unseal(randomBytes(32), sealed, 'file-1')).toThrow(/authenticate/);
    const changed = Buffer.from(sealed);
    changed[20] = (changed[20] ?? 0) ^ 1;
    expect(() => unseal(secret, changed, 'file-1')).toThrow(/authenticate/);
    expect(seal(secret, SECRET, 'file-1')).not.toEqual(sealed);
  });

  it('SEC-06 are made in pieces, so that a large file is not in memory twice', () => {
    const secret = randomBytes(32);
    const plain = randomBytes(3_000_001);
    const pieces = [...sealInPieces(secret, plain, 'file-1')];
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(256 * 1024);
    expect(unseal(secret, Buffer.concat(pieces), 'file-1').equals(plain)).toBe(true);
  });

  it('refuse a server key of another length', () => {
    const settings = Object.assign(new Settings(), { DOCUMENT_KEY: Buffer.from('short').toString('base64') });
    expect(() => new DocumentKeys(settings)).toThrow(/DOCUMENT_KEY must be 32 bytes/);
  });
});

describe('DC-003 files under keys that rotate', () => {
  const [first, second] = [key(), key()];
  let before: TestApp;
  let after: TestApp;
  const id = v7();
  beforeAll(async () => {
    before = await startTestApp({ DOCUMENT_KEY: first });
    await before.app.get(FileVault).keep(id, SECRET);
    after = await startTestAppOn(before.database, {
      DOCUMENT_KEY: `${second},${first}`,
      DATA_DIR: before.app.get(Settings).dataDir,
    });
  });
  afterAll(async () => {
    await after.app.close();
    await before.close();
  });

  it('what a former key wrapped is still read, and new files are wrapped by the new one', async () => {
    expect(await after.app.get(FileVault).read(id)).toEqual(SECRET);
    const fresh = v7();
    await after.app.get(FileVault).keep(fresh, SECRET);
    const rows = await before.sql<{ keyId: string }>(
      'select key_id as "keyId" from file_secret where file_id = any($1) order by created_at, file_id',
      [[id, fresh]],
    );
    expect(new Set(rows.map(({ keyId }) => keyId)).size).toBe(2);
    await expect(before.app.get(FileVault).read(fresh)).rejects.toThrow(/doesn’t include the key/);
  });

  it('no role but the system reads a key, also by raw SQL', async () => {
    const { landlord } = await letHome(before);
    const scope = before.app.get(Scope);
    for (const role of ['visitor', 'tenant', 'landlord', 'supplier', 'staff', 'admin'] as const) {
      const actor = { role, userId: landlord.userId, accountId: landlord.accountId, demo: false, sessionId: null };
      expect(await scope.as(actor, () => scope.rows('select * from file_secret'))).toEqual([]);
    }
  });

  it('bytes that no document names are destroyed after two days', async () => {
    const blobs = before.app.get<BlobStore>(BLOB_STORE);
    const [row] = await before.sql<{ place: string }>('select place from file_secret where file_id = $1', [id]);
    const tidy = () => before.app.get(Scope).asSystem('tidy test', () => before.app.get(TidyFiles).tidy());
    await tidy();
    expect(await blobs.get(row?.place ?? '')).not.toBeNull();
    before.clock.setNow(new Date(Date.now() + 3 * 24 * 3600_000));
    await tidy();
    expect(await blobs.get(row?.place ?? '')).toBeNull();
    expect(await before.sql('select 1 from file_secret where file_id = $1', [id])).toEqual([]);
  });
});
