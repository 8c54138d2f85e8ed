import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT } from '../../../src/contract/limits.js';
import { CHAT_WORK } from '../../../src/contract/work-limits.js';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { TeamMails } from '../../../src/modules/chat/mails/team-mails.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { chatsOf } from '../../support/chats.js';

describe('visitors who wait', () => {
  let test: TestApp;
  let staff: Person;
  let colleague: Person;
  let chats: ReturnType<typeof chatsOf>;

  beforeAll(async () => {
    test = await startTestApp();
    chats = chatsOf(test);
    [staff, colleague] = await Promise.all([
      person(test, 'staff'),
      person(test, 'staff'),
      person(test, 'staff', { demo: true }),
    ]);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow(new Date());
    await here(staff, colleague);
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await test.sql("update chat_session set status = 'closed', waiting_since = null, team_told_at = null");
    await test.sql("delete from outbox_message where template = 'chat.waiting'");
    await test.sql('update app_user set email_notifications = true');
    await test.sql('delete from chat_duty');
  });

  const later = (minutes: number) => test.clock.setNow(new Date(test.clock.now().getTime() + minutes * 60_000));
  const run = (on = test) => on.app.get(Scope).asSystem('test', () => on.app.get(TeamMails).run());
  const mails = () =>
    test.sql<{ recipient: string; params: { kind: string; count: number; url: string } }>(
      "select recipient, params from outbox_message where template = 'chat.waiting' order by created_at, id",
    );
  const told = async () => (await mails()).map(({ recipient, params }) => [recipient, params.kind, params.count]);
  /** These were seen just now, all others a day ago. */
  const here = (...people: Person[]) =>
    test.sql(
      "update session set last_seen_at = case when user_id = any($1) then $2::timestamptz else $2::timestamptz - interval '1 day' end",
      [people.map(({ userId }) => userId), new Date(test.clock.now().getTime() + 10 * 60_000)],
    );

  it('AWAY-06 who answers is emailed about a visitor who waits, once, and no one else', async () => {
    const chat = await chats.begin();
    await chats.answer(chat, 'Yes?', staff).expect(201);
    await chats.say(chat, 'It leaks');
    later(CHAT.unansweredMailMinutes / 2);
    await run();
    expect(await told()).toEqual([]);
    later(CHAT.unansweredMailMinutes / 2);
    await run();
    await run();
    expect(await told()).toEqual([[staff.email, 'yours', 1]]);
    expect((await mails())[0]?.params.url).toMatch(new RegExp(`/dashboards/staff\\?session=${chat.id}$`));
    expect(JSON.stringify(await mails())).not.toContain('leaks');
    await chats.answer(chat, 'Where?', staff).expect(201);
    await chats.say(chat, 'In the kitchen');
    later(CHAT_WORK.digestMinutes);
    await run();
    expect(await told()).toHaveLength(1);
  });

  it('AWAY-07 those on duty who are here are emailed about what no one has taken, as they want it', async () => {
    const other = await person(test, 'staff');
    await here(staff, colleague, other);
    await test.sql('update app_user set email_notifications = false where id = $1', [colleague.userId]);
    await test.http('put', '/api/chat-inbox/duty', other.token).send({ onDuty: false }).expect(200);
    await chats.begin();
    await chats.begin();
    later(CHAT.unansweredMailMinutes);
    await run();
    expect(await told()).toEqual([[staff.email, 'queue', 2]]);
    await test.sql('update app_user set suspended_at = now() where id = $1', [other.userId]);
  });

  it('AWAY-07 who was emailed lately hears of the next ones together', async () => {
    await here(staff);
    await chats.begin();
    later(CHAT.unansweredMailMinutes);
    await run();
    await chats.begin();
    await chats.begin();
    later(CHAT.unansweredMailMinutes);
    await run();
    expect(await told()).toEqual([[staff.email, 'queue', 1]]);
    later(CHAT_WORK.mailGapMinutes);
    await here(staff);
    await run();
    expect(await told()).toEqual([
      [staff.email, 'queue', 1],
      [staff.email, 'queue', 2],
    ]);
  });

  it('AWAY-08 while no one is here, all of the team are emailed, and about a conversation whose holder has left', async () => {
    const chat = await chats.begin();
    await chats.change(chat, 'assigned', colleague).expect(200);
    await here();
    await chats.begin();
    later(CHAT.unansweredMailMinutes);
    await run();
    expect((await told()).sort()).toEqual(
      [
        [colleague.email, 'away', 2],
        [staff.email, 'away', 2],
      ].sort(),
    );
    await chats.begin();
    later(CHAT_WORK.digestMinutes / 2);
    await run();
    expect(await told()).toHaveLength(2);
    later(CHAT_WORK.digestMinutes / 2);
    await run();
    expect(await told()).toHaveLength(4);
  });

  it('AWAY-08 nothing is emailed about what was answered or closed, or is the demo’s', async () => {
    const [answered, closed, demo] = [await chats.begin(), await chats.begin(), await chats.begin('')];
    await chats.answer(answered, 'Here', staff).expect(201);
    await chats.change(closed, 'closed', staff).expect(200);
    await test.sql(
      'update chat_session set demo = true, waiting_since = now(), last_message_at = now() where id = $1',
      [demo.id],
    );
    later(CHAT.unansweredMailMinutes);
    await run();
    expect(await told()).toEqual([]);
  });

  it('AWAY-08 two processes at once tell once', async () => {
    const second = await startTestAppOn({ ...test.database, drop: async () => undefined });
    try {
      await here(staff);
      await chats.begin();
      later(CHAT.unansweredMailMinutes);
      second.clock.setNow(test.clock.now());
      await Promise.all([run(), run(second), run(), run(second)]);
      expect(await told()).toEqual([[staff.email, 'queue', 1]]);
    } finally {
      await second.close();
    }
  });
});
