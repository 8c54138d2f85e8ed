import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const REASON = 'Called her back at the number on file.';

describe('letting people in again, for an admin', () => {
  let test: TestApp;
  let first: Person;
  let second: Person;
  const post = (who: Person, id: string, path: string, body: object = {}) =>
    test.http('post', `/api/admin/users/${id}/${path}`, who.token).send(body);
  const ask = (who: Person, id: string) => post(who, id, 'two-factor-reset', { reason: REASON });
  const confirm = (who: Person, id: string) => post(who, id, 'two-factor-reset/confirm');
  const look = async (id: string) => (await test.http('get', `/api/admin/users/${id}`, first.token).expect(200)).body;
  const admin = async () => {
    const one = await person(test, 'admin');
    await test.sql("insert into credential (user_id, password_hash, changed_at) values ($1, 'x', now())", [one.userId]);
    return one;
  };
  const protectedPerson = async (): Promise<Person> => {
    const one = await person(test, 'landlord');
    await test.sql('update app_user set two_factor_at = now() where id = $1', [one.userId]);
    await test.sql("insert into totp_secret (user_id, sealed, confirmed_at, last_step) values ($1, 'x', now(), 0)", [
      one.userId,
    ]);
    return one;
  };
  const mailsTo = async (email: string) => {
    const rows = await test.sql<{ template: string }>(
      'select template from outbox_message where recipient = $1 order by created_at, id',
      [email],
    );
    return rows.map(({ template }) => template);
  };

  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
    first = await admin();
    second = await admin();
  });
  afterAll(() => test.close());

  it('SF-023 unlocks wrong passwords and codes, and leaves the second step on', async () => {
    const one = await protectedPerson();
    await test.sql('update app_user set second_step_locked_at = now() where id = $1', [one.userId]);
    expect(await look(one.userId)).toMatchObject({ locked: true, twoFactor: true });
    expect((await post(first, one.userId, 'unlock').expect(200)).body).toMatchObject({
      locked: false,
      twoFactor: true,
    });

    // The session of the factory is a source that the person is known from.
    const known = await person(test, 'tenant');
    await test.sql("insert into credential (user_id, password_hash, changed_at) values ($1, 'x', now())", [
      known.userId,
    ]);
    const { Throttle } = await import('../../../src/platform/throttle/throttle.js');
    const { LIMITS } = await import('../../../src/modules/auth/limits.js');
    const throttle = test.app.get(Throttle);
    for (let tries = 0; tries < LIMITS.signInAccount.points; tries++)
      await throttle.tryUse(LIMITS.signInAccount, known.email);
    expect((await look(known.userId)).locked).toBe(true);
    expect((await post(first, known.userId, 'unlock').expect(200)).body.locked).toBe(false);
    const [entry] = await test.sql<{ by: string }>(
      "select user_id as by from audit_entry where action = 'user.unlock' and subject_id = $1",
      [known.userId],
    );
    expect(entry?.by).toBe(first.userId);
  });

  it('SF-023 ends every session of a person, who can sign in again', async () => {
    const one = await person(test, 'landlord');
    expect((await post(first, one.userId, 'end-sessions').expect(200)).body).toMatchObject({
      openSessions: 0,
      state: 'active',
    });
    await test.http('get', '/api/profiles/me', one.token).expect(401);
  });

  it('SF-023 a second admin turns two-step verification off: the person is mailed, sessions and codes end', async () => {
    const one = await protectedPerson();
    const asked = (await ask(first, one.userId).expect(201)).body;
    expect(asked.twoFactorReset).toMatchObject({ askedBy: first.userId, reason: REASON });
    expect(asked.twoFactor).toBe(true);
    expect((await confirm(first, one.userId).expect(422)).body.reason).toBe('own_request');
    expect((await ask(second, one.userId).expect(422)).body.reason).toBe('reset_asked');

    const answers = await Promise.all([confirm(second, one.userId), confirm(second, one.userId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await look(one.userId)).toMatchObject({ twoFactor: false, openSessions: 0, twoFactorReset: null });
    expect(await test.sql('select 1 from totp_secret where user_id = $1', [one.userId])).toEqual([]);
    expect(await mailsTo(one.email)).toEqual(['twofactor.resetAsked', 'twofactor.resetDone']);
    const trail = await test.sql(
      "select action, user_id as by, reason from audit_entry where subject_id = $1 and action like 'user.%' order by at, id",
      [one.userId],
    );
    expect(trail).toEqual([
      { action: 'user.ask_two_factor_reset', by: first.userId, reason: REASON },
      { action: 'user.confirm_two_factor_reset', by: second.userId, reason: REASON },
    ]);
  });

  it('SF-023 a request expires after 24 hours, is withdrawn by any admin, and needs a second admin', async () => {
    const one = await protectedPerson();
    await ask(first, one.userId).expect(201);
    expect(await mailsTo(second.email)).toContain('twofactor.resetToConfirm');
    await test.sql("update two_factor_reset set expires_at = now() - interval '1 second' where user_id = $1", [
      one.userId,
    ]);
    expect((await look(one.userId)).twoFactorReset).toBeNull();
    expect((await confirm(second, one.userId).expect(422)).body.reason).toBe('reset_over');
    await ask(second, one.userId).expect(201);
    const [row] = await test.sql<{ hours: number }>(
      'select extract(epoch from expires_at - created_at)::int / 3600 as hours from two_factor_reset where user_id = $1',
      [one.userId],
    );
    expect(row?.hours).toBe(24);
    await test.http('delete', `/api/admin/users/${one.userId}/two-factor-reset`, first.token).expect(204);
    expect((await confirm(first, one.userId).expect(422)).body.reason).toBe('reset_over');

    await ask(second, one.userId).expect(201);
    await test.sql('update app_user set suspended_at = now() where id = $1', [second.userId]);
    // The request of someone who is no longer an active admin counts for nothing, and alone no one can ask.
    expect((await confirm(first, one.userId).expect(422)).body.reason).toBe('reset_over');
    await test.http('delete', `/api/admin/users/${one.userId}/two-factor-reset`, first.token).expect(204);
    expect((await ask(first, one.userId).expect(422)).body.reason).toBe('second_admin_missing');
    await test.sql('update app_user set suspended_at = null where id = $1', [second.userId]);
    second = { ...second, token: (await admin()).token };
  });

  it('not for oneself, not without a reason, not where there is nothing to reset, not in the demo, not for others', async () => {
    const plain = await person(test, 'tenant');
    expect((await ask(first, plain.userId).expect(422)).body.reason).toBe('two_step_off');
    expect((await ask(first, first.userId).expect(422)).body.reason).toBe('oneself');
    await post(first, plain.userId, 'two-factor-reset', { reason: 'short' }).expect(400);
    const demo = await person(test, 'landlord', { demo: true });
    const staff = await person(test, 'staff');
    for (const path of ['unlock', 'end-sessions', 'two-factor-reset/confirm']) {
      await post(first, demo.userId, path).expect(404);
      await post(staff, plain.userId, path).expect(403);
    }
    await ask(first, demo.userId).expect(404);
    await ask(staff, plain.userId).expect(403);
    await test.http('get', '/api/admin/users/export.csv', staff.token).expect(403);
  });

  it('SF-024 exports the list with its filters; formulas are texts, and no secret or demo person is in it', async () => {
    const evil = await person(test, 'supplier');
    const demo = await person(test, 'supplier', { demo: true });
    await test.sql("update app_user set first_name = '=HYPERLINK(1)' where id = $1", [evil.userId]);
    const file = await test.http('get', '/api/admin/users/export.csv?userType=supplier', first.token).expect(200);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text).toContain(`${evil.userId},${evil.email},true,supplier,'=HYPERLINK(1)`);
    expect(file.text).not.toContain(demo.userId);
    expect(file.text).not.toContain(first.email);
    expect(file.text).not.toMatch(/hash|secret/i);
    expect(await test.sql("select 1 from audit_entry where action = 'user.export'")).toHaveLength(1);
  });
});
