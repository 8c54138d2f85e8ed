import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LeaseSteps } from '../../../src/modules/leases/lease-steps.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

/** Where no email reaches a tenant, the dialog that ends a lease asks the landlord to print the letter about it. */
describe('the letter about the end of a lease', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    home = await letHome(test, { startsOn: '2025-07-01', rentCents: 120_000 });
    await test.sql("update property set region = 'NU', country = 'CA' where id = $1", [home.propertyId]);
  });

  const post = (rest: string, body: object) =>
    test.http('post', `/api/landlords/leases/${home.leaseId}${rest}`, home.landlord.token).send(body).expect(200);
  const get = (kind: string) => test.http('get', `/api/leases/${home.leaseId}/letters/${kind}`, home.landlord.token);
  const read = async (kind: string) =>
    pdfTexts((await get(kind).buffer().expect(200)).body)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  const letters = async (): Promise<string[]> => {
    const own = await test.http('get', `/api/tenants/me/lease?leaseId=${home.leaseId}`, home.tenant.token).expect(200);
    const { body } = await test.http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token).expect(200);
    expect(own.body.letters).toEqual(body.letters);
    return body.letters;
  };
  const nextRent = () =>
    test.sql(
      `insert into lease_term (id, account_id, demo, created_at, lease_id, starts_on, rent_cents, tenant_accepted, notice_on, follows_monthly)
       select gen_random_uuid(), account_id, demo, now(), id, '2027-03-01', 130000, false, '2026-11-01', true from lease where id = $1`,
      [home.leaseId],
    );

  it('is there after an end by agreement, with the balance', async () => {
    await get('end').expect(404);
    await post('/end', { endsOn: '2026-11-08', confirmReason: 'Keys are back' });
    expect(await letters()).toContain('end');
    const text = await read('end');
    expect(text).toContain('Last day November 8, 2026');
    expect(text).toContain('Your landlord recorded on November 10, 2026 that you agreed to end the lease.');
    expect(text).toContain('Balance on November 10, 2026');
    expect(text).not.toContain('Keys are back');
  });

  it('is there once the term has ended for good', async () => {
    await test.sql("update lease set term_ends_on = '2026-11-15', ends_for_good = true where id = $1", [home.leaseId]);
    expect(await letters()).not.toContain('end');
    test.clock.setNow('2026-11-16T15:00:00Z');
    await test.app.get(LeaseSteps).endDue();
    // The clock has left the session behind.
    home = { ...home, landlord: await signedInAgain(test, home.landlord) };
    const text = await read('end');
    expect(text).toContain('Last day November 15, 2026');
    expect(text).toContain('The agreed term ends, and the lease isn’t renewed.');
  });

  it('is there for a tenant’s notice as soon as it is recorded, and for a landlord’s once the lease has ended', async () => {
    await post('/notice', { endsOn: '2026-12-31', by: 'tenant' });
    expect(await letters()).toContain('end');
    expect(await read('end')).toContain('Your notice from November 10, 2026');
    await post('/notice/withdraw', {});
    expect(await letters()).not.toContain('end');
    await post('/notice', { endsOn: '2027-01-31', by: 'landlord', reason: 'sale', confirmReason: 'Sold' });
    expect(await letters()).toEqual(['notice']);
    await get('end').expect(404);
    await post('/end', { endsOn: '2026-11-09', confirmReason: 'Moved out early' });
    expect(await letters()).toEqual(['notice', 'end']);
    const end = await read('end');
    expect(end).toContain('Last day November 9, 2026');
    expect(end).toContain('The last day was January 31, 2027');
    expect(end).toContain('recorded that you agreed to end the lease on this day');
    expect(await read('notice')).toContain('Last day January 31, 2027');
  });

  it('of an end that a tenant asked for says so, and doesn’t date the landlord’s agreement to the day of asking', async () => {
    await test.sql("update property set region = 'AZ', country = 'US' where id = $1", [home.propertyId]);
    await test
      .http('post', '/api/tenants/me/notices', home.tenant.token)
      .send({ leaseId: home.leaseId, lastDay: '2026-11-12', early: true })
      .expect(201);
    test.clock.setNow('2026-11-12T15:00:00Z');
    home = { ...home, landlord: await signedInAgain(test, home.landlord) };
    const [asked] = await test.sql<{ id: string }>('select id from tenant_notice where lease_id = $1', [home.leaseId]);
    await test
      .http('put', `/api/tenant-notices/${asked?.id}`, home.landlord.token)
      .send({ status: 'acknowledged' })
      .expect(200);
    const text = await read('end');
    expect(text).toContain('You asked on November 10, 2026 to leave early, and your landlord agreed.');
    expect(text).not.toContain('recorded on November 10');
  });

  it('a rent that never begins is marked as without effect, and counts again where the notice is withdrawn', async () => {
    await nextRent();
    expect(await read('rent')).not.toContain('won’t take effect');
    await post('/notice', { endsOn: '2026-12-31', by: 'tenant' });
    const text = await read('rent');
    expect(text).toContain('Rent change (won’t take effect)');
    expect(text).toContain(
      'The lease ends on December 31, 2026, before the new rent begins, so the new rent doesn’t apply.',
    );
    const disposition = (await get('rent').buffer()).headers['content-disposition'];
    expect(disposition).toContain('effect');
    await post('/notice/withdraw', {});
    expect(await read('rent')).not.toContain('won’t take effect');
    await post('/end', { endsOn: '2026-11-08', confirmReason: 'Agreed' });
    expect(await read('rent')).toContain('won’t take effect');
  });
});
