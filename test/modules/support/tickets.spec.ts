import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { v7 } from 'uuid';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { MAILER, type Mailer } from '../../../src/platform/outbox/mailer.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { ids, OUTSIDE, office, type Office } from '../../factories/office.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('support tickets', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let admin: Office['admin'];
  let demoStaff: Office['demoStaff'];
  let mails: Office['mails'];
  let sendForm: Office['sendForm'];
  beforeAll(async () => {
    test = await startTestApp();
    ({ staff, admin, demoStaff, mails, sendForm } = await office(test));
  });
  afterAll(() => test.close());

  const file = async (who: Person, body: object = {}) =>
    (
      await test
        .http('post', '/api/support-tickets', who.token)
        .send({ subject: 'No receipt', description: 'I paid and see no receipt.', ...body })
        .expect(201)
    ).body;

  it('SF-014 staff read all tickets of their world and change one', async () => {
    const askers = await Promise.all(OUTSIDE.map((role) => person(test, role)));
    const filed = await Promise.all(askers.map((who) => file(who)));
    expect(ids(await test.http('get', '/api/support-tickets?limit=200', staff.token).expect(200))).toEqual(
      expect.arrayContaining(filed.map(({ id }) => id)),
    );
    const { body } = await test
      .http('patch', `/api/support-tickets/${filed[0].id}`, staff.token)
      .send({ status: 'in_progress', priority: 'urgent', assignedTo: staff.userId, version: 1 })
      .expect(200);
    expect(body).toMatchObject({
      status: 'in_progress',
      priority: 'urgent',
      assignedTo: staff.userId,
      assignedName: 'Test Person',
      name: 'Test Person',
      email: askers[0]?.email,
    });
    await test
      .http('patch', `/api/support-tickets/${filed[0].id}`, staff.token)
      .send({ priority: 'low', version: 1 })
      .expect(409);
    expect(
      (
        await test
          .http('patch', `/api/support-tickets/${filed[0].id}`, staff.token)
          .send({ assignedTo: askers[0]?.userId })
          .expect(400)
      ).body.details[0].field,
    ).toBe('assignedTo');
    expect(
      ids(await test.http('get', `/api/support-tickets?assignedTo=${staff.userId}&priority=urgent`, admin.token)),
    ).toEqual([filed[0].id]);
    expect(
      ids(await test.http('get', `/api/support-tickets?userId=${askers[1]?.userId}&waiting=true`, staff.token)),
    ).toEqual([filed[1].id]);
    await test.http('get', '/api/support-tickets').expect(401);
  });

  it('people see their own alone, close and reopen them, and leave the office’s part to the office', async () => {
    const [mine, other] = [await person(test, 'tenant'), await person(test, 'tenant')];
    const ticket = await file(mine);
    expect(ids(await test.http('get', '/api/support-tickets', mine.token).expect(200))).toEqual([ticket.id]);
    expect(ids(await test.http('get', '/api/support-tickets', other.token).expect(200))).toEqual([]);
    for (const [method, path, body] of [
      ['get', '', undefined],
      ['patch', '', { status: 'closed' }],
      ['get', '/messages', undefined],
      ['post', '/messages', { message: 'x' }],
    ] as const) {
      await test.http(method, `/api/support-tickets/${ticket.id}${path}`, other.token).send(body).expect(404);
    }
    const change = (body: object) => test.http('patch', `/api/support-tickets/${ticket.id}`, mine.token).send(body);
    await change({ priority: 'urgent' }).expect(403);
    await change({ assignedTo: staff.userId }).expect(403);
    await change({ status: 'resolved' }).expect(403);
    expect((await change({ ...ticket, status: 'closed' }).expect(200)).body.status).toBe('closed');
    await test
      .http('post', `/api/support-tickets/${ticket.id}/messages`, mine.token)
      .send({ message: 'One more thing' })
      .expect(422);
    expect((await change({ status: 'open' }).expect(200)).body.status).toBe('open');
  });

  it('an answer of the office reaches who asked, and theirs opens again what was resolved', async () => {
    const asker = await person(test, 'landlord');
    const { id } = await file(asker);
    const say = (who: Person, message: string) =>
      test.http('post', `/api/support-tickets/${id}/messages`, who.token).send({ message }).expect(201);
    const read = async () => (await test.http('get', `/api/support-tickets/${id}`, asker.token).expect(200)).body;
    await say(staff, 'It is on its way.');
    expect(await read()).toMatchObject({ status: 'in_progress', waiting: false });
    expect(await mails(asker.email)).toMatchObject([
      { template: 'support.answered', params: { url: expect.stringContaining(`/dashboards/landlord/help/${id}`) } },
    ]);
    await test.http('patch', `/api/support-tickets/${id}`, staff.token).send({ status: 'resolved' }).expect(200);
    await say(asker, 'It did not come.');
    expect(await read()).toMatchObject({ status: 'open', waiting: true });
    const { body } = await test.http('get', `/api/support-tickets/${id}/messages`, asker.token).expect(200);
    expect(body).toMatchObject([
      { message: 'It is on its way.', fromOffice: true },
      { message: 'It did not come.', fromOffice: false },
    ]);
  });

  it('of a very long ticket the newest answers are read, in their order', async () => {
    const asker = await person(test, 'landlord');
    const { id } = await file(asker);
    await test.sql(
      `insert into support_ticket_message (id, demo, created_at, ticket_id, author_id, from_office, message)
       select gen_random_uuid(), false, now() + n * interval '1 second', $1, $2, false, 'Answer ' || n from generate_series(1, 501) n`,
      [id, asker.userId],
    );
    const { body } = await test.http('get', `/api/support-tickets/${id}/messages`, asker.token).expect(200);
    expect(body).toHaveLength(500);
    expect([body.at(0).message, body.at(-1).message]).toEqual(['Answer 2', 'Answer 501']);
  });

  it('a form is taken over as a ticket once, and its sender gets the answer whole', async () => {
    const submissionId = await sendForm('/api/send-contact-email', {
      reason: 'Other',
      message: 'Puis-je payer par carte ?',
    });
    const take = (who: Person) => test.http('post', '/api/support-tickets', who.token).send({ submissionId });
    const [one, two] = await Promise.all([take(staff).expect(201), take(staff).expect(201)]);
    expect(two.body.id).toBe(one.body.id);
    expect(one.body).toMatchObject({
      subject: 'Autre',
      description: 'Puis-je payer par carte ?',
      name: 'Zoé Roy',
      language: 'fr',
      userId: null,
      assignedTo: staff.userId,
      submissionId,
    });
    await test
      .http('post', `/api/support-tickets/${one.body.id}/messages`, staff.token)
      .send({ message: 'Oui, par carte.' })
      .expect(201);
    const [mail] = (await mails(one.body.email)).filter(({ template }) => template.startsWith('support'));
    const { text } = renderMail(test.app.get(Catalogues), mail ?? { template: '', language: 'en', params: {} });
    expect(text).toContain('Oui, par carte.');
    expect(text).toContain('parce que vous avez écrit à l’équipe de Lodgewell');
    expect(text).not.toContain('compte');
    await take(await person(test, 'tenant')).expect(403);
    await take(demoStaff).expect(404);
    const bare = await sendForm('/api/demo-request', {});
    expect(
      (await test.http('post', '/api/support-tickets', staff.token).send({ submissionId: bare }).expect(400)).body
        .details[0].field,
    ).toBe('description');
  });

  it('DM-006 a live ticket is not there for demo staff, and the other way round', async () => {
    const live = await file(await person(test, 'tenant'));
    const demo = await file(await person(test, 'tenant', { demo: true }));
    expect(ids(await test.http('get', '/api/support-tickets?limit=200', demoStaff.token).expect(200))).toEqual([
      demo.id,
    ]);
    expect(ids(await test.http('get', '/api/support-tickets?limit=200', staff.token))).not.toContain(demo.id);
    for (const method of ['get', 'patch'] as const)
      await test
        .http(method, `/api/support-tickets/${live.id}`, demoStaff.token)
        .send(method === 'patch' ? { status: 'closed' } : undefined)
        .expect(404);
  });

  it('the same request again files one ticket', async () => {
    const who = await person(test, 'supplier');
    const send = () =>
      test
        .http('post', '/api/support-tickets', who.token)
        .set('Idempotency-Key', `ticket-${who.userId}`)
        .send({ subject: 'Payout', description: 'When?' })
        .expect(201);
    expect((await send()).body.id).toBe((await send()).body.id);
    expect(await test.sql('select 1 from support_ticket where user_id = $1', [who.userId])).toHaveLength(1);
  });

  it.each(['en', 'fr', 'es'])(
    'a mail of the released version, which named the templates after tickets, keeps its words in %s',
    (language) => {
      const words = test.app.get(Catalogues);
      const mail = (template: string) =>
        renderMail(words, {
          template,
          language,
          params: {
            name: 'Zoé',
            subject: 'Receipt',
            message: 'It is on its way.',
            url: 'https://home.example/contact',
          },
        });
      expect(mail('tickets.answer').subject).toContain('Receipt');
      for (const name of ['answer', 'answered']) expect(mail(`tickets.${name}`)).toEqual(mail(`support.${name}`));
    },
  );

  it('a mail that the released version left in the outbox is delivered in words', async () => {
    const mailer = test.app.get<Mailer>(MAILER, { strict: false });
    const [delivers, hand] = [
      jest.spyOn(mailer, 'delivers').mockReturnValue(true),
      jest.spyOn(mailer, 'send').mockResolvedValue('sent'),
    ];
    const to = `${v7()}@example.com`;
    const params = {
      name: 'Zoé',
      subject: 'Receipt',
      message: 'It is on its way.',
      url: 'https://home.example/contact',
    };
    const scope = test.app.get(Scope);
    await scope.asSystem('test', () =>
      scope.write('test.mail', async (tx) =>
        tx.send({ channel: 'email', to, language: 'en', template: 'tickets.answer', params }),
      ),
    );
    await eventually(async () => hand.mock.calls.filter(([mail]) => mail.to === to).length, 15_000);
    const sent = hand.mock.calls.find(([mail]) => mail.to === to)?.[0];
    expect([sent?.subject, sent?.text]).toEqual(['Reply to “Receipt”', expect.stringContaining('It is on its way.')]);
    delivers.mockRestore();
    hand.mockRestore();
  }, 20_000);
});
