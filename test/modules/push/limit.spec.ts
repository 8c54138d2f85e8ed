import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PUSHES } from '../../../src/modules/push/limits.js';
import { Throttle } from '../../../src/platform/throttle/throttle.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain, type Person } from '../../factories/people.js';
import { filedRequest } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { browserOf, startPushService, type PushService } from '../../support/push-service.js';

/** How many of an hour’s messages are left to the landlord at first. */
const LEFT = 2;

describe('push messages of an hour', () => {
  let test: TestApp;
  let service: PushService;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp({ PUSH_PRIVATE_ADDRESSES: 'true', RATE_LIMIT_FACTOR: '1' });
    service = await startPushService();
    home = await letHome(test);
    const { userId } = home.landlord;
    for (let used = LEFT; used < PUSHES.points; used += 1) await test.app.get(Throttle).use(PUSHES, userId);
  });
  afterAll(async () => {
    await test.close();
    await service.close();
  });

  const turnOn = async ({ token }: Pick<Person, 'token'>) => {
    const browser = browserOf(service);
    const { publicKey } = (await test.http('get', '/api/push', token).expect(200)).body;
    const { body } = await test
      .http('post', '/api/push/devices', token)
      .send({ ...browser.subscription, publicKey })
      .expect(200);
    return { browser, id: body.devices[0].id as string };
  };
  const drip = (count: number) =>
    filedRequest(test, { title: `Tap ${count}`, description: 'It drips a little.', priority: 'Low' }, home);
  /** Until every message that is to be sent has been. */
  const quiet = () =>
    eventually(async () => {
      const waiting = await test.sql(
        "select 1 from pgboss.job where data->>'handler' in ('notifications.push-filed', 'notifications.push', 'push.deliver') and state < 'completed'",
      );
      return waiting.length === 0;
    });
  const titles = ({ browser }: Awaited<ReturnType<typeof turnOn>>) =>
    browser.messages().map(({ title, body }) => `${title}: ${body}`);

  it('are limited for each person, on all of their devices together; the rest is in the list', async () => {
    const [first, second] = [await turnOn(home.landlord), await turnOn(await signedInAgain(test, home.landlord))];
    for (let count = 0; count < LEFT + 2; count += 1) await drip(count);
    await quiet();
    for (const device of [first, second]) expect(titles(device)).toHaveLength(LEFT);
    const { body } = await test.http('get', '/api/notifications', home.landlord.token).expect(200);
    expect(body.filter(({ kind }: { kind: string }) => kind === 'request_submitted')).toHaveLength(LEFT + 2);
  });

  it('let an emergency and a test through', async () => {
    const device = await turnOn(await signedInAgain(test, home.landlord));
    await drip(99);
    await quiet();
    expect(titles(device)).toEqual([]);
    const problem = { title: 'Gas', description: 'It smells of gas in the kitchen.', priority: 'Low' };
    await filedRequest(test, problem, home);
    await eventually(() => titles(device).length === 2);
    expect(titles(device).sort()).toEqual([
      expect.stringMatching(/^Emergency: can you take it\?: Gas/),
      'News about a repair: Gas',
    ]);
    await test.http('post', `/api/push/devices/${device.id}/test`, home.landlord.token).expect(204);
    await eventually(() => titles(device).length === 3);
  });

  it('take nothing from someone else', async () => {
    const other = await turnOn(home.tenant);
    const { requestId } = await drip(100);
    const path = `/api/service-requests/${requestId}`;
    await test.http('patch', path, home.landlord.token).send({ status: 'approved' }).expect(200);
    await eventually(() => titles(other).length === 1);
  });
});
