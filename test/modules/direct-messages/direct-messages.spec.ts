import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { home } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('what the readiness scan asks for', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const CALLS = [
    {
      path: '/api/send-email',
      body: { to: 'ana@example.com', template: 'getting_started', language: 'fr', name: 'Ana' },
      recipient: 'ana@example.com',
    },
    {
      path: '/api/send-sms',
      body: { to: '+15145550172', template: 'call_back', language: 'es' },
      recipient: '+15145550172',
    },
  ];

  it.each(CALLS)(
    'AP-045 AP-063 $path is there, for staff and admins alone, by template',
    async ({ path, body, recipient }) => {
      await test.http('post', path).send({}).expect(401);
      for (const role of ['tenant', 'landlord', 'supplier'] as const)
        await test
          .http('post', path, (await person(test, role)).token)
          .send(body)
          .expect(403);
      const staff = await person(test, 'staff');
      await test.http('post', path, staff.token).send({}).expect(400);
      await test
        .http('post', path, staff.token)
        .send({ ...body, template: 'anything' })
        .expect(400);
      await test
        .http('post', path, staff.token)
        .send({ ...body, text: 'Buy pills' })
        .expect(400);
      await test
        .http('post', path, staff.token)
        .send({ ...body, name: 'Win at http://evil.example' })
        .expect(400);
      expect((await test.http('post', path, staff.token).send(body).expect(201)).body).toEqual({ state: 'kept' });
      expect(
        await test.sql('select language, state, template from outbox_message where recipient = $1', [recipient]),
      ).toEqual([{ language: body.language, state: 'kept', template: `direct-messages.${body.template}` }]);
      expect(
        await test.sql("select 1 from audit_entry where user_id = $1 and action like 'message.send_%'", [staff.userId]),
      ).toHaveLength(1);
    },
  );

  it('GET /api/landlords lists landlords with what they let, for staff and admins', async () => {
    const { landlord } = await home(test);
    for (const role of ['staff', 'admin'] as const) {
      const { body, headers } = await test
        .http('get', '/api/landlords?count=true&q=test account', (await person(test, role)).token)
        .expect(200);
      expect(body.find(({ id }: { id: string }) => id === landlord.accountId)).toMatchObject({
        name: 'Test account',
        ownerName: 'Test Person',
        email: landlord.email,
        propertyCount: 1,
        unitCount: 1,
      });
      expect(Number(headers['x-total-count'])).toBe(body.length);
    }
    await test.http('get', '/api/landlords', landlord.token).expect(403);
    await test.http('get', '/api/landlords').expect(401);
  });
});
