import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestNotifications } from '../../../src/modules/notifications/request-notifications.js';
import { FollowUp } from '../../../src/modules/service-requests/follow-up.js';
import { StepReminders } from '../../../src/modules/service-requests/reminders/step-reminders.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { signedInAgain, type Person } from '../../factories/people.js';
import { acceptedRequest, filedRequest, offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** Each test begins on another day at 15:00 UTC, ten or eleven in the morning where the homes are. */
describe('reminders of steps that wait', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let day = 0;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
  });
  afterAll(() => test.close());

  const path = (id: string) => `/api/service-requests/${id}`;
  const morning = async () => {
    day += 40;
    const at = new Date(`${new Date(Date.now() + day * DAY).toISOString().slice(0, 10)}T15:00:00Z`);
    test.clock.setNow(at);
    plombex = { ...plombex, ...(await signedInAgain(test, plombex)) };
    return at.getTime();
  };
  const remind = (app = test) => app.app.get(StepReminders).run();
  /** What was reminded of after so many hours since the morning. */
  const after = async (from: number, hours: number, requestId: string) => {
    test.clock.setNow(new Date(from + hours * HOUR));
    await remind();
    const rows = await test.sql<{ step: string }>(
      'select step from request_reminder where request_id = $1 order by created_at, step',
      [requestId],
    );
    return rows.map(({ step }) => step);
  };
  const mails = (who: Person, step: string) =>
    test.sql<{ language: string; params: Record<string, string> }>(
      'select language, params from outbox_message where template = $1 and recipient = $2',
      [`service-requests.${step}`, who.email],
    );
  const told = (who: Person, step: string, id: string) =>
    test.sql('select 1 from notification where user_id = $1 and kind = $2 and subject_id = $3', [
      who.userId,
      `request_${step}`,
      id,
    ]);

  it('a report past its answer is reminded of once, at a sensible hour where the home is', async () => {
    const from = await morning();
    const { requestId, landlord, tenant } = await filedRequest(test, { priority: 'High' });
    expect(await after(from, 7, requestId)).toEqual([]);
    // Due at 23:00 UTC, which is 18:00 or 19:00 in Ottawa; looked at in the night first.
    expect(await after(from, 14, requestId)).toEqual([]);
    const other = await startTestAppOn(test.database);
    try {
      for (const app of [test, other]) app.clock.setNow(new Date(from + 24 * HOUR));
      const sent = await Promise.all([remind(), remind(other)]);
      expect(sent[0] + sent[1]).toBe(1);
    } finally {
      await other.app.close();
    }
    expect(await after(from, 48, requestId)).toEqual(['waits_review']);
    await eventually(async () => (await mails(landlord, 'waits_review')).length === 1);
    await eventually(async () => (await told(landlord, 'waits_review', requestId)).length === 1);
    expect(await mails(tenant, 'waits_review')).toEqual([]);
    const again = await signedInAgain(test, landlord);
    const { body } = await test.http('get', path(requestId), again.token).expect(200);
    expect(body.events.filter(({ detail }: { detail: string }) => detail === 'reminded')).toHaveLength(1);
    const theirs = await signedInAgain(test, tenant);
    const seen = await test.http('get', path(requestId), theirs.token).expect(200);
    expect(JSON.stringify(seen.body.events)).not.toContain('reminded');
  });

  it('an emergency is reminded of at any hour, and what is long past never', async () => {
    const from = await morning();
    test.clock.setNow(new Date(from + 12 * HOUR));
    const { requestId } = await filedRequest(test, { priority: 'Emergency' });
    expect(await after(from, 12.5, requestId)).toEqual([]);
    expect(await after(from, 13.25, requestId)).toEqual(['waits_review']);
    const old = await filedRequest(test);
    expect(await after(from, 24 * 30, old.requestId)).toEqual([]);
  });

  it('answers and quotes wait for a day, a quote that holds the work for less', async () => {
    const from = await morning();
    const { requestId, offerId, landlord } = await offeredRequest(test, plombex, { firstWins: false });
    const scheduledFor = new Date(from + 5 * DAY).toISOString();
    const answer = { status: 'answered', amountCents: 18_000, scheduledFor };
    await test
      .http('patch', `${path(requestId)}/offers/${offerId}`, plombex.token)
      .send(answer)
      .expect(200);
    const work = await acceptedRequest(test, plombex);
    await test.http('patch', path(work.requestId), plombex.token).send({ status: 'in_progress' }).expect(200);
    const quote = { amountCents: 90_000, note: 'The valve too' };
    await test
      .http('post', `${path(work.requestId)}/quotes`, plombex.token)
      .send(quote)
      .expect(201);
    expect(await after(from, 3, work.requestId)).toEqual([]);
    expect(await after(from, 5, work.requestId)).toEqual(['waits_quote']);
    expect(await after(from, 5, requestId)).toEqual([]);
    expect(await after(from, 25, requestId)).toEqual(['waits_choice']);
    await eventually(async () => (await mails(landlord, 'waits_choice')).length === 1);
    await eventually(async () => (await mails(work.landlord, 'waits_quote')).length === 1);
    const [mail] = await mails(work.landlord, 'waits_quote');
    expect(mail?.params).toMatchObject({ company: 'Plombex', started: 'yes' });
    expect(mail?.params.amount).toContain('900');
  });

  it('a price asked for after the work is done, also when the request has closed meanwhile', async () => {
    const from = await morning();
    const { requestId, landlord, tenant } = await acceptedRequest(test, plombex);
    for (const status of ['in_progress', 'completed'])
      await test.http('patch', path(requestId), plombex.token).send({ status }).expect(200);
    test.clock.setNow(new Date(from + HOUR));
    await test
      .http('post', `${path(requestId)}/quotes`, plombex.token)
      .send({ amountCents: 90_000 })
      .expect(201);
    await test.http('patch', path(requestId), tenant.token).send({ status: 'closed' }).expect(200);
    expect(await after(from, 24, requestId)).toEqual([]);
    expect(await after(from, 26, requestId)).toEqual(['waits_quote']);
    expect(await after(from, 50, requestId)).toEqual(['waits_quote']);
    await eventually(async () => (await mails(landlord, 'waits_quote')).length === 1);
    expect((await mails(landlord, 'waits_quote'))[0]?.params).toMatchObject({ company: 'Plombex', started: 'done' });
  });

  it('an approved request without a supplier, two days later', async () => {
    const from = await morning();
    const { requestId, landlord } = await filedRequest(test);
    await test.http('patch', path(requestId), landlord.token).send({ status: 'approved' }).expect(200);
    expect(await after(from, 47, requestId)).toEqual([]);
    expect(await after(from, 49, requestId)).toEqual(['waits_supplier']);
    await eventually(async () => (await told(landlord, 'waits_supplier', requestId)).length === 1);
  });

  it('an accepted job without an appointment is the supplier’s to go on with, and two days later the landlord’s', async () => {
    const from = await morning();
    const { requestId, landlord } = await acceptedRequest(test, plombex);
    expect(await after(from, 47, requestId)).toEqual([]);
    expect(await after(from, 49, requestId)).toEqual(['waits_appointment']);
    await eventually(async () => (await told(plombex, 'waits_appointment', requestId)).length === 1);
    expect(await told(landlord, 'waits_appointment', requestId)).toEqual([]);
    expect(await after(from, 96, requestId)).toEqual(['waits_appointment']);
    expect(await after(from, 98, requestId)).toEqual(['waits_appointment', 'waits_news']);
    await eventually(async () => (await told(landlord, 'waits_news', requestId)).length === 1);
    expect(await told(plombex, 'waits_news', requestId)).toEqual([]);
    await eventually(async () => (await mails(landlord, 'waits_news')).length === 1);
    expect((await mails(landlord, 'waits_news'))[0]?.params).toMatchObject({ company: 'Plombex' });
  });

  it('a supplier who waited for an answer has their turn, and their reminder, from that answer on', async () => {
    const from = await morning();
    const quoted = await acceptedRequest(test, plombex);
    const declined = await acceptedRequest(test, plombex);
    const sent = await test
      .http('post', `${path(quoted.requestId)}/quotes`, plombex.token)
      .send({ amountCents: 90_000 })
      .expect(201);
    const times = [
      { from: new Date(from + 9 * DAY).toISOString(), until: new Date(from + 9 * DAY + HOUR).toISOString() },
    ];
    await test
      .http('post', `${path(declined.requestId)}/proposals`, plombex.token)
      .send({ times })
      .expect(201);
    const [proposal] = await test.sql<{ id: string }>('select id from appointment_proposal where request_id = $1', [
      declined.requestId,
    ]);
    test.clock.setNow(new Date(from + 5 * DAY));
    const landlord = await signedInAgain(test, quoted.landlord);
    await test
      .http('patch', `${path(quoted.requestId)}/quotes/${sent.body.id}`, landlord.token)
      .send({ status: 'approved' })
      .expect(200);
    const tenant = await signedInAgain(test, declined.tenant);
    await test
      .http('patch', `${path(declined.requestId)}/proposals/${proposal?.id}`, tenant.token)
      .send({ status: 'declined' })
      .expect(200);
    const steps = async (days: number) => {
      const hours = days * 24 + 1;
      return [await after(from, hours, quoted.requestId), await after(from, hours, declined.requestId)];
    };
    expect(await steps(6)).toEqual([[], []]);
    expect(await steps(7)).toEqual([['waits_appointment'], ['waits_appointment']]);
    expect(await steps(8)).toEqual([['waits_appointment'], ['waits_appointment']]);
    const both = ['waits_appointment', 'waits_news'];
    expect(await steps(10)).toEqual([both, both]);
  });

  const propose = (requestId: string, who: Person, begins: number) =>
    test
      .http('post', `${path(requestId)}/proposals`, who.token)
      .send({ times: [{ from: new Date(begins).toISOString(), until: new Date(begins + HOUR).toISOString() }] })
      .expect(201);

  it('times that no one answers are the other side’s to answer, then the landlord’s to ask about', async () => {
    const from = await morning();
    const byTenant = await acceptedRequest(test, plombex);
    const bySupplier = await acceptedRequest(test, plombex);
    await propose(byTenant.requestId, byTenant.tenant, from + 20 * DAY);
    await propose(bySupplier.requestId, plombex, from + 20 * DAY);
    const steps = async (hours: number) => [
      await after(from, hours, byTenant.requestId),
      await after(from, hours, bySupplier.requestId),
    ];
    expect(await steps(23)).toEqual([[], []]);
    expect(await steps(25)).toEqual([['waits_proposal'], ['waits_proposal']]);
    for (const [job, silent, other] of [
      [byTenant, plombex, byTenant.tenant],
      [bySupplier, bySupplier.tenant, plombex],
    ] as const) {
      await eventually(async () => (await told(silent, 'waits_proposal', job.requestId)).length === 1);
      expect(await told(other, 'waits_proposal', job.requestId)).toEqual([]);
      expect(await told(job.landlord, 'waits_proposal', job.requestId)).toEqual([]);
    }
    await eventually(async () => (await mails(bySupplier.tenant, 'waits_proposal')).length === 1);
    expect((await mails(bySupplier.tenant, 'waits_proposal'))[0]?.params).toMatchObject({
      by: 'supplier',
      company: 'Plombex',
    });
    await eventually(async () => (await mails(plombex, 'waits_proposal')).length === 1);
    expect((await mails(plombex, 'waits_proposal'))[0]?.params).toMatchObject({ by: 'tenant' });
    const both = ['waits_proposal', 'waits_times'];
    expect(await steps(72)).toEqual([['waits_proposal'], ['waits_proposal']]);
    expect(await steps(74)).toEqual([both, both]);
    for (const [job, silent] of [
      [byTenant, 'supplier'],
      [bySupplier, 'tenant'],
    ] as const) {
      await eventually(async () => (await told(job.landlord, 'waits_times', job.requestId)).length === 1);
      await eventually(async () => (await mails(job.landlord, 'waits_times')).length === 1);
      expect((await mails(job.landlord, 'waits_times'))[0]?.params).toMatchObject({ silent, company: 'Plombex' });
    }
  });

  it('the landlord who does the work answers the tenant’s times, and is reminded alone', async () => {
    const from = await morning();
    const { requestId, landlord, tenant } = await filedRequest(test);
    await test.http('patch', path(requestId), landlord.token).send({ status: 'approved' }).expect(200);
    await propose(requestId, tenant, from + 6 * DAY);
    expect(await after(from, 25, requestId)).toEqual(['waits_proposal']);
    await eventually(async () => (await told(landlord, 'waits_proposal', requestId)).length === 1);
    expect(await after(from, 5 * 24, requestId)).not.toContain('waits_times');
  });

  it('times that are all past wait for no one: the supplier has their turn again, and the screens say so', async () => {
    for (const side of ['tenant', 'supplier'] as const) {
      const from = await morning();
      const job = await acceptedRequest(test, plombex);
      await propose(job.requestId, side === 'tenant' ? job.tenant : plombex, from + 20 * HOUR);
      const waitsFor = async () => {
        const { token } = await signedInAgain(test, job.tenant);
        return (await test.http('get', path(job.requestId), token).expect(200)).body.appointment;
      };
      expect(await waitsFor()).toMatchObject({ waitsFor: side === 'tenant' ? 'them' : 'you' });
      expect(await after(from, 26, job.requestId)).toEqual([]);
      expect(await waitsFor()).toMatchObject({ waitsFor: null, mayPropose: true, open: { times: [{ past: true }] } });
      expect(await after(from, 20 + 47, job.requestId)).toEqual([]);
      expect(await after(from, 20 + 54, job.requestId)).toEqual(['waits_appointment']);
      expect(await after(from, 20 + 54 + 49, job.requestId)).toEqual(['waits_appointment', 'waits_news']);
    }
  });

  it('a step that still waits is reminded of again after 7, 14 and 30 days, once each, and no more when it is taken', async () => {
    const from = await morning();
    const { requestId, landlord } = await filedRequest(test);
    await test.http('patch', path(requestId), landlord.token).send({ status: 'approved' }).expect(200);
    const count = async (days: number) => (await after(from, days * 24.01 + 2, requestId)).length;
    const counts: number[] = [];
    for (const days of [2, 8, 9, 9, 22, 23, 52, 53, 82, 83]) {
      const reminders = await count(days);
      counts.push(reminders);
      // The clock goes on once the mail is written. The requests of other tests are reminded of too, so it has to wait its turn.
      await eventually(async () => (await mails(landlord, 'waits_supplier')).length === reminders, 60_000);
    }
    expect(counts).toEqual([1, 1, 2, 2, 2, 3, 3, 4, 4, 5]);
    await eventually(async () => (await told(landlord, 'waits_supplier', requestId)).length === 5, 60_000);
    const { token } = await signedInAgain(test, landlord);
    await test.http('patch', path(requestId), token).send({ status: 'cancelled' }).expect(200);
    expect(await count(150)).toBe(5);
    day += 120;
  }, 200_000);

  it('an emergency is reminded of again after 1, 2 and 7 days, and two processes send each reminder once', async () => {
    const from = await morning();
    const { requestId } = await filedRequest(test, { priority: 'Emergency' });
    const other = await startTestAppOn(test.database);
    const counts: number[] = [];
    try {
      for (const hours of [1.5, 24, 26, 73, 75, 241, 243.5]) {
        for (const app of [test, other]) app.clock.setNow(new Date(from + hours * HOUR));
        await Promise.all([remind(), remind(other)]);
        counts.push((await after(from, hours, requestId)).length);
      }
    } finally {
      await other.app.close();
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  it('second reminders that fell due before they were installed are not sent', async () => {
    const from = await morning();
    const { requestId } = await filedRequest(test, { priority: 'Emergency' });
    expect(await after(from, 1.5, requestId)).toHaveLength(1);
    const [{ was } = { was: new Date() }] = await test.sql<{ was: Date }>(
      "select begins_at as was from reminder_start where kind = 'repeats'",
    );
    const begin = (at: Date) => test.sql("update reminder_start set begins_at = $1 where kind = 'repeats'", [at]);
    await begin(new Date(from + 27 * HOUR));
    try {
      expect(await after(from, 30, requestId)).toHaveLength(1);
    } finally {
      await begin(was);
    }
    expect(await after(from, 30, requestId)).toHaveLength(2);
  });

  it('an appointment that passed a day ago, and work of two weeks', async () => {
    const from = await morning();
    const { requestId, landlord } = await acceptedRequest(test, plombex);
    const window = (hours: number) => ({
      status: 'scheduled',
      scheduledFor: new Date(from + hours * HOUR).toISOString(),
    });
    await test.http('patch', path(requestId), plombex.token).send(window(2)).expect(200);
    expect(await after(from, 25, requestId)).toEqual([]);
    expect(await after(from, 27, requestId)).toEqual(['waits_start']);
    for (const who of [landlord, plombex])
      await eventually(async () => (await told(who, 'waits_start', requestId)).length === 1);
    plombex = { ...plombex, ...(await signedInAgain(test, plombex)) };
    await test.http('patch', path(requestId), plombex.token).send({ status: 'in_progress' }).expect(200);
    expect(await after(from, 27 + 13 * 24, requestId)).toEqual(['waits_start']);
    expect(await after(from, 28 + 14 * 24, requestId)).toEqual(['waits_start', 'waits_end']);
    await eventually(async () => (await told(landlord, 'waits_end', requestId)).length === 1);
  });

  it('work that was sent back is in progress from then on', async () => {
    const from = await morning();
    const { requestId, landlord } = await acceptedRequest(test, plombex);
    const step = async (who: Person, hours: number, body: object) => {
      test.clock.setNow(new Date(from + hours * HOUR));
      const { token } = await signedInAgain(test, who);
      await test.http('patch', path(requestId), token).send(body).expect(200);
    };
    await step(plombex, 0, { status: 'in_progress' });
    await step(plombex, 13 * 24, { status: 'completed' });
    await step(landlord, 13 * 24 + 1, { status: 'in_progress', note: 'It still drips' });
    expect(await after(from, 14 * 24 + 1, requestId)).toEqual([]);
    expect(await after(from, 28 * 24 + 2, requestId)).toEqual(['waits_end']);
    await eventually(async () => (await mails(landlord, 'waits_end')).length === 1);
    expect((await mails(landlord, 'waits_end'))[0]?.params).toMatchObject({ waitDays: 15 });
  });

  it('a choice is reminded of once, whichever of the answers goes away', async () => {
    const from = await morning();
    const rival = await supplier(test, 'Rival');
    const { requestId, offerId, landlord } = await offeredRequest(test, plombex, { firstWins: false });
    const { body } = await test
      .http('post', `${path(requestId)}/offers`, landlord.token)
      .send({ supplierId: rival.id, budgetCents: 50_000, firstWins: false })
      .expect(201);
    const second = body.offers.find(({ id }: { id: string }) => id !== offerId).id as string;
    const scheduledFor = new Date(from + 9 * DAY).toISOString();
    for (const [who, id, hours] of [
      [plombex, offerId, 0],
      [rival, second, 1],
    ] as const) {
      test.clock.setNow(new Date(from + hours * HOUR));
      await test
        .http('patch', `${path(requestId)}/offers/${id}`, who.token)
        .send({ status: 'answered', amountCents: 18_000, scheduledFor })
        .expect(200);
    }
    expect(await after(from, 25, requestId)).toEqual(['waits_choice']);
    await test.sql("update offer set state = 'withdrawn' where id = $1", [offerId]);
    expect(await after(from, 49, requestId)).toEqual(['waits_choice']);
  });

  it('a reminder that is delivered after its step was taken tells no one', async () => {
    const from = await morning();
    const { requestId, landlord } = await acceptedRequest(test, plombex);
    await test
      .http('patch', path(requestId), plombex.token)
      .send({ status: 'scheduled', scheduledFor: new Date(from + 2 * HOUR).toISOString() })
      .expect(200);
    const late = async (since: number, more: object = {}) => {
      const news = {
        requestId,
        happening: 'waits_start' as const,
        actorId: null,
        offerId: null,
        supplierAccountId: null,
        note: null,
        waits: {
          since: new Date(since).toISOString(),
          quoteId: null,
          supplierAccountId: plombex.accountId,
          ...more,
        },
        at: test.clock.now().toISOString(),
      };
      await test.app.get(Scope).asSystem('test', async () => {
        await test.app.get(FollowUp).follow(news);
        await test.app.get(RequestNotifications).happened(news);
      });
      return [(await mails(landlord, 'waits_start')).length, (await told(landlord, 'waits_start', requestId)).length];
    };
    expect(await late(from + HOUR)).toEqual([0, 0]);
    expect(await late(from + 2 * HOUR, { supplierAccountId: landlord.accountId })).toEqual([0, 0]);
    expect(await late(from + 2 * HOUR, { quoteId: requestId })).toEqual([0, 0]);
    expect(await late(from + 2 * HOUR)).toEqual([1, 1]);
  });

  it('what fell due before reminders were installed stays silent', async () => {
    const from = await morning();
    const { requestId } = await filedRequest(test, { priority: 'Emergency' });
    const [{ was } = { was: new Date() }] = await test.sql<{ was: Date }>(
      "select begins_at as was from reminder_start where kind = 'steps'",
    );
    const begin = (at: Date) => test.sql("update reminder_start set begins_at = $1 where kind = 'steps'", [at]);
    await begin(new Date(from + 2 * HOUR));
    try {
      expect(await after(from, 3, requestId)).toEqual([]);
    } finally {
      await begin(was);
    }
    expect(await after(from, 3, requestId)).toEqual(['waits_review']);
  });
});
