import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { ids, office, type Office } from '../../factories/office.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { erase } from '../../support/erase.js';

const TRIAL = { phone: '514-555-0199', propertyCount: '6-20', heardAbout: 'event', primaryChallenge: 'Too much paper' };

describe('forms of the site become leads', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let sendForm: Office['sendForm'];
  beforeAll(async () => {
    test = await startTestApp();
    ({ staff, sendForm } = await office(test));
  });
  afterAll(() => test.close());

  const get = async (path: string) => (await test.http('get', path, staff.token).expect(200)).body;
  const leadOf = async (submissionId: string) => (await get(`/api/crm-leads?submissionId=${submissionId}`))[0];
  const leadsOf = (email: string) => get(`/api/crm-leads?q=${encodeURIComponent(email)}`);
  const answersOf = async (id: string) =>
    (await get(`/api/crm-leads/${id}/activities?kind=form`)).map(({ details }: { details: object }) => details);
  const send = (path: string, body: object) =>
    test
      .http('post', path)
      .send({ firstName: 'Zoé', lastName: 'Roy', language: 'fr', ...body })
      .expect(201);

  it.each([
    ['trial', '/api/trial-signup', TRIAL],
    [
      'inquiry',
      '/api/international-inquiry',
      { country: 'France', userType: 'investor', companyName: 'Roy', message: 'When?' },
    ],
    ['demo', '/api/demo-request', { company: 'Roy', phone: '514-555-0100', propertyCount: '100+', message: 'Mondays' }],
  ])('DR-008 a %s form is a lead with all its answers as soon as it is sent', async (kind, path, body) => {
    const submissionId = await sendForm(path, body);
    const lead = await leadOf(submissionId);
    expect(lead).toMatchObject({ status: 'new', source: kind, language: 'fr', staffId: null, submissionId });
    expect(await answersOf(lead.id)).toEqual([{ ...body, form: kind }]);
  });

  it('a contact message is none until someone takes it over', async () => {
    const submissionId = await sendForm('/api/send-contact-email', {
      reason: 'Careers',
      message: 'May I work with you?',
    });
    expect(await leadOf(submissionId)).toBeUndefined();
    await test.http('post', '/api/crm-leads', staff.token).send({ submissionId }).expect(201);
    expect(await leadOf(submissionId)).toMatchObject({ source: 'contact', staffId: staff.userId });
  });

  it('nothing is kept of a form that can’t become a lead', async () => {
    const email = `${v7()}@example.com`;
    await test.sql("alter table crm_activity add constraint refused check (kind <> 'form') not valid");
    await test
      .http('post', '/api/trial-signup')
      .send({ firstName: 'Zoé', lastName: 'Roy', email, ...TRIAL })
      .expect(({ status }) => expect(status).toBeGreaterThanOrEqual(400));
    await test.sql('alter table crm_activity drop constraint refused');
    expect(await test.sql('select 1 from form_submission where email = $1', [email])).toEqual([]);
    expect(await test.sql('select 1 from crm_lead where email = $1', [email])).toEqual([]);
    expect(await test.sql('select 1 from outbox_message where recipient = $1', [email])).toEqual([]);
  });

  it('the same person’s next form belongs to the open lead, also at once and in other letters', async () => {
    const email = `${v7()}@example.com`;
    await Promise.all([
      send('/api/trial-signup', { ...TRIAL, email }),
      send('/api/demo-request', { email: email.toUpperCase() }),
      send('/api/international-inquiry', { email, country: 'France', userType: 'investor' }),
    ]);
    const leads = await leadsOf(email);
    expect(leads).toHaveLength(1);
    expect((await answersOf(leads[0].id)).map(({ form }: { form: string }) => form).sort()).toEqual([
      'demo',
      'inquiry',
      'trial',
    ]);
  });

  it('a decided lead stays as it was decided: the next form is a new one', async () => {
    const email = `${v7()}@example.com`;
    await send('/api/trial-signup', { ...TRIAL, email });
    const [first] = await leadsOf(email);
    await test.http('patch', `/api/crm-leads/${first.id}`, staff.token).send({ status: 'lost' }).expect(200);
    await send('/api/demo-request', { email });
    expect((await leadsOf(email)).map(({ status }: { status: string }) => status)).toEqual(['new', 'lost']);
  });

  it('a shared phone number makes no one the same person, but shows a possible duplicate', async () => {
    const one = await leadOf(await sendForm('/api/trial-signup', { ...TRIAL, phone: '(438) 555-7777' }));
    const two = await leadOf(await sendForm('/api/trial-signup', { ...TRIAL, phone: '+1 438 555 7777' }));
    expect(two.id).not.toBe(one.id);
    expect(ids({ body: await get(`/api/crm-leads/${one.id}/duplicates`) })).toEqual([two.id]);
    for (const typed of ['438-555-7777', '(438) 5557777', '4385557777'])
      expect(ids({ body: await get(`/api/crm-leads?q=${typed}`) }).sort()).toEqual([one.id, two.id].sort());
  });

  it('a form counts as handled once someone does something about its lead', async () => {
    const handled = async (id: string) =>
      (await test.sql<{ handled_by: string | null }>('select handled_by from form_submission where id = $1', [id]))[0]
        ?.handled_by;
    const [called, moved, noted] = [
      await sendForm('/api/trial-signup', TRIAL),
      await sendForm('/api/demo-request', {}),
      await sendForm('/api/demo-request', {}),
    ];
    expect(await handled(called)).toBeNull();
    const activity = async (form: string, kind: string) =>
      test
        .http('post', `/api/crm-leads/${(await leadOf(form)).id}/activities`, staff.token)
        .send({ kind, text: 'Spoke to her' })
        .expect(201);
    await activity(called, 'call');
    await activity(noted, 'note');
    await test
      .http('patch', `/api/crm-leads/${(await leadOf(moved)).id}`, staff.token)
      .send({ status: 'contacted' })
      .expect(200);
    expect([await handled(called), await handled(moved), await handled(noted)]).toEqual([
      staff.userId,
      staff.userId,
      null,
    ]);
  });

  it('CHANGES-09 taking a form over gives its lead to whoever does, and the log says so once', async () => {
    const submissionId = await sendForm('/api/trial-signup', TRIAL);
    const { id } = await leadOf(submissionId);
    for (let twice = 0; twice < 2; twice += 1)
      await test.http('post', '/api/crm-leads', staff.token).send({ submissionId }).expect(201);
    const log = await test.sql<{ changes: unknown }>(
      "select changes from audit_entry where subject_id = $1 and action = 'lead.take_over' order by at",
      [id],
    );
    expect(log).toEqual([{ changes: [{ field: 'staffId', from: null, to: staff.userId }] }, { changes: null }]);
  });

  it('the list of forms says which lead each of them belongs to, and only staff read it', async () => {
    const submissionId = await sendForm('/api/trial-signup', TRIAL);
    const lead = await leadOf(submissionId);
    const listed = await get('/api/form-submissions?kind=trial&limit=1');
    expect(listed[0]).toMatchObject({ id: submissionId, leadId: lead.id });
    const landlord = await person(test, 'landlord');
    await test.http('get', '/api/form-submissions', landlord.token).expect(403);
  });

  it('a person in the demo writes to the live team, as a visitor', async () => {
    const demo = await person(test, 'landlord', { demo: true });
    const email = `${v7()}@example.com`;
    await test
      .http('post', '/api/demo-request', demo.token)
      .send({ firstName: 'Zoé', lastName: 'Roy', email })
      .expect(201);
    expect(await leadsOf(email)).toHaveLength(1);
    expect(await test.sql('select demo, user_id from crm_lead where email = $1', [email])).toEqual([
      { demo: false, user_id: null },
    ]);
  });

  it('deleting an account removes what its forms said from the lead; what has no account stays', async () => {
    const sender = await person(test, 'landlord');
    const email = `${v7()}@example.com`;
    await test
      .http('post', '/api/trial-signup', sender.token)
      .send({ firstName: 'Zoé', lastName: 'Roy', email, ...TRIAL })
      .expect(201);
    const [lead] = await leadsOf(email);
    expect(lead.userId).toBe(sender.userId);
    await erase(test, sender.userId);
    expect(await leadsOf(email)).toEqual([]);
    expect(await get(`/api/crm-leads/${lead.id}`)).toMatchObject({ lastName: '', phone: null, request: null });
    expect(await answersOf(lead.id)).toEqual([null]);
  });
});
