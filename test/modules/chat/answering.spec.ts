import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CHAT_WORK } from '../../../src/contract/work-limits.js';
import { Clock } from '../../../src/platform/clock/clock.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const DAY = 86_400_000;

describe('how soon the chat answers', () => {
  let test: TestApp;
  let staff: Person;
  let now: Date;

  beforeAll(async () => {
    test = await startTestApp();
    staff = await person(test, 'staff');
    now = new Date();
  });
  afterAll(() => test.close());

  /** Later than all that is remembered for a while. */
  const read = async () => {
    now = new Date(now.getTime() + 11 * 60_000);
    test.app.get(Clock).setNow(now);
    return (await test.http('get', '/api/chat-answering').expect(200)).body;
  };
  const conversations = (
    count: number,
    { daysAgo = 1, demo = false, reason = null as string | null, seconds = 90 } = {},
  ) =>
    test.sql(
      `with made as (
         insert into chat_session (id, demo, created_at, role, language, status, last_sequence, last_message_at, closed_at, close_reason)
         select gen_random_uuid(), $2, $3, 'general', 'en', 'closed', 3, $3, $3, $4 from generate_series(1, $1) returning id)
       insert into chat_message (id, demo, created_at, conversation_id, sequence, message, sender_type, automatic, language)
       select gen_random_uuid(), $2, $3::timestamptz + make_interval(secs => line.seconds), made.id, line.sequence, 'words', line.sender, line.automatic, 'en'
       from made, (values (1, 'visitor', false, 0), (2, 'agent', true, 1), (3, 'agent', false, $5::int)) line (sequence, sender, automatic, seconds)`,
      [count, demo, new Date(now.getTime() - daysAgo * DAY), reason, seconds],
    );

  it('ANSWER-03 says nothing until there are enough, and counts neither the demo nor old ones nor spam', async () => {
    expect(await read()).toMatchObject({ firstAnswer: null });
    await conversations(50, { demo: true });
    await conversations(50, { daysAgo: CHAT_WORK.measuredDays + 1 });
    await conversations(50, { reason: 'not_for_us' });
    await conversations(CHAT_WORK.measuredLeast - 1);
    expect(await read()).toMatchObject({ firstAnswer: null });
    await conversations(1);
    expect(await read()).toMatchObject({ firstAnswer: { minutes: 2, days: CHAT_WORK.measuredDays } });
  });

  it('ANSWER-04 someone is there while a member of staff on duty is active', async () => {
    const there = async () => (await read()).now;
    const seen = () => test.sql('update session set last_seen_at = $1', [now]);
    const duty = (onDuty: boolean) =>
      test.http('put', '/api/chat-inbox/duty', staff.token).send({ onDuty }).expect(200);
    await seen();
    expect(await there()).toBe(true);
    await duty(false);
    expect(await there()).toBe(false);
    await duty(true);
    expect(await there()).toBe(true);
    await test.sql("update session set last_seen_at = $1::timestamptz - interval '2 h'", [now]);
    expect(await there()).toBe(false);
  });
});
