import { describe, expect, it } from '@jest/globals';
import { addDays, day } from '../../contract/days.js';
import { dueReminder } from './paper-due.js';

const validUntil = '2027-03-31';
const due = (today: string, sent: number[] = [], datedOn = '2026-06-01') =>
  dueReminder({ validUntil, datedOn, today, sent });

describe('reminders of an insurance or a license', () => {
  it('go out 60, 30 and 7 days before the last day and on it, each once', () => {
    const sent: number[] = [];
    const days: string[] = [];
    for (let today = day('2026-12-01'); today < '2027-06-01'; today = addDays(today, 1)) {
      const one = due(today, sent);
      if (one === null) continue;
      sent.push(one);
      days.push(today);
    }
    expect(sent).toEqual([60, 30, 7, 0]);
    expect(days).toEqual(['2027-01-30', '2027-03-01', '2027-03-24', '2027-03-31']);
  });

  it('are not sent for days before the date was recorded', () => {
    expect(due('2027-02-15', [], '2027-02-15')).toBeNull();
    expect(due('2027-03-01', [], '2027-02-15')).toBe(30);
    expect(due('2027-04-02', [], '2027-04-01')).toBeNull();
  });

  it('that were missed are one, and no older one follows', () => {
    expect(due('2027-03-26')).toBe(7);
    expect(due('2027-03-26', [7])).toBeNull();
    expect(due('2027-04-07')).toBe(0);
    expect(due('2027-04-08')).toBeNull();
  });
});
