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

  const proposed = async (requestId: string, who: Person, begins: number) => {
    const times = [{ from: new Date(begins).toISOString(), until: new Date(begins + HOUR).toISOString() }];
    await test
      .http('post', `${path(requestId)}/proposals`, who.token)
      .send({ times })
      .expect(201);
  };

  it('a supplier who proposed times waits for the tenant; once they have passed without an answer, it’s the supplier’s turn', async () => {
    const from = await morning();
    const { requestId, landlord } = await acceptedRequest(test, plombex);
    await proposed(requestId, plombex, from + 4 * DAY);
    expect(await after(from, 49, requestId)).toEqual([]);
    expect(await after(from, 5 * 24 + 23, requestId)).toEqual([]);
    expect(await after(from, 6 * 24 + 1, requestId)).toEqual(['waits_appointment']);
    await eventually(async () => (await told(plombex, 'waits_appointment', requestId)).length === 1);
    expect(await after(from, 8 * 24 + 2, requestId)).toEqual(['waits_appointment', 'waits_news']);
    await eventually(async () => (await told(landlord, 'waits_news', requestId)).length === 1);
  });

  it('times that the tenant proposed wait for the supplier, who is reminded of them', async () => {
    const from = await morning();
    const { requestId, tenant, landlord } = await acceptedRequest(test, plombex);
    test.clock.setNow(new Date(from + 30 * HOUR));
    await proposed(requestId, await signedInAgain(test, tenant), from + 9 * DAY);
    expect(await after(from, 77, requestId)).toEqual([]);
    expect(await after(from, 79, requestId)).toEqual(['waits_appointment']);
    await eventually(async () => (await told(plombex, 'waits_appointment', requestId)).length === 1);
    expect(await after(from, 128, requestId)).toEqual(['waits_appointment', 'waits_news']);
    await eventually(async () => (await told(landlord, 'waits_news', requestId)).length === 1);
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
