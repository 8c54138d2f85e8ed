import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoWorld } from '../../../src/modules/demo/demo-world.service.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';

describe('resetting the demo world, for an admin', () => {
  let test: TestApp;
  let admin: Person;
  const state = async () => (await test.http('get', '/api/admin/demo', admin.token).expect(200)).body;
  const reset = (who = admin) => test.http('post', '/api/admin/demo/reset', who.token);

  beforeAll(async () => {
    test = await startTestApp({ DEMO_ENABLED: 'true', RATE_LIMIT_FACTOR: '1000' });
    test.clock.setNow('2026-11-21T17:20:00Z');
    admin = await person(test, 'admin');
    await eventually(async () => (await test.sql('select 1 from supplier where demo')).length);
    await test.app.get(DemoWorld).refill();
  }, 120_000);
  afterAll(() => test.close());

  it('SF-027 removes what a visitor left, once for two who ask at once, and touches nothing that is live', async () => {
    const before = await state();
    expect(before).toMatchObject({ enabled: true, filling: false, failedAt: null });
    await test.sql("update supplier set about = 'A visitor was here' where demo");
    test.clock.setNow('2026-11-21T17:30:00Z');
    admin = await person(test, 'admin');
    const first = await reset().expect(202);
    expect(first.body.filling).toBe(true);
    await eventually(async () => (await test.sql("select 1 from handled_message where key = 'demo-filling'")).length);
    expect((await reset().expect(409)).body.reason).toBe('demo_filling');
    await eventually(async () => !(await state()).filling, 90_000);
    expect((await state()).filledAt > before.filledAt).toBe(true);
    expect(await test.sql("select 1 from supplier where about = 'A visitor was here'")).toEqual([]);
    expect(await test.sql('select 1 from lease where demo limit 1')).toHaveLength(1);
    expect(await test.sql("select user_id as by from audit_entry where action = 'demo.reset'")).toEqual([
      { by: admin.userId },
    ]);
    expect(await test.sql('select 1 from app_user where id = $1', [admin.userId])).toHaveLength(1);
  }, 120_000);

  it('only for admins', async () => {
    await reset(await person(test, 'staff')).expect(403);
    await reset(await person(test, 'landlord', { demo: true })).expect(403);
  });
});

describe('without a demo', () => {
  it('SF-027 there is nothing to reset', async () => {
    const test = await startTestApp({ DEMO_ENABLED: 'false' });
    try {
      const admin = await person(test, 'admin');
      const { body } = await test.http('post', '/api/admin/demo/reset', admin.token).expect(422);
      expect(body.reason).toBe('demo_off');
      expect((await test.http('get', '/api/admin/demo', admin.token).expect(200)).body.enabled).toBe(false);
    } finally {
      await test.close();
    }
  });
});
