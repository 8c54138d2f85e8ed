import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, day } from '../../../src/contract/days.js';
import { TidyFiles } from '../../../src/modules/documents/tidy-files.js';
import { PaperReminders } from '../../../src/modules/suppliers/paper-reminders.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import { acceptedRequest, offeredRequest, paper, supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { signUp } from '../auth/people.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Policy (POL-77-1042) >> endobj\ntrailer << >>\n%%EOF');
const INSURANCE = {
  kind: 'insurance',
  issuer: 'Northgate Mutual',
  number: 'POL-77-1042',
  coverCents: 200_000_000,
  currency: 'CAD',
  validUntil: '2037-03-31',
  timeZone: 'America/Toronto',
};
const LICENSE = {
  kind: 'license',
  trade: 'plumbing',
  issuer: 'Building board',
  number: '5741-2208-01',
  timeZone: 'America/Toronto',
};

describe('insurance and licenses of suppliers', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  let landlord: Person;
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
    landlord = await person(test, 'landlord');
  });
  afterAll(() => test.close());

  const add = (who: Person, body: object) => test.http('post', '/api/supplier-papers', who.token).send(body);
  const put = (who: Person, id: string, body: object) =>
    test.http('put', `/api/supplier-papers/${id}`, who.token).send(body);
  const papersOf = (who: Craftsman, reader: Person) =>
    test.http('get', `/api/suppliers/${who.id}/papers`, reader.token);
  const certificate = async (who: Person, purpose = 'certificate') =>
    test.http('post', '/api/documents', who.token).attach('file', PDF, 'certificate.pdf').field('purpose', purpose);
  const isThere = async (id: string) => (await test.sql('select 1 from stored_file where id = $1', [id])).length === 1;

  it('are recorded, changed and removed by the supplier, with the certificate', async () => {
    const file = (await certificate(plombex)).body.id as string;
    const { body } = await add(plombex, { ...INSURANCE, fileId: file }).expect(201);
    expect(body).toMatchObject({ ...INSURANCE, trade: null, expired: false, hasCertificate: true });
    expect(body.certificate).toMatchObject({ id: file, name: 'certificate.pdf' });
    expect((await test.http('get', body.certificate.url).responseType('blob').expect(200)).body).toEqual(PDF);
    const { body: license } = await add(plombex, LICENSE).expect(201);
    expect(license).toMatchObject({ ...LICENSE, validUntil: null, coverCents: null, hasCertificate: false });
    await add(plombex, { ...INSURANCE, fileId: file }).expect(404);
    const renewed = (await certificate(plombex)).body.id as string;
    const { body: changed } = await put(plombex, body.id, {
      ...body,
      validUntil: '2038-03-31',
      fileId: renewed,
    }).expect(200);
    expect(changed).toMatchObject({ validUntil: '2038-03-31', certificate: { id: renewed } });
    expect(await isThere(file)).toBe(false);
    await put(plombex, body.id, body).expect(409);
    expect((await test.http('get', '/api/supplier-papers', plombex.token).expect(200)).body).toHaveLength(2);
    await test.http('delete', `/api/supplier-papers/${body.id}`, plombex.token).expect(204);
    expect(await isThere(renewed)).toBe(false);
    await test.http('delete', `/api/supplier-papers/${license.id}`, plombex.token).expect(204);
  });

  it('need what their kind has', async () => {
    for (const wrong of [
      { ...INSURANCE, validUntil: null },
      { ...INSURANCE, validUntil: '2037-02-30' },
      { ...INSURANCE, currency: null },
      { ...INSURANCE, coverCents: 0 },
      { ...INSURANCE, number: ' ' },
      { ...INSURANCE, timeZone: 'Mars/Olympus' },
      { ...LICENSE, trade: null },
      { ...LICENSE, kind: 'diploma' },
    ])
      await add(plombex, wrong).expect(400);
  });

  it('are shown to landlords without number and certificate, until they have given the supplier a job', async () => {
    const maker = await supplier(test, 'Maker');
    await add(maker, { ...INSURANCE, fileId: (await certificate(maker)).body.id }).expect(201);
    const [shown] = (await papersOf(maker, landlord).expect(200)).body;
    expect(shown).toMatchObject({
      issuer: 'Northgate Mutual',
      validUntil: '2037-03-31',
      expired: false,
      hasCertificate: true,
    });
    expect([shown.number, shown.certificate]).toEqual([null, null]);
    const { body: entry } = await test.http('get', `/api/suppliers/${maker.id}`, landlord.token).expect(200);
    expect(entry.papers).toMatchObject([{ issuer: 'Northgate Mutual', number: null, certificate: null }]);
    const offered = await offeredRequest(test, maker);
    expect((await papersOf(maker, offered.landlord).expect(200)).body[0].number).toBeNull();
    const job = await acceptedRequest(test, maker);
    const [known] = (await papersOf(maker, job.landlord).expect(200)).body;
    expect(known.number).toBe('POL-77-1042');
    expect((await test.http('get', known.certificate.url).responseType('blob').expect(200)).body).toEqual(PDF);
    const list = await test.http('get', '/api/suppliers?limit=200', job.landlord.token).expect(200);
    expect(JSON.stringify(list.body)).not.toContain('POL-77-1042');
  });

  it('are nothing for tenants, other suppliers and visitors', async () => {
    await paper(test, plombex, 'insurance', 90);
    const tenant = await person(test, 'tenant');
    await papersOf(plombex, tenant).expect(403);
    await papersOf(plombex, rival).expect(404);
    await test.http('get', `/api/suppliers/${plombex.id}/papers`).expect(401);
    for (const reader of [tenant, rival])
      expect((await test.http('get', `/api/suppliers/${plombex.id}`, reader.token).expect(200)).body.papers).toEqual(
        [],
      );
    const [own] = (await test.http('get', '/api/supplier-papers', plombex.token).expect(200)).body;
    await put(rival, own.id, { ...INSURANCE }).expect(404);
    await test.http('delete', `/api/supplier-papers/${own.id}`, rival.token).expect(404);
    await test.http('get', '/api/supplier-papers', landlord.token).expect(403);
    for (const reader of [await person(test, 'staff'), await person(test, 'admin')])
      expect((await papersOf(plombex, reader).expect(200)).body[0]).toMatchObject({ number: null, certificate: null });
  });

  it('a certificate is a supplier’s own, and no other file', async () => {
    const foreign = (await certificate(rival)).body.id;
    await add(plombex, { ...INSURANCE, fileId: foreign }).expect(404);
    expect((await certificate(landlord)).status).toBe(400);
    const photo = await acceptedRequest(test, plombex);
    const { body } = await test
      .http('post', '/api/documents', plombex.token)
      .attach('file', PDF, 'invoice.pdf')
      .field('requestId', photo.requestId)
      .field('purpose', 'invoice')
      .expect(201);
    await add(plombex, { ...INSURANCE, fileId: body.id }).expect(404);
    await test
      .http('patch', `/api/documents/${body.id}`, photo.landlord.token)
      .send({ purpose: 'certificate' })
      .expect(422);
  });

  it('the night removes certificates that nothing refers to, and no others', async () => {
    const [loose, fresh, kept] = await Promise.all(
      [1, 2, 3].map(async () => (await certificate(plombex)).body.id as string),
    );
    const { body } = await add(plombex, { ...LICENSE, fileId: kept }).expect(201);
    await test.sql("update stored_file set created_at = now() - interval '3 days' where id = any($1)", [[loose, kept]]);
    await test.app.get(Scope).asSystem('tidy test', () => test.app.get(TidyFiles).tidy());
    expect(await Promise.all([loose, fresh, kept].map((id) => isThere(id ?? '')))).toEqual([false, true, true]);
    await expect(test.sql('delete from stored_file where id = $1', [kept])).rejects.toMatchObject({ code: '23503' });
    await test.http('delete', `/api/supplier-papers/${body.id}`, plombex.token).expect(204);
  });

  it('go with the account', async () => {
    const leaving = await signUp(test, 'supplier', 'leaving@example.com');
    const who: Person = { ...leaving, demo: false };
    const [one] = await Promise.all([1, 2].map(async () => (await certificate(who)).body.id as string));
    await add(who, { ...INSURANCE, fileId: one }).expect(201);
    await test
      .http('post', '/api/profiles/me/deletion', leaving.token)
      .send({ currentPassword: 'correct horse' })
      .expect(204);
    await eventually(
      async () => (await test.sql('select 1 from supplier_paper where account_id = $1', [who.accountId])).length === 0,
    );
    expect(await test.sql('select 1 from stored_file where account_id = $1', [who.accountId])).toEqual([]);
    expect(await test.sql('select 1 from removed_paper where account_id = $1', [who.accountId])).toEqual([]);
  });

  describe('reminders', () => {
    const START = '2037-01-01T15:00:00Z';
    const run = (app = test) =>
      app.app.get(Scope).asSystem('reminders of a test', () => app.app.get(PaperReminders).run());
    const mails = (who: Person) =>
      test.sql<{ params: Record<string, string>; language: string }>(
        "select params, language from outbox_message where template = 'suppliers.paper_expires' and recipient = $1 order by created_at, id",
        [who.email],
      );
    const bell = (who: Person) =>
      test.sql("select 1 from notification where user_id = $1 and kind = 'paper_expires'", [who.userId]);
    const dated = async (who: Craftsman, validUntil: string, timeZone = 'America/Toronto', datedAt = '2036-01-01') => {
      const id = await paper(test, who, 'insurance', 1, { timeZone });
      await test.sql('update supplier_paper set valid_until = $2, dated_at = $3 where id = $1', [
        id,
        validUntil,
        datedAt,
      ]);
      return id;
    };
    /** Four times a day for so many days, by two processes that look at the same time. */
    const live = async (from: string, days: number, other: TestApp) => {
      for (let hour = 0; hour < days * 24; hour += 6) {
        const now = new Date(Date.parse(from) + hour * 3_600_000);
        for (const app of [test, other]) app.clock.setNow(now);
        await Promise.all([run(), run(other), run()]);
      }
    };

    it('come 60, 30 and 7 days before and on the day, once each, by mail and in the bell, over two processes', async () => {
      const who = await supplier(test, 'Dated');
      await test.sql("update app_user set language = 'fr' where id = $1", [who.userId]);
      await dated(who, '2037-03-31');
      const other = await startTestAppOn(test.database);
      try {
        for (const from of ['2037-01-29', '2037-02-28', '2037-03-23', '2037-03-30'])
          await live(`${from}T15:00:00Z`, 3, other);
      } finally {
        await other.app.close();
      }
      expect((await mails(who)).map(({ params, language }) => [params.when, params.left, language])).toEqual([
        ['before', '60', 'fr'],
        ['before', '30', 'fr'],
        ['before', '7', 'fr'],
        ['today', '0', 'fr'],
      ]);
      expect((await mails(who))[0]?.params.day).toBe('31 mars 2037');
      await eventually(async () => (await bell(who)).length === 4);
      const again = await signedInAgain(test, who);
      const { body } = await test.http('get', '/api/notifications', again.token).expect(200);
      expect(body[0]).toMatchObject({ kind: 'paper_expires', title: 'Northgate Mutual', day: '2037-03-31' });
    });

    it('begin anew with another date, and a renewed one is reminded of no more', async () => {
      test.clock.setNow(START);
      const who = (await signedInAgain(test, await supplier(test, 'Renewer'))) as Craftsman;
      const id = await dated(who, addDays(day('2037-01-01'), 30));
      expect(await run()).toBe(1);
      expect(await run()).toBe(0);
      const [own] = (await test.http('get', '/api/supplier-papers', who.token).expect(200)).body;
      await put(who, id, { ...own, validUntil: '2037-02-10' }).expect(200);
      expect(await run()).toBe(0);
      test.clock.setNow('2037-01-11T15:00:00Z');
      expect(await run()).toBe(1);
      await add(await signedInAgain(test, who), { ...INSURANCE, validUntil: '2038-02-10' }).expect(201);
      test.clock.setNow('2037-02-03T15:00:00Z');
      expect(await run()).toBe(0);
      expect((await mails(who)).map(({ params }) => params.left)).toEqual(['30', '30']);
    });

    it('come up to a week late where the server was down on the last day, and say that it has expired', async () => {
      const who = await supplier(test, 'Late');
      await dated(who, '2037-06-30', 'America/Toronto', '2037-06-25');
      test.clock.setNow('2037-07-03T15:00:00Z');
      expect(await run()).toBe(1);
      expect((await mails(who)).map(({ params }) => params.when)).toEqual(['past']);
      await dated(who, '2037-06-20', 'America/Toronto', '2037-06-15');
      expect(await run()).toBe(0);
    });

    it('count the days where the supplier is, and write to no one at night or against their wish', async () => {
      const [east, west, quiet] = await Promise.all(['East', 'West', 'Quiet'].map((name) => supplier(test, name)));
      await dated(east as Craftsman, '2037-05-01', 'Pacific/Auckland', '2037-04-10');
      await dated(west as Craftsman, '2037-05-01', 'America/Vancouver', '2037-04-10');
      await dated(quiet as Craftsman, '2037-05-01', 'Pacific/Auckland', '2037-04-10');
      await test.sql('update app_user set email_notifications = false where id = $1', [quiet?.userId]);
      const count = async () =>
        Promise.all([east, west, quiet].map(async (who) => (await mails(who as Person)).length));
      // On 24 April, 10:00 in Auckland, it is still the 23rd in Vancouver.
      test.clock.setNow('2037-04-23T22:00:00Z');
      await run();
      expect(await count()).toEqual([1, 0, 0]);
      // 3:00 on the 24th in Vancouver, then 9:00.
      test.clock.setNow('2037-04-24T10:00:00Z');
      await run();
      expect(await count()).toEqual([1, 0, 0]);
      test.clock.setNow('2037-04-24T16:00:00Z');
      await run();
      expect(await count()).toEqual([1, 1, 0]);
      await eventually(async () => (await bell(quiet as Person)).length === 1);
    });
  });
});
