import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LeaseSteps } from '../../../src/modules/leases/lease-steps.service.js';
import { TidyBulkTasks } from '../../../src/modules/leases/tidy-bulk-tasks.js';
import { Worker } from '../../../src/platform/outbox/worker.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aLease, KIM, type Landlord } from '../landlords/landlord.js';

interface Task {
  id: string;
  total: number;
  pending: number;
  done: number;
  refused: number;
}

/** Work on hundreds of leases outlives the request, the tab and the process that began it. */
describe('work on many leases in the background', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => test.close());

  const activate = async (ids: string[], who = nadia, more: object = {}): Promise<Task> =>
    (
      await test
        .http('post', '/api/landlords/leases/activations', who.token)
        .send({ ids, ...more })
        .expect(201)
    ).body;
  const get = async (id: string, who = nadia): Promise<Task> =>
    (await test.http('get', `/api/landlords/bulk-tasks/${id}`, who.token).expect(200)).body;
  const rows = async (id: string) =>
    (await test.http('get', `/api/landlords/bulk-tasks/${id}/rows`, nadia.token).expect(200)).body;
  const open = async (who = nadia): Promise<Task[]> =>
    (await test.http('get', '/api/landlords/bulk-tasks', who.token).expect(200)).body;
  const over = (id: string) =>
    eventually(async () => {
      const task = await get(id);
      return task.pending === 0 && task;
    }, 60_000);
  const states = async (ids: string[]) =>
    (await test.sql<{ state: string }>('select state from lease where id = any($1) order by id', [ids])).map(
      ({ state }) => state,
    );
  const several = async (count: number, who = nadia): Promise<string[]> => {
    const ids: string[] = [];
    for (let at = 0; at < count; at++) ids.push((await aLease(test, who)).id);
    return ids;
  };

  it('BULK-1 activates each draft by itself and lists what could not be done, with the reason, until that is closed', async () => {
    const first = await aLease(test, nadia);
    // The queue promises no order, so the one that the second overlaps runs before the task begins; twice does no harm.
    await test.http('post', `/api/landlords/leases/${first.id}/activate`, nadia.token).send({}).expect(200);
    const second = await aLease(test, nadia, {}, first.unitId);
    const empty = await aLease(test, nadia, { tenants: [] });
    const begun = await activate([first.id, second.id, empty.id, first.id]);
    expect(begun).toMatchObject({ kind: 'activate_leases', total: 3 });
    expect(await over(begun.id)).toMatchObject({ total: 3, done: 1, refused: 2 });
    const became = await rows(begun.id);
    expect(became.map(({ leaseId, outcome, code }: Record<string, string>) => [leaseId, outcome, code])).toEqual([
      [first.id, 'done', undefined],
      [second.id, 'refused', 'lease_overlap'],
      [empty.id, 'refused', 'lease_without_tenant'],
    ]);
    expect(became[1]).toMatchObject({ name: `${KIM.firstName} ${KIM.lastName}`, home: expect.stringContaining(',') });
    expect((await open()).map(({ id }) => id)).toContain(begun.id);
    for (let twice = 0; twice < 2; twice++)
      await test.http('post', `/api/landlords/bulk-tasks/${begun.id}/close`, nadia.token).expect(200);
    expect((await open()).map(({ id }) => id)).not.toContain(begun.id);
  });

  it('BULK-2 started twice at once it is one task, and a later one leaves to it what is still to be done', async () => {
    const held = jest.spyOn(test.app.get(Worker), 'handle').mockRejectedValue(new Error('held up'));
    const ids = await several(3);
    const [one, other] = await Promise.all([activate(ids), activate(ids)]);
    expect(other.id).toBe(one.id);
    const more = await several(1);
    expect(await activate([...ids, ...more])).toMatchObject({ total: 1 });
    held.mockRestore();
    expect(await over(one.id)).toMatchObject({ total: 3, done: 3, refused: 0 });
    const entries = await test.sql<{ count: number }>(
      "select count(*)::int as count from audit_entry where action = 'lease.activate' and subject_id = any($1) group by subject_id",
      [ids],
    );
    expect(entries).toEqual([{ count: 1 }, { count: 1 }, { count: 1 }]);
  });

  it('BULK-3 broken off half-way, what is done stays done, and the rest is done later', async () => {
    const ids = await several(4);
    const steps = test.app.get(LeaseSteps);
    const step = steps.activateIn.bind(steps);
    let broken = 0;
    jest.spyOn(steps, 'activateIn').mockImplementation(async (tx, id, request) => {
      await step(tx, id, request);
      // The step itself is done, the outcome not noted yet: both are to be undone together.
      if (id === ids[2] && broken++ === 0) throw new Error('Connection terminated unexpectedly');
    });
    const { id } = await activate(ids);
    await eventually(async () => broken > 0 && (await get(id)).done === 3, 60_000);
    expect(await over(id)).toMatchObject({ done: 4, refused: 0 });
    expect(await states(ids)).toEqual(['active', 'active', 'active', 'active']);
    const posted = await test.sql<{ count: number }>(
      "select count(*)::int as count from audit_entry where action = 'lease.activate' and subject_id = $1",
      [ids[2]],
    );
    expect(posted).toEqual([{ count: 1 }]);
  });

  it('BULK-4 it touches no foreign lease, and no one else sees it', async () => {
    const omar = await aLandlord(test);
    const [foreign] = await several(1, omar);
    const [own] = await several(1);
    const task = await activate([own ?? '', foreign ?? '']);
    expect(await over(task.id)).toMatchObject({ total: 1, done: 1 });
    expect(await states([foreign ?? ''])).toEqual(['draft']);
    await test.http('get', `/api/landlords/bulk-tasks/${task.id}`, omar.token).expect(404);
    await test.http('get', `/api/landlords/bulk-tasks/${task.id}/rows`, omar.token).expect(404);
    await test.http('post', `/api/landlords/bulk-tasks/${task.id}/close`, omar.token).expect(404);
    expect((await open(omar)).map(({ id }) => id)).not.toContain(task.id);
  });

  it('BULK-5 other jobs go before the items of a task, so that one landlord’s hundreds hold up no one', async () => {
    const held = jest.spyOn(test.app.get(Worker), 'handle').mockRejectedValue(new Error('held up'));
    const { id } = await activate(await several(2));
    const jobs = await test.sql<{ handler: string; priority: number }>(
      "select distinct data->>'handler' as handler, priority from pgboss.job where name = 'handlers' and data->>'handler' = 'leases.bulk-item'",
    );
    expect(jobs).toEqual([{ handler: 'leases.bulk-item', priority: -1 }]);
    held.mockRestore();
    await over(id);
  });

  it('BULK-6 an item whose job has failed for good ends as refused, and old tasks are removed', async () => {
    const held = jest.spyOn(test.app.get(Worker), 'handle').mockResolvedValue('done');
    const [lease] = await several(1);
    const { id } = await activate([lease ?? '']);
    await test.sql("update bulk_task_item set created_at = created_at - interval '13 hours' where task_id = $1", [id]);
    const tidy = () => test.app.get(Scope).asSystem('schedule', () => test.app.get(TidyBulkTasks).tidy());
    await tidy();
    expect(await rows(id)).toMatchObject([{ leaseId: lease, outcome: 'refused', code: 'internal' }]);
    await test.sql("update bulk_task_item set created_at = created_at - interval '31 days' where task_id = $1", [id]);
    await test.sql("update bulk_task set created_at = created_at - interval '31 days' where id = $1", [id]);
    await tidy();
    await test.http('get', `/api/landlords/bulk-tasks/${id}`, nadia.token).expect(404);
    held.mockRestore();
  });
});
