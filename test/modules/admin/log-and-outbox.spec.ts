import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MAILER, type Mailer } from '../../../src/platform/outbox/mailer.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const SIGN_UP = {
  password: 'correct horse',
  userData: { firstName: 'Nadia', lastName: 'Tremblay', userType: 'landlord' },
};
const HOME = {
  streetNumber: '12',
  street: 'Rue Laurier',
  city: 'Montréal',
  region: 'QC',
  country: 'CA',
  postalCode: 'H2T 2N1',
  type: 'apartment',
  currency: 'CAD',
  timeZone: 'America/Toronto',
};

describe('the audit log and the outbox', () => {
  let test: TestApp;
  let admin: Person;
  let staff: Person;
  let nadia: { userId: string; token: string };
  const log = async (query = '') =>
    (await test.http('get', `/api/admin/audit-log?limit=200${query}`, admin.token).expect(200)).body as Record<
      string,
      string
    >[];
  const outbox = async (query = '', token = admin.token) =>
    (await test.http('get', `/api/admin/outbox?limit=200${query}`, token).expect(200)).body as Record<string, string>[];

  beforeAll(async () => {
    test = await startTestApp();
    admin = await person(test, 'admin');
    staff = await person(test, 'staff');
    const { body } = await test
      .http('post', '/api/auth/signup')
      .send({ ...SIGN_UP, email: 'nadia@example.com' })
      .expect(201);
    nadia = { userId: body.profile.userId, token: body.access_token };
  });
  afterAll(() => test.close());

  it('SF-019 shows sign-ins and changes: who, what, which object, when, from where', async () => {
    await test
      .http('post', '/api/auth/signin')
      .send({ email: 'nadia@example.com', password: SIGN_UP.password })
      .expect(200);
    const made = await test.http('post', '/api/landlords/properties', nadia.token).send(HOME);
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ id: expect.any(String) })]);
    const entries = await log(`&personId=${nadia.userId}`);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['account.sign_up', 'session.sign_in', 'property.create']),
    );
    expect(entries.find(({ action }) => action === 'property.create')).toMatchObject({
      personName: 'Nadia Tremblay',
      personType: 'landlord',
      role: 'landlord',
      subjectType: 'property',
      subjectId: made.body.id,
      accountName: 'Nadia Tremblay',
      source: expect.any(String),
      requestId: expect.any(String),
    });
    expect(entries.every(({ personId }) => personId === nadia.userId)).toBe(true);
    expect((await log(`&subjectId=${made.body.id}`)).map(({ action }) => action)).toEqual(['property.create']);
  });

  it('SF-019 finds what was done to a person as well as what they did, by person and by name, or only one of both', async () => {
    await test.http('post', `/api/admin/users/${nadia.userId}/unlock`, admin.token).expect(200);
    // What was done to the account that she owns was done to her.
    const [owned] = await test.sql<{ id: string }>('select account_id as id from membership where user_id = $1', [
      nadia.userId,
    ]);
    await test
      .http('post', `/api/admin/accounts/${owned?.id}/trial`, admin.token)
      .send({ days: 5, reason: 'Asked on the phone' })
      .expect(200);
    const toHer = ['account.extend_trial', 'user.unlock'];
    const actions = async (query: string) => (await log(query)).map(({ action }) => action);
    const person = `&personId=${nadia.userId}`;
    expect(await actions(person)).toEqual(
      expect.arrayContaining(['user.unlock', 'session.sign_in', 'property.create']),
    );
    expect(await actions(`${person}&side=done_to`)).toEqual(toHer);
    const done = await actions(`${person}&side=done_by`);
    expect(done).toEqual(expect.arrayContaining(['session.sign_in', 'property.create']));
    expect(done).not.toContain('user.unlock');
    expect(done.length + toHer.length).toBe((await actions(person)).length);
    for (const name of ['tremblay', 'nadia@example.com']) {
      expect(await actions(`&q=${name}`)).toEqual(await actions(person));
      expect(await actions(`&q=${name}&side=done_to`)).toEqual(toHer);
      expect(await actions(`&q=${name}&side=done_by`)).toEqual(done);
    }
    await test.http('get', '/api/admin/audit-log?side=both', admin.token).expect(400);
  });

  it('filters by action, time and who; pages lose nothing; nobody else reads it and nothing edits it', async () => {
    expect(new Set((await log('&action=session.')).map(({ action }) => action?.split('.')[0]))).toEqual(
      new Set(['session']),
    );
    expect(await log(`&from=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
    expect((await log('&by=people')).every(({ personId, role }) => personId || role === 'visitor')).toBe(true);
    expect((await log('&q=tremblay')).length).toBeGreaterThan(2);
    const scope = test.app.get(Scope);
    await scope.asSystem('test', () => scope.write('chat.message', async () => undefined));
    expect((await log('&action=chat.')).length).toBeGreaterThan(0);
    expect((await log('&chat=false')).filter(({ action }) => action?.startsWith('chat.'))).toEqual([]);
    const first = await test.http('get', '/api/admin/audit-log?limit=2&count=true', admin.token).expect(200);
    const next = /<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const second = await test.http('get', next, admin.token).expect(200);
    const ids = [...first.body, ...second.body].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(4);
    for (const token of [staff.token, nadia.token]) await test.http('get', '/api/admin/audit-log', token).expect(403);
    for (const method of ['post', 'put', 'patch', 'delete'] as const)
      expect((await test.http(method, `/api/admin/audit-log/${ids[0]}`, admin.token)).status).toBe(404);
    await expect(test.sql('delete from audit_entry where id = $1', [ids[0]])).rejects.toThrow('append-only');
    await test.http('get', '/api/admin/audit-log?action=%27--', admin.token).expect(400);
  });

  it('goes out as CSV with the same filters, and says so in the log', async () => {
    const { text, headers } = await test
      .http('get', `/api/admin/audit-log.csv?personId=${nadia.userId}`, admin.token)
      .expect(200);
    expect(headers['content-type']).toContain('text/csv');
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('at,action,role,personId,personName');
    expect(lines.length).toBe((await log(`&personId=${nadia.userId}`)).length + 1);
    expect((await log('&action=audit_log.export')).length).toBe(1);
  });

  it('SF-020 the outbox holds the kept mail of a new user with its link; landlords 403, visitors 401, staff see no link', async () => {
    const mail = (await outbox('&q=nadia@example.com'))[0];
    expect(mail).toMatchObject({
      channel: 'email',
      state: 'kept',
      template: 'auth.verify',
      subject: expect.stringContaining('verify'),
      sendable: false,
    });
    expect(mail?.['text']).toMatch(/\/verify-email\?token=/);
    expect((await test.http('get', `/api/admin/outbox/${mail?.['id']}`, admin.token).expect(200)).body).toEqual(mail);
    await test.http('get', '/api/admin/outbox', nadia.token).expect(403);
    await test.http('get', '/api/admin/outbox').expect(401);
    expect(await outbox('&q=nadia@example.com', staff.token)).toEqual([]);
    await test.http('get', `/api/admin/outbox/${mail?.['id']}`, staff.token).expect(404);
    expect((await test.http('post', `/api/admin/outbox/${mail?.['id']}/send`, admin.token).expect(503)).body.code).toBe(
      'not_configured',
    );
  });

  it('a mail that lacks a value of its text is listed as such, and hides no other', async () => {
    const all = (await outbox()).length;
    await test.sql("update outbox_message set params = '{}' where recipient = 'nadia@example.com'");
    const [mail] = await outbox('&q=nadia@example.com');
    expect(mail).toMatchObject({ subject: 'auth.verify', text: expect.stringContaining('can’t be shown') });
    expect((await outbox()).length).toBe(all);
  });

  it('a mail that the server refuses for good has failed with its words, and is sent again by an admin, once', async () => {
    const mailer = test.app.get<Mailer>(MAILER, { strict: false });
    const delivers = jest.spyOn(mailer, 'delivers').mockReturnValue(true);
    const refusal = Object.assign(new Error('552 mailbox full'), { responseCode: 552 });
    const hand = jest.spyOn(mailer, 'send').mockRejectedValueOnce(refusal).mockResolvedValue('sent');
    try {
      await test.http('post', '/api/auth/forgot-password').send({ email: 'nadia@example.com' }).expect(204);
      const failed = () => outbox('&state=failed');
      await eventually(async () => (await failed()).length, 15_000);
      const [mail] = await failed();
      expect(mail).toMatchObject({ template: 'auth.reset', failure: '552 mailbox full', attempts: 1, sendable: true });
      await test.http('post', `/api/admin/outbox/${mail?.['id']}/send`, admin.token).expect(200);
      await eventually(async () => (await outbox('&state=sent')).length, 15_000);
      expect(hand).toHaveBeenCalledTimes(2);
      expect((await outbox('&state=sent'))[0]).toMatchObject({ id: mail?.['id'], failure: null, sendable: false });
      expect(
        (await test.http('post', `/api/admin/outbox/${mail?.['id']}/send`, admin.token).expect(422)).body.code,
      ).toBe('transition_forbidden');
      expect((await log('&action=outbox.send_again')).map(({ personId }) => personId)).toEqual([admin.userId]);
    } finally {
      delivers.mockRestore();
      hand.mockRestore();
    }
  }, 40_000);
});
