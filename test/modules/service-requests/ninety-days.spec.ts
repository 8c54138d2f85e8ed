import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RepairDays } from '../../support/repair-days.js';

/**
 * A full run: `REPAIR_REQUESTS=3000 npm run jest -- test/modules/service-requests/ninety-days.spec.ts`. It takes about
 * half a second a request on an idle machine, and three times as long on a busy one. `REPAIR_SEED` gives other people other moods.
 */
const REQUESTS = Number(process.env.REPAIR_REQUESTS ?? 24);
const SEED = Number(process.env.REPAIR_SEED ?? 1);

const OPEN = "select id, status from service_request where status not in ('closed', 'declined', 'cancelled')";
const BOOKS = `select count(*)::int as repairs, coalesce(sum(r.cost_cents), 0)::int as cents, coalesce(sum(x.cents), 0)::int as entered
  from service_request r left join lateral (select sum(amount_cents) as cents from expense where request_id = r.id and voided_at is null) x on true
  where r.cost_cents > 0 and r.status = 'closed'`;

describe('90 days of repairs with silence, refusals, expired offers and restarts', () => {
  let days: RepairDays;
  beforeAll(async () => {
    days = await RepairDays.begin(SEED, '2026-12-01T06:00:00Z');
  });
  afterAll(() => days.test.close());

  it(
    'leave no request standing still, and each cost is entered once',
    async () => {
      for (let part = 0; part < 3; part += 1) {
        await days.live(30, { requests: Math.ceil(REQUESTS / 3) });
        if (part < 2) await days.restart();
        expect(await days.faults()).toEqual([]);
      }
      // From here on suppliers and tenants never answer again.
      await days.live(20, { silent: true });
      expect(await days.faults()).toEqual([]);
      expect(await days.test.sql(OPEN)).toEqual([]);
      const [books] = await days.test.sql<{ repairs: number; cents: number; entered: number }>(BOOKS);
      expect(books?.entered).toBe(books?.cents);
      expect(books?.repairs).toBeGreaterThan(REQUESTS / 3);
      // 403 and 404: what one wanted to do, another had made impossible in the same hours.
      expect([...days.answers.keys()].filter((status) => ![200, 201, 403, 404, 409, 422].includes(status))).toEqual([]);
      const [done = 0, all = 0] = [days.count([200, 201]), days.count([...days.answers.keys()])];
      expect(done / all).toBeGreaterThan(0.8);
    },
    3 * 3600_000,
  );
});
