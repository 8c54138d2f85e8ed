import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../../../src/modules/accounts/rules/passwords.js';
import { TidyInvitations } from '../../../src/modules/accounts/tidy-invitations.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { home, letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { unzip } from '../../support/unzip.js';

interface Line {
  id: string;
  firstName: string;
  email: string;
  role: string;
  state: string;
  invitedAt: string | null;
  lastSeenAt: string | null;
  you: boolean;
}

const password = 'a long enough secret';

describe('colleagues in a landlord’s account', () => {
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
    await withPassword(owner);
    await withPassword(stranger);
  });
  afterAll(() => test.close());

  const withPassword = (who: Person) =>
    test.sql(
      `insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())
       on conflict (user_id) do update set password_hash = excluded.password_hash`,
      [who.userId, hash],
    );
  const list = async (who = owner): Promise<Line[]> =>
    (await test.http('get', '/api/colleagues', who.token).expect(200)).body;
  const invite = (email: string, who = owner, names: object = { firstName: 'Cleo', lastName: 'Roy' }) =>
    test.http('post', '/api/colleagues', who.token).send({ currentPassword: password, ...names, email });
  const again = (id: string, who = owner) =>
    test.http('post', `/api/colleagues/${id}/invitation`, who.token).send({ currentPassword: password });
  const remove = (id: string, who = owner) => test.http('delete', `/api/colleagues/${id}`, who.token);
  const setRole = (id: string, role: string, who = owner, currentPassword = password) =>
    test.http('put', `/api/colleagues/${id}/role`, who.token).send({ role, currentPassword });
  const mails = (to: string, template: string) =>
    test.sql<{ params: Record<string, string> }>(
      'select params from outbox_message where recipient = $1 and template = $2 order by created_at, id',
      [to, template],
    );
  const tokenOf = async (email: string) => {
    const sent = await mails(email, 'colleagues.invitation');
    return new URL(sent.at(-1)?.params['url'] ?? '').searchParams.get('token') ?? '';
  };
  /** What the outbox still has of an address: mails to it, and mails about it. */
  const tracesOf = (email: string) =>
    test.sql('select template from outbox_message where recipient = $1 or params::text like $2', [email, `%${email}%`]);
  const accept = (token: string) =>
    test.http('post', '/api/auth/invitation/accept').send({ token, password, confirmPassword: password });
  /** Someone who has accepted an invitation to the account. */
  const colleague = async (email: string, by = owner): Promise<Person> => {
    const { body: line } = await invite(email, by).expect(201);
    const { body } = await accept(await tokenOf(email)).expect(201);
    return { userId: line.id, accountId: by.accountId, email, demo: false, token: body.access_token };
  };
  const properties = (who: Person) => test.http('get', '/api/landlords/properties', who.token);

  it('CO-001 an owner invites, the colleague accepts once, and both work in the same account', async () => {
    const { body: line } = await invite('cleo@example.com', owner, { firstName: 'Cleo\n', lastName: 'Roy' }).expect(
      201,
    );
    expect(line).toMatchObject({ role: 'manager', state: 'invited', you: false, lastSeenAt: null });
    const [mail] = await mails('cleo@example.com', 'colleagues.invitation');
    expect(mail?.params).toMatchObject({ firstName: 'Cleo', company: 'Test account', inviter: 'Test Person' });
    const first = await tokenOf('cleo@example.com');
    await again(line.id).expect(201);
    await accept(first).expect(400);
    const token = await tokenOf('cleo@example.com');
    const { body: seen } = await test.http('post', '/api/auth/invitation/look').send({ token }).expect(200);
    expect(seen).toMatchObject({ userType: 'landlord', firstName: 'Cleo', company: 'Test account' });
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const session = answers.find(({ status }) => status === 201)?.body;
    expect(session.profile).toMatchObject({
      userType: 'landlord',
      accountId: owner.accountId,
      accountRole: 'manager',
      emailVerified: true,
    });
    const { body } = await properties({ ...owner, token: session.access_token }).expect(200);
    expect(body).toEqual((await properties(owner).expect(200)).body);
    expect((await list()).map(({ id, role, state, you }) => [id, role, state, you])).toEqual([
      [owner.userId, 'owner', 'active', true],
      [line.id, 'manager', 'active', false],
    ]);
    expect((await list())[1]?.lastSeenAt).not.toBeNull();
    const told = await eventually(async () => (await mails(owner.email, 'colleagues.joined'))[0]);
    expect(told.params).toMatchObject({ name: 'Cleo Roy', email: 'cleo@example.com' });
    expect((await again(line.id).expect(422)).body.reason).toBe('colleague_joined');
    const [{ trial } = { trial: null }] = await test.sql<{ trial: unknown }>(
      'select trial_ends_at as trial from account where id = $1',
      [owner.accountId],
    );
    expect(trial).toBeNull();
  });

  it('CO-002 an invitation that was withdrawn, replaced or has expired opens nothing, and frees the address', async () => {
    const { body: line } = await invite('late@example.com').expect(201);
    const token = await tokenOf('late@example.com');
    await test.sql("update account_link set expires_at = now() - interval '1 minute' where email = 'late@example.com'");
    await accept(token).expect(400);
    await again(line.id).expect(201);
    const withdrawn = await tokenOf('late@example.com');
    // Mail of others to the same address, which the landlord doesn't own.
    await test.sql(
      "insert into outbox_message select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'template', 'invoices.paid'))).* from outbox_message o where recipient = 'late@example.com' limit 1",
    );
    await remove(line.id).expect(204);
    await accept(withdrawn).expect(400);
    expect(await test.sql("select 1 from app_user where email = 'late@example.com'")).toEqual([]);
    expect(await tracesOf('late@example.com')).toEqual([{ template: 'invoices.paid' }]);
    await remove(line.id).expect(404);
    const twice = await Promise.all([invite('late@example.com'), invite('LATE@example.com', stranger)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('CO-001 an invitation takes the password, and every owner hears of it', async () => {
    const who = { firstName: 'Cleo', lastName: 'Roy', email: 'thief@example.com' };
    const send = (body: object, path = '/api/colleagues') => test.http('post', path, owner.token).send(body);
    await send(who).expect(401);
    expect((await send({ ...who, currentPassword: 'wrong' }).expect(401)).body.code).toBe('invalid_credentials');
    expect(await test.sql("select 1 from app_user where email = 'thief@example.com'")).toEqual([]);
    const { body: line } = await invite(who.email).expect(201);
    await send({}, `/api/colleagues/${line.id}/invitation`).expect(401);
    const told = (await mails(owner.email, 'colleagues.invited')).filter(({ params }) => params['email'] === who.email);
    expect(told.map(({ params }) => params)).toMatchObject([{ name: 'Cleo Roy', by: 'Test Person' }]);
  });

  it('CO-002 an expired invitation lets no one in, whichever way they come, and is deleted a month later', async () => {
    const email = 'expired@example.com';
    const { body: line } = await invite(email).expect(201);
    const state = async () => (await list()).find(({ id }) => id === line.id)?.state;
    const later = (days: number) =>
      test.sql("update app_user set invited_at = now() - $2 * interval '1 day' where id = $1", [line.id, days]);
    await later(8);
    expect(await state()).toBe('expired');
    // Were the link itself still valid, it would open nothing either.
    expect((await accept(await tokenOf(email)).expect(422)).body.reason).toBe('invitation_expired');
    await test.http('post', '/api/auth/forgot-password').send({ email });
    const reset = await eventually(async () => (await mails(email, 'auth.reset'))[0]);
    const token = new URL(reset.params['url'] ?? '').searchParams.get('token');
    const choose = () =>
      test.http('post', '/api/auth/reset-password').send({ token, password, confirmPassword: password });
    expect((await choose().expect(422)).body.reason).toBe('invitation_expired');
    expect(await state()).toBe('expired');
    const tidy = () => test.app.get(Scope).asSystem('test', () => test.app.get(TidyInvitations).tidy());
    await later(36);
    await tidy();
    expect(await state()).toBe('expired');
    await later(38);
    await tidy();
    expect(await test.sql('select 1 from app_user where id = $1', [line.id])).toEqual([]);
    expect(await state()).toBeUndefined();
    expect(await tracesOf(email)).toEqual([]);
    await invite(email).expect(201);
  });

  it('CO-002 one expired invitation that can’t be deleted doesn’t keep the others', async () => {
    const lines = [];
    for (const email of ['stuck@example.com', 'next@example.com']) lines.push((await invite(email).expect(201)).body);
    const [stuck, next] = lines as Line[];
    await test.sql("update app_user set invited_at = now() - interval '40 days' where id = any($1)", [
      [stuck?.id, next?.id],
    ]);
    // Whatever refers to a person, such as a file that they uploaded, keeps them.
    await test.sql('create table refers_to_people (user_id uuid references app_user (id))');
    await test.sql('insert into refers_to_people values ($1)', [stuck?.id]);
    try {
      await test.app.get(Scope).asSystem('test', () => test.app.get(TidyInvitations).tidy());
      const left = await test.sql('select id from app_user where id = any($1)', [[stuck?.id, next?.id]]);
      expect(left).toEqual([{ id: stuck?.id }]);
    } finally {
      await test.sql('drop table refers_to_people');
    }
  });

  it('CO-008 an owner can’t lift an admin’s suspension by removing someone and inviting them again', async () => {
    const cleo = await colleague('barred@example.com');
    const { body: line } = await invite('barred-too@example.com').expect(201);
    const admin = await person(test, 'admin');
    for (const id of [cleo.userId, line.id]) {
      await test.http('post', `/api/admin/users/${id}/suspend`, admin.token).expect(200);
      expect((await remove(id).expect(422)).body.reason).toBe('colleague_suspended');
    }
    await test.sql("update app_user set invited_at = now() - interval '40 days' where id = $1", [line.id]);
    await test.app.get(Scope).asSystem('test', () => test.app.get(TidyInvitations).tidy());
    for (const email of [cleo.email, 'barred-too@example.com'])
      expect((await invite(email).expect(409)).body.code).toBe('email_taken');
  });

  it('CO-002 someone who accepts while they are uninvited is in, or isn’t, and never half', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { body: line } = await invite(`race-${round}@example.com`).expect(201);
      const token = await tokenOf(`race-${round}@example.com`);
      const [accepted, withdrawn] = await Promise.all([accept(token), remove(line.id)]);
      const stays = (await list()).some(({ id }) => id === line.id);
      expect(withdrawn.status).toBe(stays ? 422 : 204);
      expect([201, 400, 401]).toContain(accepted.status);
    }
  });

  it('CO-003 an address that someone signs in with can’t be invited, whoever they are', async () => {
    const others = await Promise.all((['tenant', 'supplier', 'landlord'] as const).map((type) => person(test, type)));
    for (const { email } of [...others, owner]) expect((await invite(email).expect(409)).body.code).toBe('email_taken');
    const unproven = await person(test, 'landlord', { verified: false });
    await withPassword(unproven);
    expect((await invite('fresh@example.com', unproven).expect(403)).body.code).toBe('email_unverified');
    const demo = await person(test, 'landlord', { demo: true });
    expect((await invite('fresh@example.com', demo).expect(403)).body.reason).toBe('demo_invites_no_one');
    expect(await test.sql("select 1 from app_user where email = 'fresh@example.com'")).toEqual([]);
  });

  it('CO-004 until they accept, invited people get nothing of the account, whichever way they come in', async () => {
    const { body: line } = await invite('mistyped@example.com').expect(201);
    await test
      .http('post', '/api/service-requests', rented.tenant.token)
      .send({ description: 'It drips.', issueType: 'Plumbing', priority: 'High', title: 'Radiator drips' })
      .expect(201);
    await eventually(async () => (await test.sql('select 1 from notification where user_id = $1', [owner.userId]))[0]);
    expect(await test.sql('select 1 from notification where user_id = $1', [line.id])).toEqual([]);
    const sent = await test.sql<{ template: string }>(
      "select template from outbox_message where recipient = 'mistyped@example.com'",
    );
    expect(sent.map(({ template }) => template)).toEqual(['colleagues.invitation']);
    // The link that sets a new password accepts the invitation too.
    await test.http('post', '/api/auth/forgot-password').send({ email: 'mistyped@example.com' });
    const reset = await eventually(async () => (await mails('mistyped@example.com', 'auth.reset'))[0]);
    const token = new URL(reset.params['url'] ?? '').searchParams.get('token');
    await test
      .http('post', '/api/auth/reset-password')
      .send({ token, password, confirmPassword: password })
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    expect((await list()).find(({ id }) => id === line.id)).toMatchObject({ state: 'active', role: 'manager' });
    await accept(await tokenOf('mistyped@example.com')).expect(400);
  });

  it('CO-005 what a colleague does is in their name', async () => {
    const cleo = await colleague('payer@example.com');
    await test
      .http('post', `/api/landlords/leases/${rented.leaseId}/payments`, cleo.token)
      .send({ amountCents: 5000 })
      .expect(201);
    const [entry] = await test.sql(
      `select action, account_id as "accountId" from audit_entry where user_id = $1 and action like 'payment%'`,
      [cleo.userId],
    );
    expect(entry).toMatchObject({ accountId: owner.accountId });
    await test
      .http('post', '/api/messages', cleo.token)
      .send({ leaseId: rented.leaseId, message: 'The plumber comes on Monday.' })
      .expect(201);
    const { body } = await test.http('get', `/api/messages?leaseId=${rented.leaseId}`, rented.tenant.token).expect(200);
    expect(JSON.stringify(body)).toContain('Cleo');
  });

  it('CO-006 a manager is refused the plan, the payout set-up, spending limits, the account’s name and its people', async () => {
    const cleo = await colleague('manager@example.com');
    for (const [method, path] of [
      ['get', '/api/billing'],
      ['post', '/api/billing/cancel'],
      ['get', '/api/subscriptions/invoices'],
      ['put', '/api/landlords/payment-setup'],
      ['post', '/api/landlords/payment-setup/onboarding'],
      ['put', '/api/maintenance-settings'],
      ['get', '/api/colleagues'],
      ['post', '/api/colleagues'],
      ['delete', `/api/colleagues/${owner.userId}`],
      ['put', `/api/colleagues/${cleo.userId}/role`],
    ] as const) {
      const { status, body } = await test.http(method, path, cleo.token).send(method === 'get' ? undefined : {});
      expect([path, status, body.code]).toEqual([path, 403, 'owner_only']);
    }
    await test.http('get', '/api/landlords/payment-setup', cleo.token).expect(200);
    const put = (body: object) => test.http('put', '/api/profiles/me', cleo.token).send(body);
    const postalAddress = {
      streetNumber: '87',
      street: 'Laurier Avenue West',
      city: 'Montréal',
      region: 'QC',
      postalCode: 'H2T 2N6',
      country: 'CA',
    };
    for (const change of [{ companyName: 'Taken over' }, { postalAddress }])
      expect((await put({ ...change, phone: '514 555 0188' }).expect(403)).body.code).toBe('owner_only');
    // What is sent back as it was changes nothing.
    const same = { companyName: 'Test account', postalAddress: null };
    const { body } = await put({ ...same, phone: '514 555 0199' }).expect(200);
    expect([body.companyName, body.phone, body.accountRole]).toEqual(['Test account', '514 555 0199', 'manager']);
  });

  it('CO-007 an owner gives the role away with the password, and the last one keeps it', async () => {
    const cleo = await colleague('heir@example.com');
    expect((await setRole(owner.userId, 'manager').expect(422)).body.reason).toBe('last_owner');
    await setRole(cleo.userId, 'owner', owner, 'wrong').expect(401);
    await setRole(cleo.userId, 'owner', stranger).expect(404);
    const { body: invited } = await invite('waiting@example.com').expect(201);
    expect((await setRole(invited.id, 'owner').expect(422)).body.reason).toBe('colleague_invited');
    expect((await setRole(cleo.userId, 'owner').expect(200)).body.role).toBe('owner');
    // The session that is open already may do more from now on.
    expect(await list(cleo)).toHaveLength((await list()).length);
    for (const to of [owner.email, cleo.email])
      expect((await mails(to, 'colleagues.owner')).at(-1)?.params).toMatchObject({
        name: 'Cleo Roy',
        by: 'Test Person',
      });
    expect((await remove(cleo.userId).expect(422)).body.reason).toBe('colleague_owner');
    expect((await remove(owner.userId).expect(422)).body.reason).toBe('colleague_oneself');
    const both = await Promise.all([setRole(cleo.userId, 'manager', owner), setRole(owner.userId, 'manager', cleo)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    const owners = (await test.sql<{ userId: string }>(
      'select user_id as "userId" from membership where account_id = $1 and role = \'owner\'',
      [owner.accountId],
    )) as { userId: string }[];
    expect(owners).toHaveLength(1);
    if (owners[0]?.userId === cleo.userId) {
      await setRole(owner.userId, 'owner', cleo).expect(200);
      await setRole(cleo.userId, 'manager').expect(200);
    }
    await test.http('get', '/api/billing', cleo.token).expect(403);
  });

  it('CO-007 whoever loses the owner’s role hears of it, and so do the owners', async () => {
    const boss = await person(test, 'landlord');
    await withPassword(boss);
    const [second, third] = [await colleague('two@example.com', boss), await colleague('three@example.com', boss)];
    for (const { userId } of [second, third]) await setRole(userId, 'owner', boss).expect(200);
    await setRole(second.userId, 'manager', third).expect(200);
    const [mail] = await mails(second.email, 'colleagues.demoted');
    expect(mail?.params).toMatchObject({ firstName: 'Cleo', company: 'Test account', by: 'Cleo Roy' });
    for (const to of [boss.email, third.email])
      expect((await mails(to, 'colleagues.manager')).map(({ params }) => params)).toMatchObject([
        { name: 'Cleo Roy', email: second.email, by: 'Cleo Roy' },
      ]);
    expect(await mails(second.email, 'colleagues.manager')).toEqual([]);
    // Also about oneself: it may have been someone else in their session.
    await setRole(third.userId, 'manager', third).expect(200);
    expect(await mails(third.email, 'colleagues.demoted')).toHaveLength(1);
    expect(await mails(boss.email, 'colleagues.manager')).toHaveLength(2);
  });

  it('CO-007 a suspended owner doesn’t count: the other one stays, and no one suspended becomes one', async () => {
    const place = await letHome(test);
    const boss = place.landlord;
    await withPassword(boss);
    const second = await colleague('second@example.com', boss);
    await setRole(second.userId, 'owner', boss).expect(200);
    const admin = await person(test, 'admin');
    await test.http('post', `/api/admin/users/${boss.userId}/suspend`, admin.token).expect(200);
    const leave = () =>
      test.http('post', '/api/profiles/me/deletion', second.token).send({ currentPassword: password });
    expect((await leave().expect(422)).body.obstacles).toEqual(['last_owner']);
    // Made a manager, the suspended owner is no one to wait for: what is open is the leaver's.
    await setRole(boss.userId, 'manager', second).expect(200);
    expect((await setRole(boss.userId, 'owner', second).expect(422)).body.reason).toBe('colleague_suspended');
    expect((await leave().expect(422)).body.obstacles).toContain('leases_active');
  });

  it('CO-009 one of two owners leaves a running business as it is', async () => {
    const place = await letHome(test);
    const boss = place.landlord;
    await withPassword(boss);
    const heir = await colleague('stays-on@example.com', boss);
    const staff = await colleague('works-on@example.com', boss);
    await setRole(heir.userId, 'owner', boss).expect(200);
    const [{ name } = { name: '' }] = await test.sql<{ name: string }>('select name from account where id = $1', [
      boss.accountId,
    ]);
    await test.http('post', '/api/profiles/me/deletion', boss.token).send({ currentPassword: password }).expect(204);
    await eventually(
      async () =>
        (
          await test.sql("select 1 from audit_entry where action = 'account.erase' and subject_id = $1", [boss.userId])
        )[0],
    );
    expect(await test.sql('select name from account where id = $1', [boss.accountId])).toEqual([{ name }]);
    expect(await test.sql('select role from membership where user_id = $1', [boss.userId])).toEqual([
      { role: 'former' },
    ]);
    expect((await properties(heir).expect(200)).body).toHaveLength(1);
    await properties(staff).expect(200);
    await list(heir);
    expect(await test.sql('select state from lease where id = $1', [place.leaseId])).toEqual([{ state: 'active' }]);
    const revoked = 'select 1 from access_code where account_id = $1 and revoked_at is not null';
    expect(await test.sql(revoked, [boss.accountId])).toEqual([]);
    const ending = 'select 1 from subscription where account_id = $1 and cancel_at_end';
    expect(await test.sql(ending, [boss.accountId])).toEqual([]);
  });

  it('CO-008 a removed colleague is out at once, with a name that stays on what they did', async () => {
    const cleo = await colleague('gone@example.com');
    await test
      .http('post', '/api/messages', cleo.token)
      .send({ leaseId: rented.leaseId, message: 'From someone who left.' })
      .expect(201);
    await remove(cleo.userId, stranger).expect(404);
    await properties(cleo).expect(200);
    const answers = await Promise.all([remove(cleo.userId), remove(cleo.userId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    await properties(cleo).expect(401);
    await test.http('post', '/api/auth/signin').send({ email: cleo.email, password }).expect(401);
    expect((await list()).some(({ id }) => id === cleo.userId)).toBe(false);
    expect((await mails(cleo.email, 'colleagues.removed'))[0]?.params).toMatchObject({ company: 'Test account' });
    expect((await mails(owner.email, 'colleagues.left')).at(-1)?.params).toMatchObject({
      name: 'Cleo Roy',
      email: 'gone@example.com',
      by: 'Test Person',
    });
    await eventually(
      async () =>
        (
          await test.sql("select 1 from audit_entry where action = 'account.erase' and subject_id = $1", [cleo.userId])
        )[0],
    );
    const [row] = await test.sql(
      'select first_name as "firstName", phone, email, deleted_at is not null as deleted from app_user where id = $1',
      [cleo.userId],
    );
    expect(row).toEqual({ firstName: 'Cleo', phone: null, email: `${cleo.userId}@deleted.invalid`, deleted: true });
    // What was mailed before is forgotten.
    expect(await mails(cleo.email, 'colleagues.invitation')).toEqual([]);
    // Who comes back is invited again, as someone new.
    await invite('gone@example.com').expect(201);
  });

  it('CO-009 a colleague who deletes their sign-in leaves the account as it is', async () => {
    const cleo = await colleague('leaver@example.com');
    await test.http('post', '/api/profiles/me/deletion', cleo.token).send({ currentPassword: password }).expect(204);
    await properties(cleo).expect(401);
    expect((await properties(owner).expect(200)).body).toHaveLength(1);
    expect((await list()).some(({ id }) => id === cleo.userId)).toBe(false);
  });

  it('CO-010 a colleague’s copy of their data is about them, and the owner’s about the account', async () => {
    const cleo = await colleague('reader@example.com');
    const upload = async (who: Person, name: string): Promise<string> => {
      const { body } = await test
        .http('post', '/api/documents', who.token)
        .field('leaseId', rented.leaseId)
        .attach('file', Buffer.from(`%PDF-1.4 ${name}`), `${name}.pdf`)
        .expect(201);
      return body.id;
    };
    const write = (who: Person, message: string) =>
      test.http('post', '/api/messages', who.token).send({ leaseId: rented.leaseId, message }).expect(201);
    const mine = await upload(cleo, 'from the colleague');
    await upload(owner, 'from the owner');
    await write(cleo, 'Words of the colleague.');
    await write(owner, 'Words of the owner.');
    const copyOf = async (who: Person): Promise<Map<string, Buffer>> => {
      const { body } = await test
        .http('get', '/api/profiles/me/export', who.token)
        .buffer(true)
        .parse((answer, done) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => done(null, Buffer.concat(parts)));
        })
        .expect(200);
      return unzip(body as Buffer);
    };
    const copy = await copyOf(cleo);
    const theirs = [...copy.keys()];
    expect(theirs).toEqual(
      expect.arrayContaining(['profile.json', 'sessions.json', 'memberships.json', 'activity.json']),
    );
    for (const file of ['properties', 'leases', 'tenants', 'payments', 'ledger'])
      expect(theirs).not.toContain(`${file}.json`);
    const json = (name: string) => JSON.parse(copy.get(`${name}.json`)?.toString() ?? '[]') as Record<string, string>[];
    expect(json('documents').map(({ id }) => id)).toEqual([mine]);
    expect(theirs.filter((name) => name.startsWith('documents/'))).toHaveLength(1);
    const words = json('lease-messages').map(({ message }) => message);
    expect([words.includes('Words of the colleague.'), words.includes('Words of the owner.')]).toEqual([true, false]);
    expect([...(await copyOf(owner)).keys()]).toEqual(
      expect.arrayContaining(['properties.json', 'tenants.json', 'ledger.json']),
    );
  });

  it('CO-011 when the last owner deletes the account, its colleagues are out and their names go too', async () => {
    const boss = await person(test, 'landlord');
    await withPassword(boss);
    const [staying, left] = [await colleague('staying@example.com', boss), await colleague('left@example.com', boss)];
    await invite('never@example.com', boss).expect(201);
    const open = await tokenOf('never@example.com');
    await remove(left.userId, boss).expect(204);
    await test.http('post', '/api/profiles/me/deletion', boss.token).send({ currentPassword: password }).expect(204);
    await properties(staying).expect(401);
    expect((await mails(staying.email, 'auth.deleted'))[0]?.params).toMatchObject({ by: 'owner' });
    await accept(open).expect(400);
    const names = () =>
      test.sql<{ name: string }>(
        `select u.first_name as name from app_user u join membership m on m.user_id = u.id where m.account_id = $1 group by 1`,
        [boss.accountId],
      );
    await eventually(async () => (await names()).every(({ name }) => name === '–'));
  });

  it('CO-013 admins see who works in an account', async () => {
    const boss = await person(test, 'landlord');
    await withPassword(boss);
    const cleo = await colleague('seen@example.com', boss);
    await invite('asked@example.com', boss, { firstName: 'As', lastName: 'Ked' }).expect(201);
    const admin = await person(test, 'admin');
    const { body } = await test.http('get', `/api/admin/accounts/${boss.accountId}`, admin.token).expect(200);
    expect(body.people).toMatchObject([
      { id: boss.userId, role: 'owner', suspended: false },
      { id: cleo.userId, name: 'Cleo Roy', role: 'manager' },
      { name: 'As Ked', email: 'asked@example.com', role: 'invited' },
    ]);
  });

  it('CO-006 homes go off the market with the last active owner, whoever else works in the account', async () => {
    const empty = await home(test);
    const boss = empty.landlord;
    await withPassword(boss);
    await colleague('stays@example.com', boss);
    await test
      .http('post', `/api/landlords/units/${empty.unitId}/listing`, boss.token)
      .send({ title: 'Home', description: 'Bright.', rentCents: 100_000, availableDate: '2030-01-01' })
      .expect(201);
    const admin = await person(test, 'admin');
    const withheld = async () =>
      (await test.sql<{ withheld: boolean }>('select withheld from listing where unit_id = $1', [empty.unitId]))[0]
        ?.withheld;
    await test.http('post', `/api/admin/users/${boss.userId}/suspend`, admin.token).expect(200);
    expect(await withheld()).toBe(true);
    await test.http('post', `/api/admin/users/${boss.userId}/reactivate`, admin.token).expect(200);
    expect(await withheld()).toBe(false);
  });
});
