import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aLease, KIM, type Landlord } from '../landlords/landlord.js';

const LOU = { firstName: 'Lou', lastName: 'Roy', email: 'lou@example.com', language: 'fr' };

/** Welcome letters go out by email where there is an address, and on paper to the rest. */
describe('welcome letters by email', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
  });
  afterAll(() => test.close());

  const start = (ids: string[], who = nadia) =>
    test.http('post', '/api/landlords/leases/letters/mail', who.token).send({ ids });
  /** Starts it and answers what became of each tenant once it is over. */
  const send = async (ids: string[]) => {
    const { id } = (await start(ids).expect(201)).body;
    await eventually(async () => {
      const { body } = await test.http('get', `/api/landlords/bulk-tasks/${id}`, nadia.token).expect(200);
      return body.pending === 0;
    }, 60_000);
    return test.http('get', `/api/landlords/bulk-tasks/${id}/rows`, nadia.token).expect(200);
  };
  const outcomes = (body: { name: string; outcome: string }[]) => body.map(({ name, outcome }) => [name, outcome]);
  const mails = (to: string) =>
    test.sql<{ language: string; params: Record<string, string> }>(
      "select language, params from outbox_message where recipient = $1 and template = 'landlords.welcome_letter'",
      [to],
    );

  it('DAY-10 sends one letter to each tenant with an address, in their language, with a code that opens the way in', async () => {
    const lease = await aLease(test, nadia, {
      tenants: [KIM, LOU, { firstName: 'Ola', lastName: 'Berg', language: 'en' }],
    });
    const foreign = await aLease(test, await aLandlord(test), { tenants: [{ ...KIM, email: 'else@example.com' }] });
    const { body } = await send([lease.id, foreign.id]);
    expect(outcomes(body)).toEqual([
      ['Kim Larsen', 'done'],
      ['Lou Roy', 'done'],
      ['Ola Berg', 'no_email'],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/[A-Z]{4}-\d\d-\d\d/);
    const [letter] = await mails(LOU.email);
    expect(letter).toMatchObject({ language: 'fr', params: { greeting: 'Bonjour Lou,' } });
    const words = test.app.get(Catalogues);
    const said = renderMail(words, {
      template: 'landlords.welcome_letter',
      language: 'fr',
      params: letter?.params ?? {},
    });
    expect(said.text).toContain('parce que Nadia Tremblay nous a donné votre adresse');
    await test.http('post', '/api/auth/tenant-code').send({ code: letter?.params['code'] }).expect(200);
    expect(await mails('else@example.com')).toEqual([]);
  });

  it('DAY-11 sends nothing twice within a day, and prints the rest without touching the codes that were sent', async () => {
    const lease = await aLease(test, nadia, {
      tenants: [
        { ...KIM, email: 'kim2@example.com' },
        { firstName: 'Ola', lastName: 'Berg', language: 'en' },
      ],
    });
    await send([lease.id]);
    expect(outcomes((await send([lease.id])).body)).toEqual([
      ['Kim Larsen', 'sent_before'],
      ['Ola Berg', 'no_email'],
    ]);
    const [letter, ...more] = await mails('kim2@example.com');
    expect(more).toEqual([]);
    const { body: printed } = await test
      .http('post', '/api/landlords/leases/codes', nadia.token)
      .send({ ids: [lease.id], onPaperOnly: true })
      .expect(201);
    expect(printed.map(({ letter: { to } }: { letter: { to: string } }) => to)).toEqual(['Ola Berg']);
    await test.http('post', '/api/auth/tenant-code').send({ code: letter?.params['code'] }).expect(200);
  });

  it('DAY-14 sends one letter when it is asked for twice at once, and its code opens the way in', async () => {
    const emails = Array.from({ length: 8 }, (_, at) => `many${at}@example.com`);
    const lease = await aLease(test, nadia, { tenants: emails.map((email) => ({ ...KIM, email })) });
    await Promise.all([send([lease.id]), send([lease.id]), send([lease.id])]);
    for (const email of emails) expect(await mails(email)).toHaveLength(1);
    const [letter] = await mails('many7@example.com');
    await test.http('post', '/api/auth/tenant-code').send({ code: letter?.params['code'] }).expect(200);
  });

  it('DAY-13 asks the landlord to confirm the own address first', async () => {
    const unproven = await aLandlord(test, { verified: false });
    const lease = await aLease(test, unproven);
    await start([lease.id], unproven).expect(403);
  });
});

it('DAY-12 welcome letters by email are limited by person', async () => {
  const test = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
  try {
    const nadia = await aLandlord(test);
    const { id } = await aLease(test, nadia);
    const send = () => test.http('post', '/api/landlords/leases/letters/mail', nadia.token).send({ ids: [id] });
    for (let at = 0; at < 10; at++) await send().expect(201);
    await send().expect(429);
  } finally {
    await test.close();
  }
});
