import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/app.js';
import { comingMail, lastMail, signUp } from './people.js';

describe('passwords, addresses and sessions of one’s own', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const signIn = (email: string, password: string) => test.http('post', '/api/auth/signin').send({ email, password });
  const me = (token: string) => test.http('get', '/api/profiles/me', token);
  const forgot = (email: string) => test.http('post', '/api/auth/forgot-password').send({ email });
  const reset = (token: string, password: string) =>
    test.http('post', '/api/auth/reset-password').send({ token, password });

  it('LG-022 SE-015 SE-011 a link sets a new password, once, and ends every session', async () => {
    const person = await signUp(test, 'landlord', 'forgot@example.com');
    const known = await forgot('FORGOT@example.com').expect(204);
    const unknown = await forgot('nobody@example.com').expect(204);
    expect(known.body).toEqual(unknown.body);
    expect(await test.sql("select 1 from outbox_message where recipient = 'nobody@example.com'")).toEqual([]);
    const { token } = await comingMail(test, person.email, 'auth.reset');
    await reset(token, 'short').expect(400);
    await reset(token, 'brand new words').expect(204);
    await reset(token, 'again new words').expect(400);
    await me(person.token).expect(401);
    await signIn(person.email, 'correct horse').expect(401);
    const again = await signIn(person.email, 'brand new words').expect(200);
    expect(again.body.profile.emailVerified).toBe(true);
  });

  it('LG-022 a link of more than 60 minutes sets no password', async () => {
    const { email } = await signUp(test, 'landlord', 'slow@example.com');
    await forgot(email).expect(204);
    const { token } = await comingMail(test, email, 'auth.reset');
    test.clock.setNow(new Date(Date.now() + 61 * 60_000));
    await reset(token, 'brand new words').expect(400);
    test.clock.setNow(new Date());
    await reset(token, 'brand new words').expect(204);
  });

  it('a link of more than 60 minutes changes no address', async () => {
    const { token } = await signUp(test, 'landlord', 'moves@example.com');
    await test
      .http('post', '/api/auth/change-email', token)
      .send({ currentPassword: 'correct horse', email: 'slower@example.com' })
      .expect(204);
    const link = await lastMail(test, 'slower@example.com');
    const confirm = () => test.http('post', '/api/auth/confirm-email').send({ token: link.token });
    test.clock.setNow(new Date(Date.now() + 61 * 60_000));
    await confirm().expect(400);
    test.clock.setNow(new Date());
    await confirm().expect(200);
  });

  it('a reset works also for somebody with hundreds of sessions that nobody ended', async () => {
    const { userId, email, token } = await signUp(test, 'landlord', 'many@example.com');
    await test.sql(
      `insert into session (id, demo, user_id, created_at, last_seen_at, source, user_agent)
      select gen_random_uuid(), false, $1, now(), now(), 'test', 'test' from generate_series(1, 450)`,
      [userId],
    );
    await forgot(email).expect(204);
    await reset((await comingMail(test, email, 'auth.reset')).token, 'brand new words').expect(204);
    await me(token).expect(401);
  });

  it('one reset link used 50 times at once works once', async () => {
    const { email } = await signUp(test, 'supplier', 'fifty@example.com');
    await forgot(email).expect(204);
    const { token } = await comingMail(test, email, 'auth.reset');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => reset(token, `new password ${at}`)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  }, 120_000);

  it('one link to a new address used 50 times at once works once', async () => {
    const { token, email } = await signUp(test, 'landlord', 'moving@example.com');
    await test
      .http('post', '/api/auth/change-email', token)
      .send({ currentPassword: 'correct horse', email: 'moved@example.com' })
      .expect(204);
    const link = await lastMail(test, 'moved@example.com');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.http('post', '/api/auth/confirm-email').send({ token: link.token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'invalid_link')).toHaveLength(49);
    expect(
      await test.sql("select 1 from outbox_message where recipient = $1 and template = 'auth.emailChanged'", [email]),
    ).toHaveLength(1);
  });

  it('SE-008 SE-014 a change needs the present password and ends the other sessions alone', async () => {
    const { token, email } = await signUp(test, 'landlord', 'change@example.com');
    const other = (await signIn(email, 'correct horse').expect(200)).body.access_token;
    const change = (currentPassword: string, newPassword: string) =>
      test.http('post', '/api/auth/change-password', token).send({ currentPassword, newPassword });
    await change('wrong', 'something else').expect(401);
    await change('correct horse', 'short').expect(400);
    await change('correct horse', 'something else').expect(204);
    await me(token).expect(200);
    await me(other).expect(401);
    await signIn(email, 'correct horse').expect(401);
    await signIn(email, 'something else').expect(200);
  });

  it('SE-013 lists sessions, ends one, and ends all others', async () => {
    const { token, email } = await signUp(test, 'landlord', 'sessions@example.com');
    const [a, b] = [
      (await signIn(email, 'correct horse')).body.access_token,
      (await signIn(email, 'correct horse')).body.access_token,
    ];
    const listed = await test.http('get', '/api/auth/sessions', a).expect(200);
    expect(listed.body).toHaveLength(3);
    expect(listed.body.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    const own = (await test.http('get', '/api/auth/sessions', b)).body.find(
      ({ current }: { current: boolean }) => current,
    );
    await test.http('delete', `/api/auth/sessions/${own.id}`, token).expect(204);
    await me(b).expect(401);
    const stranger = await signUp(test, 'landlord', 'stranger@example.com');
    const mine = (await test.http('get', '/api/auth/sessions', a)).body[0];
    await test.http('delete', `/api/auth/sessions/${mine.id}`, stranger.token).expect(404);
    await test.http('post', '/api/auth/sessions/end-others', a).expect(204);
    await me(token).expect(401);
    await me(a).expect(200);
  });

  it('a new password ends a link to another address that somebody asked for with the former one', async () => {
    const { token, email } = await signUp(test, 'landlord', 'robbed@example.com');
    await test
      .http('post', '/api/auth/change-email', token)
      .send({ currentPassword: 'correct horse', email: 'thief@example.com' })
      .expect(204);
    await forgot(email).expect(204);
    await reset((await comingMail(test, email, 'auth.reset')).token, 'brand new words').expect(204);
    await test
      .http('post', '/api/auth/confirm-email')
      .send({ token: (await lastMail(test, 'thief@example.com')).token })
      .expect(400);
    await signIn(email, 'brand new words').expect(200);
  });

  it('changes the address by password and a link to the new one', async () => {
    const { token, email } = await signUp(test, 'landlord', 'old@example.com');
    await signUp(test, 'landlord', 'taken@example.com');
    const ask = (currentPassword: string, to: string) =>
      test.http('post', '/api/auth/change-email', token).send({ currentPassword, email: to });
    await ask('wrong', 'new@example.com').expect(401);
    await ask('correct horse', 'no address').expect(400);
    await ask('correct horse', 'taken@example.com').expect(204);
    expect((await lastMail(test, 'taken@example.com')).template).toBe('auth.verify');
    await ask('correct horse', 'new@example.com').expect(204);
    expect((await me(token)).body.email).toBe(email);
    const link = await lastMail(test, 'new@example.com');
    await test.http('post', '/api/auth/confirm-email').send({ token: link.token }).expect(200);
    expect((await me(token)).body).toMatchObject({ email: 'new@example.com', emailVerified: true });
    expect((await lastMail(test, email)).template).toBe('auth.emailChanged');
    await test.http('post', '/api/auth/confirm-email').send({ token: link.token }).expect(400);
  });
});
