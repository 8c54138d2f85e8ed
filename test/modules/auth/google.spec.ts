import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as openid from 'openid-client';
import { SignInAttempts } from '../../../src/modules/auth/openid/sign-in-attempts.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { startOpenIdProvider, type OpenIdProvider, type ProviderPerson } from '../../support/openid-provider.js';
import { lastMail, signUp } from './people.js';

const HOME = 'http://localhost:3000';
const CALLBACK = `${HOME}/auth/google/callback`;
const ADMIN = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'from settings' };

describe('sign-in with Google, without settings', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it.each([
    '/auth/google/login?state=landlord',
    '/api/auth/google/login?state=landlord',
    '/auth/google/callback',
    '/api/auth/google/callback',
  ])('LG-023 AP-041 %s says that it is not configured', async (path) => {
    const answer = await test.http('get', path).expect(503);
    expect(answer.body).toMatchObject({ error: 'Google sign-in is not configured', code: 'not_configured' });
  });

  it('LG-024 AP-045 so does POST /api/auth/google, whatever is sent', async () => {
    for (const body of [{}, { idToken: 'x', nonce: 'y' }, { credential: 'z' }]) {
      const answer = await test.http('post', '/api/auth/google').send(body).expect(503);
      expect(answer.body).toMatchObject({ error: 'Google sign-in is not configured' });
    }
  });
});

describe('sign-in with Google, against a real OpenID provider', () => {
  let test: TestApp;
  let provider: OpenIdProvider;
  let count = 0;

  beforeAll(async () => {
    // It warns that it keeps everything in memory.
    jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
    provider = await startOpenIdProvider(CALLBACK);
    test = await startTestApp({
      ...ADMIN,
      PUBLIC_URL: HOME,
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    });
  });
  beforeEach(() => {
    provider.denies = false;
  });
  afterAll(async () => {
    await test.close();
    await provider.close();
  });

  const google = (email: string, more: Partial<ProviderPerson> = {}): ProviderPerson => {
    count += 1;
    return { sub: `sub-${count}`, email, email_verified: true, given_name: 'Ana', family_name: 'Ruiz', ...more };
  };
  const begin = async (query = '') => {
    const answer = await test.http('get', `/auth/google/login${query}`).expect(302);
    const line = String(answer.headers['set-cookie']);
    return { authorization: String(answer.headers['location']), cookie: line.split(';')[0] ?? '', line };
  };
  const back = async (address: string, cookie: string) => {
    const { pathname, search } = new URL(address);
    const answer = await test
      .http('get', pathname + search)
      .set('Cookie', cookie)
      .expect(302);
    return new URL(String(answer.headers['location']), HOME);
  };
  /** The whole way of one person; where the browser ends up. */
  const come = async (person: ProviderPerson, query = '') => {
    provider.signsIn = person;
    const { authorization, cookie } = await begin(query);
    return back(await provider.walk(authorization, HOME), cookie);
  };
  const me = (address: URL) => test.http('get', '/api/profiles/me', address.searchParams.get('token') ?? 'none');
  const sessions = async () => (await test.sql('select 1 from session')).length;
  const verified = async (email: string) => {
    const person = await signUp(test, 'landlord', email);
    await test
      .http('post', '/api/auth/verify-email')
      .send({ token: (await lastMail(test, email)).token })
      .expect(200);
    return person;
  };

  it('sends the browser out with PKCE, state and nonce, bound to it by a cookie that no script reads', async () => {
    const { authorization, line } = await begin('?state=supplier&lang=fr');
    const query = new URL(authorization).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(40);
    expect(line).toMatch(/HttpOnly; SameSite=Lax; Max-Age=600/);
    await test.http('get', '/auth/google/login?state=admin').expect(400);
  });

  it('a new person becomes the role in `state`, with a proven address and an account', async () => {
    const address = await come(google('new@example.com'), '?state=supplier&lang=es');
    expect([address.pathname, address.searchParams.get('lang')]).toEqual(['/dashboards/supplier', 'es']);
    const { body } = await me(address).expect(200);
    expect(body).toMatchObject({
      email: 'new@example.com',
      userType: 'supplier',
      firstName: 'Ana',
      emailVerified: true,
      language: 'es',
      demo: false,
    });
    expect(body.accountId).toBeTruthy();
    expect(
      await test.sql("select 1 from outbox_message where recipient = 'new@example.com' and template = 'auth.verify'"),
    ).toEqual([]);
  });

  it('comes back as the same person, also after the address has changed at Google', async () => {
    const person = google('same@example.com');
    const first = (await me(await come(person)).expect(200)).body;
    const again = (await me(await come({ ...person, email: 'renamed@example.com' })).expect(200)).body;
    expect(again).toMatchObject({ userId: first.userId, email: 'same@example.com' });
  });

  it('joins an existing verified address, whose password goes on', async () => {
    const known = await verified('Known@example.com');
    const { body } = await me(await come(google('known@EXAMPLE.com'))).expect(200);
    expect(body.userId).toBe(known.userId);
    await test.http('get', '/api/profiles/me', known.token).expect(200);
    await test
      .http('post', '/api/auth/signin')
      .send({ email: 'known@example.com', password: 'correct horse' })
      .expect(200);
  });

  it('an address that was never proven here goes to who proves it: former password, links and sessions end', async () => {
    const squatter = await signUp(test, 'landlord', 'mine@example.com');
    await test
      .http('post', '/api/auth/change-email', squatter.token)
      .send({ currentPassword: 'correct horse', email: 'squatter@example.com' })
      .expect(204);
    const away = await lastMail(test, 'squatter@example.com');
    const { body } = await me(await come(google('mine@example.com'))).expect(200);
    expect(body).toMatchObject({ userId: squatter.userId, emailVerified: true });
    await test.http('get', '/api/profiles/me', squatter.token).expect(401);
    await test
      .http('post', '/api/auth/signin')
      .send({ email: 'mine@example.com', password: 'correct horse' })
      .expect(401);
    await test.http('post', '/api/auth/confirm-email').send({ token: away.token }).expect(400);
  });

  it('an invited supplier who comes by Google has taken the invitation up: trial, directory, no open link', async () => {
    const admin = await test
      .http('post', '/api/auth/signin')
      .send({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD })
      .expect(200);
    const who = {
      email: 'asked@example.com',
      userType: 'supplier',
      firstName: 'Omar',
      lastName: 'Diaz',
      companyName: 'Diaz Pipes',
    };
    const made = (await test.http('post', '/api/admin/users', admin.body.access_token).send(who).expect(201)).body;
    const { body } = await me(await come(google('asked@example.com'))).expect(200);
    expect(body).toMatchObject({ userId: made.id, emailVerified: true });
    const [row] = await test.sql(
      'select u.invited_at, a.trial_ends_at is not null as trial from app_user u, account a where u.id = $1 and a.id = $2',
      [made.id, made.accountId],
    );
    expect(row).toEqual({ invited_at: null, trial: true });
    const token = new URL(made.invitationUrl).searchParams.get('token');
    await test.http('post', '/api/auth/invitation/look').send({ token }).expect(400);
    await eventually(async () => (await test.sql('select 1 from supplier where account_id = $1', [made.accountId]))[0]);
  });

  it('an address that Google has not verified joins nobody and registers nobody', async () => {
    await verified('clash@example.com');
    const before = await sessions();
    for (const email of ['clash@example.com', 'unproven@example.com']) {
      expect((await come(google(email, { email_verified: false }))).href).toBe(
        `${HOME}/login?provider=provider_unverified`,
      );
    }
    expect(await sessions()).toBe(before);
    expect(await test.sql("select 1 from app_user where email = 'unproven@example.com'")).toEqual([]);
  });

  it('an address that another Google account holds is refused', async () => {
    await come(google('handed-on@example.com'));
    expect((await come(google('handed-on@example.com'))).searchParams.get('provider')).toBe('provider_refused');
  });

  it('AD-037 admins, suspended people and new tenants do not come in by Google', async () => {
    expect((await come(google(ADMIN.ADMIN_EMAIL))).searchParams.get('provider')).toBe('provider_not_for_role');
    const { userId } = await verified('gone@example.com');
    await test.sql('update app_user set suspended_at = now() where id = $1', [userId]);
    expect((await come(google('gone@example.com'))).searchParams.get('provider')).toBe('provider_refused');
    expect((await come(google('tenant@example.com'), '?state=tenant')).searchParams.get('provider')).toBe(
      'provider_needs_code',
    );
  });

  it('AD-037 asks for the second step; its ticket serves once', async () => {
    const { token } = await verified('two@example.com');
    await test.http('post', '/api/auth/two-factor/on', token).send({ currentPassword: 'correct horse' }).expect(200);
    const address = await come(google('two@example.com'));
    expect(address.href.split('#')[0]).toBe(`${HOME}/login?provider=second`);
    const { ticket, challenge, email, methods } = Object.fromEntries(new URLSearchParams(address.hash.slice(1)));
    expect(methods).toContain('email');
    const enter = (verificationToken?: string) =>
      test.http('post', '/api/auth/google').send({ ticket, verificationToken });
    expect((await enter().expect(401)).body.code).toBe('two_factor_required');
    await test.http('post', '/api/auth/request-2fa').send({ email, challenge, type: 'email' }).expect(200);
    const [sent] = await test.sql<{ code: string }>(
      "select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code'",
      [email],
    );
    const { body } = await test
      .http('post', '/api/auth/verify-2fa')
      .send({ email, challenge, code: sent?.code })
      .expect(200);
    const session = await enter(body.verificationToken).expect(200);
    await test.http('get', '/api/profiles/me', session.body.access_token).expect(200);
    expect((await enter(body.verificationToken)).body.code).toBe('invalid_link');
  });

  it('refuses a forged state, another browser, another nonce, a code that was used, and a consent that was denied', async () => {
    provider.signsIn = google('careful@example.com');
    const { authorization, cookie } = await begin();
    const address = await provider.walk(authorization, HOME);
    const before = await sessions();
    const outcome = async (target: string, by: string) => (await back(target, by)).searchParams.get('provider');
    const forged = new URL(address);
    forged.searchParams.set('state', 'forged');
    expect(await outcome(forged.href, cookie)).toBe('provider_refused');
    expect(await outcome(address, '')).toBe('provider_refused');
    expect(await outcome(address, (await begin()).cookie)).toBe('provider_refused');
    expect(await outcome(address, `${cookie.slice(0, -3)}abc`)).toBe('provider_refused');
    const attempts = test.app.get(SignInAttempts);
    const fresh = await begin();
    const other =
      (await attempts.cookie({ ...withoutTimes(await attempts.open('google', fresh.cookie)), nonce: 'another' })).split(
        ';',
      )[0] ?? '';
    expect(await outcome(await provider.walk(fresh.authorization, HOME), other)).toBe('provider_refused');
    expect(await sessions()).toBe(before);

    expect((await back(address, cookie)).pathname).toBe('/dashboards/landlord');
    expect(await outcome(address, cookie)).toBe('provider_refused');
    provider.denies = true;
    const denied = await begin();
    expect(await outcome(await provider.walk(denied.authorization, HOME), denied.cookie)).toBe('provider_denied');
    expect(await sessions()).toBe(before + 1);
  });

  it('LG-024 takes an ID token with its nonce, once, and refuses any other', async () => {
    provider.signsIn = google('token@example.com');
    const { idToken, nonce } = await idTokenOf();
    const enter = (body: object) => test.http('post', '/api/auth/google').send(body);
    const [head, body, signature] = idToken.split('.') as [string, string, string];
    const altered = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), email: ADMIN.ADMIN_EMAIL }),
    ).toString('base64url');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    for (const bad of ['x', `${head}.${altered}.${signature}`, unsigned])
      await enter({ idToken: bad, nonce }).expect(401);
    await enter({ idToken, nonce: 'another' }).expect(401);
    await enter({ idToken }).expect(400);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enter({ idToken, nonce, userType: 'supplier' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
    expect(answers.find(({ status }) => status === 200)?.body.profile).toMatchObject({
      email: 'token@example.com',
      userType: 'supplier',
    });
  });

  /** What Google's own button would give to the browser. */
  async function idTokenOf() {
    const config = await openid.discovery(
      new URL(provider.issuer),
      provider.clientId,
      undefined,
      openid.ClientSecretPost(provider.clientSecret),
      { execute: [openid.allowInsecureRequests] },
    );
    const [nonce, pkceCodeVerifier] = [openid.randomNonce(), openid.randomPKCECodeVerifier()];
    const authorization = openid.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      scope: 'openid email profile',
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
      code_challenge_method: 'S256',
    });
    const address = await provider.walk(authorization.href, HOME);
    const tokens = await openid.authorizationCodeGrant(config, new URL(address), {
      expectedNonce: nonce,
      pkceCodeVerifier,
    });
    return { idToken: tokens.id_token ?? '', nonce };
  }
});

function withoutTimes<T extends object>(claims: T): T {
  const { iat, exp, ...rest } = claims as T & { iat?: number; exp?: number };
  return (iat && exp ? rest : claims) as T;
}
