import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { KEY_SCOPES } from '../../../src/contract/api-keys.js';
import { apiKey } from '../../factories/api-keys.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { acceptedRequest, filedRequest, offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What routes that are open to keys would do through other services. */
describe('AK-005 what a key with every scope leaves to people', () => {
  let test: TestApp;
  let rented: LetHome;
  let key: string;
  let jpeg: Buffer;
  beforeAll(async () => {
    test = await startTestApp();
    jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b33' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    test.clock.setNow('2026-11-23T17:00:00Z');
    rented = await letHome(test);
    key = await apiKey(test, rented.landlord, KEY_SCOPES);
  });
  afterAll(() => test.close());

  const refused = async (method: Method, path: string, body?: object) => {
    const answer = await test.http(method, path, key).send(body);
    expect([answer.status, answer.body.code]).toEqual([403, 'api_key_scope']);
  };

  describe('the files of requests', () => {
    let requestId: string;
    let files: string[];
    beforeEach(async () => {
      requestId = (await filedRequest(test, {}, rented)).requestId;
      const photo = await upload({ requestId }, rented.tenant.token);
      const attachment = await upload({ requestId, purpose: 'request_attachment' }, rented.landlord.token);
      await test
        .http('post', `/api/service-requests/${requestId}/lines`, rented.landlord.token)
        .send({ message: 'Look', audience: 'everyone', attachmentIds: [attachment] })
        .expect(201);
      const paper = await upload({ requestId, purpose: 'receipt', sharedWithTenant: 'true' }, rented.landlord.token);
      files = [photo, attachment, paper];
    });

    const upload = async (fields: Record<string, string>, token: string): Promise<string> => {
      const request = test.http('post', '/api/documents', token).attach('file', jpeg, 'Leak.jpg');
      for (const [name, value] of Object.entries(fields)) request.field(name, value);
      return (await request.expect(201)).body.id;
    };
    const stored = async () => {
      const sql =
        'select id, name, shared_with_tenant as shared, version from stored_file where id = any($1) order by id';
      return test.sql(sql, [files]);
    };

    it('are out of reach: neither read, changed nor replaced, and not counted', async () => {
      const before = await stored();
      for (const id of files) {
        const path = `/api/documents/${id}`;
        for (const [method, at] of [
          ['get', path],
          ['get', `${path}/versions`],
          ['patch', path],
        ] as const)
          await test
            .http(method, at, key)
            .send(method === 'patch' ? { name: 'Nothing', sharedWithTenant: false } : undefined)
            .expect(404);
        await test
          .http('post', '/api/documents', key)
          .field('replacesId', id)
          .attach('file', jpeg, 'Other.jpg')
          .expect(404);
      }
      expect(await stored()).toEqual(before);
      for (const path of ['/api/documents', `/api/documents?requestId=${requestId}`, '/api/documents/folders'])
        expect([path, (await test.http('get', path, key).expect(200)).body]).toEqual([path, []]);
      const [folder] = (await test.http('get', '/api/documents/folders', rented.landlord.token).expect(200)).body;
      expect(folder).toMatchObject({ id: rented.unitId, documentCount: 1 });
    });

    it('are evidence for people, too: nobody hides a photo or an attachment from the tenant', async () => {
      const [photo, attachment, paper] = files;
      const hide = (id = '') =>
        test.http('patch', `/api/documents/${id}`, rented.landlord.token).send({ sharedWithTenant: false });
      for (const id of [photo, attachment]) expect((await hide(id).expect(422)).body.reason).toBe('file_is_evidence');
      await hide(paper).expect(200);
      for (const id of [photo, attachment])
        await test.http('get', `/api/documents/${id}`, rented.tenant.token).expect(200);
    });

    it('leaves other documents to the key', async () => {
      const id = await upload({ leaseId: rented.leaseId, purpose: 'receipt' }, key);
      const path = `/api/documents/${id}`;
      const change = { name: 'Renamed.jpg', sharedWithTenant: true };
      expect((await test.http('patch', path, key).send(change).expect(200)).body).toMatchObject(change);
      expect((await test.http('get', `${path}/versions`, key).expect(200)).body).toHaveLength(1);
    });
  });

  describe('offers through maintenance schedules', () => {
    const SCHEDULES = '/api/maintenance-schedules';
    let plombex: Craftsman;
    beforeEach(async () => {
      plombex = await supplier(test);
      await test.sql(
        `insert into preferred_supplier (id, account_id, demo, created_at, supplier_account_id, position)
         values (gen_random_uuid(), $1, false, now(), $2, 0)`,
        [rented.landlord.accountId, plombex.accountId],
      );
    });

    const boiler = (more: object = {}) => ({
      propertyId: rented.propertyId,
      unitId: rented.unitId,
      title: 'Boiler service',
      category: 'hvac',
      rhythm: 'yearly',
      startsOn: '2027-06-15',
      ...more,
    });
    const add = async (token: string, more: object = {}) =>
      (await test.http('post', SCHEDULES, token).send(boiler(more)).expect(201)).body;
    const offers = () => test.sql('select id from offer where supplier_account_id = $1', [plombex.accountId]);
    const today = { startsOn: '2026-11-23' };

    it('a key names no supplier, and changes no schedule that names one', async () => {
      await refused('post', SCHEDULES, boiler({ ...today, supplierId: plombex.id }));
      const theirs = `${SCHEDULES}/${(await add(rented.landlord.token, { supplierId: plombex.id })).id}`;
      for (const body of [today, { leadDays: 60 }, { supplierId: null }, { title: 'Other work' }])
        await refused('patch', theirs, body);
      const own = `${SCHEDULES}/${(await add(key)).id}`;
      await refused('patch', own, { ...today, supplierId: plombex.id });
      expect(await offers()).toEqual([]);
      await test.http('patch', theirs, rented.landlord.token).send(today).expect(200);
      expect(await offers()).toHaveLength(1);
    });

    it('a key has schedules without a supplier', async () => {
      const { id, supplierId } = await add(key, { ...today, supplierId: null });
      expect(supplierId).toBeNull();
      await test.http('patch', `${SCHEDULES}/${id}`, key).send({ title: 'Both boilers', supplierId: null }).expect(200);
      await test.http('delete', `${SCHEDULES}/${id}`, key).expect(204);
    });
  });

  describe('the spending limit of a job', () => {
    const LEAK = 'There is a smell of gas in the kitchen';

    it('doesn’t rise because a key calls the job an emergency, or writes it so that it is one', async () => {
      const { landlord, requestId } = await acceptedRequest(test, await supplier(test));
      key = await apiKey(test, landlord, ['maintenance:write']);
      const limit = { emergencyLimitCents: 900_000 };
      await test.http('put', '/api/maintenance-settings', landlord.token).send(limit).expect(200);
      const path = `/api/service-requests/${requestId}`;
      const read = async () => (await test.http('get', path, landlord.token).expect(200)).body;
      const before = await read();
      await refused('patch', path, { priority: 'Emergency' });
      await refused('patch', path, { description: LEAK });
      await refused('patch', path, { title: LEAK, priority: 'Emergency' });
      expect(await read()).toMatchObject({ priority: 'High', limitCents: 50_000, version: before.version });
      await test.http('patch', path, key).send({ priority: 'Low', title: 'Radiator' }).expect(200);
      await test.http('patch', path, landlord.token).send({ priority: 'Emergency' }).expect(200);
      expect(await read()).toMatchObject({ priority: 'Emergency', limitCents: 900_000 });
      // An emergency stays one when the key changes something else of it.
      await test.http('patch', path, key).send({ priority: 'Emergency', title: 'Radiator, again' }).expect(200);
    });

    it('isn’t higher for the supplier who accepts, because a key called the job an emergency after it was offered', async () => {
      const { landlord, requestId } = await offeredRequest(test, await supplier(test));
      key = await apiKey(test, landlord, ['maintenance:write']);
      for (const body of [{ priority: 'Emergency' }, { title: LEAK }, { status: 'approved', priority: 'Emergency' }])
        await refused('patch', `/api/service-requests/${requestId}`, body);
      const { body } = await test.http('get', `/api/service-requests/${requestId}`, landlord.token).expect(200);
      expect(body.priority).not.toBe('Emergency');
    });

    it('a key reports an emergency that no supplier has', async () => {
      const { requestId } = await filedRequest(test, {}, rented);
      const body = { priority: 'Emergency' };
      await test.http('patch', `/api/service-requests/${requestId}`, key).send(body).expect(200);
    });
  });

  describe('deposits, and money that was given back', () => {
    const at = (rest: string) => `/api/landlords/leases/${rented.leaseId}${rest}`;
    const post = (path: string, body: object) => test.http('post', path, rented.landlord.token).send(body).expect(201);
    const entries = (kind: string) =>
      test.sql<{ id: string }>(
        'select id from journal_entry where lease_id = $1 and kind = $2 order by created_at, id',
        [rented.leaseId, kind],
      );
    const reverse = (id = '') => at(`/ledger/${id}/reverse`);
    beforeEach(() => test.sql("update property set region = 'NU', country = 'CA' where id = $1", [rented.propertyId]));

    it('a key charges no deposit and takes back none, neither asked for, held nor kept', async () => {
      await refused('post', at('/charges'), { kind: 'deposit', amountCents: 50_000 });
      await post(at('/opening'), { depositHeldCents: 40_000 });
      await post(at('/charges'), { kind: 'deposit', amountCents: 5_000 });
      await post(at('/charges'), { amountCents: 10_000, label: 'Broken window' });
      await post(at('/deposit/return'), { returnedCents: 20_000, deductions: [{ kind: 'owed', amountCents: 10_000 }] });
      for (const kind of ['deposit_received', 'deposit', 'credit', 'deposit_returned']) {
        const [entry] = await entries(kind);
        expect([kind, entry]).toEqual([kind, { id: expect.any(String) }]);
        await refused('post', reverse(entry?.id), {});
      }
      expect(await entries('reversal')).toEqual([]);
      expect(await entries('void')).toEqual([]);
    });

    it('a key doesn’t take back what was given back', async () => {
      const payment = { amountCents: 30_000, method: 'transfer', paidOn: '2026-11-20' };
      const { id } = (await post(at('/payments'), payment)).body;
      await post(`/api/payments/${id}/give-backs`, { amountCents: 5_000, method: 'transfer', givenOn: '2026-11-21' });
      const [given] = await entries('refund');
      await refused('post', reverse(given?.id), {});
      expect(await entries('refund_failed')).toEqual([]);
      await test.http('post', reverse(given?.id), rented.landlord.token).send({}).expect(200);
      expect(await entries('refund_failed')).toHaveLength(1);
    });

    it('a key charges, and takes back what was entered by hand', async () => {
      await test.http('post', at('/charges'), key).send({ amountCents: 5_000, label: 'Key' }).expect(201);
      await test.http('post', at('/credits'), key).send({ amountCents: 2_000, label: 'Paint' }).expect(201);
      for (const kind of ['one_off', 'credit'])
        await test
          .http('post', reverse((await entries(kind))[0]?.id), key)
          .send({})
          .expect(200);
    });
  });

  describe('to whom a tenant’s code is mailed', () => {
    const at = (rest = '') => `/api/landlords/leases/${rented.leaseId}/tenants${rest}`;
    const emails = async () =>
      (
        await test.sql<{ email: string }>(
          'select email from lease_tenant where lease_id = $1 order by created_at, id',
          [rented.leaseId],
        )
      ).map(({ email }) => email);
    const added = async (body: object): Promise<string> => {
      const { body: lease } = await test
        .http('post', at(), key)
        .send({ firstName: 'Sam', lastName: 'Roy', ...body })
        .expect(201);
      return lease.tenants.find(({ firstName }: { firstName: string }) => firstName === 'Sam').id;
    };

    it('a key changes no address, and doesn’t replace someone by the same name at another one', async () => {
      const id = await added({ email: 'sam@example.com' });
      const before = await emails();
      await refused('patch', at(`/${id}`), { email: 'thief@example.com' });
      await refused('patch', at(`/${id}`), { email: null });
      await refused('patch', at(`/${rented.leaseTenantId}`), { email: 'thief@example.com' });
      await refused('delete', at(`/${id}`));
      expect(await emails()).toEqual(before);
      const same = { email: 'Sam@example.com', phone: '+15145550177', firstName: 'Sam' };
      await test
        .http('patch', at(`/${id}`), key)
        .send(same)
        .expect(200);
      await test
        .http('patch', at(`/${id}`), rented.landlord.token)
        .send({ email: 'new@example.com' })
        .expect(200);
    });

    it('a key gives no address to someone who has none, whom it may take off', async () => {
      const id = await added({});
      await refused('patch', at(`/${id}`), { email: 'thief@example.com' });
      await test.http('delete', at(`/${id}`), key).expect(204);
    });
  });
});
