import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { NotificationResponse } from '../../../src/modules/notifications/notification.dto.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, offeredRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

type Job = Filed & { offerId: string };

/** SU-004: a supplier without Elite writes to the landlords of his jobs, and to no one else (decision 0520). */
describe('whom a supplier without Elite writes to', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
  });
  afterAll(() => test.close());

  const write = (who: Craftsman, landlord: Person, message = 'About the radiator') =>
    test.http('post', `/api/suppliers/${who.id}/chat`, who.token).send({ message, accountId: landlord.accountId });
  const tied = async (who: Craftsman): Promise<string[]> =>
    (await test.http('get', `/api/suppliers/${who.id}/landlords`, who.token).expect(200)).body.map(
      ({ accountId }: { accountId: string }) => accountId,
    );
  const setOffer = (job: Job, set: string) => test.sql(`update offer set ${set} where id = $1`, [job.offerId]);
  const expectTied = async (job: Job, may: boolean) => {
    expect((await tied(plombex)).includes(job.landlord.accountId ?? '')).toBe(may);
    const { status, body } = await write(plombex, job.landlord);
    expect([status, body.code]).toEqual(may ? [201, undefined] : [403, 'elite_required']);
  };

  it('those with an open offer, and those whose job is accepted', async () => {
    const open = await offeredRequest(test, plombex);
    await expectTied(open, true);
    await expectTied(await acceptedRequest(test, plombex), true);
    expect((await write(rival, open.landlord).expect(403)).body.code).toBe('elite_required');
    expect(await tied(rival)).toEqual([]);
    const found = await test.http('get', `/api/suppliers/${plombex.id}/landlords`, plombex.token).expect(200);
    expect(found.body).toContainEqual({
      accountId: open.landlord.accountId,
      landlordName: 'Test account',
      contactName: 'Test Person',
    });
  });

  it.each(['declined', 'expired', 'withdrawn'])('not those whose offer was %s', async (state) => {
    const job = await offeredRequest(test, plombex);
    await setOffer(job, `state = '${state}', access_ends_at = now() - interval '1 minute'`);
    await expectTied(job, false);
  });

  it('those whose job ended in the last 90 days', async () => {
    const job = await acceptedRequest(test, plombex);
    for (const [days, may] of [
      [29, true],
      [31, true],
      [89, true],
      [91, false],
    ] as const) {
      await setOffer(job, `access_ends_at = now() - interval '${days} days' + interval '30 days'`);
      expect([days, (await tied(plombex)).includes(job.landlord.accountId)]).toEqual([days, may]);
    }
  });

  it('and whoever wrote first, whatever became of the job', async () => {
    const job = await offeredRequest(test, plombex);
    await setOffer(job, "state = 'declined', access_ends_at = now() - interval '1 minute'");
    await test
      .http('post', `/api/suppliers/${plombex.id}/chat`, job.landlord.token)
      .send({ message: 'Why not?' })
      .expect(201);
    await write(plombex, job.landlord, 'Too far').expect(201);
  });

  it('the job names the landlord to write to, for the supplier alone', async () => {
    const job = await offeredRequest(test, plombex);
    const read = async (who: Person) =>
      (await test.http('get', `/api/service-requests/${job.requestId}`, who.token).expect(200)).body;
    expect((await read(plombex)).landlordId).toBe(job.landlord.accountId);
    for (const who of [job.landlord, job.tenant]) expect(await read(who)).not.toHaveProperty('landlordId');
  });

  it('both are notified, once for a conversation', async () => {
    const job = await offeredRequest(test, rival);
    const of = async (who: Person) =>
      ((await test.http('get', '/api/notifications', who.token).expect(200)).body as NotificationResponse[]).filter(
        ({ kind }) => kind === 'supplier_message',
      );
    for (const message of ['One', 'Two']) {
      const { body } = await write(rival, job.landlord, message).expect(201);
      await eventually(
        async () =>
          (
            await test.sql("select 1 from audit_entry where action = 'notification.tell' and subject_id = $1", [
              body.id,
            ])
          ).length > 0,
      );
    }
    expect(await of(job.landlord)).toMatchObject([{ name: 'Rival', subjectId: rival.id, read: false }]);
    await test.http('post', `/api/suppliers/${rival.id}/chat`, job.landlord.token).send({ message: 'Yes' }).expect(201);
    await eventually(async () => (await of(rival)).length > 0);
    expect(await of(rival)).toMatchObject([{ name: 'Test account', subjectId: job.landlord.accountId }]);
    expect((await of(plombex)).map(({ subjectId }) => subjectId)).not.toContain(job.landlord.accountId);
  });

  it('the database holds it too, and keeps the sides and the worlds apart', async () => {
    const [job, stranger] = [await offeredRequest(test, plombex), await person(test, 'landlord')];
    const insert = (landlord: Person, fromSupplier: boolean, demo = false) =>
      asSupplier(test, plombex, demo, landlord.accountId ?? '', fromSupplier);
    await insert(job.landlord, true);
    await expect(insert(stranger, true)).rejects.toMatchObject({ code: '42501' });
    await expect(insert(job.landlord, false)).rejects.toMatchObject({ code: '42501' });
    await expect(insert(job.landlord, true, true)).rejects.toMatchObject({ code: '42501' });
  });
});

/** What a service that forgot to ask would do. */
async function asSupplier(test: TestApp, who: Craftsman, demo: boolean, accountId: string, fromSupplier: boolean) {
  const client = new pg.Client({ connectionString: test.database.appUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('set local role lw_supplier');
    await client.query(
      "select set_config('app.uid', $1, true), set_config('app.account', $2, true), set_config('app.demo', $3, true)",
      [who.userId, who.accountId, String(demo)],
    );
    await client.query(
      `insert into supplier_message (id, account_id, demo, created_at, supplier_account_id, sender_id, from_supplier, message, landlord_name)
       values (gen_random_uuid(), $1, $2, now(), $3, $4, $5, 'x', 'x')`,
      [accountId, demo, who.accountId, who.userId, fromSupplier],
    );
    await client.query('rollback');
  } finally {
    await client.end();
  }
}
