import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../../../src/modules/accounts/rules/passwords.js';
import type { Person } from '../../factories/people.js';
import {
  completedRequest,
  filedRequest,
  supplier as newSupplier,
  type Craftsman,
  type Filed,
} from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pdfPages } from '../../support/pdf-text.js';

const PASSWORD = 'a long enough sentence';
const PATH = '/api/invoice-settings/sender';
const ADDRESS = {
  streetNumber: '12',
  street: 'Rue Saint-Denis',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'h2x3k8',
  country: 'CA',
};
const DETAILS = {
  address: ADDRESS,
  phone: '514 555 0142',
  email: 'office@plombex.example',
  eTransfer: 'pay@plombex.example',
  checkPayableTo: 'Plombex inc.',
  bankDetails: 'Institution 006\nTransit 12345\nAccount 1234567',
};
const NOTHING = {
  address: null,
  phone: null,
  email: null,
  eTransfer: null,
  checkPayableTo: null,
  bankDetails: null,
};

describe('who sends an invoice and how they are paid', () => {
  let test: TestApp;
  let plombex: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
  });
  afterAll(() => test.close());

  /** A supplier who has chosen a password. */
  async function supplier(of: TestApp, name?: string): Promise<Craftsman> {
    const who = await newSupplier(of, name);
    await of.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [
      who.userId,
      await hashPassword(PASSWORD),
    ]);
    return who;
  }
  const put = (body: object, who: Person) => test.http('put', PATH, who.token).send(body);
  const save = (body: object, who: Person = plombex) =>
    put({ ...DETAILS, ...body, currentPassword: PASSWORD }, who).expect(200);
  const read = (id: string, who: Person) => test.http('get', `/api/invoices/${id}`, who.token).expect(200);
  const step = (id: string, status: string, who: Person, more: object = {}) =>
    test
      .http('patch', `/api/invoices/${id}`, who.token)
      .send({ status, ...more })
      .expect(200);
  const draft = async (job: Filed, who: Person = plombex) =>
    (await test.http('post', `/api/service-requests/${job.requestId}/invoice`, who.token).expect(201)).body;
  /** Another invoice to the same landlord, for one more job at the same home. */
  const another = async (first: Filed, who: Craftsman) => {
    const { requestId } = await filedRequest(test, {}, first);
    const path = `/api/service-requests/${requestId}`;
    await test.http('patch', path, first.landlord.token).send({ status: 'approved' }).expect(200);
    const offer = { supplierId: who.id, budgetCents: 50_000, firstWins: true };
    const { body } = await test.http('post', `${path}/offers`, first.landlord.token).send(offer).expect(201);
    await test.http('patch', `${path}/offers/${body.offers[0].id}`, who.token).send({ status: 'accepted' }).expect(200);
    await test.http('patch', path, who.token).send({ status: 'in_progress' }).expect(200);
    await test.http('patch', path, who.token).send({ status: 'completed', costCents: 40_000 }).expect(200);
    const { id } = await draft({ ...first, requestId }, who);
    return (await step(id, 'sent', who)).body;
  };
  const mails = (email: string, template: string) =>
    test.sql<{ params: Record<string, string> }>(
      'select params from outbox_message where recipient = $1 and template = $2 order by created_at, id',
      [email, template],
    );
  const pdf = async (id: string, who: Person, query = '') => {
    const { body } = await test
      .http('get', `/api/invoices/${id}/file.pdf${query}`, who.token)
      .responseType('blob')
      .expect(200);
    return {
      bytes: (body as Buffer).toString('latin1'),
      text: pdfPages(body as Buffer)
        .flat()
        .join(' '),
    };
  };

  it('are changed with the password, and the supplier’s own people are mailed what changed', async () => {
    const own = await supplier(test, 'Own details');
    const { body: before } = await test.http('get', PATH, own.token).expect(200);
    expect(before).toEqual({ ...NOTHING, confirmBy: 'password', version: 0 });
    expect((await put(DETAILS, own).expect(401)).body.code).toBe('invalid_credentials');
    expect((await put({ ...DETAILS, currentPassword: 'wrong' }, own).expect(401)).body.code).toBe(
      'invalid_credentials',
    );
    const { body: saved } = await save({}, own);
    expect(saved).toEqual({
      ...DETAILS,
      address: { ...ADDRESS, postalCode: 'H2X 3K8' },
      confirmBy: 'password',
      version: expect.any(Number),
    });
    // What changes nothing asks for nothing and mails no one.
    await put({ ...DETAILS, version: saved.version }, own).expect(200);
    await test.sql('update app_user set email_notifications = false where id = $1', [own.userId]);
    await save({ eTransfer: 'other@plombex.example' }, own);
    const told = await mails(own.email, 'invoices.sender_changed');
    expect(told.map(({ params }) => params['fields'])).toEqual([
      'address, phone, email, e-transfer address, check payable to and bank details',
      'e-transfer address',
    ]);
    expect(JSON.stringify(told)).not.toContain('other@plombex.example');
    expect(
      (await put({ ...DETAILS, currentPassword: PASSWORD, version: saved.version }, own).expect(409)).body.code,
    ).toBe('stale_version');
    const [log] = await test.sql<{ reason: string }>(
      "select reason from audit_entry where action = 'invoice.sender' and user_id = $1 order by id desc limit 1",
      [own.userId],
    );
    expect(log?.reason).toBe('eTransfer');
  });

  it('are changed with a code by email by those who have no password, and with the second step where it is on', async () => {
    const invited = await supplier(test, 'Invited');
    await test.sql('update credential set password_hash = null where user_id = $1', [invited.userId]);
    expect((await test.http('get', PATH, invited.token).expect(200)).body.confirmBy).toBe('code');
    const { body: asked } = await put({ ...DETAILS, currentPassword: 'any' }, invited).expect(401);
    // Never a text: anyone who holds the session can change the phone number.
    expect(asked).toMatchObject({ code: 'two_factor_required', challenge: expect.any(String), methods: ['email'] });
    const code = { email: invited.email, challenge: asked.challenge };
    await test
      .http('post', '/api/auth/request-2fa')
      .send({ ...code, type: 'email' })
      .expect((answer) => {
        expect(answer.status).toBeLessThan(300);
      });
    const [mail] = await mails(invited.email, 'twofactor.code');
    expect(mail?.params['confirms']).toBe('yes');
    const { body: verified } = await test
      .http('post', '/api/auth/verify-2fa')
      .send({ ...code, code: mail?.params['code'], method: 'email' })
      .expect(200);
    const token = { verificationToken: verified.verificationToken };
    const texted = (allowed: boolean) =>
      test.sql('update two_factor_challenge set sms_allowed = $1 where user_id = $2', [allowed, invited.userId]);
    await texted(true);
    await put({ ...DETAILS, ...token }, invited).expect(401);
    await texted(false);
    await put({ ...DETAILS, ...token }, invited).expect(200);
    // The token serves once.
    await put({ ...DETAILS, eTransfer: 'x@y.example', ...token }, invited).expect(401);

    const careful = await supplier(test, 'Careful');
    await test.sql('update app_user set two_factor_at = now() where id = $1', [careful.userId]);
    const { body } = await put({ ...DETAILS, currentPassword: PASSWORD }, careful).expect(401);
    expect(body.code).toBe('two_factor_required');
  });

  it('of two first ones at once, the second is told', async () => {
    const own = await supplier(test, 'Twice at once');
    const first = (eTransfer: string) => put({ ...DETAILS, eTransfer, version: 0, currentPassword: PASSWORD }, own);
    const both = await Promise.all([first('one@plombex.example'), first('two@plombex.example')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are the supplier’s alone, and name a place and numbers that exist', async () => {
    const rival = await supplier(test, 'Rival');
    await save({});
    expect((await test.http('get', PATH, rival.token).expect(200)).body).toMatchObject(NOTHING);
    const job = await completedRequest(test, plombex);
    for (const who of [job.landlord, job.tenant]) {
      await test.http('get', PATH, who.token).expect(403);
      await put(DETAILS, who).expect(403);
    }
    for (const wrong of [
      { phone: '12' },
      { email: 'nobody' },
      { eTransfer: 'nobody' },
      { bankDetails: 'x'.repeat(301) },
      { bankDetails: 'x\n'.repeat(9) + 'x' },
      { checkPayableTo: 'Plombex\nor me' },
      { address: { ...ADDRESS, region: 'ZZ' } },
      { address: { ...ADDRESS, postalCode: '12345' } },
      { address: { ...ADDRESS, street: '' } },
    ])
      expect([wrong, (await put({ ...DETAILS, ...wrong, currentPassword: PASSWORD }, plombex)).status]).toEqual([
        wrong,
        400,
      ]);
  });

  it('are kept with an invoice when it is sent, in the language of the landlord, and never change afterwards', async () => {
    await save({});
    const job = await completedRequest(test, plombex);
    await test.sql("update app_user set language = 'es' where id = $1", [job.landlord.userId]);
    await test.sql("update app_user set language = 'fr' where id = $1", [plombex.userId]);
    const begun = await draft(job);
    expect((await read(begun.id, plombex)).body.sender).toMatchObject({ eTransfer: 'pay@plombex.example' });
    await save({ eTransfer: 'new@plombex.example' });
    await step(begun.id, 'sent', plombex);
    const admin = (await read(begun.id, job.landlord)).body;
    expect(admin).toMatchObject({
      language: 'es',
      payDiffers: null,
      sender: { ...DETAILS, address: { ...ADDRESS, postalCode: 'H2X 3K8' }, eTransfer: 'new@plombex.example' },
    });
    const first = await pdf(begun.id, job.landlord);
    expect(first.bytes).toContain('/Lang (es)');
    for (const part of [
      '12 Rue Saint-Denis',
      'Montréal, QC H2X 3K8',
      '514 555 0142',
      'new@plombex.example',
      'Plombex inc.',
      'Transit 12345',
    ])
      expect(first.text).toContain(part);
    expect((await pdf(begun.id, plombex, '?language=fr')).bytes).toContain('/Lang (fr)');

    await save({ ...NOTHING, bankDetails: 'Account 666' });
    await test.sql("update app_user set language = 'en' where id = $1", [job.landlord.userId]);
    for (const who of [plombex, job.landlord]) expect((await read(begun.id, who)).body.sender).toEqual(admin.sender);
    expect((await pdf(begun.id, job.landlord)).text).toBe(first.text);
    await expect(
      test.sql(`update invoice set sender = '{"eTransfer": "thief@example.com"}' where id = $1`, [begun.id]),
    ).rejects.toThrow('What was sent stays as it is');
    const [mail] = await mails(job.landlord.email, 'invoices.received');
    expect(mail?.params).toMatchObject({ hasWays: 'yes', differs: 'no' });
    // Staff read the outbox.
    expect(JSON.stringify(mail?.params)).not.toContain('new@plombex.example');
  });

  it('a company’s name that was stored with line breaks prints no line of its own', async () => {
    const named = await supplier(test, 'Own lines');
    await test.sql('update supplier set company_name = $2 where account_id = $1', [
      named.accountId,
      'Own lines\nPay to:\nAccount 666',
    ]);
    await save({ eTransfer: 'pay@own-lines.example' }, named);
    const begun = await draft(await completedRequest(test, named), named);
    const { body } = await test
      .http('get', `/api/invoices/${begun.id}/file.pdf`, named.token)
      .responseType('blob')
      .expect(200);
    const lines = pdfPages(body as Buffer).flat();
    expect(lines.join(' ')).toContain('Account 666');
    expect(lines.filter((line) => /^(Pay to:|Account 666)$/.test(line.trim()))).toEqual([]);
  });

  it('warns the landlord where an invoice is paid elsewhere than the one before', async () => {
    const own = await supplier(test, 'Moves its money');
    await save({}, own);
    const job = await completedRequest(test, own);
    const { id: first } = await draft(job, own);
    const { body: sent } = await step(first, 'sent', own);
    await step(first, 'approved', job.landlord);
    expect((await another(job, own)).payDiffers).toBeNull();

    await save({ eTransfer: 'thief@example.com' }, own);
    const differs = { id: first, number: sent.number, issuedOn: sent.issuedOn, saidHow: true };
    const second = await another(job, own);
    expect(second.payDiffers).toEqual(differs);
    expect((await read(second.id, job.landlord)).body.payDiffers).toEqual(differs);
    // One that names another account doesn't make the next one look usual, nor does voiding it.
    expect((await another(job, own)).payDiffers).toEqual(differs);
    await step(second.id, 'void', own);
    const last = await another(job, own);
    expect(last.payDiffers).toEqual(differs);
    // The landlord has accepted it: from now on it is the usual one.
    await step(last.id, 'approved', job.landlord);
    expect((await another(job, own)).payDiffers).toBeNull();
    const told = await mails(job.landlord.email, 'invoices.received');
    expect(told.map(({ params }) => params['differs'])).toEqual(['no', 'no', 'changed', 'changed', 'changed', 'no']);
  });

  it('warns too where the only invoice was voided before anyone accepted it', async () => {
    const own = await supplier(test, 'Voids the only one');
    await save({}, own);
    const job = await completedRequest(test, own);
    const { id: first } = await draft(job, own);
    await step(first, 'sent', own);
    await save({ eTransfer: 'thief@example.com' }, own);
    await step(first, 'void', own);
    expect((await another(job, own)).payDiffers).toMatchObject({ id: first, saidHow: true });
  });

  it('warns too where the invoice before said nothing of it, and not another landlord', async () => {
    const own = await supplier(test, 'Says it later');
    const job = await completedRequest(test, own);
    const { id: first } = await draft(job, own);
    expect((await step(first, 'sent', own)).body).toMatchObject({ sender: null, payDiffers: null });
    await save({}, own);
    expect((await another(job, own)).payDiffers).toMatchObject({ id: first, saidHow: false });
    const told = await mails(job.landlord.email, 'invoices.received');
    expect(told.map(({ params }) => params['differs'])).toEqual(['no', 'added']);
    const elsewhere = await completedRequest(test, own);
    const { id } = await draft(elsewhere, own);
    expect((await step(id, 'sent', own)).body.payDiffers).toBeNull();
  });
});
