import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Scope } from '../../../src/platform/scope/scope.js';
import { ids, office, type Office } from '../../factories/office.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

interface Ticket {
  id: string;
  number: number;
  version: number;
  [field: string]: unknown;
}
const MONDAY = '2026-11-23T14:00:00Z';
const TEAM_TABLES = ['care', 'desk', 'note', 'tag', 'target', 'writer'].map((name) => `support_ticket_${name}`);

describe('tickets as a workplace', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let admin: Office['admin'];
  let demoStaff: Office['demoStaff'];
  let mails: Office['mails'];
  let second: Person;
  let asker: Person;
  beforeAll(async () => {
    test = await startTestApp({ OFFICE_HOURS: 'Mon-Fri 08:00-20:00', OFFICE_TIME_ZONE: 'America/Toronto' });
    test.clock.setNow(MONDAY);
    ({ staff, admin, demoStaff, mails } = await office(test));
    [second, asker] = [await person(test, 'staff'), await person(test, 'landlord')];
  });
  afterAll(() => test.close());

  const api = async (
    who: Person,
    method: 'get' | 'post' | 'put' | 'patch',
    path: string,
    body?: object,
    status = 200,
  ) => (await test.http(method, `/api/support-tickets${path}`, who.token).send(body).expect(status)).body;
  const file = (who: Person, body: object = {}): Promise<Ticket> =>
    api(who, 'post', '', { subject: 'No receipt', description: 'I paid.', ...body }, 201);
  const say = (who: Person, id: string, body: object, status = 201) =>
    api(who, 'post', `/${id}/messages`, { message: 'On its way.', ...body }, status);
  const found = async (who: Person, query: string) =>
    ids(await test.http('get', `/api/support-tickets?${query}`, who.token).expect(200));

  it('NUM-1 TK-001 each world counts its own numbers, which mails name and search finds with people and messages', async () => {
    const mine = await Promise.all([1, 2, 3, 4].map(() => file(asker)));
    const numbers = mine.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(4);
    expect(Math.min(...numbers)).toBeGreaterThan(1000);
    const demo = await file(await person(test, 'tenant', { demo: true }));
    const [row] = await test.sql<{ number: number }>('select number from support_ticket where id = $1', [demo.id]);
    expect(row?.number).toBe(1001);
    const [ticket] = mine as [Ticket];
    await say(staff, ticket.id, { message: 'The zebra is in the attic.' });
    expect((await mails(asker.email))[0]?.params.subject).toBe(`No receipt (#${ticket.number})`);
    for (const q of [`%23${ticket.number}`, String(ticket.number), 'zebra'])
      expect(await found(staff, `q=${q}`)).toEqual([ticket.id]);
    expect(await found(staff, `q=${encodeURIComponent(asker.email)}&limit=200`)).toHaveLength(4);
    expect(await found(demoStaff, 'q=zebra')).toEqual([]);
  });

  it('NUM-2 TK-001 the search in the top bar finds a ticket for staff by number, name and message, and for nobody else', async () => {
    const ticket = await file(asker, { subject: 'Okapi', description: 'Quagga' });
    const search = async (who: Person, q: string) =>
      (await test.http('get', `/api/search?q=${encodeURIComponent(q)}`, who.token).expect(200)).body;
    for (const q of [`#${ticket.number}`, String(ticket.number), 'okapi', 'quagga'])
      for (const who of [staff, admin])
        expect(await search(who, q)).toContainEqual(expect.objectContaining({ kind: 'ticket', id: ticket.id }));
    expect(await search(asker, 'okapi')).toEqual([]);
    expect(await search(demoStaff, 'okapi')).toEqual([]);
  });

  it('VIEW-1 TK-002 views are counted, sorted and paged by the server', async () => {
    const who = await person(test, 'tenant');
    const [open, urgent, done] = [
      await file(who, { subject: 'b' }),
      await file(who, { subject: 'a' }),
      await file(who),
    ];
    const before = await api(staff, 'get', '/counts');
    await api(staff, 'patch', `/${urgent.id}`, {
      priority: 'urgent',
      assignedTo: staff.userId,
      tags: ['import', 'été'],
    });
    await say(staff, urgent.id, {});
    await api(staff, 'patch', `/${done.id}`, { status: 'resolved' });
    const after = await api(staff, 'get', '/counts');
    expect(after).toMatchObject({
      mine: before.mine + 1,
      unassigned: before.unassigned - 2,
      waiting: before.waiting - 2,
      pending: before.pending + 1,
      solved: before.solved + 1,
      all: before.all,
    });
    const of = (query: string) => found(staff, `userId=${who.userId}&${query}`);
    expect(await of('view=mine')).toEqual([urgent.id]);
    expect(await of('view=pending&tag=import')).toEqual([urgent.id]);
    expect(await of('view=pending&tag=import,unknown')).toEqual([]);
    expect(await of('view=waiting')).toEqual([open.id]);
    expect(await of('view=unassigned')).toEqual([open.id]);
    expect(await of('view=solved')).toEqual([done.id]);
    expect(await of('view=all&sort=-priority')).toHaveLength(3);
    expect((await of('sort=-priority'))[0]).toBe(urgent.id);
    for (const sort of ['number', 'subject', 'requester', 'priority', 'assignee', 'due', 'activity', 'createdAt']) {
      const whole = await of(`sort=${sort}`);
      const paged: string[] = [];
      for (let at = `limit=1&sort=${sort}&userId=${who.userId}`; at;) {
        const page = await test.http('get', `/api/support-tickets?${at}`, staff.token).expect(200);
        paged.push(...ids(page));
        at = /\?([^>]+)>; rel="next"/.exec(page.headers.link ?? '')?.[1] ?? '';
      }
      expect(paged).toEqual(whole);
    }
    await api(staff, 'get', '?sort=email', undefined, 400);
    await api(asker, 'get', '/counts', undefined, 403);
    await api(staff, 'get', '?view=theirs', undefined, 400);
  });

  it('BULK-1 TK-003 one change of many reports each ticket, and what is refused stops no other', async () => {
    const [one, two, closed] = [await file(asker), await file(asker), await file(asker)];
    await api(asker, 'patch', `/${closed.id}`, { status: 'closed' });
    const theirs = await file(await person(test, 'tenant', { demo: true }));
    const chosen = [one.id, two.id, closed.id, theirs.id];
    const solved = await api(staff, 'post', '/bulk', { ids: chosen, status: 'resolved', addTag: 'batch' });
    expect(solved.done).toEqual([one.id, two.id]);
    expect(solved.refused).toMatchObject([
      { id: closed.id, code: 'transition_forbidden' },
      { id: theirs.id, code: 'not_found' },
    ]);
    expect((await found(staff, 'tag=batch')).toSorted()).toEqual([one.id, two.id].toSorted());
    await api(staff, 'post', '/bulk', { ids: [two.id], addTag: 'second' });
    expect(await found(staff, 'tag=batch,second')).toEqual([two.id]);
    await api(staff, 'get', '?tag=batch,', undefined, 400);
    await api(staff, 'post', '/bulk', { ids: [one.id, two.id], status: 'open', removeTag: 'batch', priority: 'low' });
    expect(await found(staff, 'tag=batch')).toEqual([]);
    const nobody = await api(staff, 'post', '/bulk', { ids: [one.id], assignedTo: asker.userId });
    expect(nobody.refused).toMatchObject([{ code: 'invalid_input' }]);
    await api(asker, 'post', '/bulk', { ids: [one.id], status: 'closed' }, 403);
    await api(staff, 'post', '/bulk', { ids: [one.id], addTag: 'Ten<b>' }, 400);
    await api(staff, 'patch', `/${one.id}`, { tags: Array.from({ length: 11 }, (_, at) => `t${at}`) }, 400);
    for (let at = 0; at < 10; at += 1) await api(staff, 'post', '/bulk', { ids: [one.id], addTag: `t${at}` });
    expect((await api(staff, 'post', '/bulk', { ids: [one.id], addTag: 'more' })).refused).toHaveLength(1);
  });

  it('BULK-4 a change of many refuses what a colleague changed since the list was read; tags are a change too', async () => {
    const [one, two] = [await file(asker), await file(asker)];
    const seen = { ids: [one.id, two.id], versions: [one.version, two.version] };
    const taken = await api(second, 'patch', `/${one.id}`, { assignedTo: second.userId, version: one.version });
    const answer = await api(staff, 'post', '/bulk', { ...seen, assignedTo: staff.userId });
    expect(answer.done).toEqual([two.id]);
    expect(answer.refused).toMatchObject([{ id: one.id, code: 'stale_version' }]);
    expect((await api(staff, 'get', `/${one.id}`)).assignedTo).toBe(second.userId);
    // An undo in the client relies on it: each change is exactly one more version.
    for (const [at, change] of [
      { status: 'resolved' },
      { status: 'open', undo: true },
      { priority: 'high' },
    ].entries()) {
      await api(staff, 'post', '/bulk', { ids: [two.id], versions: [two.version + 1 + at], ...change });
      expect((await api(staff, 'get', `/${two.id}`)).version).toBe(two.version + 2 + at);
    }
    await api(staff, 'post', '/bulk', { ids: [one.id, two.id], versions: [1], priority: 'low' }, 400);

    const first = await api(staff, 'patch', `/${one.id}`, { tags: ['one'], version: taken.version });
    expect(first.version).toBe(taken.version + 1);
    await api(second, 'patch', `/${one.id}`, { tags: ['two'], version: taken.version }, 409);
    await api(second, 'post', '/bulk', { ids: [one.id], addTag: 'two' });
    await api(staff, 'patch', `/${one.id}`, { tags: [], version: first.version }, 409);
    expect((await api(staff, 'get', `/${one.id}`)).tags).toEqual(['one', 'two']);
    const same = await api(staff, 'get', `/${one.id}`);
    expect((await api(staff, 'patch', `/${one.id}`, { tags: ['two', 'one'] })).version).toBe(same.version);
  });

  it('HOLD-1 TK-004 answering makes a ticket the answerer’s, and of two answers at once one is asked first', async () => {
    const ticket = await file(asker);
    const answers = await Promise.all(
      [staff, second].map((who) =>
        test.http('post', `/api/support-tickets/${ticket.id}/messages`, who.token).send({ message: 'Here.' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('chat_held');
    const [first, other] = answers[0]?.status === 201 ? [staff, second] : [second, staff];
    expect((await api(staff, 'get', `/${ticket.id}`)).assignedTo).toBe(first.userId);
    await say(asker, ticket.id, { message: 'Thanks', takeOver: false });
    await say(other, ticket.id, { takeOver: true });
    expect((await api(staff, 'get', `/${ticket.id}`)).assignedTo).toBe(other.userId);
    await test.sql('update app_user set suspended_at = now() where id = $1', [other.userId]);
    await say(first, ticket.id, {});
    await test.sql('update app_user set suspended_at = null where id = $1', [other.userId]);
  });

  it('NOTE-1 notes, tags, clocks and drafts never reach who asked, by no route and no query', async () => {
    const ticket = await file(asker);
    await api(staff, 'post', `/${ticket.id}/notes`, { text: 'They called twice.' }, 201);
    await api(staff, 'patch', `/${ticket.id}`, { tags: ['vip'] });
    expect(await api(admin, 'get', `/${ticket.id}/notes`)).toMatchObject([{ text: 'They called twice.' }]);
    expect(await api(staff, 'get', `/${ticket.id}`)).toMatchObject({ tags: ['vip'], clock: { state: 'running' } });
    expect(await api(asker, 'get', `/${ticket.id}`)).toMatchObject({ tags: null, clock: null, assignedName: null });
    expect((await api(asker, 'get', '?limit=200')).every(({ tags }: Ticket) => tags === null)).toBe(true);
    expect(await found(asker, 'tag=vip')).toEqual([]);
    for (const path of ['notes', 'desk', 'writers']) await api(asker, 'get', `/${ticket.id}/${path}`, undefined, 403);
    for (const path of ['notes', 'desk']) await api(demoStaff, 'get', `/${ticket.id}/${path}`, undefined, 404);
    await api(asker, 'patch', `/${ticket.id}`, { tags: ['mine'] }, 403);
    await api(asker, 'get', '/tags', undefined, 403);
    const scope = test.app.get(Scope);
    for (const role of ['visitor', 'tenant', 'landlord', 'supplier'] as const) {
      const actor = { role, userId: asker.userId, accountId: null, demo: false, sessionId: null, chatSessionId: null };
      for (const table of TEAM_TABLES)
        expect(await scope.as(actor, () => scope.rows(`select * from ${table}`))).toEqual([]);
    }
  });

  it('DRAFT-1 TK-005 a draft is its writer’s alone; colleagues see that they write, until it is sent', async () => {
    const ticket = await file(asker);
    await api(staff, 'put', `/${ticket.id}/desk`, { draft: 'Dear' });
    await api(staff, 'put', `/${ticket.id}/desk`, { draft: 'Dear Sir' });
    expect(await api(staff, 'get', `/${ticket.id}/desk`)).toEqual({ draft: 'Dear Sir', noteDraft: null });
    expect(await api(second, 'get', `/${ticket.id}/desk`)).toEqual({ draft: null, noteDraft: null });
    expect(await api(second, 'get', `/${ticket.id}/writers`)).toEqual([{ id: staff.userId, name: 'Test Person' }]);
    expect(await api(staff, 'get', `/${ticket.id}/writers`)).toEqual([]);
    await api(staff, 'put', `/${ticket.id}/desk`, { draft: '' });
    expect(await api(second, 'get', `/${ticket.id}/writers`)).toEqual([]);
    await api(staff, 'put', `/${ticket.id}/desk`, { noteDraft: 'Ask accounting' });
    expect(await api(staff, 'get', `/${ticket.id}/desk`)).toEqual({ draft: null, noteDraft: 'Ask accounting' });
    expect(await api(second, 'get', `/${ticket.id}/writers`)).toEqual([]);
    await api(staff, 'put', `/${ticket.id}/desk`, { draft: 'x'.repeat(5001) }, 400);
    await api(demoStaff, 'put', `/${ticket.id}/desk`, { draft: 'x' }, 404);
    expect(
      await test.sql("select 1 from audit_entry where action = 'ticket.look' and subject_id = $1", [ticket.id]),
    ).toHaveLength(1);
  });

  it('CLOCK-1 TK-006 clocks run in open hours, pause for who asked, and breaches are shown, counted and measured', async () => {
    test.clock.setNow(MONDAY);
    const { id } = await file(asker);
    await api(staff, 'patch', `/${id}`, { priority: 'urgent' });
    const clock = async () => (await api(staff, 'get', `/${id}`)).clock;
    expect((await clock()).firstDueAt).toMatch(/^2026-11-23T15:00/);
    expect((await clock()).resolutionDueAt).toMatch(/^2026-11-23T22:00/);
    const before = (await api(staff, 'get', '/counts')).breached;
    test.clock.setNow('2026-11-23T15:30:30Z');
    expect(await clock()).toMatchObject({ firstBreached: true, resolutionBreached: false });
    expect((await api(staff, 'get', '/counts')).breached).toBe(before + 1);
    expect(await found(staff, 'view=breached&limit=200')).toContain(id);
    await say(staff, id, {});
    expect(await clock()).toMatchObject({ state: 'paused', firstMinutes: 90, resolutionDueAt: null, spentMinutes: 90 });
    test.clock.setNow('2026-11-24T13:00:30Z');
    const nextDay = await person(test, 'staff');
    await say(asker, id, {});
    const again = (await api(nextDay, 'get', `/${id}`)).clock;
    expect(again).toMatchObject({ state: 'running', resolutionBreached: false });
    expect(again.resolutionDueAt).toMatch(/^2026-11-24T19:3/);
    test.clock.setNow('2026-11-25T14:00:00Z');
    const late = await person(test, 'staff');
    const then = async () => (await api(late, 'get', `/${id}`)).clock;
    expect((await then()).resolutionBreached).toBe(true);
    await api(late, 'patch', `/${id}`, { status: 'resolved' });
    const solved = await then();
    expect(solved).toMatchObject({ state: 'solved', resolutionBreached: true });
    // Each pause may leave out the seconds of an unfinished minute.
    expect(Math.abs(solved.spentMinutes - (90 + 720 + 60))).toBeLessThan(3);
    await api(late, 'patch', `/${id}`, { status: 'open' });
    expect(await then()).toMatchObject({ state: 'running' });
    const figures = (await test.http('get', '/api/support-targets/figures', late.token).expect(200)).body;
    expect(figures.answered).toBeGreaterThan(0);
    expect(figures.firstMedianMinutes).toEqual(expect.any(Number));
    for (const action of ['ticket.reopen', 'ticket.solve'])
      expect(
        await test.sql('select 1 from audit_entry where action = $1 and subject_id = $2', [action, id]),
      ).toHaveLength(1);
    test.clock.setNow(MONDAY);
  });

  it('CLOCK-2 admins set the targets of their world; they apply to what comes', async () => {
    const put = (who: Person, targets: object[]) =>
      test.http('put', '/api/support-targets', who.token).send({ targets });
    const target = { priority: 'medium', firstMinutes: 30, resolutionMinutes: 60 };
    await put(staff, [target]).expect(403);
    await put(asker, [target]).expect(403);
    await put(admin, [{ ...target, resolutionMinutes: 20 }]).expect(400);
    await put(admin, [{ ...target, firstMinutes: 0 }]).expect(400);
    const earlier = await file(asker);
    expect((await put(admin, [target]).expect(200)).body).toContainEqual(target);
    const later = await file(asker);
    const due = async ({ id }: Ticket) => (await api(staff, 'get', `/${id}`)).clock.firstDueAt;
    expect(await due(later)).toMatch(/^2026-11-23T14:3/);
    expect(await due(earlier)).not.toMatch(/^2026-11-23T14:3/);
    const demo = (await test.http('get', '/api/support-targets', demoStaff.token).expect(200)).body;
    expect(demo).not.toContainEqual(target);
  });

  it('CLOCK-2 an admin who didn’t see what another one set is refused, and nothing is overwritten', async () => {
    const read = async () => (await test.http('get', '/api/support-targets', admin.token).expect(200)).body;
    const put = (minutes: number, seen: object[]) => {
      const targets = [{ priority: 'low', firstMinutes: minutes, resolutionMinutes: 9000 }];
      return test.http('put', '/api/support-targets', admin.token).send({ targets, seen });
    };
    const seen = await read();
    const answers = await Promise.all([put(301, seen), put(302, seen)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale_version');
    await put(303, await read()).expect(200);
    expect(await read()).toContainEqual({ priority: 'low', firstMinutes: 303, resolutionMinutes: 9000 });
  });
});
