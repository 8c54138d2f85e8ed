import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { KEY_SCOPES, KEYS_PER_ACCOUNT } from '../../../src/contract/api-keys.js';
import { hashPassword } from '../../../src/modules/accounts/rules/passwords.js';
import { TidyApiKeys } from '../../../src/modules/api-keys/tidy-api-keys.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { home, letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, supplier } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { unzip } from '../../support/unzip.js';

interface Line {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  state: string;
  createdBy: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}
type Made = Line & { key: string };

const password = 'a long enough secret';
const PROPERTIES = '/api/landlords/properties';

describe('API keys of a landlord’s account', () => {
  let test: TestApp;
  let rented: LetHome;
  let owner: Person;
  let stranger: Person;
  let hash: string;
  beforeAll(async () => {
    test = await startTestApp();
    hash = await hashPassword(password);
    rented = await letHome(test);
    owner = rented.landlord;
    stranger = await person(test, 'landlord');
    await home(test, stranger);
    for (const who of [owner, stranger]) await withPassword(who);
  });
  beforeEach(() => test.sql('delete from api_key'));
  afterAll(() => test.close());

  const withPassword = (who: Person) =>
    test.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [who.userId, hash]);
  const asked = (more: object = {}) => ({
    name: 'Bookkeeping',
    scopes: ['portfolio:read'],
    expiresInDays: 90,
    currentPassword: password,
    ...more,
  });
  const ask = (more: object = {}, who = owner) => test.http('post', '/api/api-keys', who.token).send(asked(more));
  const make = async (scopes: string[] = ['portfolio:read'], who = owner): Promise<Made> =>
    (await ask({ scopes }, who).expect(201)).body;
  const list = async (who = owner): Promise<Line[]> =>
    (await test.http('get', '/api/api-keys', who.token).expect(200)).body;
  const revoke = (id: string, who = owner) => test.http('delete', `/api/api-keys/${id}`, who.token);
  const call = (key: string, path = PROPERTIES) => test.http('get', path, key);
  const colleague = async (role = 'owner'): Promise<Person> => {
    const who = await person(test, 'landlord');
    await test.sql('update membership set account_id = $1, role = $2 where user_id = $3', [
      owner.accountId,
      role,
      who.userId,
    ]);
    await withPassword(who);
    return who;
  };

  it('AK-001 the table has the hash of a key and never the key', async () => {
    const { key, prefix } = await make();
    expect(key).toMatch(/^lw_[0-9A-Za-z]{43}$/);
    expect(prefix).toBe(key.slice(0, 11));
    const stored = JSON.stringify(await test.sql('select * from api_key'));
    expect(stored).toContain(prefix);
    expect(stored).not.toContain(key.slice(11));
    for (const table of ['audit_entry', 'outbox_message', 'idempotency_key'])
      expect(JSON.stringify(await test.sql(`select * from ${table}`))).not.toContain(key.slice(11));
  });

  it('AK-002 an owner makes a key with the password, sees it once, and every owner gets a mail', async () => {
    const other = await colleague();
    const { body } = await ask({
      name: '  Bookkeeping  ',
      scopes: ['reports:read', 'leases:write', 'leases:read'],
    }).expect(201);
    expect(body).toMatchObject({
      name: 'Bookkeeping',
      // Writing includes reading.
      scopes: ['leases:write', 'reports:read'],
      state: 'active',
      createdBy: 'Test Person',
      lastUsedAt: null,
    });
    const [line, ...more] = await list();
    expect(more).toEqual([]);
    expect(line).not.toHaveProperty('key');
    expect(JSON.stringify(line)).not.toContain(body.key.slice(11));
    const days = (Date.parse(body.expiresAt) - test.clock.now().getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    const mails = await test.sql<{ recipient: string; params: Record<string, string> }>(
      "select recipient, params from outbox_message where template = 'api-keys.made' and params->>'prefix' = $1",
      [body.prefix],
    );
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([owner.email, other.email].sort());
    expect(mails[0]?.params).toMatchObject({ name: 'Bookkeeping', by: 'Test Person', company: 'Test account' });
  });

  it('AK-002 without the password, in the demo, and for a manager there is no key', async () => {
    await ask({ currentPassword: 'wrong' }).expect(401);
    await ask({ currentPassword: undefined }).expect(401);
    const visitor = await person(test, 'landlord', { demo: true });
    expect((await ask({}, visitor).expect(403)).body.reason).toBe('demo_makes_no_keys');
    // Someone else could have registered the address: its owner would inherit the key.
    await test.sql('update app_user set email_verified_at = null where id = $1', [owner.userId]);
    expect((await ask().expect(403)).body.code).toBe('email_unverified');
    await test.sql('update app_user set email_verified_at = now() where id = $1', [owner.userId]);
    const manager = await colleague('manager');
    for (const answer of [
      await ask({}, manager),
      await test.http('get', '/api/api-keys', manager.token),
      await revoke('01900000-0000-7000-8000-000000000001', manager),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'owner_only']);
    expect(await test.sql('select 1 from api_key')).toEqual([]);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['billing:write'] }],
    ['a scope twice', { scopes: ['leases:read', 'leases:read'] }],
    ['no expiry', { expiresInDays: undefined }],
    ['an expiry beyond a year', { expiresInDays: 366 }],
    ['an expiry today', { expiresInDays: 0 }],
    ['an expiry within a day', { expiresInDays: 1.5 }],
  ])('AK-002 400 for %s', async (_, more) => {
    expect((await ask(more).expect(400)).body.code).toBe('invalid_input');
  });

  it('AK-003 an account has 20 keys that work; two that are made at the same time can’t get past it', async () => {
    for (let at = 1; at < KEYS_PER_ACCOUNT; at += 1) await make();
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.reason).toBe('api_keys_full');
    const [first] = await list();
    await revoke(first?.id ?? '').expect(204);
    await ask().expect(201);
  });

  it('AK-002 the answer with a key isn’t stored for a repeated request', async () => {
    const send = () => ask().set('Idempotency-Key', 'one-key');
    await send().expect(201);
    expect((await send().expect(409)).body.code).toBe('request_applied');
    expect(await list()).toHaveLength(1);
  });

  it('AK-004 a key is read from the Authorization header and from nowhere else', async () => {
    const { key } = await make();
    await call(key).expect(200);
    for (const name of ['access_token', 'api_key', 'token', 'key']) {
      const answer = await test.http('get', `${PROPERTIES}?${name}=${key}`);
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
      expect(answer.text).not.toContain(key);
    }
    await test.http('get', PROPERTIES).set('X-Api-Key', key).expect(401);
    await test.http('get', PROPERTIES).set('Cookie', `access_token=${key}`).expect(401);
    await test.http('get', PROPERTIES).set('Authorization', `Basic ${key}`).expect(401);
  });

  it('AK-004 a guess answers 401 and repeats nothing of what was sent, however much of a key it has', async () => {
    const { key, prefix } = await make();
    const wrong = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`;
    for (const guess of [
      prefix,
      wrong,
      key.slice(0, -1),
      `${key}0`,
      key.toUpperCase(),
      `lw_${'0'.repeat(43)}`,
      'lw_',
      "lw_' or 1=1",
    ]) {
      const answer = await call(guess);
      expect([guess, answer.status]).toEqual([guess, 401]);
      expect(answer.text).not.toContain(guess);
    }
    expect((await call(wrong)).body.code).toBe('api_key_invalid');
    // The shape of a session's token changes nothing for sessions.
    expect((await call('abc.def.ghi')).body.code).toBe('session_ended');
  });

  it('AK-005 a key does what its scopes say and nothing else', async () => {
    const reader = await make(['portfolio:read']);
    const { body } = await call(reader.key).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([rented.propertyId]);
    const property = {
      name: 'Main',
      streetNumber: '1',
      street: 'Main',
      city: 'Laval',
      region: 'QC',
      postalCode: 'H7A 1A1',
      country: 'CA',
      type: 'apartment',
      timeZone: 'America/Toronto',
    };
    for (const answer of [
      await test.http('post', PROPERTIES, reader.key).send(property),
      await test.http('put', `${PROPERTIES}/${rented.propertyId}`, reader.key).send({ name: 'Mine now' }),
      await call(reader.key, '/api/landlords/leases'),
      await call(reader.key, '/api/billing'),
      await call(reader.key, '/api/api-keys'),
      await call(reader.key, '/api/profiles/me'),
      await call(reader.key, '/api/profiles/me/export'),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'api_key_scope']);
    const writer = await make(['portfolio:write']);
    await call(writer.key).expect(200);
    await test.http('put', `${PROPERTIES}/${rented.propertyId}`, writer.key).send({ name: 'Renamed' }).expect(200);
    await call(writer.key, '/api/landlords/leases').expect(403);
  });

  it('AK-005 with the scope to change requests it approves no cost above the limit, sends no offer, and reads no note on getting in', async () => {
    const plombex = await supplier(test);
    const { landlord, requestId } = await acceptedRequest(test, plombex);
    await test.sql("update request_contact set access_note = 'Key under the mat' where request_id = $1", [requestId]);
    await withPassword(landlord);
    const { key } = await make(['maintenance:write', 'documents:write', 'messages:read'], landlord);
    const path = `/api/service-requests/${requestId}`;
    const { body: asPerson } = await test.http('get', path, landlord.token).expect(200);
    const { body } = await call(key, path).expect(200);
    expect([asPerson.contact.accessNote, body.contact.accessNote]).toEqual(['Key under the mat', null]);
    const costs = { status: 'in_progress', version: body.version, costCents: 9_000_000, approveCost: true };
    for (const answer of [
      await test.http('patch', path, key).send(costs),
      await test.http('post', `${path}/offers`, key).send({ supplierId: plombex.id }),
      await call(key, '/api/messages/threads'),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'api_key_scope']);
  });

  it('AK-005 with every scope it can’t make keys, change the password, invite people or sign anyone out', async () => {
    const { key, id } = await make([...KEY_SCOPES]);
    for (const [method, path, body] of [
      ['post', '/api/api-keys', asked()],
      ['delete', `/api/api-keys/${id}`, undefined],
      ['post', '/api/auth/change-password', { currentPassword: password, newPassword: 'another long secret' }],
      ['post', '/api/auth/sessions/end-others', {}],
      ['post', '/api/auth/signout', {}],
      ['post', '/api/colleagues', { firstName: 'A', lastName: 'B', email: 'a@b.example', currentPassword: password }],
      ['get', '/api/landlords/payment-instructions', undefined],
      ['put', '/api/landlords/payment-setup', {}],
      ['post', '/api/profiles/me/deletion', { currentPassword: password }],
      ['post', `/api/landlords/leases/${rented.leaseId}/codes`, {}],
      ['get', '/api/landlords/export/tenants.csv', undefined],
      ['get', '/api/events', undefined],
    ] as const) {
      const answer = await test.http(method, path, key).send(body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'api_key_scope']);
    }
  });

  it('AK-006 someone else’s object is not found, as for the landlord', async () => {
    const { key } = await make([...KEY_SCOPES], stranger);
    await call(key, `${PROPERTIES}/${rented.propertyId}`).expect(404);
    await test.http('put', `${PROPERTIES}/${rented.propertyId}`, key).send({ name: 'Mine' }).expect(404);
    await call(key, `/api/landlords/leases/${rented.leaseId}`).expect(404);
    await test
      .http('post', `/api/landlords/leases/${rented.leaseId}/charges`, key)
      .send({ amountCents: 100, label: 'Key' })
      .expect(404);
    expect((await call(key, '/api/landlords/leases')).body).toEqual([]);
    const mine = await make();
    await revoke(mine.id, stranger).expect(404);
    expect(await list(stranger)).toHaveLength(1);
    await call(mine.key).expect(200);
  });

  it('AK-007 a new password leaves the keys as they are', async () => {
    const who = await colleague();
    const { key } = await make(['portfolio:read'], who);
    await test
      .http('post', '/api/auth/change-password', who.token)
      .send({ currentPassword: password, newPassword: 'another long secret' })
      .expect(204);
    await call(key).expect(200);
  });

  it('AK-007 a revoked key is refused at once; two revocations at the same time are one', async () => {
    const { id, key } = await make();
    await call(key).expect(200);
    const answers = await Promise.all([revoke(id), revoke(id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await call(key).expect(401)).body.code).toBe('api_key_invalid');
    const [line] = await list();
    expect(line).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) });
    await revoke(id).expect(204);
    expect((await list())[0]?.revokedAt).toBe(line?.revokedAt);
  });

  it('AK-007 an expired key is refused, and so is one whose maker is suspended, was removed or has changed sides', async () => {
    const { id, key } = await make();
    await test.sql("update api_key set expires_at = now() - interval '1 second' where id = $1", [id]);
    await call(key).expect(401);
    expect((await list())[0]?.state).toBe('expired');
    const other = await colleague();
    const theirs = await make(['portfolio:read'], other);
    await call(theirs.key).expect(200);
    const ends = async (sql: string, back: string) => {
      await test.sql(sql, [other.userId]);
      await call(theirs.key).expect(401);
      expect((await list()).find((line) => line.id === theirs.id)?.state).toBe('ended');
      await test.sql(back, [other.userId]);
      await call(theirs.key).expect(200);
    };
    await ends(
      'update app_user set suspended_at = now() where id = $1',
      'update app_user set suspended_at = null where id = $1',
    );
    await ends(
      'update app_user set deleted_at = now() where id = $1',
      'update app_user set deleted_at = null where id = $1',
    );
    await ends(
      "update membership set role = 'former' where user_id = $1",
      "update membership set role = 'owner' where user_id = $1",
    );
    await ends(
      "update membership set role = 'invited' where user_id = $1",
      "update membership set role = 'owner' where user_id = $1",
    );
  });

  it('AK-007 a key goes on with the rights of a manager when its maker becomes one', async () => {
    const other = await colleague();
    const { key } = await make(['portfolio:read'], other);
    await test.sql("update membership set role = 'manager' where user_id = $1", [other.userId]);
    await call(key).expect(200);
  });

  it('AK-008 last used is written at most once a minute', async () => {
    const { id, key } = await make();
    await call(key).expect(200);
    const [{ lastUsedAt } = { lastUsedAt: null }] = await list();
    expect(lastUsedAt).not.toBeNull();
    await call(key).expect(200);
    expect((await list())[0]?.lastUsedAt).toBe(lastUsedAt);
    await test.sql("update api_key set last_used_at = last_used_at - interval '61 seconds' where id = $1", [id]);
    await call(key).expect(200);
    expect(Date.parse((await list())[0]?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(lastUsedAt ?? ''));
  });

  it('AK-009 the audit log names the key and who made it', async () => {
    const { id, key, prefix } = await make(['portfolio:write', 'payments:write']);
    await test.http('put', `${PROPERTIES}/${rented.propertyId}`, key).send({ name: 'By software' }).expect(200);
    await test
      .http('post', `/api/landlords/leases/${rented.leaseId}/charges`, key)
      .send({ amountCents: 100, label: 'Key' })
      .expect(201);
    await revoke(id).expect(204);
    const entries = await test.sql<{ action: string; userId: string; accountId: string; subject: string }>(
      'select action, user_id as "userId", account_id as "accountId" from audit_entry where api_key = $1 order by at',
      [prefix],
    );
    expect(entries.map(({ action }) => action)).toEqual(['property.change', expect.stringContaining('charge')]);
    expect(entries.every(({ userId, accountId }) => userId === owner.userId && accountId === owner.accountId)).toBe(
      true,
    );
    const about = await test.sql<{ action: string }>(
      'select action from audit_entry where subject_id = $1 order by at',
      [id],
    );
    expect(about.map(({ action }) => action)).toEqual(['api_key.create', 'api_key.revoke']);
    const admin = await person(test, 'admin');
    const log = await test.http('get', '/api/admin/audit-log?action=property.change', admin.token).expect(200);
    expect(log.body[0]).toMatchObject({ apiKey: prefix, role: 'landlord', personId: owner.userId });
  });

  it('AK-010 Idempotency-Key works, and a key never gets the answer of a session or of another key', async () => {
    const [one, other] = [await make(['payments:write']), await make(['payments:write'])];
    const path = `/api/landlords/leases/${rented.leaseId}/charges`;
    const send = (token: string) =>
      test
        .http('post', path, token)
        .set('Idempotency-Key', 'same')
        .send({ amountCents: 250, label: 'Parking' })
        .expect(201);
    const first = await send(one.key);
    const again = await send(one.key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    for (const token of [other.key, owner.token])
      expect((await send(token)).headers['idempotency-replayed']).toBeUndefined();
  });

  it('AK-012 on public pages a key is a visitor', async () => {
    const { key } = await make();
    await call(key, '/api/listings').expect(200);
    const answer = await test.http('post', '/api/auth/signin', key).send({ email: owner.email, password });
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined();
    expect((await list())[0]?.lastUsedAt).toBeNull();
  });

  it('AK-013 keys that stopped working are deleted after 90 days', async () => {
    const [old, expired, kept, working] = [await make(), await make(), await make(), await make()];
    await test.sql("update api_key set revoked_at = now() - interval '91 days' where id = $1", [old.id]);
    await test.sql("update api_key set expires_at = now() - interval '91 days' where id = $1", [expired.id]);
    await test.sql("update api_key set revoked_at = now() - interval '89 days' where id = $1", [kept.id]);
    await test.app.get(Scope).asSystem('test', () => test.app.get(TidyApiKeys).tidy());
    expect((await list()).map(({ id }) => id).sort()).toEqual([kept.id, working.id].sort());
  });

  it('AK-014 keys go with who made them, and the copy of one’s data lists them without the key', async () => {
    const alone = await person(test, 'landlord');
    await withPassword(alone);
    const { key, prefix } = await make(['portfolio:read'], alone);
    const archive = await test
      .http('get', '/api/profiles/me/export', alone.token)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    const files = unzip(archive.body as Buffer);
    const text = [...files.values()].map(String).join('\n');
    expect(text).toContain(prefix);
    expect(text).not.toContain(key.slice(11));
    await test.http('post', '/api/profiles/me/deletion', alone.token).send({ currentPassword: password });
    await call(key).expect(401);
    const left = () => test.sql('select 1 from api_key where created_by = $1', [alone.userId]);
    await eventually(async () => (await left()).length === 0);
    expect(await left()).toEqual([]);
  });
});

describe('the limit of each API key', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT_FACTOR: '0.02' });
    owner = await person(test, 'landlord');
    await test.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [
      owner.userId,
      await hashPassword(password),
    ]);
  });
  afterAll(() => test.close());

  const make = async (): Promise<string> => {
    const { body } = await test
      .http('post', '/api/api-keys', owner.token)
      .send({ name: 'Sync', scopes: ['portfolio:read'], expiresInDays: 30, currentPassword: password })
      .expect(201);
    return body.key;
  };

  it('AK-011 answers say what is left, refused requests count too, and past it come 429 and Retry-After', async () => {
    const key = await make();
    const first = await test.http('get', PROPERTIES, key).expect(200);
    expect(first.headers).toMatchObject({ 'x-ratelimit-limit': '6', 'x-ratelimit-remaining': '5' });
    expect(Number(first.headers['x-ratelimit-reset'])).toBeGreaterThan(0);
    for (let at = 0; at < 5; at += 1) await test.http('get', '/api/landlords/leases', key).expect(403);
    const { status, body, headers } = await test.http('get', PROPERTIES, key);
    expect([status, body.code, headers['x-ratelimit-remaining']]).toEqual([429, 'too_many_requests', '0']);
    expect(body.requestId).toEqual(expect.any(String));
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    // Neither sessions nor other keys share the count.
    const session = await test.http('get', PROPERTIES, owner.token).expect(200);
    expect(session.headers['x-ratelimit-limit']).toBeUndefined();
  });
});
