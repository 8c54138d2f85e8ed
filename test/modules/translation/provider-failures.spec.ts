import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { TranslatorStandIn } from '../../support/translator-stand-in.js';

describe('a translation service that fails or costs too much', () => {
  let there: TranslatorStandIn;
  let test: TestApp;
  let home: LetHome;
  const start = async (env: Record<string, string> = {}) => {
    test = await startTestApp({
      TRANSLATION_PROVIDER: 'deepl',
      TRANSLATION_KEY: 'key-1',
      TRANSLATION_URL: await there.start(),
      ...env,
    });
    home = await letHome(test);
    await test.sql("update app_user set language = 'es' where id = $1", [home.tenant.userId]);
  };
  beforeEach(() => {
    there = new TranslatorStandIn('deepl');
  });
  afterEach(async () => {
    await test.close();
    await there.stop();
  });

  const write = async (message: string): Promise<string> =>
    (await test.http('post', '/api/messages', home.tenant.token).send({ leaseId: home.leaseId, message }).expect(201))
      .body.id;
  const translate = async (...ids: string[]) =>
    (
      await test
        .http('post', '/api/translations', home.landlord.token)
        .send({ kind: 'lease_message', ids, to: 'en' })
        .expect(200)
    ).body as { outcome: string; fault: string | null; text: string | null }[];

  it('is asked again after a short fault, and after the wait that it asks for', async () => {
    await start();
    there.next.push({ status: 500 }, { status: 429, headers: { 'retry-after': '1' } });
    const began = performance.now();
    expect(await translate(await write('Hola'))).toMatchObject([{ outcome: 'translated' }]);
    expect(there.calls).toHaveLength(3);
    expect(performance.now() - began).toBeGreaterThan(1000);
  });

  it('that asks for a long wait is left alone until then, and admins see it', async () => {
    await start();
    const { token } = await person(test, 'admin');
    const system = async () => (await test.http('get', '/api/admin/stats', token).expect(200)).body.system;
    const down = async () => (await test.http('get', '/healthz').expect(200)).body.down;
    expect(await system()).toMatchObject({ translation: 'deepl', translationFailingSince: null });
    there.next.push({ status: 429, headers: { 'retry-after': '600' } });
    const id = await write('Hola');
    expect(await translate(id)).toMatchObject([{ outcome: 'failed', text: null, fault: 'provider' }]);
    expect(await translate(id)).toMatchObject([{ fault: 'provider' }]);
    expect(there.calls).toHaveLength(1);
    expect(await system()).toMatchObject({ translationFailingSince: expect.any(String) });
    expect(await down()).toEqual(['translation']);
    test.clock.setNow(new Date(Date.now() + 601_000));
    expect(await translate(id)).toMatchObject([{ outcome: 'translated' }]);
    expect(await system()).toMatchObject({ translationFailingSince: null });
    expect(await down()).toBeUndefined();
  });

  it.each([403, 456])('that answers %i is not asked again at once', async (status) => {
    await start();
    there.next.push({ status });
    const id = await write('Hola');
    expect(await translate(id)).toMatchObject([{ fault: 'provider' }]);
    expect(await translate(id)).toMatchObject([{ fault: 'provider' }]);
    expect(there.calls).toHaveLength(1);
  });

  it('that answers no translation three times in a row is left alone', async () => {
    await start();
    for (let at = 0; at < 4; at += 1) there.next.push({ text: '<html>Maintenance</html>' });
    const id = await write('Hola');
    for (let at = 0; at < 4; at += 1) expect(await translate(id)).toMatchObject([{ fault: 'provider' }]);
    expect(there.calls).toHaveLength(3);
  });

  it('an account has its characters of the day, and what failed costs none of them', async () => {
    await start({ TRANSLATION_DAILY_CHARACTERS: '12' });
    const [first, second, third] = [await write('Buenos dias'), await write('Hola'), await write('A')];
    there.next.push({ status: 400 });
    expect(await translate(first)).toMatchObject([{ fault: 'provider' }]);
    expect(await translate(first)).toMatchObject([{ outcome: 'translated' }]);
    expect(await translate(second)).toMatchObject([{ outcome: 'failed', fault: 'budget' }]);
    expect(await translate(first, third)).toMatchObject([{ outcome: 'translated' }, { outcome: 'translated' }]);
    expect(there.sent).not.toContain('Hola');
    const other = await letHome(test);
    const { body } = await test
      .http('post', '/api/messages', other.tenant.token)
      .send({ leaseId: other.leaseId, message: 'Hola' })
      .expect(201);
    const { body: read } = await test
      .http('post', '/api/translations', other.landlord.token)
      .send({ kind: 'lease_message', ids: [body.id], to: 'fr' })
      .expect(200);
    expect(read).toMatchObject([{ outcome: 'translated' }]);
  });

  it('is asked by few at once', async () => {
    await start();
    const ids = await Promise.all(['Uno', 'Dos', 'Tres', 'Cuatro'].map(write));
    await Promise.all(ids.map((id) => translate(id)));
    expect(there.calls).toHaveLength(4);
    expect(there.atOnce).toBe(1);
  });
});

describe('without a translation service', () => {
  it('nothing is translated on the server', async () => {
    const test = await startTestApp();
    const { token } = await person(test, 'landlord');
    const { body } = await test
      .http('post', '/api/translations', token)
      .send({ kind: 'lease_message', ids: [crypto.randomUUID()], to: 'fr' })
      .expect(503);
    expect(body.code).toBe('not_configured');
    await test.close();
  });
});
