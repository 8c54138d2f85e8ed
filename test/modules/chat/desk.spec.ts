import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';

describe('drafts and canned answers', () => {
  let test: TestApp;
  let staff: Person;
  let colleague: Person;
  let chat: Chat;

  beforeAll(async () => {
    test = await startTestApp();
    [staff, colleague] = await Promise.all([person(test, 'staff'), person(test, 'staff')]);
    chat = await chatsOf(test).begin();
  });
  afterAll(() => test.close());

  const keep = (body: object, who = staff) =>
    test.http('put', `/api/chat-inbox/${chat.id}/desk`, who.token).send(body).expect(200);
  const desk = async (who: Person) =>
    (await test.http('get', `/api/chat-inbox/${chat.id}/desk`, who.token).expect(200)).body;
  const answers = (body: object, who = staff) => test.http('post', '/api/chat-answers', who.token).send(body);

  it('DRAFT-01 keeps a draft for its author alone, also beside how far they have read', async () => {
    expect(await desk(staff)).toEqual({ seen: 0, draft: null, noteDraft: null });
    await keep({ draft: 'Dear Ana,\n' });
    await keep({ seen: 1 });
    expect(await desk(staff)).toEqual({ seen: 1, draft: 'Dear Ana,\n', noteDraft: null });
    expect(await desk(colleague)).toEqual({ seen: 0, draft: null, noteDraft: null });
    await keep({ draft: '' });
    expect(await desk(staff)).toEqual({ seen: 1, draft: null, noteDraft: null });
  });

  it('DRAFT-01 two first savings at once keep one row, and writing on leaves no entry in the audit log', async () => {
    await Promise.all([keep({ draft: 'A' }, colleague), keep({ seen: 1 }, colleague)]);
    expect(await desk(colleague)).toEqual({ seen: 1, draft: 'A', noteDraft: null });
    const looks = async () => (await test.sql("select 1 from audit_entry where action = 'chat.look'")).length;
    const before = await looks();
    for (const draft of ['B', 'C', 'D']) await keep({ draft }, colleague);
    expect(await looks()).toBe(before);
  });

  it('DRAFT-01 keeps a note beside the answer, each by itself', async () => {
    const third = await person(test, 'staff');
    await keep({ draft: 'Dear Ana' }, third);
    await keep({ noteDraft: 'Ask accounting' }, third);
    expect(await desk(third)).toEqual({ seen: 0, draft: 'Dear Ana', noteDraft: 'Ask accounting' });
    expect(await desk(staff)).toMatchObject({ noteDraft: null });
    await keep({ draft: '' }, third);
    expect(await desk(third)).toMatchObject({ draft: null, noteDraft: 'Ask accounting' });
    await keep({ noteDraft: '' }, third);
    expect(await desk(third)).toMatchObject({ noteDraft: null });
    await test
      .http('put', `/api/chat-inbox/${chat.id}/desk`, third.token)
      .send({ noteDraft: 'x'.repeat(2001) })
      .expect(400);
  });

  it('DRAFT-01 a draft is no longer than an answer, and no admin has one', async () => {
    const put = (token: string, draft: unknown) =>
      test.http('put', `/api/chat-inbox/${chat.id}/desk`, token).send({ draft });
    await put(staff.token, 'x'.repeat(4001)).expect(400);
    await put((await person(test, 'admin')).token, 'x').expect(403);
  });

  it('CANNED-02 staff share answers by shortcut, one text at least, with known words in braces alone', async () => {
    const { body } = await answers({ shortcut: 'hello', textEn: 'Hello {name}' }).expect(201);
    expect(body).toMatchObject({ shortcut: 'hello', textEn: 'Hello {name}', textFr: null, version: 1 });
    expect((await answers({ shortcut: 'hello', textEn: 'x' }).expect(409)).body.code).toBe('conflict');
    expect((await answers({ shortcut: 'x', textEn: 'Pay {email}' }).expect(400)).body.details).toMatchObject([
      { field: 'textEn', code: 'message_field', values: { name: 'email' } },
    ]);
    await answers({ shortcut: 'x' }).expect(400);
    expect((await answers({ shortcut: 'Not so', textEn: 'x' }).expect(400)).body.details).toMatchObject([
      { field: 'shortcut', code: 'format' },
    ]);
    const change = (version: number) =>
      test
        .http('put', `/api/chat-answers/${body.id}`, colleague.token)
        .send({ shortcut: 'hi', textFr: 'Bonjour', version });
    expect((await change(1).expect(200)).body).toMatchObject({ shortcut: 'hi', textEn: null, textFr: 'Bonjour' });
    await change(1).expect(409);
    const list = await test.http('get', '/api/chat-answers', staff.token).expect(200);
    expect(list.body).toHaveLength(1);
    const demo = await person(test, 'staff', { demo: true });
    expect((await test.http('get', '/api/chat-answers', demo.token).expect(200)).body).toEqual([]);
    await test.http('delete', `/api/chat-answers/${body.id}`, demo.token).expect(404);
    await test.http('delete', `/api/chat-answers/${body.id}`, staff.token).expect(204);
  });
});
