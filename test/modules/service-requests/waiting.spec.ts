import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome } from '../../factories/homes.js';
import { signedInAgain, type Person } from '../../factories/people.js';
import { acceptedRequest, filedRequest, offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const HOUR = 3600_000;

describe('what waits for the landlord', () => {
  let test: TestApp;
  let plombex: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
  });
  afterAll(() => test.close());
  afterEach(() => test.clock.setNow(new Date()));

  const path = (id: string) => `/api/service-requests/${id}`;
  const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * HOUR).toISOString();
  const later = (hours: number) => test.clock.setNow(inHours(hours));
  /** The kinds on the home page that concern repairs, and the number in the navigation. */
  const waits = async (landlord: Person) => {
    const { token } = await signedInAgain(test, landlord);
    const [overview, counts] = await Promise.all([
      test.http('get', '/api/landlords/overview', token).expect(200),
      test.http('get', '/api/navigation', token).expect(200),
    ]);
    const kinds: { kind: string; id: string; count: number; name: string }[] = overview.body.waiting;
    return {
      repairs: kinds.filter(({ kind }) => ['request', 'quote', 'choice', 'visit'].includes(kind)),
      requests: counts.body.requests as number,
    };
  };

  it('an answered offer waits for a choice, on the home page as in the navigation', async () => {
    const { landlord, requestId, offerId } = await offeredRequest(test, plombex, { firstWins: false });
    expect(await waits(landlord)).toEqual({ repairs: [], requests: 0 });
    const answer = { status: 'answered', amountCents: 18_000, scheduledFor: inHours(48) };
    await test
      .http('patch', `${path(requestId)}/offers/${offerId}`, plombex.token)
      .send(answer)
      .expect(200);
    expect(await waits(landlord)).toMatchObject({
      repairs: [{ kind: 'choice', id: requestId, count: 1, name: 'Radiator drips', cents: null }],
      requests: 1,
    });
    await test.http('patch', `${path(requestId)}/offers/${offerId}`, landlord.token).send({ status: 'accepted' });
    expect(await waits(landlord)).toEqual({ repairs: [], requests: 0 });
  });

  it('an approved request waits while no supplier is asked, and on the job board until one is interested', async () => {
    const { landlord, requestId, offerId } = await offeredRequest(test, plombex);
    const unassigned = async () => {
      const { body } = await test.http('get', '/api/landlords/overview', landlord.token).expect(200);
      return body.waiting.filter(({ kind }: { kind: string }) => kind === 'unassigned');
    };
    expect(await unassigned()).toEqual([]);
    await test
      .http('patch', `${path(requestId)}/offers/${offerId}`, plombex.token)
      .send({ status: 'declined' })
      .expect(200);
    const found = await eventually(async () => (await unassigned())[0]);
    expect(found).toMatchObject({ id: requestId, count: 1, name: 'Radiator drips', cents: null });
    const shown = { description: 'Radiator drips in the hallway' };
    await test
      .http('put', `${path(requestId)}/board`, landlord.token)
      .send(shown)
      .expect(200);
    expect(await unassigned()).toEqual([]);
    await test.sql(
      'insert into board_interest (id, account_id, demo, created_at, post_id, request_id, supplier_account_id) select gen_random_uuid(), b.account_id, false, now(), b.id, b.request_id, $2 from board_post b where b.request_id = $1',
      [requestId, plombex.accountId],
    );
    expect(await unassigned()).toHaveLength(1);
  });

  it('names an emergency before other requests, in the list of Home and in the bell', async () => {
    const home = await letHome(test);
    await filedRequest(test, {}, home);
    const { requestId } = await filedRequest(test, { title: 'Water everywhere', priority: 'Emergency' }, home);
    expect((await waits(home.landlord)).repairs).toMatchObject([
      { kind: 'request', id: requestId, count: 2, emergencies: 1, name: 'Water everywhere' },
    ]);
    const { body } = await test.http('get', '/api/notifications', home.landlord.token).expect(200);
    const filed = body.filter(({ kind }: { kind: string }) => kind === 'request_submitted');
    expect(filed.map(({ title, emergency }: { title: string; emergency: boolean }) => [title, emergency])).toEqual([
      ['Water everywhere', true],
      ['Radiator drips', false],
    ]);
  });

  it('gives days at the property, not in UTC', async () => {
    const evening = new Date(`${inHours(48).slice(0, 10)}T02:30:00Z`);
    const here = new Date(evening.getTime() - 24 * HOUR).toISOString().slice(0, 10);
    const { landlord, requestId, offerId } = await offeredRequest(test, plombex, { firstWins: false });
    await test
      .http('patch', `${path(requestId)}/offers/${offerId}`, plombex.token)
      .send({ status: 'answered', amountCents: 18_000, scheduledFor: inHours(60) })
      .expect(200);
    await test.sql('update offer set answered_at = $2 where id = $1', [offerId, evening]);
    expect((await waits(landlord)).repairs).toMatchObject([{ kind: 'choice', day: here }]);
    const filed = await filedRequest(test);
    await test.sql('update service_request set respond_by = $2 where id = $1', [filed.requestId, evening]);
    expect((await waits(filed.landlord)).repairs).toMatchObject([{ kind: 'request', day: here }]);
    const work = await acceptedRequest(test, plombex);
    await test
      .http('post', `${path(work.requestId)}/quotes`, plombex.token)
      .send({ amountCents: 90_000, note: 'The valve too' })
      .expect(201);
    await test.sql('update quote set created_at = $2 where request_id = $1', [work.requestId, evening]);
    expect((await waits(work.landlord)).repairs).toMatchObject([{ kind: 'quote', day: here }]);
  });

  it('an appointment that has passed waits for a start, two hours after its end', async () => {
    const { landlord, requestId } = await acceptedRequest(test, plombex);
    const window = { status: 'scheduled', scheduledFor: inHours(5), scheduledUntil: inHours(6) };
    await test.http('patch', path(requestId), plombex.token).send(window).expect(200);
    later(7);
    expect(await waits(landlord)).toEqual({ repairs: [], requests: 0 });
    later(2);
    expect(await waits(landlord)).toMatchObject({ repairs: [{ kind: 'visit', id: requestId, count: 1 }], requests: 1 });
    await test.http('patch', path(requestId), plombex.token).send({ status: 'in_progress' }).expect(200);
    expect(await waits(landlord)).toEqual({ repairs: [], requests: 0 });
  });
});
