import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHAT } from '../../../src/contract/limits.js';
import { CHAT_WORK } from '../../../src/contract/work-limits.js';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { AnswerMails } from '../../../src/modules/chat/mails/answer-mails.js';
import { TidyChats } from '../../../src/modules/chat/tidy-chats.js';
import type { Actor } from '../../../src/platform/scope/actor.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';
import { erase } from '../../support/erase.js';

interface Mail {
  recipient: string;
  template: string;
  language: string;
  params: Record<string, string | number>;
}

describe('answers while the visitor is away', () => {
  let test: TestApp;
  let staff: Person;
  let chats: ReturnType<typeof chatsOf>;
  let typed = 0;

  beforeAll(async () => {
    test = await startTestApp();
    chats = chatsOf(test);
    staff = await person(test, 'staff');
  });
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.setNow(new Date());
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
  });
  afterEach(() => test.sql("update chat_session set status = 'closed'"));

  const later = (minutes: number) => test.clock.setNow(new Date(test.clock.now().getTime() + minutes * 60_000));
  const run = (on = test) => on.app.get(Scope).asSystem('test', () => on.app.get(AnswerMails).run());
  const mails = (to: string) =>
    test.sql<Mail>(
      'select recipient, template, language, params from outbox_message where recipient = $1 order by created_at, id',
      [to],
    );
  const address = () => `visitor${(typed += 1)}@example.com`;
  const visitor = (method: 'get' | 'put' | 'patch', { id, secret }: Chat, path = '/email') =>
    test.http(method, `/api/chat-sessions/${id}${path}`).set('X-Chat-Secret', secret);
  const leave = (chat: Chat, email: string | null) => visitor('put', chat).send({ email });
  const answer = (chat: Chat, words = 'Water the ficus') => chats.answer(chat, words, staff).expect(201);
  const tokenOf = (mail: Mail | undefined) => new URL(String(mail?.params.url)).searchParams.get('chat-token') ?? '';
  const open = (token: string) => test.http('post', '/api/chat-returns').send({ token });
  /** What a page of today does as soon as the conversation is on screen. */
  const seen = ({ id }: Chat, by: Person) =>
    test.http('put', `/api/chat-sessions/${id}/seen`, by.token).send({ sequence: 1 }).expect(204);
  /** A conversation with an address and an answer that waits for its visitor. */
  async function answered(email = address(), body: object = {}) {
    const chat = await chats.begin('Where is it?', body);
    await leave(chat, email).expect(200);
    await answer(chat);
    return { chat, email };
  }

  it('AWAY-01 a person with an account is emailed the answers that they haven’t seen, all in one and once', async () => {
    const tenant = await person(test, 'tenant');
    const chat = await chats.begin('Where is it?', {}, tenant.token);
    const said = await test.http('get', `/api/chat-sessions/${chat.id}/email`, tenant.token).expect(200);
    expect(said.body).toEqual({
      email: tenant.email,
      account: true,
      changeable: false,
      stopped: false,
    });
    await seen(chat, tenant);
    await answer(chat, 'In the cellar');
    later(CHAT.unansweredMailMinutes / 2);
    await answer(chat, 'Behind the door');
    await run();
    expect(await mails(tenant.email)).toEqual([]);
    later(CHAT.unansweredMailMinutes / 2);
    await run();
    await run();
    const [mail, ...more] = await mails(tenant.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      template: 'chat.answers',
      params: { count: 2, more: 0, answers: 'In the cellar\n\nBehind the door' },
    });
    later(CHAT.unansweredMailMinutes);
    await answer(chat, 'On the left');
    later(CHAT.unansweredMailMinutes);
    await run();
    expect(await mails(tenant.email)).toHaveLength(1);
    later(CHAT_WORK.mailGapMinutes);
    await run();
    expect((await mails(tenant.email)).map(({ params }) => params.answers)).toEqual([
      'In the cellar\n\nBehind the door',
      'On the left',
    ]);
  });

  it('AWAY-01 a page from before an upgrade, which reports nothing, gets no email about what stands on it', async () => {
    const tenant = await person(test, 'tenant');
    const chat = await chats.begin('Where is it?', {}, tenant.token);
    await answer(chat);
    later(CHAT.unansweredMailMinutes);
    await run();
    expect(await mails(tenant.email)).toEqual([]);
    await seen(chat, tenant);
    await answer(chat, 'In the cellar');
    later(CHAT.unansweredMailMinutes);
    await run();
    expect((await mails(tenant.email)).map(({ params }) => params.answers)).toEqual([
      'Water the ficus\n\nIn the cellar',
    ]);
  });

  it('AWAY-01 what the visitor has on screen, or answers, isn’t emailed', async () => {
    const { chat, email } = await answered();
    await visitor('put', chat, '/seen').send({ sequence: 1_000_000 }).expect(204);
    later(CHAT.unansweredMailMinutes);
    await run();
    await answer(chat, 'More');
    await chats.say(chat, 'Thanks');
    await visitor('put', chat, '/seen').send({ sequence: 1_000_000 }).expect(204);
    later(CHAT.unansweredMailMinutes);
    await run();
    expect(await mails(email)).toEqual([]);
    // Having seen more than there is doesn't hide what comes.
    await answer(chat, 'And more');
    later(CHAT.unansweredMailMinutes);
    await run();
    expect(await mails(email)).toHaveLength(1);
  });

  it('AWAY-02 a typed address gets one email without a word of the conversation, until its link is opened', async () => {
    const { chat, email } = await answered(address(), { language: 'fr' });
    later(CHAT.unansweredMailMinutes);
    await run();
    const [mail] = await mails(email);
    expect(mail).toMatchObject({ template: 'chat.answered', language: 'fr' });
    expect(JSON.stringify(mail)).not.toMatch(/ficus|Where is it/);
    later(CHAT_WORK.mailGapMinutes);
    await answer(chat, 'Another one');
    later(CHAT.unansweredMailMinutes);
    await run();
    expect(await mails(email)).toHaveLength(1);
    await open(tokenOf(mail)).expect(200);
    await answer(chat, 'A third one');
    later(CHAT_WORK.mailGapMinutes);
    await run();
    expect((await mails(email)).map(({ template, params }) => [template, params.answers])).toEqual([
      ['chat.answered', undefined],
      ['chat.answers', 'A third one'],
    ]);
  });

  it('AWAY-02 over all conversations, an address that no one has proven gets three emails a day', async () => {
    const email = address();
    for (let times = 0; times < CHAT_WORK.unprovenMailsADay + 2; times += 1) await answered(email.toUpperCase());
    later(CHAT.unansweredMailMinutes);
    await run();
    expect(await mails(email)).toHaveLength(CHAT_WORK.unprovenMailsADay);
  });

  it('AWAY-03 nothing is emailed for the demo, to an unverified account, against the settings, or after the chat was closed or its person deleted', async () => {
    const [unverified, without, deleted] = await Promise.all([
      person(test, 'tenant', { verified: false }),
      person(test, 'tenant'),
      person(test, 'tenant'),
    ]);
    await test.sql('update app_user set email_notifications = false where id = $1', [without.userId]);
    for (const { token } of [unverified, without, deleted]) await answer(await chats.begin('Hello', {}, token));
    await test.sql('update app_user set deleted_at = now() where id = $1', [deleted.userId]);
    const { chat, email } = await answered();
    await visitor('patch', chat, '').send({ status: 'closed' }).expect(200);
    const demo = { chat: await chats.begin(''), email: address() };
    await test.sql(
      `with chat as (update chat_session set demo = true, email = $2, last_sequence = 1, last_message_at = $3 where id = $1 returning id)
       insert into chat_message (id, demo, created_at, conversation_id, sequence, message, sender_type, language)
       select gen_random_uuid(), true, $3, id, 1, 'Hello', 'agent', 'en' from chat`,
      [demo.chat.id, demo.email, test.clock.now()],
    );
    later(CHAT.unansweredMailMinutes);
    await run();
    for (const to of [unverified.email, without.email, deleted.email, email, demo.email])
      expect(await mails(to)).toEqual([]);
  });

  it('AWAY-03 when staff close it, what the visitor hasn’t seen is emailed with it, but for spam', async () => {
    const { chat, email } = await answered();
    await chats.change(chat, 'closed', staff, { reason: 'answered' }).expect(200);
    expect(await mails(email)).toHaveLength(1);
    later(CHAT_WORK.mailGapMinutes);
    await run();
    expect(await mails(email)).toHaveLength(1);
    const spam = await answered();
    await chats.change(spam.chat, 'closed', staff, { reason: 'not_for_us' }).expect(200);
    expect(await mails(spam.email)).toEqual([]);
  });

  it('AWAY-03 two processes at once send one email', async () => {
    const second = await startTestAppOn({ ...test.database, drop: async () => undefined });
    try {
      const { email } = await answered();
      later(CHAT.unansweredMailMinutes);
      second.clock.setNow(test.clock.now());
      await Promise.all([run(), run(second), run(), run(second)]);
      expect(await mails(email)).toHaveLength(1);
    } finally {
      await second.close();
    }
  });

  it('AWAY-04 the link returns to the conversation for seven days, and no longer once the address was changed', async () => {
    const { chat, email } = await answered();
    later(CHAT.unansweredMailMinutes);
    await run();
    const token = tokenOf((await mails(email))[0]);
    const { body } = await open(token).expect(200);
    expect(body.id).toBe(chat.id);
    const other = token.startsWith('0') ? `1${token.slice(1)}` : `0${token.slice(1)}`;
    for (const wrong of [`${chat.id}.${token.split('.')[1]}`, other, `${token}x`, 'x'.repeat(60), 'half'])
      expect((await open(wrong).expect(400)).body.code).toBe('invalid_link');
    await leave(chat, address()).expect(200);
    await open(token).expect(400);
    await leave(chat, email).expect(200);
    later(CHAT_WORK.returnDays * 24 * 60 - 1);
    await open(token).expect(200);
    later(2);
    await open(token).expect(400);
  });

  it('AWAY-04 a corrected address takes the conversation from a wrong mailbox that has opened its link, not from the visitor', async () => {
    const { chat, email } = await answered();
    later(CHAT.unansweredMailMinutes);
    await run();
    const returned = (await open(tokenOf((await mails(email))[0])).expect(200)).body as Chat;
    const lines = ({ id, secret }: Chat) => test.http('get', `/api/chat-messages/${id}`).set('X-Chat-Secret', secret);
    expect((await lines(returned).expect(200)).body).toHaveLength(2);
    // The seven days are for the link: anyone who has opened it in time goes on.
    later(CHAT_WORK.returnDays * 24 * 60 + 1);
    await chats.say(returned, 'From the other browser');
    await leave(chat, address()).expect(200);
    await lines(returned).expect(404);
    await visitor('get', returned).expect(404);
    await visitor('get', returned, '/events').expect(404);
    const line = { conversation_id: chat.id, message: 'Let me in' };
    await test.http('post', '/api/chat-messages').set('X-Chat-Secret', returned.secret).send(line).expect(404);
    expect((await lines(chat).expect(200)).body).toHaveLength(3);
    await leave(chat, null).expect(200);
    await lines(returned).expect(404);
  });

  it('AWAY-04 whoever comes by the link can’t send the answers elsewhere', async () => {
    const { chat, email } = await answered();
    later(CHAT.unansweredMailMinutes);
    await run();
    const returned = (await open(tokenOf((await mails(email))[0])).expect(200)).body as Chat;
    expect((await visitor('get', returned).expect(200)).body).toEqual({
      email,
      account: false,
      changeable: false,
      stopped: false,
    });
    for (const to of [address(), null]) await leave(returned, to).expect(403);
    expect((await visitor('get', chat).expect(200)).body).toEqual({
      email,
      account: false,
      changeable: true,
      stopped: false,
    });
  });

  it('AWAY-04 the answer to a link says whose the conversation is, masked, unless it is the reader’s own', async () => {
    const tenant = await person(test, 'tenant');
    const chat = await chats.begin('Where is it?', {}, tenant.token);
    await seen(chat, tenant);
    await answer(chat);
    later(CHAT.unansweredMailMinutes);
    await run();
    const token = tokenOf((await mails(tenant.email))[0]);
    const to = `${tenant.email[0]}•••@${tenant.email.split('@')[1]}`;
    expect((await open(token).expect(200)).body).toMatchObject({ to, own: false });
    const own = await test.http('post', '/api/chat-returns', tenant.token).send({ token }).expect(200);
    expect(own.body).toMatchObject({ to, own: true });
    const other = await person(test, 'tenant');
    const others = await test.http('post', '/api/chat-returns', other.token).send({ token }).expect(200);
    expect(others.body).toMatchObject({ to, own: false });
  });

  it('AWAY-04 staff who read the outbox don’t see the link', async () => {
    const { email } = await answered();
    later(CHAT.unansweredMailMinutes);
    await run();
    const scope = test.app.get(Scope);
    const actor = { role: 'staff', userId: staff.userId, accountId: null, demo: false } as Actor;
    const visible = () =>
      scope.as(actor, () => scope.rows('select 1 from outbox_message where recipient = $1', [email]));
    expect(await visible()).toEqual([]);
    await test.sql("update outbox_message set params = params - 'url' where recipient = $1", [email]);
    expect(await visible()).toHaveLength(1);
  });

  it('AWAY-05 the link in the footer stops all emails from the chat to that address', async () => {
    const { email } = await answered();
    later(CHAT.unansweredMailMinutes);
    await run();
    const [mail] = await mails(email);
    const stop = String(mail?.params.oneClickUrl).replace(/^.*\/api/, '/api');
    expect(String(mail?.params.unsubscribeUrl)).toContain('/live-chat-support?stop=');
    const form = () => test.http('post', stop).type('form').send('List-Unsubscribe=One-Click');
    expect((await form().expect(200)).body).toEqual({ email });
    await form().expect(200);
    await test.http('post', '/api/chat-emails/stop?token=' + tokenOf(mail)).expect(400);
    const chat = await chats.begin('Again');
    expect((await leave(chat, email).expect(422)).body.reason).toBe('chat_email_stopped');
    expect((await visitor('get', chat).expect(200)).body).toMatchObject({ email: null, stopped: false });
    await test.sql('update chat_session set email = $2 where id = $1', [chat.id, email]);
    await answer(chat);
    later(CHAT_WORK.mailGapMinutes);
    await run();
    expect(await mails(email)).toHaveLength(1);
  });

  it('AWAY-09 an address that was turned off comes back by a link that goes to it, and not otherwise', async () => {
    const { email } = await answered();
    later(CHAT.unansweredMailMinutes);
    await run();
    const stopped = async () => {
      const link = String((await mails(email))[0]?.params.oneClickUrl).replace(/^.*\/api/, '/api');
      await test.http('post', link).expect(200);
      later(1);
    };
    await stopped();
    const chat = await chats.begin('Again');
    const ask = (typed: string | undefined) =>
      test
        .http('post', `/api/chat-sessions/${chat.id}/email/again`)
        .set('X-Chat-Secret', chat.secret)
        .send({ email: typed });
    const turnOn = (token: string) => test.http('post', '/api/chat-emails/again').send({ token });
    const link = async () => {
      const mail = (await mails(email)).findLast(({ template }) => template === 'chat.again');
      return new URL(String(mail?.params.url)).searchParams.get('again-token') ?? '';
    };
    await ask(email.toUpperCase()).expect(204);
    await ask(email).expect(204);
    expect((await mails(email)).map(({ template }) => template)).toEqual(['chat.answered', 'chat.again']);
    expect((await visitor('get', chat).expect(200)).body).toMatchObject({ email, stopped: true });
    await answer(chat);
    later(CHAT_WORK.mailGapMinutes);
    await run();
    expect(await mails(email)).toHaveLength(2);
    const token = await link();
    for (const wrong of ['x', tokenOf((await mails(email))[0]), token.replace(/.$/u, '')])
      await turnOn(wrong).expect(400);
    await open(token).expect(400);
    expect((await turnOn(token).expect(200)).body).toEqual({ email });
    expect((await visitor('get', chat).expect(200)).body).toMatchObject({ email, stopped: false });
    later(CHAT_WORK.mailGapMinutes);
    await run();
    expect((await mails(email)).slice(2)).toMatchObject([
      { template: 'chat.answers', params: { answers: 'Water the ficus' } },
    ]);
    await stopped();
    await turnOn(token).expect(400);
    await ask(email).expect(204);
    expect(await link()).not.toBe(token);
    later(CHAT_WORK.returnDays * 24 * 60);
    await turnOn(await link()).expect(400);
  });

  it('AWAY-09 a corrected address takes the conversation away, also from a mailbox that turned emails on', async () => {
    const { email } = await answered();
    later(CHAT.unansweredMailMinutes);
    await run();
    await test
      .http('post', String((await mails(email))[0]?.params.oneClickUrl).replace(/^.*\/api/, '/api'))
      .expect(200);
    later(1);
    const chat = await chats.begin('A mistake');
    const path = `/api/chat-sessions/${chat.id}/email/again`;
    const ask = (body: object) => test.http('post', path).set('X-Chat-Secret', chat.secret).send(body);
    await ask({ email }).expect(204);
    const mail = (await mails(email)).at(-1);
    const right = address();
    await leave(chat, right).expect(200);
    const token = new URL(String(mail?.params.url)).searchParams.get('again-token');
    await test.http('post', '/api/chat-emails/again').send({ token }).expect(200);
    expect((await visitor('get', chat).expect(200)).body).toMatchObject({ email: right, stopped: false });
    await answer(chat);
    later(CHAT_WORK.mailGapMinutes);
    await run();
    expect((await mails(right)).map(({ template }) => template)).toEqual(['chat.answered']);
    expect(await mails(email)).toHaveLength(2);
    await ask({ email: 'no address' }).expect(400);
    await test.http('post', path).send({ email }).expect(404);
    await test.http('post', path, staff.token).send({ email }).expect(403);
    await visitor('patch', chat, '').send({ status: 'closed' }).expect(200);
    await ask({ email }).expect(422);
  });

  it('AWAY-09 an account whose address was turned off is told so, and gets the link too', async () => {
    const tenant = await person(test, 'tenant');
    const chat = await chats.begin('Hello', {}, tenant.token);
    const insert = 'insert into chat_mail_stop (id, demo, created_at, email) values (gen_random_uuid(), false, $1, $2)';
    await test.sql(insert, [new Date(test.clock.now().getTime() - 60_000), tenant.email]);
    const read = () => test.http('get', `/api/chat-sessions/${chat.id}/email`, tenant.token).expect(200);
    expect((await read()).body).toMatchObject({ email: tenant.email, stopped: true });
    await test
      .http('post', `/api/chat-sessions/${chat.id}/email/again`, tenant.token)
      .send({ email: 'else@example.com' })
      .expect(204);
    expect(await mails('else@example.com')).toEqual([]);
    const [mail] = await mails(tenant.email);
    const token = new URL(String(mail?.params.url)).searchParams.get('again-token');
    await test.http('post', '/api/chat-emails/again').send({ token }).expect(200);
    expect((await read()).body).toMatchObject({ email: tenant.email, stopped: false });
  });

  it('leaving an address is for the visitor of an open conversation without an account', async () => {
    const chat = await chats.begin();
    for (const wrong of ['', 'no address', `${'a'.repeat(250)}@example.com`]) await leave(chat, wrong).expect(400);
    await leave(chat, 'Someone@Example.com').expect(200);
    expect((await visitor('get', chat).expect(200)).body).toEqual({
      email: 'someone@example.com',
      account: false,
      changeable: true,
      stopped: false,
    });
    await leave(chat, null).expect(200);
    expect((await visitor('get', chat).expect(200)).body).toMatchObject({ email: null, changeable: true });
    const [tenant, other, admin] = await Promise.all([
      person(test, 'tenant'),
      person(test, 'tenant'),
      person(test, 'admin'),
    ]);
    const own = await chats.begin('Hello', {}, tenant.token);
    const path = `/api/chat-sessions/${own.id}`;
    await test.http('put', `${path}/email`, tenant.token).send({ email: 'x@example.com' }).expect(403);
    for (const who of [staff, admin]) {
      await test.http('get', `${path}/email`, who.token).expect(403);
      await test.http('put', `${path}/email`, who.token).send({ email: 'x@example.com' }).expect(403);
      await test.http('put', `${path}/seen`, who.token).send({ sequence: 1 }).expect(403);
    }
    await test.http('get', `${path}/email`, other.token).expect(404);
    await test.http('put', `${path}/email`, other.token).send({ email: 'x@example.com' }).expect(404);
    await test.http('put', `${path}/seen`, other.token).send({ sequence: 1 }).expect(404);
    await visitor('patch', chat, '').send({ status: 'closed' }).expect(200);
    await leave(chat, 'late@example.com').expect(422);
  });

  it('deleting a person removes address and emails; what is long over is forgotten with its conversation', async () => {
    const tenant = await person(test, 'tenant');
    const chat = await chats.begin('Hello', {}, tenant.token);
    await seen(chat, tenant);
    await answer(chat);
    const old = await answered();
    later(CHAT.unansweredMailMinutes);
    await run();
    const kept = (id: string) => test.sql('select 1 from chat_mail where conversation_id = $1', [id]);
    expect(await kept(chat.id)).toHaveLength(1);
    await erase(test, tenant.userId);
    expect(await kept(chat.id)).toEqual([]);
    await test.sql("update chat_session set last_message_at = now() - interval '20 years' where id = $1", [
      old.chat.id,
    ]);
    await test.app.get(Scope).asSystem('test', () => test.app.get(TidyChats).tidy());
    expect(await kept(old.chat.id)).toEqual([]);
    expect(await test.sql('select 1 from chat_session where id = $1', [old.chat.id])).toEqual([]);
  });
});
