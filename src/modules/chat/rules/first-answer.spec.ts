import { describe, expect, it } from '@jest/globals';
import { CHAT_WORK } from '../../../contract/work-limits.js';
import { isOpen, typicalAnswer, type Asked } from './first-answer.js';

const ALWAYS = { hours: 'always', timeZone: 'UTC' } as const;
/** Monday to Friday, 9:00 to 17:00. November 23, 2026 is a Monday. */
const OFFICE = { hours: [{ from: 1, to: 5, opens: 540, closes: 1020 }], timeZone: 'UTC' };
const at = (time: string, day = '2026-11-23') => new Date(`${day}T${time}Z`);
const after = (seconds: number | null, askedAt = at('10:00:00')): Asked => ({
  askedAt,
  answeredAt: seconds === null ? null : new Date(askedAt.getTime() + seconds * 1000),
});
const many = (count: number, one: Asked) => Array.from({ length: count }, () => one);

describe('the first answer of the chat', () => {
  it('ANSWER-01 is the median in whole minutes, rounded up', () => {
    expect(typicalAnswer(many(20, after(150)), ALWAYS)).toBe(3);
    expect(typicalAnswer(many(20, after(5)), ALWAYS)).toBe(1);
    expect(typicalAnswer([...many(10, after(30)), ...many(11, after(3600))], ALWAYS)).toBe(60);
  });

  it('ANSWER-01 of an even number, takes the longer of the two in the middle', () => {
    expect(typicalAnswer([...many(10, after(30)), ...many(10, after(600))], ALWAYS)).toBe(10);
  });

  it('ANSWER-01 says nothing of too few', () => {
    expect(typicalAnswer([], ALWAYS)).toBeNull();
    expect(typicalAnswer(many(CHAT_WORK.measuredLeast - 1, after(30)), ALWAYS)).toBeNull();
    expect(typicalAnswer(many(CHAT_WORK.measuredLeast, after(30)), ALWAYS)).toBe(1);
  });

  it('ANSWER-01 counts what nobody answered as longer than everything', () => {
    expect(typicalAnswer([...many(20, after(30)), ...many(19, after(null))], ALWAYS)).toBe(1);
    expect(typicalAnswer([...many(20, after(30)), ...many(20, after(null))], ALWAYS)).toBeNull();
  });

  it('ANSWER-02 counts open minutes alone, and measures only what began within the opening hours', () => {
    const overnight = { askedAt: at('16:58:00'), answeredAt: at('09:05:00', '2026-11-24') };
    expect(typicalAnswer(many(20, overnight), OFFICE)).toBe(7);
    const atNight = { askedAt: at('22:00:00'), answeredAt: at('22:01:00') };
    const onSunday = { askedAt: at('10:00:00', '2026-11-22'), answeredAt: at('10:01:00', '2026-11-22') };
    expect(typicalAnswer([...many(20, atNight), ...many(20, onSunday)], OFFICE)).toBeNull();
    expect(typicalAnswer([...many(50, atNight), ...many(20, overnight)], OFFICE)).toBe(7);
  });

  it('ANSWER-02 is open from the first minute to the last', () => {
    expect(['08:59:00', '09:00:00', '16:59:00', '17:00:00'].map((time) => isOpen(OFFICE, at(time)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isOpen(ALWAYS, at('03:00:00'))).toBe(true);
  });
});
