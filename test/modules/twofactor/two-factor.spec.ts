import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import { stepOf } from '../../../src/modules/twofactor/totp.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { totpAt } from '../../support/totp.js';
import { signUp } from '../auth/people.js';

const ADMIN = { email: 'boss@example.com', password: 'from settings' };

const fromBase32 = (text: string): Buffer => Buffer.from(Secret.fromBase32(text).bytes);

describe('two-step verification', () => {
  let test: TestApp;
  let minutes = 0;
  beforeAll(async () => {
    test = await startTestApp({
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ADMIN_2FA_EMAILS: 'Boss@example.com',
    });
  });
  beforeEach(() => {
    minutes += 15;
    test.clock.setNow(new Date(Date.now() + minutes * 60_000));
  });
  afterAll(() => test.close());

  const signIn = (verificationToken?: string, over: object = {}) =>
    test
      .http('post', '/api/auth/signin')
      .send({ ...ADMIN, portal: 'admin', ...(verificationToken && { verificationToken }), ...over });
  const challenged = async (): Promise<string> => (await signIn().expect(401)).body.challenge;
  const request = (challenge?: string, over: object = {}) =>
    test.http('post', '/api/auth/request-2fa').send({ email: ADMIN.email, type: 'email', challenge, ...over });
  const verify = (code: string, challenge?: string, over: object = {}) =>
    test.http('post', '/api/auth/verify-2fa').send({ email: ADMIN.email, code, challenge, ...over });
  const sentCode = async (email = ADMIN.email): Promise<string> => {
    const [row] = await test.sql<{ code: string }>(
      "select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code' order by id desc limit 1",
      [email],
    );
    return row?.code ?? '';
  };
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  it('AD-029 a designated address with the right password gets a challenge, with a wrong one none', async () => {
    const { body } = await signIn().expect(401);
    expect(body).toMatchObject({
      code: 'two_factor_required',
      error: 'Two-factor verification required',
      challenge: expect.any(String),
    });
    expect(body.methods).toContain('email');
    const wrong = await signIn(undefined, { password: 'wrong' }).expect(401);
    expect(wrong.body).toMatchObject({ error: 'Invalid admin credentials' });
    expect(wrong.body.challenge).toBeUndefined();
  });

  it('AD-020 AD-031 a right code gives a token that signs in its own address once; the code serves once, too', async () => {
    const challenge = await challenged();
    await request(challenge).expect(200);
    const code = await sentCode();
    expect(code).toMatch(/^\d{6}$/);
    const { body } = await verify(code, challenge).expect(200);
    expect(body).toMatchObject({ valid: true, verificationToken: expect.any(String) });
    expect((await verify(code, challenge)).body).toMatchObject({ valid: false });
    const session = await signIn(body.verificationToken).expect(200);
    expect(session.body.profile.isAdmin).toBe(true);
    await signIn(body.verificationToken).expect(401);
  });

  it('AD-030 a made-up verification token does not sign in', async () => {
    expect((await signIn('made-up').expect(401)).body.code).toBe('two_factor_required');
  });

  it('AD-022 AD-023 AD-024 AD-027 refuses other types, addresses, text messages without a provider, and codes of another form', async () => {
    await request(undefined, { type: 'pigeon' }).expect(400);
    await request(undefined, { email: 'none' }).expect(400);
    const sms = await request(await challenged(), { type: 'sms' }).expect(500);
    expect(sms.body).toMatchObject({
      code: 'sms_unavailable',
      error: expect.any(String),
      requestId: expect.any(String),
    });
    for (const code of ['12345', '1234567', 'abcdef']) await verify(code, await challenged()).expect(400);
  });

  it('AD-025 AD-032 a second request within 60 seconds is 429 with Retry-After; a text message that failed does not count', async () => {
    const challenge = await challenged();
    await request(challenge, { type: 'sms' }).expect(500);
    await request(challenge).expect(200);
    const soon = await request(challenge).expect(429);
    const wait = Number(soon.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
    test.clock.setNow(new Date(test.clock.now().getTime() + 61_000));
    await request(challenge).expect(200);
  });

  it('AD-032 of many requests at once for one challenge one sends a code', async () => {
    const challenge = await challenged();
    const sent = () => test.sql("select 1 from outbox_message where template = 'twofactor.code'");
    const before = (await sent()).length;
    const answers = await Promise.all(Array.from({ length: 30 }, () => request(challenge)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(29);
    expect((await sent()).length).toBe(before + 1);
  });

  it('AD-026 AD-028 five wrong tries end a code, also when 200 arrive at once', async () => {
    const challenge = await challenged();
    await request(challenge).expect(200);
    const code = await sentCode();
    const answers = await Promise.all(Array.from({ length: 200 }, () => verify(other(code), challenge)));
    expect(answers.every(({ body }) => body.valid === false)).toBe(true);
    expect((await verify(code, challenge)).body).toMatchObject({ valid: false });
    const [row] = await test.sql<{ tries: number }>(
      'select tries from two_factor_challenge order by created_at desc, id desc limit 1',
    );
    expect(row?.tries).toBe(5);
  });

  it('AD-031 one right code, and one token of it, used 50 times at once work once', async () => {
    const challenge = await challenged();
    await request(challenge).expect(200);
    const code = await sentCode();
    const checked = await Promise.all(Array.from({ length: 50 }, () => verify(code, challenge)));
    const tokens = checked.flatMap(({ body }) => body.verificationToken ?? []);
    expect(tokens).toHaveLength(1);
    const entered = await Promise.all(Array.from({ length: 50 }, () => signIn(tokens[0])));
    expect(entered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(entered.filter(({ status }) => status === 401)).toHaveLength(49);
  });

  it('AD-032 a code ends after 10 minutes and a challenge after 5', async () => {
    const challenge = await challenged();
    await request(challenge).expect(200);
    const code = await sentCode();
    const later = (ms: number) => test.clock.setNow(new Date(test.clock.now().getTime() + ms));
    later(6 * 60_000);
    await request(challenge).expect(400);
    later(5 * 60_000);
    expect((await verify(code, challenge)).body).toMatchObject({ valid: false });
  });

  it('AD-021 AD-035 without a challenge answers alike, and a code of it serves as well', async () => {
    const known = await request().expect(200);
    const unknown = await request(undefined, { email: 'nobody@example.com' }).expect(200);
    expect(known.body).toEqual(unknown.body);
    const body = await eventually(async () => {
      const answer = await verify(await sentCode()).expect(200);
      return answer.body.valid && answer.body;
    });
    await signIn(body.verificationToken).expect(200);
  });

  it('a wrong code is answered alike, and costs the same, whether or not a code was sent to the address', async () => {
    await request().expect(200);
    await eventually(
      async () =>
        (await test.sql('select 1 from two_factor_challenge where token_hash is null and code_hash is not null'))
          .length > 0,
    );
    const tries = async (email: string, code: string) => {
      const noted = () => test.sql("select 1 from audit_entry where action = 'session.second_step'");
      const before = (await noted()).length;
      const { status, body } = await verify(code, undefined, { email });
      return { status, body: { ...body, requestId: '' }, entries: (await noted()).length - before };
    };
    for (const [code, status, entries] of [
      ['12345', 400, 0],
      [other(await sentCode()), 200, 1],
    ] as const) {
      expect(await tries(ADMIN.email, code)).toMatchObject({ status, entries });
      expect(await tries('nobody@example.com', code)).toEqual(await tries(ADMIN.email, code));
    }
  });

  it('AD-033 everybody can turn it on: by e-mail, app and recovery codes', async () => {
    // The clock is stopped: at the turn of half a minute another code would be right.
    test.clock.setNow(test.clock.now());
    const person = await signUp(test, 'landlord', 'app@example.com');
    const call = (path: string, body: object) =>
      test.http('post', `/api/auth/two-factor/${path}`, person.token).send(body);
    await call('app', { currentPassword: 'wrong' }).expect(401);
    const offer = (await call('app', { currentPassword: 'correct horse' }).expect(200)).body;
    expect(offer.qr).toContain('<svg');
    const code = () => totpAt(fromBase32(offer.secret), stepOf(test.clock.now()));
    await call('app/confirm', { code: other(code()) }).expect(400);
    const { recoveryCodes } = (await call('app/confirm', { code: code() }).expect(200)).body;
    expect(recoveryCodes).toHaveLength(10);
    const again = (over: object = {}) =>
      test.http('post', '/api/auth/signin').send({ email: person.email, password: 'correct horse', ...over });
    const asked = (await again().expect(401)).body;
    expect(asked.methods).toEqual(['email', 'sms', 'totp', 'recovery']);
    const by = (method: string, typed: string, challenge: string) =>
      verify(typed, challenge, { email: person.email, method });
    expect((await by('totp', code(), asked.challenge)).body.valid).toBe(false);
    test.clock.setNow(new Date(test.clock.now().getTime() + 60_000));
    const right = (await by('totp', code(), asked.challenge)).body;
    expect(right.valid).toBe(true);
    await again({ verificationToken: right.verificationToken }).expect(200);
    const { challenge } = (await again()).body;
    expect((await by('recovery', String(recoveryCodes[0]).toLowerCase(), challenge)).body.valid).toBe(true);
    const next = (await again()).body.challenge;
    expect((await by('recovery', recoveryCodes[0], next)).body.valid).toBe(false);
    const refused = (await call('off', { currentPassword: 'correct horse' }).expect(401)).body;
    const { verificationToken } = (await by('recovery', recoveryCodes[1], refused.challenge)).body;
    await call('off', { currentPassword: 'correct horse', verificationToken }).expect(204);
    await again().expect(200);
  });

  it('an app that was offered and not confirmed is no second step', async () => {
    const person = await signUp(test, 'landlord', 'offered@example.com');
    const call = (path: string) =>
      test
        .http('post', `/api/auth/two-factor/${path}`, person.token)
        .send({ currentPassword: 'correct horse' })
        .expect(200);
    const { body: offer } = await call('app');
    await call('on');
    const { challenge } = (
      await test.http('post', '/api/auth/signin').send({ email: person.email, password: 'correct horse' }).expect(401)
    ).body;
    const code = totpAt(fromBase32(offer.secret), stepOf(test.clock.now()));
    expect((await verify(code, challenge, { email: person.email, method: 'totp' })).body.valid).toBe(false);
  });
});
