import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { office, type Office } from '../../factories/office.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { startSmtp, type Smtp } from '../../support/smtp.js';

const ADDRESS = '12 Rue Test, Montréal';

describe('emails to leads', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let demoStaff: Office['demoStaff'];
  let newLead: Office['newLead'];
  let newTemplate: Office['newTemplate'];
  let mails: Office['mails'];
  beforeAll(async () => {
    test = await startTestApp({ COMPANY_ADDRESS: ADDRESS });
    ({ staff, demoStaff, newLead, newTemplate, mails } = await office(test));
  });
  afterAll(() => test.close());

  const fresh = (body: object = {}) => newLead({ email: `${v7()}@example.com`, ...body });
  const send = (id: string, body: object, who = staff) =>
    test.http('post', `/api/crm-leads/${id}/emails`, who.token).send(body);
  const written = { subject: 'Hello {firstName}', body: 'Dear {firstName} {lastName} of {company},\n\n{sender}' };
  const last = async (email: string) => {
    const mail = (await mails(email)).at(-1) ?? { template: '', language: 'en', params: {} };
    return { ...renderMail(test.app.get(Catalogues), mail), params: mail.params };
  };
  const tokenOf = (url: string | undefined) => new URL(url ?? '').searchParams.get('token') ?? '';
  const oneClick = (token: string) => test.http('post', `/api/sales-emails/unsubscribe?token=${token}`);

  it('every sales email names its sender and address, says why it came, and can be ended by one click', async () => {
    for (const [language, source, why, out] of [
      ['en', 'phone', 'the Lodgewell sales team has this address as a contact', 'To stop getting sales emails'],
      ['fr', 'trial', 'saisie dans un formulaire du site de Lodgewell', 'ne plus recevoir de courriels de vente'],
      ['es', 'demo', 'se escribió en un formulario del sitio de Lodgewell', 'no recibir más correos de ventas'],
    ] as const) {
      const lead = await fresh({ company: 'Casa', language, source });
      await send(lead.id, written).expect(201);
      const { subject, text, html, params } = await last(lead.email);
      expect(subject).toBe('Hello Ana');
      expect(text).toContain('Dear Ana López of Casa,\n\nTest Person');
      for (const part of [why, 'Test Person, Lodgewell', ADDRESS, out, params['unsubscribeUrl']])
        expect(text).toContain(part);
      expect(text).not.toContain('account');
      expect(html).toContain(`<a href="${params['unsubscribeUrl']?.replace('&', '&amp;')}"`);
    }
  });

  it('an email that was only kept is called so, and the lead counts as contacted only when someone says so', async () => {
    const lead = await fresh();
    const get = (path: string) => test.http('get', `/api/crm-leads/${lead.id}${path}`, staff.token).expect(200);
    await send(lead.id, written).expect(201);
    expect((await get('/activities')).body[0]).toMatchObject({ kind: 'mail', details: { kept: 'yes' } });
    expect((await get('')).body).toMatchObject({ status: 'new', contactedAt: null });
  });

  it('a word in braces without a value is refused, and code in a text stays text', async () => {
    const lead = await fresh({ firstName: 'Visit http://x.example now', company: '{sender}' });
    for (const body of [
      { ...written, body: '{firstname}' },
      { ...written, subject: '{constructor}' },
    ]) {
      const answer = await send(lead.id, body).expect(400);
      expect(answer.body.details[0].code).toBe('unknown_variable');
    }
    for (const body of [
      {},
      { subject: 'x' },
      { subject: 'a\nb', body: 'x' },
      { subject: 'x', body: 'x'.repeat(10_001) },
    ])
      await send(lead.id, body).expect(400);
    // Templates from before they were checked as they are saved.
    const { id: templateId } = await newTemplate();
    await test.sql("update email_template set body = 'Hello {firstNme}' where id = $1", [templateId]);
    await send(lead.id, { templateId }).expect(400);
    expect(await mails(lead.email)).toEqual([]);
    await send(lead.id, {
      subject: 'Hi {firstName}',
      body: '<script>alert(1)</script> {company} of {lastName}',
    }).expect(201);
    const { subject, html } = await last(lead.email);
    expect(subject).toBe('Hi');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; of López');
    await send(lead.id, written, demoStaff).expect(404);
  });

  it('who unsubscribed gets no further sales email, by whatever way, and a colleague is told', async () => {
    const lead = await fresh();
    await send(lead.id, written).expect(201);
    const { params } = await last(lead.email);
    const token = tokenOf(params['oneClickUrl']);
    expect(params['unsubscribeUrl']).toContain(`/newsletter?stop=${token}`);
    await test
      .http('get', `/api/sales-emails/unsubscribe?token=${token}`)
      .expect(({ status }) => expect(status).not.toBe(200));
    for (const wrong of [`${token}x`, `${v7()}.${token.split('.')[1]}`, 'half'])
      expect((await oneClick(wrong).expect(400)).body.code).toBe('invalid_link');
    await oneClick(token).type('form').send('List-Unsubscribe=One-Click').expect(200, { email: lead.email });
    await oneClick(token).expect(200);
    const other = await newLead({ email: lead.email.toUpperCase() });
    const { id: templateId } = await newTemplate();
    for (const [id, body] of [
      [lead.id, written],
      [other.id, written],
      [other.id, { templateId }],
    ] as const)
      expect((await send(id, body).expect(422)).body.reason).toBe('sales_email_stopped');
    expect((await test.http('get', `/api/crm-leads/${other.id}`, staff.token).expect(200)).body.emailStopped).toBe(
      true,
    );
    expect(await mails(lead.email)).toHaveLength(1);
  });

  it('a colleague stops emails for someone who asked on the phone, and no other route takes a form', async () => {
    const lead = await fresh();
    await test.http('post', `/api/crm-leads/${lead.id}/stop-emails`, demoStaff.token).expect(404);
    for (const _twice of [1, 2])
      await test.http('post', `/api/crm-leads/${lead.id}/stop-emails`, staff.token).expect(204);
    await send(lead.id, written).expect(422);
    await test.http('post', '/api/demo-request').type('form').send('firstName=Ana').expect(415);
  });

  it('COLLIDE-16 two colleagues write to one lead: the second is told, and sends once the first email was seen', async () => {
    const lead = await fresh();
    const colleague = await person(test, 'staff');
    const newest = async (id = lead.id) =>
      (await test.http('get', `/api/crm-leads/${id}/activities?kind=mail&limit=1`, staff.token).expect(200)).body[0].id;
    const refused = async (seen: string | null, id = lead.id, who = colleague) => {
      const { body } = await send(id, { ...written, seen }, who).expect(409);
      expect(body).toMatchObject({ code: 'stale_version', reason: 'lead_emailed' });
    };
    const both = await Promise.all([staff, colleague].map((who) => send(lead.id, { ...written, seen: null }, who)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await mails(lead.email)).toHaveLength(1);
    const [first, second] = both[0]?.status === 201 ? [staff, colleague] : [colleague, staff];
    // One’s own email is no news.
    await send(lead.id, { ...written, seen: null }, first).expect(201);
    await refused(null, lead.id, second);
    // An email of another lead doesn’t count as seen.
    const other = await fresh();
    await send(other.id, written).expect(201);
    await refused(await newest(other.id), lead.id, second);
    await send(lead.id, { ...written, seen: 'yes' }, second).expect(400);
    await send(lead.id, { ...written, seen: await newest() }, second).expect(201);
    // A request without `seen` is sent, as users of the API do.
    await send(lead.id, written, first).expect(201);
    // A lead that was merged brings its emails along.
    const kept = await fresh();
    await test.http('post', `/api/crm-leads/${kept.id}/merge`, staff.token).send({ leadId: other.id }).expect(200);
    await refused(null, kept.id);
    await send(kept.id, { ...written, seen: await newest(kept.id) }, colleague).expect(201);
  });

  it('an email that went out is in the history with its text', async () => {
    const lead = await fresh();
    await send(lead.id, written).expect(201);
    const { body } = await test.http('get', `/api/crm-leads/${lead.id}/activities?kind=mail`, staff.token).expect(200);
    expect(body[0]).toMatchObject({
      authorName: 'Test Person',
      text: expect.stringContaining('Hello Ana\n\nDear Ana López'),
    });
  });
});

describe('emails to leads where the installation sends emails', () => {
  let test: TestApp;
  let team: Office;
  let smtp: Smtp;
  beforeAll(async () => {
    smtp = await startSmtp({ hideSTARTTLS: true });
    test = await startTestApp({ COMPANY_ADDRESS: ADDRESS, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    team = await office(test);
  });
  afterAll(async () => {
    await test.close();
    await smtp.close();
  });

  it('CHANGES-09 the first email of a new lead is in the log with its new stage, without a word of the email', async () => {
    const { id } = await team.newLead({ email: `${v7()}@example.com` });
    const send = () =>
      test
        .http('post', `/api/crm-leads/${id}/emails`, team.staff.token)
        .send({ subject: 'Hello', body: 'Dear Ana' })
        .expect(201);
    expect((await send()).body).toMatchObject({ status: 'contacted', contactedAt: expect.any(String) });
    await send();
    const log = await test.sql<{ changes: unknown }>(
      "select changes from audit_entry where subject_id = $1 and action = 'lead.email' order by at",
      [id],
    );
    expect(log).toEqual([{ changes: [{ field: 'status', from: 'new', to: 'contacted' }] }, { changes: null }]);
    const history = await test.http('get', `/api/crm-leads/${id}/activities?kind=mail`, team.staff.token).expect(200);
    expect(history.body).toMatchObject([{ details: null }, { details: null }]);
  });
});
