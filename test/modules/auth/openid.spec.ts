import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/app.js';
import { startOpenIdProvider, type OpenIdProvider, type ProviderPerson } from '../../support/openid-provider.js';
import { lastMail, signUp } from './people.js';

const HOME = 'http://localhost:3000';
const PROVIDERS = { acme: { strict: true }, other: {} };
type Id = keyof typeof PROVIDERS;

describe('sign-in with OpenID Connect providers of the settings', () => {
  let test: TestApp;
  let providers: Record<Id, OpenIdProvider>;
  let count = 0;

  beforeAll(async () => {
    // They warn that they keep everything in memory.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const start = (id: Id) => startOpenIdProvider(`${HOME}/api/auth/openid/${id}/callback`, PROVIDERS[id]);
    const [acme, other] = await Promise.all([start('acme'), start('other')]);
    providers = { acme, other };
    const entry = (id: Id, { issuer, clientId, clientSecret }: OpenIdProvider) => ({
      id,
      name: id.toUpperCase(),
      issuer,
      clientId,
      clientSecret,
    });
    const list = [{ ...entry('acme', acme), domains: ['acme.example'] }, entry('other', other)];
    test = await startTestApp({
      PUBLIC_URL: HOME,
      OPENID_PROVIDERS: JSON.stringify(list),
      ADMIN_EMAIL: 'boss@acme.example',
      ADMIN_PASSWORD: 'from settings',
    });
  });
  afterAll(async () => {
    await test.close();
    await Promise.all([providers.acme.close(), providers.other.close()]);
  });

  const someone = (email: string, more: Partial<ProviderPerson> = {}): ProviderPerson => {
    count += 1;
    return { sub: `sub-${count}`, email, email_verified: true, given_name: 'Ana', family_name: 'Ruiz', ...more };
  };
  const leave = async (id: Id, query = '') => {
    const answer = await test.http('get', `/api/auth/openid/${id}/login${query}`).expect(302);
    const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
    return { authorization: String(answer.headers['location']), cookie };
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
  const come = async (id: Id, person: ProviderPerson, query = '') => {
    providers[id].signsIn = person;
    const { authorization, cookie } = await leave(id, query);
    return back(await providers[id].walk(authorization, HOME), cookie);
  };
  const me = (address: URL) => test.http('get', '/api/profiles/me', address.searchParams.get('token') ?? 'none');
  const refusal = (address: URL) => address.searchParams.get('provider');
  const verified = async (email: string) => {
    const person = await signUp(test, 'landlord', email);
    await test
      .http('post', '/api/auth/verify-email')
      .send({ token: (await lastMail(test, email)).token })
      .expect(200);
    return person;
  };

  it('two providers at once sign people in, one with its address behind userinfo and its secret in a header', async () => {
    for (const id of ['acme', 'other'] as const) {
      const address = await come(id, someone(`new@${id}.test`), '?state=supplier&lang=fr');
      expect([address.pathname, address.searchParams.get('lang')]).toEqual(['/dashboards/supplier', 'fr']);
      expect((await me(address).expect(200)).body).toMatchObject({
        email: `new@${id}.test`,
        userType: 'supplier',
        firstName: 'Ana',
        emailVerified: true,
      });
    }
  });

  it('the same subject at another provider is another person', async () => {
    const first = (await me(await come('acme', someone('one@example.com', { sub: 'same' }))).expect(200)).body;
    const second = (await me(await come('other', someone('two@example.com', { sub: 'same' }))).expect(200)).body;
    expect(second.userId).not.toBe(first.userId);
  });

  it('one person comes by both providers and by a password, and reads so in the security settings', async () => {
    const known = await verified('both@example.com');
    for (const id of ['acme', 'other'] as const) {
      const { body } = await me(await come(id, someone('both@example.com'))).expect(200);
      expect(body.userId).toBe(known.userId);
    }
    const { body } = await test.http('get', '/api/auth/two-factor', known.token).expect(200);
    expect(body).toMatchObject({ hasPassword: true, signInWith: ['ACME', 'OTHER'] });
  });

  it('an address that is not said to be verified counts for the provider’s own domains alone', async () => {
    const unsaid = { email_verified: false };
    await verified('ana@acme.example');
    expect((await come('acme', someone('ana@acme.example', unsaid))).pathname).toBe('/dashboards/landlord');
    await verified('ana@sub.acme.example');
    for (const email of ['ana@sub.acme.example', 'ana@notacme.example', 'ana@acme.example.evil.example'])
      expect(refusal(await come('acme', someone(email, unsaid)))).toBe('provider_unverified');
    expect(refusal(await come('other', someone('eva@acme.example', unsaid)))).toBe('provider_unverified');
  });

  it('an address that was never proven here goes to who proves it: the former password and sessions end', async () => {
    const squatter = await signUp(test, 'landlord', 'mine@example.com');
    const { body } = await me(await come('other', someone('mine@example.com'))).expect(200);
    expect(body.userId).toBe(squatter.userId);
    await test.http('get', '/api/profiles/me', squatter.token).expect(401);
    const password = { email: 'mine@example.com', password: 'correct horse' };
    await test.http('post', '/api/auth/signin').send(password).expect(401);
  });

  it('another account at the same provider doesn’t get in by an address that was passed on; admins don’t at all', async () => {
    await come('other', someone('passed@example.com'));
    expect(refusal(await come('other', someone('passed@example.com')))).toBe('provider_refused');
    expect(refusal(await come('acme', someone('boss@acme.example')))).toBe('provider_not_for_role');
  });

  it('an attempt at one provider, a second use and a refused consent lead back to the sign-in', async () => {
    providers.other.signsIn = someone('careful@example.com');
    const { authorization, cookie } = await leave('other');
    const address = await providers.other.walk(authorization, HOME);
    const elsewhere = address.replace('/openid/other/', '/openid/acme/');
    for (const [where, by] of [
      [elsewhere, cookie],
      [elsewhere, cookie.replace('other_login', 'acme_login')],
      [address, ''],
    ] as const)
      expect(refusal(await back(where, by))).toBe('provider_refused');
    expect((await back(address, cookie)).pathname).toBe('/dashboards/landlord');
    expect(refusal(await back(address, cookie))).toBe('provider_refused');
    providers.other.denies = true;
    const denied = await leave('other');
    const answer = await back(await providers.other.walk(denied.authorization, HOME), denied.cookie);
    expect(refusal(answer)).toBe('provider_denied');
    providers.other.denies = false;
  });

  it('two ways back of one person at once join once', async () => {
    const known = await verified('twice@example.com');
    const person = someone('twice@example.com');
    providers.other.signsIn = person;
    const ways = await Promise.all([leave('other'), leave('other')]);
    const addresses: string[] = [];
    for (const { authorization } of ways) addresses.push(await providers.other.walk(authorization, HOME));
    const ends = await Promise.all(addresses.map((address, at) => back(address, ways[at]?.cookie ?? '')));
    for (const end of ends) expect((await me(end).expect(200)).body.userId).toBe(known.userId);
    expect(await test.sql('select 1 from sign_in_identity where subject = $1', [person.sub])).toHaveLength(1);
  });

  it('asks for the second step; its ticket serves once', async () => {
    const { token } = await verified('second@example.com');
    await test.http('post', '/api/auth/two-factor/on', token).send({ currentPassword: 'correct horse' }).expect(200);
    const address = await come('acme', someone('second@example.com'));
    expect(address.href.split('#')[0]).toBe(`${HOME}/login?provider=second`);
    const { ticket, challenge, email } = Object.fromEntries(new URLSearchParams(address.hash.slice(1)));
    const enter = (verificationToken?: string) =>
      test.http('post', '/api/auth/openid/ticket').send({ ticket, verificationToken });
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
    await enter(body.verificationToken).expect(200);
    expect((await enter(body.verificationToken)).body.code).toBe('invalid_link');
  });

  it('an unknown provider is 404, one that can’t be reached 503; Google stays not configured', async () => {
    await test.http('get', '/api/auth/openid/nobody/login').expect(404);
    expect(refusal(await back(`${HOME}/api/auth/openid/nobody/callback`, ''))).toBe('not_found');
    await test.http('get', '/auth/google/login').expect(503);
  });
});
