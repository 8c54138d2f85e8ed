import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { home } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const ANA = { firstName: 'Ana', lastName: 'López' };
const ROLES = ['tenant', 'landlord', 'supplier', 'staff'] as const;
const FORMS: [path: string, body: object][] = [
  ['/api/send-contact-email', { reason: 'Careers', message: 'May I work with you?' }],
  ['/api/international-inquiry', { country: 'France', userType: 'investor' }],
  ['/api/trial-signup', { phone: '514-555-0199', propertyCount: '6-20' }],
  ['/api/demo-request', {}],
];

describe('the public site while signed in to the demo', () => {
  let test: TestApp;
  let staff: Person;
  let demo: Record<(typeof ROLES)[number], Person>;
  beforeAll(async () => {
    test = await startTestApp();
    staff = await person(test, 'staff');
    demo = Object.fromEntries(
      await Promise.all(ROLES.map(async (role) => [role, await person(test, role, { demo: true })])),
    ) as typeof demo;
  });
  afterAll(() => test.close());

  const rows = (path: string, token: string) =>
    test
      .http('get', path, token)
      .expect(200)
      .then(({ body }) => body as { id: string; email: string }[]);

  it.each(FORMS)('SEC-14 %s reaches the live team, and no one else in the demo reads it', async (path, body) => {
    for (const role of ROLES) {
      const email = `${role}-${path.slice(5)}@example.com`;
      await test
        .http('post', path, demo[role].token)
        .send({ ...ANA, ...body, email })
        .expect(201);
      expect(await rows(`/api/form-submissions?q=${email}`, staff.token)).toMatchObject([{ email, userId: null }]);
      expect(await rows(`/api/form-submissions?q=${email}`, demo.staff.token)).toEqual([]);
      expect(await rows(`/api/crm-leads?q=${email}`, demo.staff.token)).toEqual([]);
      // A live message: the company and the sender get their mails.
      expect(await test.sql('select 1 from outbox_message where recipient = $1 and demo', [email])).toEqual([]);
    }
  });

  it('SEC-14 the newsletter’s list is the live one, and its links work whoever is signed in', async () => {
    const email = 'reader@example.com';
    await test.http('post', '/api/newsletter', demo.tenant.token).send({ email }).expect(201);
    const mails = () =>
      test.sql<{ params: { url: string }; demo: boolean }>(
        'select params, demo from outbox_message where recipient = $1 order by id',
        [email],
      );
    const [asked] = await mails();
    expect(asked?.demo).toBe(false);
    const token = new URL(asked?.params.url ?? '').searchParams.get('confirm');
    await test.http('post', '/api/newsletter/confirm', demo.landlord.token).send({ token }).expect(200);
    expect((await mails()).map((mail) => mail.demo)).toEqual([false, false]);
    expect(await rows('/api/newsletter/subscribers', staff.token)).toMatchObject([{ email }]);
    expect(await rows('/api/newsletter/subscribers', demo.staff.token)).toEqual([]);
  });

  it.each(ROLES)('SEC-14 a chat that the demo’s %s begins is with the live team', async (role) => {
    const { token } = demo[role];
    const { body: chat } = await test.http('post', '/api/chat-sessions', token).send({ role: 'general' }).expect(201);
    const shown = (request: ReturnType<typeof test.http>) => request.set('X-Chat-Secret', chat.secret);
    await shown(test.http('post', '/api/chat-messages', token))
      .send({ conversation_id: chat.id, message: 'What does it cost?' })
      .expect(201);
    // Another visitor is signed in as the same demo person, or as the demo's staff.
    for (const stranger of [token, demo.staff.token]) {
      await test.http('get', `/api/chat-messages/${chat.id}`, stranger).expect(404);
      await test
        .http('post', '/api/chat-messages', stranger)
        .send({ conversation_id: chat.id, message: 'x' })
        .expect(404);
      expect(await rows('/api/chat-sessions', stranger)).toEqual([]);
    }
    await test
      .http('post', '/api/chat-messages', staff.token)
      .send({ conversation_id: chat.id, message: 'Nothing for a start.' })
      .expect(201);
    // With the demo's session, and without one after its end: the same conversation.
    for (const asker of [token, undefined]) {
      const { body: lines } = await shown(test.http('get', `/api/chat-messages/${chat.id}`, asker)).expect(200);
      expect(lines.map(({ message }: { message: string }) => message)).toEqual(
        expect.arrayContaining(['What does it cost?', 'Nothing for a start.']),
      );
    }
    expect(
      await test.sql('select 1 from chat_session where id = $1 and not demo and user_id is null', [chat.id]),
    ).toHaveLength(1);
  });

  it('SEC-14 a question about a home of the demo shows its landlord, who is everybody, no name and address of the visitor', async () => {
    const place = await home(test, demo.landlord);
    const offer = { title: 'Flat', description: 'Bright', rentCents: 189_000, availableDate: '2027-01-01' };
    const { body: listing } = await test
      .http('post', `/api/landlords/units/${place.unitId}/listing`, demo.landlord.token)
      .send(offer)
      .expect(201);
    const asked = { name: 'Ana López', email: 'ana@example.com', phone: '514-555-0199', message: 'Is it free?' };
    await test.http('post', `/api/listings/${listing.id}/questions`, demo.tenant.token).send(asked).expect(201);
    const { body } = await test.http('get', `/api/listings/${listing.id}/questions`, demo.landlord.token).expect(200);
    expect(body).toMatchObject([{ message: 'Is it free?', phone: null }]);
    expect(JSON.stringify(await test.sql('select name, email, phone from listing_question'))).not.toMatch(
      /Ana|ana@|0199/,
    );
  });
});
