import type { Person } from '../factories/people.js';
import type { TestApp } from './app.js';

export interface Chat {
  id: string;
  secret: string;
}

/** What visitors and staff do in the live chat, for tests of the inbox. */
export function chatsOf(test: TestApp) {
  const say = ({ id, secret }: Chat, message: string) =>
    test
      .http('post', '/api/chat-messages')
      .set('X-Chat-Secret', secret)
      .send({ conversation_id: id, message })
      .expect(201);
  return {
    say,
    /** Begins a conversation, and writes in it unless the words are empty. */
    async begin(words = 'Hello', body: object = {}, token?: string): Promise<Chat> {
      const { body: chat } = await test.http('post', '/api/chat-sessions', token).send(body).expect(201);
      if (words) await say(chat, words);
      return chat;
    },
    answer: ({ id }: Chat, message: string, who: Person, extra: object = {}) =>
      test.http('post', '/api/chat-messages', who.token).send({ conversation_id: id, message, ...extra }),
    change: ({ id }: Chat, status: string, who: Person, extra: object = {}) =>
      test.http('patch', `/api/chat-sessions/${id}`, who.token).send({ status, ...extra }),
    read: async ({ id }: Chat, who: Person) =>
      (await test.http('get', `/api/chat-inbox/${id}`, who.token).expect(200)).body,
  };
}
