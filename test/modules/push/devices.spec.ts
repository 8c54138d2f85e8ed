import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PUSH } from '../../../src/contract/push.js';
import { DeliverPushes } from '../../../src/modules/push/deliver-pushes.service.js';
import { PushKeys } from '../../../src/modules/push/push-keys.service.js';
import { howToPush } from '../../../src/modules/push/push.events.js';
import { TidyPushes } from '../../../src/modules/push/tidy-pushes.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome } from '../../factories/homes.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { erase } from '../../support/erase.js';
import { browserOf, claimsOf, startPushService, type PushService } from '../../support/push-service.js';

interface Device {
  id: string;
  userAgent: string;
  lastSentAt: string | null;
  current: boolean;
}

describe('push messages', () => {
  let test: TestApp;
  let service: PushService;
  let who: Person;
  beforeAll(async () => {
    test = await startTestApp({ PUSH_PRIVATE_ADDRESSES: 'true', PUSH_CONTACT: 'mailto:team@example.com' });
    service = await startPushService();
  });
  afterAll(async () => {
    await test.close();
    await service.close();
  });
  beforeEach(async () => {
    await test.sql('delete from push_device');
    service.received.length = 0;
    service.status = 201;
    who = await person(test, 'landlord');
  });

  const read = async (of = who): Promise<{ publicKey: string | null; devices: Device[] }> =>
    (await test.http('get', '/api/push', of.token).expect(200)).body;
  const add = async (browser = browserOf(service), of = who, more: object = {}, status = 200) => {
    const { publicKey } = await read(of);
    const { body } = await test
      .http('post', '/api/push/devices', of.token)
      .set('User-Agent', 'A browser')
      .send({ ...browser.subscription, publicKey, ...more })
      .expect(status);
    return { browser, body, device: body.devices?.[0] as Device };
  };
  const sendTest = ({ id }: Device, of = who, status = 204) =>
    test.http('post', `/api/push/devices/${id}/test`, of.token).expect(status);
  const jobs = ({ id }: Device) =>
    test.sql<{ data: { payload: { attempt: number } }; later: boolean }>(
      "select data, start_after > now() + interval '2 seconds' as later from pgboss.job where data->>'handler' = 'push.deliver' and data->'payload'->>'deviceId' = $1 and state < 'active'",
      [id],
    );

  it('a test arrives encrypted for the device, signed by the installation, and opens the settings', async () => {
    const { browser, device } = await add();
    expect(device).toMatchObject({ userAgent: 'A browser', current: true, lastSentAt: null });
    await sendTest(device);
    await eventually(async () => (await read()).devices[0]?.lastSentAt);
    expect(browser.messages()).toEqual([
      {
        title: 'Test from Lodgewell',
        body: 'Notifications arrive on this device.',
        path: '/dashboards/landlord/account',
        tag: 'test',
        urgent: false,
      },
    ]);
    const [received] = service.received;
    expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
    expect(received?.headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(Number(received?.headers['ttl'])).toBeGreaterThan(PUSH.usualSeconds - 120);
    const { publicKey } = await read();
    expect(received && claimsOf(received, publicKey ?? '')).toMatchObject({
      aud: service.url,
      sub: 'mailto:team@example.com',
    });
  });

  it('neither the address nor the keys nor a message can be read in the database', async () => {
    const { browser, device } = await add();
    service.status = 500;
    await sendTest(device);
    await eventually(async () => (await jobs(device)).length > 0);
    const kept = JSON.stringify([
      await test.sql('select * from push_device'),
      await test.sql('select private_key from push_key'),
      await test.sql("select data from pgboss.job where data->>'handler' = 'push.deliver'"),
    ]);
    const { endpoint, auth, p256dh } = browser.subscription;
    for (const secret of [endpoint, auth, p256dh, 'Notifications arrive']) expect(kept).not.toContain(secret);
  });

  it('a failed attempt is made again later, and not after the message has lost its use', async () => {
    const { device, browser } = await add();
    service.status = 503;
    await sendTest(device);
    const [job] = await eventually(async () => {
      const queued = (await jobs(device)).filter(({ data }) => data.payload.attempt === 2);
      return queued.length > 0 && queued;
    });
    expect(job?.later).toBe(true);
    service.status = 201;
    // Counted by this browser: attempts of the devices before may still arrive at the service.
    const before = browser.messages().length;
    const payload = job?.data.payload as unknown as Parameters<DeliverPushes['deliver']>[0];
    const deliver = (due: typeof payload) =>
      test.app.get(Scope).asSystem('a test', () => test.app.get(DeliverPushes).deliver(due));
    await deliver({ ...payload, until: new Date(test.clock.now().getTime() - 60_000).toISOString() });
    expect(browser.messages()).toHaveLength(before);
    await deliver(payload);
    expect(browser.messages()).toHaveLength(before + 1);
  });

  it.each([404, 410])('a push service that answers %s is asked no more', async (status) => {
    const { device } = await add();
    service.status = status;
    await sendTest(device);
    await eventually(async () => (await read()).devices.length === 0);
    expect(await jobs(device)).toEqual([]);
  });

  it('a device that a push service refuses stays for two weeks, because our key or clock may be wrong', async () => {
    const { device } = await add();
    service.status = 403;
    await sendTest(device);
    await eventually(async () => (await jobs(device)).some(({ data }) => data.payload.attempt === 2));
    expect((await read()).devices).toHaveLength(1);
    const tidy = () => test.app.get(Scope).asSystem('a test', () => test.app.get(TidyPushes).tidy());
    await tidy();
    expect((await read()).devices).toHaveLength(1);
    await test.sql("update push_device set failing_since = now() - interval '15 days' where id = $1", [device.id]);
    await tidy();
    expect((await read()).devices).toEqual([]);
  });

  it('waits for no webhook of the account, and an emergency goes first', async () => {
    const { device } = await add();
    service.status = 503;
    await sendTest(device);
    const [job] = await eventually(async () => {
      const found = await test.sql<{ group: string; priority: number }>(
        "select group_id as group, priority from pgboss.job where data->'payload'->>'deviceId' = $1 and state < 'completed'",
        [device.id],
      );
      return found.length > 0 && found;
    });
    expect(job).toEqual({ group: `push:${who.userId}`, priority: 0 });
    expect(howToPush(who.userId, true)).toEqual({ group: `push:${who.userId}`, urgent: true });
  });

  it('the same browser is there once, and belongs to whoever turned it on last', async () => {
    const { browser, device } = await add();
    await add(browser);
    expect((await read()).devices).toHaveLength(1);
    const other = await person(test, 'tenant');
    await add(browser, other);
    expect((await read()).devices).toEqual([]);
    await sendTest(device, who, 404);
    await sendTest((await read(other)).devices[0] as Device, other);
    await eventually(() => browser.messages().length === 1);
  });

  it('someone else’s device can’t be tested or removed', async () => {
    const { device } = await add();
    const stranger = await person(test, 'landlord');
    await sendTest(device, stranger, 404);
    await test.http('delete', `/api/push/devices/${device.id}`, stranger.token).expect(404);
    await test.http('delete', `/api/push/devices/${device.id}`, who.token).expect(200);
    await test.http('delete', `/api/push/devices/${device.id}`, who.token).expect(404);
    expect((await read()).devices).toEqual([]);
  });

  it('beyond ten devices, the one that was added first goes', async () => {
    const { device: first } = await add();
    for (let count = 0; count < PUSH.devices; count += 1) await add(undefined, await signedInAgain(test, who));
    const { devices } = await read();
    expect(devices).toHaveLength(PUSH.devices);
    expect(devices.map(({ id }) => id)).not.toContain(first.id);
  });

  it('a session that ends takes its device with it, also what is queued already', async () => {
    const here = await signedInAgain(test, who);
    const { browser, device } = await add(undefined, here);
    service.status = 503;
    await sendTest(device, here);
    await eventually(() => browser.messages().length === 1);
    await test
      .http('post', '/api/auth/signout', here.token)
      .expect((answer) => expect(answer.status).toBeLessThan(300));
    expect((await read()).devices).toEqual([]);
    await sendTest(device, who, 404);
    await test.app.get(Scope).asSystem('a test', () => test.app.get(TidyPushes).tidy());
    expect(await test.sql('select 1 from push_device where id = $1', [device.id])).toEqual([]);
  });

  it.each([
    ['is suspended', 'update app_user set suspended_at = now() where id = $1'],
    ['is idle for a month', "update session set last_seen_at = now() - interval '31 days' where user_id = $1"],
  ])('nothing is sent to someone who %s', async (_, change) => {
    const { device } = await add();
    await test.sql(change, [who.userId]);
    const other = await person(test, 'landlord');
    const { browser, device: open } = await add(undefined, other);
    await test.app.get(Scope).asSystem('a test', () => test.app.get(TidyPushes).tidy());
    expect(await test.sql('select 1 from push_device where id = $1', [device.id])).toEqual([]);
    await sendTest(open, other);
    await eventually(() => browser.messages().length === 1);
    expect(service.received).toHaveLength(1);
  });

  it('devices go with their person', async () => {
    const home = await letHome(test);
    await add(undefined, home.tenant);
    await erase(test, home.tenant.userId);
    expect(await test.sql('select 1 from push_device where user_id = $1', [home.tenant.userId])).toEqual([]);
  });

  it('refuses addresses and keys that aren’t a browser’s', async () => {
    const point = `B${randomBytes(64).toString('base64url')}`;
    for (const more of [
      { endpoint: 'ftp://push.example.com/1' },
      { endpoint: `https://push.example.com/${'x'.repeat(PUSH.endpointMax)}` },
      { endpoint: 'https://user:pass@push.example.com/1' },
      { p256dh: 'short' },
      { p256dh: `BAAA${point.slice(4)}` },
      { auth: 'not base64 at all!!!!!' },
      { publicKey: point.slice(0, 87) },
    ])
      await add(undefined, who, more, 400);
    expect((await read()).devices).toEqual([]);
  });

  it('a demo has no push messages, and sends none', async () => {
    const demo = await person(test, 'landlord', { demo: true });
    expect(await read(demo)).toEqual({ publicKey: null, devices: [] });
    const { publicKey } = await read();
    await test
      .http('post', '/api/push/devices', demo.token)
      .send({ ...browserOf(service).subscription, publicKey })
      .expect(403);
  });

  it('a replaced key is used for new devices, and those of the one before still get messages', async () => {
    const { browser, device } = await add();
    const before = (await read()).publicKey ?? '';
    await test.app.get(Scope).asSystem('a test', () => test.app.get(PushKeys).replace());
    const after = (await read()).publicKey ?? '';
    expect(after).not.toBe(before);
    await sendTest(device);
    await eventually(() => browser.messages().length === 1);
    expect(service.received[0] && claimsOf(service.received[0], before)).toMatchObject({ aud: service.url });
    const later = await signedInAgain(test, who);
    const { device: second } = await add(undefined, later);
    await sendTest(second, later);
    await eventually(() => service.received.length === 2);
    expect(service.received[1] && claimsOf(service.received[1], after)).toMatchObject({ aud: service.url });
  });

  it('several processes that ask first make one key', async () => {
    await test.sql('delete from push_key');
    const keys = await Promise.all(Array.from({ length: 4 }, () => read()));
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  });
});

it('no address inside the network is reached, and none without https', async () => {
  const test = await startTestApp();
  const service = await startPushService();
  try {
    const who = await person(test, 'landlord');
    const { publicKey } = (await test.http('get', '/api/push', who.token).expect(200)).body;
    const post = (endpoint: string) =>
      test
        .http('post', '/api/push/devices', who.token)
        .send({ ...browserOf(service).subscription, endpoint, publicKey });
    await post(`${service.url}/send`).expect(400);
    const { body } = await post(`${service.url.replace('http:', 'https:')}/send`).expect(200);
    await test.http('post', `/api/push/devices/${body.devices[0].id}/test`, who.token).expect(204);
    await eventually(
      async () => (await test.sql('select 1 from push_device where failing_since is not null')).length === 1,
    );
    expect(service.received).toEqual([]);
  } finally {
    await test.close();
    await service.close();
  }
});

it('where push messages are turned off, there is no key and no device', async () => {
  const test = await startTestApp({ PUSH_ENABLED: 'false' });
  try {
    const who = await person(test, 'landlord');
    expect((await test.http('get', '/api/push', who.token).expect(200)).body).toEqual({ publicKey: null, devices: [] });
  } finally {
    await test.close();
  }
});
