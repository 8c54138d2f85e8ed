import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

/** The region's rules hold for a rent that is already planned, also when the rent before it is corrected. */
describe('a correction of a lease whose next rent is planned', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-22T15:00:00Z');
    home = await letHome(test, { startsOn: '2024-01-01', rentCents: 210_000, chargeFrom: '2026-12-01' });
    await at('ON');
  });

  const at = (region: string) => test.sql('update property set region = $2 where id = $1', [home.propertyId, region]);
  const post = (path: string, body: object) =>
    test.http('post', `/api/landlords/leases/${home.leaseId}/${path}`, home.landlord.token).send(body);
  const correct = (body: object) => post('correct', { reason: 'Typed by mistake', ...body });
  const plan = (rentCents: number, more: object = {}) => post('renew', { startsOn: '2027-03-01', rentCents, ...more });
  const lease = async () =>
    (await test.http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token).expect(200)).body;
  const rules = (body: { rules?: { code: string }[] }) => (body.rules ?? []).map(({ code }) => code);
  const mailed = async () =>
    (
      await test.sql<{ params: Record<string, string> }>(
        "select params from outbox_message where recipient = $1 and template = 'landlords.lease_corrected' order by created_at, id",
        [home.tenant.email],
      )
    ).map(({ params }) => params);
  const letter = async () =>
    pdfTexts(
      Buffer.from(
        (
          await test
            .http('get', `/api/leases/${home.leaseId}/letters/rent?language=en`, home.landlord.token)
            .buffer()
            .expect(200)
        ).body,
      ),
    ).join(' ');

  it('PY-011 is refused if the planned rent would then be above the cap, and changes nothing', async () => {
    await plan(213_990).expect(200);
    const { body } = await correct({ rentCents: 205_000, confirmReason: 'It is agreed' }).expect(422);
    expect([body.code, rules(body)]).toEqual(['region_rule', ['rent_cap_exceeded']]);
    expect(body.rules[0].limit).toMatchObject({ cents: 208_895 });
    expect(await lease()).toMatchObject({ rentCents: 210_000, nextTerm: { rentCents: 213_990 } });
  });

  it('PY-011 also where the planned rent was no rise before, and in the next fixed term', async () => {
    await test.sql("update lease set term_ends_on = '2027-02-28' where id = $1", [home.leaseId]);
    await plan(210_000, { termEndsOn: '2028-02-29' }).expect(200);
    expect(rules((await correct({ rentCents: 205_000 }).expect(422)).body)).toEqual(['rent_cap_exceeded']);
    // A rise within the cap, with notice 99 days before.
    await correct({ rentCents: 206_100 }).expect(200);
  });

  it('PY-011 as is a first day from which the planned rent would come too soon', async () => {
    home = await letHome(test, { startsOn: '2026-03-01', rentCents: 210_000, chargeFrom: '2026-12-01' });
    await at('ON');
    await plan(213_990).expect(200);
    expect(rules((await correct({ startsOn: '2026-04-01' }).expect(422)).body)).toEqual(['increase_too_soon']);
    await correct({ startsOn: '2026-02-01' }).expect(200);
  });

  it('PY-011 asks for a reason where the region’s cap is not on record, and keeps it with the planned rent', async () => {
    await plan(213_990, { startsOn: '2029-03-01', confirmReason: 'Both signed it' }).expect(200);
    const { body } = await correct({ rentCents: 205_000 }).expect(422);
    expect([body.code, rules(body)]).toEqual(['confirmation_required', ['rent_cap_expired']]);
    await correct({ rentCents: 205_000, confirmReason: 'Both signed the corrected rent' }).expect(200);
    expect(
      await test.sql('select confirm_reason as reason from lease_term where lease_id = $1 order by starts_on', [
        home.leaseId,
      ]),
    ).toEqual([{ reason: null }, { reason: 'Both signed the corrected rent' }]);
  });

  it('PY-011 keeps the notice of a term that renewed automatically, as when the rise was planned', async () => {
    await at('QC');
    for (const [from, to, rent] of [
      ['2024-01-01', '2024-12-31', 205_000],
      ['2026-01-01', null, 210_000],
    ])
      await test.sql(
        `insert into lease_term (id, account_id, demo, created_at, lease_id, starts_on, ends_on, rent_cents)
         select gen_random_uuid(), account_id, demo, now(), id, $2, $3, $4 from lease where id = $1`,
        [home.leaseId, from, to, rent],
      );
    // Ninety-nine days before, within the three to six months of a term.
    await plan(213_990).expect(200);
    await correct({ rentCents: 209_000 }).expect(200);
  });

  it('what does not touch the planned rise is corrected as before, and the letter has the corrected rent', async () => {
    await plan(208_000).expect(200);
    await correct({ dueDay: 5 }).expect(200);
    expect(await letter()).toContain('2,100.00');
    await correct({ rentCents: 205_000 }).expect(200);
    await eventually(async () => (await mailed()).length === 2);
    expect((await mailed()).at(-1)).toMatchObject({
      hasNext: 'yes',
      nextDay: 'March 1, 2027',
      nextRent: '$2,080.00\u00a0CAD',
    });
    const text = await letter();
    expect(text).toContain('2,050.00');
    expect(text).not.toContain('2,100.00');
  });
});
