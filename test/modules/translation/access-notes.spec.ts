import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TRANSLATED_KINDS } from '../../../src/contract/translations.js';
import { person } from '../../factories/people.js';
import { acceptedRequest, supplier, technician } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { TranslatorStandIn } from '../../support/translator-stand-in.js';

describe.each(['libretranslate', 'deepl'] as const)('notes on how to get in, with %s', (provider) => {
  const there = new TranslatorStandIn(provider);
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      TRANSLATION_PROVIDER: provider,
      TRANSLATION_URL: await there.start(),
      TRANSLATION_KEY: 'key-1',
    });
  });
  afterAll(async () => {
    await test.close();
    await there.stop();
  });

  it('no translation service gets them, whoever asks and whatever they ask for', async () => {
    const plombex = await supplier(test);
    const job = await acceptedRequest(test, plombex, {
      title: 'Grifo roto',
      accessNote: 'La llave está con el vecino, código 4711',
    });
    const people = [plombex, await technician(test, plombex, job.requestId), job.landlord, job.tenant];
    for (const who of [...people, await person(test, 'staff'), await person(test, 'admin')]) {
      const translate = (kind: string) =>
        test.http('post', '/api/translations', who.token).send({ kind, ids: [job.requestId], to: 'fr' });
      await translate('access_note').expect(400);
      for (const kind of TRANSLATED_KINDS) await translate(kind);
    }
    // What else there is to read of the request was sent.
    expect(there.sent.join()).toContain('Grifo roto');
    expect(there.sent.join()).not.toMatch(/4711|vecino/);
  });

  it('the database keeps no translation of them', async () => {
    const keep = (kind: string) =>
      test.sql(
        `insert into message_translation (id, demo, created_at, kind, message_id, text_key, to_language, outcome)
         values (gen_random_uuid(), false, now(), $1, gen_random_uuid(), md5($1), 'fr', 'same')`,
        [kind],
      );
    await keep('rating_answer');
    await expect(keep('access_note')).rejects.toThrow('message_translation_kind_check');
  });
});
