import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TalkMails } from '../../../src/modules/service-requests/talk/talk-mails.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { signedInAgain, type Person } from '../../factories/people.js';
import { acceptedRequest, offeredRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

interface Line {
  kind: string;
  note: string | null;
  audience: string;
  author: string | null;
  own: boolean;
  at: string;
}

/** One conversation for each request, with landlord, tenant and supplier. */
describe('the conversation of a request', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let job: Filed;
  let path: string;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
    job = await acceptedRequest(test, plombex);
    path = `/api/service-requests/${job.requestId}`;
    await test.sql("update app_user set first_name = 'Lena' where id = $1", [job.landlord.userId]);
    await test.sql("update app_user set first_name = 'Kim' where id = $1", [job.tenant.userId]);
    await test.sql("update app_user set first_name = 'Paul' where id = $1", [plombex.userId]);
  });
  afterAll(() => test.close());

  const say = (who: Person, message: string, audience?: string, at = path) =>
    test.http('post', `${at}/lines`, who.token).send({ message, ...(audience && { audience }) });
  const detail = async (who: Person, at = path) => (await test.http('get', at, who.token).expect(200)).body;
  const lines = async (who: Person, at = path): Promise<Line[]> =>
    (await detail(who, at)).events.filter(({ kind }: Line) => kind === 'comment');
  const notes = async (who: Person, at = path) => (await lines(who, at)).map(({ note }) => note);
  const unread = async (who: Person): Promise<number> =>
    (await test.http('get', '/api/service-requests', who.token).expect(200)).body.find(
      ({ id }: { id: string }) => id === job.requestId,
    ).unreadCount;
  const bells = async (who: Person) =>
    (await test.http('get', '/api/notifications', who.token).expect(200)).body.filter(
      ({ kind }: { kind: string }) => kind === 'request_message',
    );
  const mails = (who: Person) =>
    test.sql<{ params: { lines: string; count: number; url: string } }>(
      "select params from outbox_message where template = 'service-requests.lines' and recipient = $1 order by created_at, id",
      [who.email],
    );
  const tellLines = () => test.app.get(Scope).asSystem('schedule of a test', () => test.app.get(TalkMails).tellLines());
  const later = (minutes: number) => test.clock.setNow(new Date(test.clock.now().getTime() + minutes * 60_000));

  it('TALK-01 each line reaches those whom it is meant for, and no one else', async () => {
    await say(job.landlord, 'For all of us').expect(201);
    await say(job.landlord, 'For the tenant', 'tenant').expect(201);
    await say(job.landlord, 'For the supplier', 'supplier').expect(201);
    await say(job.landlord, 'For myself', 'landlord').expect(201);
    await say(job.tenant, 'From the tenant to the landlord', 'tenant').expect(201);
    await say(plombex, 'From the supplier to the landlord', 'supplier').expect(201);
    expect(await notes(job.landlord)).toEqual([
      'For all of us',
      'For the tenant',
      'For the supplier',
      'For myself',
      'From the tenant to the landlord',
      'From the supplier to the landlord',
    ]);
    expect(await notes(job.tenant)).toEqual(['For all of us', 'For the tenant', 'From the tenant to the landlord']);
    expect(await notes(plombex)).toEqual(['For all of us', 'For the supplier', 'From the supplier to the landlord']);
    const [first] = await lines(job.tenant);
    expect(first).toMatchObject({ audience: 'everyone', author: 'Lena Person', own: false });
  });

  it('TALK-01 no one writes to whom they may not: tenants hide nothing from the landlord, nor suppliers', async () => {
    for (const [who, audience] of [
      [job.tenant, 'supplier'],
      [job.tenant, 'landlord'],
      [plombex, 'tenant'],
      [plombex, 'landlord'],
    ] as const)
      await say(who, 'Not mine', audience).expect(403);
    expect((await detail(job.tenant)).audiences).toEqual(['everyone', 'tenant']);
    expect((await detail(plombex)).audiences).toEqual(['everyone', 'supplier']);
    expect((await detail(job.landlord)).audiences).toEqual(['everyone', 'tenant', 'supplier', 'landlord']);
  });

  it('TALK-02 someone else’s request can be neither read nor written to nor marked', async () => {
    const other = await acceptedRequest(test, await supplier(test, 'Other'));
    for (const who of [other.landlord, other.tenant]) {
      await say(who, 'Hello').expect(404);
      await test.http('post', `${path}/lines/read`, who.token).send({ until: new Date().toISOString() }).expect(404);
    }
  });

  it('TALK-03 what is new is counted for each person until they have seen it, and the others see that', async () => {
    // Kim has written after the lines of the landlord: all of those were seen.
    expect(await unread(job.tenant)).toBe(0);
    expect(await unread(job.landlord)).toBe(2);
    expect(await unread(plombex)).toBe(0);
    const at = (await lines(job.landlord)).at(-1)?.at ?? '';
    await test
      .http('post', `${path}/lines/read`, job.landlord.token)
      .send({ until: at })
      .expect(200, { unreadCount: 0 });
    expect(await unread(job.landlord)).toBe(0);
    const { readers } = await detail(plombex);
    expect(readers).toContainEqual({ name: 'Lena Person', side: 'landlord', seenAt: at });
    // Back again changes nothing, nor does a day to come.
    await test.http('post', `${path}/lines/read`, job.landlord.token).send({ until: '2020-01-01' }).expect(200);
    await test.http('post', `${path}/lines/read`, job.landlord.token).send({ until: '2100-01-01' }).expect(200);
    await say(job.tenant, 'Still dripping').expect(201);
    expect(await unread(job.landlord)).toBe(1);
    expect(await unread(plombex)).toBe(1);
  });

  it('TALK-04 the bell tells those who may read it, once for a conversation, and it is read with the conversation', async () => {
    await eventually(async () => (await bells(plombex)).filter(({ read }: { read: boolean }) => !read).length === 1);
    await say(job.landlord, 'Kept from the supplier', 'tenant').expect(201);
    await eventually(async () => (await bells(job.tenant)).some(({ read }: { read: boolean }) => !read));
    const [bell, ...more] = (await bells(plombex)).filter(({ read }: { read: boolean }) => !read);
    expect(bell).toMatchObject({ subjectId: job.requestId, name: 'Kim Person' });
    expect(more).toEqual([]);
    await test.http('post', `${path}/lines/read`, plombex.token).send({ until: '2100-01-01' }).expect(200);
    expect((await bells(plombex)).filter(({ read }: { read: boolean }) => !read)).toEqual([]);
  });

  it('TALK-06 a supplier who was only asked talks with the landlord alone, and not at all once the offer is withdrawn', async () => {
    const asked = await supplier(test, 'Asked');
    const offered = await offeredRequest(test, asked);
    const at = `/api/service-requests/${offered.requestId}`;
    await say(offered.landlord, 'Before anyone has the job', undefined, at).expect(201);
    await say(asked, 'To all', 'everyone', at).expect(403);
    await say(asked, 'Is there a lift?', undefined, at).expect(201);
    expect(await notes(asked, at)).toEqual(['Is there a lift?']);
    expect(await notes(offered.tenant, at)).toEqual(['Before anyone has the job']);
    expect(await notes(offered.landlord, at)).toEqual(['Before anyone has the job', 'Is there a lift?']);
    await test
      .http('patch', `${at}/offers/${offered.offerId}`, offered.landlord.token)
      .send({ status: 'withdrawn' })
      .expect(200);
    // The access ends with what follows from the step, in a job of its own.
    await eventually(async () => (await test.http('get', at, asked.token)).status === 404);
    await say(asked, 'Hello?', undefined, at).expect(404);
    const next = await supplier(test, 'Next');
    const { body } = await test
      .http('post', `${at}/offers`, offered.landlord.token)
      .send({ supplierId: next.id, firstWins: true })
      .expect(201);
    const offerId = body.offers.find(({ status }: { status: string }) => status === 'sent').id;
    await test.http('patch', `${at}/offers/${offerId}`, next.token).send({ status: 'accepted' }).expect(200);
    // What the first supplier told the landlord is none of the second one’s business.
    expect(await notes(next, at)).toEqual(['Before anyone has the job']);
  });

  it('TALK-05 five lines in a row are one email to each who is away, with what they may read', async () => {
    later(60);
    await tellLines();
    const before = { tenant: (await mails(job.tenant)).length, supplier: (await mails(plombex)).length };
    job.landlord = await signedInAgain(test, job.landlord);
    for (const word of ['one', 'two', 'three', 'four']) await say(job.landlord, `Line ${word}`).expect(201);
    await say(job.landlord, 'Only for Kim', 'tenant').expect(201);
    await tellLines();
    expect(await mails(plombex)).toHaveLength(before.supplier);
    later(3);
    await tellLines();
    await tellLines();
    const [kims, ...second] = (await mails(job.tenant)).slice(before.tenant);
    const [pauls] = (await mails(plombex)).slice(before.supplier);
    expect(second).toEqual([]);
    expect(kims?.params).toMatchObject({ count: 5, url: expect.stringContaining(`/tenant/repairs/${job.requestId}`) });
    expect(kims?.params.lines).toContain('Lena Person: Line one');
    expect(pauls?.params.count).toBe(4);
    expect(pauls?.params.lines).not.toContain('Only for Kim');
  });

  it('TALK-05 no email goes to whoever has read it, is at work in the product, or wants none', async () => {
    const before = (await mails(job.tenant)).length;
    job.tenant = await signedInAgain(test, job.tenant);
    await say(job.landlord, 'Read right away').expect(201);
    await test.http('post', `${path}/lines/read`, job.tenant.token).send({ until: '2100-01-01' }).expect(200);
    later(3);
    await tellLines();
    expect(await mails(job.tenant)).toHaveLength(before);
    job.tenant = await signedInAgain(test, job.tenant);
    await say(job.landlord, 'While Kim is here').expect(201);
    later(3);
    await tellLines();
    expect(await mails(job.tenant)).toHaveLength(before);
    later(13);
    await tellLines();
    expect(await mails(job.tenant)).toHaveLength(before + 1);
    await test.sql('update app_user set maintenance_updates = false where id = $1', [job.tenant.userId]);
    job.landlord = await signedInAgain(test, job.landlord);
    await say(job.landlord, 'For nobody’s inbox').expect(201);
    later(30);
    await tellLines();
    expect(await mails(job.tenant)).toHaveLength(before + 1);
  });

  it('TALK-13 who is mentioned is notified at once, by id, and only where they may read the message', async () => {
    const fresh = await acceptedRequest(test, plombex);
    const at = `/api/service-requests/${fresh.requestId}`;
    await test.sql("update app_user set first_name = 'Zoé' where id = $1", [fresh.tenant.userId]);
    plombex = { ...plombex, ...(await signedInAgain(test, plombex)) };
    const { people } = await detail(fresh.landlord, at);
    expect(people.map(({ name, side }: { name: string; side: string }) => [name, side])).toEqual([
      ['Paul Person', 'supplier'],
      ['Zoé Person', 'tenant'],
    ]);
    const zoe = fresh.tenant.userId;
    const write = (who: Person, message: string, mentions: string[], audience?: string) =>
      test.http('post', `${at}/lines`, who.token).send({ message, mentions, ...(audience && { audience }) });
    const before = (await bells(fresh.tenant)).length;
    // Not those who can't read it, nor strangers, nor anyone whom the words don't name.
    await write(fresh.landlord, 'Ask @Zoé Person', [zoe], 'supplier').expect(400);
    await write(fresh.landlord, 'Ask @Lena Person', [job.landlord.userId]).expect(400);
    await write(fresh.landlord, 'Ask her', [zoe]).expect(400);
    await write(fresh.landlord, '@Zoé Person, are you there?', [zoe]).expect(201);
    await write(plombex, 'I come on Friday', []).expect(201);
    await eventually(async () => (await bells(fresh.tenant)).length === before + 2);
    const told = await bells(fresh.tenant);
    expect(told.map(({ mentioned }: { mentioned: boolean }) => mentioned).toSorted()).toEqual([false, true]);
    const [line] = await lines(fresh.tenant, at);
    expect(line).toMatchObject({ mentions: ['Zoé Person'], mentionsMe: true });
    expect((await lines(plombex, at))[0]).toMatchObject({ mentions: ['Zoé Person'], mentionsMe: false });
    // At once, though they are here; the supplier, who isn't mentioned, is left to read.
    await tellLines();
    expect(await mails(fresh.tenant)).toHaveLength(1);
    expect((await mails(plombex)).filter(({ params }) => params.lines.includes('are you there'))).toEqual([]);
    // Once the name is erased, the words remain.
    await test.sql('delete from request_seen where user_id = $1', [zoe]);
    expect((await lines(fresh.landlord, at))[0]).toMatchObject({ mentions: [], note: '@Zoé Person, are you there?' });
  });

  it('TALK-13 a supplier who was only asked can mention the landlord, and doesn’t learn who the tenant is', async () => {
    const open = await offeredRequest(test, plombex, { firstWins: false });
    const { people } = await detail(plombex, `/api/service-requests/${open.requestId}`);
    expect(people.map(({ side }: { side: string }) => side)).toEqual(['landlord']);
  });

  it('TALK-06 a former tenant neither reads nor writes, and gets no email', async () => {
    const past = await acceptedRequest(test, plombex);
    const at = `/api/service-requests/${past.requestId}`;
    await say(past.landlord, 'The part has come', undefined, at).expect(201);
    await test.sql("update lease_tenant set access_ends_at = now() - interval '1 day' where user_id = $1", [
      past.tenant.userId,
    ]);
    await say(past.tenant, 'Hello', undefined, at).expect(404);
    const scope = test.app.get(Scope);
    const actor = {
      role: 'tenant',
      userId: past.tenant.userId,
      accountId: null,
      demo: false,
      sessionId: null,
    } as const;
    const rows = scope.as(actor, () =>
      scope.rows('select 1 from request_seen where request_id = $1', [past.requestId]),
    );
    expect(await rows).toEqual([]);
    later(60);
    await tellLines();
    expect(await mails(past.tenant)).toEqual([]);
  });
});
