import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { Configuration } from 'openid-client';
import { Strategy } from 'openid-client/passport';
import passport from 'passport';
import { SessionStrategy } from '../../../src/modules/sessions/session.strategy.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { signUp } from './people.js';

const me = (at: TestApp, token: string) => at.http('get', '/api/profiles/me', token);
/** The registry that every application of a process shares. */
const registered = () =>
  Object.keys((passport as unknown as { _strategies: object })._strategies).filter((name) =>
    name.startsWith('session-'),
  );

describe('the strategy that reads tokens', () => {
  let test: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ JWT_SECRET: 'the key of the first application, 32+' });
    other = await startTestAppOn(
      { ...test.database, drop: async () => undefined },
      { JWT_SECRET: 'the key of the second application, 32+' },
    );
  });
  afterAll(() => test.close());

  it('SE-019 each application of a process checks tokens with its own key, and leaves the registry when it closes', async () => {
    const mine = await signUp(test, 'landlord', 'first@example.com');
    const theirs = await signUp(other, 'landlord', 'second@example.com');
    await me(test, mine.token).expect(200);
    await me(other, theirs.token).expect(200);
    for (const [at, token] of [
      [test, theirs.token],
      [other, mine.token],
    ] as const)
      expect((await me(at, token).expect(401)).body.code).toBe('session_ended');
    const { name } = other.app.get(SessionStrategy, { strict: false });
    expect(registered()).toContain(name);
    await other.close();
    expect(registered()).not.toContain(name);
    await me(test, mine.token).expect(200);
  });

  it('ER-015 no token is unauthenticated, a bad one session_ended, and on an open route either is a visitor', async () => {
    expect((await test.http('get', '/api/profiles/me').expect(401)).body).toMatchObject({ code: 'unauthenticated' });
    expect((await me(test, 'a.b.c').expect(401)).body).toMatchObject({ code: 'session_ended' });
    await test.http('get', '/api/listings', 'a.b.c').expect(200);
    await test.http('get', '/api/listings').expect(200);
  });
});

/** Why Google's sign-in keeps openid-client without its Passport strategy (decision 0231). Each case is one that would have to go. */
describe('openid-client’s own Passport strategy', () => {
  const google = () => {
    const issuer = {
      issuer: 'https://accounts.example.com',
      authorization_endpoint: 'https://accounts.example.com/auth',
      code_challenge_methods_supported: ['S256'],
    };
    return new Strategy(
      {
        config: new Configuration(issuer, 'client'),
        callbackURL: 'https://lodgewell.example/auth/google/callback',
        scope: 'openid email',
      },
      (_tokens, verified) => verified(null, {}),
    );
  };
  const begin = (request: object) =>
    new Promise<URL>((redirected, refused) => {
      const outcome = { redirect: (url: string) => redirected(new URL(url)), error: refused, fail: refused };
      Object.assign(Object.create(google()), outcome).authenticate(
        { method: 'GET', protocol: 'https', host: 'lodgewell.example', url: '/auth/google/login', ...request },
        {},
      );
    });

  it('LG-023 needs a session of the server for each visitor, where ours is a signed cookie', async () => {
    await expect(begin({})).rejects.toThrow('requires session support');
  });

  it('LG-023 sends neither state nor nonce to a provider that knows PKCE; the specification asks for both', async () => {
    const url = await begin({ session: {} });
    expect([
      url.searchParams.get('code_challenge_method'),
      url.searchParams.has('state'),
      url.searchParams.has('nonce'),
    ]).toEqual(['S256', false, false]);
  });

  it('LG-023 cannot redirect on Fastify: Passport writes to an answer of Express', async () => {
    passport.use('google-on-fastify', google() as unknown as passport.Strategy);
    const app = fastify();
    app.get(
      '/login',
      (request, reply) =>
        new Promise((resolve) => {
          const failed = (error: unknown) => resolve({ failed: String(error) });
          passport.authenticate('google-on-fastify', {}, failed)(
            Object.assign(request, { session: {} }),
            reply,
            resolve,
          );
        }),
    );
    expect((await app.inject('/login')).json().failed).toContain('setHeader is not a function');
    passport.unuse('google-on-fastify');
    await app.close();
  });
});
