import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { office, type Office } from '../../factories/office.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';

const TEXTS = {
  subject: 'Hello {firstName}',
  body: 'Dear {firstName} {lastName} of {company}.\n\n{sender}',
  subjectFr: 'Bonjour {firstName}',
  bodyFr: 'Bonjour {firstName} {lastName} de {company}.',
};

describe('email templates as their readers see them', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let admin: Office['admin'];
  let demoStaff: Office['demoStaff'];
  let newLead: Office['newLead'];
  let entries: Office['entries'];
  let mails: Office['mails'];
  beforeAll(async () => {
    test = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
    ({ staff, admin, demoStaff, newLead, entries, mails } = await office(test));
  });
  afterAll(() => test.close());

  const fresh = (body: object = {}) => newLead({ email: `${v7()}@example.com`, ...body });
  const forLead = (id: string, body: object = TEXTS, who: Person = admin) =>
    test.http('post', `/api/crm-leads/${id}/email-preview`, who.token).send(body);
  const sample = (body: object = {}, who: Person = admin) =>
    test.http('post', '/api/email-templates/preview', who.token).send({ ...TEXTS, language: 'en', ...body });
  const testMail = (who: Person, body: object = {}) =>
    test.http('post', '/api/email-templates/test-mail', who.token).send({ ...TEXTS, language: 'en', ...body });

  it('a lead’s email is filled in with its values, in its language, as it would be sent, and nothing is', async () => {
    const lead = await fresh({ language: 'fr', company: 'Casa & Fils', lastName: 'López' });
    const { body } = await forLead(lead.id).expect(200);
    expect(body).toMatchObject({ to: lead.email, language: 'fr', subject: 'Bonjour Ana', addressMissing: false });
    expect(body.text).toContain('Bonjour Ana López de Casa & Fils.');
    expect(body.text).toContain('Test Person, Lodgewell');
    expect(body.html).toContain('Bonjour Ana López de Casa &amp; Fils.');
    expect(await mails(lead.email)).toEqual([]);
    const english = await forLead(lead.id, { subject: 'Hi {name}', body: 'Hello', subjectFr: 'Bonjour' }).expect(200);
    expect(english.body).toMatchObject({ subject: 'Hi Ana', language: 'en' });
  });

  it('is the email that is sent then, but for the links: those of a preview unsubscribe no one', async () => {
    const lead = await fresh({ company: 'Casa' });
    const texts = { subject: TEXTS.subject, body: TEXTS.body };
    const { body } = await forLead(lead.id, texts, staff).expect(200);
    await test.http('post', `/api/crm-leads/${lead.id}/emails`, staff.token).send(texts).expect(201);
    const [mail] = await mails(lead.email);
    expect(mail?.params).toMatchObject({ subject: body.subject });
    expect(body.text).toContain(mail?.params['body']);
    const token = new URL(/http\S+stop=\S+/.exec(body.text)?.[0] ?? '').searchParams.get('stop');
    await test.http('post', `/api/sales-emails/unsubscribe?token=${token}`).expect(400);
  });

  it('each look at a lead is in the audit log; a refused one isn’t', async () => {
    const lead = await fresh();
    await forLead(lead.id, { ...TEXTS, body: '{fristName}' }).expect(400);
    expect(await entries('lead.read', lead.id)).toEqual([]);
    await forLead(lead.id).expect(200);
    await forLead(lead.id).expect(200);
    expect(await entries('lead.read', lead.id)).toEqual([{ user_id: admin.userId }]);
    await forLead(lead.id, TEXTS, staff).expect(200);
    expect(await entries('lead.read', lead.id)).toHaveLength(2);
  });

  it('no one gets another person’s data by a preview', async () => {
    const lead = await fresh();
    await forLead(lead.id, TEXTS, demoStaff).expect(404);
    await forLead(v7()).expect(404);
    const support = await person(test, 'staff', { staffRole: 'support' });
    await forLead(lead.id, TEXTS, support).expect(403);
    await sample({}, support).expect(200);
    for (const role of ['landlord', 'tenant', 'supplier'] as const) {
      const someone = await person(test, role);
      await forLead(lead.id, TEXTS, someone).expect(403);
      await sample({}, someone).expect(403);
    }
    for (const body of [
      '{email}',
      '{phone}',
      '{notes}',
      '{constructor}',
      '{__proto__}',
      '{{firstName}}',
      '{lead.email}',
    ])
      expect((await forLead(lead.id, { subject: 'x', body }).expect(400)).body.details[0].code).toBe(
        'unknown_variable',
      );
  });

  it('what leads typed stays text, and is left out where it could be a message', async () => {
    const lead = await fresh({ firstName: '{sender}', lastName: 'O’Neil', company: '<img src=x onerror=alert(1)>' });
    const { body } = await forLead(lead.id, { subject: 'Hi {firstName}', body: '<b>{lastName}</b> {company}' }).expect(
      200,
    );
    expect(body.subject).toBe('Hi');
    expect(body.html).toContain('&lt;b&gt;O’Neil&lt;/b&gt;');
    expect(body.html).not.toContain('onerror');
  });

  it('without a lead the values are samples, in the language that was asked for', async () => {
    const { body } = await sample({ language: 'fr' }).expect(200);
    expect(body).toMatchObject({ to: 'sample@example.com', subject: 'Bonjour Camille', language: 'fr' });
    expect(body.text).toContain('Camille Exemple de Immeubles Exemple');
    await sample({ language: 'de' }).expect(400);
    await sample({ subject: 'a\nBcc: x@example.com' }).expect(400);
  });

  it('a test goes to the admin who asks and to no one else, with sample values, ten times an hour', async () => {
    const writer = await person(test, 'admin');
    const { body } = await testMail(writer).expect(200);
    expect(body).toEqual({ to: writer.email, leaves: false });
    const sent = await mails(writer.email);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ template: 'email-templates.test', params: { subject: 'Hello Alex' } });
    await testMail(writer, { to: 'someone@example.com' }).expect(400);
    await testMail(writer, { subject: '{fristName}' }).expect(400);
    await testMail(staff).expect(403);
    for (let count = 0; count < 7; count += 1) await testMail(writer).expect(200);
    await testMail(writer).expect(429);
    expect(await mails('someone@example.com')).toEqual([]);
  });
});

describe('messages that no provider sends, while they pass through the queue as in development', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await startTestApp({ NODE_ENV: 'development' });
    admin = await person(test, 'admin');
  });
  afterAll(() => test.close());

  const ending = (template: string) =>
    eventually(async () => {
      const [mail] = await test.sql<{ id: string; state: string }>(
        "select id, state from outbox_message where template = $1 and state <> 'queued'",
        [template],
      );
      return mail;
    }, 15_000);

  it('a test of a template and an email by hand are called kept, as they end in the outbox, and aren’t sent again', async () => {
    const answer = await test
      .http('post', '/api/email-templates/test-mail', admin.token)
      .send({ ...TEXTS, language: 'en' })
      .expect(200);
    expect(answer.body).toEqual({ to: admin.email, leaves: false });
    const kept = await ending('email-templates.test');
    expect(kept).toMatchObject({ state: 'kept' });
    const entry = await test.http('get', `/api/admin/outbox/${kept.id}`, admin.token).expect(200);
    expect(entry.body).toMatchObject({ state: 'kept', sendable: false });
    await test.http('post', `/api/admin/outbox/${kept.id}/send`, admin.token).expect(503);
    const byHand = { to: 'ana@example.com', template: 'getting_started' };
    const sent = await test.http('post', '/api/send-email', admin.token).send(byHand);
    expect(sent.body).toEqual({ state: 'kept' });
    expect(await ending('direct-messages.getting_started')).toMatchObject({ state: 'kept' });
  }, 40_000);
});
