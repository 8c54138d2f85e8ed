import { expect, it } from '@jest/globals';
import type { MyJob } from './api/my-jobs';
import type { PlannedJob } from './api/team';
import { myDays } from './my-days';
import { byDay } from './plan';

const NOW = Date.parse('2026-11-06T15:00:00Z');
const PLACE = { timeZone: 'America/Vancouver' };
const job = (id: string, more: object) => ({
  id,
  status: 'scheduled',
  scheduledFor: null,
  startedAt: null,
  place: PLACE,
  ...more,
});
const ids = (jobs: readonly { id: string }[]) => jobs.map(({ id }) => id);

it('a technician’s day is the day where the job is, with what is late and where one is now', () => {
  const days = myDays(
    [
      job('late', { scheduledFor: '2026-11-04T18:00:00Z' }),
      // Still the 6th in Vancouver.
      job('today', { scheduledFor: '2026-11-07T05:00:00Z' }),
      job('tomorrow', { scheduledFor: '2026-11-07T18:00:00Z' }),
      job('here', { startedAt: '2026-11-06T14:00:00Z' }),
      job('some day', {}),
      job('over', { status: 'completed', completedAt: '2026-11-05T18:00:00Z' }),
    ] as unknown as MyJob[],
    NOW,
  );
  expect(ids(days.today)).toEqual(['late', 'today', 'here']);
  expect(days.later.map(({ day, jobs }) => [day, ids(jobs)])).toEqual([['2026-11-07', ['tomorrow']]]);
  expect([ids(days.undated), ids(days.done), days.finishedToday]).toEqual([['some day'], ['over'], false]);
  // The evening of the 5th in Vancouver is the 6th elsewhere.
  for (const [completedAt, finishedToday] of [
    ['2026-11-06T03:00:00Z', false],
    ['2026-11-06T10:00:00Z', true],
  ])
    expect(myDays([job('over', { status: 'closed', completedAt })] as unknown as MyJob[], NOW)).toMatchObject({
      finishedToday,
    });
});

it('the day plan has the jobs of no one first, then days with their people; those without a day come last', () => {
  const of = (name: string) => ({ technician: { staffId: name, name, note: null } });
  const plan = byDay([
    job('free', { technician: null }),
    job('undated', of('Ana')),
    job('second', { ...of('Bo'), scheduledFor: '2026-11-08T18:00:00Z' }),
    job('first', { ...of('Ana'), scheduledFor: '2026-11-07T18:00:00Z' }),
  ] as unknown as PlannedJob[]);
  expect(ids(plan.unassigned)).toEqual(['free']);
  expect(plan.days.map(({ day, people }) => [day, people.map(({ name, jobs }) => [name, ids(jobs)])])).toEqual([
    ['2026-11-07', [['Ana', ['first']]]],
    ['2026-11-08', [['Bo', ['second']]]],
    [null, [['Ana', ['undated']]]],
  ]);
});
