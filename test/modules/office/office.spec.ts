import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const OUTSIDE = ['tenant', 'landlord', 'supplier'] as const;
const ANA = { firstName: 'Ana', lastName: 'López', email: 'ana@example.com' };
const TEMPLATE = { name: 'First answer', category: 'Sales', subject: 'Your question', body: 'Hello {name},\n\nThank you.', subjectFr: 'Votre question', bodyFr: 'Bonjour {name},\n\nMerci.' };

type Answer = { body: { id: string }[] };
const ids = ({ body }: Answer) => body.map(({ id }) => id);

describe('the office’s daily work', () => {
  let test: TestApp;
  let staff: Person;
  let admin: Person;
  let demoStaff: Person;
  beforeAll(async () => {
    test = await startTestApp();
    [staff, admin, demoStaff] = await Promise.all([person(test, 'staff'), person(test, 'admin'), person(test, 'staff', { demo: true })]);
  });
  afterAll(() => test.close());

  const entries = (action: string, subject: string) => test.sql<{ user_id: string }>('select user_id from audit_entry where action = $1 and subject_id = $2', [action, subject]);
  const mails = (email: string) => test.sql<{ template: string; language: string; params: Record<string, string> }>('select template, language, params from outbox_message where recipient = $1 order by id', [email]);
  const newLead = async (body: object = {}, who = staff) => (await test.http('post', '/api/crm-leads', who.token).send({ ...ANA, ...body }).expect(201)).body;
  const newTemplate = async (body: object = {}) => (await test.http('post', '/api/email-templates', admin.token).send({ ...TEMPLATE, ...body }).expect(201)).body;
  /** A form as it comes in, and its id. */
  const sendForm = async (path: string, body: object, token?: string): Promise<string> => {
    const email = `${v7()}@example.com`;
    await test.http('post', path, token).send({ firstName: 'Zoé', lastName: 'Roy', email, language: 'fr', ...body }).expect(201);
    const [row] = await test.sql<{ id: string }>('select id from form_submission where email = $1', [email]);
    return row?.id ?? '';
  };
  const trial = () => sendForm('/api/trial-signup', { phone: '514-555-0199', propertyCount: '6-20', companyName: 'Roy inc.', primaryChallenge: 'Trop de papier' });

  describe('leads', () => {
    it('SF-006 SF-008 a lead that staff makes is in the list, is theirs, and can be found', async () => {
      const lead = await newLead({ company: 'Casa', phone: '514-555-0100', source: 'phone', notes: 'Calls back', language: 'es' });
      expect(lead).toMatchObject({ ...ANA, company: 'Casa', source: 'phone', status: 'new', notes: 'Calls back', language: 'es', staffId: staff.userId, staffName: 'Test Person', request: null, version: 1 });
      expect(ids(await test.http('get', '/api/crm-leads', staff.token).expect(200))).toContain(lead.id);
      expect(ids(await test.http('get', '/api/crm-leads?q=casa', admin.token).expect(200))).toContain(lead.id);
      expect(ids(await test.http('get', '/api/crm-leads?status=lost', staff.token))).not.toContain(lead.id);
    });

    it('SF-007 ?staffId= gives those of that member of staff alone', async () => {
      const other = await person(test, 'staff');
      const [mine, theirs] = [await newLead(), await newLead({}, other)];
      const found = ids(await test.http('get', `/api/crm-leads?staffId=${other.userId}`, staff.token).expect(200));
      expect(found).toEqual([theirs.id]);
      expect(found).not.toContain(mine.id);
      await test.http('get', '/api/crm-leads?staffId=me', staff.token).expect(400);
    });

    it('SF-009 visitors get 401, tenants, landlords and suppliers 403', async () => {
      await test.http('get', '/api/crm-leads').expect(401);
      for (const role of OUTSIDE) await test.http('get', '/api/crm-leads', (await person(test, role)).token).expect(403);
    });

    it('SF-008 a form is taken over once, also twice at once, and is handled then', async () => {
      const submissionId = await trial();
      const take = () => test.http('post', '/api/crm-leads', staff.token).send({ submissionId }).expect(201);
      const [one, two] = await Promise.all([take(), take()]);
      expect(two.body.id).toBe(one.body.id);
      expect(one.body).toMatchObject({ firstName: 'Zoé', lastName: 'Roy', company: 'Roy inc.', phone: '514-555-0199', source: 'trial', language: 'fr', request: 'Trop de papier', submissionId });
      expect(await test.sql('select handled_by from form_submission where id = $1', [submissionId])).toEqual([{ handled_by: staff.userId }]);
      expect(ids(await test.http('get', `/api/crm-leads?submissionId=${submissionId}`, staff.token))).toEqual([one.body.id]);
      await test.http('post', '/api/crm-leads', staff.token).send({ submissionId: v7() }).expect(404);
      await test.http('post', '/api/crm-leads', demoStaff.token).send({ submissionId }).expect(404);
    });

    it('goes its way step by step, to an owner of the office, and never over a newer version', async () => {
      const { id } = await newLead();
      const change = (body: object) => test.http('patch', `/api/crm-leads/${id}`, staff.token).send(body);
      expect((await change({ status: 'won' }).expect(422)).body.code).toBe('transition_forbidden');
      expect((await change({ status: 'qualified', staffId: admin.userId, notes: null }).expect(200)).body).toMatchObject({ status: 'qualified', staffId: admin.userId });
      const read = (await test.http('get', `/api/crm-leads/${id}`, staff.token).expect(200)).body;
      expect((await change({ ...read, company: 'Casa' }).expect(200)).body).toMatchObject({ company: 'Casa', status: 'qualified' });
      expect((await change({ version: 1, company: 'Other' }).expect(409)).body.code).toBe('stale_version');
      const landlord = await person(test, 'landlord');
      for (const staffId of [landlord.userId, demoStaff.userId, v7()]) expect((await change({ staffId }).expect(400)).body.details[0].field).toBe('staffId');
      await change({ isAdmin: true }).expect(400);
      await change({ firstName: '' }).expect(400);
    });

    it('wants a name and an address unless a form brings them', async () => {
      const { body } = await test.http('post', '/api/crm-leads', staff.token).send({ company: 'Casa' }).expect(400);
      expect(body.details.map(({ field }: { field: string }) => field)).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email']));
    });

    it('DM-011 a live lead is not there for demo staff, and the other way round', async () => {
      const [live, demo] = [await newLead(), await newLead({}, demoStaff)];
      expect(ids(await test.http('get', '/api/crm-leads', demoStaff.token).expect(200))).toEqual([demo.id]);
      await test.http('get', `/api/crm-leads/${live.id}`, demoStaff.token).expect(404);
      await test.http('patch', `/api/crm-leads/${demo.id}`, staff.token).send({ notes: 'x' }).expect(404);
      expect(ids(await test.http('get', '/api/crm-leads?limit=200', staff.token))).not.toContain(demo.id);
    });
  });

  describe('e-mail templates', () => {
    it('SF-010 SF-011 staff read them, all or of one category', async () => {
      const [sales, support] = [await newTemplate(), await newTemplate({ category: 'Support' })];
      expect(ids(await test.http('get', '/api/email-templates', staff.token).expect(200))).toEqual(expect.arrayContaining([sales.id, support.id]));
      const { body } = await test.http('get', '/api/email-templates?category=Support', staff.token).expect(200);
      expect(body.map(({ category }: { category: string }) => category)).toEqual(['Support']);
    });

    it('SF-012 an admin writes, changes and removes them, staff do not', async () => {
      await test.http('post', '/api/email-templates', staff.token).send(TEMPLATE).expect(403);
      const { id } = await newTemplate();
      await test.http('patch', `/api/email-templates/${id}`, staff.token).send({ name: 'x' }).expect(403);
      expect((await test.http('patch', `/api/email-templates/${id}`, admin.token).send({ subject: 'New', subjectFr: null, version: 1 }).expect(200)).body).toMatchObject({ subject: 'New', subjectFr: null, bodyFr: TEMPLATE.bodyFr });
      await test.http('patch', `/api/email-templates/${id}`, admin.token).send({ subject: 'Old', version: 1 }).expect(409);
      await test.http('post', '/api/email-templates', admin.token).send({ ...TEMPLATE, subject: '' }).expect(400);
      await test.http('delete', `/api/email-templates/${id}`, admin.token).expect(204);
      await test.http('patch', `/api/email-templates/${id}`, admin.token).send({ name: 'x' }).expect(404);
    });

    it('SF-013 landlords, tenants and suppliers get 403, visitors 401', async () => {
      await test.http('get', '/api/email-templates').expect(401);
      for (const role of OUTSIDE) await test.http('get', '/api/email-templates', (await person(test, role)).token).expect(403);
    });

    it('staff answer a lead by one, in the lead’s language, and the lead has been contacted', async () => {
      const { id: templateId } = await newTemplate();
      const { id, email } = await newLead({ firstName: 'Zoé', email: `${v7()}@example.com`, language: 'fr' });
      const { body } = await test.http('post', `/api/crm-leads/${id}/emails`, staff.token).send({ templateId }).expect(201);
      expect(body).toMatchObject({ status: 'contacted', contactedAt: expect.any(String) });
      const [mail] = await mails(email);
      const { subject, text } = renderMail(test.app.get(Catalogues), mail ?? { template: '', language: 'en', params: {} });
      expect([subject, text]).toEqual(['Votre question', expect.stringContaining('Bonjour Zoé,\n\nMerci.')]);
      await test.http('post', `/api/crm-leads/${id}/emails`, staff.token).send({ templateId: v7() }).expect(404);
    });
  });

  describe('people', () => {
    it('SF-022 staff’s reading of a person’s page, and of a lead’s, is in the audit log', async () => {
      const { tenant } = await letHome(test);
      const { body } = await test.http('get', `/api/people/${tenant.userId}`, staff.token).expect(200);
      expect(body).toMatchObject({ id: tenant.userId, email: tenant.email, userType: 'tenant', homes: expect.stringContaining('302') });
      expect(Object.keys(body).join()).not.toMatch(/hash|password|emergency|notes/i);
      expect(await entries('person.read', tenant.userId)).toEqual([{ user_id: staff.userId }]);
      const log = await test.http('get', `/api/admin/audit-log?subjectId=${tenant.userId}`, admin.token).expect(200);
      expect(log.body.map(({ action }: { action: string }) => action)).toContain('person.read');
      const lead = await newLead();
      await test.http('get', `/api/crm-leads/${lead.id}`, staff.token).expect(200);
      expect(await entries('lead.read', lead.id)).toEqual([{ user_id: staff.userId }]);
    });

    it('a page that a live update reads again is one look, a later look another, and every reader’s their own', async () => {
      const lead = await newLead();
      const { userId } = await person(test, 'supplier');
      const look = async (who: Person) => {
        await test.http('get', `/api/crm-leads/${lead.id}`, who.token).expect(200);
        await test.http('get', `/api/people/${userId}`, who.token).expect(200);
      };
      const readers = async () => [await entries('lead.read', lead.id), await entries('person.read', userId)].map((all) => all.map(({ user_id: id }) => id));
      for (let update = 0; update < 3; update += 1) await look(staff);
      expect(await readers()).toEqual([[staff.userId], [staff.userId]]);
      const began = test.clock.now().getTime();
      try {
        test.clock.setNow(new Date(began + 16 * 60_000));
        await look(staff);
      } finally {
        test.clock.setNow(new Date(began));
      }
      await look(admin);
      const all = [staff.userId, staff.userId, admin.userId].sort();
      expect((await readers()).map((ids) => ids.toSorted())).toEqual([all, all]);
    });

    it('nobody else reads one, and no world the other’s', async () => {
      const { userId } = await person(test, 'landlord');
      for (const role of OUTSIDE) await test.http('get', `/api/people/${userId}`, (await person(test, role)).token).expect(403);
      await test.http('get', `/api/people/${userId}`, demoStaff.token).expect(404);
      expect(await entries('person.read', userId)).toEqual([]);
    });

    it('colleagues are staff and admins of the same world', async () => {
      const found = ids(await test.http('get', '/api/people/colleagues', staff.token).expect(200));
      expect(found).toEqual(expect.arrayContaining([staff.userId, admin.userId]));
      expect(found).not.toContain(demoStaff.userId);
    });
  });

  describe('support tickets', () => {
    const file = async (who: Person, body: object = {}) => (await test.http('post', '/api/support-tickets', who.token).send({ subject: 'No receipt', description: 'I paid and see no receipt.', ...body }).expect(201)).body;

    it('SF-014 staff read all tickets of their world and change one', async () => {
      const askers = await Promise.all(OUTSIDE.map((role) => person(test, role)));
      const filed = await Promise.all(askers.map((who) => file(who)));
      expect(ids(await test.http('get', '/api/support-tickets?limit=200', staff.token).expect(200))).toEqual(expect.arrayContaining(filed.map(({ id }) => id)));
      const { body } = await test.http('patch', `/api/support-tickets/${filed[0].id}`, staff.token).send({ status: 'in_progress', priority: 'urgent', assignedTo: staff.userId, version: 1 }).expect(200);
      expect(body).toMatchObject({ status: 'in_progress', priority: 'urgent', assignedTo: staff.userId, assignedName: 'Test Person', name: 'Test Person', email: askers[0]?.email });
      await test.http('patch', `/api/support-tickets/${filed[0].id}`, staff.token).send({ priority: 'low', version: 1 }).expect(409);
      expect((await test.http('patch', `/api/support-tickets/${filed[0].id}`, staff.token).send({ assignedTo: askers[0]?.userId }).expect(400)).body.details[0].field).toBe('assignedTo');
      expect(ids(await test.http('get', `/api/support-tickets?assignedTo=${staff.userId}&priority=urgent`, admin.token))).toEqual([filed[0].id]);
      expect(ids(await test.http('get', `/api/support-tickets?userId=${askers[1]?.userId}&waiting=true`, staff.token))).toEqual([filed[1].id]);
      await test.http('get', '/api/support-tickets').expect(401);
    });

    it('people see their own alone, close and reopen them, and leave the office’s part to the office', async () => {
      const [mine, other] = [await person(test, 'tenant'), await person(test, 'tenant')];
      const ticket = await file(mine);
      expect(ids(await test.http('get', '/api/support-tickets', mine.token).expect(200))).toEqual([ticket.id]);
      expect(ids(await test.http('get', '/api/support-tickets', other.token).expect(200))).toEqual([]);
      for (const [method, path, body] of [['get', '', undefined], ['patch', '', { status: 'closed' }], ['get', '/messages', undefined], ['post', '/messages', { message: 'x' }]] as const) {
        await test.http(method, `/api/support-tickets/${ticket.id}${path}`, other.token).send(body).expect(404);
      }
      const change = (body: object) => test.http('patch', `/api/support-tickets/${ticket.id}`, mine.token).send(body);
      await change({ priority: 'urgent' }).expect(403);
      await change({ assignedTo: staff.userId }).expect(403);
      await change({ status: 'resolved' }).expect(403);
      expect((await change({ ...ticket, status: 'closed' }).expect(200)).body.status).toBe('closed');
      await test.http('post', `/api/support-tickets/${ticket.id}/messages`, mine.token).send({ message: 'One more thing' }).expect(422);
      expect((await change({ status: 'open' }).expect(200)).body.status).toBe('open');
    });

    it('an answer of the office reaches who asked, and theirs opens again what was resolved', async () => {
      const asker = await person(test, 'landlord');
      const { id } = await file(asker);
      const say = (who: Person, message: string) => test.http('post', `/api/support-tickets/${id}/messages`, who.token).send({ message }).expect(201);
      const read = async () => (await test.http('get', `/api/support-tickets/${id}`, asker.token).expect(200)).body;
      await say(staff, 'It is on its way.');
      expect(await read()).toMatchObject({ status: 'in_progress', waiting: false });
      expect(await mails(asker.email)).toMatchObject([{ template: 'tickets.answered', params: { url: expect.stringContaining(`/dashboards/landlord/help/${id}`) } }]);
      await test.http('patch', `/api/support-tickets/${id}`, staff.token).send({ status: 'resolved' }).expect(200);
      await say(asker, 'It did not come.');
      expect(await read()).toMatchObject({ status: 'open', waiting: true });
      const { body } = await test.http('get', `/api/support-tickets/${id}/messages`, asker.token).expect(200);
      expect(body).toMatchObject([{ message: 'It is on its way.', fromOffice: true }, { message: 'It did not come.', fromOffice: false }]);
    });

    it('a form is taken over as a ticket once, and its sender gets the answer whole', async () => {
      const submissionId = await sendForm('/api/send-contact-email', { reason: 'Other', message: 'Puis-je payer par carte ?' });
      const take = (who: Person) => test.http('post', '/api/support-tickets', who.token).send({ submissionId });
      const [one, two] = await Promise.all([take(staff).expect(201), take(staff).expect(201)]);
      expect(two.body.id).toBe(one.body.id);
      expect(one.body).toMatchObject({ subject: 'Other', description: 'Puis-je payer par carte ?', name: 'Zoé Roy', language: 'fr', userId: null, assignedTo: staff.userId, submissionId });
      await test.http('post', `/api/support-tickets/${one.body.id}/messages`, staff.token).send({ message: 'Oui, par carte.' }).expect(201);
      const [mail] = (await mails(one.body.email)).filter(({ template }) => template.startsWith('tickets'));
      expect(renderMail(test.app.get(Catalogues), mail ?? { template: '', language: 'en', params: {} }).text).toContain('Oui, par carte.');
      await take(await person(test, 'tenant')).expect(403);
      await take(demoStaff).expect(404);
      const bare = await sendForm('/api/demo-request', {});
      expect((await test.http('post', '/api/support-tickets', staff.token).send({ submissionId: bare }).expect(400)).body.details[0].field).toBe('description');
    });

    it('DM-006 a live ticket is not there for demo staff, and the other way round', async () => {
      const live = await file(await person(test, 'tenant'));
      const demo = await file(await person(test, 'tenant', { demo: true }));
      expect(ids(await test.http('get', '/api/support-tickets?limit=200', demoStaff.token).expect(200))).toEqual([demo.id]);
      expect(ids(await test.http('get', '/api/support-tickets?limit=200', staff.token))).not.toContain(demo.id);
      for (const method of ['get', 'patch'] as const) await test.http(method, `/api/support-tickets/${live.id}`, demoStaff.token).send(method === 'patch' ? { status: 'closed' } : undefined).expect(404);
    });

    it('the same request again files one ticket', async () => {
      const who = await person(test, 'supplier');
      const send = () => test.http('post', '/api/support-tickets', who.token).set('Idempotency-Key', `ticket-${who.userId}`).send({ subject: 'Payout', description: 'When?' }).expect(201);
      expect((await send()).body.id).toBe((await send()).body.id);
      expect(await test.sql('select 1 from support_ticket where user_id = $1', [who.userId])).toHaveLength(1);
    });
  });
});
