import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('the checklist of a request that a maintenance schedule made', () => {
  let test: TestApp;
  let mine: LetHome;
  let plombex: Craftsman;
  let path: string;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    mine = await letHome(test);
    plombex = await supplier(test);
    await test
      .http('put', '/api/preferred-suppliers', mine.landlord.token)
      .send({ supplierIds: [plombex.id] })
      .expect(200);
    const body = {
      propertyId: mine.propertyId,
      title: 'Gutters',
      category: 'other',
      rhythm: 'yearly',
      startsOn: new Date().toLocaleDateString('en-CA', { timeZone: 'America/Toronto' }),
      checklist: ['North side', 'South side'],
      supplierId: plombex.id,
    };
    await test.http('post', '/api/maintenance-schedules', mine.landlord.token).send(body).expect(201);
    const { body: requests } = await test.http('get', '/api/service-requests', mine.landlord.token);
    path = `/api/service-requests/${requests[0].id}`;
  });

  const read = async (who: Person) => (await test.http('get', path, who.token).expect(200)).body;
  const check = (who: Person, line: { id: string }, done = true) =>
    test.http('patch', `${path}/checklist/${line.id}`, who.token).send({ done });
  const step = (who: Person, body: object) => test.http('patch', path, who.token).send(body);
  /** The supplier answers with a price, and the landlord picks it. */
  const accept = async () => {
    const { offers } = await read(mine.landlord);
    const answer = {
      status: 'answered',
      amountCents: 12_000,
      scheduledFor: new Date(Date.now() + 86_400_000).toISOString(),
    };
    await test.http('patch', `${path}/offers/${offers[0].id}`, plombex.token).send(answer).expect(200);
    await test
      .http('patch', `${path}/offers/${offers[0].id}`, mine.landlord.token)
      .send({ status: 'accepted', amountCents: 12_000 })
      .expect(200);
  };

  it('is checked off by the landlord and the supplier of the job, with who and when, and opened again', async () => {
    const { checklist } = await read(mine.landlord);
    const [north, south] = checklist;
    const { body: first } = await check(mine.landlord, north).expect(200);
    expect(first).toMatchObject({ label: 'North side', done: true, doneBy: 'landlord' });
    expect(Date.parse(first.doneAt)).toBeGreaterThan(0);
    await accept();
    await check(plombex, south).expect(200);
    // Who comes second changes nothing.
    expect((await check(plombex, north).expect(200)).body).toEqual(first);
    expect((await read(plombex)).checklist).toMatchObject([
      { done: true, doneBy: 'landlord' },
      { done: true, doneBy: 'supplier' },
    ]);
    expect((await check(mine.landlord, south, false).expect(200)).body).toMatchObject({
      done: false,
      doneAt: null,
      doneBy: null,
    });
    const by = await test.sql('select user_id, action from audit_entry where action = $1 and user_id = $2', [
      'service_request.check_line',
      plombex.userId,
    ]);
    expect(by.length).toBeGreaterThan(0);
  });

  it('is asked about before the work is completed with open lines, and kept as it is afterwards', async () => {
    await accept();
    const { checklist } = await read(plombex);
    await check(plombex, checklist[0]).expect(200);
    await step(plombex, { status: 'in_progress' }).expect(200);
    for (const who of [plombex, mine.landlord]) {
      const { body } = await step(who, { status: 'completed' }).expect(422);
      expect(body.reason).toBe('checklist_open');
    }
    expect(await read(mine.landlord)).toMatchObject({ status: 'in_progress' });
    await step(plombex, { status: 'completed', leaveOpenLines: true }).expect(200);
    await check(mine.landlord, checklist[1]).expect(422);
    await step(mine.landlord, { status: 'in_progress' }).expect(200);
    await check(mine.landlord, checklist[1]).expect(200);
    await step(plombex, { status: 'completed' }).expect(200);
  });

  it('is nobody else’s: not an asked supplier’s, a stranger’s, the office’s or a tenant’s, nor under another request', async () => {
    const { checklist } = await read(mine.landlord);
    const [line] = checklist;
    await check(plombex, line).expect(403);
    await check(await supplier(test, 'Fremd'), line).expect(404);
    await check((await letHome(test)).landlord, line).expect(404);
    for (const who of [mine.tenant, await person(test, 'staff'), await person(test, 'admin')])
      await check(who, line).expect(403);
    const other = await acceptedRequest(test, plombex, {});
    await test
      .http('patch', `/api/service-requests/${other.requestId}/checklist/${line.id}`, plombex.token)
      .send({ done: true })
      .expect(404);
    await test.http('patch', `${path}/checklist/${line.id}`, mine.landlord.token).send({}).expect(400);
    expect((await read(mine.landlord)).checklist).toMatchObject([{ done: false }, { done: false }]);
    // Ordinary requests have neither a checklist nor a due day.
    const { body: ordinary } = await test.http('get', `/api/service-requests/${other.requestId}`, other.tenant.token);
    expect(ordinary).toMatchObject({ checklist: [], dueOn: null });
  });

  it('can’t be worded in another way, not even by raw SQL, and ends for a supplier with the job', async () => {
    for (const role of ['lw_landlord', 'lw_supplier']) {
      const rights = await test.sql<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = 'request_checklist_line'
         and has_column_privilege($1, 'request_checklist_line', column_name, 'update') order by 1`,
        [role],
      );
      expect(rights.map(({ name }) => name)).toEqual(['done_at', 'done_by', 'done_role']);
    }
    const { checklist } = await read(plombex);
    expect(checklist).toHaveLength(2);
    await step(mine.landlord, { status: 'cancelled' }).expect(200);
    // The event of the step dates the end of the access itself; only then can it be brought forward.
    await eventually(
      async () =>
        (
          await test.sql(
            "update offer set access_ends_at = now() - interval '1 minute' where supplier_account_id = $1 and access_ends_at is not null returning id",
            [plombex.accountId],
          )
        ).length > 0,
    );
    await test.http('get', path, plombex.token).expect(404);
    await check(plombex, checklist[0]).expect(404);
  });
});
