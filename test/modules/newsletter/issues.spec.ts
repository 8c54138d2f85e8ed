import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { SendIssues } from '../../../src/modules/newsletter/send-issues.js';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { TidyOutbox } from '../../../src/platform/outbox/tidy-outbox.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const TEXTS = {
  subjectEn: 'Autumn news',
  subjectFr: 'Nouvelles d’automne',
  subjectEs: 'Noticias de otoño',
  bodyEn: 'Heating season begins.\n\nCheck your boilers.',
  bodyFr: 'La saison du chauffage commence.',
  bodyEs: 'Empieza la temporada de calefacción.',
};

describe('issues of the newsletter', () => {
  let test: TestApp;
  let admin: Person;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await person(test, 'admin');
  });
  afterAll(() => test.close());

  const subscribe = (count: number, language: string, { confirmed = 'now()', left = 'null', demo = false } = {}) =>
    test.sql(
      `insert into newsletter_subscriber (id, demo, created_at, email, language, asked_at, confirmed_at, unsubscribed_at)
       select gen_random_uuid(), ${demo}, now(), 'reader-' || gen_random_uuid() || '@example.com', $1, now(), ${confirmed}, ${left} from generate_series(1, $2)`,
      [language, count],
    );
  const forget = () => test.sql('delete from newsletter_subscriber');
  const create = async (texts: object = TEXTS) =>
    (await test.http('post', '/api/newsletter/issues', admin.token).send(texts).expect(201)).body as {
      id: string;
      version: number;
    };
  const schedule = (id: string, body: object = {}) =>
    test.http('post', `/api/newsletter/issues/${id}/schedule`, admin.token).send(body);
  const sendTest = (id: string) => test.http('post', `/api/newsletter/issues/${id}/test`, admin.token);
  const read = async (id: string) =>
    (await test.http('get', `/api/newsletter/issues/${id}`, admin.token).expect(200)).body as Record<string, unknown>;
  const send = () => test.app.get(Scope).asSystem('schedule newsletter.send', () => test.app.get(SendIssues).send());
  const mails = (id: string) =>
    test.sql<{ recipient: string; language: string; params: Record<string, string> }>(
      "select recipient, language, params from outbox_message where template = 'newsletter.issue' and params->>'issue' = $1",
      [id],
    );

  it('an issue goes once to everyone on the list, in their language, with the way out', async () => {
    await forget();
    await subscribe(1, 'en');
    await subscribe(1, 'fr');
    await subscribe(1, 'es');
    await subscribe(1, 'en', { confirmed: 'null' });
    await subscribe(1, 'en', { left: 'now()' });
    await subscribe(1, 'en', { demo: true });
    const counts = await test.http('get', '/api/newsletter/counts', admin.token).expect(200);
    expect(counts.body).toEqual({ total: 3, en: 1, fr: 1, es: 1, unconfirmed: 1, left: 1, bounced: 0 });
    const { id } = await create({
      ...TEXTS,
      buttonUrl: 'https://example.com/boilers?week=1',
      buttonTextEn: 'Read more',
      buttonTextFr: 'En savoir plus',
      buttonTextEs: 'Leer más',
    });
    await schedule(id).expect(200);
    await Promise.all([send(), send(), send()]);
    await send();
    const sent = await mails(id);
    expect(sent.map(({ language, params }) => [language, params.subject, params.button]).sort()).toEqual([
      ['en', 'Autumn news', 'Read more'],
      ['es', 'Noticias de otoño', 'Leer más'],
      ['fr', 'Nouvelles d’automne', 'En savoir plus'],
    ]);
    expect(await read(id)).toMatchObject({ state: 'sent', recipients: 3, failed: 0, finishedAt: expect.any(String) });
    const token = new URL(sent[0]?.params.unsubscribeUrl ?? '').searchParams.get('unsubscribe');
    const left = await test.http('post', '/api/newsletter/unsubscribe').send({ token }).expect(200);
    expect(left.body).toEqual({ email: sent[0]?.recipient, subscribed: false });
    const { pathname, search } = new URL(sent[1]?.params.oneClickUrl ?? '');
    const byProgram = test.http('post', `${pathname}${search}`).type('form').send('List-Unsubscribe=One-Click');
    await byProgram.expect(200, { email: sent[1]?.recipient, subscribed: false });
    // Once for each reader, however often the link is followed, and for no other issue.
    await test.http('post', '/api/newsletter/unsubscribe').send({ token }).expect(200);
    expect(await read(id)).toMatchObject({ unsubscribes: 2, bounced: 0 });
    const { id: other } = await create();
    const third = new URL(sent[2]?.params.unsubscribeUrl ?? '').searchParams.get('unsubscribe');
    const forged = { token: third?.replace(id, other) };
    await test.http('post', '/api/newsletter/unsubscribe').send(forged).expect(200);
    expect(await read(id)).toMatchObject({ unsubscribes: 2 });
    expect(await read(other)).toMatchObject({ unsubscribes: 0 });
  });

  it('emails that are only kept are counted as kept, without tests, until they are really sent', async () => {
    await forget();
    await subscribe(2, 'en');
    const { id } = await create();
    await sendTest(id).expect(200, { languages: ['en', 'fr', 'es'] });
    expect(await read(id)).toMatchObject({ state: 'draft', recipients: 0, kept: 0 });
    await schedule(id).expect(200);
    await send();
    expect(await read(id)).toMatchObject({ state: 'sent', recipients: 2, waiting: 0, kept: 2, failed: 0 });
    const { body } = await test.http('get', '/api/newsletter/issues?limit=50', admin.token).expect(200);
    expect(body.find((issue: { id: string }) => issue.id === id)).toMatchObject({ kept: 2 });
    // An admin sent one of them again, after a mail server had been set up: what is delivered has no one-click link any more.
    await test.sql(
      `update outbox_message set state = 'sent', sent_at = now(), params = params - 'oneClickUrl' where id =
        (select id from outbox_message where params->>'issue' = $1 and params->>'oneClickUrl' is not null limit 1)`,
      [id],
    );
    expect(await read(id)).toMatchObject({ state: 'sent', recipients: 2, waiting: 0, kept: 1, failed: 0 });
  });

  it('what became of an issue stays known after the outbox has forgotten its emails', async () => {
    await forget();
    await subscribe(4, 'en');
    const { id } = await create();
    await sendTest(id).expect(200);
    await schedule(id).expect(200);
    await send();
    // One was delivered, one failed, one came back, and one is still kept.
    const change = (set: string, recipient: string | undefined) =>
      test.sql(`update outbox_message set ${set} where recipient = $1`, [recipient]);
    const [one, two, three] = (await mails(id)).filter(({ recipient }) => recipient.startsWith('reader-'));
    await change("state = 'sent'", one?.recipient);
    await change("state = 'failed'", two?.recipient);
    await change("state = 'sent', bounce = 'hard'", three?.recipient);
    const figures = { state: 'sent', recipients: 4, waiting: 0, kept: 1, failed: 1, bounced: 1 };
    const { version, ...before } = await read(id);
    expect(before).toMatchObject(figures);
    await test.sql("update outbox_message set created_at = now() - interval '10 years' where params->>'issue' = $1", [
      id,
    ]);
    await test.app.get(Scope).asSystem('schedule outbox.forget', () => test.app.get(TidyOutbox).tidy());
    expect(await mails(id)).toEqual([]);
    expect(await read(id)).toEqual({ ...before, version });
  });

  it('many batches reach everyone exactly once, also when two processes send and someone leaves in between', async () => {
    await forget();
    await subscribe(1203, 'en');
    const { id } = await create();
    await schedule(id).expect(200);
    await Promise.all([send(), send()]);
    await send();
    const sent = await mails(id);
    expect(sent).toHaveLength(1203);
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(1203);
    expect(await read(id)).toMatchObject({ state: 'sent', recipients: 1203 });
  }, 60_000);

  it('waits for its time, can be taken back until then, and is not changed once it is scheduled', async () => {
    await forget();
    await subscribe(1, 'en');
    const { id, version } = await create();
    await schedule(id, { sendAt: '2090-01-01T08:00:00.000Z', version }).expect(200);
    await send();
    expect(await read(id)).toMatchObject({ state: 'scheduled', recipients: 0 });
    const change = () => test.http('put', `/api/newsletter/issues/${id}`, admin.token).send({ subjectEn: 'Changed' });
    for (const refused of [change(), schedule(id), test.http('delete', `/api/newsletter/issues/${id}`, admin.token)])
      expect((await refused.expect(422)).body).toMatchObject({ reason: 'newsletter_sent' });
    await test.http('post', `/api/newsletter/issues/${id}/unschedule`, admin.token).expect(200);
    expect((await change().expect(200)).body).toMatchObject({ state: 'draft', sendAt: null, subjectEn: 'Changed' });
    await test
      .http('put', `/api/newsletter/issues/${id}`, admin.token)
      .send({ subjectEn: 'Older', version })
      .expect(409)
      .expect(({ body }) => expect(body.code).toBe('stale_version'));
    await schedule(id).expect(200);
    await send();
    await test.http('post', `/api/newsletter/issues/${id}/unschedule`, admin.token).expect(422);
    expect(await mails(id)).toHaveLength(1);
  });

  it('is sent only when every language has its texts, and a test goes to the admin alone', async () => {
    const { id } = await create({ ...TEXTS, bodyEs: '' });
    expect((await schedule(id).expect(422)).body).toMatchObject({ reason: 'newsletter_incomplete' });
    const { id: unlabeled } = await create({ ...TEXTS, buttonUrl: 'https://example.com', buttonTextEn: 'Read' });
    await schedule(unlabeled).expect(422);
    // A test brings the languages that are written so far, and says which.
    await sendTest(id).expect(200, { languages: ['en', 'fr'] });
    const tests = await mails(id);
    expect(tests.map(({ language }) => language).sort()).toEqual(['en', 'fr']);
    const { id: blank } = await create({ ...TEXTS, bodyEn: '', subjectFr: '', bodyEs: ' ' });
    expect((await sendTest(blank).expect(422)).body).toMatchObject({ reason: 'newsletter_incomplete' });
    expect(await mails(blank)).toEqual([]);
    expect(new Set(tests.map(({ recipient }) => recipient))).toEqual(new Set([admin.email]));
    expect(tests.some(({ params }) => 'oneClickUrl' in params)).toBe(false);
    await test.http('delete', `/api/newsletter/issues/${id}`, admin.token).expect(204);
    await test.http('get', `/api/newsletter/issues/${id}`, admin.token).expect(404);
  });

  it('the preview is the email as it goes out, in each language, and drafts show what they have', async () => {
    await forget();
    for (const language of ['en', 'fr', 'es']) await subscribe(1, language);
    const { id } = await create({
      ...TEXTS,
      bodyEn: '<script>alert(1)</script>\n\nCheck your boilers.',
      buttonUrl: 'https://example.com/boilers',
      buttonTextEn: 'Read more',
      buttonTextFr: 'En savoir plus',
      buttonTextEs: 'Leer más',
    });
    const preview = async (language: string) =>
      (await test.http('get', `/api/newsletter/issues/${id}/preview?language=${language}`, admin.token).expect(200))
        .body;
    await schedule(id).expect(200);
    await send();
    const words = test.app.get(Catalogues);
    for (const { language, params } of await mails(id)) {
      const sent = renderMail(words, { template: 'newsletter.issue', language, params });
      const own = (text: string) => text.replaceAll(params.unsubscribeUrl ?? '', 'OUT').replaceAll('&amp;', '&');
      const shown = await preview(language);
      const page = (text: string) => text.replaceAll(/https?:\/\/[^"<\s]+\/newsletter(?=["<\s]|$)/g, 'OUT');
      expect(page(shown.text)).toBe(own(sent.text));
      expect(page(shown.html)).toBe(own(sent.html.replaceAll('&amp;', '&')));
      expect(shown.subject).toBe(sent.subject);
      expect(shown.html).not.toContain('<script');
    }
    const { id: empty } = await create({ ...TEXTS, subjectFr: '', bodyFr: '' });
    const { body } = await test
      .http('get', `/api/newsletter/issues/${empty}/preview?language=fr`, admin.token)
      .expect(200);
    expect(body).toMatchObject({ language: 'fr', subject: '', html: expect.stringContaining('lang="fr"') });
    await test.http('get', `/api/newsletter/issues/${v7()}/preview`, admin.token).expect(404);
    await test.http('get', `/api/newsletter/issues/${id}/preview?language=xx`, admin.token).expect(400);
  });

  it('lists by subject or by when it goes out, each once over pages, those without a time last', async () => {
    const [late, early, draft] = [
      await create({ ...TEXTS, subjectEn: 'zz beta' }),
      await create({ ...TEXTS, subjectEn: 'ZZ gamma' }),
      await create({ ...TEXTS, subjectEn: 'zz alpha' }),
    ];
    await schedule(late.id, { sendAt: '2027-02-01T09:00:00Z' }).expect(200);
    await schedule(early.id, { sendAt: '2027-01-01T09:00:00Z' }).expect(200);
    const listed = async (sort: string) => {
      const ids: string[] = [];
      let next = `/api/newsletter/issues?q=zz&limit=1&sort=${sort}`;
      while (next) {
        const answer = await test.http('get', next, admin.token).expect(200);
        ids.push(...answer.body.map(({ id }: { id: string }) => id));
        next = /<([^>]+)>; rel="next"/.exec(answer.headers['link'] ?? '')?.[1] ?? '';
      }
      return ids;
    };
    expect(await listed('subject')).toEqual([draft.id, late.id, early.id]);
    expect(await listed('sendAt')).toEqual([early.id, late.id, draft.id]);
    expect(await listed('-sendAt')).toEqual([draft.id, late.id, early.id]);
    for (const { id } of [late, early])
      await test.http('post', `/api/newsletter/issues/${id}/unschedule`, admin.token).expect(200);
  });

  it('refuses what is too long or no web address, and everyone but admins of the same world', async () => {
    const bad = [{ subjectEn: 'x'.repeat(151) }, { bodyFr: 'x'.repeat(10_001) }, { buttonUrl: 'javascript:alert(1)' }];
    for (const fields of bad)
      await test
        .http('post', '/api/newsletter/issues', admin.token)
        .send({ ...TEXTS, ...fields })
        .expect(400);
    const { id } = await create();
    for (const role of ['staff', 'landlord', 'tenant', 'supplier'] as const) {
      const { token } = await person(test, role);
      await test.http('get', '/api/newsletter/issues', token).expect(403);
      await test.http('post', `/api/newsletter/issues/${id}/schedule`, token).send({}).expect(403);
    }
    const { token: demo } = await person(test, 'admin', { demo: true });
    for (const [method, path] of [
      ['get', ''],
      ['post', '/schedule'],
      ['post', '/test'],
      ['delete', ''],
    ] as const)
      await test
        .http(method, `/api/newsletter/issues/${id}${path}`, demo)
        .send(method === 'post' ? {} : undefined)
        .expect(404);
    await test.http('get', `/api/newsletter/issues/${v7()}`, admin.token).expect(404);
  });
});
