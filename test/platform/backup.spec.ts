import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pack as packTar } from 'tar-stream';
import { ENTITIES } from '../../src/entities.js';
import { DemoWorld } from '../../src/modules/demo/demo-world.service.js';
import type { Manifest } from '../../src/platform/backup/archive.js';
import { DiskArchives } from '../../src/platform/backup/disk-archives.js';
import { keyFingerprints, missingKeys } from '../../src/platform/backup/key-fingerprints.js';
import { restoreBackup, type RestoreJob } from '../../src/platform/backup/restore-backup.js';
import { scratchPrefix, tryRestore } from '../../src/platform/backup/scratch.js';
import { sealed } from '../../src/platform/backup/sealing.js';
import { SAME_TEXT, sumsOf, tablesOf } from '../../src/platform/backup/tables.js';
import { takeBackup, type BackupJob, type WrittenBackup } from '../../src/platform/backup/take-backup.js';
import { Settings } from '../../src/platform/config/settings.js';
import { migrate, migrationFiles } from '../../src/platform/database/migrate.js';
import { BLOB_STORE, type BlobStore } from '../../src/platform/files/blob-store.js';
import { FileVault } from '../../src/platform/files/file-vault.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { createEmptyDatabase, type TestDatabase } from '../support/database.js';

const PASSPHRASE = 'correct horse battery staple';

describe('BR-01 backup and restore', () => {
  let app: TestApp;
  let folder: string;
  let path: string;
  let written: WrittenBackup;
  const fileId = randomUUID();

  const store = new DiskArchives();
  const job = (to: string, more: Partial<BackupJob> = {}): BackupJob => ({
    store,
    path: join(folder, to),
    databaseUrl: app.database.appUrl,
    blobs: app.app.get<BlobStore>(BLOB_STORE),
    seal: { passphrase: PASSPHRASE },
    keys: keyFingerprints(app.app.get(Settings)),
    createdAt: new Date(),
    ...more,
  });
  const unchecked = () => Promise.resolve();
  const fresh: TestDatabase[] = [];
  const empty = async () => {
    const database = await createEmptyDatabase();
    fresh.push(database);
    return database;
  };
  const restoreInto = (database: TestDatabase, more: Partial<RestoreJob> = {}) =>
    restoreBackup({
      store,
      path,
      opener: { passphrase: PASSPHRASE },
      ownerUrl: database.ownerUrl,
      appUrl: database.appUrl,
      entities: ENTITIES,
      keepFile: () => Promise.resolve(),
      ...more,
    });
  const tables = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("select 1 from pg_tables where schemaname in ('public', 'pgboss')");
    await client.end();
    return rows.length;
  };
  const sumsIn = async ({ adminUrl }: TestDatabase) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(`begin; ${SAME_TEXT}`);
    const sums = await sumsOf(client, await tablesOf(client));
    await client.end();
    return sums;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    app = await startTestApp({ DEMO_ENABLED: 'true' });
    await app.app.get(DemoWorld).refill();
    await app.app.get(FileVault).keep(fileId, Buffer.from('A lease of many words'));
    written = await takeBackup(job('whole.age'), unchecked);
    path = join(folder, 'whole.age');
  }, 240_000);
  afterAll(async () => {
    for (const database of fresh) await database.drop();
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('every table and every file come back as they were, and the product works on them', async () => {
    const database = await empty();
    const files = new Map<string, Buffer>();
    await restoreInto(database, { keepFile: async (place, bytes) => void files.set(place, bytes) });
    const restored = await sumsIn(database);
    expect(restored).toEqual(written.sums.tables);
    expect(Object.keys(restored).length).toBeGreaterThan(70);
    expect(restored['public.posting']?.rows).toBeGreaterThan(100);
    expect(written.sums.files.missing).toEqual([]);
    const [{ place } = { place: '' }] = await app.sql<{ place: string }>(
      'select place from file_secret where file_id = $1',
      [fileId],
    );
    expect(files.get(place)).toEqual(await app.app.get<BlobStore>(BLOB_STORE).get(place));
    expect(files.size).toBe(written.sums.files.count);
    const off = "select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'";
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    expect((await client.query(off)).rows).toEqual([]);
    const unbound =
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'mikro_orm_migrations' and not relforcerowsecurity";
    expect((await client.query(unbound)).rows).toEqual([]);
    await expect(client.query('delete from audit_entry')).rejects.toThrow(/audit_entry/);
    await client.end();
  }, 240_000);

  it('nothing in the copy depends on when its migrations ran: it sends the same reminders', async () => {
    const database = await empty();
    await restoreInto(database);
    const functions = async ({ adminUrl }: TestDatabase) => {
      const client = new pg.Client({ connectionString: adminUrl });
      await client.connect();
      const { rows } = await client.query<{ name: string; body: string }>(
        "select oid::regprocedure::text as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace order by 1",
      );
      await client.end();
      return rows;
    };
    expect(await functions(database)).toEqual(await functions(app.database));
    const begin = 'select kind, begins_at from reminder_start order by kind';
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    const restored = (await client.query(begin)).rows;
    await client.end();
    expect(restored.map(({ kind }) => kind)).toEqual(['invoices', 'news', 'proposals', 'repeats', 'steps']);
    expect(restored).toEqual(await app.sql(begin));
  }, 240_000);

  it('an archive that is opened with something else, cut or changed is refused before anything is changed', async () => {
    const database = await empty();
    const bytes = readFileSync(path);
    const altered = (at: number) => {
      const copy = Buffer.from(bytes);
      copy[at] = copy[at]! ^ 1;
      return copy;
    };
    const damaged: [string, Buffer][] = [
      ['cut', bytes.subarray(0, bytes.length - 1)],
      ['cut at a chunk', bytes.subarray(0, bytes.length - (bytes.length % 65_552))],
      ['empty', Buffer.alloc(0)],
      ['middle', altered(bytes.length >> 1)],
      ['end', altered(bytes.length - 1)],
      ['longer', Buffer.concat([bytes, Buffer.from('x')])],
    ];
    for (const [name, content] of damaged) {
      const other = join(folder, `${name}.age`);
      writeFileSync(other, content);
      await expect(restoreInto(database, { path: other }).catch((error) => [name, error.fault])).resolves.toEqual([
        name,
        'damaged',
      ]);
    }
    // A changed header can't be told from another passphrase.
    writeFileSync(join(folder, 'header.age'), altered(30));
    await expect(restoreInto(database, { path: join(folder, 'header.age') })).rejects.toMatchObject({
      fault: 'passphrase',
    });
    await expect(restoreInto(database, { opener: { passphrase: 'another passphrase' } })).rejects.toMatchObject({
      fault: 'passphrase',
    });
    expect(await tables(database.adminUrl)).toBe(0);
  }, 120_000);

  it('a database in use is refused, and stays as it is', async () => {
    // The product goes on meanwhile: its queue is emptied by itself.
    const kept = async () => ({ ...(await sumsIn(app.database)), 'pgboss.job': undefined });
    const before = await kept();
    await expect(restoreInto(app.database)).rejects.toMatchObject({ fault: 'not_empty' });
    expect(await kept()).toEqual(before);
  }, 120_000);

  it('BR-12 a restore that fails keeps no rows, and the next one into the same database says what to do', async () => {
    const database = await empty();
    const full = () => Promise.reject(new Error('ENOSPC: no space left'));
    await expect(restoreInto(database, { keepFile: full })).rejects.toThrow('ENOSPC');
    expect((await sumsIn(database))['public.app_user']?.rows).toBe(0);
    await expect(restoreInto(database)).rejects.toMatchObject({
      fault: 'not_empty',
      message: expect.stringMatching(/earlier restore failed in this one.*drop it/),
    });
  }, 120_000);

  it('a public key seals as well: who runs the server can verify the archive and not open it later', async () => {
    const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
    const identity = await generateX25519Identity();
    const seal = { recipient: await identityToRecipient(identity) };
    const { opener, sums, manifest: checked } = await takeBackup(job('recipient.age', { seal }), unchecked);
    const there = join(folder, 'recipient.age');
    expect(opener).not.toEqual({ identity });
    const tried = await tryRestore({
      store,
      path: there,
      opener,
      checked,
      ownerUrl: app.database.ownerUrl,
      databaseUrl: app.database.appUrl,
      entities: ENTITIES,
    });
    expect(tried.sums).toEqual(sums);
    // As the superuser of a server that is there for this alone (docker/compose.yaml, scratch).
    const { adminUrl, appUrl } = app.database;
    const asSuperuser = {
      store,
      path: there,
      opener,
      checked,
      ownerUrl: adminUrl,
      databaseUrl: appUrl,
      entities: ENTITIES,
    };
    expect((await tryRestore(asSuperuser)).sums).toEqual(sums);
    const database = await empty();
    await restoreInto(database, { path: there, opener: { identity } });
    expect(await sumsIn(database)).toEqual(sums.tables);
    const { rows } = await new pg.Pool({
      connectionString: app.database.adminUrl,
      max: 1,
      allowExitOnIdle: true,
    }).query('select datname from pg_database where starts_with(datname, $1)', [scratchPrefix(app.database.appUrl)]);
    expect(rows).toEqual([]);
  }, 240_000);

  const fullAfter = (bytes: number) => () => {
    let room = bytes;
    return new Writable({
      write: (chunk: Buffer, _encoding, done) =>
        done((room -= chunk.length) < 0 ? Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }) : null),
    });
  };

  it('a disk that fills up in the middle of a file ends the backup, not the process', async () => {
    const crashes: unknown[] = [];
    const crashed = (error: unknown) => crashes.push(error);
    process.on('uncaughtException', crashed);
    const blobs = { get: () => Promise.resolve(randomBytes(8 << 20)) } as unknown as BlobStore;
    for (const room of [written.bytes + 200_000, written.bytes + 3_000_000]) {
      const store = new DiskArchives(fullAfter(room));
      await expect(takeBackup(job('full.age', { blobs, store }), unchecked)).rejects.toMatchObject({
        fault: 'no_space',
      });
    }
    await new Promise((done) => setTimeout(done, 100));
    process.off('uncaughtException', crashed);
    expect(crashes).toEqual([]);
  }, 120_000);

  it('a backup that fails or is stopped leaves no file, and says why', async () => {
    const [stop, before] = [new AbortController(), new AbortController()];
    before.abort();
    const stopping = () => new Writable({ write: (_chunk, _encoding, done) => (stop.abort(), done()) });
    writeFileSync(join(folder, 'plain'), '');
    const failures: [string, () => Promise<unknown>][] = [
      ['no_space', () => takeBackup(job('a.age', { store: new DiskArchives(fullAfter(20_000)) }), unchecked)],
      ['stopped', () => takeBackup(job('b.age', { signal: before.signal }), unchecked)],
      [
        'stopped',
        () => takeBackup(job('b.age', { signal: stop.signal, store: new DiskArchives(stopping) }), unchecked),
      ],
      ['not_writable', () => takeBackup(job('plain/c.age'), unchecked)],
      ['failed', () => takeBackup(job('d.age'), () => Promise.reject(new Error('the check failed')))],
    ];
    for (const [fault, fail] of failures) await expect(fail()).rejects.toMatchObject({ fault });
    expect(readdirSync(folder).filter((name) => /^[abcd]\.age|part$/.test(name))).toEqual([]);
  }, 120_000);

  it('until it was checked, a backup has another name', async () => {
    const names: boolean[] = [];
    await takeBackup(job('named.age'), async (part) => {
      names.push(existsSync(part), existsSync(join(folder, 'named.age')));
    });
    expect(names).toEqual([true, false]);
    expect(existsSync(join(folder, 'named.age'))).toBe(true);
  }, 120_000);

  it('what is written meanwhile is in it as a whole or not at all: the books balance in the copy', async () => {
    const stop = new AbortController();
    const [lease] = await app.sql<{ id: string; account_id: string }>('select id, account_id from lease limit 1');
    const owner = new pg.Client({ connectionString: app.database.ownerUrl });
    await owner.connect();
    // An entry with its two postings, as the books write them, as fast as the database takes them.
    const writes = (async () => {
      const entry = await owner.query('select * from journal_entry where lease_id is not null limit 1');
      const columns = Object.keys(entry.rows[0]).filter((name) => !['id', 'key'].includes(name));
      const postings = await owner.query('select * from posting where entry_id = $1', [entry.rows[0].id]);
      const own = Object.keys(postings.rows[0]).filter((name) => !['id', 'entry_id'].includes(name));
      let count = 0;
      while (!stop.signal.aborted) {
        const id = randomUUID();
        await owner.query('begin');
        await owner.query(
          `insert into journal_entry (id, key, ${columns.join(', ')}) select '${id}', '${id}', ${columns.join(', ')} from journal_entry where id = $1`,
          [entry.rows[0].id],
        );
        await owner.query(
          `insert into posting (id, entry_id, ${own.join(', ')}) select gen_random_uuid(), '${id}', ${own.join(', ')} from posting where entry_id = $1`,
          [entry.rows[0].id],
        );
        await owner.query('commit');
        count += 1;
      }
      return count;
    })();
    expect(lease).toBeDefined();
    try {
      await takeBackup(job('busy.age'), unchecked);
    } finally {
      stop.abort();
    }
    expect(await writes).toBeGreaterThan(0);
    await owner.end();
    const database = await empty();
    await restoreInto(database, { path: join(folder, 'busy.age') });
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    const unequal = await client.query(
      'select e.id from journal_entry e left join posting p on p.entry_id = e.id group by e.id having coalesce(sum(p.amount_cents), 1) <> 0',
    );
    expect(unequal.rows).toEqual([]);
    await client.end();
  }, 240_000);

  it('an archive of an older version is brought to this one; one of a newer version is refused', async () => {
    const [older, target] = [await empty(), await empty()];
    const files = migrationFiles().slice(0, -3);
    await migrate({ ...older, entities: ENTITIES, files });
    const old = await takeBackup(job('older.age', { databaseUrl: older.appUrl }), unchecked);
    expect(old.manifest.migrations).toHaveLength(files.length);
    await restoreInto(target, { path: join(folder, 'older.age') });
    const client = new pg.Client({ connectionString: target.adminUrl });
    await client.connect();
    expect((await client.query('select 1 from mikro_orm_migrations')).rowCount).toBe(migrationFiles().length);
    await client.end();

    const admin = new pg.Client({ connectionString: older.adminUrl });
    await admin.connect();
    await admin.query("insert into mikro_orm_migrations (name) values ('9999-of-tomorrow')");
    await admin.end();
    await takeBackup(job('newer.age', { databaseUrl: older.appUrl }), unchecked);
    const untouched = await empty();
    await expect(restoreInto(untouched, { path: join(folder, 'newer.age') })).rejects.toMatchObject({
      fault: 'newer',
      message: expect.stringContaining('9999-of-tomorrow'),
    });
    expect(await tables(untouched.adminUrl)).toBe(0);
  }, 240_000);

  it('names the keys that are not those of the archive, and what can’t be read without them', () => {
    const { keys } = written.manifest;
    expect(missingKeys(keys, keys)).toEqual([]);
    expect(missingKeys(keys, { ...keys, DOCUMENT_KEY: ['0123456789abcdef', ...keys.DOCUMENT_KEY] })).toEqual([]);
    expect(missingKeys(keys, { ...keys, DOCUMENT_KEY: ['0123456789abcdef'] })).toEqual([
      expect.stringMatching(/^DOCUMENT_KEY .*[0-9a-f]{16}.*documents/),
    ]);
    const secret = Buffer.from(app.app.get(Settings).JWT_SECRET ?? 'none');
    expect(JSON.stringify(written.manifest)).not.toContain(secret.toString());
  });

  it('refuses to begin while a policy could hide rows from it', async () => {
    const database = await empty();
    await migrate({ ...database, entities: ENTITIES });
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    await client.query(
      "create policy half on lease as restrictive to lw_system using (id < 'a0000000-0000-0000-0000-000000000000')",
    );
    await client.end();
    await expect(takeBackup(job('hidden.age', { databaseUrl: database.appUrl }), unchecked)).rejects.toThrow(
      /: lease\./,
    );
  }, 120_000);

  it('BR-04 a file that the storage has lost is named; one that was destroyed meanwhile is excused', async () => {
    const [lost, destroyed] = [randomUUID(), randomUUID()];
    for (const id of [lost, destroyed]) await app.app.get(FileVault).keep(id, Buffer.from('words'));
    const places = await app.sql<{ file_id: string; place: string }>(
      'select file_id, place from file_secret where file_id = any($1)',
      [[lost, destroyed]],
    );
    const placeOf = (id: string) => places.find(({ file_id }) => file_id === id)?.place ?? '';
    const real = app.app.get<BlobStore>(BLOB_STORE);
    const get = async (place: string) => {
      if (place === placeOf(lost)) return null;
      if (place !== placeOf(destroyed)) return real.get(place);
      await app.sql('delete from file_secret where file_id = $1', [destroyed]);
      return null;
    };
    const blobs = { get } as unknown as BlobStore;
    const { sums } = await takeBackup(job('lost.age', { blobs }), unchecked);
    expect(sums.files.missing).toEqual([placeOf(lost)]);
    await app.sql('delete from file_secret where file_id = $1', [lost]);
  }, 120_000);

  it('BR-09 while files are read, no table is held', async () => {
    const real = app.app.get<BlobStore>(BLOB_STORE);
    const held: unknown[][] = [];
    const get = async (place: string) => {
      held.push(
        await app.sql(
          "select l.relation::regclass::text from pg_locks l join pg_stat_activity a using (pid) where a.application_name = 'backup' and l.relation is not null and a.datname = current_database()",
        ),
      );
      return real.get(place);
    };
    await takeBackup(job('free.age', { blobs: { get } as unknown as BlobStore }), unchecked);
    expect(held.length).toBeGreaterThan(0);
    expect(held.flat()).toEqual([]);
  }, 120_000);

  it('BR-06 no words of the manifest are run: its conditions are ignored, and unknown tables and columns are refused', async () => {
    const forged = async (name: string, change: (tables: Manifest['tables']) => Manifest['tables']) => {
      const tables = change(structuredClone(written.manifest.tables));
      const sums = {
        tables: Object.fromEntries(tables.map((table) => [`${table.schema}.${table.name}`, { rows: 0, sum: '0' }])),
        files: { count: 0, bytes: 0, sha256: createHash('sha256').digest('hex'), missing: [] },
      };
      const pack = packTar();
      pack.entry({ name: 'manifest.json' }, JSON.stringify({ ...written.manifest, tables }));
      pack.entry({ name: 'sums.json' }, JSON.stringify(sums));
      pack.finalize();
      const { bytes } = await sealed(pack.pipe(createGzip()), { passphrase: PASSPHRASE });
      await pipeline(bytes, createWriteStream(join(folder, name)));
      return restoreInto(await empty(), { path: join(folder, name) });
    };
    await expect(
      forged('column.age', (tables) => tables.map((table) => ({ ...table, columns: [...table.columns, 'ctid'] }))),
    ).rejects.toMatchObject({ fault: 'damaged' });
    await expect(
      forged('table.age', (tables) => [...tables, { schema: 'pg_catalog', name: 'pg_roles', columns: ['rolname'] }]),
    ).rejects.toMatchObject({ fault: 'damaged' });
    await expect(
      forged('where.age', (tables) => tables.map((table) => ({ ...table, where: '1/0 = 1' }))),
    ).resolves.toBeDefined();
  }, 240_000);

  it('BR-05 a restore puts every automatic payment off by three days, so nothing is charged before it was compared', async () => {
    const [lease] = await app.sql<{ id: string; account_id: string; user_id: string }>(
      'select l.id, l.account_id, t.user_id from lease l join lease_tenant t on t.lease_id = l.id where t.user_id is not null and not exists (select 1 from autopay a where a.lease_id = l.id) limit 1',
    );
    await app.sql(
      "insert into autopay (id, account_id, demo, created_at, lease_id, user_id, method, enabled) values (gen_random_uuid(), $1, true, now(), $2, $3, 'bank', true)",
      [lease?.account_id, lease?.id, lease?.user_id],
    );
    await takeBackup(job('autopay.age'), unchecked);
    const database = await empty();
    const restored = await restoreInto(database, { path: join(folder, 'autopay.age'), holdPayments: true });
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    const { rows } = await client.query(
      'select count(*)::int as all, count(*) filter (where next_try_on >= current_date + 3)::int as held from autopay where enabled',
    );
    await client.end();
    expect(rows[0].all).toBeGreaterThan(0);
    expect(rows[0].held).toBe(rows[0].all);
    expect(restored.held).toBe(rows[0].all);
  }, 240_000);
});
