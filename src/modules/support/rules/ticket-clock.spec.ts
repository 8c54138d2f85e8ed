import { describe, expect, it } from '@jest/globals';
import type { OfficeHours } from '../../../contract/office.js';
import { addOpenMinutes, openMinutesBetween, type OpenHours } from './open-minutes.js';
import { answerClock, breachesOf, followTicket, retargetClock, startClock } from './ticket-clock.js';

const DAYS: OfficeHours = [
  { from: 1, to: 5, opens: 480, closes: 1200 },
  { from: 6, to: 6, opens: 540, closes: 1020 },
];
const open: OpenHours = { hours: DAYS, timeZone: 'America/Toronto' };
const always: OpenHours = { hours: 'always', timeZone: 'America/Toronto' };
const TARGET = { firstMinutes: 60, resolutionMinutes: 480 };
const at = (text: string) => new Date(text);

/** Pseudo-random numbers from a seed, so that a failure can be reproduced. */
function* numbers(seed: number): Generator<number> {
  for (let next = seed; ;) {
    next = (next * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield next;
  }
}

describe('CLOCK open hours', () => {
  it.each([
    ['within a day', '2026-11-23T14:00:00Z', 60, '2026-11-23T15:00:00Z'],
    ['before it opens', '2026-11-23T05:00:00Z', 30, '2026-11-23T13:30:00Z'],
    ['over a night', '2026-11-24T00:30:00Z', 60, '2026-11-24T13:30:00Z'],
    ['over a Sunday', '2026-11-21T21:30:00Z', 60, '2026-11-23T13:30:00Z'],
    ['over the change to winter time', '2026-10-30T23:00:00Z', 60 + 480 + 60, '2026-11-02T14:00:00Z'],
    ['over the change to summer time', '2026-03-07T21:30:00Z', 60, '2026-03-09T12:30:00Z'],
    ['exactly to closing time', '2026-11-23T13:00:00Z', 720, '2026-11-24T01:00:00Z'],
    ['no minutes', '2026-11-22T05:00:00Z', 0, '2026-11-22T05:00:00Z'],
  ])('%s', (_, from, minutes, until) => {
    expect(addOpenMinutes(open, at(from), minutes).toISOString()).toBe(at(until).toISOString());
  });

  it('count what lies between, and nothing backwards', () => {
    expect(openMinutesBetween(open, at('2026-11-20T00:00:00Z'), at('2026-11-27T00:00:00Z'))).toBe(
      60 + 720 + 480 + 3 * 720 + 660,
    );
    expect(openMinutesBetween(open, at('2026-11-22T05:00:00Z'), at('2026-11-23T05:00:00Z'))).toBe(0);
    expect(openMinutesBetween(open, at('2026-11-24T15:00:00Z'), at('2026-11-23T15:00:00Z'))).toBe(0);
    expect(openMinutesBetween(always, at('2026-11-22T05:00:00Z'), at('2026-11-23T05:00:30Z'))).toBe(1440);
  });

  it('hours that overlap count once, and hours that never come end in an error', () => {
    const twice: OpenHours = { ...open, hours: [...(DAYS as []), { from: 1, to: 1, opens: 600, closes: 1260 }] };
    expect(openMinutesBetween(twice, at('2026-11-23T05:00:00Z'), at('2026-11-24T05:00:00Z'))).toBe(780);
    expect(() => addOpenMinutes({ ...open, hours: [] }, at('2026-11-23T05:00:00Z'), 1)).toThrow(RangeError);
  });

  it('any number of minutes later, exactly so many minutes lie between, and a detour changes nothing', () => {
    const random = numbers(42);
    const next = (below: number) => (random.next().value as number) % below;
    for (let round = 0; round < 100; round += 1) {
      const from = new Date(Date.UTC(2026, 0, 1) + next(525_600) * 60_000);
      const [first, second] = [next(3000), next(3000)];
      for (const hours of [open, always]) {
        const until = addOpenMinutes(hours, from, first);
        expect(openMinutesBetween(hours, from, until)).toBe(first);
        expect(addOpenMinutes(hours, until, second)).toEqual(addOpenMinutes(hours, from, first + second));
      }
    }
  });
});

describe('CLOCK of a ticket', () => {
  const asked = at('2026-11-23T14:00:00Z');
  const started = startClock(open, TARGET, asked);
  const waits = { status: 'open', waiting: true } as const;
  const answered = { status: 'in_progress', waiting: false } as const;

  it('the first answer is due in its time, is measured once, and a late one stays late', () => {
    expect(breachesOf(started, at('2026-11-23T15:00:00Z'))).toEqual({ first: false, resolution: false });
    expect(breachesOf(started, at('2026-11-23T15:00:01Z')).first).toBe(true);
    const late = answerClock(open, started, at('2026-11-23T15:30:00Z'));
    expect(late.firstMinutes).toBe(90);
    expect(answerClock(open, late, at('2026-11-23T16:00:00Z'))).toEqual(late);
    expect(breachesOf(late, at('2027-01-01T00:00:00Z')).first).toBe(true);
    const inTime = answerClock(open, started, at('2026-11-23T14:20:00Z'));
    expect(breachesOf(inTime, at('2027-01-01T00:00:00Z')).first).toBe(false);
  });

  it('the solution pauses while the team waits for who asked, and goes on with what is left', () => {
    const paused = followTicket(open, started, answered, at('2026-11-23T16:00:00Z'));
    expect(paused).toMatchObject({ spentMinutes: 120, runningSince: null, resolutionDueAt: null });
    expect(breachesOf(paused, at('2027-01-01T00:00:00Z')).resolution).toBe(false);
    const again = followTicket(open, paused, waits, at('2026-11-24T13:00:00Z'));
    expect(again.resolutionDueAt).toEqual(at('2026-11-24T19:00:00Z'));
    expect(breachesOf(again, at('2026-11-24T19:00:01Z')).resolution).toBe(true);
    const tooLate = followTicket(open, again, answered, at('2026-11-24T20:00:00Z'));
    expect(breachesOf(tooLate, at('2026-11-24T20:00:00Z')).resolution).toBe(true);
  });

  it('solving stops it, reopening goes on, and asking twice changes nothing', () => {
    const solved = followTicket(open, started, { status: 'resolved', waiting: true }, at('2026-11-23T15:00:00Z'));
    expect(solved).toMatchObject({ spentMinutes: 60, runningSince: null, solvedAt: at('2026-11-23T15:00:00Z') });
    expect(followTicket(open, solved, { status: 'closed', waiting: true }, at('2026-11-30T15:00:00Z'))).toEqual(solved);
    const reopened = followTicket(open, solved, waits, at('2026-11-24T14:00:00Z'));
    expect(reopened).toMatchObject({ solvedAt: null, resolutionDueAt: at('2026-11-24T21:00:00Z') });
    expect(followTicket(open, reopened, waits, at('2026-11-24T16:00:00Z'))).toEqual(reopened);
  });

  it('another priority counts as if it had always been that one', () => {
    const urgent = retargetClock(
      open,
      started,
      { firstMinutes: 30, resolutionMinutes: 60 },
      at('2026-11-23T14:40:00Z'),
    );
    expect(urgent).toMatchObject({ firstDueAt: at('2026-11-23T14:30:00Z'), spentMinutes: 40 });
    expect(urgent.resolutionDueAt).toEqual(at('2026-11-23T15:00:00Z'));
    expect(breachesOf(urgent, at('2026-11-23T14:40:00Z')).first).toBe(true);
    const paused = followTicket(open, started, answered, at('2026-11-23T14:40:00Z'));
    expect(retargetClock(open, paused, TARGET, at('2026-11-25T14:00:00Z')).resolutionDueAt).toBeNull();
  });

  it('however often it pauses, the pauses never count', () => {
    const random = numbers(7);
    let clock = startClock(always, TARGET, asked);
    let [now, owed, waiting] = [asked.getTime(), 0, true];
    for (let step = 0; step < 500; step += 1) {
      const minutes = (random.next().value as number) % 500;
      now += minutes * 60_000;
      if (waiting) owed += minutes;
      waiting = (random.next().value as number) % 2 === 0;
      clock = followTicket(always, clock, { status: 'open', waiting }, new Date(now));
      const spent =
        clock.spentMinutes + (clock.runningSince ? openMinutesBetween(always, clock.runningSince, new Date(now)) : 0);
      expect(spent).toBe(owed);
    }
  });

  it('a ticket from before there were targets measures and misses nothing', () => {
    const old = {
      ...started,
      firstTarget: null,
      resolutionTarget: null,
      firstDueAt: null,
      runningSince: null,
      resolutionDueAt: null,
    };
    expect(followTicket(open, old, waits, at('2026-12-23T14:00:00Z'))).toEqual(old);
    expect(breachesOf(old, at('2026-12-23T14:00:00Z'))).toEqual({ first: false, resolution: false });
  });
});
