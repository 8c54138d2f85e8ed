import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { ANA, ids, OUTSIDE, office, type Office } from '../../factories/office.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('leads', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let admin: Office['admin'];
  let demoStaff: Office['demoStaff'];
  let mails: Office['mails'];
  let newLead: Office['newLead'];
  let newTemplate: Office['newTemplate'];
  let sendForm: Office['sendForm'];
  beforeAll(async () => {
    test = await startTestApp();
    ({ staff, admin, demoStaff, mails, newLead, newTemplate, sendForm } = await office(test));
  });
  afterAll(() => test.close());

  const trial = () =>
    sendForm('/api/trial-signup', {
      phone: '514-555-0199',
      propertyCount: '6-20',
      companyName: 'Roy inc.',
      primaryChallenge: 'Trop de papier',
    });

  it('SF-006 SF-008 a lead that staff makes is in the list, is theirs, and can be found', async () => {
    const lead = await newLead({
      company: 'Casa',
      phone: '514-555-0100',
      source: 'phone',
      notes: 'Calls back',
      language: 'es',
    });
    expect(lead).toMatchObject({
      ...ANA,
      company: 'Casa',
      source: 'phone',
      status: 'new',
      notes: 'Calls back',
      language: 'es',
      staffId: staff.userId,
      staffName: 'Test Person',
      request: null,
      version: 1,
    });
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
    expect(one.body).toMatchObject({
      firstName: 'Zoé',
      lastName: 'Roy',
      company: 'Roy inc.',
      phone: '514-555-0199',
      source: 'trial',
      language: 'fr',
      request: 'Trop de papier',
      submissionId,
    });
    expect(await test.sql('select handled_by from form_submission where id = $1', [submissionId])).toEqual([
      { handled_by: staff.userId },
    ]);
    expect(ids(await test.http('get', `/api/crm-leads?submissionId=${submissionId}`, staff.token))).toEqual([
      one.body.id,
    ]);
    await test.http('post', '/api/crm-leads', staff.token).send({ submissionId: v7() }).expect(404);
    await test.http('post', '/api/crm-leads', demoStaff.token).send({ submissionId }).expect(404);
  });

  it('goes its way step by step, to an owner of the office, and never over a newer version', async () => {
    const { id } = await newLead();
    const change = (body: object) => test.http('patch', `/api/crm-leads/${id}`, staff.token).send(body);
    expect((await change({ status: 'won' }).expect(422)).body.code).toBe('transition_forbidden');
    expect((await change({ status: 'qualified', staffId: admin.userId, notes: null }).expect(200)).body).toMatchObject({
      status: 'qualified',
      staffId: admin.userId,
    });
    const read = (await test.http('get', `/api/crm-leads/${id}`, staff.token).expect(200)).body;
    expect((await change({ ...read, company: 'Casa' }).expect(200)).body).toMatchObject({
      company: 'Casa',
      status: 'qualified',
    });
    expect((await change({ version: 1, company: 'Other' }).expect(409)).body.code).toBe('stale_version');
    const landlord = await person(test, 'landlord');
    for (const staffId of [landlord.userId, demoStaff.userId, v7()])
      expect((await change({ staffId }).expect(400)).body.details[0].field).toBe('staffId');
    await change({ isAdmin: true }).expect(400);
    await change({ firstName: '' }).expect(400);
  });

  it('wants a name and an address unless a form brings them', async () => {
    const { body } = await test.http('post', '/api/crm-leads', staff.token).send({ company: 'Casa' }).expect(400);
    expect(body.details.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'email']),
    );
  });

  it('DM-011 a live lead is not there for demo staff, and the other way round', async () => {
    const [live, demo] = [await newLead(), await newLead({}, demoStaff)];
    expect(ids(await test.http('get', '/api/crm-leads', demoStaff.token).expect(200))).toEqual([demo.id]);
    await test.http('get', `/api/crm-leads/${live.id}`, demoStaff.token).expect(404);
    await test.http('patch', `/api/crm-leads/${demo.id}`, staff.token).send({ notes: 'x' }).expect(404);
    expect(ids(await test.http('get', '/api/crm-leads?limit=200', staff.token))).not.toContain(demo.id);
  });

  it('staff answer a lead by a template, in the lead’s language', async () => {
    const { id: templateId } = await newTemplate();
    const { id, email } = await newLead({ firstName: 'Zoé', email: `${v7()}@example.com`, language: 'fr' });
    await test.http('post', `/api/crm-leads/${id}/emails`, staff.token).send({ templateId }).expect(201);
    const [mail] = await mails(email);
    const { subject, text } = renderMail(
      test.app.get(Catalogues),
      mail ?? { template: '', language: 'en', params: {} },
    );
    expect([subject, text]).toEqual(['Votre question', expect.stringContaining('Bonjour Zoé,\n\nMerci.')]);
    await test.http('post', `/api/crm-leads/${id}/emails`, staff.token).send({ templateId: v7() }).expect(404);
  });
});
