import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { AccountImport, IMPORT_LOCK } from '../../../src/modules/moving/account-import.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { FileVault } from '../../../src/platform/files/file-vault.js';
import { PROJECT_ROOT } from '../../../src/platform/project-root.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { acceptedRequest, supplier } from '../../factories/repairs.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/database.js';
import { MovedArchive } from '../../support/moved-archive.js';
import { archiveOf } from '../../support/moving-world.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Lease (1) >> endobj\ntrailer << >>\n%%EOF');
const TABLES = [
  'account',
  'app_user',
  'credential',
  'account_link',
  'lease',
  'posting',
  'stored_file',
  'file_secret',
  'upload',
  'outbox_message',
];

describe('an archive that someone tampered with', () => {
  let old: TestApp;
  let fresh: TestApp;
  let folder: string;
  let home: LetHome;
  let good: string;
  let resident: LetHome;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'moving-'));
    old = await startTestApp();
    home = await acceptedRequest(old, await supplier(old));
    await old.app.get(RentRun).run();
    await old
      .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
      .send({ amountCents: 9000, method: 'cash' })
      .expect(201);
    await old
      .http('post', '/api/documents', home.landlord.token)
      .field('leaseId', home.leaseId)
      .attach('file', PDF, 'lease.pdf')
      .expect(201);
    good = join(folder, 'good.tar');
    writeFileSync(good, await archiveOf(old, home.landlord.token));
    const database = await createTestDatabase();
    fresh = await startTestAppOn(database, { MIGRATION_DATABASE_URL: database.ownerUrl });
    resident = await letHome(fresh, {}, await person(fresh, 'landlord', { demo: true }));
  }, 480_000);
  afterAll(async () => {
    await old.close();
    await fresh.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const import_ = (path: string) => fresh.app.get(AccountImport).run(path);
  const state = async () => {
    const sums = TABLES.map(
      (table) => `(select count(*) || ':' || coalesce(sum(hashtext(x::text)::bigint), 0) from ${table} x) as ${table}`,
    );
    return (await fresh.sql(`select ${sums.join(', ')}`))[0];
  };
  const changed = async (change: (archive: MovedArchive) => void): Promise<string> => {
    const archive = await MovedArchive.read(good);
    change(archive);
    return archive.write(join(folder, `${randomUUID()}.tar`));
  };
  /** Refused, and nothing of the installation differs afterwards. */
  const expectRefused = async (path: string | Promise<string>, fault: string, said?: RegExp) => {
    const before = await state();
    const error = await import_(await path).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ fault });
    if (said) expect((error as Error).message).toMatch(said);
    expect(await state()).toEqual(before);
  };
  const first = (archive: MovedArchive, table: string, change: Record<string, unknown>) =>
    archive.put(
      table,
      archive.rows(table).map((row, at) => (at === 0 ? { ...row, ...change } : row)),
    );

  it('cut, longer or with another byte: refused', async () => {
    const bytes = readFileSync(good);
    const damaged: [string, Buffer][] = [
      ['empty', Buffer.alloc(0)],
      ['cut', bytes.subarray(0, bytes.length >> 1)],
      ['cut at its end', bytes.subarray(0, bytes.length - 3 * 512 - 1024)],
      ['no archive', Buffer.from('PK\u0003\u0004 a ZIP')],
    ];
    for (const [name, content] of damaged) {
      const path = join(folder, `${name}.tar`);
      writeFileSync(path, content);
      await expectRefused(path, 'damaged');
    }
    const archive = await MovedArchive.read(good);
    for (const { name, bytes: entry } of archive.entries.filter((_, at) => at % 5 === 0)) {
      const copy = Buffer.from(bytes);
      const at = copy.indexOf(entry, copy.indexOf(name));
      copy[at + (entry.length >> 1)]! ^= 1;
      const path = join(folder, 'byte.tar');
      writeFileSync(path, copy);
      await expectRefused(path, 'damaged');
    }
    await expectRefused(join(folder, 'nowhere.tar'), 'damaged', /can’t be read/);
    for (const endless of ['/dev/zero', folder]) await expectRefused(endless, 'damaged', /isn’t a file/);
  }, 120_000);

  it('of another version: says which one to install', async () => {
    const other = changed((archive) =>
      Object.assign(archive.manifest, { version: '9.9.9', schema: { last: '9999-tomorrow', count: 999 } }),
    );
    await expectRefused(other, 'other_version', /Install version 9\.9\.9/);
    await expectRefused(
      changed((archive) => Object.assign(archive.manifest, { format: 2 })),
      'other_version',
    );
    await expectRefused(
      changed((archive) => Object.assign(archive.manifest, { accountId: "'; drop table lease; --" })),
      'damaged',
    );
    await expectRefused(
      changed((archive) => Object.assign(archive.manifest.tables[0] ?? {}, { columns: ['id', 'ctid'] })),
      'damaged',
    );
    await expectRefused(
      changed((archive) => Object.assign(archive.manifest.tables[0] ?? {}, { name: 'pg_authid' })),
      'damaged',
    );
  });

  it('with rows of another account, of the team, or with more rights: refused', async () => {
    const someone = { id: randomUUID(), kind: 'landlord', name: 'Someone else' };
    await expectRefused(
      changed((archive) =>
        archive.put('account', [...archive.rows('account'), { ...archive.rows('account')[0], ...someone }]),
      ),
      'not_allowed',
      /row (\d+ )?of account/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'lease', { account_id: randomUUID() })),
      'not_allowed',
      /row (\d+ )?of lease/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'lease', { demo: true })),
      'not_allowed',
      /row (\d+ )?of lease/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'account', { plan: 'enterprise' })),
      'not_allowed',
      /row (\d+ )?of account/,
    );
    const members = new Set((await MovedArchive.read(good)).rows('membership').map((row) => row['user_id']));
    const asOwner = (change: object) => (archive: MovedArchive) =>
      archive.put(
        'app_user',
        archive.rows('app_user').map((row) => (members.has(row['id']) ? { ...row, ...change } : row)),
      );
    await expectRefused(changed(asOwner({ user_type: 'admin' })), 'not_allowed');
    await expectRefused(changed(asOwner({ user_type: 'staff' })), 'not_allowed');
    await expectRefused(
      changed(asOwner({ email_verified_at: '2026-01-01T00:00:00+00:00' })),
      'not_allowed',
      /row (\d+ )?of app_user/,
    );
    await expectRefused(changed(asOwner({ email: 'no address' })), 'not_allowed', /column email/);
    const tenants = (archive: MovedArchive) =>
      archive.put(
        'app_user',
        archive.rows('app_user').map((row) => (members.has(row['id']) ? row : { ...row, deleted_at: null })),
      );
    await expectRefused(changed(tenants), 'not_allowed', /row (\d+ )?of app_user/);
    await expectRefused(
      changed((archive) => first(archive, 'supplier', { elite_until: '2099-01-01T00:00:00+00:00' })),
      'not_allowed',
      /row (\d+ )?of supplier/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'payment', { provider: 'stripe', provider_reference: 'pi_of_another' })),
      'not_allowed',
      /row (\d+ )?of payment/,
    );
  }, 120_000);

  it('with ids of this installation, for its own rows or as what they refer to: refused', async () => {
    await expectRefused(
      changed((archive) => first(archive, 'property', { id: resident.propertyId })),
      'ids_taken',
      /property/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'service_request', { reporter_id: resident.tenant.userId })),
      'ids_taken',
      /app_user/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'journal_entry', { recorded_by: resident.landlord.userId })),
      'ids_taken',
      /app_user/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'service_request', { floor_kinds: [resident.leaseId.toUpperCase()] })),
      'not_allowed',
      /floor_kinds/,
    );
  }, 60_000);

  it('with keys that lead nowhere or values that break a rule: refused', async () => {
    await expectRefused(
      changed((archive) => first(archive, 'lease', { unit_id: randomUUID() })),
      'not_allowed',
      /unit/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'lease', { state: 'free' })),
      'not_allowed',
      /row 1 of lease, column state/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'lease', { currency: 'C'.repeat(4) })),
      'not_allowed',
      /lease/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'lease', { rent_cents: 'much' })),
      'not_allowed',
      /lease/,
    );
    await expectRefused(
      changed((archive) => archive.put('lease', [...archive.lines('lease'), ...archive.lines('lease')])),
      'not_allowed',
      /duplicate/,
    );
    await expectRefused(
      changed((archive) => archive.put('lease', ['{}'])),
      'not_allowed',
    );
    await expectRefused(
      changed((archive) => archive.put('lease', ['{"id": null}, {"id": null}'])),
      'not_allowed',
    );
  }, 60_000);

  it('with books that don’t add up: refused', async () => {
    const posting = (archive: MovedArchive) => Number(archive.rows('posting')[0]?.['amount_cents']);
    await expectRefused(
      changed((archive) => first(archive, 'posting', { amount_cents: posting(archive) + 1 })),
      'not_allowed',
      /does not balance/,
    );
    await expectRefused(
      changed((archive) =>
        archive.put(
          'charge',
          archive.rows('charge').map((row) => ({ ...row, settled_cents: 0, settled_in_time_cents: 0 })),
        ),
      ),
      'books_differ',
    );
    await expectRefused(
      changed((archive) => archive.manifest.books.pop()),
      'books_differ',
    );
    await expectRefused(
      changed((archive) =>
        archive.put(
          'allocation',
          archive.rows('allocation').map((row) => ({ ...row, amount_cents: 999_999 })),
        ),
      ),
      'not_allowed',
      /allocated/,
    );
  }, 60_000);

  it('with hostile names, files and bombs: refused', async () => {
    const extra = (name: string, header?: object) =>
      changed((archive) => archive.entries.push({ name, bytes: Buffer.from('x'), ...(header && { header }) }));
    for (const name of [
      '../../etc/passwd',
      '/etc/passwd',
      'files/../secret',
      'rows/lease/000001.ndjson.gz',
      `files/${randomUUID()}/x`,
    ])
      await expectRefused(extra(name), 'damaged');
    await expectRefused(extra(`files/${randomUUID()}`, { type: 'symlink', linkname: '/etc/passwd' }), 'damaged');
    await expectRefused(
      changed((archive) => archive.putFile(randomUUID(), PDF)),
      'damaged',
      /no row names/,
    );
    const fileOf = (archive: MovedArchive) => String(archive.rows('stored_file')[0]?.['id']);
    await expectRefused(
      changed((archive) =>
        archive.putFile(fileOf(archive), Buffer.from('<script>alert(1)</script>'.padEnd(PDF.length))),
      ),
      'not_allowed',
      /isn’t what/,
    );
    await expectRefused(
      changed((archive) => first(archive, 'stored_file', { media_type: 'text/html' })),
      'not_allowed',
      /isn’t what/,
    );
    await expectRefused(
      changed((archive) => {
        delete archive.sums.files[fileOf(archive)];
        archive.entries.pop();
      }),
      'damaged',
      /missing/,
    );
    await expectRefused(
      changed((archive) => archive.putPart('lease', gzipSync(Buffer.alloc(25 << 20, ' ')), 1)),
      'damaged',
      /unpacked/,
    );
    await expectRefused(
      changed((archive) => archive.put('lease', [`{"id": ${'['.repeat(200_000)}`])),
      'not_allowed',
    );
    await expectRefused(
      changed((archive) =>
        archive.put(
          'service_request',
          archive
            .rows('service_request')
            .map((row) =>
              JSON.stringify(row).replace(/"answers":[^,}]*/, `"answers":${'['.repeat(100_000)}${']'.repeat(100_000)}`),
            ),
        ),
      ),
      'not_allowed',
    );
  }, 120_000);

  it('with an address that an admin here has: refused, and says whose', async () => {
    const someone = await person(fresh, 'admin');
    await fresh.sql('update app_user set email = upper($2) where id = $1', [someone.userId, home.landlord.email]);
    await expectRefused(good, 'people_here', new RegExp(home.landlord.email));
    await fresh.sql("update app_user set email = 'other@example.com' where id = $1", [someone.userId]);
  });

  it('into an installation that someone else uses: refused, and says why', async () => {
    const someone = await person(fresh, 'tenant');
    await expectRefused(good, 'in_use', /fresh installation.*accounts: 0, people: 1/);
    // As one of the demo they are no one.
    await fresh.sql('update app_user set demo = true where id = $1', [someone.userId]);
    const landlord = await person(fresh, 'landlord');
    await expectRefused(good, 'in_use', /accounts: 1, people: 1/);
    await fresh.sql('update app_user set demo = true where id = $1', [landlord.userId]);
    await fresh.sql('update account set demo = true where id = $1', [landlord.accountId]);
  });

  it('a failed import removes its files before another one can begin, which may store the same files', async () => {
    const vault = fresh.app.get(FileVault);
    const discard = vault.discard.bind(vault);
    const free: unknown[] = [];
    vault.discard = async (id) => {
      free.push(...(await fresh.sql('select pg_try_advisory_xact_lock($1) as free', [IMPORT_LOCK])));
      await discard(id);
    };
    try {
      await expectRefused(
        changed((archive) => archive.manifest.books.pop()),
        'books_differ',
      );
    } finally {
      vault.discard = discard;
    }
    expect(free).toEqual([{ free: false }]);
  });

  it('with a file that lies about its sum: refused', async () => {
    await expectRefused(
      changed((archive) => {
        for (const sum of Object.values(archive.sums.files))
          sum.sha256 = sum.sha256.replace(/^./, (one) => (one === 'a' ? 'b' : 'a'));
      }),
      'damaged',
      /the sum of the file/,
    );
  });

  const command = () =>
    spawn(process.execPath, ['--import', './scripts/ts-register.mjs', 'src/account-import.ts', good], {
      cwd: PROJECT_ROOT,
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'test',
        DATA_DIR: folder,
        DEMO_ENABLED: 'false',
        DATABASE_URL: fresh.database.appUrl,
        MIGRATION_DATABASE_URL: fresh.database.ownerUrl,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  it('killed half-way it leaves nothing, and the next attempt imports everything', async () => {
    const before = await state();
    // The import tries to lock the tables here again and again: its rows are checked, and its files are stored.
    const other = new pg.Client({ connectionString: fresh.database.ownerUrl });
    other.on('error', () => undefined);
    await other.connect();
    await other.query('begin; lock table allocation in row exclusive mode');
    const child = command();
    const ended = once(child, 'exit');
    const importing = () => fresh.sql("select 1 from pg_stat_activity where application_name = 'account import'");
    await eventually(async () => (await fresh.sql('select 1 from file_secret')).length > 0, 120_000);
    expect(await importing()).toHaveLength(1);
    child.kill('SIGKILL');
    await ended;
    await other.query('rollback');
    await other.end();
    await eventually(async () => (await importing()).length === 0, 60_000);
    const { file_secret: _before, ...rowsBefore } = before as Record<string, string>;
    const { file_secret: _after, ...rowsAfter } = (await state()) as Record<string, string>;
    expect(rowsAfter).toEqual(rowsBefore);
    const again = command();
    const said: string[] = [];
    for (const stream of [again.stdout, again.stderr]) stream.on('data', (part: Buffer) => said.push(part.toString()));
    expect([...(await once(again, 'exit')), said.join('')]).toEqual([
      0,
      null,
      expect.stringMatching(
        /^Imported “Test account”: \d+ rows and 1 files\. Its books add up\.\nNo one was notified\. Invite its people under Users: landlord-/,
      ),
    ]);
    await expectRefused(good, 'in_use', /fresh installation/);
    expect(await fresh.sql("select 1 from outbox_message where channel = 'email'")).toEqual([]);
    const off = await fresh.sql("select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'");
    expect(off).toEqual([]);
  }, 180_000);
});
