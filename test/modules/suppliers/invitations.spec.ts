import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { person, type Person } from '../../factories/people.js';
import { filedRequest } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('invitations of suppliers', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT_FACTOR: '1', ADMIN_2FA_EMAILS: 'Careful@example.com' });
  });
  beforeEach(() => test.sql('delete from throttle.attempt'));
  afterAll(() => test.close());

  const invite = (who: Person, body: object) => test.http('post', '/api/suppliers/invitations', who.token).send(body);
  const keyFor = async (email: string) => {
    const [mail] = await eventually(async () => {
      const rows = await test.sql<{ url: string }>(
        "select params->>'url' as url from outbox_message where recipient = $1 and template = 'suppliers.invitation'",
        [email],
      );
      return rows.length > 0 && rows;
    });
    return new URL(mail?.url ?? '').searchParams.get('key') ?? '';
  };
  const look = (key: string) => test.http('post', '/api/suppliers/invitations/look').send({ key });
  const enter = (key: string) => test.http('post', '/api/suppliers/invitations/open').send({ key });

  it('SU-009 a landlord invites (201); tenants get 403, visitors 401', async () => {
    const landlord = await person(test, 'landlord');
    const { body } = await invite(landlord, {
      email: 'bruno@example.com',
      companyName: 'Bruno Toitures',
      serviceType: 'Roofer',
    }).expect(201);
    expect(body).toMatchObject({ companyName: 'Bruno Toitures', email: 'bruno@example.com' });
    await invite(landlord, { email: 'BRUNO@example.com' }).expect(409);
    await invite(landlord, { email: 'no address' }).expect(400);
    const unproven = await invite(await person(test, 'landlord', { verified: false }), {
      email: 'x@example.com',
    }).expect(403);
    expect(unproven.body.code).toBe('email_unverified');
    await invite(await person(test, 'tenant'), { email: 'x@example.com' }).expect(403);
    await invite(await person(test, 'supplier'), { email: 'x@example.com' }).expect(403);
    await test.http('post', '/api/suppliers/invitations').send({ email: 'x@example.com' }).expect(401);
  });

  it('SU-010 the invited one accepts by the link, once, and works', async () => {
    const { requestId, landlord } = await filedRequest(test);
    const { body: invited } = await invite(landlord, {
      email: 'ines@example.com',
      companyName: 'Inés Plomería',
      message: 'As always',
    }).expect(201);
    const path = `/api/service-requests/${requestId}`;
    await test.http('patch', path, landlord.token).send({ status: 'approved' }).expect(200);
    const { body: offered } = await test
      .http('post', `${path}/offers`, landlord.token)
      .send({ supplierId: invited.supplierId, firstWins: true })
      .expect(201);

    const key = await keyFor('ines@example.com');
    // Programs that check links in mails may look as often as they like.
    for (let at = 0; at < 2; at += 1)
      expect((await look(key).expect(200)).body).toMatchObject({ state: 'open', invites: true });
    const { body: session } = await enter(key).expect(200);
    expect(session.profile).toMatchObject({ userType: 'supplier', emailVerified: true });
    await test
      .http('patch', `${path}/offers/${offered.offers[0].id}`, session.access_token)
      .send({ status: 'accepted' })
      .expect(200);
    expect((await enter(key).expect(400)).body.code).toBe('invalid_link');
  }, 120_000);

  it('SU-007 who was invited sets the company name once, in the directory and the account', async () => {
    await invite(await person(test, 'landlord'), { email: 'named@example.com' }).expect(201);
    const { body: session } = await enter(await keyFor('named@example.com')).expect(200);
    const own = async () => (await test.http('get', '/api/suppliers/me', session.access_token).expect(200)).body;
    const name = async (companyName: string, who = session.access_token) => {
      const { id } = await own();
      return test.http('patch', `/api/suppliers/${id}`, who).send({ companyName });
    };
    expect(await own()).toMatchObject({ companyName: 'named', namesCompany: true });
    // Saved as it is, it still waits to be set; another supplier can't.
    expect((await name('named')).body).toMatchObject({ companyName: 'named', namesCompany: true });
    expect((await name('Rival', (await person(test, 'supplier')).token)).status).toBe(404);
    expect((await name('x'.repeat(121))).status).toBe(400);
    expect((await name(' Plomberie Luc Bédard ')).body).toMatchObject({
      companyName: 'Plomberie Luc Bédard',
      namesCompany: false,
    });
    expect((await name('Another')).body).toMatchObject({ companyName: 'Plomberie Luc Bédard' });
    const [account] = await test.sql<{ name: string }>(
      "select a.name from account a join membership m on m.account_id = a.id join app_user u on u.id = m.user_id where u.email = 'named@example.com'",
    );
    expect(account?.name).toBe('Plomberie Luc Bédard');
  });

  it('SU-007 of two company names at once the first stays, in the directory and the account', async () => {
    await invite(await person(test, 'landlord'), { email: 'twice@example.com' }).expect(201);
    const { body: session } = await enter(await keyFor('twice@example.com')).expect(200);
    const own = async () => (await test.http('get', '/api/suppliers/me', session.access_token).expect(200)).body;
    const { id } = await own();
    const other = new pg.Client({ connectionString: test.database.ownerUrl, options: '-c app.maintenance=on' });
    await other.connect();
    try {
      // The first of the two has written its name, and hasn't committed.
      await other.query('begin');
      await other.query("update supplier set company_name = 'First', named_by_landlord = false where id = $1", [id]);
      await other.query(
        "update account set name = 'First' where id = (select account_id from supplier where id = $1)",
        [id],
      );
      const second = test
        .http('patch', `/api/suppliers/${id}`, session.access_token)
        .send({ companyName: 'Second' })
        .then(({ body }) => body.code as string);
      await eventually(async () => (await test.sql('select 1 from pg_locks where not granted')).length > 0);
      await other.query('commit');
      expect(await second).toBe('stale_version');
    } finally {
      await other.end();
    }
    expect(await own()).toMatchObject({ companyName: 'First', namesCompany: false });
    const [account] = await test.sql<{ name: string }>(
      'select a.name from account a join supplier s on s.account_id = a.id where s.id = $1',
      [id],
    );
    expect(account?.name).toBe('First');
  });

  it('SU-010 registers with the link instead, once', async () => {
    await invite(await person(test, 'landlord'), { email: 'irma@example.com' }).expect(201);
    const key = await keyFor('irma@example.com');
    await test.http('post', '/api/suppliers/invitations/register').send({ key, password: 'abc' }).expect(400);
    const registered = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.http('post', '/api/suppliers/invitations/register').send({ key, password: 'correct horse' }),
      ),
    );
    expect(registered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(registered.filter(({ body }) => body.code === 'invalid_link')).toHaveLength(49);
    expect((await enter(key).expect(400)).body.code).toBe('invalid_link');
    await test
      .http('post', '/api/auth/signin')
      .send({ email: 'irma@example.com', password: 'correct horse' })
      .expect(200);
  }, 120_000);

  it('a used link leads to a sign-in link by email, and tells nothing about the account', async () => {
    const landlord = await person(test, 'landlord');
    await invite(landlord, { email: 'luc@example.com', companyName: 'Luc Roy' }).expect(201);
    const key = await keyFor('luc@example.com');
    expect((await look(key).expect(200)).body.landlord).toEqual(expect.any(String));
    const opened = await Promise.all(Array.from({ length: 10 }, () => enter(key)));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await look(key).expect(200)).body).toEqual({ state: 'used', landlord: null, invites: true });
    const kept = await test
      .http('post', '/api/suppliers/invitations/register')
      .send({ key, password: 'correct horse' });
    expect(kept.body.code).toBe('invalid_link');

    for (let at = 0; at < 5; at += 1) {
      const { body } = await test.http('post', '/api/suppliers/invitations/sign-in-link').send({ key }).expect(204);
      expect(body).toEqual({});
    }
    const mails = await test.sql<{ url: string }>(
      "select params->>'url' as url from outbox_message where recipient = 'luc@example.com' and template = 'suppliers.sign_in'",
    );
    expect(mails).toHaveLength(3);
    const token = new URL(mails[0]?.url ?? '').searchParams.get('token');
    const { body } = await test.http('post', '/api/auth/sign-in-link').send({ token }).expect(200);
    expect(body.profile.email).toBe('luc@example.com');
    await test.http('post', '/api/auth/sign-in-link').send({ token }).expect(400);
    expect(
      await test.sql(
        "select distinct extract(epoch from expires_at - created_at)::int / 60 as minutes from account_link where user_id = (select id from app_user where email = $1) and purpose = 'sign_in'",
        [body.profile.email],
      ),
    ).toEqual([{ minutes: 60 }]);
  });

  it('a wrong or old link opens nothing, and the database holds no link', async () => {
    const landlord = await person(test, 'landlord');
    await invite(landlord, { email: 'old@example.com' }).expect(201);
    const key = await keyFor('old@example.com');
    await enter(`${key.slice(0, -1)}_`).expect(400);
    expect((await enter('short').expect(400)).body.code).toBe('invalid_link');
    expect(await test.sql('select 1 from supplier_invitation where token_hash = $1', [key])).toHaveLength(0);
    const [invitation] = await test.sql<{ days: number }>(
      'select extract(epoch from expires_at - created_at)::int / 86400 as days from supplier_invitation order by created_at desc limit 1',
    );
    expect(invitation?.days).toBe(30);
    await test.sql("update supplier_invitation set expires_at = now() - interval '1 second'");
    await enter(key).expect(400);
    expect((await look(key).expect(200)).body).toMatchObject({ state: 'expired', landlord: null });
    await look('short').expect(400);
  });

  it('AD-002 a link is no way past the second step: the password comes first, then the code', async () => {
    await invite(await person(test, 'landlord'), { email: 'careful@example.com' }).expect(201);
    const key = await keyFor('careful@example.com');
    const refused = await enter(key).expect(401);
    expect([refused.body.code, refused.body.access_token]).toEqual(['two_factor_required', undefined]);
    const registered = await test
      .http('post', '/api/suppliers/invitations/register')
      .send({ key, password: 'correct horse' })
      .expect(401);
    expect(registered.body).toMatchObject({ code: 'two_factor_required', challenge: expect.any(String) });
    expect((await enter(key).expect(400)).body.code).toBe('invalid_link');
    const signedIn = await test
      .http('post', '/api/auth/signin')
      .send({ email: 'careful@example.com', password: 'correct horse' })
      .expect(401);
    expect(signedIn.body.code).toBe('two_factor_required');
    expect(
      await test.sql(
        "select 1 from session s join app_user u on u.id = s.user_id where u.email = 'careful@example.com'",
      ),
    ).toEqual([]);

    // He proved the address by the link, as he does who needs no second step.
    const { challenge } = signedIn.body;
    await test
      .http('post', '/api/auth/request-2fa')
      .send({ email: 'careful@example.com', type: 'email', challenge })
      .expect(200);
    const [sent] = await test.sql<{ code: string }>(
      "select params->>'code' as code from outbox_message where recipient = 'careful@example.com' and template = 'twofactor.code'",
    );
    const { body } = await test
      .http('post', '/api/auth/verify-2fa')
      .send({ email: 'careful@example.com', code: sent?.code, challenge })
      .expect(200);
    const inside = await test
      .http('post', '/api/auth/signin')
      .send({ email: 'careful@example.com', password: 'correct horse', verificationToken: body.verificationToken })
      .expect(200);
    expect(inside.body.profile.emailVerified).toBe(true);
  });

  it('who came in by Google needs the link no more', async () => {
    await invite(await person(test, 'landlord'), { email: 'gino@example.com' }).expect(201);
    const key = await keyFor('gino@example.com');
    expect((await look(key).expect(200)).body.state).toBe('open');
    await test.sql(
      "update credential set google_subject = 'gino' where user_id = (select id from app_user where email = 'gino@example.com')",
    );
    expect((await enter(key).expect(400)).body.code).toBe('invalid_link');
    expect((await look(key).expect(200)).body.state).toBe('used');
  });

  it('twenty a day are enough', async () => {
    const landlord = await person(test, 'landlord');
    for (let at = 0; at < 20; at += 1) await invite(landlord, { email: `many-${at}@example.com` }).expect(201);
    const refused = await invite(landlord, { email: 'many-20@example.com' }).expect(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });

  it('SU-009 the mail of a job leads who has no password yet into that job, and their security page says so', async () => {
    const { requestId, landlord } = await filedRequest(test);
    const { body: invited } = await invite(landlord, {
      email: 'plombier@example.com',
      companyName: 'Plomberie Roy',
    }).expect(201);
    await test
      .http('patch', `/api/service-requests/${requestId}`, landlord.token)
      .send({ status: 'approved' })
      .expect(200);
    await test
      .http('post', `/api/service-requests/${requestId}/offers`, landlord.token)
      .send({ supplierId: invited.supplierId, firstWins: true })
      .expect(201);
    const [mail] = await eventually(async () => {
      const rows = await test.sql<{ url: string }>(
        "select params->>'url' as url from outbox_message where recipient = 'plombier@example.com' and template = 'service-requests.offered'",
      );
      return rows.length > 0 && rows;
    });
    const { pathname, searchParams } = new URL(mail?.url ?? '');
    expect([pathname, searchParams.get('next')]).toEqual([
      '/supplier-invitation',
      `/dashboards/supplier/jobs/${requestId}`,
    ]);
    const jobKey = searchParams.get('key') ?? '';
    expect((await look(jobKey).expect(200)).body).toMatchObject({ state: 'open', invites: false });
    const { body: session } = await enter(jobKey).expect(200);
    await test.http('get', `/api/service-requests/${requestId}`, session.access_token).expect(200);
    const { body: security } = await test.http('get', '/api/auth/two-factor', session.access_token).expect(200);
    expect(security).toMatchObject({ hasPassword: false, signInWith: [] });
    // The mail is handed on to the person who does the job: it must not hand the account on too.
    const kept = await test
      .http('post', '/api/suppliers/invitations/register')
      .send({ key: searchParams.get('key'), password: 'correct horse' })
      .expect(400);
    expect(kept.body.code).toBe('invalid_link');
    // Neither does it open a second session, and the invitation that came before it has ended with it.
    expect((await enter(jobKey).expect(400)).body.code).toBe('invalid_link');
    expect((await enter(await keyFor('plombier@example.com')).expect(400)).body.code).toBe('invalid_link');
  });
});
