import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AskRatings } from '../../../src/modules/support/ratings/ask-ratings.service.js';
import { office, type Office } from '../../factories/office.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { erase } from '../../support/erase.js';

const DAY_MS = 86_400_000;

describe('what becomes of tickets', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let demoStaff: Office['demoStaff'];
  let mails: Office['mails'];
  let entries: Office['entries'];
  let sendForm: Office['sendForm'];
  let asker: Person;
  beforeAll(async () => {
    test = await startTestApp();
    ({ staff, demoStaff, mails, entries, sendForm } = await office(test));
    asker = await person(test, 'landlord');
  });
  afterAll(() => test.close());

  const call = (who: Person, method: 'get' | 'post' | 'put' | 'patch', path: string, body?: object) =>
    test.http(method, `/api/support-tickets${path}`, who.token).send(body);
  const file = async (who: Person, subject: string) =>
    (await call(who, 'post', '', { subject, description: `About ${subject}` }).expect(201)).body;
  const say = async (who: Person, id: string, message: string) =>
    (await call(who, 'post', `/${id}/messages`, { message }).expect(201)).body;
  const read = async (who: Person, id: string) => (await call(who, 'get', `/${id}`).expect(200)).body;
  const said = async (who: Person, id: string): Promise<{ message: string; movedFromNumber: number | null }[]> =>
    (await call(who, 'get', `/${id}/messages`).expect(200)).body;
  const merge = (id: string, into: string, more: object = {}, who: Person = staff) =>
    call(who, 'post', `/${id}/merge`, { into, ...more });
  const told = async (email: string, template: string) =>
    (await mails(email)).filter((mail) => mail.template === template);

  it('MERGE-1 TK-007 everything moves, a link stays, and who asked is told once', async () => {
    const [one, two] = [await file(asker, 'Import'), await file(asker, 'Import again')];
    await say(staff, one.id, 'Which line?');
    await say(asker, one.id, 'Line 214');
    await call(staff, 'post', `/${one.id}/notes`, { text: 'Same as last week' }).expect(201);
    await call(staff, 'patch', `/${one.id}`, { tags: ['import'] }).expect(200);
    const answers = await Promise.all([merge(one.id, two.id), merge(one.id, two.id)]);
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
      [200, two.id],
      [200, two.id],
    ]);
    expect((await said(asker, two.id)).map(({ message }) => message)).toEqual([
      'About Import',
      'Which line?',
      'Line 214',
    ]);
    expect((await said(staff, two.id)).every(({ movedFromNumber }) => movedFromNumber === one.number)).toBe(true);
    expect(await read(asker, one.id)).toMatchObject({ status: 'closed', mergedInto: two.id, mergedNumber: two.number });
    expect(await read(staff, two.id)).toMatchObject({ waiting: true, tags: ['import'] });
    expect((await call(staff, 'get', `/${two.id}/notes`).expect(200)).body).toHaveLength(1);
    expect(await told(asker.email, 'support.merged')).toMatchObject([
      { params: { other: `#${two.number}`, page: 'own' } },
    ]);
    expect(await entries('ticket.merge', one.id)).not.toEqual([]);
    await call(asker, 'patch', `/${one.id}`, { status: 'open' }).expect(422);
    await call(asker, 'post', `/${one.id}/messages`, { message: 'Hello?' }).expect(422);
  });

  it('MERGE-2 into each other at once, into itself, into a closed one, or as someone else is refused', async () => {
    const [one, two, closed] = [await file(asker, 'a'), await file(asker, 'b'), await file(asker, 'c')];
    const both = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    await call(asker, 'patch', `/${closed.id}`, { status: 'closed' }).expect(200);
    const open = await file(asker, 'd');
    await merge(open.id, closed.id).expect(422);
    await merge(open.id, open.id).expect(422);
    await merge(open.id, one.id, {}, asker).expect(403);
    await merge(open.id, one.id, {}, demoStaff).expect(404);
    const theirs = await file(await person(test, 'tenant', { demo: true }), 'demo');
    await merge(open.id, theirs.id, { confirmed: true }).expect(404);
  });

  it('MERGE-3 another person’s ticket needs a confirmation; the same address without an account does not', async () => {
    const other = await person(test, 'tenant');
    const [mine, theirs] = [await file(asker, 'mine'), await file(other, 'theirs')];
    expect((await merge(theirs.id, mine.id).expect(400)).body.details[0].field).toBe('confirmed');
    await merge(theirs.id, mine.id, { confirmed: true }).expect(200);
    expect((await said(asker, mine.id)).map(({ message }) => message)).toEqual(['About theirs']);
    await call(other, 'get', `/${mine.id}`).expect(404);
    expect(await read(other, theirs.id)).toMatchObject({ status: 'closed', mergedNumber: null });
    const submissionId = await sendForm('/api/send-contact-email', { reason: 'Other', message: 'By form' });
    const form = (await call(staff, 'post', '', { submissionId }).expect(201)).body;
    await test.sql('update support_ticket set email = $2 where id = $1', [form.id, asker.email.toUpperCase()]);
    await merge(form.id, mine.id).expect(200);
  });

  it('SPLIT-1 TK-007 chosen messages become a ticket of the same person, once', async () => {
    const ticket = await file(asker, 'Two things');
    const [first, second] = [
      await say(asker, ticket.id, 'And my invoice?'),
      await say(asker, ticket.id, 'It is wrong.'),
    ];
    const split = () =>
      call(staff, 'post', `/${ticket.id}/split`, { messageIds: [first.id, second.id], subject: 'Invoice' });
    const both = await Promise.all([split(), split()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const made = both.find(({ status }) => status === 201)?.body;
    expect(made).toMatchObject({
      subject: 'Invoice',
      userId: asker.userId,
      splitFrom: ticket.id,
      splitNumber: ticket.number,
      waiting: true,
    });
    expect((await said(asker, made.id)).map(({ message }) => message)).toEqual(['And my invoice?', 'It is wrong.']);
    expect(await said(asker, ticket.id)).toEqual([]);
    expect(await entries('ticket.split', made.id)).toHaveLength(1);
    await call(asker, 'post', `/${ticket.id}/split`, { messageIds: [first.id], subject: 'x' }).expect(403);
    await call(demoStaff, 'post', `/${made.id}/split`, { messageIds: [first.id], subject: 'x' }).expect(404);
    await expect(
      test.sql("update support_ticket_message set message = 'other' where id = $1", [first.id]),
    ).rejects.toThrow('append-only');
  });

  it('SAT-1 TK-008 someone is asked once after their ticket was solved, answers by the link, and changes it for seven days', async () => {
    const who = await person(test, 'tenant');
    const ticket = await file(who, 'Receipt');
    await say(staff, ticket.id, 'Here it is.');
    await call(staff, 'patch', `/${ticket.id}`, { status: 'resolved' }).expect(200);
    const asks = test.app.get(AskRatings);
    await asks.run();
    expect(await told(who.email, 'support.solved')).toEqual([]);
    const start = Date.now();
    const pass = (ms: number) => test.clock.setNow(new Date(start + ms));
    pass(16 * 60_000);
    await Promise.all([asks.run(), asks.run()]);
    const asked = await told(who.email, 'support.solved');
    expect(asked).toHaveLength(1);
    const key = new URL(asked[0]?.params.url ?? '').searchParams.get('key') ?? '';
    const link = (path: string, body: object) =>
      test.http('post', `/api/support-ratings/${path}`).send({ key, ...body });
    expect((await link('look', {}).expect(200)).body).toEqual({
      subject: 'Receipt',
      number: ticket.number,
      rating: null,
      comment: null,
      changeable: true,
    });
    await link('answer', { rating: 'great' }).expect(400);
    await link('answer', { key: `${key.slice(0, -2)}xx`, rating: 'good' }).expect(400);
    await link('answer', { rating: 'bad', comment: ' Slow ' }).expect(200);
    expect((await link('answer', { rating: 'good', comment: 'Helped' }).expect(200)).body).toMatchObject({
      rating: 'good',
      comment: 'Helped',
    });
    expect(await read(staff, ticket.id)).toMatchObject({ rating: 'good', ratingComment: 'Helped' });
    const figures = (await test.http('get', '/api/support-targets/figures', staff.token).expect(200)).body;
    expect(figures).toMatchObject({ good: 1, bad: 0, solved: expect.any(Number) });
    pass(8 * DAY_MS);
    expect((await link('look', {}).expect(200)).body.changeable).toBe(false);
    await link('answer', { rating: 'bad' }).expect(422);
    pass(31 * DAY_MS);
    await link('look', {}).expect(400);
    pass(0);
  });

  it('SAT-2 a ticket that was opened again or merged is not asked about, and erasing takes comments, notes and moved words', async () => {
    const who = await person(test, 'landlord');
    const ticket = await file(who, 'Open again');
    await call(staff, 'patch', `/${ticket.id}`, { status: 'resolved' }).expect(200);
    await call(who, 'patch', `/${ticket.id}`, { status: 'open' }).expect(200);
    const start = Date.now();
    test.clock.setNow(new Date(start + 20 * 60_000));
    await test.app.get(AskRatings).run();
    test.clock.setNow(new Date(start));
    expect(await told(who.email, 'support.solved')).toEqual([]);
    await call(staff, 'post', `/${ticket.id}/notes`, { text: 'A note about them' }).expect(201);
    await call(staff, 'put', `/${ticket.id}/desk`, { draft: 'Dear' }).expect(200);
    await test.sql(
      `insert into support_ticket_rating (id, demo, created_at, ticket_id, token_hash, rating, comment) values (gen_random_uuid(), false, now(), $1, 'x', 'bad', 'My name')`,
      [ticket.id],
    );
    await erase(test, who.userId);
    for (const table of ['note', 'desk'])
      expect(await test.sql(`select 1 from support_ticket_${table} where ticket_id = $1`, [ticket.id])).toEqual([]);
    expect(await test.sql('select comment from support_ticket_rating where ticket_id = $1', [ticket.id])).toEqual([
      { comment: null },
    ]);
  });
});
