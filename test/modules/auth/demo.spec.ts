import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/app.js';
import { signUp } from './people.js';

describe('the demo', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ DEMO_ENABLED: 'true' });
  });
  afterAll(() => test.close());

  const enter = (userType: string) => test.http('post', '/api/auth/demo').send({ userType });

  it.each(['tenant', 'supplier', 'staff', 'landlord'])(
    'DM-001 DM-009 RO-012 lets one in as %s, never as an admin',
    async (userType) => {
      const { body } = await enter(userType).expect(200);
      expect(body.profile).toMatchObject({ userType, demo: true, isAdmin: false, emailVerified: true });
      await test.http('get', '/api/profiles/me', body.access_token).expect(200);
      for (const path of ['users', 'stats'])
        await test.http('get', `/api/admin/${path}`, body.access_token).expect(403);
    },
  );

  it('DM-002 refuses other types', async () => {
    for (const userType of ['admin', 'visitor', 'x']) await enter(userType).expect(400);
    await test.http('post', '/api/auth/demo').send({}).expect(400);
  });

  it('has people who are not found by sign-in, and who see no live row', async () => {
    const { accountId } = await signUp(test, 'landlord', 'live@example.com');
    const { body } = await enter('landlord').expect(200);
    await test.http('post', '/api/auth/signin').send({ email: body.user.email, password: '' }).expect(401);
    expect(body.profile.accountId).not.toBe(accountId);
    const others = await test.sql('select 1 from app_user where demo');
    expect(others).toHaveLength(4);
  });

  it('shows nobody the sessions of the others who look around as the same person, and ends none of them', async () => {
    const [mine, other] = [(await enter('landlord')).body.access_token, (await enter('landlord')).body.access_token];
    const [first] = (await test.http('get', '/api/auth/sessions', other).expect(200)).body;
    const seen = (await test.http('get', '/api/auth/sessions', mine).expect(200)).body;
    expect(seen).toMatchObject([{ current: true }]);
    await test.http('delete', `/api/auth/sessions/${first.id}`, mine).expect(404);
    await test.http('post', '/api/auth/sessions/end-others', mine).expect(204);
    await test.http('get', '/api/profiles/me', other).expect(200);
  });

  it('DM-010 is 403 where it is switched off, and nobody is there', async () => {
    const off = await startTestApp({ DEMO_ENABLED: 'false' });
    try {
      const answer = await off.http('post', '/api/auth/demo').send({ userType: 'tenant' }).expect(403);
      expect(answer.body.code).toBe('demo_disabled');
      expect(await off.sql('select 1 from app_user')).toEqual([]);
    } finally {
      await off.close();
    }
  });
});
