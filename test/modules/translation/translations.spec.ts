import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TidyTranslations } from '../../../src/modules/translation/tidy-translations.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, offeredRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';
import { erase } from '../../support/erase.js';
import { TranslatorStandIn } from '../../support/translator-stand-in.js';

describe('messages in the language of who reads them', () => {
  const there = new TranslatorStandIn('libretranslate');
  let test: TestApp;
  let home: LetHome;
  let plombex: Craftsman;
  beforeAll(async () => {
    test = await startTestApp({
      TRANSLATION_PROVIDER: 'libretranslate',
      TRANSLATION_URL: await there.start(),
      TRANSLATION_KEPT_TERMS: 'Casa Azul',
    });
    home = await letHome(test);
    await test.sql("update app_user set language = 'es' where id = $1", [home.tenant.userId]);
    plombex = await supplier(test);
  });
  afterAll(async () => {
    await test.close();
    await there.stop();
  });
  beforeEach(() => there.reset());

  const translate = (who: Person | undefined, kind: string, ids: string[], to = 'en') =>
    test.http('post', '/api/translations', who?.token).send({ kind, ids, to });
  const write = async (who: Person, message: string, leaseId = home.leaseId) =>
    (await test.http('post', '/api/messages', who.token).send({ leaseId, message }).expect(201)).body;
  const kept = (id: string) => test.sql('select * from message_translation where message_id = $1', [id]);

  const tidy = () => test.app.get(Scope).asSystem('test', () => test.app.get(TidyTranslations).tidy());

  it('a message is known by its author’s language, translated once, and its names and figures stay', async () => {
    const message = await write(home.tenant, 'Kim Larsen pagó $1,250.00 por Casa Azul, unidad 302 de Lodgewell');
    expect(message.language).toBe('es');
    const { body } = await translate(home.landlord, 'lease_message', [message.id]).expect(200);
    expect(body).toEqual([
      {
        id: message.id,
        outcome: 'translated',
        text: 'en: Kim Larsen pagó $1,250.00 por Casa Azul, unidad 302 de Lodgewell',
        from: 'es',
        fault: null,
      },
    ]);
    for (const term of ['Kim Larsen', '$1,250.00', 'Casa Azul', 'Lodgewell'])
      expect(there.sent[0]).toContain(`<span translate="no">${term}</span>`);
    const second = await translate(home.landlord, 'lease_message', [message.id]).expect(200);
    expect(second.body).toEqual(body);
    const again = await write(home.tenant, 'Kim Larsen pagó $1,250.00 por Casa Azul, unidad 302 de Lodgewell');
    await translate(home.landlord, 'lease_message', [again.id, message.id]).expect(200);
    expect(there.calls).toHaveLength(1);
  });

  it('what is in the reader’s language already, or has no words, is not sent anywhere', async () => {
    const own = await write(home.landlord, 'The plumber comes at noon.');
    const figures = await write(home.tenant, '14:30, 302!');
    const { body } = await translate(home.landlord, 'lease_message', [own.id, figures.id]).expect(200);
    expect(body).toMatchObject([
      { id: own.id, outcome: 'same' },
      { id: figures.id, outcome: 'same' },
    ]);
    expect(there.calls).toEqual([]);
    // Someone whose product is in Spanish may write English: the provider notices.
    const english = await write(home.tenant, '[en] Thank you');
    const answer = await translate(home.landlord, 'lease_message', [english.id]).expect(200);
    expect(answer.body).toMatchObject([{ outcome: 'same', text: null, from: 'en' }]);
  });

  it('only what the reader can read is translated, and other ids are as if they were not there', async () => {
    const message = await write(home.tenant, 'Hola');
    const stranger = await letHome(test);
    for (const who of [
      stranger.landlord,
      stranger.tenant,
      plombex,
      await person(test, 'staff'),
      await person(test, 'admin'),
    ])
      await translate(who, 'lease_message', [message.id]).expect(404);
    await translate(undefined, 'lease_message', [message.id]).expect(401);
    const own = await write(stranger.tenant, 'Adiós', stranger.leaseId);
    const { body } = await translate(stranger.landlord, 'lease_message', [message.id, own.id], 'fr').expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    expect(there.sent).toEqual(['Adiós']);
  });

  it('a request and its timeline are translated for those who read them, internal notes never for tenants', async () => {
    const job = await offeredRequest(test, plombex, { title: 'Goteo', description: 'Gotea el radiador.' });
    await test
      .http('patch', `/api/service-requests/${job.requestId}`, job.landlord.token)
      .send({ note: 'Solo para nosotros', internal: true })
      .expect(200);
    const rows = await test.sql<{ id: string; kind: string; internal: boolean }>(
      'select id, kind, internal from request_event where request_id = $1 and note is not null',
      [job.requestId],
    );
    const note = rows.find(({ kind, internal }) => kind === 'comment' && internal)?.id as string;
    const offered = rows.find(({ kind }) => kind === 'offer')?.id as string;
    await translate(job.tenant, 'request_event', [note], 'fr').expect(404);
    // Whom the landlord asked is a name, and what was said is no supplier's before they accept.
    await translate(job.landlord, 'request_event', [offered], 'fr').expect(404);
    await translate(plombex, 'request_event', [note], 'fr').expect(404);
    const read = async (who: Person, kind: string, id: string) =>
      (await translate(who, kind, [id], 'fr').expect(200)).body[0].text;
    expect(await read(job.landlord, 'request_event', note)).toBe('fr: Solo para nosotros');
    expect(await read(job.landlord, 'service_request', job.requestId)).toBe('fr: Gotea el radiador.');
    expect(await read(plombex, 'service_request', job.requestId)).toBe('fr: Gotea el radiador.');
    expect(await read(job.landlord, 'request_title', job.requestId)).toBe('fr: Goteo');
    await test
      .http('patch', `/api/service-requests/${job.requestId}/offers/${job.offerId}`, plombex.token)
      .send({ status: 'accepted' })
      .expect(200);
    const { body: quote } = await test
      .http('post', `/api/service-requests/${job.requestId}/quotes`, plombex.token)
      .send({ amountCents: 70_000, note: 'Hace falta otra válvula' })
      .expect(201);
    expect(await read(job.landlord, 'quote_note', quote.id)).toBe('fr: Hace falta otra válvula');
    await translate(job.tenant, 'quote_note', [quote.id], 'fr').expect(404);
    await translate(await supplier(test, 'Other'), 'quote_note', [quote.id], 'fr').expect(404);
    await translate(await supplier(test, 'Rival'), 'service_request', [job.requestId], 'fr').expect(404);
  });

  it('notes of offers are translated for landlord and supplier, those of proposed times for both sides of a visit', async () => {
    const read = async (who: Person, kind: string, id: string) =>
      (await translate(who, kind, [id], 'fr').expect(200)).body[0].text;
    const job = await offeredRequest(test, plombex, { title: 'Tap', description: 'It drips.' });
    expect(await read(plombex, 'offer_note', job.offerId)).toBe('fr: Key 4 is with the concierge');
    const rival = await supplier(test, 'Rival');
    const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * 3600_000).toISOString();
    for (const who of [job.tenant, rival]) await translate(who, 'offer_note', [job.offerId], 'fr').expect(404);
    const path = `/api/service-requests/${job.requestId}`;
    const { body: offers } = await test.http('get', path, plombex.token).expect(200);
    expect(offers.offers[0]).toMatchObject({ note: 'Key 4 is with the concierge', language: 'en' });

    await test.http('patch', `${path}/offers/${job.offerId}`, plombex.token).send({ status: 'accepted' }).expect(200);
    await test.sql("update app_user set language = 'es' where id = $1", [job.tenant.userId]);
    const { body } = await test
      .http('post', `${path}/proposals`, job.tenant.token)
      .send({ times: [{ from: inHours(72), until: inHours(74) }], note: 'El perro es manso' })
      .expect(201);
    const { id, language } = body.appointment.open;
    expect(language).toBe('es');
    expect(await read(plombex, 'proposal_note', id)).toBe('fr: El perro es manso');
    expect(await read(job.landlord, 'proposal_note', id)).toBe('fr: El perro es manso');
    await translate(rival, 'proposal_note', [id], 'fr').expect(404);
  });

  it('suppliers and landlords read each other, and nobody else’s conversation', async () => {
    const job = await acceptedRequest(test, plombex);
    const path = `/api/suppliers/${plombex.id}/chat`;
    const { body: sent } = await test
      .http('post', path, job.landlord.token)
      .send({ message: 'Plombex, ¿puede venir el 2026-12-01?' })
      .expect(201);
    expect(sent.language).toBe('en');
    const { body } = await translate(plombex, 'supplier_message', [sent.id], 'fr').expect(200);
    expect(body[0].text).toBe('fr: Plombex, ¿puede venir el 2026-12-01?');
    expect(there.sent[0]).toContain('<span translate="no">2026-12-01</span>');
    await translate(await supplier(test, 'Rival'), 'supplier_message', [sent.id], 'fr').expect(404);
    await translate(home.landlord, 'supplier_message', [sent.id], 'fr').expect(404);
  });

  it('a text in another language than its author chose is found and translated, and only the provider decides', async () => {
    // Both have chosen English: the landlord, and the tenant of this home.
    const english = await letHome(test);
    const say = (message: string) => write(english.landlord, message, english.leaseId);
    const { id } = await say('La llave de la cocina gotea desde anoche, confirme por favor que llegó.');
    const { body } = await translate(english.tenant, 'lease_message', [id]).expect(200);
    expect(body).toMatchObject([{ outcome: 'translated', from: 'es' }]);
    const plain = await say('The kitchen tap has been dripping since yesterday evening.');
    const before = there.calls.length;
    const same = await translate(english.tenant, 'lease_message', [plain.id]).expect(200);
    expect([same.body[0].outcome, there.calls.length]).toEqual(['same', before]);
  });

  it('staff read the chat’s visitors in their language, and visitors cost nothing', async () => {
    const chats = chatsOf(test);
    const staff = await person(test, 'staff');
    const chat = await chats.begin('¿Aceptan mascotas?', { language: 'es' }, home.tenant.token);
    const [line] = await test.sql<{ id: string }>('select id from chat_message where conversation_id = $1', [chat.id]);
    const id = line?.id as string;
    await translate(home.tenant, 'chat_message', [id]).expect(404);
    const { body } = await translate(staff, 'chat_message', [id]).expect(200);
    expect(body).toMatchObject([{ text: 'en: ¿Aceptan mascotas?', from: 'es' }]);
    const said = await chats.answer(chat, 'Sí, gatos y perros', staff, { language: 'es' }).expect(201);
    const stranger = await person(test, 'tenant');
    await translate(stranger, 'chat_message', [said.body.id]).expect(404);
    const answer = await translate(home.tenant, 'chat_message', [said.body.id, id]).expect(200);
    expect(answer.body).toMatchObject([{ id: said.body.id, outcome: 'translated', text: 'en: Sí, gatos y perros' }]);
    await tidy();
    expect(await kept(id)).toHaveLength(1);
    // As when the chat has forgotten the line.
    await test.sql("update message_translation set message_id = gen_random_uuid() where kind = 'chat_message'");
    await tidy();
    expect(await test.sql("select 1 from message_translation where kind = 'chat_message'")).toEqual([]);
  });

  it('visitors of the chat read the team in their language without an account, and can’t have any other text translated', async () => {
    const chats = chatsOf(test);
    const staff = await person(test, 'staff');
    const chat = await chats.begin('Avez-vous un garage ?', { language: 'fr' });
    const [own] = await test.sql<{ id: string }>('select id from chat_message where conversation_id = $1', [chat.id]);
    const { body: said } = await chats.answer(chat, 'Sí, por 80,00 al mes', staff, { language: 'es' }).expect(201);
    const ask = (secret: string | undefined, ids: unknown[], id = chat.id, to = 'fr') => {
      const asked = test.http('post', `/api/chat-sessions/${id}/translations`).send({ ids, to });
      return secret ? asked.set('X-Chat-Secret', secret) : asked;
    };
    const { body } = await ask(chat.secret, [own?.id, said.id]).expect(200);
    expect(body).toEqual([
      { id: said.id, outcome: 'translated', text: 'fr: Sí, por 80,00 al mes', from: 'es', fault: null },
    ]);
    expect(there.sent).toHaveLength(1);
    await ask(chat.secret, [own?.id]).expect(404);
    await ask(undefined, [said.id]).expect(404);
    const other = await chats.begin('Hola', { language: 'es' });
    await ask(other.secret, [said.id]).expect(404);
    await ask(other.secret, [said.id], other.id).expect(404);
    await ask(chat.secret, ['x']).expect(400);
    await ask(chat.secret, [said.id], chat.id, 'ru').expect(400);
    // Read again by anyone, it costs nothing.
    await ask(chat.secret, [said.id]).expect(200);
    expect(there.calls).toHaveLength(1);
  });

  it('one conversation has a limit of its own, in requests and in characters a day', async () => {
    const chats = chatsOf(test);
    const staff = await person(test, 'staff');
    const chat = await chats.begin('Hello');
    const ask = (of: Chat, id: string) =>
      test
        .http('post', `/api/chat-sessions/${of.id}/translations`)
        .set('X-Chat-Secret', of.secret)
        .send({ ids: [id], to: 'en' });
    const say = async (of: Chat, message: string) =>
      (await chats.answer(of, message, staff, { language: 'es' }).expect(201)).body.id as string;
    const long = (at: number) => `${'llave de la cocina '.repeat(100)} ${at}`;
    const outcomes: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const { body } = await ask(chat, await say(chat, long(at))).expect(200);
      outcomes.push(body[0].fault ?? body[0].outcome);
    }
    expect(outcomes).toEqual([...Array(10).fill('translated'), 'budget', 'budget']);
    expect(there.calls).toHaveLength(10);
    // What one conversation has used up is left to others.
    const other = await chats.begin('Hello again');
    const { body } = await ask(other, await say(other, long(12))).expect(200);
    expect(body).toMatchObject([{ outcome: 'translated' }]);
  });

  it('a signed-in visitor who turned translations off gets none', async () => {
    const chats = chatsOf(test);
    const reader = await person(test, 'tenant');
    const chat = await chats.begin('Hello', {}, reader.token);
    const { body: said } = await chats.answer(chat, 'Hasta mañana', await person(test, 'staff'), { language: 'es' });
    const ask = () =>
      test
        .http('post', `/api/chat-sessions/${chat.id}/translations`, reader.token)
        .set('X-Chat-Secret', chat.secret)
        .send({ ids: [said.id], to: 'en' });
    await test.sql('update app_user set translate_messages = false where id = $1', [reader.userId]);
    expect((await ask().expect(200)).body).toEqual([]);
    expect(there.calls).toEqual([]);
    await test.sql('update app_user set translate_messages = true where id = $1', [reader.userId]);
    expect((await ask().expect(200)).body).toMatchObject([{ outcome: 'translated' }]);
  });

  it('a translation that lost a name is not shown, and not paid for again', async () => {
    const message = await write(home.tenant, 'Escriba a kim@example.com por favor');
    there.change = (marked) => marked.replace('kim@example.com', 'kimi@example.com');
    for (const _ of [1, 2]) {
      const { body } = await translate(home.landlord, 'lease_message', [message.id]).expect(200);
      expect(body).toMatchObject([{ outcome: 'failed', text: null, fault: 'kept_terms' }]);
    }
    expect(there.calls).toHaveLength(1);
  });

  it('what a person wrote goes with their account, and old translations go anyway', async () => {
    const gone = await letHome(test);
    await test.sql("update app_user set language = 'es' where id = $1", [gone.tenant.userId]);
    const message = await write(gone.tenant, 'Me mudo', gone.leaseId);
    await translate(gone.landlord, 'lease_message', [message.id]).expect(200);
    expect(await kept(message.id)).toHaveLength(1);
    await erase(test, gone.tenant.userId);
    expect(await kept(message.id)).toEqual([]);
    const old = await write(home.tenant, 'Hace mucho');
    await translate(home.landlord, 'lease_message', [old.id]).expect(200);
    await tidy();
    expect(await kept(old.id)).toHaveLength(1);
    await test.sql("update message_translation set created_at = now() - interval '31 days' where message_id = $1", [
      old.id,
    ]);
    await tidy();
    expect(await kept(old.id)).toEqual([]);
  });

  it('takes at most fifty messages, of a kind and into a language that there are', async () => {
    const ids = Array.from({ length: 51 }, () => crypto.randomUUID());
    await translate(home.landlord, 'lease_message', ids).expect(400);
    await translate(home.landlord, 'lease_message', []).expect(400);
    await translate(home.landlord, 'audit_entry', ids.slice(1)).expect(400);
    await translate(home.landlord, 'lease_message', ids.slice(1), 'ru').expect(400);
    await translate(home.landlord, 'lease_message', ids.slice(1)).expect(404);
  });

  it('nothing is sent for the demo', async () => {
    const visitor = await person(test, 'landlord', { demo: true });
    const { body } = await translate(visitor, 'lease_message', [crypto.randomUUID()]).expect(403);
    expect(body.code).toBe('translation_demo');
  });
});
