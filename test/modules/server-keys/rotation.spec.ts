import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { ChatSecrets } from '../../../src/modules/chat/chat-secrets.js';
import { SalesLinks } from '../../../src/modules/crm/sales-links.js';
import { NewsletterLinks } from '../../../src/modules/newsletter/newsletter-links.js';
import { PushSecrets } from '../../../src/modules/push/push-secrets.js';
import { RewrapKeys } from '../../../src/modules/server-keys/rewrap-keys.js';
import { TwoFactorSecrets } from '../../../src/modules/twofactor/two-factor-secrets.js';
import { WebhookSecrets } from '../../../src/modules/webhooks/webhook-secrets.js';
import { Settings } from '../../../src/platform/config/settings.js';
import { DownloadLinks } from '../../../src/platform/files/download-links.js';
import { FileVault } from '../../../src/platform/files/file-vault.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { startTestAppOn, type TestApp } from '../../support/app.js';
import { createTestDatabase, type TestDatabase } from '../../support/database.js';
import { leaseWithCode } from '../tenant-access/a-lease.js';

const OLD = { JWT_SECRET: 'a'.repeat(40), CODE_KEY: 'b'.repeat(40), DOCUMENT_KEY: randomBytes(32).toString('base64') };
const NEW = { JWT_SECRET: 'c'.repeat(40), CODE_KEY: 'd'.repeat(40), DOCUMENT_KEY: randomBytes(32).toString('base64') };
const SECRET = Buffer.from('12345678901234567890');
const FILE = Buffer.from('a lease, signed');

/** `keys` sign, and what `other` signed is accepted. */
const accepting = (keys: typeof OLD, other: typeof OLD) => ({
  ...keys,
  DOCUMENT_KEY: `${keys.DOCUMENT_KEY},${other.DOCUMENT_KEY}`,
  JWT_SECRET_ACCEPTED: other.JWT_SECRET,
  CODE_KEY_ACCEPTED: other.CODE_KEY,
});

/** What one process makes with its keys. */
interface Made {
  who: Person;
  code: string;
  fileId: string;
  link: URL;
  stop: string;
  subscriber: string;
  chat: string;
  recovery: string;
}

/** SEC-18 A change of keys as docs/operate.md describes it: accept the next key everywhere, then sign with it, then forget the old one. */
describe('keys are changed without downtime', () => {
  let database: TestDatabase;
  let before: TestApp;
  let during: TestApp;
  let after: TestApp;
  let old: Made;
  let made: Made;

  beforeAll(async () => {
    database = await createTestDatabase();
    before = await startTestAppOn(database, accepting(OLD, NEW));
    const { dataDir: DATA_DIR } = before.app.get(Settings);
    during = await startTestAppOn(database, { ...accepting(NEW, OLD), DATA_DIR });
    after = await startTestAppOn(database, { ...NEW, DATA_DIR });
    old = await make(before);
    made = await make(during);
  });
  afterAll(async () => {
    await after.app.close();
    await during.app.close();
    await before.close();
  });

  const asSystem = <T>(test: TestApp, work: () => Promise<T>) => test.app.get(Scope).asSystem('test', work);

  async function make(test: TestApp): Promise<Made> {
    const who = await person(test, 'landlord');
    const { code } = await leaseWithCode(test, who.accountId);
    const secrets = test.app.get(TwoFactorSecrets);
    const recovery = `RECOVERY${who.userId.slice(-4)}`;
    await test.sql('insert into totp_secret (user_id, sealed, confirmed_at) values ($1, $2, now())', [
      who.userId,
      secrets.seal(who.userId, SECRET),
    ]);
    await test.sql('insert into recovery_code (id, user_id, code_hash) values ($1, $2, $3)', [
      v7(),
      who.userId,
      secrets.codeHash(who.userId, recovery),
    ]);
    const webhooks = test.app.get(WebhookSecrets, { strict: false });
    await test.sql(
      `insert into webhook_endpoint (id, account_id, demo, created_at, created_by, url, events, secret, key_id)
       values ($1, $2, false, now(), $1, 'https://hooks.example.com', '[]', $3, $4)`,
      [who.userId, who.accountId, webhooks.seal(who.userId, 'whsec_secret'), webhooks.keyId],
    );
    await addDevice(test, who);
    const fileId = v7();
    await test.app.get(FileVault).keep(fileId, FILE);
    return {
      who,
      code,
      fileId,
      link: new URL(test.app.get(DownloadLinks).linkTo(fileId), 'http://x'),
      stop: test.app.get(SalesLinks).of(who.userId, 'en').oneClickUrl.split('token=')[1] ?? '',
      subscriber: test.app.get(NewsletterLinks).waysOut(who.userId, 'en', fileId).oneClickUrl.split('token=')[1] ?? '',
      chat: test.app.get(ChatSecrets).secretOf(who.userId),
      recovery,
    };
  }

  /** Which of the things that a process made another one understands. */
  async function understood(test: TestApp, { who, fileId, link, stop, subscriber, chat, recovery }: Made) {
    const secrets = test.app.get(TwoFactorSecrets);
    const [app] = await test.sql<{ sealed: string }>('select sealed from totp_secret where user_id = $1', [who.userId]);
    const query = (name: string) => link.searchParams.get(name) ?? '';
    return {
      token: (await test.http('get', '/api/profiles/me', who.token)).status === 200,
      link: test.app.get(DownloadLinks).isValid(fileId, query('expires'), query('signature')),
      stop: test.app.get(SalesLinks).read(stop) === who.userId,
      subscriber: test.app.get(NewsletterLinks).read('unsubscribe', subscriber)?.id === who.userId,
      chat: test.app.get(ChatSecrets).sessionOf(chat) === who.userId,
      recovery: await hasRecovery(test, who, secrets.codeHashes(who.userId, recovery)),
      app: opens(() => secrets.open(who.userId, app?.sealed ?? '')),
      webhook: await opensWebhook(test, who),
      device: await opensDevice(test, who),
      file: await test.app
        .get(FileVault)
        .read(fileId)
        .then(
          (bytes) => bytes.equals(FILE),
          () => false,
        ),
    };
  }

  const hasRecovery = async (test: TestApp, { userId }: Person, hashes: string[]) =>
    (await test.sql('select 1 from recovery_code where user_id = $1 and code_hash = any($2)', [userId, hashes]))
      .length === 1;
  const opens = (open: () => Buffer) => {
    try {
      return open().equals(SECRET);
    } catch {
      return false;
    }
  };
  const opensWebhook = async (test: TestApp, { userId }: Person) => {
    const [webhook] = await test.sql<{ secret: string }>('select secret from webhook_endpoint where id = $1', [userId]);
    try {
      const secrets = test.app.get(WebhookSecrets, { strict: false });
      return secrets.open(userId, webhook?.secret ?? '') === 'whsec_secret';
    } catch {
      return false;
    }
  };
  const addDevice = async (test: TestApp, { token }: Person) => {
    const { publicKey } = (await test.http('get', '/api/push', token).expect(200)).body;
    const endpoint = `https://push.example.com/${randomBytes(9).toString('base64url')}`;
    const p256dh = createECDH('prime256v1').generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    await test.http('post', '/api/push/devices', token).send({ endpoint, p256dh, auth, publicKey }).expect(200);
  };
  /** The device and the key pair that it subscribed with: a message needs both. */
  const opensDevice = async (test: TestApp, { userId }: Person) => {
    const [device] = await test.sql<{ id: string; sealed: string; keyId: string; key: string }>(
      `select d.id, d.subscription as sealed, k.id as "keyId", k.private_key as key from push_device d join push_key k on k.id = d.push_key_id where d.user_id = $1`,
      [userId],
    );
    const secrets = test.app.get(PushSecrets, { strict: false });
    try {
      return Boolean(device && secrets.open(device.id, device.sealed) && secrets.open(device.keyId, device.key));
    } catch {
      return false;
    }
  };
  const enter = (test: TestApp, code: string) => test.http('post', '/api/auth/tenant-code').send({ code });
  const ALL = {
    token: true,
    link: true,
    stop: true,
    subscriber: true,
    chat: true,
    recovery: true,
    app: true,
    webhook: true,
    device: true,
    file: true,
  };

  it('processes with the old and with the new key understand each other while both run', async () => {
    for (const one of [old, made]) {
      expect(await understood(before, one)).toEqual(ALL);
      expect(await understood(during, one)).toEqual(ALL);
      await enter(before, one.code).expect(200);
    }
    // A code goes to the key of the process that it was typed at: here back to the new one.
    await enter(during, made.code).expect(200);
  });

  it('a forged token and one of an unknown key are refused as before', async () => {
    const [head = '', body = ''] = old.who.token.split('.');
    for (const token of [`${head}.${body}.AAAA`, `${head}.${body}`, 'x', `${head}.${body}.${'A'.repeat(43)}`])
      await during.http('get', '/api/profiles/me', token).expect(401);
    await after.http('get', '/api/profiles/me', old.who.token).expect(401);
  });

  it('the job moves files and app secrets to the new key, and says how much is left', async () => {
    const admin = await person(during, 'admin');
    const left = async () => {
      const { body } = await during.http('get', '/api/admin/server-keys', admin.token).expect(200);
      return Object.fromEntries(
        body.flatMap(({ protects }: { protects: { what: string; total: number; left: number }[] }) =>
          protects.map(({ what, left: of, total }) => [what, `${of} of ${total}`]),
        ),
      );
    };
    // Codes and apps were written here without the id of their key, as processes of the version before write them.
    expect(await left()).toEqual({
      files: '1 of 2',
      uploads: '0 of 0',
      authenticator_apps: '2 of 2',
      recovery_codes: '2 of 2',
      tenant_codes: '1 of 2',
      webhook_secrets: '1 of 2',
      push_keys: '1 of 1',
      push_devices: '1 of 2',
    });
    const run = () => asSystem(during, () => during.app.get(RewrapKeys).run());
    await Promise.all([run(), run()]);
    await run();
    await enter(during, old.code).expect(200);
    expect(await left()).toEqual({
      files: '0 of 2',
      uploads: '0 of 0',
      authenticator_apps: '0 of 2',
      recovery_codes: '2 of 2',
      tenant_codes: '0 of 2',
      webhook_secrets: '0 of 2',
      push_keys: '0 of 1',
      push_devices: '0 of 2',
    });
    // Nothing is left to do, so nothing more is written to the audit log.
    const entries = () => during.sql("select 1 from audit_entry where action = 'server_key.rewrap'");
    const written = (await entries()).length;
    await run();
    expect(await entries()).toHaveLength(written);
    expect(written).toBeGreaterThan(0);
  });

  it('without the old key, what was moved works and the rest has ended', async () => {
    expect(await understood(after, old)).toEqual({
      token: false,
      link: false,
      stop: false,
      subscriber: false,
      chat: false,
      recovery: false,
      app: true,
      webhook: true,
      device: true,
      file: true,
    });
    expect(await understood(after, made)).toEqual(ALL);
    await enter(after, old.code).expect(200);
    await enter(after, made.code).expect(200);
  });

  it('with a single key, codes from before key ids were recorded count as its own', async () => {
    await asSystem(after, () => after.app.get(RewrapKeys).run());
    const [row] = await after.sql<{ n: number }>(
      'select (select count(*)::int from access_code where key_id is null) + (select count(*)::int from recovery_code where key_id is null) as n',
    );
    expect(row?.n).toBe(0);
  });

  it('a file whose key is in no list is counted as lost, and stops nothing', async () => {
    await after.sql("update file_secret set key_id = '0000000000000000' where file_id = $1", [old.fileId]);
    await asSystem(after, () => after.app.get(RewrapKeys).run());
    const { body } = await after.http('get', '/api/admin/server-keys', (await person(after, 'admin')).token);
    const files = body.find(({ name }: { name: string }) => name === 'DOCUMENT_KEY').protects[0];
    expect(files).toEqual({ what: 'files', total: 2, left: 1, lost: 1 });
  });

  it('only admins of the installation see the keys, and never the keys themselves', async () => {
    for (const role of ['tenant', 'landlord', 'supplier', 'staff'] as const)
      await during.http('get', '/api/admin/server-keys', (await person(during, role)).token).expect(403);
    const demo = await person(during, 'admin', { demo: true });
    expect((await during.http('get', '/api/admin/server-keys', demo.token)).body).toEqual([]);
    const { text } = await during.http('get', '/api/admin/server-keys', (await person(during, 'admin')).token);
    for (const key of [...Object.values(OLD), ...Object.values(NEW)]) expect(text).not.toContain(key);
  });
});
