import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import type { Person } from '../../factories/people.js';
import { filedRequest, supplier } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { browserOf, startPushService, type PushService } from '../../support/push-service.js';
import { alarmOf, emergency, LANDLORD, run, saveList } from './on-call.js';

describe('people on call with push messages', () => {
  let test: TestApp;
  let service: PushService;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp({ PUSH_PRIVATE_ADDRESSES: 'true' });
    service = await startPushService();
  });
  afterAll(async () => {
    await test.close();
    await service.close();
  });
  beforeEach(async () => {
    home = await letHome(test);
  });

  const deviceOf = async ({ token }: Pick<Person, 'token'>) => {
    const browser = browserOf(service);
    const { publicKey } = (await test.http('get', '/api/push', token).expect(200)).body;
    await test
      .http('post', '/api/push/devices', token)
      .send({ ...browser.subscription, publicKey })
      .expect(200);
    return browser;
  };

  it('asks the landlord on their devices, and a supplier with a link that answers', async () => {
    const plombex = await supplier(test);
    await test
      .http('put', '/api/preferred-suppliers', home.landlord.token)
      .send({ supplierIds: [plombex.id] })
      .expect(200);
    const landlords = await deviceOf(home.landlord);
    const suppliers = await deviceOf(plombex);
    await saveList(test, home, [LANDLORD, { kind: 'supplier', supplierId: plombex.id, hours: [], daysOff: [] }], {
      stepMinutes: 5,
    });
    const { requestId } = await emergency(test, home);
    const [asked] = await eventually(() => {
      const alerts = landlords.messages().filter(({ tag }) => tag === `emergency-${requestId}`);
      return alerts.length > 0 && alerts;
    });
    expect(asked).toMatchObject({
      title: 'Emergency: can you take it?',
      body: expect.stringMatching(/^Kitchen, at .+/),
      path: `/dashboards/landlord/maintenance/${requestId}`,
      urgent: true,
    });
    const urgent = service.received.find(({ path }) => path === landlords.path);
    expect(service.received.some(({ headers }) => headers['urgency'] === 'high')).toBe(true);
    expect(urgent).toBeDefined();
    await test.sql("update on_call_alarm set next_at = now() - interval '1 minute' where request_id = $1", [requestId]);
    await run(test);
    const [link] = await eventually(() => suppliers.messages().length > 0 && suppliers.messages());
    const key = new URL(link?.path ?? '', 'http://x').searchParams.get('key');
    await test.http('post', '/api/on-call/links/acknowledge').send({ key }).expect(200);
    expect(await alarmOf(test, requestId)).toMatchObject({ state: 'acknowledged' });
    const [row] = await test.sql<{ channels: string[] }>(
      "select channels from on_call_ask where request_id = $1 and kind = 'supplier'",
      [requestId],
    );
    expect(row?.channels).toContain('push');
  });

  it('tells the owners on their devices that no one answered', async () => {
    const browser = await deviceOf(home.landlord);
    const gone = await supplier(test, 'Gone');
    await test
      .http('put', '/api/preferred-suppliers', home.landlord.token)
      .send({ supplierIds: [gone.id] })
      .expect(200);
    await saveList(test, home, [{ kind: 'supplier', supplierId: gone.id, hours: [], daysOff: [] }]);
    await test.sql('update app_user set email_notifications = false where id = $1', [gone.userId]);
    await emergency(test, home);
    await eventually(() => browser.messages().some(({ title }) => title === 'No one on call answered'));
  });

  it('sends a test alert to the devices of the person who asks', async () => {
    const browser = await deviceOf(home.landlord);
    const { body } = await test.http('post', '/api/on-call/test', home.landlord.token).expect(200);
    expect(body.channels).toEqual(['email', 'push']);
    await eventually(() => browser.messages().length === 1);
    expect(browser.messages()).toMatchObject([{ title: 'Test alert from your on-call list', urgent: true }]);
  });

  it('shows what else someone is notified of, without more than its title', async () => {
    const browser = await deviceOf(home.landlord);
    const { requestId } = await filedRequest(
      test,
      { title: 'Dripping tap', description: 'The tap in the bathroom drips a little.', priority: 'Low' },
      home,
    );
    await eventually(() => browser.messages().length > 0);
    expect(browser.messages()).toEqual([
      {
        title: 'News about a repair',
        body: 'Dripping tap',
        path: `/dashboards/landlord/maintenance/${requestId}`,
        tag: `request-${requestId}`,
        urgent: false,
      },
    ]);
  });
});
