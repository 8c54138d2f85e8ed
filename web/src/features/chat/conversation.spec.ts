import { Problem } from '@api/problem';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ChatLine } from './api/chat-api';
import { Conversation, type ConversationDeps } from './conversation';
import type { KeptSession } from './kept';
import type { Outgoing } from './outbox';

const turn = () => new Promise((done) => setTimeout(done, 5));
const ABOUT = { role: 'tenant', service: 'rentPayment', visitorId: 'visitor-1' } as const;
const problem = (status: number, code: string) => new Problem({ status, code, message: code });

/** A fake server with one session. The test can break its stream and answer as staff. */
function fakeServer() {
  const lines: ChatLine[] = [];
  const streams: { hear: (typing?: boolean) => void; end: () => void }[] = [];
  const pauses: (() => void)[] = [];
  let kept: KeptSession | null = null;
  let unsent: readonly Outgoing[] = [];
  let closed = false;
  let failing: Error | undefined;
  const add = (id: string, message: string, sender_type: ChatLine['sender_type']): ChatLine => {
    const known = lines.find((line) => line.id === id);
    if (known) return known;
    const line: ChatLine = {
      id,
      conversation_id: 's',
      sequence: lines.length + 1,
      message,
      sender_type,
      automatic: false,
      language: 'en',
      message_type: 'text',
      created_at: '2026-11-21T12:00:00Z',
    };
    lines.push(line);
    return line;
  };
  const deps = {
    kept: () => kept,
    keep: (session: KeptSession | null) => void (kept = session),
    unsent: () => unsent,
    keepUnsent: (lines: readonly Outgoing[]) => void (unsent = lines),
    begin: jest.fn<ConversationDeps['begin']>(async () => {
      if (failing) throw failing;
      return { id: 's', secret: 'x' };
    }),
    send: jest.fn<ConversationDeps['send']>(async (_session, { id, message }) => {
      if (failing) throw failing;
      if (closed) throw problem(422, 'transition_forbidden');
      return add(id, message, 'visitor');
    }),
    read: jest.fn<ConversationDeps['read']>(async (_session, after) => ({ lines: lines.slice(after), closed })),
    tellPage: jest.fn<ConversationDeps['tellPage']>(async () => undefined),
    tellTyping: jest.fn<ConversationDeps['tellTyping']>(async () => undefined),
    tellSeen: jest.fn<ConversationDeps['tellSeen']>(async () => undefined),
    translate: jest.fn<ConversationDeps['translate']>(async () => []),
    readAddress: jest.fn<ConversationDeps['readAddress']>(async () => ({
      email: null,
      account: false,
      changeable: true,
      stopped: false,
    })),
    leaveAddress: jest.fn<ConversationDeps['leaveAddress']>(async (_session, email) => ({
      email,
      account: false,
      changeable: true,
      stopped: false,
    })),
    askForEmails: jest.fn<ConversationDeps['askForEmails']>(async () => undefined),
    listen: jest.fn<ConversationDeps['listen']>(
      (_session, signal, hear) =>
        new Promise((end) => {
          streams.push({ hear, end });
          signal.addEventListener('abort', () => end());
          hear();
        }),
    ),
    pause: (_failures: number, signal: AbortSignal) =>
      new Promise<void>((done) => {
        pauses.push(done);
        signal.addEventListener('abort', () => done());
      }),
    onHeard: jest.fn<(count: number) => void>(),
  } satisfies ConversationDeps;
  return {
    deps,
    lines,
    answer: (message: string, silent = false) => {
      add(`staff-${lines.length}`, message, 'agent');
      if (!silent) streams.at(-1)?.hear();
    },
    types: () => streams.at(-1)?.hear(true),
    drop: () => streams.at(-1)?.end(),
    close: () => {
      closed = true;
      streams.at(-1)?.hear();
    },
    /** Ends all pauses, as when the network is back or the wait is over. */
    goOn: () => {
      for (const done of pauses.splice(0)) done();
    },
    keptUnsent: () => unsent,
    fail: (error?: Error) => void (failing = error),
    keptSession: () => kept,
    reopen: () => void (closed = false),
  };
}

const open: Conversation[] = [];
function start(server: ReturnType<typeof fakeServer>): Conversation {
  const conversation = new Conversation(server.deps);
  open.push(conversation);
  return conversation;
}
const states = (conversation: Conversation) =>
  conversation.current().lines.map(({ message, state }) => [message, state]);
const said = (conversation: Conversation) => conversation.current().lines.map(({ message }) => message);

afterEach(() => {
  for (const conversation of open.splice(0)) conversation.pauseListening();
});

describe('a conversation', () => {
  it('begins with the first line, once, also when two are sent at once', async () => {
    const server = fakeServer();
    const conversation = start(server);
    await Promise.all([conversation.say('One', 'fr', ABOUT), conversation.say('Two', 'fr', ABOUT)]);
    expect(server.deps.begin.mock.calls).toEqual([[{ ...ABOUT, language: 'fr' }]]);
    expect(said(conversation)).toEqual(['One', 'Two']);
    expect(server.keptSession()).toEqual({ id: 's', secret: 'x' });
  });

  it('CH-021 hears an answer without a reload', async () => {
    const server = fakeServer();
    const conversation = start(server);
    await conversation.say('Hello', 'en', ABOUT);
    await turn();
    server.answer('Hi');
    await turn();
    expect(said(conversation)).toEqual(['Hello', 'Hi']);
    expect(server.deps.onHeard).toHaveBeenCalledWith(1);
  });

  it('AWAY-01 says once how far it was on screen, also before the first answer, and again when that did not arrive', async () => {
    const server = fakeServer();
    const conversation = start(server);
    conversation.see();
    await conversation.say('Hello', 'en', ABOUT);
    await turn();
    conversation.see();
    conversation.see();
    server.answer('Hi');
    await turn();
    server.deps.tellSeen.mockRejectedValueOnce(new Error('offline'));
    conversation.see();
    await turn();
    conversation.see();
    await turn();
    conversation.see();
    expect(server.deps.tellSeen.mock.calls.map(([, sequence]) => sequence)).toEqual([0, 2, 2]);
  });

  it('shows that an answer is being typed until it arrives, and tells once that the visitor types', async () => {
    const server = fakeServer();
    const conversation = start(server);
    conversation.type();
    expect(server.deps.tellTyping).not.toHaveBeenCalled();
    await conversation.say('Hello', 'en', ABOUT);
    await turn();
    const reads = server.deps.read.mock.calls.length;
    server.types();
    expect(conversation.current().typing).toBe(true);
    expect(server.deps.read).toHaveBeenCalledTimes(reads);
    server.answer('Hi');
    await turn();
    expect(conversation.current().typing).toBe(false);
    conversation.type();
    conversation.type();
    expect(server.deps.tellTyping.mock.calls).toEqual([[{ id: 's', secret: 'x' }]]);
  });

  it('VISITOR-01 tells each page once it has begun, again after a failure, and none after its end', async () => {
    const server = fakeServer();
    const conversation = start(server);
    const told = () => server.deps.tellPage.mock.calls.map(([, page]) => page);
    conversation.visit('/pricing');
    expect(told()).toEqual([]);
    await conversation.say('Hello', 'en', ABOUT);
    conversation.visit('/pricing');
    conversation.visit('/features');
    expect(told()).toEqual(['/pricing', '/features']);
    server.deps.tellPage.mockRejectedValueOnce(problem(429, 'too_many_requests'));
    conversation.visit('/about');
    await turn();
    conversation.visit('/about');
    conversation.visit(null);
    expect(told()).toEqual(['/pricing', '/features', '/about', '/about', null]);
    server.close();
    await turn();
    conversation.visit('/pricing');
    expect(told()).toHaveLength(5);
  });

  it('after a break reads what it missed, without doubles', async () => {
    const server = fakeServer();
    const conversation = start(server);
    await conversation.say('Hello', 'en', ABOUT);
    await turn();
    server.answer('Missed', true);
    server.answer('Missed too', true);
    server.drop();
    await turn();
    server.goOn();
    await turn();
    expect(server.deps.listen).toHaveBeenCalledTimes(2);
    expect(said(conversation)).toEqual(['Hello', 'Missed', 'Missed too']);
    expect(server.deps.read.mock.calls.at(-1)?.[1]).toBe(1);
  });

  it('fills a gap before a line of its own', async () => {
    const server = fakeServer();
    const conversation = start(server);
    await conversation.say('One', 'en', ABOUT);
    await turn();
    server.answer('Between', true);
    await conversation.say('Three', 'en', ABOUT);
    expect(said(conversation)).toEqual(['One', 'Three']);
    server.answer('Four');
    await turn();
    expect(said(conversation)).toEqual(['One', 'Between', 'Three', 'Four']);
  });

  it('CH-021 what the connection kept back goes by itself once it is back, in order and once each', async () => {
    const server = fakeServer();
    const conversation = start(server);
    server.fail(problem(0, 'network'));
    await conversation.say('One', 'en', ABOUT);
    await conversation.say('Two', 'en', ABOUT);
    expect(states(conversation)).toEqual([
      ['One', 'waiting'],
      ['Two', 'waiting'],
    ]);
    server.fail(problem(503, 'unavailable'));
    server.goOn();
    await turn();
    expect(states(conversation)).toEqual([
      ['One', 'waiting'],
      ['Two', 'waiting'],
    ]);
    server.fail();
    server.goOn();
    await turn();
    expect(states(conversation)).toEqual([
      ['One', 'sent'],
      ['Two', 'sent'],
    ]);
    expect(server.lines.map(({ message }) => message)).toEqual(['One', 'Two']);
    expect(server.keptUnsent()).toEqual([]);
    server.goOn();
    await turn();
    expect(server.lines).toHaveLength(2);
  });

  it('a line whose answer was lost is sent again under its own id, and stands there once', async () => {
    const server = fakeServer();
    const conversation = start(server);
    await conversation.say('Hello', 'en', ABOUT);
    await turn();
    const { send } = server.deps;
    const real = send.getMockImplementation()!;
    send.mockImplementationOnce(async (...sent) => {
      await real(...sent);
      throw problem(0, 'network');
    });
    await conversation.say('Heard, but not confirmed', 'en', ABOUT);
    server.goOn();
    await turn();
    const [, first, second] = send.mock.calls.map(([, { id }]) => id);
    expect(second).toBe(first);
    expect(states(conversation)).toEqual([
      ['Hello', 'sent'],
      ['Heard, but not confirmed', 'sent'],
    ]);
    expect(server.lines).toHaveLength(2);
  });

  it('“Try again” does not wait, and a reload loses nothing', async () => {
    const server = fakeServer();
    const before = start(server);
    server.fail(problem(0, 'network'));
    await before.say('Hello', 'en', ABOUT);
    before.pauseListening();
    const conversation = start(server);
    conversation.resume();
    await turn();
    expect(states(conversation)).toEqual([['Hello', 'waiting']]);
    const [line] = conversation.current().lines;
    server.fail();
    await conversation.sayAgain(line?.id ?? '', 'en', ABOUT);
    expect(conversation.current().lines.map(({ id, state }) => [id, state])).toEqual([[line?.id, 'sent']]);
    expect(server.deps.begin).toHaveBeenCalledWith({ ...ABOUT, language: 'en' });
  });

  it('does not send by itself what the server refuses', async () => {
    const server = fakeServer();
    const conversation = start(server);
    server.fail(problem(400, 'invalid_input'));
    await conversation.say('Hello', 'en', ABOUT);
    server.fail();
    server.goOn();
    await turn();
    expect(states(conversation)).toEqual([['Hello', 'failed']]);
    expect(server.lines).toEqual([]);
  });

  it('a line that came after the end begins another conversation when it is sent again', async () => {
    const server = fakeServer();
    const conversation = start(server);
    await conversation.say('Hello', 'en', ABOUT);
    server.close();
    await conversation.say('One more thing', 'en', ABOUT);
    await turn();
    const { lines, closed } = conversation.current();
    expect([closed, lines.at(-1)?.state]).toEqual([true, 'failed']);
    server.reopen();
    server.lines.length = 0;
    await conversation.sayAgain(lines.at(-1)?.id ?? '', 'en', ABOUT);
    expect(server.deps.begin).toHaveBeenCalledTimes(2);
    expect(states(conversation)).toEqual([['One more thing', 'sent']]);
  });

  it('CH-025 takes up what the browser keeps', async () => {
    const server = fakeServer();
    server.deps.keep({ id: 's', secret: 'x' });
    server.answer('From before', true);
    const conversation = start(server);
    conversation.resume();
    expect(conversation.current().open).toBe(true);
    await turn();
    expect(said(conversation)).toEqual(['From before']);
    expect(server.deps.onHeard).not.toHaveBeenCalled();
  });

  it('sees that it was ended, and begins another with the next line', async () => {
    const server = fakeServer();
    const conversation = start(server);
    await conversation.say('Hello', 'en', ABOUT);
    await turn();
    server.close();
    await turn();
    expect(conversation.current()).toMatchObject({ open: false, closed: true });
    server.reopen();
    server.lines.length = 0;
    await conversation.say('Again', 'en', ABOUT);
    await turn();
    expect(server.deps.begin).toHaveBeenCalledTimes(2);
    expect(said(conversation)).toEqual(['Again']);
  });

  it('when the person has gone, nothing of it is on screen or sent any more, also of what was under way', async () => {
    const server = fakeServer();
    const conversation = start(server);
    await conversation.say('Hello', 'en', ABOUT);
    await turn();
    const { send } = server.deps;
    const real = send.getMockImplementation()!;
    let arrive: () => void = () => undefined;
    send.mockImplementationOnce(async (...sent) => {
      await new Promise<void>((done) => (arrive = done));
      return real(...sent);
    });
    void conversation.say('On its way', 'en', ABOUT);
    void conversation.say('Not begun', 'en', ABOUT);
    await turn();
    conversation.leave();
    server.deps.keep(null);
    expect(conversation.current()).toEqual({ open: false, closed: false, lines: [], typing: false });
    arrive();
    server.answer('To the one before');
    server.goOn();
    await turn();
    expect(said(conversation)).toEqual([]);
    expect(server.lines.map(({ message }) => message)).not.toContain('Not begun');
    server.lines.length = 0;
    await conversation.say('Another person', 'en', ABOUT);
    expect(server.deps.begin).toHaveBeenCalledTimes(2);
    expect(states(conversation)).toEqual([['Another person', 'sent']]);
  });

  it('a session that begins after its person has gone is not the next one’s', async () => {
    const server = fakeServer();
    const conversation = start(server);
    let begun: (session: KeptSession) => void = () => undefined;
    server.deps.begin.mockImplementationOnce(() => new Promise((done) => (begun = done)));
    void conversation.say('Hello', 'en', ABOUT);
    conversation.leave();
    begun({ id: 'theirs', secret: 'y' });
    await turn();
    expect([server.keptSession(), server.lines, conversation.current().open]).toEqual([null, [], false]);
    await conversation.say('Another person', 'en', ABOUT);
    expect([server.keptSession()?.id, said(conversation)]).toEqual(['s', ['Another person']]);
  });

  it('loses a session that the server does not know, and keeps what was written', async () => {
    const server = fakeServer();
    const conversation = start(server);
    await conversation.say('Hello', 'en', ABOUT);
    server.fail(problem(404, 'not_found'));
    await conversation.say('Lost', 'en', ABOUT);
    expect([server.keptSession(), conversation.current().open]).toEqual([null, false]);
    expect(conversation.current().lines.at(-1)).toMatchObject({ message: 'Lost', state: 'failed' });
  });
});
