import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';

describe('who is typing in the chat', () => {
  let test: TestApp;
  let staff: Person;
  let landlord: Person;
  let chats: ReturnType<typeof chatsOf>;

  beforeAll(async () => {
    test = await startTestApp();
    await test.app.listen(0, '127.0.0.1');
    chats = chatsOf(test);
    [staff, landlord] = await Promise.all([person(test, 'staff'), person(test, 'landlord')]);
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
  });
  afterAll(() => test.close());

  const types = ({ id }: Chat, headers: Record<string, string>) =>
    test.http('post', `/api/chat-sessions/${id}/typing`).set(headers);
  const asVisitor = ({ secret }: Chat) => ({ 'X-Chat-Secret': secret });
  const as = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });

  async function stream(path: string, headers: Record<string, string>) {
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const closing = new AbortController();
    const { body } = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: closing.signal });
    const heard = { text: '' };
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const part of body ?? []) heard.text += decoder.decode(part as Uint8Array, { stream: true });
    })().catch(() => undefined);
    return { heard, end: () => (closing.abort(), reading) };
  }

  it('TYPE-01 staff hear who types; the visitor hears that someone does, without a name; no one else hears anything', async () => {
    const [chat, other] = [await chats.begin(), await chats.begin('Other')];
    const visitor = await stream(`/api/chat-sessions/${chat.id}/events`, asVisitor(chat));
    const stranger = await stream(`/api/chat-sessions/${other.id}/events`, asVisitor(other));
    const person = await stream('/api/events', as(landlord));
    const team = await stream('/api/events', as(staff));
    await types(chat, asVisitor(chat)).expect(204);
    await eventually(async () => team.heard.text.includes(`"resources":["chat-typing"],"ids":["${chat.id}"]`));
    expect(visitor.heard.text).not.toContain('chat-answering');
    await types(chat, as(staff)).expect(204);
    await eventually(async () => team.heard.text.includes(`"ids":["${chat.id}","${staff.userId}"]`));
    await eventually(async () => visitor.heard.text.includes('chat-answering'));
    expect(visitor.heard.text).not.toContain('chat-typing');
    expect(visitor.heard.text).not.toContain(staff.userId);
    for (const { heard } of [stranger, person]) expect(heard.text).not.toContain(chat.id);
    await Promise.all([visitor.end(), stranger.end(), person.end(), team.end()]);
  });

  it('TYPE-02 nothing is written, in the audit log neither', async () => {
    const chat = await chats.begin();
    const entries = () => test.sql<{ count: string }>('select count(*) from audit_entry');
    const [before] = await entries();
    await types(chat, asVisitor(chat)).expect(204);
    await types(chat, as(staff)).expect(204);
    expect((await entries())[0]).toEqual(before);
    expect(await chats.read(chat, staff)).toMatchObject({ status: 'open', assignedTo: null });
  });

  it('TYPE-03 strangers get 404 and admins 403; in a closed conversation no one hears of it', async () => {
    const [chat, other] = [await chats.begin(), await chats.begin()];
    const [admin, demo] = await Promise.all([person(test, 'admin'), person(test, 'staff', { demo: true })]);
    for (const headers of [{}, asVisitor(other), as(landlord), as(demo)]) await types(chat, headers).expect(404);
    await types(chat, as(admin)).expect(403);
    await chats.change(chat, 'closed', staff).expect(200);
    const team = await stream('/api/events', as(staff));
    await types(chat, asVisitor(chat)).expect(204);
    await types(other, asVisitor(other)).expect(204);
    await eventually(async () => team.heard.text.includes(`["chat-typing"],"ids":["${other.id}"`));
    expect(team.heard.text).not.toContain(`["chat-typing"],"ids":["${chat.id}"`);
    await team.end();
  });
});
