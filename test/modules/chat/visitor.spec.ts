import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';

describe('the visitor beside a conversation', () => {
  let test: TestApp;
  let staff: Person;
  let tenant: Person;
  let chats: ReturnType<typeof chatsOf>;

  beforeAll(async () => {
    test = await startTestApp();
    chats = chatsOf(test);
    [staff, tenant] = await Promise.all([person(test, 'staff'), person(test, 'tenant')]);
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
  });
  afterAll(() => test.close());

  const visit = ({ id, secret }: Chat, page: unknown) =>
    test.http('put', `/api/chat-sessions/${id}/page`).set('X-Chat-Secret', secret).send({ page });
  const visitor = async ({ id }: Chat, who = staff) =>
    (await test.http('get', `/api/chat-inbox/${id}/visitor`, who.token).expect(200)).body;

  it('VISITOR-01 staff see the newest page of the visitor, until the conversation is closed', async () => {
    const chat = await chats.begin('Hello', { language: 'fr' });
    expect(await visitor(chat)).toEqual({
      page: null,
      pageAt: null,
      language: 'fr',
      email: null,
      account: null,
      others: [],
    });
    await test
      .http('put', `/api/chat-sessions/${chat.id}/email`)
      .set('X-Chat-Secret', chat.secret)
      .send({ email: 'me@example.com' })
      .expect(200);
    expect(await visitor(chat)).toMatchObject({ email: 'me@example.com', account: null });
    await visit(chat, '/').expect(204);
    await visit(chat, '/pricing').expect(204);
    expect(await visitor(chat)).toMatchObject({ page: '/pricing', pageAt: expect.any(String) });
    await visit(chat, null).expect(204);
    expect(await visitor(chat)).toMatchObject({ page: null, pageAt: null });
    await visit(chat, '/pricing').expect(204);
    await chats.change(chat, 'closed', staff, { reason: 'answered' }).expect(200);
    await visit(chat, '/features').expect(204);
    expect(await visitor(chat)).toMatchObject({ page: null, pageAt: null });
  });

  it.each([
    '/reset-password?token=abc',
    '/#part',
    'https://evil.example/',
    '//evil.example',
    '/dashboards/tenant',
    '/Abc',
    'javascript:alert(1)',
    `/${'a'.repeat(120)}`,
    '',
    5,
  ])('VISITOR-01 keeps no query, code or foreign address: %s', async (page) => {
    await visit(await chats.begin(), page).expect(400);
  });

  it('VISITOR-01 nobody says it for another one, and the audit log stays without it', async () => {
    const [chat, other] = [await chats.begin(), await chats.begin('Other')];
    const count = () => test.sql('select count(*) from audit_entry');
    const before = await count();
    await visit({ ...chat, secret: other.secret }, '/pricing').expect(404);
    await visit(chat, '/pricing').expect(204);
    expect(await count()).toEqual(before);
    await test.http('put', `/api/chat-sessions/${chat.id}/page`, staff.token).send({ page: '/' }).expect(403);
    await test.http('get', `/api/chat-inbox/${chat.id}/visitor`, tenant.token).expect(403);
    const seen = await test.http('get', '/api/chat-sessions').set('X-Chat-Secret', chat.secret).expect(200);
    expect(seen.text).not.toContain('/pricing');
  });

  it('VISITOR-02 the account is shown with its person, and the look is in the audit log once', async () => {
    const chat = await chats.begin('Hello', {}, tenant.token);
    const looks = () =>
      test.sql("select 1 from audit_entry where action = 'person.read' and subject_id = $1 and user_id = $2", [
        tenant.userId,
        staff.userId,
      ]);
    expect(await looks()).toHaveLength(0);
    expect((await visitor(chat)).account).toMatchObject({ id: tenant.userId, userType: 'tenant', suspended: false });
    await visitor(chat);
    expect(await looks()).toHaveLength(1);
  });

  it('VISITOR-03 other conversations of the account and of the browser, newest first, without those of strangers', async () => {
    const browser = { visitorId: `visitor-${tenant.userId}` };
    const before = await chats.begin('In this browser', browser);
    const own = await chats.begin('In this account', {}, tenant.token);
    await chats.begin('', browser);
    await chats.begin('A stranger');
    const now = await chats.begin('Now', browser, tenant.token);
    const { others } = await visitor(now);
    expect(others.slice(0, 2)).toMatchObject([
      { id: own.id, sameAs: 'account', lastMessage: 'In this account', status: 'open' },
      { id: before.id, sameAs: 'browser', lastMessage: 'In this browser' },
    ]);
    expect(others.every(({ lastMessage }: { lastMessage: string }) => lastMessage !== 'A stranger')).toBe(true);
    expect((await visitor(before)).others).toMatchObject([{ id: now.id, sameAs: 'browser' }]);
  });

  it('VISITOR-03 leaves out what a deleted person said in the same browser', async () => {
    const leaving = await person(test, 'tenant');
    const browser = { visitorId: `visitor-${leaving.userId}` };
    const theirs = await chats.begin('Mine', browser, leaving.token);
    const next = await chats.begin('Next', browser);
    expect((await visitor(next)).others).toHaveLength(1);
    await test.sql('update app_user set deleted_at = now() where id = $1', [leaving.userId]);
    expect((await visitor(next)).others).toEqual([]);
    expect((await visitor(theirs)).account).toBeNull();
  });
});
