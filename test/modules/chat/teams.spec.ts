import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT } from '../../../src/contract/limits.js';
import { CHAT_WORK } from '../../../src/contract/work-limits.js';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { TeamMails } from '../../../src/modules/chat/mails/team-mails.js';
import { ReleaseAbsent } from '../../../src/modules/chat/release-absent.js';
import { ChatTurns } from '../../../src/modules/chat/turns.service.js';
import { Settings } from '../../../src/platform/config/settings.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';

type Role = 'support' | 'sales' | 'manager';

describe('chats that wait for a team', () => {
  let test: TestApp;
  let chats: ReturnType<typeof chatsOf>;
  let staff: Record<Role, Person>;

  beforeAll(async () => {
    test = await startTestApp();
    chats = chatsOf(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
    await test.sql("set app.maintenance = on; update chat_session set status = 'closed', waiting_since = null");
    await test.sql("update app_user set suspended_at = now() where user_type = 'staff'");
    const one = (staffRole: Role) => person(test, 'staff', { staffRole });
    staff = { support: await one('support'), sales: await one('sales'), manager: await one('manager') };
  });

  const toTeam = (chat: Chat, team: string, who = staff.support, extra: object = {}) =>
    test.http('post', `/api/chat-inbox/${chat.id}/hand-over`, who.token).send({ team, ...extra });
  const duty = (who: Person, onDuty: boolean) =>
    test.http('put', '/api/chat-inbox/duty', who.token).send({ onDuty }).expect(200);
  const get = async (path: string, who: Person) => (await test.http('get', path, who.token).expect(200)).body;
  const found = async (query: string, who: Person) =>
    (await get(`/api/chat-inbox?${query}`, who)).map(({ id }: { id: string }) => id);

  it('TEAM-01 it waits for the team, named in the queue, the counts and the filter, until someone takes it', async () => {
    const [chat, other] = [await chats.begin('What does it cost?'), await chats.begin('Another')];
    await chats.answer(chat, 'One moment', staff.support).expect(201);
    const { body } = await toTeam(chat, 'sales', staff.support, { note: 'Wants a quote' }).expect(200);
    expect(body).toMatchObject({ state: 'waiting', team: 'sales', assignedTo: null });
    expect(body.waitingSince).toBeTruthy();
    for (const who of [staff.support, staff.manager]) {
      expect(await found('state=waiting', who)).toEqual(expect.arrayContaining([chat.id, other.id]));
      expect(await found('state=waiting&team=sales', who)).toEqual([chat.id]);
      expect(await found('state=waiting&team=support', who)).toEqual([]);
      expect(await get('/api/chat-inbox/counts', who)).toMatchObject({
        waiting: 2,
        teams: { support: 0, sales: 1, manager: 0 },
      });
    }
    expect(await found('state=waiting', staff.sales)).toEqual([chat.id]);
    const [note] = await get(`/api/chat-inbox/${chat.id}/notes`, staff.sales);
    expect(note).toMatchObject({ text: 'Wants a quote', handedTeam: 'sales', handedToName: null });
    await chats.change(chat, 'assigned', staff.sales).expect(200);
    expect(await chats.read(chat, staff.manager)).toMatchObject({ state: 'others', team: null });
    expect(await get('/api/chat-inbox/counts', staff.manager)).toMatchObject({ waiting: 1, teams: { sales: 0 } });
  });

  it('TEAM-01 what waits for another team is in no one’s figures but that team’s and the managers’', async () => {
    const chat = await chats.begin();
    await toTeam(chat, 'sales').expect(200);
    const figures = async (who: Person) => (await get('/api/navigation/team', who)).chats;
    expect(await Promise.all([staff.support, staff.sales, staff.manager].map(figures))).toEqual([0, 1, 1]);
  });

  it('TEAM-02 sales reads what waits for sales, and no longer what it gives to another team', async () => {
    const chat = await chats.begin();
    await test.http('get', `/api/chat-inbox/${chat.id}`, staff.sales.token).expect(404);
    await toTeam(chat, 'sales').expect(200);
    await chats.answer(chat, 'Hello from sales', staff.sales).expect(201);
    await toTeam(chat, 'manager', staff.sales).expect(200);
    await test.http('get', `/api/chat-inbox/${chat.id}`, staff.sales.token).expect(404);
    expect(await chats.read(chat, staff.support)).toMatchObject({ state: 'waiting', team: 'manager' });
    await toTeam(chat, 'sales', staff.manager).expect(200);
    await chats.answer(chat, 'Support after all', staff.support).expect(201);
    expect(await chats.read(chat, staff.support)).toMatchObject({ state: 'mine', team: null });
    await test.http('get', `/api/chat-inbox/${chat.id}`, staff.sales.token).expect(404);
  });

  it('TEAM-03 says who of a team is here, and a team that is off duty keeps the chat in its queue', async () => {
    const here = async () => {
      const team: { id: string; here: boolean }[] = await get('/api/chat-inbox/team', staff.support);
      return team.find(({ id }) => id === staff.sales.userId)?.here;
    };
    expect(await here()).toBe(true);
    await duty(staff.sales, false);
    expect(await here()).toBe(false);
    const chat = await chats.begin();
    await toTeam(chat, 'sales').expect(200);
    expect(await found('state=waiting', staff.support)).toEqual([chat.id]);
    await duty(staff.sales, true);
    await test.http('post', '/api/auth/signout', staff.sales.token).expect(204);
    expect(await here()).toBe(false);
    expect(await found('state=waiting&team=sales', staff.manager)).toEqual([chat.id]);
  });

  it('TEAM-03 the team is emailed about a visitor who waits for it, and the others aren’t', async () => {
    await test.sql("delete from outbox_message where template = 'chat.waiting'");
    const chat = await chats.begin();
    await toTeam(chat, 'sales').expect(200);
    test.clock.setNow(new Date(Date.now() + (CHAT.unansweredMailMinutes + 1) * 60_000));
    await test.app.get(Scope).asSystem('test', () => test.app.get(TeamMails).run());
    test.clock.setNow(new Date());
    const sent = await test.sql<{ recipient: string }>(
      "select recipient from outbox_message where template = 'chat.waiting'",
    );
    expect(sent.map(({ recipient }) => recipient)).toEqual([staff.sales.email]);
  });

  it('TEAM-04 refuses a team without anyone, both or neither, what a colleague answers, and what has ended', async () => {
    const chat = await chats.begin();
    await test.sql('update app_user set suspended_at = now() where id = $1', [staff.sales.userId]);
    expect((await toTeam(chat, 'sales').expect(400)).body.details).toMatchObject([
      { field: 'team', code: 'staff_member' },
    ]);
    await toTeam(chat, 'owners').expect(400);
    await toTeam(chat, 'support', staff.support, { to: staff.manager.userId }).expect(400);
    await test.http('post', `/api/chat-inbox/${chat.id}/hand-over`, staff.support.token).send({}).expect(400);
    await chats.answer(chat, 'Mine', staff.manager).expect(201);
    await toTeam(chat, 'support', staff.support, { takeOver: true }).expect(403);
    await chats.change(chat, 'closed', staff.manager, { reason: 'answered' }).expect(200);
    await toTeam(chat, 'support', staff.manager).expect(422);
  });

  it('TEAM-05 with turns it goes to the next of that team, never to whoever handed it over', async () => {
    const settings = test.app.get(Settings);
    const chat = await chats.begin();
    const second = await person(test, 'staff', { staffRole: 'support' });
    settings.CHAT_ASSIGN = 'turns';
    await toTeam(chat, 'support').expect(200);
    await eventually(async () => (await chats.read(chat, staff.manager)).assignedTo === second.userId);
    await duty(second, false);
    await test.app.get(Scope).asSystem('test', () => test.app.get(ChatTurns).run());
    settings.CHAT_ASSIGN = 'queue';
    expect(await chats.read(chat, staff.manager)).toMatchObject({ state: 'waiting', team: 'support' });
  });

  describe('with turns', () => {
    const run = () => test.app.get(Scope).asSystem('test', () => test.app.get(ChatTurns).run());
    const later = (minutes: number) => test.clock.setNow(new Date(Date.now() + minutes * 60_000));
    const holds = (chat: Chat, { userId }: Person) =>
      eventually(async () => (await chats.read(chat, staff.manager)).assignedTo === userId);
    beforeEach(() => {
      Object.assign(test.app.get(Settings), { CHAT_ASSIGN: 'turns' });
    });
    afterEach(() => {
      Object.assign(test.app.get(Settings), { CHAT_ASSIGN: 'queue' });
      test.clock.setNow(new Date());
    });
    /** A chat that a visitor waits in for sales, which `staff.sales` was given by turn. */
    const givenToSales = async () => {
      Object.assign(test.app.get(Settings), { CHAT_ASSIGN: 'queue' });
      const chat = await chats.begin('What does it cost?');
      Object.assign(test.app.get(Settings), { CHAT_ASSIGN: 'turns' });
      await toTeam(chat, 'sales', staff.support, { note: 'Wants a quote' }).expect(200);
      await holds(chat, staff.sales);
      return chat;
    };
    const waitsForSales = async (chat: Chat) => {
      expect(await chats.read(chat, staff.manager)).toMatchObject({
        state: 'waiting',
        team: 'sales',
        assignedTo: null,
      });
      expect(await found('state=waiting&team=sales', staff.manager)).toEqual([chat.id]);
      expect(await get('/api/chat-inbox/counts', staff.manager)).toMatchObject({ teams: { sales: 1 } });
      const [note] = await get(`/api/chat-inbox/${chat.id}/notes`, staff.manager);
      expect(note).toMatchObject({ text: 'Wants a quote', handedTeam: 'sales' });
    };

    it('TEAM-06 a turn that is missed leaves it with the team: it waits for the others of it, not for anyone else', async () => {
      const chat = await givenToSales();
      later(CHAT_WORK.turnMinutes + 1);
      await run();
      await waitsForSales(chat);
      // The team is emailed about it again.
      expect(await test.sql('select team_told_at from chat_session where id = $1', [chat.id])).toEqual([
        { team_told_at: null },
      ]);
      const second = await person(test, 'staff', { staffRole: 'sales' });
      await run();
      await holds(chat, second);
      expect(await chats.read(chat, staff.manager)).toMatchObject({ state: 'others', team: null });
    });

    it('TEAM-06 a holder who goes off duty or signs out leaves it with the team', async () => {
      const chat = await givenToSales();
      await duty(staff.sales, false);
      await run();
      await waitsForSales(chat);
      const second = await person(test, 'staff', { staffRole: 'sales' });
      await run();
      await holds(chat, second);
      await test.http('post', '/api/auth/signout', second.token).expect(204);
      await test.app.get(Scope).asSystem('test', () => test.app.get(ReleaseAbsent).run());
      await run();
      await waitsForSales(chat);
    });

    it('TEAM-06 a visitor who writes again to someone who has left waits for the team, also where it was answered before', async () => {
      const chat = await givenToSales();
      await chats.answer(chat, 'Hello from sales', staff.sales).expect(201);
      await duty(staff.sales, false);
      await chats.say(chat, 'And for ten units?');
      await run();
      await waitsForSales(chat);
    });

    it('TEAM-06 whoever takes it from outside of the team, is handed it, or puts it back ends that', async () => {
      const taken = await givenToSales();
      await chats.change(taken, 'assigned', staff.support, { takeOver: true }).expect(200);
      await duty(staff.support, false);
      // It waits for everyone, and whose turn it is may have it by now.
      expect(await chats.read(taken, staff.manager)).toMatchObject({ team: null });
      const handed = await givenToSales();
      await test
        .http('post', `/api/chat-inbox/${handed.id}/hand-over`, staff.sales.token)
        .send({ to: staff.manager.userId })
        .expect(200);
      await duty(staff.manager, false);
      expect(await chats.read(handed, staff.manager)).toMatchObject({ team: null });
      const backed = await givenToSales();
      await chats.change(backed, 'open', staff.sales).expect(200);
      expect(await chats.read(backed, staff.manager)).toMatchObject({ team: null });
    });
  });
});
