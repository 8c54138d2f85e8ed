import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FormsService } from '../../../src/modules/forms/forms.service.js';
import { TidySubmissions } from '../../../src/modules/forms/tidy-submissions.js';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { VISITOR } from '../../../src/platform/scope/actor.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

let count = 0;
const newEmail = () => `ana-${(count += 1)}@example.com`;
const PERSON = { firstName: 'Ana', lastName: 'López' };

/** Each form: its address, a body with everything, the fields that it can do without, and those that it cannot. */
const FORMS = [
  {
    kind: 'contact',
    path: '/api/send-contact-email',
    full: { company: 'Casa', reason: 'Careers', message: 'May I work with you?' },
    optional: ['company'],
    required: ['firstName', 'lastName', 'email', 'reason', 'message'],
    wrong: { reason: 'Gossip', email: 'ana' },
  },
  {
    kind: 'inquiry',
    path: '/api/international-inquiry',
    full: { country: 'France', userType: 'investor', companyName: 'Casa', message: 'When?' },
    optional: ['companyName', 'message'],
    required: ['firstName', 'lastName', 'email', 'country', 'userType'],
    wrong: { userType: 'king', email: 'a@' },
  },
  {
    kind: 'trial',
    path: '/api/trial-signup',
    full: {
      phone: '514-555-0199',
      propertyCount: '6-20',
      companyName: 'Casa',
      currentSoftware: 'Paper',
      primaryChallenge: 'Time',
      heardAbout: 'event',
    },
    optional: ['companyName', 'currentSoftware', 'primaryChallenge', 'heardAbout'],
    required: ['firstName', 'lastName', 'email', 'phone', 'propertyCount'],
    wrong: { propertyCount: '7', heardAbout: 'radio' },
  },
  {
    kind: 'demo',
    path: '/api/demo-request',
    full: { company: 'Casa', phone: '514-555-0199', propertyCount: '100+', message: 'Mondays' },
    optional: ['company', 'phone', 'propertyCount', 'message'],
    required: ['firstName', 'lastName', 'email'],
    wrong: { propertyCount: '1-5' },
  },
] as const;

const without = (body: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

describe('forms of the site', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ COMPANY_EMAIL: 'office@example.com' });
  });
  afterAll(() => test.close());

  const mailsTo = (email: string) =>
    test.sql<{ template: string; language: string; params: Record<string, string> }>(
      'select template, language, params from outbox_message where recipient = $1 order by id',
      [email],
    );

  describe.each(FORMS)('$kind', ({ kind, path, full, optional, required, wrong }) => {
    it('CT-013 CT-020 IQ-008 TR-009 DR-005 is kept, told to the company and confirmed to the sender', async () => {
      const email = newEmail();
      await test
        .http('post', path)
        .send({ ...PERSON, ...full, email, language: 'fr' })
        .expect(201, { received: true });
      const [kept] = await test.sql<object>(
        'select kind, first_name, last_name, language, details, user_id, demo from form_submission where email = $1',
        [email],
      );
      expect(kept).toEqual({
        kind,
        first_name: 'Ana',
        last_name: 'López',
        language: 'fr',
        details: full,
        user_id: null,
        demo: false,
      });
      const office = (await mailsTo('office@example.com')).at(-1);
      expect(office?.template).toBe('forms.received');
      for (const value of Object.values(full)) expect(office?.params['fields']).toContain(value);
      expect(await mailsTo(email)).toMatchObject([{ template: `forms.confirm_${kind}`, language: 'fr' }]);
    });

    it('CT-014 IQ-009 TR-010 DR-002 needs no optional field', async () => {
      await test
        .http('post', path)
        .send({ ...PERSON, email: newEmail(), ...without(full, optional) })
        .expect(201);
      const empty = Object.fromEntries(optional.map((name) => [name, '']));
      await test
        .http('post', path)
        .send({ ...PERSON, email: newEmail(), ...full, ...empty })
        .expect(201);
    });

    it.each(required)(
      'CT-015 CT-016 CT-017 CT-018 CT-019 IQ-010 TR-011 DR-006 is refused without %s',
      async (field) => {
        const email = newEmail();
        for (const body of [
          without({ ...PERSON, email, ...full }, [field]),
          { ...PERSON, email, ...full, [field]: '  ' },
        ]) {
          const answer = await test.http('post', path).send(body).expect(400);
          expect(answer.body.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
        }
        expect(await test.sql('select 1 from form_submission where email = $1', [email])).toEqual([]);
      },
    );

    it.each(Object.entries(wrong))('CT-017 IQ-011 TR-012 is refused with %s %j', async (field, value) => {
      const answer = await test
        .http('post', path)
        .send({ ...PERSON, email: newEmail(), ...full, [field]: value })
        .expect(400);
      expect(answer.body.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
    });

    it('answers a program that fills the hidden field alike, and keeps nothing', async () => {
      const email = newEmail();
      await test
        .http('post', path)
        .send({ ...PERSON, ...full, email, website: 'https://spam.example' })
        .expect(201, { received: true });
      expect(await test.sql('select 1 from form_submission where email = $1', [email])).toEqual([]);
      expect(await mailsTo(email)).toEqual([]);
    });

    it('the same request again, and twice at once, makes one record and one mail', async () => {
      const email = newEmail();
      const send = () =>
        test
          .http('post', path)
          .set('Idempotency-Key', `key-${email}`)
          .send({ ...PERSON, ...full, email });
      const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
      // The second comes while the first still runs, or after it.
      expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
      expect(statuses).toContain(201);
      await send().expect(201, { received: true });
      expect(await test.sql('select 1 from form_submission where email = $1', [email])).toHaveLength(1);
      expect(await mailsTo(email)).toHaveLength(1);
    });

    it('refuses a field that it does not know', async () => {
      const answer = await test
        .http('post', path)
        .send({ ...PERSON, ...full, email: newEmail(), isAdmin: true })
        .expect(400);
      expect(answer.body.details[0].field).toBe('isAdmin');
    });
  });

  const contact = (email: string, message: string) => ({ ...PERSON, email, reason: 'Other', message });

  it('CT-021 gives one confirmation a day to an address, in any spelling and at once, without the sender’s text', async () => {
    const email = newEmail();
    const bodies = [
      contact(email, 'Buy my pills'),
      contact(email.toUpperCase(), 'Buy my pills'),
      contact(email, 'Buy more'),
    ];
    await Promise.all(bodies.map((body) => test.http('post', '/api/send-contact-email').send(body).expect(201)));
    const mails = await test.sql<{ template: string; language: string; params: Record<string, string> }>(
      'select template, language, params from outbox_message where lower(recipient) = $1',
      [email],
    );
    expect(mails).toHaveLength(1);
    for (const mail of mails) {
      const { text, html } = renderMail(test.app.get(Catalogues), mail);
      expect(text).toContain('Hello Ana,');
      expect(`${text}${html}`).not.toContain('pills');
      expect(text).toContain('someone entered this address');
    }
  });

  it('a mail names a time to answer only where one is set, and mails of earlier versions are readable', () => {
    const words = test.app.get(Catalogues);
    const mail = (kind: string, language: string, params: object) =>
      renderMail(words, {
        template: `forms.confirm_${kind}`,
        language,
        params: { name: 'Ana', hasName: 'yes', ...params },
      }).text;
    for (const kind of ['inquiry', 'trial', 'demo']) {
      for (const language of ['en', 'fr', 'es']) {
        expect(mail(kind, language, { hours: 6 })).toMatch(/\b6 (hours|heures|horas)/);
        expect(mail(kind, language, { hours: 0 })).not.toMatch(/hour|heure|hora/);
        expect(mail(kind, language, {})).toBe(mail(kind, language, { hours: 0 }));
      }
    }
  });

  it('does not carry a message to a stranger in the name', async () => {
    const email = newEmail();
    await test
      .http('post', '/api/send-contact-email')
      .send({ ...contact(email, 'x'), firstName: 'Win a prize at http://evil.example' })
      .expect(201);
    const [mail] = await mailsTo(email);
    expect(
      renderMail(test.app.get(Catalogues), mail ?? { template: '', language: 'en', params: {} }).text,
    ).not.toContain('evil');
  });

  it('every role may send one; what was sent is read by staff and admins alone', async () => {
    for (const type of ['tenant', 'landlord', 'supplier', 'staff', 'admin'] as const) {
      const { token, userId } = await person(test, type);
      const email = newEmail();
      await test.http('post', '/api/send-contact-email', token).send(contact(email, 'Hello')).expect(201);
      expect(await test.sql('select user_id from form_submission where email = $1', [email])).toEqual([
        { user_id: userId },
      ]);
      await test.http('get', '/api/form-submissions', token).expect(type === 'staff' || type === 'admin' ? 200 : 403);
    }
    await test.http('get', '/api/form-submissions').expect(401);
  });

  it('what was sent is forgotten after 24 months, with its mails; a lead made of it stays', async () => {
    const [kept, gone, taken] = [newEmail(), newEmail(), newEmail()];
    for (const email of [kept, gone, taken])
      await test.http('post', '/api/send-contact-email').send(contact(email, 'Hello')).expect(201);
    const [{ id } = { id: '' }] = await test.sql<{ id: string }>('select id from form_submission where email = $1', [
      taken,
    ]);
    const { token } = await person(test, 'staff');
    await test.http('post', '/api/crm-leads', token).send({ submissionId: id }).expect(201);
    const mails = async () =>
      await test.sql<{ email: string; state: string }>(
        "select params->>'email' as email, state from outbox_message where template = 'forms.received' and params->>'email' = any($1)",
        [[kept, gone, taken]],
      );
    await eventually(
      async () => (await mails()).length === 3 && (await mails()).every(({ state }) => state !== 'queued'),
    );
    await test.sql(
      "update outbox_message set created_at = created_at - interval '24 months 1 day' where params->>'email' = any($1)",
      [[gone, taken]],
    );
    await test.sql("update form_confirmation set sent_on = sent_on - interval '25 months' where email = any($1)", [
      [gone, taken],
    ]);
    await test.sql(
      "update form_submission set created_at = created_at - interval '24 months 1 day' where email = any($1)",
      [[gone, taken]],
    );
    const tidy = () => test.app.get(Scope).asSystem('test', () => test.app.get(TidySubmissions).tidy());
    for (const _night of [1, 2]) await tidy();
    expect(await test.sql("select action from audit_entry where action = 'form.forget'")).toHaveLength(1);
    expect(await test.sql('select email from form_submission where email = any($1)', [[kept, gone, taken]])).toEqual([
      { email: kept },
    ]);
    expect(await test.sql('select email from form_confirmation where email = any($1)', [[kept, gone, taken]])).toEqual([
      { email: kept },
    ]);
    expect((await mails()).map(({ email }) => email)).toEqual([kept]);
    expect(await test.sql('select submission_id from crm_lead where lower(email) = $1', [taken])).toEqual([
      { submission_id: null },
    ]);
  });

  it('DR-008 staff find a demo request among what was sent, newest first', async () => {
    const email = newEmail();
    await test.http('post', '/api/demo-request').send({ firstName: 'Diego', lastName: 'Marín', email }).expect(201);
    const { token } = await person(test, 'staff');
    const { body } = await test.http('get', '/api/form-submissions?kind=demo', token).expect(200);
    expect(body[0]).toMatchObject({ kind: 'demo', email, firstName: 'Diego', details: {} });
    const found = await test.http('get', '/api/form-submissions?q=diego+mar', token).expect(200);
    expect(found.body.map((one: { email: string }) => one.email)).toContain(email);
  });

  it('of two people who mark a form as handled at once, the first stays named', async () => {
    const email = newEmail();
    await test.http('post', '/api/demo-request').send({ firstName: 'Diego', lastName: 'Marín', email }).expect(201);
    const [one, two] = [await person(test, 'staff'), await person(test, 'staff')];
    const { body } = await test.http('get', `/api/form-submissions?q=${email}`, one.token).expect(200);
    const path = `/api/form-submissions/${body[0].id}`;
    const answers = await Promise.all(
      [one, two].map(({ token }) => test.http('patch', path, token).send({ handled: true }).expect(200)),
    );
    const [row] = await test.sql<{ by: string }>('select handled_by as by from form_submission where id = $1', [
      body[0].id,
    ]);
    await test
      .http('patch', path, row?.by === one.userId ? two.token : one.token)
      .send({ handled: true })
      .expect(200);
    const [after] = await test.sql<{ by: string }>('select handled_by as by from form_submission where id = $1', [
      body[0].id,
    ]);
    expect(after?.by).toBe(row?.by);
    expect(new Set(answers.map((answer) => answer.body.handledAt)).size).toBe(1);
  });

  it('DM-011 demo staff read nothing of the live world, and the other way round', async () => {
    const demo = await person(test, 'staff', { demo: true });
    const inDemo = { ...VISITOR, demo: true };
    await test.app
      .get(Scope)
      .as(inDemo, () => test.app.get(FormsService).receive('contact', contact('demo@example.com', 'Demo')));
    const emails = async (token: string) =>
      ((await test.http('get', '/api/form-submissions', token)).body as { email: string }[]).map(({ email }) => email);
    expect(await emails(demo.token)).toEqual(['demo@example.com']);
    expect(await emails((await person(test, 'staff')).token)).not.toContain('demo@example.com');
  });

  it('one source sends so many an hour, then 429 with Retry-After; nothing more is mailed', async () => {
    const strict = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
    try {
      const send = () => strict.http('post', '/api/demo-request').send({ ...PERSON, email: newEmail() });
      for (let at = 0; at < 20; at += 1) await send().expect(201);
      const { body, headers } = await send().expect(429);
      expect(body.code).toBe('too_many_requests');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(await strict.sql('select 1 from form_submission')).toHaveLength(20);
    } finally {
      await strict.close();
    }
  });
});
