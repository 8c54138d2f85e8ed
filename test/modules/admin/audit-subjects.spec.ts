import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome } from '../../factories/homes.js';
import { office, type Office } from '../../factories/office.js';
import { acceptedRequest, supplier } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf } from '../../support/chats.js';

const NEWS = { subjectEn: 'News', subjectFr: 'a', subjectEs: 'b', bodyEn: 'c', bodyFr: 'd', bodyEs: 'e' };

describe('what entries of the audit log are about', () => {
  let test: TestApp;
  let admin: Office['admin'];
  let staff: Office['staff'];
  let newLead: Office['newLead'];
  let newTemplate: Office['newTemplate'];
  beforeAll(async () => {
    test = await startTestApp();
    ({ admin, staff, newLead, newTemplate } = await office(test));
    await test.sql("update app_user set first_name = 'Odile', last_name = 'Roy' where id = $1", [staff.userId]);
  });
  afterAll(() => test.close());

  const entry = async (subjectId: string, action: string) =>
    (await test.http('get', `/api/admin/audit-log?subjectId=${subjectId}&action=${action}`, admin.token).expect(200))
      .body[0];
  const made = async (path: string, token: string, body: object) =>
    (await test.http('post', path, token).send(body).expect(201)).body;

  it('CHANGES-06 leases, payments, requests, templates, newsletters and announcements are named', async () => {
    const { landlord, tenant, leaseId, propertyId } = await letHome(test);
    const home = '87 Laurier Avenue West, 302, Montréal';
    const paid = await made(`/api/landlords/leases/${leaseId}/payments`, landlord.token, {
      amountCents: 50_000,
      method: 'cash',
    });
    const payment = await entry(paid.id, 'payment.');
    expect(payment).toMatchObject({ subjectType: 'payment', subjectName: home, accountId: landlord.accountId });
    const request = await made('/api/service-requests', tenant.token, {
      title: 'The tap drips',
      description: 'x',
      issueType: 'Plumbing',
      priority: 'Low',
    });
    expect(await entry(request.id, 'service_request.')).toMatchObject({ subjectName: 'The tap drips' });
    await test.http('get', `/api/landlords/leases/${leaseId}`, admin.token).expect(200);
    expect(await entry(leaseId, 'lease.read')).toMatchObject({ subjectType: 'lease', subjectName: home });
    const spent = await made('/api/expenses', landlord.token, {
      propertyId,
      category: 'repairs',
      spentOn: '2026-01-05',
      amountCents: 9000,
      taxCents: 0,
      payee: 'Plomberie Roy',
    });
    expect(await entry(spent.id, 'expense.')).toMatchObject({
      subjectName: '87 Laurier Avenue West, Montréal',
      accountId: landlord.accountId,
    });
    const template = await newTemplate({ name: 'After a visit' });
    expect(await entry(template.id, 'email_template.')).toMatchObject({ subjectName: 'After a visit' });
    const issue = await made('/api/newsletter/issues', admin.token, NEWS);
    expect(await entry(issue.id, 'newsletter_issue.')).toMatchObject({ subjectName: 'News' });
    // What is gone keeps its id, without a name.
    await test.http('delete', `/api/newsletter/issues/${issue.id}`, admin.token).expect(204);
    expect(await entry(issue.id, 'newsletter_issue.remove')).toMatchObject({ subjectId: issue.id, subjectName: null });
  });

  it('CHANGES-07 changed announcements and newsletters say what changed, from what to what', async () => {
    const texts = {
      message_en: 'Maintenance',
      message_fr: 'Entretien',
      message_es: 'Mantenimiento',
      button_text_en: 'Read',
      button_text_fr: 'Lire',
      button_text_es: 'Leer',
      button_url: '/status',
    };
    const announcement = await made('/api/announcements', admin.token, texts);
    await test
      .http('put', `/api/announcements/${announcement.id}`, admin.token)
      .send({ ...texts, message_en: 'Maintenance at 9', is_active: false })
      .expect(200);
    expect(await entry(announcement.id, 'announcement.change')).toMatchObject({
      subjectName: 'Maintenance at 9',
      changes: [
        { field: 'messageEn', from: 'Maintenance', to: 'Maintenance at 9' },
        { field: 'isActive', from: 'true', to: 'false' },
      ],
    });
    const issue = await made('/api/newsletter/issues', admin.token, NEWS);
    await test
      .http('put', `/api/newsletter/issues/${issue.id}`, admin.token)
      .send({ ...NEWS, subjectEn: 'Autumn news' })
      .expect(200);
    expect(await entry(issue.id, 'newsletter_issue.change')).toMatchObject({
      subjectName: 'Autumn news',
      changes: [{ field: 'subjectEn', from: 'News', to: 'Autumn news' }],
    });
  });

  it('CHANGES-08 changed and restored email templates say what changed', async () => {
    const template = await newTemplate({ name: 'After a call', body: `${'Same words. '.repeat(100)}Call me.` });
    const change = (body: object) =>
      test.http('patch', `/api/email-templates/${template.id}`, admin.token).send(body).expect(200);
    await change({ subject: 'Your call', body: `${'Same words. '.repeat(100)}Write to me.`, bodyFr: null });
    expect((await entry(template.id, 'email_template.change')).changes).toEqual([
      { field: 'subject', from: 'Your question', to: 'Your call' },
      { field: 'body', from: expect.stringMatching(/^….*Call me\.$/), to: expect.stringMatching(/^….*Write to me\.$/) },
      { field: 'bodyFr', from: 'Bonjour {name},\n\nMerci.', to: null },
    ]);
    const { body: versions } = await test.http('get', `/api/email-templates/${template.id}/versions`, admin.token);
    await test
      .http('post', `/api/email-templates/${template.id}/versions/${versions.at(-1).id}/restore`, admin.token)
      .send({})
      .expect(200);
    expect((await entry(template.id, 'email_template.restore')).changes).toContainEqual({
      field: 'subject',
      from: 'Your call',
      to: 'Your question',
    });
  });

  it('CHANGES-09 leads say what changed, colleagues by name, and of who the lead is only that it changed', async () => {
    const lead = await newLead({ phone: '+1 514 555 0187' });
    const SECRETS = ['0187', 'López', 'ana@example.com', 'diagnosis', 'Mireille'];
    const sent = {
      status: 'contacted',
      staffId: null,
      valueCents: 120_000,
      firstName: 'Mireille',
      email: 'mireille@example.com',
      phone: null,
      notes: 'Told me of a diagnosis',
      nextStep: 'Ask Mireille again',
      nextStepOn: '2026-12-24',
    };
    await test.http('patch', `/api/crm-leads/${lead.id}`, staff.token).send(sent).expect(200);
    const { changes } = await entry(lead.id, 'lead.change');
    expect(changes).toEqual([
      { field: 'status', from: 'new', to: 'contacted' },
      { field: 'staffId', from: 'Odile Roy', to: null },
      { field: 'valueCents', from: null, to: '120000' },
      { field: 'nextStepOn', from: null, to: '2026-12-24' },
      ...['firstName', 'email', 'phone', 'notes', 'nextStep'].map((field) => ({ field })),
    ]);
    const kept = await test.sql<{ changes: unknown }>('select changes from audit_entry where subject_id = $1', [
      lead.id,
    ]);
    for (const secret of [...SECRETS, 'Odile']) expect(JSON.stringify(kept)).not.toContain(secret);
    // What is sent back unchanged changes nothing.
    await test.http('patch', `/api/crm-leads/${lead.id}`, staff.token).send(sent).expect(200);
    expect((await entry(lead.id, 'lead.change')).changes).toEqual([]);
    const { text } = await test.http('get', `/api/admin/audit-log.csv?subjectId=${lead.id}`, admin.token).expect(200);
    expect(text).toContain('status: new → contacted');
    expect(text).toContain('staffId: Odile Roy → –');
    expect(text).toContain('\nnotes');
    // The subject's present name is in the file, and nothing else of the person.
    for (const secret of ['0187', 'ana@', 'mireille@', 'diagnosis', 'Ask']) expect(text).not.toContain(secret);
  });

  it('CHANGES-09 a merge says what the lead that stays got from the other one', async () => {
    const [one, other] = [await newLead({ staffId: null }), await newLead({ phone: '+1 514 555 0199' })];
    await test.http('post', `/api/crm-leads/${one.id}/merge`, staff.token).send({ leadId: other.id }).expect(200);
    expect((await entry(one.id, 'lead.merge')).changes).toEqual([
      { field: 'staffId', from: null, to: 'Odile Roy' },
      { field: 'phone' },
    ]);
  });

  it('CHANGES-10 tickets say who took them, and status, priority and tags before and after', async () => {
    const { tenant } = await letHome(test);
    const question = { subject: 'My deposit', description: 'When?' };
    const ticket = await made('/api/support-tickets', tenant.token, question);
    const change = (body: object, who = staff) =>
      test.http('patch', `/api/support-tickets/${ticket.id}`, who.token).send(body).expect(200);
    const newest = async (action: string) => (await entry(ticket.id, action)).changes;
    await change({ priority: 'high', assignedTo: staff.userId, tags: ['deposit', 'moving'] });
    expect(await newest('ticket.change')).toEqual([
      { field: 'priority', from: 'medium', to: 'high' },
      { field: 'assignedTo', from: null, to: 'Odile Roy' },
      { field: 'tags', from: null, to: 'deposit, moving' },
    ]);
    await change({ status: 'resolved' });
    expect(await newest('ticket.solve')).toEqual([{ field: 'status', from: 'open', to: 'resolved' }]);
    await test
      .http('post', `/api/support-tickets/${ticket.id}/messages`, tenant.token)
      .send({ message: 'My secret words' })
      .expect(201);
    expect(await newest('ticket.answer')).toEqual([{ field: 'status', from: 'resolved', to: 'open' }]);
    await test
      .http('post', '/api/support-tickets/bulk', staff.token)
      .send({ ids: [ticket.id], removeTag: 'moving' })
      .expect(200);
    expect(await newest('ticket.tag')).toEqual([{ field: 'tags', from: 'deposit, moving', to: 'deposit' }]);
    const into = await made('/api/support-tickets', tenant.token, question);
    await test.http('post', `/api/support-tickets/${ticket.id}/merge`, staff.token).send({ into: into.id }).expect(200);
    expect(await newest('ticket.merge')).toEqual([
      { field: 'status', from: 'open', to: 'closed' },
      { field: 'mergedInto', from: null, to: `#${into.number}` },
    ]);
    // The name goes with the person: the log keeps the id alone.
    await test.sql("update app_user set first_name = '', last_name = '' where id = $1", [staff.userId]);
    const { body } = await test.http('get', `/api/admin/audit-log?subjectId=${ticket.id}`, admin.token).expect(200);
    expect(body.flatMap((one: { changes: object[] }) => one.changes)).toContainEqual({
      field: 'assignedTo',
      from: null,
      to: staff.userId,
    });
  });

  it('CHANGES-11 names what belongs to accounts, and the account of what has no name of its own', async () => {
    const plombex = await supplier(test);
    const { landlord, offerId, propertyId } = await acceptedRequest(test, plombex);
    expect(await entry(offerId, 'offer.accepted')).toMatchObject({
      subjectType: 'offer',
      subjectName: 'Radiator drips',
    });
    const view = await made('/api/request-views', landlord.token, { name: 'Mine', filters: {} });
    const account = await test.sql<{ name: string }>('select name from account where id = $1', [landlord.accountId]);
    // Views are read by their landlord alone, so an admin sees whose it is, and no name of it.
    expect(await entry(view.id, 'request_view.')).toMatchObject({
      subjectType: 'saved_view',
      subjectName: null,
      accountId: landlord.accountId,
      accountName: account[0]?.name,
    });
    const schedule = await made('/api/maintenance-schedules', landlord.token, {
      propertyId,
      title: 'Clean the gutters',
      category: 'other',
      rhythm: 'yearly',
      startsOn: '2099-05-01',
    });
    expect(await entry(schedule.id, 'maintenance_schedule.')).toMatchObject({ subjectName: 'Clean the gutters' });
  });

  it('CHANGES-11 names chats by their person or address, and canned answers by shortcut with what changed', async () => {
    const chats = chatsOf(test);
    const { tenant } = await letHome(test);
    await test.sql("update app_user set first_name = 'Tom', last_name = 'Lee' where id = $1", [tenant.userId]);
    const [own, visitors] = [await chats.begin('Hello', {}, tenant.token), await chats.begin('Hello')];
    expect(await entry(own.id, 'chat.')).toMatchObject({ subjectType: 'chat_session', subjectName: 'Tom Lee' });
    expect(await entry(visitors.id, 'chat.')).toMatchObject({ subjectName: null });
    const answer = { shortcut: 'hours', textEn: 'We are open.', textFr: '', textEs: '' };
    const canned = await made('/api/chat-answers', staff.token, answer);
    expect(await entry(canned.id, 'chat.canned_add')).toMatchObject({ subjectName: '/hours', changes: [] });
    await test
      .http('put', `/api/chat-answers/${canned.id}`, staff.token)
      .send({ ...answer, shortcut: 'open', textEn: 'We are open till six.', version: canned.version })
      .expect(200);
    expect(await entry(canned.id, 'chat.canned_change')).toMatchObject({
      subjectName: '/open',
      changes: [
        { field: 'textEn', from: 'We are open.', to: 'We are open till six.' },
        { field: 'shortcut', from: 'hours', to: 'open' },
      ],
    });
  });

  it('CHANGES-11 a ticket made of a chat names its tags as those of the ticket', async () => {
    const chat = await chatsOf(test).begin('It leaks');
    await test.http('patch', `/api/chat-inbox/${chat.id}/tags`, staff.token).send({ addTag: 'leak' }).expect(200);
    await test
      .http('post', `/api/chat-inbox/${chat.id}/ticket`, staff.token)
      .send({ subject: 'Leak', name: 'Ana', email: 'ana@example.com' })
      .expect(200);
    expect((await entry(chat.id, 'chat.ticket')).changes).toEqual([{ field: 'ticketTags', from: null, to: 'leak' }]);
  });
});
