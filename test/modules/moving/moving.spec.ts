import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountImport } from '../../../src/modules/moving/account-import.service.js';
import { letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { completedRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/database.js';
import { answerOf, atOneMoment, bytesOf, liveWorld, papersOf, type Mover } from '../../support/moving-world.js';
import { unzip } from '../../support/unzip.js';
import { lastMail } from '../auth/people.js';

const NOW = '2026-11-21T17:20:00Z';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Receipt (1) >> endobj\ntrailer << >>\n%%EOF');
const ARCHIVE = '/api/landlords/account-archive';
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
  let folder: string;
  let landlord: Mover;
  let neighbor: Person;
  let craftsman: Craftsman;
  const tokens = new Map<string, string>();

  const export_ = async (name: string, token: string) => {
    const path = join(folder, name);
    writeFileSync(path, await bytesOf(old, ARCHIVE, token));
    return path;
  };
  const import_ = (path: string) => fresh.app.get(AccountImport).run(path);
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
    const database = await createTestDatabase();
    fresh = await startTestAppOn(database, { MIGRATION_DATABASE_URL: database.ownerUrl });
    fresh.clock.setNow(NOW);
  }, 240_000);
  afterAll(async () => {
    await old.close();
    await fresh.close();
    rmSync(folder, { recursive: true, force: true });
  });

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
    expect(file.body.id).toBeDefined();
  }

  it('moves with everything, and its books add up', async () => {
    const [one, two] = [await export_('one.tar', landlord.token), await export_('two.tar', neighbor.token)];
    const first = await import_(one);
    expect(first).toMatchObject({ missing: 0, invited: [landlord.email] });
    expect(first.rows).toBeGreaterThan(1400);
    expect(first.files).toBeGreaterThan(7);
    // A landlord who knows the same supplier comes to the same installation.
    expect(await import_(two)).toMatchObject({ missing: 0, invited: [neighbor.email] });
    const names = await fresh.sql<{ name: string }>("select name from account where kind = 'supplier' order by name");
    expect(names.filter(({ name }) => name === 'Test account')).toHaveLength(2);
    const said = await fresh.sql(
      "select account_id, role, reason from audit_entry where action = 'account.move_in' order by at, id",
    );
    expect(said).toEqual([
      { account_id: landlord.accountId, role: 'system', reason: 'account import' },
      { account_id: neighbor.accountId, role: 'system', reason: 'account import' },
    ]);
  }, 240_000);

  it('its owner signs in by the link in the email, and no one else came with a sign-in', async () => {
    for (const { email, accountId } of [landlord, neighbor]) {
      const { template, token } = await lastMail(fresh, email);
      expect(template).toBe('auth.moved');
      const { body } = await fresh
        .http('post', '/api/auth/invitation/accept')
        .send({ token, password: PASSWORD, confirmPassword: PASSWORD })
        .expect(201);
      expect(body.profile).toMatchObject({ accountId, accountRole: 'owner' });
      tokens.set(accountId, body.access_token);
    }
    const able = await fresh.sql<{ email: string }>(
      'select u.email from app_user u where u.deleted_at is null or exists (select from credential c where c.user_id = u.id) order by 1',
    );
    expect(able.map(({ email }) => email).sort()).toEqual([landlord.email, neighbor.email].sort());
    const [tenants] = await fresh.sql<{ n: number; linked: number }>(
      'select count(*)::int as n, count(user_id)::int as linked from lease_tenant',
    );
    expect(tenants?.n).toBeGreaterThan(20);
    expect(tenants?.linked).toBe(0);
  });

  it('every report, statement, ledger, receipt, invoice, export and document is the same, byte for byte', async () => {
    for (const { accountId, token } of [landlord, neighbor]) {
      const paths = await papersOf(old, accountId);
      const [differing, refused]: [string[], string[]] = [[], []];
      await atOneMoment(async () => {
        for (const { clock } of [old, fresh]) clock.setNow(NOW);
        for (const path of paths) {
          const before = await answerOf(old, path, token);
          const after = await answerOf(fresh, path, tokens.get(accountId) ?? '');
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

  it('a second import changes nothing and says why', async () => {
    const before = await counts(fresh);
    await expect(import_(join(folder, 'one.tar'))).rejects.toMatchObject({
      fault: 'already_here',
      message: expect.stringContaining('already in this installation'),
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
