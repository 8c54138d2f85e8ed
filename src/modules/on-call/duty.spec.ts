import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { day } from '../../contract/days.js';
import { wallOf, type Wall } from '../../contract/hours.js';
import { FIRST_TURN, isOnDuty, nextTurn, onCallAt, type Duty, type Turn } from './duty.js';

const at = (on: string, time: string): Wall => ({
  day: day(on),
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});
const WEEK = [1, 2, 3, 4, 5, 6, 7];
const NIGHTS = { hours: [{ days: [5], from: '22:00', until: '06:00' }], daysOff: [] };

describe('who is on duty', () => {
  it('is everyone without hours, at all times', () => {
    expect(isOnDuty({ hours: [], daysOff: [] }, at('2026-11-23', '03:12'))).toBe(true);
  });

  // 27 November 2026 is a Friday.
  it.each([
    ['2026-11-27', '21:59', false],
    ['2026-11-27', '22:00', true],
    ['2026-11-27', '23:59', true],
    ['2026-11-28', '00:00', true],
    ['2026-11-28', '05:59', true],
    ['2026-11-28', '06:00', false],
    ['2026-11-28', '22:30', false],
    ['2026-11-27', '03:00', false],
  ])('hours of Friday night go on past midnight: %s %s is %s', (on, time, expected) => {
    expect(isOnDuty(NIGHTS, at(on, time))).toBe(expected);
  });

  it('the hours of Sunday night end on Monday morning', () => {
    const sundays = { hours: [{ days: [7], from: '20:00', until: '08:00' }], daysOff: [] };
    expect(isOnDuty(sundays, at('2026-11-30', '07:59'))).toBe(true);
    expect(isOnDuty(sundays, at('2026-11-30', '08:00'))).toBe(false);
  });

  it('hours from a time to the same time are 24 hours', () => {
    const saturdays = { hours: [{ days: [6], from: '08:00', until: '08:00' }], daysOff: [] };
    expect(isOnDuty(saturdays, at('2026-11-28', '08:00'))).toBe(true);
    expect(isOnDuty(saturdays, at('2026-11-29', '07:59'))).toBe(true);
    expect(isOnDuty(saturdays, at('2026-11-29', '08:00'))).toBe(false);
  });

  it('a day off is the whole calendar day, also of hours that began the evening before', () => {
    const off = { ...NIGHTS, daysOff: [{ from: '2026-11-28', until: '2026-11-29' }] };
    expect(isOnDuty(off, at('2026-11-27', '23:59'))).toBe(true);
    expect(isOnDuty(off, at('2026-11-28', '00:00'))).toBe(false);
    expect(isOnDuty({ hours: [], daysOff: off.daysOff }, at('2026-11-29', '23:59'))).toBe(false);
    expect(isOnDuty({ hours: [], daysOff: off.daysOff }, at('2026-11-30', '00:00'))).toBe(true);
  });
});

describe('someone who is on the list twice, as the first owner and by name', () => {
  const both = [
    { position: 0, hours: [{ days: WEEK, from: '09:00', until: '17:00' }], daysOff: [], userId: 'ana' },
    { position: 1, hours: [], daysOff: [], userId: 'noor' },
    { position: 2, hours: [{ days: WEEK, from: '08:00', until: '22:00' }], daysOff: [], userId: 'ana' },
    { position: 3, hours: [], daysOff: [], userId: null },
    { position: 4, hours: [], daysOff: [] },
  ];
  const positions = (time: string) => onCallAt(both, at('2026-11-27', time)).people.map(({ position }) => position);

  it('is asked in the hours of either entry, and once in those of both', () => {
    expect(positions('10:00')).toEqual([0, 1, 3, 4]);
    expect(positions('20:00')).toEqual([1, 2, 3, 4]);
    expect(positions('23:00')).toEqual([1, 3, 4]);
  });
});

describe('public holidays', () => {
  const off = { position: 0, hours: [], daysOff: [], holidays: 'off' as const };
  const only = { position: 1, hours: [], daysOff: [], holidays: 'only' as const };
  const usual = { position: 2, hours: [], daysOff: [], holidays: 'as_usual' as const };
  const ids = (people: Duty[], holiday: boolean) => {
    const found = onCallAt(people, { ...at('2027-06-24', '10:00'), holiday });
    return [found.onDuty, ...found.people.map(({ position }) => position)];
  };

  it('leave out who is off then, and bring in who is there for them', () => {
    expect(ids([off, only, usual], true)).toEqual([true, 1, 2]);
    expect(ids([off, only, usual], false)).toEqual([true, 0, 2]);
  });

  it('leave no emergency without people', () => {
    expect(ids([off], true)).toEqual([false, 0]);
    expect(ids([only], false)).toEqual([false, 1]);
    expect(ids([off, only], false)).toEqual([true, 0]);
  });

  it('hours count for those who are there for holidays too', () => {
    const mornings = { ...only, hours: [{ days: WEEK, from: '06:00', until: '09:00' }] };
    expect(isOnDuty(mornings, { ...at('2027-06-24', '08:00'), holiday: true })).toBe(true);
    expect(isOnDuty(mornings, { ...at('2027-06-24', '10:00'), holiday: true })).toBe(false);
  });
});

describe('the clock of the list', () => {
  const from = { hours: [{ days: WEEK, from: '01:30', until: '03:30' }], daysOff: [] };
  const onDutyAt = (instant: string) => isOnDuty(from, wallOf(new Date(instant), 'America/Toronto'));

  it('shows the day and the time there', () => {
    expect(wallOf(new Date('2026-11-24T03:14:00Z'), 'America/Toronto')).toEqual(at('2026-11-23', '22:14'));
    expect(wallOf(new Date('2026-11-24T05:00:00Z'), 'America/Toronto')).toEqual(at('2026-11-24', '00:00'));
  });

  it('counts the hour that comes twice twice, and the one that is left out not at all', () => {
    // Clocks go back from 02:00 to 01:00 on 1 November 2026, and forward from 02:00 to 03:00 on 14 March 2027.
    expect(
      ['05:29', '05:30', '06:10', '06:40', '08:29', '08:30'].map((time) => onDutyAt(`2026-11-01T${time}:00Z`)),
    ).toEqual([false, true, false, true, true, false]);
    expect(
      ['06:29', '06:30', '06:59', '07:00', '07:29', '07:30'].map((time) => onDutyAt(`2027-03-14T${time}:00Z`)),
    ).toEqual([false, true, true, true, true, false]);
  });
});

const person = (position: number, more: Partial<Duty> = {}): Duty => ({ position, hours: [], daysOff: [], ...more });
const DAYTIME = [{ days: WEEK, from: '08:00', until: '18:00' }];

describe('the order in which people are asked', () => {
  const NIGHT = at('2026-11-23', '23:00');
  const order = (people: Duty[], when = NIGHT) => onCallAt(people, when).people.map(({ position }) => position);

  it('leaves out those who are not on duty', () => {
    expect(order([person(2), person(0, { hours: DAYTIME }), person(1)])).toEqual([1, 2]);
  });

  it('asks those without a day off when no one is on duty, and everyone when all have one', () => {
    const off = [{ from: '2026-11-20', until: '2026-11-30' }];
    const away = person(0, { daysOff: off });
    expect(order([away, person(1, { hours: DAYTIME })])).toEqual([1]);
    expect(order([away, person(1, { hours: DAYTIME, daysOff: off })])).toEqual([0, 1]);
    expect(onCallAt([away], NIGHT).onDuty).toBe(false);
  });

  it('goes around the list three times', () => {
    const asked: string[] = [];
    let last: Turn = FIRST_TURN;
    for (;;) {
      const turn = nextTurn([person(0), person(1, { hours: DAYTIME }), person(4)], last, { at: NIGHT, rounds: 3 });
      if (!turn) break;
      last = { round: turn.round, position: turn.person.position };
      asked.push(`${last.round}:${last.position}`);
    }
    expect(asked).toEqual(['1:0', '1:4', '2:0', '2:4', '3:0', '3:4']);
  });

  it('asks no one without a list', () => {
    expect(nextTurn([], FIRST_TURN, { at: NIGHT, rounds: 3 })).toBeNull();
  });
});

const times = fc.integer({ min: 0, max: 1439 });
const written = times.map(
  (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
);
const days = fc
  .integer({ min: 0, max: 400 })
  .map((after) => new Date(Date.UTC(2026, 0, 1 + after)).toISOString().slice(0, 10));
const someone = fc.record({
  position: fc.integer({ min: 0, max: 19 }),
  hours: fc.array(
    fc.record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      from: written,
      until: written,
    }),
    { maxLength: 3 },
  ),
  daysOff: fc.array(
    fc.tuple(days, days).map(([one, other]) => ({ from: one < other ? one : other, until: one < other ? other : one })),
    { maxLength: 3 },
  ),
});
const list = fc.uniqueArray(someone, { minLength: 1, maxLength: 8, selector: ({ position }) => position });

describe('whatever the hours and days off are', () => {
  it('someone is asked first while the list has people, and someone on duty if anyone is', () => {
    fc.assert(
      fc.property(list, days, times, (people, on, minutes) => {
        const when = { day: day(on), minutes };
        const turn = nextTurn(people, FIRST_TURN, { at: when, rounds: 3 });
        expect(turn?.round).toBe(1);
        expect(turn && isOnDuty(turn.person, when)).toBe(people.some((one) => isOnDuty(one, when)));
      }),
    );
  });

  it('the search ends, asks no one more than three times, and no one twice in a round', () => {
    fc.assert(
      fc.property(list, days, fc.array(times, { minLength: 100, maxLength: 100 }), (people, on, clock) => {
        const asked: string[] = [];
        let last: Turn = FIRST_TURN;
        for (const minutes of clock) {
          const turn = nextTurn(people, last, { at: { day: day(on), minutes }, rounds: 3 });
          if (!turn) break;
          last = { round: turn.round, position: turn.person.position };
          asked.push(`${last.round}:${last.position}`);
        }
        expect(new Set(asked).size).toBe(asked.length);
        expect(asked.length).toBeLessThanOrEqual(3 * people.length);
        expect(last.round).toBeLessThanOrEqual(3);
      }),
    );
  });
});
