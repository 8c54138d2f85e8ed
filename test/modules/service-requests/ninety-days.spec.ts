import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RepairDays } from '../../support/repair-days.js';
import { costFaults, finalCosts } from '../../support/repair-faults.js';

/**
 * `npm run test:repairs` has 3,000 requests; without it there are as many as a run of all tests has time for. `REPAIR_SEED` gives
 * other people other moods.
 */
const REQUESTS = Number(process.env['REPAIR_REQUESTS'] ?? 60);
const SEED = Number(process.env['REPAIR_SEED'] ?? 1);
const PARTS = 6;

/** Recurring maintenance goes on to the last day: what was done within the last days still closes by itself. `$1` is now. */
const OPEN = `select id, status from service_request where status not in ('closed', 'declined', 'cancelled')
  and not (status = 'completed' and completed_at > $1::timestamptz - interval '7 days')`;
const FIGURES = `select (select count(*)::int from service_request) as requests, (select count(*)::int from outbox_message) as messages,
  (select count(*)::int from on_call_ask) as alarms, (select count(*)::int from invoice where status <> 'void') as invoices,
  (select count(*)::int from request_reminder) as reminders`;
/** Each happens in a long run, or it would prove less than it says. In a short one a rare one may be missing. */
const HAPPENED = `filed, approved, declined, cancelled, offered, scheduled, in_progress, completed, closed, sent back,
  offer accepted, offer declined, offer answered, answer accepted, job given back, removed at work, offered again, ended job billed, change order, quote approved,
  quote refused, assigned, visit started, visit finished, time proposed, time accepted, answered by link,
  invoice sent → approved, invoice approved → paid, cost entered`.split(/,\s+/);

describe('90 days of repairs with silence, refusals, expired offers and restarts', () => {
  let days: RepairDays;
  beforeAll(async () => {
    days = await RepairDays.begin(SEED, '2026-12-01T06:00:00Z');
  });
  afterAll(() => days.test.close());

  it(
    'leave no request standing still, tell everyone once, and each cost is entered once',
    async () => {
      const wrong: string[] = [];
      const dayOver = () => say(`${days.now.toISOString().slice(0, 10)} ${days.times.take()}\n`);
      for (let part = 0; part < PARTS; part += 1) {
        await days.live(90 / PARTS, { requests: Math.ceil(REQUESTS / PARTS), dayOver });
        if (part === 1 || part === 3) await days.killed();
        else if (part < PARTS - 1) await days.restart();
        const faults = await days.faults();
        wrong.push(...faults);
        say([`${(90 / PARTS) * (part + 1)} of 90 days are over.`, ...faults, ''].join('\n'));
      }
      // From here on suppliers and tenants never answer again.
      await days.live(20, { silent: true, dayOver });
      wrong.push(...(await days.faults()), ...(await costFaults(days.test)));
      await tell(days);
      expect(wrong).toEqual([]);
      expect(await days.test.sql(OPEN, [days.now])).toEqual([]);
      const { repairs, cents, booked } = await finalCosts(days.test);
      expect(booked).toBe(cents);
      expect(repairs).toBeGreaterThan(REQUESTS / 3);
      expect(days.unusual).toEqual([]);
      expect(days.abandonedJobs).toBeGreaterThan(0);
      const [done = 0, all = 0] = [days.count([200, 201]), days.count([...days.answers.keys()])];
      expect(done / all).toBeGreaterThan(0.8);
      const expected = REQUESTS < 300 ? ['filed', 'completed', 'cost entered'] : HAPPENED;
      expect(expected.filter((step) => !days.taken.has(step))).toEqual([]);
    },
    12 * 3600_000,
  );
});

/** To someone who has asked for a long run. */
function say(text: string): void {
  if (process.env['REPAIR_REQUESTS']) process.stdout.write(text);
}

/** The figures of the run. */
async function tell(days: RepairDays): Promise<void> {
  const [figures] = await days.test.sql(FIGURES);
  const steps = Object.fromEntries([...days.taken].sort(([, one], [, other]) => other - one));
  const answers = Object.fromEntries(days.answers);
  say(
    `${JSON.stringify({ ...figures, abandonedJobs: days.abandonedJobs, ...(await finalCosts(days.test)), answers, steps }, null, 2)}\n`,
  );
}
