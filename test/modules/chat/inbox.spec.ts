import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { INBOX_STATES } from '../../../src/modules/chat/inbox/inbox.dto.js';
import { inboxList } from '../../../src/modules/chat/inbox/inbox.rows.js';
import { listRows } from '../../../src/platform/lists/list-rows.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

interface Chat {
  id: string;
  secret: string;
}
interface Row {
  id: string;
  state: string;
  unread: number;
  waitingSince: string | null;
  assignedName: string | null;
}

describe('the inbox of the live chat', () => {
  let test: TestApp;
  let staff: Person;
  let colleague: Person;
  let admin: Person;

  beforeAll(async () => {
    test = await startTestApp();
    [staff, colleague, admin] = await Promise.all([
      person(test, 'staff'),
      person(test, 'staff'),
      person(test, 'admin'),
    ]);
    await test.sql("update app_user set first_name = 'Nora', last_name = 'Diaz' where id = $1", [staff.userId]);
    await test.sql("update app_user set first_name = 'Paul', last_name = 'Roy' where id = $1", [colleague.userId]);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    // It would come a second later, into the next test.
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
    await test.sql('set app.maintenance = on; update chat_session set last_message_at = null');
  });

  const begin = async (words = 'Hello', body: object = {}, token?: string): Promise<Chat> => {
    const { body: chat } = await test.http('post', '/api/chat-sessions', token).send(body).expect(201);
    if (words) await say(chat, words);
    return chat;
  };
  const say = ({ id, secret }: Chat, message: string) =>
    test
      .http('post', '/api/chat-messages')
      .set('X-Chat-Secret', secret)
      .send({ conversation_id: id, message })
      .expect(201);
  const answer = ({ id }: Chat, message: string, who = staff) =>
    test.http('post', '/api/chat-messages', who.token).send({ conversation_id: id, message });
  const list = async (query: string, who = staff): Promise<Row[]> =>
    (await test.http('get', `/api/chat-inbox?${query}`, who.token).expect(200)).body;
  const ids = async (query: string, who = staff) => (await list(query, who)).map(({ id }) => id);
  const close = ({ id }: Chat) =>
    test.http('patch', `/api/chat-sessions/${id}`, staff.token).send({ status: 'closed' });

  it('INBOX-01 sorts conversations by state, counts them, and leaves out those in which nothing was written', async () => {
    const [first, mine, theirs, ended, second] = [
      await begin('First'),
      await begin('Mine'),
      await begin('Theirs'),
      await begin('Ended'),
      await begin('Second'),
    ];
    await begin('');
    await answer(mine, 'Here').expect(201);
    await answer(theirs, 'Here', colleague).expect(201);
    await close(ended).expect(200);
    expect(await ids('state=waiting')).toEqual([first.id, second.id]);
    expect(await ids('state=mine')).toEqual([mine.id]);
    expect(await ids('state=others')).toEqual([theirs.id]);
    expect(await ids('state=closed')).toEqual([ended.id]);
    expect((await ids('')).sort()).toEqual([first.id, mine.id, theirs.id, ended.id, second.id].sort());
    const counts = (who: Person) => test.http('get', '/api/chat-inbox/counts', who.token).expect(200);
    expect((await counts(staff)).body).toEqual({
      waiting: 2,
      mine: 1,
      others: 1,
      closed: 1,
      closedAtMost: 1000,
      teams: { support: 0, sales: 0, manager: 0 },
    });
    expect((await counts(admin)).body).toMatchObject({ waiting: 2, mine: 0, others: 2 });
    expect((await list('state=others'))[0]).toMatchObject({ assignedName: 'Paul Roy', state: 'others' });
  });

  it('INBOX-01 a visitor who waits stays first in the queue, however many newer conversations there are', async () => {
    const waiting = await begin('Is anyone there?');
    await test.sql(
      `insert into chat_session (id, demo, created_at, role, language, status, last_message_at, closed_at, waiting_since)
       select gen_random_uuid(), false, now(), 'general', 'en', case when n % 2 = 0 then 'closed' else 'open' end, now(),
         case when n % 2 = 0 then now() end, case when n % 2 = 0 then null else now() end from generate_series(1, 500) n`,
    );
    expect((await ids('state=waiting&limit=5'))[0]).toBe(waiting.id);
  });

  it.each(['waiting', 'closed', 'mine', 'others'])('INBOX-02 pages through all of %s, each once', async (state) => {
    await test.sql(
      `insert into chat_session (id, demo, created_at, role, language, status, last_message_at, closed_at, waiting_since, assigned_to)
       select gen_random_uuid(), false, now(), 'general', 'en', $1, now(), case when $1 = 'closed' then now() - n * interval '1 s' end,
         case when $1 <> 'closed' and n % 3 > 0 then now() - (n % 7) * interval '1 s' end, $2 from generate_series(1, 25) n`,
      [
        state === 'waiting' ? 'open' : state === 'closed' ? 'closed' : 'assigned',
        { mine: staff.userId, others: colleague.userId }[state] ?? null,
      ],
    );
    const seen: Row[] = [];
    let next: string | undefined = `/api/chat-inbox?state=${state}&limit=10`;
    while (next) {
      const answered: { body: Row[]; headers: { link?: string } } = await test
        .http('get', next, staff.token)
        .expect(200);
      seen.push(...answered.body);
      next = /<([^>]+)>; rel="next"/.exec(answered.headers.link ?? '')?.[1];
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(25);
    expect(seen).toHaveLength(25);
    if (state === 'closed') return;
    const waits = seen.map(({ waitingSince }) => waitingSince ?? '9');
    expect(waits).toEqual([...waits].sort());
  });

  it('INBOX-03 finds a conversation by the email that its visitor left, with and without an account', async () => {
    const tenant = await person(test, 'tenant');
    for (const token of [undefined, tenant.token]) {
      const left = await begin('', {}, token);
      await say(await begin('Another'), 'About something else');
      const name = `victor+${left.id.slice(24)}`;
      await test.sql('update chat_session set email = $2, last_message_at = created_at where id = $1', [
        left.id,
        `${name}@example.com`,
      ]);
      for (const q of [name.toUpperCase(), `example.com ${name}@`])
        expect([token, await ids(`q=${encodeURIComponent(q)}`)]).toEqual([token, [left.id]]);
    }
  });

  it('INBOX-03 finds a conversation by what was said in it, by name, by address, and takes % as itself', async () => {
    const landlord = await person(test, 'landlord');
    await test.sql("update app_user set last_name = 'Okonkwo' where id = $1", [landlord.userId]);
    const own = await begin('', {}, landlord.token);
    await test
      .http('post', '/api/chat-messages', landlord.token)
      .send({ conversation_id: own.id, message: 'The boiler is cold' })
      .expect(201);
    await say(await begin('Another'), 'About something else');
    for (const q of ['BOILER is', 'okonkwo', landlord.email]) expect(await ids(`q=${q}`)).toEqual([own.id]);
    expect(await ids('q=%25')).toEqual([]);
    expect(await ids('q=boiler&state=closed')).toEqual([]);
  });

  it('INBOX-03 finds each word somewhere in the conversation, whatever its case, accents and length', async () => {
    const chat = await begin('Où est mon dépôt de garantie?');
    await say(chat, 'L’appartement est le 12 bis, réf. Q7');
    await say(await begin('Another deposit'), 'le 12 bis');
    for (const q of ['depot GARANTIE', 'garantie 12', 'q7', 'l’appartement depot', 'où depot', 'dep ôt gar'])
      expect([q, await ids(`q=${encodeURIComponent(q)}`)]).toEqual([q, [chat.id]]);
    for (const q of ['garantie q8', 'dep_t', 'd%pot', "'; drop table chat_message", '\\\\'])
      expect([q, await ids(`q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
    expect(
      await ids(
        `q=${encodeURIComponent('a b c d e f g h i j k l m n o p q r s t u v w x y z'.repeat(2).slice(0, 100))}`,
      ),
    ).toEqual([]);
  });

  it('INBOX-03 finds a line right after it was written, in every state, and no automatic answer', async () => {
    const chat = await begin('The boiler in the cellar');
    expect(await ids('q=cellar&state=waiting')).toEqual([chat.id]);
    await answer(chat, 'Is the thermostat on?').expect(201);
    expect(await ids('q=thermostat&state=mine')).toEqual([chat.id]);
    await test.sql(
      `insert into chat_message (id, demo, created_at, conversation_id, sequence, message, sender_type, automatic, language)
       values (gen_random_uuid(), false, now(), $1, 99, 'Unmistakable', 'agent', true, 'en')`,
      [chat.id],
    );
    expect(await ids('q=unmistakable')).toEqual([]);
    await close(chat).expect(200);
    expect(await ids('q=boiler+thermostat&state=closed')).toEqual([chat.id]);
  });

  it('INBOX-03 finds nothing in what the reader may not see', async () => {
    const chat = await begin('The unlisted number');
    const [sales, demo] = [
      await person(test, 'staff', { staffRole: 'sales' }),
      await person(test, 'staff', { demo: true }),
    ];
    expect(await ids('q=unlisted')).toEqual([chat.id]);
    for (const who of [sales, demo]) expect(await ids('q=unlisted', who)).toEqual([]);
    await test.sql(
      'set app.maintenance = on; update chat_session set for_sales = true where last_message_at is not null',
    );
    expect(await ids('q=unlisted', sales)).toEqual([chat.id]);
  });

  it('INBOX-03 asks the index about words of three characters and more', async () => {
    // As the system, which the function runs as: under other policies PostgreSQL asks no index about contents.
    const scope = test.app.get(Scope);
    const asked = `explain select conversation_id from chat_message where not automatic and lw_grams(lw_fold(message)) @> lw_grams('boiler')`;
    const plan = await scope.asSystem('test', () => scope.rows<{ 'QUERY PLAN': string }>(asked));
    expect(JSON.stringify(plan)).toContain('chat_message_grams');
    const grams = async (words: string) =>
      (await test.sql<{ grams: string[] }>('select lw_grams($1) as grams', [words]))[0]?.grams;
    expect(await grams('abab')).toEqual(['aba', 'bab']);
    expect(await grams('ab')).toEqual([]);
    expect(await grams('où?')).toEqual(['où?']);
  });

  it('INBOX-04 counts what the reader has not seen, each for themselves', async () => {
    const chat = await begin('One');
    await say(chat, 'Two');
    const unread = async (who: Person) => (await list('state=waiting', who))[0]?.unread;
    expect([await unread(staff), await unread(colleague)]).toEqual([2, 2]);
    const seen = (sequence: number) =>
      test.http('put', `/api/chat-inbox/${chat.id}/desk`, staff.token).send({ seen: sequence }).expect(200);
    await seen(2);
    expect([await unread(staff), await unread(colleague)]).toEqual([0, 2]);
    await seen(1);
    expect(await unread(staff)).toBe(0);
    await say(chat, 'Three');
    expect(await unread(staff)).toBe(1);
  });

  it('INBOX-05 staff see who wrote a line; the visitor does not', async () => {
    const chat = await begin('Hello');
    await answer(chat, 'Hi').expect(201);
    const { body } = await test.http('get', `/api/chat-inbox/${chat.id}/lines`, colleague.token).expect(200);
    expect(body.map((line: { sender_name: string | null }) => line.sender_name)).toEqual([null, 'Nora Diaz']);
    const visitor = await test
      .http('get', `/api/chat-messages/${chat.id}`)
      .set('X-Chat-Secret', chat.secret)
      .expect(200);
    expect(visitor.text).not.toContain('Nora');
  });

  it('INBOX-06 no one but staff and admins reads the inbox, also not with the secret of a conversation', async () => {
    const chat = await begin('Hello');
    const landlord = await person(test, 'landlord');
    for (const path of ['', '/counts', `/${chat.id}`, `/${chat.id}/lines`, `/${chat.id}/desk`]) {
      await test.http('get', `/api/chat-inbox${path}`).set('X-Chat-Secret', chat.secret).expect(401);
      await test.http('get', `/api/chat-inbox${path}`, landlord.token).set('X-Chat-Secret', chat.secret).expect(403);
    }
    const demo = await person(test, 'staff', { demo: true });
    await test.http('get', `/api/chat-inbox/${chat.id}`, demo.token).expect(404);
    expect(await list('', demo)).toEqual([]);
  });

  describe('with 5,000 conversations', () => {
    beforeAll(async () => {
      await test.sql(
        `insert into chat_session (id, demo, created_at, role, language, status, last_message_at, closed_at, waiting_since, assigned_to)
         select gen_random_uuid(), false, now(), 'general', 'en', case when n > 5000 then 'open' when n > 4900 then 'assigned' else 'closed' end, now(),
           case when n <= 4900 then now() - n * interval '1 s' end, case when n > 4900 then now() - n * interval '1 s' end,
           case when n <= 4950 then $1::uuid else $2::uuid end from generate_series(1, 5100) n`,
        [staff.userId, colleague.userId],
      );
    });
    beforeEach(async () => {
      await test.sql('update chat_session set last_message_at = created_at');
      await test.sql('vacuum analyze chat_session');
    });

    interface Plan {
      'Node Type': string;
      'Relation Name'?: string;
      'Actual Rows': number;
      'Actual Loops': number;
      'Rows Removed by Filter'?: number;
      Plans?: Plan[];
    }
    const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

    it.each([...INBOX_STATES, undefined])(
      'INBOX-07 a page of %s is read from an index, and no more of it',
      async (state) => {
        const scope = test.app.get(Scope);
        const actor = { role: 'staff', userId: staff.userId, accountId: null, demo: false, sessionId: null } as const;
        let plan: Plan[] = [];
        await scope.as(actor, () =>
          scope.read((query) =>
            listRows(
              async (text, values) => {
                const [row] = await query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
                  `explain (analyze, format json) ${text}`,
                  values,
                );
                plan = nodes(row!['QUERY PLAN'][0]!.Plan);
                return [];
              },
              inboxList({ state }),
              { limit: 20 },
            ),
          ),
        );
        const read = plan.filter((node) => node['Relation Name'] === 'chat_session');
        const rows = read.reduce(
          (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
          0,
        );
        expect(read.map((node) => node['Node Type'])).not.toContain('Seq Scan');
        // Colleagues' chats are read past one's own, of which no one has hundreds.
        expect(rows).toBeLessThanOrEqual(state === 'others' ? 120 : 21);
      },
    );
  });
});
