import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('the newsletter', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const ask = (body: object) => test.http('post', '/api/newsletter').send(body);
  const mails = (email: string) =>
    test.sql<{ template: string; language: string; params: { url: string } }>(
      'select template, language, params from outbox_message where recipient = $1 order by id',
      [email],
    );
  const tokenOf = async (email: string, purpose: string) =>
    new URL((await mails(email)).at(-1)?.params.url ?? '').searchParams.get(purpose) ?? '';
  const follow = (step: 'confirm' | 'unsubscribe', token: string) =>
    test.http('post', `/api/newsletter/${step}`).send({ token });
  const list = async () =>
    (await test.http('get', '/api/newsletter/subscribers', (await person(test, 'staff')).token).expect(200)).body as {
      email: string;
    }[];

  it('CP-016 asks by mail before an address counts, and every mail has the way out', async () => {
    await ask({ email: 'Ana@Example.com', language: 'fr' }).expect(201, { received: true });
    expect(await mails('ana@example.com')).toMatchObject([
      { template: 'newsletter.confirm', language: 'fr', params: { url: expect.stringContaining('&lang=fr') } },
    ]);
    expect(await list()).toEqual([]);
    const token = await tokenOf('ana@example.com', 'confirm');
    for (let twice = 0; twice < 2; twice += 1)
      await follow('confirm', token).expect(200, { email: 'ana@example.com', subscribed: true });
    expect((await mails('ana@example.com')).map(({ template }) => template)).toEqual([
      'newsletter.confirm',
      'newsletter.welcome',
    ]);
    expect(await list()).toMatchObject([{ email: 'ana@example.com', language: 'fr' }]);
    const out = await tokenOf('ana@example.com', 'unsubscribe');
    await follow('confirm', out).expect(400);
    for (let twice = 0; twice < 2; twice += 1)
      await follow('unsubscribe', out).expect(200, { email: 'ana@example.com', subscribed: false });
    for (const wrong of [token, 'half'])
      await follow('confirm', wrong)
        .expect(400)
        .expect(({ body }) => expect(body.code).toBe('invalid_link'));
    expect(await list()).toEqual([]);
  });

  it('a link that is pressed many times at once counts once', async () => {
    await ask({ email: 'di@example.com' }).expect(201);
    const token = await tokenOf('di@example.com', 'confirm');
    const answers = await Promise.all(Array.from({ length: 50 }, () => follow('confirm', token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await mails('di@example.com')).map(({ template }) => template)).toEqual([
      'newsletter.confirm',
      'newsletter.welcome',
    ]);
  });

  it('sends one mail a day to an address, also at once, and answers alike whoever it is', async () => {
    await Promise.all([1, 2, 3].map(() => ask({ email: 'bo@example.com' }).expect(201, { received: true })));
    expect(await mails('bo@example.com')).toHaveLength(1);
    await follow('confirm', await tokenOf('bo@example.com', 'confirm')).expect(200);
    await test.sql("update newsletter_subscriber set asked_at = now() - interval '2 days'");
    await ask({ email: 'bo@example.com' }).expect(201, { received: true });
    expect(await mails('bo@example.com')).toHaveLength(2);
    await ask({ email: 'ana@example.com' }).expect(201);
    expect((await mails('ana@example.com')).at(-1)?.template).toBe('newsletter.confirm');
  });

  it('refuses forged, old and malformed tokens, wrong addresses, and drops what programs send', async () => {
    await ask({ email: 'cy@example.com' }).expect(201);
    const token = await tokenOf('cy@example.com', 'confirm');
    await follow('confirm', `${token.slice(0, -2)}xx`)
      .expect(400)
      .expect(({ body }) => expect(body.code).toBe('invalid_link'));
    await test.sql(
      "update newsletter_subscriber set asked_at = now() - interval '8 days' where email = 'cy@example.com'",
    );
    await follow('confirm', token).expect(400);
    await ask({ email: 'cy' }).expect(400);
    await ask({ email: 'bot@example.com', website: 'https://spam.example' }).expect(201);
    expect(await mails('bot@example.com')).toEqual([]);
    await test.http('get', '/api/newsletter/subscribers', (await person(test, 'landlord')).token).expect(403);
  });
});
