import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TENANT_ACCESS_AFTER_END_MONTHS } from '../../../src/contract/limits.js';
import { Links } from '../../../src/modules/accounts/account-links.service.js';
import { LiveHub } from '../../../src/platform/live/live-hub.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { home } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestAppOn, type TestApp } from '../../support/app.js';
import { createTestDatabase } from '../../support/database.js';
import { comingMail, lastMail } from '../auth/people.js';
import { leaseWithCode, type IssuedCode } from '../tenant-access/a-lease.js';

const PASSWORD = 'blue door 7';
const KEYS = { JWT_SECRET: 'j'.repeat(40), CODE_KEY: 'c'.repeat(40) };
const LINKS = ['reset_password', 'change_email', 'sign_in', 'verify_email'] as const;

/** Everything by which someone can be in, or come in. */
interface Ways {
  /** The session that acts, another one by password, and one by the used tenant code. */
  present: boolean;
  other: boolean;
  code: boolean;
  /** Open links that were mailed. */
  links: (typeof LINKS)[number][];
  /** Whether the used tenant code opens a further session. */
  again: boolean;
}
const ALL: Ways = { present: true, other: true, code: true, links: [...LINKS], again: true };
const NOTHING: Ways = { present: false, other: false, code: false, links: [], again: false };

describe('what ends which session, link and code', () => {
  let here: TestApp;
  /** Another process on the same database: what ends must end there as well, at once. */
  let there: TestApp;
  let landlord: Person;
  let admin: Person;
  let count = 0;

  beforeAll(async () => {
    const database = await createTestDatabase();
    here = await startTestAppOn(database, KEYS);
    there = await startTestAppOn({ ...database, drop: async () => undefined }, KEYS);
    ({ landlord } = await home(here));
    admin = await person(here, 'admin');
  });
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  interface Tenant extends IssuedCode {
    email: string;
    userId: string;
    present: string;
    other: string;
    viaCode: string;
  }
  const enter = (code: string) => here.http('post', '/api/auth/tenant-code').send({ code });
  const signIn = (email: string, more: object = {}) =>
    here.http('post', '/api/auth/signin').send({ email, password: PASSWORD, ...more });
  const sessionOf = (token: string): string =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

  async function tenant(): Promise<Tenant> {
    const email = `tenant${(count += 1)}@example.com`;
    const issued = await leaseWithCode(here, landlord.accountId);
    const made = {
      tenantCode: issued.code,
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Kim',
      lastName: 'Larsen',
    };
    const { body } = await here.http('post', '/api/auth/tenant-setup').send(made).expect(201);
    const [other, viaCode] = [
      (await signIn(email).expect(200)).body.access_token,
      (await enter(issued.code).expect(200)).body.access_token,
    ];
    const userId = body.user.id as string;
    const [scope, links] = [here.app.get(Scope), here.app.get(Links)];
    await scope.asSystem('test', () =>
      scope.write('test.links', async (tx) => {
        for (const purpose of LINKS)
          links.token(tx, { purpose, userId, email: purpose === 'change_email' ? `new-${email}` : email });
      }),
    );
    // The other process has just read all three sessions, and keeps them.
    for (const token of [body.access_token, other, viaCode])
      await there.http('get', '/api/profiles/me', token).expect(200);
    return { ...issued, email, userId, present: body.access_token, other, viaCode };
  }

  const lives = async (token: string, app: TestApp) =>
    (await app.http('get', '/api/profiles/me', token)).status === 200;
  async function waysOf({ userId, present, other, viaCode, code }: Tenant, app: TestApp): Promise<Ways> {
    const rows = await here.sql<{ purpose: (typeof LINKS)[number] }>(
      'select distinct purpose from account_link where user_id = $1 and used_at is null',
      [userId],
    );
    const open = new Set(rows.map(({ purpose }) => purpose));
    return {
      present: await lives(present, app),
      other: await lives(other, app),
      code: await lives(viaCode, app),
      links: LINKS.filter((purpose) => open.has(purpose)),
      again: (await enter(code)).status === 200,
    };
  }

  const post = (path: string, token: string, body: object = {}) => here.http('post', path, token).send(body);
  const endLease = (leaseId: string, months: number) =>
    here.sql(
      "update lease set state = 'ended', starts_on = '2015-01-01', ends_on = (current_date - make_interval(months => $2))::date where id = $1",
      [leaseId, months],
    );
  const two = 'the person verifies in two steps';

  const EVENTS: [name: string, act: (who: Tenant) => unknown, left: Ways][] = [
    ['signing out', (who) => post('/api/auth/signout', who.present).expect(204), { ...ALL, present: false }],
    [
      'signing out everywhere else',
      (who) => post('/api/auth/sessions/end-others', who.present).expect(204),
      { ...ALL, other: false, code: false },
    ],
    [
      'a new password',
      (who) =>
        post('/api/auth/change-password', who.present, {
          currentPassword: PASSWORD,
          newPassword: 'green door 8',
        }).expect(204),
      { ...ALL, other: false, code: false, links: ['verify_email'] },
    ],
    [
      'a forgotten password',
      async (who) => {
        await here.http('post', '/api/auth/forgot-password').send({ email: who.email }).expect(204);
        const { token } = await comingMail(here, who.email, 'auth.reset');
        await here.http('post', '/api/auth/reset-password').send({ token, password: 'green door 8' }).expect(204);
      },
      { ...NOTHING, links: ['verify_email'], again: true },
    ],
    [
      'a new address',
      async (who) => {
        await post('/api/auth/change-email', who.present, {
          currentPassword: PASSWORD,
          email: `moved-${who.email}`,
        }).expect(204);
        await here
          .http('post', '/api/auth/confirm-email')
          .send({ token: (await lastMail(here, `moved-${who.email}`)).token })
          .expect(200);
      },
      { ...ALL, links: [] },
    ],
    [
      'code sign-in turned off',
      (who) => here.http('put', '/api/profiles/me', who.present).send({ codeSignIn: false }).expect(200),
      { ...ALL, code: false, again: false },
    ],
    [
      'two-step verification turned on',
      (who) => post('/api/auth/two-factor/on', who.present, { currentPassword: PASSWORD }).expect(200),
      { ...ALL, code: false, again: false, links: ['reset_password', 'sign_in', 'verify_email'] },
    ],
    [
      'a code revoked by the landlord',
      (who) => post(`/api/landlords/leases/${who.leaseId}/codes/revoke`, landlord.token).expect(200),
      { ...ALL, code: false, again: false },
    ],
    [
      'a new code from the landlord',
      (who) => post(`/api/landlords/leases/${who.leaseId}/codes`, landlord.token).expect(201),
      { ...ALL, code: false, again: false },
    ],
    ['a suspension', (who) => post(`/api/admin/users/${who.userId}/suspend`, admin.token).expect(200), NOTHING],
    [
      'a suspension that is over',
      async (who) => {
        await post(`/api/admin/users/${who.userId}/suspend`, admin.token).expect(200);
        await post(`/api/admin/users/${who.userId}/reactivate`, admin.token).expect(200);
      },
      { ...NOTHING, again: true },
    ],
    [
      'the end of the account',
      async (who) => {
        await endLease(who.leaseId, 1);
        await post('/api/profiles/me/deletion', who.present, { currentPassword: PASSWORD }).expect(204);
      },
      NOTHING,
    ],
    ['the end of the lease', (who) => endLease(who.leaseId, 1), ALL],
  ];

  it.each(EVENTS)('SEC-09 SE-008 %s leaves what it should, in every process', async (_, act, left) => {
    const who = await tenant();
    expect(await waysOf(who, there)).toEqual(ALL);
    await act(who);
    expect(await waysOf(who, here)).toEqual(left);
    await eventually(async () => JSON.stringify(await waysOf(who, there)) === JSON.stringify(left));
  });

  it('SEC-09 the end of the access to the lease ends sessions by its code, once they are read again', async () => {
    const who = await tenant();
    await endLease(who.leaseId, TENANT_ACCESS_AFTER_END_MONTHS + 1);
    const fresh = await startTestAppOn({ ...here.database, drop: async () => undefined }, KEYS);
    try {
      expect(await waysOf(who, fresh)).toEqual({ ...ALL, code: false, again: false });
    } finally {
      await fresh.close();
    }
  });

  it('SEC-09 a revoked code ends its own sessions, and those whose code is not known; not the sessions of another code', async () => {
    const who = await tenant();
    const second = await leaseWithCode(here, landlord.accountId);
    await post('/api/tenants/me/leases', who.present, { code: second.code }).expect(201);
    const [bySecond, unknown] = [
      (await enter(second.code).expect(200)).body.access_token,
      (await enter(who.code).expect(200)).body.access_token,
    ];
    await here.sql('update session set access_code_id = null where id = $1', [sessionOf(unknown)]);
    await post(`/api/landlords/leases/${who.leaseId}/codes/revoke`, landlord.token).expect(200);
    expect([await lives(who.viaCode, here), await lives(unknown, here), await lives(bySecond, here)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    [
      'code sign-in turned off',
      (who: Tenant) => here.http('put', '/api/profiles/me', who.present).send({ codeSignIn: false }).expect(200),
    ],
    [
      'two-step verification turned on',
      (who: Tenant) => post('/api/auth/two-factor/on', who.present, { currentPassword: PASSWORD }).expect(200),
    ],
    [
      'a revoked code',
      (who: Tenant) => post(`/api/landlords/leases/${who.leaseId}/codes/revoke`, landlord.token).expect(200),
    ],
    ['a suspension', (who: Tenant) => post(`/api/admin/users/${who.userId}/suspend`, admin.token).expect(200)],
  ])('SEC-09 %s ends the live stream of a session by code in every process', async (_, act) => {
    const who = await tenant();
    const ended: string[] = [];
    const actor = {
      role: 'tenant' as const,
      userId: who.userId,
      accountId: null,
      demo: false,
      sessionId: sessionOf(who.viaCode),
    };
    for (const [name, app] of [
      ['here', here],
      ['there', there],
    ] as const)
      app.app
        .get(LiveHub)
        .streamFor(actor)
        .subscribe({ complete: () => ended.push(name) });
    await act(who);
    await eventually(async () => ended.length === 2);
  });

  it('SEC-09 the password makes a full session of one by code only with the second step, where one is asked for', async () => {
    const who = await tenant();
    const confirm = (more: object = {}) =>
      there.http('post', '/api/auth/sessions/confirm', who.viaCode).send({ currentPassword: PASSWORD, ...more });
    // As in the moment between its being turned on and this process hearing of it.
    await here.sql('update app_user set two_factor_at = now() where id = $1', [who.userId]);
    const { body } = await confirm().expect(401);
    expect([two, body.code, typeof body.challenge]).toEqual([two, 'two_factor_required', 'string']);
    await confirm({ verificationToken: 'made up' }).expect(401);
    const [row] = await here.sql<{ via_code: boolean }>('select via_code from session where id = $1', [
      sessionOf(who.viaCode),
    ]);
    expect(row?.via_code).toBe(true);
  });

  it('SEC-09 SE-008 a new role ends every session, in every process', async () => {
    const colleague = await person(here, 'staff');
    const lives2 = (app: TestApp) => lives(colleague.token, app);
    const sameToken = here.http('get', '/api/profiles/me', colleague.token);
    await sameToken.expect(200);
    expect(await lives2(there)).toBe(true);
    await here.http('put', `/api/admin/users/${colleague.userId}`, admin.token).send({ userType: 'admin' }).expect(200);
    expect(await lives2(here)).toBe(false);
    await eventually(async () => !(await lives2(there)));
  });

  it('SEC-09 an invitation that is replaced, or whose person is suspended, opens nothing', async () => {
    const invite = { email: 'invited@example.com', userType: 'staff', firstName: 'Ann', lastName: 'Roy' };
    const { body } = await post('/api/admin/users', admin.token, invite).expect(201);
    const look = (url: string) =>
      here.http('post', '/api/auth/invitation/look').send({ token: URL.parse(url)?.searchParams.get('token') });
    const again = await post(`/api/admin/users/${body.id}/invitation`, admin.token).expect(
      (answer) => answer.status < 300,
    );
    expect([(await look(body.invitationUrl)).status, (await look(again.body.invitationUrl)).status]).toEqual([
      400, 200,
    ]);
    await post(`/api/admin/users/${body.id}/suspend`, admin.token).expect(200);
    await post(`/api/admin/users/${body.id}/reactivate`, admin.token).expect(200);
    expect((await look(again.body.invitationUrl)).status).toBe(400);
  });
});
