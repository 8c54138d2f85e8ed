import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { office, type Office } from '../../factories/office.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { said } from '../../support/said.js';

const ASKED = { subject: 'No hot water', description: 'Since Monday, in the kitchen.' };

describe('tickets for callers', () => {
  let test: TestApp;
  let office_: Office;
  let staff: Person;
  let asker: Person;
  beforeAll(async () => {
    test = await startTestApp();
    office_ = await office(test);
    staff = office_.staff;
    asker = await person(test, 'tenant');
    await test.sql("update app_user set language = 'fr', first_name = 'Zoé', phone = '514-555-0142' where id = $1", [
      asker.userId,
    ]);
  });
  afterAll(() => test.close());

  const file = (body: object, by = staff, status = 201) =>
    test
      .http('post', '/api/support-tickets/for-caller', by.token)
      .send({ ...ASKED, ...body })
      .expect(status)
      .then(({ body: made }) => made);
  const requester = (id: string, body: object, by = staff, status = 200) =>
    test
      .http('put', `/api/support-tickets/${id}/requester`, by.token)
      .send(body)
      .expect(status)
      .then(({ body: made }) => made);
  const mails = (email: string) => office_.mails(email);
  const emailOf = async ({ userId }: Person) =>
    (await test.sql<{ email: string }>('select email from app_user where id = $1', [userId]))[0]!.email;

  it('CALL-1 staff file a ticket for a person, who gets an email in their language and reads it', async () => {
    const made = await file({ userId: asker.userId, priority: 'high' });
    expect(made).toMatchObject({
      userId: asker.userId,
      assignedTo: staff.userId,
      language: 'fr',
      phone: '514-555-0142',
      priority: 'high',
      status: 'open',
      waiting: true,
    });
    const [mail] = await mails(await emailOf(asker));
    expect(mail).toMatchObject({
      template: 'support.opened',
      language: 'fr',
      params: { name: 'Zoé', subject: `No hot water (#${made.number})` },
    });
    expect(mail?.params.url).toContain(`/dashboards/tenant/help/${made.id}`);
    const own = await test.http('get', `/api/support-tickets/${made.id}`, asker.token).expect(200);
    expect(own.body).toMatchObject({ description: ASKED.description, phone: null, assignedName: null });
    expect((await office_.entries('ticket.file_for', made.id)).map((one) => one.user_id)).toEqual([staff.userId]);
  });

  it('CALL-2 a caller without an account gets the number and the answer by email, or none where they left a phone number', async () => {
    const email = 'caller@example.com';
    const made = await file({ name: 'Lucía Paz', email, language: 'es' });
    await file({ name: 'No One' }, staff, 400);
    await file({ email }, staff, 400);
    await file({ name: 'Bad', email: 'not an address' }, staff, 400);
    const silent = await file({ name: 'Ben Ode', phone: '+1 514 555 0188' });
    expect(silent).toMatchObject({ email: null, phone: '+1 514 555 0188', userId: null });
    const before = (await test.sql('select 1 from outbox_message')).length;
    await test
      .http('post', `/api/support-tickets/${silent.id}/messages`, staff.token)
      .send({ message: 'We called back.' })
      .expect(201);
    expect((await test.sql('select 1 from outbox_message')).length).toBe(before);
    await test
      .http('post', `/api/support-tickets/${made.id}/messages`, staff.token)
      .send({ message: 'Fixed.' })
      .expect(201);
    expect((await mails(email)).map(({ template, language }) => [template, language])).toEqual([
      ['support.noted', 'es'],
      ['support.answer', 'es'],
    ]);
    // Of a message to someone without an account, none may say that they have one.
    for (const mail of await mails(email))
      expect(renderMail(test.app.get(Catalogues), mail).text).toMatch(/escribió o llamó al equipo de Lodgewell\.$/);
    const found = await test.http('get', '/api/support-tickets?q=0188', staff.token).expect(200);
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([silent.id]);
    const two = await file({ name: 'Other', phone: '+1 514 555 0199' });
    await test.http('post', `/api/support-tickets/${two.id}/merge`, staff.token).send({ into: silent.id }).expect(400);
    await test
      .http('post', `/api/support-tickets/${two.id}/merge`, staff.token)
      .send({ into: silent.id, confirmed: true })
      .expect(200);
    // Without an account there is no page of a conversation to go to.
    const again = await file({ name: 'Lucía Paz', email, language: 'es' });
    await test.http('post', `/api/support-tickets/${again.id}/merge`, staff.token).send({ into: made.id }).expect(200);
    const merged = (await mails(email)).find(({ template }) => template === 'support.merged');
    expect(merged?.params.url).toMatch(/\/contact$/);
    expect(merged && renderMail(test.app.get(Catalogues), merged).text).toMatch(
      /Escribirnos(?!.*Ver la conversación)/s,
    );
  });

  it('CALL-3 another requester reads the ticket, the one before no longer does, and the audit log names no values', async () => {
    const made = await file({ userId: asker.userId });
    const other = await person(test, 'landlord');
    await requester(made.id, { userId: other.userId, version: made.version + 7 }, staff, 409);
    const moved = await requester(made.id, { userId: other.userId, version: made.version, confirmed: true });
    expect(moved).toMatchObject({ userId: other.userId, version: made.version + 1 });
    await test.http('get', `/api/support-tickets/${made.id}`, asker.token).expect(404);
    await test.http('get', `/api/support-tickets/${made.id}`, other.token).expect(200);
    expect((await mails(await emailOf(other))).map(({ template }) => template)).toEqual(['support.opened']);
    const [entry] = await test.sql<{ changes: { field: string; to?: string }[] }>(
      "select changes from audit_entry where action = 'ticket.change_requester' and subject_id = $1",
      [made.id],
    );
    expect(entry?.changes.find(({ field }) => field === 'userId')?.to).toBe(other.userId);
    expect(said(entry)).not.toContain('514-555-0142');
    const guest = await requester(made.id, { name: 'Ana Roy', phone: '514 555 0101' });
    expect(guest).toMatchObject({ userId: null, email: null, phone: '514 555 0101', language: 'en' });
    await test.http('get', `/api/support-tickets/${made.id}`, other.token).expect(404);
  });

  it('CALL-4 no one but support files for others, and no one reaches another world', async () => {
    const sales = await person(test, 'staff');
    await test.sql("update app_user set staff_role = 'sales' where id = $1", [sales.userId]);
    const made = await file({ userId: asker.userId });
    for (const who of [asker, sales]) {
      await file({ userId: asker.userId }, who, 403);
      await requester(made.id, { userId: asker.userId }, who, 403);
    }
    await file({ userId: asker.userId }, office_.demoStaff, 404);
    await requester(made.id, { userId: asker.userId }, office_.demoStaff, 404);
    const demo = await person(test, 'tenant', { demo: true });
    await file({ userId: demo.userId }, staff, 404);
    const gone = await person(test, 'tenant');
    await test.sql('update app_user set deleted_at = now() where id = $1', [gone.userId]);
    expect((await file({ userId: gone.userId }, staff, 404)).code).toBe('not_found');
  });

  it('CALL-5 a person who will read the whole ticket is confirmed first; whoever reads it anyway, or reads nothing, isn’t', async () => {
    const made = await file({ userId: asker.userId });
    const other = await person(test, 'landlord');
    for (const confirmed of [undefined, false]) {
      const refused = await requester(made.id, { userId: other.userId, confirmed }, staff, 400);
      expect(refused.details).toMatchObject([{ field: 'confirmed', code: 'required' }]);
    }
    await test.http('get', `/api/support-tickets/${made.id}`, other.token).expect(404);
    expect((await mails(await emailOf(other))).length).toBe(0);
    await requester(made.id, { userId: asker.userId });
    await requester(made.id, { userId: other.userId, confirmed: true });
    await requester(made.id, { name: 'Ana Roy', phone: '514 555 0101' });
  });

  it('CALL-6 what a colleague looks after is refused like an answer, also at the same moment, and becomes that of whoever takes it over', async () => {
    const colleague = await person(test, 'staff');
    const made = await file({ name: 'Ana Roy', phone: '514 555 0101' });
    const asks = { name: 'Ana Ray', phone: '514 555 0101' };
    const refused = await requester(made.id, asks, colleague, 409);
    expect(refused.code).toBe('chat_held');
    await requester(made.id, { ...asks, takeOver: false }, colleague, 409);
    expect(await requester(made.id, asks, staff)).toMatchObject({ name: 'Ana Ray', assignedTo: staff.userId });
    const taken = await requester(made.id, { ...asks, name: 'Ana R', takeOver: true }, colleague);
    expect(taken).toMatchObject({ name: 'Ana R', assignedTo: colleague.userId });
    await requester(made.id, asks, staff, 409);
    await test.sql('update app_user set suspended_at = now() where id = $1', [colleague.userId]);
    await requester(made.id, asks, staff);

    const free = await file({ name: 'Ben', phone: '514 555 0102' });
    await test.sql('update support_ticket set assigned_to = null where id = $1', [free.id]);
    const second = await person(test, 'staff');
    const put = (who: Person, name: string) =>
      test
        .http('put', `/api/support-tickets/${free.id}/requester`, who.token)
        .send({ name, phone: '514 555 0102', version: free.version });
    const both = await Promise.all([put(staff, 'Ben One'), put(second, 'Ben Two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(
      (await test.http('get', `/api/support-tickets/${free.id}`, staff.token).expect(200)).body.assignedTo,
    ).toBeNull();
  });

  it('CALL-7 what a process of the version before sends about a ticket without email is passed over, and nothing else', async () => {
    const scope = test.app.get(Scope);
    const send = (template: string, to: string | null, subject: string) =>
      scope.asSystem('test', () =>
        scope.write('ticket.answer', async (tx) => {
          // That process knows of no ticket without an address.
          const recipient = to as string;
          tx.send({ channel: 'email', to: recipient, language: 'en', template, params: { subject } });
        }),
      );
    const kept = () =>
      test.sql<{ recipient: string; template: string }>(
        "select recipient, template from outbox_message where params->>'subject' = 'CALL-7'",
      );
    for (const template of ['support.answer', 'support.merged', 'support.solved']) await send(template, null, 'CALL-7');
    expect(await kept()).toEqual([]);
    await send('support.answer', 'ana@example.com', 'CALL-7');
    expect(await kept()).toEqual([{ recipient: 'ana@example.com', template: 'support.answer' }]);
    for (const template of ['support.noted', 'support.opened', 'auth.magic_link'])
      await expect(send(template, null, 'CALL-7')).rejects.toThrow(/recipient/);
    expect(await kept()).toHaveLength(1);
  });

  it('UNDO-1 solving and closing are taken back, whose turn it was included', async () => {
    const made = await file({ name: 'Ana', email: 'undo@example.com' });
    const change = (body: object, by = staff, status = 200) =>
      test
        .http('patch', `/api/support-tickets/${made.id}`, by.token)
        .send(body)
        .expect(status)
        .then((answer) => answer.body);
    await test
      .http('post', `/api/support-tickets/${made.id}/messages`, staff.token)
      .send({ message: 'Done?' })
      .expect(201);
    const solved = await change({ status: 'resolved' });
    const back = await change({ status: 'in_progress', undo: true, version: solved.version });
    expect(back).toMatchObject({ status: 'in_progress', waiting: false, clock: { state: 'paused' } });
    await change({ status: 'in_progress', undo: true }, staff, 422);
    await change({ status: 'resolved' });
    const closed = await change({ status: 'closed' });
    await change({ status: 'resolved', undo: true, version: closed.version - 1 }, staff, 409);
    expect(await change({ status: 'resolved', undo: true, version: closed.version })).toMatchObject({
      status: 'resolved',
    });
    const own = await file({ userId: asker.userId });
    await test.http('patch', `/api/support-tickets/${own.id}`, asker.token).send({ status: 'closed' }).expect(200);
    await test
      .http('patch', `/api/support-tickets/${own.id}`, asker.token)
      .send({ status: 'open', undo: true })
      .expect(403);
  });
});
