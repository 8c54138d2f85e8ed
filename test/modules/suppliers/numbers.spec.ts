import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { SUPPLIER_NUMBERS } from '../../../src/contract/work-limits.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { completedRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

interface Job {
  home: LetHome;
  craftsman: Craftsman;
  /** When the work was done, in days before now; accepted a day before it, begun two hours before it. */
  doneDaysAgo: number;
  /** From the offer to the answer. */
  answerMinutes: number;
  /** End of the appointment's window, in minutes after the work began; null without an appointment. */
  windowEndsAfter?: number | null;
  /** The appointment has no end: its beginning, in minutes before the work began. */
  openEndedBefore?: number;
  dueDaysAgo?: number;
  /** Sent back, in days after it was done. */
  sentBackAfter?: number;
  /** Another appointment was made after the work had begun. */
  secondVisit?: boolean;
  status?: string;
  issueType?: string;
}

describe('FTO-2 a supplier’s figures are measured', () => {
  let test: TestApp;
  let homes: LetHome[];
  let now: number;
  beforeAll(async () => {
    test = await startTestApp();
    homes = [await letHome(test), await letHome(test)];
    now = Date.now();
  });
  afterAll(() => test.close());

  const at = (ms: number) => new Date(ms);
  async function event(job: Job, requestId: string, [kind, detail]: [string, string], when: number): Promise<void> {
    await test.sql(
      `insert into request_event (id, account_id, demo, created_at, request_id, actor_id, actor_role, kind, detail, internal)
       values ($1, $2, false, $3, $4, $5, 'supplier', $6, $7, false)`,
      [v7(), job.home.landlord.accountId, at(when), requestId, job.craftsman.userId, kind, detail],
    );
  }
  /** One finished job with its offer and its timeline, as the product leaves them. */
  async function finished(job: Job): Promise<string> {
    const { home, craftsman, windowEndsAfter = 60, openEndedBefore } = job;
    const done = now - job.doneDaysAgo * DAY;
    const [begun, accepted] = [done - 2 * HOUR, done - DAY];
    const offered = accepted - job.answerMinutes * 60_000;
    const [from, until] =
      openEndedBefore !== undefined
        ? [begun - openEndedBefore * 60_000, null]
        : windowEndsAfter === null
          ? [null, null]
          : [begun + windowEndsAfter * 60_000 - HOUR, begun + windowEndsAfter * 60_000];
    const requestId = v7();
    await test.sql(
      `insert into service_request (id, account_id, demo, created_at, property_id, unit_id, lease_id, reporter_id, title, description, issue_type, priority,
         status, respond_by, supplier_account_id, scheduled_for, scheduled_until, due_on, started_at, completed_at)
       values ($1, $2, false, $3, $4, $5, $6, $7, 'Tap', 'It drips.', $8, 'low', $9, now(), $10, $11, $12, ($13::timestamptz at time zone 'America/Toronto')::date, $14, $15)`,
      [
        requestId,
        home.landlord.accountId,
        at(offered - HOUR),
        home.propertyId,
        home.unitId,
        home.leaseId,
        home.tenant.userId,
        job.issueType ?? 'other',
        job.status ?? 'closed',
        craftsman.accountId,
        from && at(from),
        until && at(until),
        job.dueDaysAgo === undefined ? null : at(now - job.dueDaysAgo * DAY),
        at(begun),
        at(done),
      ],
    );
    await test.sql(
      `insert into offer (id, account_id, demo, created_at, request_id, property_id, unit_id, supplier_account_id, state, expires_at, answered_at)
       values ($1, $2, false, $3, $4, $5, $6, $7, 'accepted', now(), $8)`,
      [
        v7(),
        home.landlord.accountId,
        at(offered),
        requestId,
        home.propertyId,
        home.unitId,
        craftsman.accountId,
        at(accepted),
      ],
    );
    await event(job, requestId, ['offer', 'offer_accepted'], accepted);
    await event(job, requestId, ['status', 'scheduled'], accepted);
    await event(job, requestId, ['status', 'in_progress'], begun);
    if (job.secondVisit) await event(job, requestId, ['status', 'scheduled'], begun + HOUR);
    await event(job, requestId, ['status', 'completed'], done);
    if (job.sentBackAfter) await event(job, requestId, ['status', 'in_progress'], done + job.sentBackAfter * DAY);
    return requestId;
  }
  /** An offer of a job that someone else did. */
  const loose = async (craftsman: Craftsman, home: LetHome, state: string, daysAgo: number) => {
    const [job] = await test.sql<{ id: string }>('select id from service_request where account_id = $1 limit 1', [
      home.landlord.accountId,
    ]);
    await test.sql(
      `insert into offer (id, account_id, demo, created_at, request_id, property_id, supplier_account_id, state, expires_at, answered_at)
       values ($1, $2, false, now() - make_interval(days => $3), $4, $5, $6, $7, now() - make_interval(days => $3), null)`,
      [v7(), home.landlord.accountId, daysAgo, job?.id, home.propertyId, craftsman.accountId, state],
    );
  };
  const seenBy = async (who: Person, { id }: Craftsman) =>
    (await test.http('get', `/api/suppliers/${id}`, who.token).expect(200)).body.numbers as Record<
      string,
      unknown
    > | null;

  it('counts what was computed by hand, over all landlords', async () => {
    const plombex = await supplier(test);
    const [one, two] = homes as [LetHome, LetHome];
    const job = { craftsman: plombex, home: one };
    // Done 40 days ago: on time, no return visit. Answered after 10 minutes.
    await finished({ ...job, doneDaysAgo: 40, answerMinutes: 10 });
    // Begun a minute after the window: late, no return visit.
    await finished({ ...job, doneDaysAgo: 60, answerMinutes: 20, windowEndsAfter: -1 });
    // Within the hour that an appointment without an end has; sent back within 30 days.
    await finished({ ...job, doneDaysAgo: 80, answerMinutes: 30, openEndedBefore: 59, sentBackAfter: 29 });
    // After that hour; sent back, but not within 30 days.
    await finished({ ...job, home: two, doneDaysAgo: 100, answerMinutes: 40, openEndedBefore: 61, sentBackAfter: 31 });
    // Done by the day when it was due; needed a second appointment.
    const due = { windowEndsAfter: null, dueDaysAgo: 199, secondVisit: true };
    await finished({ ...job, home: two, doneDaysAgo: 200, answerMinutes: 50, ...due });
    // No time to keep. The same problem came back in the same home, and someone else went there.
    const came = { home: two, issueType: 'plumbing', windowEndsAfter: null };
    await finished({ ...job, ...came, doneDaysAgo: 300, answerMinutes: 60 });
    await finished({ ...job, ...came, craftsman: await supplier(test, 'Rival'), doneDaysAgo: 290, answerMinutes: 1 });
    // On time, and too recent to say whether it holds.
    await finished({ ...job, doneDaysAgo: 2, answerMinutes: 600, status: 'completed' });
    // Canceled in the end: no finished job, but the offer was answered. Older than a year: nothing of it counts.
    await finished({ ...job, doneDaysAgo: 150, answerMinutes: 1000, status: 'cancelled', windowEndsAfter: -1 });
    await finished({ ...job, doneDaysAgo: 380, answerMinutes: 1, windowEndsAfter: -1, sentBackAfter: 1 });
    // Seven jobs. Answers 10, 20, 30, 40, 50, 60, 600 and 1000: the median is 45. On time 4 of 6, without a return visit 3 of 6.
    // Two more offers ran out without an answer, one was withdrawn, and one is older than a year: 2 of 10.
    for (const [state, daysAgo] of [
      ['expired', 10],
      ['expired', 300],
      ['withdrawn', 20],
      ['expired', 380],
    ] as const)
      await loose(plombex, one, state, daysAgo);
    const measured = { jobs: 7, answerMinutes: 45, unansweredPercent: 20, onTimePercent: 67, firstFixPercent: 50 };
    for (const who of [one.landlord, await person(test, 'landlord'), plombex, await person(test, 'staff')])
      expect(await seenBy(who, plombex)).toEqual(measured);
    const { body: list } = await test.http('get', '/api/suppliers?count=true', one.landlord.token).expect(200);
    expect(list.find(({ id }: { id: string }) => id === plombex.id).numbers).toEqual(measured);
    const { body: own } = await test.http('get', '/api/suppliers/me', plombex.token).expect(200);
    expect(own.numbers).toEqual(measured);
    // They are none of a tenant's or a rival's business.
    for (const who of [one.tenant, await supplier(test, 'Third')]) expect(await seenBy(who, plombex)).toBeNull();
    const { body: others } = await test.http('get', '/api/suppliers', one.tenant.token).expect(200);
    expect(others.map(({ numbers }: { numbers: unknown }) => numbers)).toEqual(others.map(() => null));
  });

  it('says nothing below five jobs, and nothing of a figure that fewer stand behind', async () => {
    const few = await supplier(test, 'Few');
    const [home] = homes as [LetHome];
    const nothing = {
      jobs: null,
      answerMinutes: null,
      unansweredPercent: null,
      onTimePercent: null,
      firstFixPercent: null,
    };
    const job = { craftsman: few, home, doneDaysAgo: 50, answerMinutes: 30 };
    for (let count = 0; count < 4; count += 1) await finished(job);
    expect(await seenBy(home.landlord, few)).toEqual(nothing);
    await finished({ ...job, windowEndsAfter: null, doneDaysAgo: 3 });
    expect(await seenBy(home.landlord, few)).toEqual({ ...nothing, jobs: 5, answerMinutes: 30, unansweredPercent: 0 });
    await finished(job);
    expect(await seenBy(home.landlord, few)).toEqual({
      jobs: 6,
      answerMinutes: 30,
      unansweredPercent: 0,
      onTimePercent: 100,
      firstFixPercent: 100,
    });
  });

  it('reads what the product itself writes into the timeline', async () => {
    const busy = await supplier(test, 'Busy');
    for (let count = 0; count < 5; count += 1) await completedRequest(test, busy);
    expect(await seenBy(busy, busy)).toEqual({
      jobs: 5,
      answerMinutes: 0,
      unansweredPercent: 0,
      onTimePercent: null,
      firstFixPercent: null,
    });
  });

  it('can’t be written by the supplier, and the words have the figures of the database', async () => {
    const boaster = await supplier(test, 'Boaster');
    await test
      .http('patch', `/api/suppliers/${boaster.id}`, boaster.token)
      .send({ numbers: { jobs: 900, onTimePercent: 100 } })
      .expect(200);
    expect((await seenBy(boaster, boaster))?.['jobs']).toBeNull();
    const sql = readFileSync('migrations/1767-unanswered-offers.sql', 'utf8');
    const { minJobs, months, returnDays, openEndedWindowHours } = SUPPLIER_NUMBERS;
    expect([...sql.matchAll(/>= (\d+)/g)].map(([, least]) => Number(least))).toEqual(Array(9).fill(minJobs));
    const spans = [...sql.matchAll(/interval '([^']+)'/g)].map(([, span]) => span);
    expect([...new Set(spans)].toSorted()).toEqual(
      [`${openEndedWindowHours} hour`, `${months} months`, `${returnDays} days`].toSorted(),
    );
  });
});
