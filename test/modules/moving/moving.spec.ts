import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountImport } from '../../../src/modules/moving/account-import.service.js';
import { FileVault } from '../../../src/platform/files/file-vault.js';
import { home, letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { completedRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/database.js';
import {
  allBefore,
  answerOf,
  ARCHIVE,
  archiveOf,
  atOneMoment,
  liveWorld,
  papersOf,
  type Mover,
} from '../../support/moving-world.js';
import { flatPng } from '../../support/pictures.js';
import { unzip } from '../../support/unzip.js';
import { video } from '../../support/videos.js';
import { lastMail } from '../auth/people.js';

const NOW = '2026-11-21T17:20:00Z';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Receipt (1) >> endobj\ntrailer << >>\n%%EOF');
const FILM = '01a20000-0000-7000-8000-000000000001';
const POSTER = '01a20000-0000-7000-8000-000000000002';
const HEIC = readFileSync(join(import.meta.dirname, '../documents/photo.heic'));
const PASSWORD = 'correct horse battery';
/** The names of the files in an archive whose bytes differ, for who reads why the test failed. */
function filesThatDiffer(one: Buffer, other: Buffer): string {
  if (one.subarray(0, 2).toString() !== 'PK') return `${one.length} and ${other.length} bytes`;
  const [before, after] = [unzip(one), unzip(other)];
  return [...before]
    .filter(([name, bytes]) => !after.get(name)?.equals(bytes))
    .map(([name]) => name)
    .join();
}

describe('an account that moves to another installation', () => {
  let old: TestApp;
  let fresh: TestApp;
  let second: TestApp;
  let folder: string;
  let landlord: Mover;
  let neighbor: Person;
  let craftsman: Craftsman;
  const tokens = new Map<string, string>();

  const export_ = async (name: string, token: string) => {
    const path = join(folder, name);
    writeFileSync(path, await archiveOf(old, token));
    return path;
  };
  const import_ = (path: string, test = fresh) => test.app.get(AccountImport).run(path);
  const counts = async (test: TestApp) =>
    (
      await test.sql<{ n: number }>(
        'select (select count(*) from lease)::int + (select count(*) from posting)::int + (select count(*) from file_secret)::int + (select count(*) from account)::int as n',
      )
    )[0]?.n;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'moving-'));
    old = await startTestApp({ DEMO_ENABLED: 'true' });
    old.clock.setNow(NOW);
    landlord = await liveWorld(old);
    craftsman = await supplier(old, 'Äpfel & Söhne');
    neighbor = await landlordWithPaper();
    await workFor(landlord);
    await rentsInYen(landlord);
    await endRunning();
    await allBefore(old, NOW);
    [fresh, second] = [await installation(), await installation()];
  }, 480_000);
  afterAll(async () => {
    await old.close();
    await fresh.close();
    await second.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the demo leaves on its way is refused, with the homes; then it has arrived. */
  async function endRunning(): Promise<void> {
    const running = `from payment where account_id = '${landlord.accountId}' and state in ('requires_action', 'processing', 'disputed')`;
    if ((await old.sql(`select 1 ${running}`)).length > 0) {
      const refused = await old.http('get', ARCHIVE, landlord.token).expect(409);
      expect(refused.body).toMatchObject({ reason: 'money_on_its_way', values: { places: expect.any(String) } });
    }
    await old.sql(`update payment set state = 'failed', version = version + 1 where id in (select id ${running})`);
    await old.sql("update refund set state = 'failed' where account_id = $1 and state = 'processing'", [
      landlord.accountId,
    ]);
  }

  async function installation(): Promise<TestApp> {
    const database = await createTestDatabase();
    const test = await startTestAppOn(database, { MIGRATION_DATABASE_URL: database.ownerUrl });
    test.clock.setNow(NOW);
    return test;
  }
  const newHomeOf = (accountId: string) => (accountId === landlord.accountId ? fresh : second);

  /** A landlord with a job done, its invoice on paper, and a receipt. */
  async function landlordWithPaper(): Promise<Person> {
    const job = await completedRequest(old, craftsman);
    const { body: draft } = await old
      .http('post', `/api/service-requests/${job.requestId}/invoice`, craftsman.token)
      .expect(201);
    const { body: paper } = await old
      .http('post', '/api/documents', craftsman.token)
      .attach('file', PDF, 'scan.pdf')
      .field('purpose', 'supplier_invoice')
      .expect(201);
    const facts = {
      fileId: paper.id,
      number: 'A/17',
      issuedOn: '2026-11-21',
      totalCents: 44_000,
      taxes: [],
      dueDays: 15,
    };
    await old.http('put', `/api/invoices/${draft.id}/paper`, craftsman.token).send(facts).expect(200);
    await old.http('patch', `/api/invoices/${draft.id}`, craftsman.token).send({ status: 'sent' }).expect(200);
    await old.http('patch', `/api/invoices/${draft.id}`, job.landlord.token).send({ status: 'approved' }).expect(200);
    return job.landlord;
  }

  /** The same supplier works for the other landlord, and a colleague records what is paid, then leaves. */
  async function workFor(who: Mover): Promise<void> {
    const home = await letHome(old, {}, { ...who, demo: false });
    const request = { description: 'It drips.', issueType: 'Plumbing', priority: 'Low' };
    const { body: filed } = await old
      .http('post', '/api/service-requests', home.tenant.token)
      .send(request)
      .expect(201);
    const path = `/api/service-requests/${filed.id}`;
    await old.http('patch', path, who.token).send({ status: 'approved' }).expect(200);
    await old
      .http('post', `${path}/offers`, who.token)
      .send({ supplierId: craftsman.id, budgetCents: 9000 })
      .expect(201);
    await old.http('post', `${path}/lines`, craftsman.token).send({ message: 'Is “C-4” the door’s code?' });
    const lease = `/api/landlords/leases/${home.leaseId}`;
    await old
      .http('post', `${lease}/payments`, who.token)
      .send({ amountCents: 70_000, method: 'cheque', paidOn: '2026-11-02' })
      .expect(201);
    const file = await old
      .http('post', '/api/documents', who.token)
      .field('leaseId', home.leaseId)
      .attach('file', PDF, 'bail « 302 ».pdf')
      .expect(201);
    // What a file is called says nothing about what it is: people rename files, and photos are encoded again.
    const { id, version } = file.body;
    await old.http('patch', `/api/documents/${id}`, who.token).send({ name: 'Bail signé.docx', version }).expect(200);
    for (const [name, bytes] of [
      ['IMG_0001.HEIC', HEIC],
      ['mold.png', flatPng(60, 40)],
    ] as const) {
      const photo = await old
        .http('post', '/api/documents', home.tenant.token)
        .field('requestId', filed.id)
        .attach('file', bytes, name)
        .expect(201);
      expect(photo.body).toMatchObject({ name, mediaType: 'image/jpeg' });
    }
    await filmed(who, home.leaseId);
  }

  /** A video, whose preview picture is a file without a row of its own. */
  async function filmed({ accountId, userId }: Mover, leaseId: string): Promise<void> {
    const vault = old.app.get(FileVault);
    const [bytes, picture] = [video(), Buffer.from('\xff\xd8\xff\xe0 a picture', 'latin1')];
    await vault.keepSegments(FILM, bytes.length, Readable.from([bytes]) as AsyncIterable<Buffer>);
    await vault.keep(POSTER, picture);
    await old.sql(
      `insert into stored_file (id, series_id, account_id, demo, created_at, uploader_id, lease_id, name, media_type, bytes, purpose, shared_with_tenant, poster_id)
       values ($1, $1, $2, false, $3, $4, $5, 'tour.mp4', 'video/mp4', $6, 'lease_document', false, $7)`,
      [FILM, accountId, NOW, userId, leaseId, bytes.length, POSTER],
    );
  }

  /** A home in Tokyo, whose amounts have no cents. */
  async function rentsInYen({ token, ...who }: Mover): Promise<void> {
    const { propertyId, unitId } = await home(old, { ...who, token, demo: false });
    await old.sql("update property set currency = 'JPY', time_zone = 'Asia/Tokyo' where id = $1", [propertyId]);
    const tenants = [{ firstName: 'Aiko', lastName: 'Ōno', language: 'en', email: 'aiko@example.com' }];
    const terms = { startsOn: '2026-09-01', chargeFrom: '2026-09-01', rentCents: 180_000, dueDay: 1, tenants };
    const { body } = await old.http('post', `/api/landlords/units/${unitId}/leases`, token).send(terms).expect(201);
    const lease = `/api/landlords/leases/${body.id}`;
    await old
      .http('post', `${lease}/activate`, token)
      .send({})
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    await old.http('post', `${lease}/payments`, token).send({ amountCents: 95_001, method: 'transfer' }).expect(201);
    expect(
      await old.sql("select 1 from posting where account_id = $1 and currency = 'JPY'", [who.accountId]),
    ).not.toEqual([]);
  }

  it('moves with everything, and its books add up', async () => {
    const [one, two] = [await export_('one.tar', landlord.token), await export_('two.tar', neighbor.token)];
    const first = await import_(one);
    expect(first).toMatchObject({ missing: [], people: [landlord.email] });
    expect(first.rows).toBeGreaterThan(1400);
    expect(first.files).toBeGreaterThan(9);
    // Twice at once: one waits for the other, and then finds the account.
    const both = await Promise.allSettled([import_(two, second), import_(two, second)]);
    expect(both.find(({ status }) => status === 'fulfilled')).toMatchObject({
      value: { missing: [], people: [neighbor.email] },
    });
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { fault: 'in_use' } });
    for (const { accountId } of [landlord, neighbor]) {
      const test = newHomeOf(accountId);
      const said = await test.sql("select account_id, role, reason from audit_entry where action = 'account.move_in'");
      expect(said).toEqual([{ account_id: accountId, role: 'system', reason: 'account import' }]);
      expect(await test.sql("select 1 from outbox_message where channel <> 'event'")).toEqual([]);
    }
  }, 240_000);

  it('no one can sign in or gets an email until an admin invites the owner', async () => {
    for (const { userId, email, accountId } of [landlord, neighbor]) {
      const test = newHomeOf(accountId);
      const able = await test.sql('select 1 from credential where password_hash is not null');
      expect(able).toEqual([]);
      const admin = await person(test, 'admin');
      await test.http('post', `/api/admin/users/${userId}/invitation`, admin.token).expect(201);
      const { template, token } = await lastMail(test, email);
      expect(template).toBe('auth.invitation');
      const { body } = await test
        .http('post', '/api/auth/invitation/accept')
        .send({ token, password: PASSWORD, confirmPassword: PASSWORD })
        .expect(201);
      expect(body.profile).toMatchObject({ accountId, accountRole: 'owner' });
      tokens.set(accountId, body.access_token);
    }
    const [tenants] = await fresh.sql<{ n: number; linked: number }>(
      'select count(*)::int as n, count(user_id)::int as linked from lease_tenant',
    );
    expect(tenants?.n).toBeGreaterThan(20);
    expect(tenants?.linked).toBe(0);
  }, 120_000);

  it('every report, statement, ledger, receipt, invoice, export and document is the same, byte for byte', async () => {
    for (const { accountId, token } of [landlord, neighbor]) {
      const paths = await papersOf(old, accountId);
      const [differing, refused]: [string[], string[]] = [[], []];
      await atOneMoment(async () => {
        for (const { clock } of [old, newHomeOf(accountId)]) clock.setNow(NOW);
        for (const path of paths) {
          const before = await answerOf(old, path, token);
          const after = await answerOf(newHomeOf(accountId), path, tokens.get(accountId) ?? '');
          if (before.status !== 200) refused.push(path);
          if (before.status !== after.status || !before.bytes.equals(after.bytes))
            differing.push(`${before.status} ${after.status} ${path} ${filesThatDiffer(before.bytes, after.bytes)}`);
        }
      });
      expect(differing).toEqual([]);
      expect(paths.length - refused.length).toBeGreaterThan(accountId === landlord.accountId ? 190 : 50);
      expect(refused).toEqual([]);
    }
  }, 240_000);

  it('videos have their preview pictures', async () => {
    for (const id of [FILM, POSTER]) {
      const [before, after] = [await old.app.get(FileVault).read(id), await fresh.app.get(FileVault).read(id)];
      expect(after.equals(before)).toBe(true);
    }
  });

  it('a second import changes nothing and says why', async () => {
    const before = await counts(fresh);
    await expect(import_(join(folder, 'one.tar'))).rejects.toMatchObject({
      fault: 'in_use',
      message: expect.stringContaining('only be imported into a fresh installation'),
    });
    expect(await counts(fresh)).toBe(before);
  }, 60_000);

  it('only an owner gets the archive: not a colleague, a tenant, a supplier or the demo', async () => {
    const home = await letHome(old);
    for (const { token } of [
      home.tenant,
      craftsman,
      await person(old, 'admin'),
      await person(old, 'landlord', { demo: true }),
    ])
      await old.http('get', ARCHIVE, token).expect(403);
    const colleague = await person(old, 'landlord');
    await old.sql("update membership set role = 'manager', account_id = $2 where user_id = $1", [
      colleague.userId,
      home.landlord.accountId,
    ]);
    expect((await old.http('get', ARCHIVE, colleague.token)).body).toMatchObject({ code: 'owner_only' });
    const noted = await old.sql("select 1 from audit_entry where action = 'account.move_out' and account_id = $1", [
      landlord.accountId,
    ]);
    expect(noted).toHaveLength(1);
  });
});
