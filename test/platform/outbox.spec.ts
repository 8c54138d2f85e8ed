import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Module } from '@nestjs/common';
import { v7 } from 'uuid';
import { defineEvent } from '../../src/platform/outbox/domain-event.js';
import { Handles } from '../../src/platform/outbox/handles.decorator.js';
import { Jobs } from '../../src/platform/outbox/jobs.js';
import { MAILER, type Mailer } from '../../src/platform/outbox/mailer.js';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.js';
import { Worker } from '../../src/platform/outbox/worker.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { eventually, startTestApp, type TestApp } from '../support/app.js';

const somethingHappened = defineEvent<{ mark: string }>('test.happened');

/** A module that the platform does not know: its handler writes one row, and fails the first time when told to. */
class Listener {
  static failures = 0;
  constructor(private readonly scope: Scope) {}

  @Handles(somethingHappened, 'test.listener')
  async note({ mark }: { mark: string }): Promise<void> {
    await this.scope.write('test.note', async ({ em }) => {
      em.create(OutboxMessage, { ...MESSAGE, id: v7(), recipient: mark, createdAt: new Date() });
      await em.flush();
      if (Listener.failures > 0) {
        Listener.failures -= 1;
        throw new Error('crashed before the commit');
      }
    });
  }
}
const twiceWritten = defineEvent<{ mark: string }>('test.twice_written');

/** A handler as it must not be: its second command would be lost with the first repetition. */
class Careless {
  constructor(private readonly scope: Scope) {}

  @Handles(twiceWritten, 'test.careless')
  async note({ mark }: { mark: string }): Promise<void> {
    for (const recipient of [mark, `${mark} again`]) {
      await this.scope.write(
        'test.careless',
        async ({ em }) => void em.create(OutboxMessage, { ...MESSAGE, id: v7(), recipient, createdAt: new Date() }),
      );
    }
  }
}
Reflect.defineMetadata('design:paramtypes', [Scope], Careless);
Reflect.defineMetadata('design:paramtypes', [Scope], Listener);
@Module({ providers: [Careless, Listener] })
class ListeningModule {}

const MESSAGE = {
  demo: false,
  channel: 'email' as const,
  language: 'en',
  template: 'x',
  params: {},
  state: 'kept' as const,
  failure: null,
  sentAt: null,
};

describe('outbox', () => {
  let test: TestApp;
  let scope: Scope;
  const notes = async (mark: string) =>
    (await test.sql<{ id: string }>('select id from outbox_message where recipient = $1', [mark])).length;
  const publish = (mark: string, then?: () => void) =>
    scope.asSystem('test', () =>
      scope.write('test.publish', async (tx) => {
        tx.publish(somethingHappened, { mark });
        then?.();
      }),
    );

  beforeAll(async () => {
    test = await startTestApp({}, [ListeningModule]);
    scope = test.app.get(Scope);
  });
  afterAll(() => test.close());

  it('tells other modules after the commit', async () => {
    await publish('told');
    expect(await eventually(() => notes('told'))).toBe(1);
  });

  it('tells nobody when the transaction does not commit', async () => {
    const failing = publish('untold', () => {
      throw new Error('the command failed');
    });
    await expect(failing).rejects.toThrow('the command failed');
    await publish('after');
    await eventually(() => notes('after'));
    expect(await notes('untold')).toBe(0);
  });

  it('repeats a handler that crashed, and its effect happens once', async () => {
    Listener.failures = 1;
    await publish('twice');
    expect(await eventually(() => notes('twice'), 15_000)).toBe(1);
  }, 20_000);

  it('does nothing when the same message is delivered again', async () => {
    const worker = test.app.get(Worker);
    const job = { handler: 'test.listener', payload: { mark: 'doubled' }, accountId: null, demo: false };
    const key = v7();
    await Promise.allSettled(Array.from({ length: 10 }, () => worker.handle(key, job)));
    await worker.handle(key, job);
    expect(await notes('doubled')).toBe(1);
  });

  it('a handler makes at most one verb: the second one throws, and says which', async () => {
    const worker = test.app.get(Worker);
    const job = { handler: 'test.careless', payload: { mark: 'careless' }, accountId: null, demo: false };
    await expect(worker.handle(v7(), job)).rejects.toThrow(
      'A handler makes one scope.write: after “test.careless” came “test.careless”',
    );
    expect([await notes('careless'), await notes('careless again')]).toEqual([1, 0]);
  });

  it('keeps a mail readable when there is no SMTP server', async () => {
    await scope.asSystem('test', () =>
      scope.write('test.mail', async (tx) =>
        tx.send({ channel: 'email', to: 'a@example.com', language: 'fr', template: 'test', params: {} }),
      ),
    );
    const kept = () =>
      test.sql<{ state: string }>(
        "select state from outbox_message where recipient = 'a@example.com' and state = 'kept'",
      );
    expect(await eventually(async () => (await kept()).length)).toBe(1);
  });

  it('forgets codes and tokens once a mail is on its way, and never shows them to staff', async () => {
    const mailer = test.app.get<Mailer>(MAILER, { strict: false });
    const [delivers, hand] = [
      jest.spyOn(mailer, 'delivers').mockReturnValue(true),
      jest.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('no server')).mockResolvedValue('sent'),
    ];
    const call = { callName: 'Kim', callNumber: '514 555 0107' };
    const params = {
      firstName: 'Ana',
      ...call,
      code: '123456',
      url: 'https://home.example/reset-password?token=secret',
    };
    await scope.asSystem('test', () =>
      scope.write('test.mail', async (tx) =>
        tx.send({ channel: 'email', to: 'secret@example.com', language: 'en', template: 'twofactor.code', params }),
      ),
    );
    const staff = { role: 'staff' as const, userId: v7(), accountId: null, demo: false, sessionId: null };
    const seen = () =>
      scope.as(staff, () => scope.rows('select 1 from outbox_message where recipient = $1', ['secret@example.com']));
    expect(await seen()).toHaveLength(0);
    const kept = () =>
      test.sql<{ params: object; state: string }>(
        "select state, params from outbox_message where recipient = 'secret@example.com'",
      );
    await eventually(async () => ((await kept())[0]?.state === 'sent' ? 1 : 0), 15_000);
    expect((await kept())[0]?.params).toEqual({
      firstName: 'Ana',
      withheld: 'yes',
      code: '…',
      url: 'https://home.example/reset-password',
    });
    expect(hand.mock.calls.at(-1)?.[0].text).toContain('123456');
    delivers.mockRestore();
    hand.mockRestore();
  }, 20_000);

  const mail = async (to: string, demo = false) => {
    const send = () =>
      scope.write('test.mail', async (tx) =>
        tx.send({
          channel: 'email',
          to,
          language: 'en',
          template: 'twofactor.code',
          params: { firstName: 'Ana', code: '1' },
        }),
      );
    await scope.asSystem('test', send, { demo });
  };
  const stateOf = async (to: string) =>
    (await test.sql<{ state: string }>('select state from outbox_message where recipient = $1', [to]))[0]?.state;

  it('an email that another process has sent meanwhile stays sent when this one fails', async () => {
    const mailer = test.app.get<Mailer>(MAILER, { strict: false });
    const delivers = jest.spyOn(mailer, 'delivers').mockReturnValue(true);
    const hand = jest.spyOn(mailer, 'send').mockImplementationOnce(async () => {
      await test.sql("update outbox_message set state = 'sent', sent_at = now() where recipient = 'late@example.com'");
      throw new Error('this process was stopped');
    });
    const failed = async () => (await test.sql("select 1 from audit_entry where action = 'outbox.fail'")).length;
    const before = await failed();
    await mail('late@example.com');
    await eventually(async () => (await failed()) > before, 15_000);
    expect(await stateOf('late@example.com')).toBe('sent');
    delivers.mockRestore();
    hand.mockRestore();
  }, 20_000);

  it('an email that was sent is sent once, also when the database is away before that was recorded', async () => {
    const mailer = test.app.get<Mailer>(MAILER, { strict: false });
    const delivers = jest.spyOn(mailer, 'delivers').mockReturnValue(true);
    const hand = jest.spyOn(mailer, 'send').mockResolvedValue('sent');
    const { write } = scope;
    let away = 2;
    const lost = jest.spyOn(scope, 'write').mockImplementation(async (action, fn) => {
      if (action === 'outbox.deliver' && away-- > 0) throw new Error('the database does not answer');
      return write.call(scope, action, fn) as never;
    });
    await mail('once@example.com');
    await eventually(async () => (await stateOf('once@example.com')) === 'sent', 15_000);
    expect([away, hand.mock.calls.length]).toEqual([-1, 1]);
    for (const spy of [delivers, hand, lost]) spy.mockRestore();
  }, 20_000);

  it.each([
    ['sent', 'outbox.deliver'],
    ['kept', 'outbox.keep'],
  ] as const)(
    'the log doesn’t call an email delivered that was kept: %s',
    async (state, action) => {
      const mailer = test.app.get<Mailer>(MAILER, { strict: false });
      const delivers = jest.spyOn(mailer, 'delivers').mockReturnValue(true);
      const hand = jest.spyOn(mailer, 'send').mockResolvedValue(state);
      const recipient = `${state}-in-log@example.com`;
      await mail(recipient);
      await eventually(async () => (await stateOf(recipient)) === state, 15_000);
      const log = await test.sql(
        `select e.action, e.subject_type as "subjectType" from audit_entry e join outbox_message o on o.id = e.subject_id where o.recipient = $1`,
        [recipient],
      );
      expect(log).toEqual([{ action, subjectType: 'outbox_message' }]);
      for (const spy of [delivers, hand]) spy.mockRestore();
    },
    20_000,
  );

  it('keeps what the demo writes, though there is a mail server', async () => {
    const mailer = test.app.get<Mailer>(MAILER, { strict: false });
    const delivers = jest.spyOn(mailer, 'delivers').mockReturnValue(true);
    const hand = jest.spyOn(mailer, 'send').mockResolvedValue('sent');
    await mail('visitor@example.com', true);
    await mail('tenant@example.com');
    await eventually(async () => (await stateOf('tenant@example.com')) === 'sent', 15_000);
    expect(await stateOf('visitor@example.com')).toBe('kept');
    expect(hand.mock.calls.map(([{ to }]) => to)).not.toContain('visitor@example.com');
    for (const spy of [delivers, hand]) spy.mockRestore();
  }, 20_000);

  it('the queue belongs to nobody who signs in', async () => {
    expect(test.app.get(Jobs)).toBeDefined();
    const asTenant = scope.as({ role: 'tenant', userId: v7(), accountId: null, demo: false, sessionId: null }, () =>
      scope.rows('select * from pgboss.job'),
    );
    await expect(asTenant).rejects.toMatchObject({ code: '42501' });
  });
});
