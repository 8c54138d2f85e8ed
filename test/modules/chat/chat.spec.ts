import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { v7 } from 'uuid';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { ChatSessionsService } from '../../../src/modules/chat/chat-sessions.service.js';
import { VISITOR } from '../../../src/platform/scope/actor.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

interface Session {
  id: string;
  secret: string;
  version: number;
}
interface Line {
  id: string;
  sequence: number;
  message: string;
  sender_type: string;
  automatic: boolean;
}

describe('the chat', () => {
  let test: TestApp;
  let staff: Person;
  let admin: Person;
  let landlord: Person;

  beforeAll(async () => {
    test = await startTestApp();
    [staff, admin, landlord] = await Promise.all([
      person(test, 'staff'),
      person(test, 'admin'),
      person(test, 'landlord'),
    ]);
  });
  afterAll(() => test.close());

  const begin = async (body: object = {}, token?: string): Promise<Session> =>
    (await test.http('post', '/api/chat-sessions', token).send(body).expect(201)).body;
  const say = ({ id, secret }: Session, message: string, extra: object = {}) =>
    test
      .http('post', '/api/chat-messages')
      .set('X-Chat-Secret', secret)
      .send({ conversation_id: id, message, ...extra });
  const answer = ({ id }: Session, message: string, token = staff.token) =>
    test.http('post', '/api/chat-messages', token).send({ conversation_id: id, message });
  const lines = async ({ id, secret }: Session, query = ''): Promise<Line[]> =>
    (await test.http('get', `/api/chat-messages/${id}${query}`).set('X-Chat-Secret', secret).expect(200)).body;

  it('AP-014 AP-015 AP-016 CH-022 a visitor begins one, writes, and reads it again', async () => {
    const session = await begin({ visitorId: 'visitor-1', role: 'tenant', service: 'rentPayment', language: 'fr' });
    expect(session).toMatchObject({
      status: 'open',
      visitorId: 'visitor-1',
      role: 'tenant',
      service: 'rentPayment',
      language: 'fr',
      name: null,
    });
    const { body } = await say(session, '  Bonjour  ').expect(201);
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        'id',
        'conversation_id',
        'message',
        'sender_type',
        'language',
        'message_type',
        'created_at',
      ]),
    );
    expect(body).toMatchObject({
      conversation_id: session.id,
      message: 'Bonjour',
      sender_type: 'visitor',
      language: 'fr',
      message_type: 'text',
      sequence: 1,
    });
    expect((await lines(session))[0]).toEqual(body);
  });

  it('AP-017 nobody reads it or writes in it without the secret', async () => {
    const session = await begin();
    const other = await begin();
    await say(session, 'Mine').expect(201);
    const tenant = await person(test, 'tenant');
    const forged = `${session.id}.${other.secret.split('.')[1]}`;
    for (const secret of [undefined, other.secret, forged, session.id, 'x']) {
      for (const token of [undefined, landlord.token, tenant.token]) {
        const ask = (request: ReturnType<typeof test.http>) =>
          secret ? request.set('X-Chat-Secret', secret) : request;
        await ask(test.http('get', `/api/chat-messages/${session.id}`, token)).expect(404);
        await ask(test.http('post', '/api/chat-messages', token))
          .send({ conversation_id: session.id, message: 'x' })
          .expect(404);
        await ask(test.http('patch', `/api/chat-sessions/${session.id}`, token))
          .send({ status: 'closed' })
          .expect(404);
        await ask(test.http('get', `/api/chat-sessions/${session.id}/events`, token)).expect(404);
      }
    }
    expect((await lines(session)).filter(({ automatic }) => !automatic)).toHaveLength(1);
  });

  it('a malformed and an unknown session are 404', async () => {
    for (const id of ['abc', v7()]) await test.http('get', `/api/chat-messages/${id}`, staff.token).expect(404);
    await answer({ id: v7(), secret: '', version: 1 }, 'x').expect(404);
  });

  it.each([
    ['a blank message', { message: '   ' }, 'message'],
    ['a message without end', { message: 'x'.repeat(4001) }, 'message'],
    ['another kind', { message_type: 'image', message: 'x' }, 'message_type'],
    ['an unknown field', { message: 'x', mood: 1 }, 'mood'],
  ])('AP-018 CH-013 refuses %s', async (_name, body, field) => {
    const session = await begin();
    const { body: problem } = await test
      .http('post', '/api/chat-messages')
      .set('X-Chat-Secret', session.secret)
      .send({ conversation_id: session.id, ...body })
      .expect(400);
    expect(problem.details.map((detail: { field: string }) => detail.field)).toEqual([field]);
  });

  it('AP-019 lists the conversations of the caller: by secret, by sign-in, all of them for staff and admins', async () => {
    const session = await begin();
    const own = await begin({ role: 'landlord' }, landlord.token);
    const list = async (token?: string, secret = '') => {
      const { body } = await test
        .http('get', '/api/chat-sessions?limit=200', token)
        .set('X-Chat-Secret', secret)
        .expect(200);
      return (body as Session[]).map(({ id }) => id);
    };
    expect(await list()).toEqual([]);
    expect(await list(undefined, session.secret)).toEqual([session.id]);
    expect(await list(landlord.token)).toEqual([own.id]);
    for (const token of [staff.token, admin.token])
      expect(await list(token)).toEqual(expect.arrayContaining([session.id, own.id]));
    const { body } = await test.http('get', '/api/chat-sessions', staff.token);
    expect(body.find(({ id }: Session) => id === own.id)).toMatchObject({ name: 'Test Person', role: 'landlord' });
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(
      (await test.http('get', '/api/chat-sessions?written=true', staff.token)).body.map(({ id }: Session) => id),
    ).not.toContain(session.id);
  });

  it('a signed-in person writes in the own conversation without the secret', async () => {
    const own = await begin({}, landlord.token);
    const { body } = await answer(own, 'Hello', landlord.token).expect(201);
    expect(body.sender_type).toBe('visitor');
    await test.http('get', `/api/chat-messages/${own.id}`, landlord.token).expect(200);
  });

  it('AP-020 CH-015 CH-016 CH-020 answers by itself after one second, in the session’s language, once', async () => {
    const sessions = await Promise.all(['en', 'fr', 'es'].map((language) => begin({ language })));
    await Promise.all(sessions.map((session) => say(session, 'One').expect(201)));
    expect((await lines(sessions[0] as Session)).map(({ automatic }) => automatic)).toEqual([false]);
    const texts = await Promise.all(
      sessions.map((session) => eventually(async () => (await lines(session)).find(({ automatic }) => automatic))),
    );
    expect(texts.map((line) => [line?.message, line?.sender_type])).toEqual([
      ['Thank you for your message!', 'agent'],
      ['Merci pour votre message!', 'agent'],
      ['¡Gracias por su mensaje!', 'agent'],
    ]);
    const automatic = test.app.get(AutomaticAnswer);
    const later = jest.spyOn(automatic, 'answerLater');
    await say(sessions[0] as Session, 'Two').expect(201);
    expect(later).not.toHaveBeenCalled();
    await automatic.answer(sessions[0]?.id ?? '', false);
    expect((await lines(sessions[0] as Session)).filter(({ automatic }) => automatic)).toHaveLength(1);
  });

  it('keeps a message that is sent twice once, also at the same time, and counts without gaps', async () => {
    const session = await begin();
    const id = v7();
    const answers = await Promise.all([1, 2, 3].map(() => say(session, 'Once', { id })));
    expect(answers.map(({ status, body }) => [status, body.id, body.sequence])).toEqual(
      [1, 2, 3].map(() => [201, id, 1]),
    );
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => say(session, text).expect(201)));
    const all = await lines(session);
    expect(all.map(({ sequence }) => sequence)).toEqual(all.map((_line, index) => index + 1));
    expect((await lines(session, '?after=3')).map(({ sequence }) => sequence)).toEqual(
      all.slice(3).map(({ sequence }) => sequence),
    );
  });

  it('refuses the id of another conversation’s message', async () => {
    const [one, two] = [await begin(), await begin()];
    const id = v7();
    await say(one, 'Mine', { id }).expect(201);
    await say(two, 'Mine too', { id }).expect(409);
    expect(await lines(two)).toEqual([]);
  });

  it('CH-021 staff answer and take the conversation over; the visitor no longer waits', async () => {
    const session = await begin();
    await say(session, 'Help').expect(201);
    const look = async () =>
      (await test.http('get', '/api/chat-sessions', staff.token)).body.find(({ id }: Session) => id === session.id);
    expect(await look()).toMatchObject({ status: 'open', lastMessage: 'Help', assignedTo: null });
    expect((await look()).waitingSince).toBeTruthy();
    const { body } = await answer(session, 'At once').expect(201);
    expect(body.sender_type).toBe('agent');
    expect(await look()).toMatchObject({
      status: 'assigned',
      assignedTo: staff.userId,
      assignedName: 'Test',
      waitingSince: null,
    });
    const colleague = await person(test, 'staff');
    const taken = await test
      .http('patch', `/api/chat-sessions/${session.id}`, colleague.token)
      .send({ status: 'assigned', takeOver: true })
      .expect(200);
    expect(taken.body.assignedTo).toBe(colleague.userId);
  });

  it('closes by staff or by the visitor, twice without harm, and takes no more lines', async () => {
    for (const close of [
      (session: Session) => test.http('patch', `/api/chat-sessions/${session.id}`, staff.token),
      (session: Session) => test.http('patch', `/api/chat-sessions/${session.id}`).set('X-Chat-Secret', session.secret),
    ]) {
      const session = await begin();
      await say(session, 'Hello').expect(201);
      for (let time = 0; time < 2; time += 1)
        expect((await close(session).send({ status: 'closed' }).expect(200)).body.status).toBe('closed');
      expect((await say(session, 'More').expect(422)).body.code).toBe('transition_forbidden');
      await answer(session, 'More').expect(422);
      await test
        .http('patch', `/api/chat-sessions/${session.id}`)
        .set('X-Chat-Secret', session.secret)
        .send({ status: 'assigned' })
        .expect(403);
    }
  });

  it('a visitor cannot take over, an admin only reads, an old version is refused', async () => {
    const session = await begin();
    const visitor = () => test.http('patch', `/api/chat-sessions/${session.id}`).set('X-Chat-Secret', session.secret);
    await visitor().send({ status: 'assigned' }).expect(403);
    await test.http('get', `/api/chat-messages/${session.id}`, admin.token).expect(200);
    await answer(session, 'x', admin.token).expect(403);
    await test.http('patch', `/api/chat-sessions/${session.id}`, admin.token).send({ status: 'closed' }).expect(403);
    await test
      .http('patch', `/api/chat-sessions/${session.id}`, staff.token)
      .send({ status: 'assigned', version: session.version })
      .expect(200);
    const stale = await test
      .http('patch', `/api/chat-sessions/${session.id}`, staff.token)
      .send({ status: 'closed', version: session.version })
      .expect(409);
    expect(stale.body.code).toBe('stale_version');
  });

  it('DM-011 demo staff see the sample conversations of the demo and no live one, and live staff no sample', async () => {
    const demoStaff = await person(test, 'staff', { demo: true });
    const live = await begin();
    const sample = await test.app
      .get(Scope)
      .as({ ...VISITOR, demo: true }, () => test.app.get(ChatSessionsService).begin({}));
    await test.http('get', `/api/chat-messages/${live.id}`, demoStaff.token).expect(404);
    await test.http('get', `/api/chat-messages/${sample.id}`, staff.token).expect(404);
    await test.http('get', `/api/chat-messages/${sample.id}`, demoStaff.token).expect(200);
  });

  it('CH-021 tells the visitor’s browser of its own conversation, and of no other', async () => {
    await test.app.listen(0, '127.0.0.1');
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const session = await begin();
    const other = await begin();
    const stop = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/chat-sessions/${session.id}/events`, {
      headers: { 'X-Chat-Secret': session.secret },
      signal: stop.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    let heard = '';
    const reading = (async () => {
      for await (const chunk of response.body ?? []) heard += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    await answer(other, 'Not for you').expect(201);
    await answer(session, 'For you').expect(201);
    await eventually(async () => heard.includes(session.id));
    expect(heard).toContain('"chat-messages"');
    expect(heard).not.toContain(other.id);
    stop.abort();
    await reading;
  });

  it('one source begins and writes so much, then 429', async () => {
    const strict = await startTestApp({ RATE_LIMIT_FACTOR: '0.05' });
    try {
      const open = () => strict.http('post', '/api/chat-sessions').send({});
      const [{ body: session }] = [await open().expect(201), await open().expect(201), await open().expect(201)];
      await open().expect(429);
      const write = () =>
        strict
          .http('post', '/api/chat-messages')
          .set('X-Chat-Secret', session.secret)
          .send({ conversation_id: session.id, message: 'Hello' });
      for (let at = 0; at < 3; at += 1) await write().expect(201);
      expect((await write().expect(429)).body.code).toBe('too_many_requests');
    } finally {
      await strict.close();
    }
  });
});
