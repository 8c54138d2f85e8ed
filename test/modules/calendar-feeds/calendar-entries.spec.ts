import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { calendarKindsOf, type CalendarKind } from '../../../src/contract/calendar-feeds.js';
import { addDays, dayIn, monthOf, shiftMonth, type Day } from '../../../src/contract/days.js';
import { todayIn } from '../../../src/contract/time-zones.js';
import { calendarFeed } from '../../factories/calendar-feeds.js';
import { letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import {
  acceptedRequest,
  completedRequest,
  paper,
  supplier,
  technician,
  type Craftsman,
  type Filed,
} from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { readCalendar, type ReadEntry } from '../../support/calendars.js';
import { said } from '../../support/said.js';

describe('What a calendar shows', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let job: Filed;
  let today: Day;
  let comesAt: string;
  beforeAll(async () => {
    test = await startTestApp();
    today = todayIn('America/Toronto', test.clock.now());
    plombex = await supplier(test);
    job = await acceptedRequest(test, plombex, { title: 'Radiator drips' });
    comesAt = `${addDays(today, 5)}T15:00:00Z`;
    await test
      .http('patch', `/api/service-requests/${job.requestId}`, plombex.token)
      .send({ status: 'scheduled', scheduledFor: comesAt, scheduledUntil: `${addDays(today, 5)}T17:00:00Z` })
      .expect(200);
  });
  afterAll(() => test.close());

  const subscribe = (who: Person, kinds: readonly CalendarKind[]) => calendarFeed(test, who, kinds);
  const text = async (path: string): Promise<string> => (await test.http('get', path).expect(200)).text;
  const entries = async (who: Person, ...kinds: CalendarKind[]): Promise<ReadEntry[]> =>
    readCalendar(await text(await subscribe(who, kinds))).entries;
  const days = (list: readonly ReadEntry[]) => list.map(({ start, summary }) => `${start} ${summary}`).toSorted();
  const landlord = () => job.landlord;

  it('CF-005 landlord, tenant, supplier and technician find the visit at its instant, each with their own page', async () => {
    const ana = await technician(test, plombex, job.requestId);
    const page = {
      landlord: `/dashboards/landlord/maintenance/${job.requestId}`,
      tenant: `/dashboards/tenant/repairs/${job.requestId}`,
      supplier: `/dashboards/supplier/jobs/${job.requestId}`,
      technician: `/dashboards/technician/jobs/${job.requestId}`,
    };
    for (const [role, who] of Object.entries({
      landlord: landlord(),
      tenant: job.tenant,
      supplier: plombex,
      technician: ana,
    })) {
      const [visit, ...more] = await entries(who, 'appointments');
      expect(more).toEqual([]);
      expect(visit).toMatchObject({ uid: `${job.requestId}@lodgewell`, start: comesAt });
      expect(visit?.summary).toBe(
        role === 'landlord' || role === 'tenant' ? 'Radiator drips (Plombex)' : 'Radiator drips',
      );
      expect(visit?.location).toContain('87 Laurier Avenue West');
      expect(visit?.url).toMatch(new RegExp(`${page[role as keyof typeof page]}$`));
    }
  });

  it('CF-005 work that was done before its appointment has no visit any more', async () => {
    const quick = await supplier(test, 'Quick');
    const early = await acceptedRequest(test, quick);
    const change = (body: object) =>
      test.http('patch', `/api/service-requests/${early.requestId}`, quick.token).send(body).expect(200);
    await change({ status: 'scheduled', scheduledFor: comesAt });
    expect(await entries(quick, 'appointments')).toHaveLength(1);
    await change({ status: 'in_progress' });
    await change({ status: 'completed' });
    for (const who of [quick, early.landlord, early.tenant]) expect(await entries(who, 'appointments')).toEqual([]);
  });

  it('CF-004 other people’s visits, leases, invoices and schedules are in nobody else’s calendar', async () => {
    const other = await letHome(test);
    const rival = await supplier(test, 'Rival');
    const strangers = { landlord: other.landlord, tenant: other.tenant, supplier: rival } as const;
    for (const [role, who] of Object.entries(strangers)) {
      const all = await text(await subscribe(who, calendarKindsOf(role as 'landlord' | 'tenant' | 'supplier')));
      for (const id of [job.requestId, job.leaseId, job.propertyId]) expect(all).not.toContain(id);
    }
    // Nor does a neighbor of the same house see what another tenant has reported.
    expect(await entries(other.tenant, 'appointments')).toEqual([]);
  });

  it('CF-005 the first and the last day of a lease, and whether it ends or goes on month to month', async () => {
    const mine = await letHome(test, { startsOn: addDays(today, -10) });
    const ends = addDays(today, 100);
    await test.sql('update lease set term_ends_on = $2 where id = $1', [mine.leaseId, ends]);
    const shown = async (who: Person) => days(await entries(who, 'lease_days'));
    expect(await shown(mine.landlord)).toEqual([
      `${addDays(today, -10)} Lease starts (Laurier, Unit 302)`,
      `${ends} Lease term ends (Laurier, Unit 302)`,
    ]);
    expect(await shown(mine.tenant)).toEqual([
      `${addDays(today, -10)} Lease starts (87 Laurier Avenue West, Unit 302)`,
      `${ends} Lease term ends (87 Laurier Avenue West, Unit 302)`,
    ]);
    await test.sql('update lease set ends_for_good = true where id = $1', [mine.leaseId]);
    expect((await shown(mine.landlord))[1]).toBe(`${ends} Lease ends (Laurier, Unit 302)`);
    // A next term that is signed.
    await test.sql(
      `insert into lease_term (id, account_id, demo, created_at, lease_id, starts_on, ends_on, rent_cents) values ($1, $2, false, now(), $3, $4, $5, 170000)`,
      [v7(), mine.landlord.accountId, mine.leaseId, addDays(ends, 1), addDays(ends, 200)],
    );
    expect((await shown(mine.landlord))[1]).toBe(`${addDays(ends, 200)} Lease term ends (Laurier, Unit 302)`);
    // A tenant who leaves earlier than the others.
    await test.sql('update lease_tenant set leaves_on = $2 where id = $1', [mine.leaseTenantId, addDays(today, 20)]);
    expect((await shown(mine.tenant))[1]).toBe(`${addDays(today, 20)} Lease ends (87 Laurier Avenue West, Unit 302)`);
    expect((await shown(mine.landlord))[1]).toContain(addDays(ends, 200));
  });

  it('CF-005 rent days: each of the tenant’s, and one a day for the landlord', async () => {
    const mine = await letHome(test, { startsOn: '2026-01-01', dueDay: 31 });
    await letHome(test, { startsOn: '2026-01-01', dueDay: 31 }, mine.landlord);
    const months = [0, 1, 2].map((ahead) => dayIn(shiftMonth(monthOf(today), ahead), 31));
    const ofTenant = await entries(mine.tenant, 'rent_days');
    expect(ofTenant.slice(0, 3).map(({ start }) => start)).toEqual(months);
    expect(ofTenant.length).toBeGreaterThanOrEqual(13);
    expect(new Set(ofTenant.map(({ uid }) => uid)).size).toBe(ofTenant.length);
    expect(ofTenant[0]?.summary).toBe('Rent due (87 Laurier Avenue West, Unit 302)');
    expect(days(await entries(mine.landlord, 'rent_days')).slice(0, 3)).toEqual(
      months.map((on) => `${on} Rent due on 2 leases`),
    );
    await test.sql("update lease set state = 'ended', ends_on = $2 where id = $1", [mine.leaseId, addDays(today, -1)]);
    expect(await entries(mine.tenant, 'rent_days')).toEqual([]);
  });

  it('CF-005 the last day of notice while nothing is offered, then the day of the answer', async () => {
    const mine = await letHome(test);
    const [renewal, offer, on] = [v7(), v7(), addDays(today, 30)];
    await test.sql(
      `insert into lease_renewal (id, account_id, demo, created_at, lease_id, property_id, unit_id, status, action, starts_on, current_rent_cents, low_rent_cents,
         proposed_rent_cents, high_rent_cents, currency, cap_status, notice_by, notice_status, reasons, confidence, inputs, policy_version)
       values ($1, $2, false, now(), $3, $4, $5, 'pending', 'renew', $6, 1, 1, 1, 1, 'CAD', 'known', $7, 'known', '[]', 50, '{}', 1)`,
      [renewal, mine.landlord.accountId, mine.leaseId, mine.propertyId, mine.unitId, addDays(today, 120), on],
    );
    expect(days(await entries(mine.landlord, 'lease_days'))).toEqual([
      `${on} Last day for notice of the new rent (Laurier, Unit 302)`,
    ]);
    expect(await entries(mine.tenant, 'lease_days')).toEqual([]);
    await test.sql("update lease_renewal set status = 'offered' where id = $1", [renewal]);
    await test.sql(
      `insert into renewal_offer (id, account_id, demo, created_at, renewal_id, lease_id, starts_on, current_rent_cents, rent_cents, currency, answer_by)
       values ($1, $2, false, now(), $3, $4, $5, 1, 1, 'CAD', $6)`,
      [offer, mine.landlord.accountId, renewal, mine.leaseId, addDays(today, 120), addDays(today, 14)],
    );
    expect(days(await entries(mine.landlord, 'lease_days'))).toEqual([
      `${addDays(today, 14)} Answer to your renewal offer due (Laurier, Unit 302)`,
    ]);
    expect(days(await entries(mine.tenant, 'lease_days'))).toEqual([
      `${addDays(today, 14)} Answer to the renewal offer due (87 Laurier Avenue West, Unit 302)`,
    ]);
  });

  it('CF-005 maintenance that comes back; a day stays the same entry when its request is made', async () => {
    const mine = await letHome(test);
    const first = addDays(today, 3);
    const body = {
      propertyId: mine.propertyId,
      unitId: mine.unitId,
      title: 'Boiler check',
      category: 'hvac',
      rhythm: 'months',
      everyMonths: 6,
      startsOn: first,
      leadDays: 0,
      checklist: [],
    };
    const { body: made } = await test
      .http('post', '/api/maintenance-schedules', mine.landlord.token)
      .send(body)
      .expect(201);
    const planned = await entries(mine.landlord, 'maintenance');
    expect(planned.map(({ start }) => start)).toContain(first);
    expect(planned[0]).toMatchObject({
      uid: `maintenance-${made.id}-${first}@lodgewell`,
      summary: 'Maintenance due: Boiler check (Laurier, Unit 302)',
    });
    await test
      .http('patch', `/api/maintenance-schedules/${made.id}`, mine.landlord.token)
      .send({ paused: true })
      .expect(200);
    expect(await entries(mine.landlord, 'maintenance')).toEqual([]);
  });

  it('CF-007 of more than a thousand days the soonest are shown, and the calendar says so', async () => {
    const mine = await letHome(test);
    const body = {
      propertyId: mine.propertyId,
      title: 'Hallways',
      category: 'hvac',
      rhythm: 'months',
      everyMonths: 1,
      startsOn: addDays(today, 3),
      leadDays: 0,
      checklist: [],
    };
    const made = await test.http('post', '/api/maintenance-schedules', mine.landlord.token).send(body).expect(201);
    const path = await subscribe(mine.landlord, ['maintenance']);
    expect(await text(path)).not.toContain('X-WR-CALDESC');
    await test.sql(
      `insert into maintenance_schedule select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid()))).*
       from maintenance_schedule m, generate_series(1, 200) where m.id = $1`,
      [made.body.id],
    );
    const file = await text(path);
    const shown = readCalendar(file).entries.map(({ start }) => start);
    expect(shown).toHaveLength(1000);
    expect(shown.toSorted()[0]).toBe(addDays(today, 3));
    expect(shown.every((start) => start < addDays(today, 200))).toBe(true);
    expect(file.replace(/\r\n /g, '')).toContain('Only the first 1\\,000 entries of each kind are shown.');
  });

  it('CF-005 papers that expire: a supplier’s own, and those of suppliers who work for the landlord', async () => {
    await paper(test, plombex, 'insurance', 40);
    const expired = addDays(today, 40);
    expect(days(await entries(plombex, 'supplier_papers'))).toEqual([
      `${expired} Your insurance expires (Northgate Mutual)`,
    ]);
    expect(days(await entries(landlord(), 'supplier_papers'))).toEqual([`${expired} Insurance of Plombex expires`]);
    const stranger = await person(test, 'landlord');
    expect(await entries(stranger, 'supplier_papers')).toEqual([]);
    await paper(test, plombex, 'insurance', 300);
    expect(days(await entries(landlord(), 'supplier_papers'))).toEqual([
      `${addDays(today, 300)} Insurance of Plombex expires`,
    ]);
  });

  it('CF-005 invoices that are to be paid, for both sides; a draft and a disputed one are not', async () => {
    const done = await completedRequest(test, plombex);
    const { body: draft } = await test
      .http('post', `/api/service-requests/${done.requestId}/invoice`, plombex.token)
      .expect(201);
    expect(await entries(plombex, 'invoices')).toEqual([]);
    const lines = [{ description: 'Work', quantityThousandths: 1000, unitCents: 40_000, taxes: [] }];
    await test.http('put', `/api/invoices/${draft.id}`, plombex.token).send({ dueDays: 12, lines }).expect(200);
    const step = (who: Person, body: object) =>
      test.http('patch', `/api/invoices/${draft.id}`, who.token).send(body).expect(200);
    const { number, dueOn } = (await step(plombex, { status: 'sent' })).body;
    expect(days(await entries(done.landlord, 'invoices'))).toEqual([`${dueOn} Invoice ${number} from Plombex due`]);
    expect(days(await entries(plombex, 'invoices'))).toEqual([`${dueOn} Invoice ${number} to Test account due`]);
    await step(done.landlord, { status: 'disputed', reason: 'We agreed on less.' });
    expect(await entries(done.landlord, 'invoices')).toEqual([]);
  });

  it('CF-004 a colleague reads the account’s days until they leave; a former tenant’s days go with the access', async () => {
    const mine = await letHome(test, { startsOn: addDays(today, -3) });
    const colleague = await person(test, 'landlord');
    await test.sql("update membership set account_id = $1, role = 'manager' where user_id = $2", [
      mine.landlord.accountId,
      colleague.userId,
    ]);
    const path = await subscribe({ ...colleague, accountId: mine.landlord.accountId }, ['lease_days']);
    expect(readCalendar(await text(path)).entries).toHaveLength(1);
    await test.sql("update membership set role = 'former' where user_id = $1", [colleague.userId]);
    await test.http('get', path).expect(404);
    expect(await entries(mine.tenant, 'lease_days')).toHaveLength(1);
    await test.sql("update lease_tenant set access_ends_at = now() - interval '1 minute' where id = $1", [
      mine.leaseTenantId,
    ]);
    expect(await entries(mine.tenant, 'lease_days')).toEqual([]);
  });

  it('CF-007 it is written in the reader’s language, and long or hostile titles stay one entry', async () => {
    const mine = await letHome(test, { startsOn: addDays(today, -3) });
    for (const [language, words] of [
      ['fr', 'Début du bail (87 Laurier Avenue West, logement 302)'],
      ['es', 'Inicio del contrato (87 Laurier Avenue West, unidad 302)'],
    ]) {
      await test.sql('update app_user set language = $2 where id = $1', [mine.tenant.userId, language]);
      expect((await entries(mine.tenant, 'lease_days'))[0]?.summary.replaceAll('\u00a0', ' ')).toBe(words);
    }
    const hostile = `Fuite\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged, ; \\ "\u0007é🚰`.padEnd(110, 'à');
    await test.sql('update service_request set title = $2 where id = $1', [job.requestId, hostile]);
    const file = await text(await subscribe(landlord(), ['appointments']));
    const { entries: found } = readCalendar(file);
    expect(found).toHaveLength(1);
    expect(found[0]?.summary).toBe(
      `Fuite END:VEVENT BEGIN:VEVENT SUMMARY:Forged, ; \\ " é🚰`.padEnd(found[0]!.summary.indexOf(' (Plombex)'), 'à') +
        ' (Plombex)',
    );
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}]/u);
    await test.sql("update service_request set title = 'Radiator drips' where id = $1", [job.requestId]);
  });

  it('CF-006 neither amounts nor phone numbers nor addresses of people are in it', async () => {
    const file = await text(await subscribe(landlord(), calendarKindsOf('landlord')));
    expect(said(file)).not.toMatch(/@example\.com|1,?650|165000|514/);
    expect(file).not.toContain('Key 4');
  });
});
