import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

/** One text for many leases: a message in each conversation. */
describe('messages to many tenants', () => {
  let test: TestApp;
  let kim: LetHome;
  let lou: LetHome;
  let foreign: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    kim = await letHome(test);
    lou = await letHome(test, {}, kim.landlord);
    foreign = await letHome(test);
    await test.sql("update lease_tenant set first_name = 'Lou' where id = $1", [lou.leaseTenantId]);
    await test.sql('update app_user set email_notifications = false where id = $1', [lou.tenant.userId]);
  });
  afterAll(() => test.close());

  const ids = () => [kim.leaseId, lou.leaseId, foreign.leaseId];
  const post = (rest: string, body: object) =>
    test.http('post', `/api/messages/bulk${rest}`, kim.landlord.token).send({ leaseIds: ids(), ...body });
  const read = async ({ leaseId, tenant }: LetHome): Promise<{ message: string }[]> =>
    (await test.http('get', `/api/messages?leaseId=${leaseId}`, tenant.token).expect(200)).body;
  const mails = async ({ tenant }: LetHome) =>
    (await test.sql("select 1 from outbox_message where template = 'messages.new' and recipient = $1", [tenant.email]))
      .length;

  it('DAY-21 show each lease’s own words before anything is sent', async () => {
    const { body } = await post('/preview', {
      subject: 'Water',
      message: 'Hello {firstName}, no water in {home} on Monday.',
    }).expect(200);
    expect(body).toHaveLength(2);
    expect(body.map(({ message }: { message: string }) => message)).toEqual(
      expect.arrayContaining([
        'Water\n\nHello Kim, no water in 87 Laurier Avenue West, 302 on Monday.',
        'Water\n\nHello Lou, no water in 87 Laurier Avenue West, 302 on Monday.',
      ]),
    );
    expect(await read(kim)).toEqual([]);
    expect((await post('/preview', { message: 'Hello {name}' }).expect(400)).body.details).toMatchObject([
      { field: 'message' },
    ]);
    await test.http('post', '/api/messages/bulk', kim.tenant.token).send({ leaseIds: ids(), message: 'x' }).expect(403);
  });

  it('DAY-21 are refused while something is left to fill in, and nobody gets one', async () => {
    const body = { subject: 'No water on [day]', message: 'Hello {firstName}' };
    expect((await post('', body).expect(400)).body.details).toMatchObject([
      { field: 'message', code: 'message_blank', values: { name: '[day]' } },
    ]);
    expect(await read(kim)).toEqual([]);
    await post('/preview', body).expect(200);
  });

  it('DAY-22 go once into each own conversation, and by email to those who want it', async () => {
    const body = { message: 'Hello {firstName}' };
    const { body: sent } = await post('', body).expect(200);
    expect(sent.map(({ outcome, joined }: { outcome: string; joined: boolean }) => [outcome, joined])).toEqual([
      ['sent', true],
      ['sent', true],
    ]);
    expect((await post('', body).expect(200)).body.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'sent_before',
      'sent_before',
    ]);
    expect(
      [await read(kim), await read(lou), await read(foreign)].map((all) => all.map(({ message }) => message)),
    ).toEqual([['Hello Kim'], ['Hello Lou'], []]);
    await eventually(async () => (await mails(kim)) === 1);
    expect(await mails(lou)).toBe(0);
  });

  it('DAY-24 go once into a conversation when they are sent twice at once', async () => {
    const body = { message: 'Twice at once, {firstName}' };
    const answers = await Promise.all([post('', body), post('', body), post('', body)]);
    expect(
      answers
        .flatMap(({ body: rows }) => rows.map(({ outcome }: { outcome: string }) => outcome))
        .filter((outcome) => outcome === 'sent'),
    ).toHaveLength(2);
    expect((await read(kim)).filter(({ message }) => message === 'Twice at once, Kim')).toHaveLength(1);
  });

  it('DAY-25 are no longer than a message may be, with each tenant’s own words in place', async () => {
    const body = { message: '{home}'.repeat(500) };
    for (const rest of ['/preview', ''])
      expect((await post(rest, body).expect(400)).body.details).toMatchObject([
        { field: 'message', code: 'too_long', values: { max: 4000 } },
      ]);
    expect((await read(kim)).filter(({ message }) => message.length > 4000)).toEqual([]);
  });
});

it('DAY-23 messages to many are limited by person', async () => {
  const test = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
  try {
    const { landlord, leaseId } = await letHome(test);
    const send = (message: string) =>
      test.http('post', '/api/messages/bulk', landlord.token).send({ leaseIds: [leaseId], message });
    for (let at = 0; at < 40; at++) await send(`Message ${at}`).expect(200);
    await send('One more').expect(429);
  } finally {
    await test.close();
  }
});
