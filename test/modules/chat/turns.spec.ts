import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT_WORK } from '../../../src/contract/work-limits.js';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { ChatTurns } from '../../../src/modules/chat/turns.service.js';
import { Settings } from '../../../src/platform/config/settings.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';

describe('chats that go to the team by turns', () => {
  let test: TestApp;
  let settings: Settings;
  let watcher: Person;
  let chats: ReturnType<typeof chatsOf>;
  /** On duty, in the order in which they came. */
  let team: Person[];

  beforeAll(async () => {
    test = await startTestApp();
    settings = test.app.get(Settings);
    chats = chatsOf(test);
    watcher = await person(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
    await test.sql("set app.maintenance = on; update chat_session set status = 'closed', waiting_since = null");
    await test.sql('update session set revoked_at = now()');
    watcher = await person(test, 'admin');
    Object.assign(settings, { CHAT_ASSIGN: 'turns', CHAT_OPEN_MAX: 5 });
    team = [await person(test, 'staff', { staffRole: 'support' }), await person(test, 'staff')];
  });

  const duty = (who: Person, onDuty: boolean) =>
    test.http('put', '/api/chat-inbox/duty', who.token).send({ onDuty }).expect(200);
  const holderOf = async (chat: Chat) => (await chats.read(chat, watcher)).assignedTo as string | null;
  const given = async (chat: Chat): Promise<string | null> => {
    await eventually(async () => (await holderOf(chat)) !== null);
    return holderOf(chat);
  };
  const run = () => test.app.get(Scope).asSystem('test', () => test.app.get(ChatTurns).run());
  const ids = () => team.map(({ userId }) => userId);
  const later = (minutes: number) => test.clock.setNow(new Date(Date.now() + minutes * 60_000));

  it('TURN-01 without the setting a chat waits in the queue for whoever takes it', async () => {
    settings.CHAT_ASSIGN = 'queue';
    const chat = await chats.begin();
    await run();
    expect(await chats.read(chat, watcher)).toMatchObject({ state: 'waiting', assignedTo: null });
  });

  it('TURN-02 each new chat goes to whoever got one least recently, and is in their list and figures alone', async () => {
    const holders: (string | null)[] = [];
    for (const words of ['One', 'Two', 'Three', 'Four']) holders.push(await given(await chats.begin(words)));
    expect(holders.slice(0, 2).toSorted()).toEqual(ids().toSorted());
    expect(holders.slice(2)).toEqual(holders.slice(0, 2));
    for (const who of team) {
      const mine = await test.http('get', '/api/chat-inbox?state=mine', who.token).expect(200);
      expect(mine.body).toHaveLength(2);
      const { body } = await test.http('get', '/api/navigation/team', who.token).expect(200);
      expect(body).toMatchObject({ chats: 2, newestChatId: mine.body[1].id });
    }
  });

  it('TURN-02 the visitor sees their own lines and no more than before', async () => {
    const chat = await chats.begin('Hello');
    await given(chat);
    const read = (path: string) => test.http('get', path).set('X-Chat-Secret', chat.secret).expect(200);
    const lines = await read(`/api/chat-messages/${chat.id}`);
    expect(lines.body.map(({ message }: { message: string }) => message)).toEqual(['Hello']);
    expect((await read('/api/chat-sessions')).body).toMatchObject([{ id: chat.id, assignedName: null }]);
  });

  it('TURN-03 no one gets more than the setting allows; the next waits until there is room', async () => {
    settings.CHAT_OPEN_MAX = 1;
    const [one, two] = [await chats.begin('One'), await chats.begin('Two')];
    expect([await given(one), await given(two)].toSorted()).toEqual(ids().toSorted());
    const third = await chats.begin('Three');
    await run();
    expect(await holderOf(third)).toBeNull();
    const [free] = team.filter(({ userId }) => userId === team[1]!.userId);
    const theirs = (await holderOf(one)) === free!.userId ? one : two;
    await chats.change(theirs, 'closed', free!, { reason: 'answered' }).expect(200);
    await run();
    expect(await holderOf(third)).toBe(free!.userId);
  });

  it('TURN-03 an answered chat that went quiet takes no one’s room for ever', async () => {
    settings.CHAT_OPEN_MAX = 1;
    await duty(team[1]!, false);
    const quiet = await chats.begin('One');
    await given(quiet);
    await chats.answer(quiet, 'Done', team[0]!).expect(201);
    const next = await chats.begin('Two');
    await run();
    expect(await holderOf(next)).toBeNull();
    later(CHAT_WORK.inProgressMinutes + 1);
    await run();
    expect(await holderOf(next)).toBe(team[0]!.userId);
    test.clock.setNow(new Date());
  });

  it('TURN-04 many chats at once, given by two processes at once, are shared evenly and each given once', async () => {
    settings.CHAT_ASSIGN = 'queue';
    const all = await Promise.all(Array.from({ length: 8 }, (_, at) => chats.begin(`Chat ${at}`)));
    settings.CHAT_ASSIGN = 'turns';
    await Promise.all([run(), run(), run()]);
    const holders = await Promise.all(all.map(holderOf));
    expect(ids().map((id) => holders.filter((holder) => holder === id).length)).toEqual([4, 4]);
    const turns = await test.sql(
      "select subject_id from audit_entry where action = 'chat.turn' and subject_id = any($1)",
      [all.map(({ id }) => id)],
    );
    expect(turns.length).toBeGreaterThanOrEqual(8);
  });

  it('TURN-05 those off duty, signed out, suspended or in sales get none: it waits, visible to all', async () => {
    const [off, away] = team as [Person, Person];
    await person(test, 'staff', { staffRole: 'sales' });
    const gone = await person(test, 'staff');
    await duty(off, false);
    await test.http('post', '/api/auth/signout', away.token).expect(204);
    await test.sql('update app_user set suspended_at = now() where id = $1', [gone.userId]);
    const chat = await chats.begin();
    await run();
    expect(await chats.read(chat, off)).toMatchObject({ state: 'waiting', assignedTo: null });
    await duty(off, true);
    await run();
    expect(await holderOf(chat)).toBe(off.userId);
  });

  it('TURN-05 a chat of sales goes to those who may have it', async () => {
    const sales = await person(test, 'staff', { staffRole: 'sales' });
    await duty(team[1]!, false);
    settings.CHAT_ASSIGN = 'queue';
    const chat = await chats.begin('What does it cost?');
    await test.sql('update chat_session set for_sales = true where id = $1', [chat.id]);
    settings.CHAT_ASSIGN = 'turns';
    await run();
    expect(await holderOf(chat)).toBe(sales.userId);
  });

  it('TURN-06 going off duty gives the chat to the next in turn, and whoever puts one back isn’t given it again', async () => {
    const chat = await chats.begin();
    const byId = (id: string | null) => team.find(({ userId }) => userId === id)!;
    const first = byId(await given(chat));
    const other = team.find((one) => one !== first)!;
    await duty(first, false);
    await eventually(async () => (await holderOf(chat)) === other.userId);
    await chats.change(chat, 'open', other).expect(200);
    await run();
    expect(await holderOf(chat)).toBeNull();
    await duty(first, true);
    await run();
    expect(await holderOf(chat)).toBe(first.userId);
  });

  it('TURN-07 who doesn’t answer in time loses the turn, and the visitor goes to the next', async () => {
    const chat = await chats.begin();
    const first = await given(chat);
    later(CHAT_WORK.turnMinutes - 1);
    await run();
    expect(await holderOf(chat)).toBe(first);
    later(CHAT_WORK.turnMinutes + 1);
    await run();
    const second = await holderOf(chat);
    expect(ids().filter((id) => id !== first)).toEqual([second]);
    const holder = team.find(({ userId }) => userId === second)!;
    await chats.answer(chat, 'Here I am', holder).expect(201);
    await chats.say(chat, 'And now?');
    later(3 * CHAT_WORK.turnMinutes);
    await run();
    expect(await holderOf(chat)).toBe(second);
    test.clock.setNow(new Date());
  });

  it('TURN-08 the demo’s chats are left alone, and its staff get none of the real ones', async () => {
    await Promise.all(team.map((who) => duty(who, false)));
    await person(test, 'staff', { demo: true });
    const [theirs] = await test.sql<{ id: string }>(
      `insert into chat_session (id, demo, created_at, role, language, status, last_message_at, waiting_since)
       values (gen_random_uuid(), true, now(), 'general', 'en', 'open', now(), now()) returning id`,
    );
    const real = await chats.begin('For real');
    await run();
    expect(await holderOf(real)).toBeNull();
    await Promise.all(team.map((who) => duty(who, true)));
    await run();
    expect(ids()).toContain(await holderOf(real));
    expect(
      await test.sql('select status, assigned_to as "holder" from chat_session where id = $1', [theirs!.id]),
    ).toEqual([{ status: 'open', holder: null }]);
  });

  it('TURN-09 chats that no one on duty may have keep none of the others from their turn, however many they are', async () => {
    settings.CHAT_OPEN_MAX = 1;
    const sales = await person(test, 'staff', { staffRole: 'sales' });
    const waits = (count: number, team: string | null) =>
      test.sql(
        `insert into chat_session (id, demo, created_at, role, language, status, last_message_at, waiting_since, team, for_sales)
         select gen_random_uuid(), false, now(), 'general', 'en', 'open', now(), now() - interval '1 hour', $2, $2 is not distinct from 'sales'
         from generate_series(1, $1)`,
        [count, team],
      );
    await waits(205, 'manager');
    await waits(205, 'sales');
    await duty(team[1]!, false);
    settings.CHAT_ASSIGN = 'queue';
    const chat = await chats.begin('I came last');
    settings.CHAT_ASSIGN = 'turns';
    await run();
    expect(await holderOf(chat)).toBe(team[0]!.userId);
    const [held] = await test.sql<{ count: number }>(
      "select count(*)::int as count from chat_session where status = 'assigned' and assigned_to = $1",
      [sales.userId],
    );
    expect(held?.count).toBe(1);
  });
});
