import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { IsString } from 'class-validator';
import { v7 } from 'uuid';
import { AnyRole } from '../../src/platform/auth/decorators.js';
import { Problem } from '../../src/platform/errors/problem.js';
import { IdempotencyStore } from '../../src/platform/idempotency/idempotency-store.js';
import { SecretAnswer } from '../../src/platform/idempotency/secret-answer.decorator.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { Throttle } from '../../src/platform/throttle/throttle.js';
import { eventually, startTestApp, type TestApp } from '../support/app.js';

class Note {
  @IsString() text: string;
}

/** A route of the test: each call that is not a repetition adds one audit entry. */
@Controller('test-notes')
class NotesController {
  static fail = false;
  /** The next call waits for this before it writes. */
  static held: Promise<void> | undefined;
  constructor(private readonly scope: Scope) {}

  @AnyRole()
  @Post()
  async add(@Body() note: Note): Promise<{ id: string; text: string }> {
    if (NotesController.fail) throw new Problem('rule_broken');
    const { held } = NotesController;
    NotesController.held = undefined;
    await held;
    const id = v7();
    await this.scope.write('test.note', async (tx) => {
      tx.about('note', id);
    });
    return { id, text: note.text };
  }

  @AnyRole()
  @SecretAnswer()
  @Post('secret')
  addSecret(@Body() note: Note): Promise<{ id: string; text: string }> {
    return this.add(note);
  }
}
Reflect.defineMetadata('design:paramtypes', [Scope], NotesController);
Reflect.defineMetadata('design:paramtypes', [Note], NotesController.prototype, 'add');
@Module({ controllers: [NotesController] })
class NotesModule {}

describe('Idempotency-Key', () => {
  let test: TestApp;
  let token: string;
  const signUp = async (email: string) =>
    (
      await test
        .http('post', '/api/auth/signup')
        .send({ email, password: 'long enough', firstName: 'A', lastName: 'B', userType: 'landlord' })
    ).body.access_token as string;
  const post = (key: string, text: string, as = token, path = '/api/test-notes') =>
    test.http('post', path, as).set('Idempotency-Key', key).send({ text });
  const effects = async () => (await test.sql("select 1 from audit_entry where action = 'test.note'")).length;

  beforeAll(async () => {
    test = await startTestApp({}, [NotesModule]);
    token = await signUp('a@example.com');
  });
  afterAll(() => test.close());

  it('same body, same answer, one effect', async () => {
    const before = await effects();
    const first = await post('k1', 'once').expect(201);
    const second = await post('k1', 'once').expect(201);
    expect(second.body).toEqual(first.body);
    expect(await effects()).toBe(before + 1);
  });

  it('another body is refused', async () => {
    await post('k2', 'one').expect(201);
    const answer = await post('k2', 'two').expect(422);
    expect(answer.body.code).toBe('idempotency_mismatch');
  });

  it('fifty at once have one effect: the others get the answer or hear that it runs', async () => {
    const before = await effects();
    const answers = await Promise.all(Array.from({ length: 50 }, () => post('k3', 'burst')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set(answers.some(({ status }) => status === 409) ? [201, 409] : [201]),
    );
    expect(await effects()).toBe(before + 1);
  });

  it('an error frees the key: the corrected request runs', async () => {
    NotesController.fail = true;
    await post('k4', 'later').expect(422);
    NotesController.fail = false;
    await post('k4', 'later').expect(201);
  });

  it('belongs to its caller', async () => {
    const other = await signUp('b@example.com');
    const mine = await post('k5', 'mine').expect(201);
    const theirs = await post('k5', 'mine', other).expect(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('an answer with a secret is not kept', async () => {
    await post('k6', 'hush', token, '/api/test-notes/secret').expect(201);
    const again = await post('k6', 'hush', token, '/api/test-notes/secret').expect(409);
    expect(again.body.code).toBe('request_applied');
    expect(await test.sql("select 1 from idempotency_key where key = 'k6' and response is not null")).toHaveLength(0);
  });

  it('what a process that died had claimed is taken over once, also when many repeat it at once', async () => {
    await post('k8', 'left').expect(201);
    await test.sql(
      "update idempotency_key set status = null, response = null, committed_at = null, created_at = now() - interval '2 minutes' where key = 'k8'",
    );
    const before = await effects();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('k8', 'left')));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await effects()).toBe(before + 1);
  });

  it('a request that was only slow does not happen beside the one that took it over', async () => {
    let letGo = () => undefined as void;
    NotesController.held = new Promise((resolve) => (letGo = resolve));
    const before = await effects();
    const slow = post('k10', 'slow').then((answer) => answer);
    await eventually(
      async () =>
        (
          await test.sql(
            "update idempotency_key set created_at = now() - interval '2 minutes' where key = 'k10' returning id",
          )
        ).length,
    );
    await eventually(async () => NotesController.held === undefined);
    await post('k10', 'slow').expect(201);
    letGo();
    expect((await slow).status).toBe(409);
    expect(await effects()).toBe(before + 1);
    expect((await post('k10', 'slow').expect(201)).headers['idempotency-replayed']).toBe('true');
  });

  it('after 24 hours nothing is left of it, nor of counts of attempts whose time is over', async () => {
    await post('k9', 'private').expect(201);
    await test.sql(
      "insert into throttle.attempt (key, points, expire) values ('over', 1, 1), ('running', 1, 9000000000000)",
    );
    await test.app.get(IdempotencyStore, { strict: false }).tidy();
    expect(await test.sql("select 1 from idempotency_key where key = 'k9'")).toHaveLength(1);
    await test.sql("update idempotency_key set created_at = now() - interval '25 hours' where key = 'k9'");
    await test.app.get(IdempotencyStore, { strict: false }).tidy();
    await test.app.get(Throttle, { strict: false }).tidy();
    expect(await test.sql("select 1 from idempotency_key where key = 'k9'")).toHaveLength(0);
    expect(await test.sql("select key from throttle.attempt where key in ('over', 'running')")).toEqual([
      { key: 'running' },
    ]);
  });

  it('after 24 hours the key is free', async () => {
    const first = await post('k7', 'old').expect(201);
    test.clock.setNow(new Date(Date.now() + 25 * 3600_000));
    const fresh = await test.http('post', '/api/auth/signin').send({ email: 'a@example.com', password: 'long enough' });
    const second = await post('k7', 'old', fresh.body.access_token).expect(201);
    expect(second.body.id).not.toBe(first.body.id);
    test.clock.setNow(new Date());
  });
});
