import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../../../src/modules/accounts/rules/passwords.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { home, letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { erase } from '../../support/erase.js';
import { pdfTexts } from '../../support/pdf-text.js';
import { said } from '../../support/said.js';
import { secondStep } from '../../support/second-step.js';

const PASSWORD = 'correct horse';
const PATH = '/api/landlords/payment-instructions';
const TRANSFER = { transferTo: 'rent@example.com', transferNote: 'Write your unit in the message.' };
/** With a credential, so that it can confirm. */
async function landlordOf(test: TestApp): Promise<Person> {
  const who = await person(test, 'landlord');
  await test.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [
    who.userId,
    await hashPassword(PASSWORD),
  ]);
  return who;
}
const BANK = { bankHolder: 'Laurier Ltd.', bankDetails: 'Transit 12345\nAccount 678' };

/** PY-025: a landlord says how to pay outside of the product. */
describe('how to pay outside of the product', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-20T15:00:00Z');
  });
  afterAll(() => test.close());

  const landlord = () => landlordOf(test);
  const letByOne = async (): Promise<LetHome> => letHome(test, { startsOn: '2026-10-01' }, await landlord());
  const put = (who: Person, body: object, currentPassword = PASSWORD) =>
    test.http('put', PATH, who.token).send({ currentPassword, ...body });
  const list = async (who: Person) => (await test.http('get', PATH, who.token).expect(200)).body;
  const read = (who: Person, leaseId: string) =>
    test.http('get', `/api/tenants/me/payment-instructions?leaseId=${leaseId}`, who.token);
  const mails = (to: string) =>
    test.sql<{ template: string; params: Record<string, string> }>(
      "select template, params from outbox_message where recipient = $1 and template like 'payment-instructions.%' order by id",
      [to],
    );

  it('PY-025 stores what the landlord writes and shows it to the tenants of the lease, and to nobody else', async () => {
    const mine = await letByOne();
    const other = await letByOne();
    expect(await list(mine.landlord)).toMatchObject([
      { propertyId: null, own: true, transferTo: null, changedAt: null, version: 0 },
      { propertyId: mine.propertyId, propertyName: 'Laurier', own: false, version: 0 },
    ]);
    const { body } = await put(mine.landlord, { ...TRANSFER, ...BANK, cashHow: ' ', version: 0 }).expect(200);
    expect(body[0]).toMatchObject({ ...TRANSFER, ...BANK, cashHow: null, added: true, version: 1 });
    expect((await read(mine.tenant, mine.leaseId).expect(200)).body).toMatchObject({
      ...TRANSFER,
      ...BANK,
      chequePayableTo: null,
      added: true,
      changedAt: expect.stringMatching(/^2026-11-20/),
    });
    await read(other.tenant, mine.leaseId).expect(404);
    expect((await read(other.tenant, other.leaseId).expect(200)).body).toMatchObject({ transferTo: null });
    expect((await list(other.landlord))[0]).toMatchObject({ transferTo: null, version: 0 });
    await test.http('get', PATH, mine.tenant.token).expect(403);
    const seen = await test.sql<{ n: number }>('select count(*)::int as n from audit_entry where action = $1', [
      'payment_instructions.change',
    ]);
    expect(seen[0]?.n).toBe(1);
  });

  it('SEC-08 PY-025 asks for the password and the second step, as moving the account does', async () => {
    const who = await landlord();
    expect((await put(who, TRANSFER, 'wrong horse').expect(401)).body.code).toBe('invalid_credentials');
    await test.http('put', PATH, who.token).send(TRANSFER).expect(400);
    await test.http('post', '/api/auth/two-factor/on', who.token).send({ currentPassword: PASSWORD }).expect(200);
    const { body } = await put(who, TRANSFER).expect(401);
    expect(body.code).toBe('two_factor_required');
    expect((await list(who))[0]).toMatchObject({ transferTo: null });
    const verificationToken = await secondStep(test, body);
    await put(who, { ...TRANSFER, verificationToken }).expect(200);
    expect((await list(who))[0]).toMatchObject(TRANSFER);
  });

  it('PY-025 nobody changes those of the demo, whose people have no password, nor before the address is verified', async () => {
    const demo = await person(test, 'landlord', { demo: true });
    expect((await put(demo, TRANSFER).expect(401)).body.code).toBe('invalid_credentials');
    const who = await person(test, 'landlord', { verified: false });
    await test.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [
      who.userId,
      await hashPassword(PASSWORD),
    ]);
    expect((await put(who, TRANSFER).expect(403)).body.code).toBe('email_unverified');
  });

  it('refuses an address that is none, a note without its way, a foreign property and an older version', async () => {
    const mine = await letByOne();
    const foreign = await home(test);
    const fault = async (body: object) => {
      const answer = await put(mine.landlord, body).expect(400);
      return answer.body.details.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
    };
    expect(await fault({ transferTo: 'ask me' })).toEqual(['transferTo email_or_phone']);
    expect(await fault({ chequeNote: 'Your unit' })).toEqual(['chequePayableTo required']);
    expect(await fault({ bankHolder: 'Me' })).toEqual(['bankDetails required']);
    expect(await fault({ bankHolder: 'Me\nYou', bankDetails: 'x' })).toEqual(['bankHolder one_line']);
    expect(await fault({ cashHow: 'x'.repeat(301) })).toEqual(['cashHow too_long']);
    expect(await fault({ cashHow: 'x\n'.repeat(9) + 'x' })).toEqual(['cashHow too_many_lines']);
    await put(mine.landlord, { ...TRANSFER, propertyId: foreign.propertyId }).expect(404);
    await put(mine.landlord, { transferTo: '+1 514 555 0172', version: 0 }).expect(200);
    expect((await put(mine.landlord, { ...TRANSFER, version: 0 }).expect(409)).body.code).toBe('stale_version');
    const both = await Promise.all([1, 2].map(() => put(mine.landlord, { ...TRANSFER, version: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('PY-025 a property can have its own, and shows a change also when it goes back to those of the account', async () => {
    const mine = await letByOne();
    const { propertyId, leaseId } = mine;
    const second = await letHome(test, {}, mine.landlord);
    test.clock.setNow('2026-11-01T15:00:00Z');
    await put(mine.landlord, TRANSFER).expect(200);
    test.clock.setNow('2026-11-10T15:00:00Z');
    await put(mine.landlord, { propertyId, own: true, cashHow: 'At the office.' }).expect(200);
    expect((await read(mine.tenant, leaseId)).body).toMatchObject({
      transferTo: null,
      cashHow: 'At the office.',
      changedAt: expect.stringMatching(/^2026-11-10/),
      added: false,
    });
    expect((await read(second.tenant, second.leaseId)).body).toMatchObject({
      ...TRANSFER,
      changedAt: expect.stringMatching(/^2026-11-01/),
      added: true,
    });
    test.clock.setNow('2026-11-20T15:00:00Z');
    const { body } = await put(mine.landlord, { propertyId, own: false, cashHow: 'Not kept.' }).expect(200);
    expect(body.find((row: { propertyId: string }) => row.propertyId === propertyId)).toMatchObject({
      own: false,
      cashHow: null,
      version: 2,
    });
    expect((await read(mine.tenant, leaseId)).body).toMatchObject({
      ...TRANSFER,
      changedAt: expect.stringMatching(/^2026-11-20/),
      added: false,
    });
    await eventually(async () =>
      (await mails(mine.landlord.email)).some(({ params }) => params['state'] === 'general'),
    );
    // Nothing that tenants read changed: the day stays. Their tokens last until 15:00.
    test.clock.setNow('2026-11-21T14:00:00Z');
    await put(mine.landlord, TRANSFER).expect(200);
    expect((await read(second.tenant, second.leaseId)).body.changedAt).toMatch(/^2026-11-01/);
  });

  it('PY-025 taking everything back first doesn’t make another address look like the first one', async () => {
    const mine = await letByOne();
    await put(mine.landlord, TRANSFER).expect(200);
    await put(mine.landlord, {}).expect(200);
    await eventually(async () => (await mails(mine.landlord.email)).some(({ params }) => params['state'] === 'none'));
    await put(mine.landlord, { transferTo: 'thief@example.com' }).expect(200);
    expect((await read(mine.tenant, mine.leaseId)).body).toMatchObject({
      transferTo: 'thief@example.com',
      added: false,
    });
    await put(mine.landlord, { propertyId: mine.propertyId, own: true }).expect(200);
    await put(mine.landlord, { propertyId: mine.propertyId, own: true, cashHow: 'To me.' }).expect(200);
    expect((await read(mine.tenant, mine.leaseId)).body).toMatchObject({ cashHow: 'To me.', added: false });
  });

  it('PY-025 saving a property without a change warns nobody', async () => {
    const mine = await letByOne();
    const { propertyId, leaseId } = mine;
    test.clock.setNow('2026-11-01T15:00:00Z');
    await put(mine.landlord, TRANSFER).expect(200);
    test.clock.setNow('2026-11-20T15:00:00Z');
    const asBefore = { changedAt: expect.stringMatching(/^2026-11-01/), added: true };
    await put(mine.landlord, { propertyId, own: false }).expect(200);
    expect((await read(mine.tenant, leaseId)).body).toMatchObject({ ...TRANSFER, ...asBefore });
    await put(mine.landlord, { propertyId, own: true, ...TRANSFER }).expect(200);
    expect((await read(mine.tenant, leaseId)).body).toMatchObject({ ...TRANSFER, ...asBefore });
    expect((await mails(mine.landlord.email)).length).toBeLessThanOrEqual(1);
  });

  it('PY-025 who has moved out reads them only while they owe something', async () => {
    const mine = await letByOne();
    await put(mine.landlord, TRANSFER).expect(200);
    await test.sql("update lease set state = 'ended', ends_on = '2026-10-31' where id = $1", [mine.leaseId]);
    expect((await read(mine.tenant, mine.leaseId).expect(200)).body).toMatchObject({ transferTo: null });
    await test.sql("update lease set state = 'active', ends_on = null where id = $1", [mine.leaseId]);
    await test.app.get(RentRun).run();
    await test.sql("update lease set state = 'ended', ends_on = '2026-10-31' where id = $1", [mine.leaseId]);
    expect((await read(mine.tenant, mine.leaseId).expect(200)).body).toMatchObject(TRANSFER);
    await put(mine.landlord, { transferTo: 'other@example.com' }).expect(200);
    await eventually(async () => (await mails(mine.tenant.email)).some(({ params }) => params['added'] === 'no'));
  });

  it('PY-025 mails the landlord what tenants read now, and each tenant without the details, and rings the bell', async () => {
    const mine = await letByOne();
    await test.sql('update app_user set email_notifications = false where id = $1', [mine.tenant.userId]);
    await put(mine.landlord, TRANSFER).expect(200);
    await eventually(async () => (await mails(mine.tenant.email)).length === 1);
    await put(mine.landlord, { ...TRANSFER, transferTo: 'other@example.com' }).expect(200);
    await eventually(async () => (await mails(mine.tenant.email)).length === 2);
    expect((await mails(mine.tenant.email)).map(({ params }) => params)).toMatchObject([
      { added: 'yes', ways: 'E-transfer' },
      { added: 'no', ways: 'E-transfer', home: '87 Laurier Avenue West, Unit 302' },
    ]);
    // Staff and admins read the outbox.
    for (const to of [mine.tenant.email, mine.landlord.email])
      expect(JSON.stringify(await mails(to))).not.toContain('other@example.com');
    expect((await mails(mine.landlord.email)).at(-1)?.params).toMatchObject({
      by: 'Test Person',
      state: 'some',
      changed: 'E-transfer',
      ways: 'E-transfer',
    });
    const bells = () =>
      test.sql('select 1 from notification where user_id = $1 and kind = $2', [
        mine.tenant.userId,
        'payment_instructions_changed',
      ]);
    await eventually(async () => (await bells()).length === 2);
  });

  it('are in the welcome letter and the reminder on paper; emails name the ways alone', async () => {
    const mine = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' }, await landlord());
    await put(mine.landlord, { ...BANK, chequePayableTo: 'Laurier Ltd.', chequeSendTo: '1 Main St' }).expect(200);
    await test.app.get(RentRun).run();
    const { body } = await test
      .http('post', `/api/landlords/leases/${mine.leaseId}/codes`, mine.landlord.token)
      .send({})
      .expect(201);
    const check = /as of November \d+, 2026\. If you’re told to pay somewhere else, ask your landlord first/;
    expect(body.letter.pay).toMatchObject({
      title: 'How to pay',
      check: expect.stringMatching(check),
      ways: [
        { label: 'Check', text: 'Payable to Laurier Ltd.\nSend or bring it to: 1 Main St' },
        { label: 'Bank transfer', text: 'Account holder: Laurier Ltd.\nTransit 12345\nAccount 678' },
      ],
    });
    const letter = await test
      .http('get', `/api/landlords/leases/${mine.leaseId}/reminder-letter`, mine.landlord.token)
      .buffer(true)
      .expect(200);
    const texts = pdfTexts(letter.body as Buffer).join('\n');
    expect(texts).toContain('How to pay');
    expect(texts).toContain('678');
    expect(texts.replaceAll(/\s+/g, ' ')).toMatch(check);
    await test.http('post', '/api/landlords/reminders', mine.landlord.token).send({ leaseIds: [mine.leaseId] });
    const [mail] = await test.sql<{ params: Record<string, string> }>(
      "select params from outbox_message where recipient = $1 and template = 'payments.owed_reminder'",
      [mine.tenant.email],
    );
    expect(mail?.params).toMatchObject({ hasWays: 'yes', ways: 'Check and Bank transfer' });
    expect(said(mail)).not.toContain('678');
  });

  it('go with the account', async () => {
    const mine = await landlord();
    await put(mine, TRANSFER).expect(200);
    await test.sql('update app_user set deleted_at = now() where id = $1', [mine.userId]);
    await erase(test, mine.userId);
    expect(await test.sql('select 1 from payment_instruction where account_id = $1', [mine.accountId])).toEqual([]);
  });
});

it('SEC-08 PY-025 only changes that were stored count for the limit, and taking everything back always passes', async () => {
  const test = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
  const mine = await landlordOf(test);
  const put = (body: object) => test.http('put', PATH, mine.token).send({ currentPassword: PASSWORD, ...body });
  for (let i = 0; i < 12; i++) await put({ cashHow: `Door ${i}` }).expect(200);
  await put({ cashHow: 'Door 11' }).expect(200);
  await put({ cashHow: 'Another door' }).expect(429);
  const { body } = await put({}).expect(200);
  expect(body[0]).toMatchObject({ cashHow: null });
  await test.close();
});
