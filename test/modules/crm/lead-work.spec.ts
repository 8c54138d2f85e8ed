import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { TidyLeads } from '../../../src/modules/crm/tidy-leads.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { ids, OUTSIDE, office, type Office } from '../../factories/office.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('work on leads', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let admin: Office['admin'];
  let demoStaff: Office['demoStaff'];
  let newLead: Office['newLead'];
  let entries: Office['entries'];
  beforeAll(async () => {
    test = await startTestApp();
    ({ staff, admin, demoStaff, newLead, entries } = await office(test));
  });
  afterAll(() => test.close());

  const fresh = (body: object = {}, who = staff) => newLead({ email: `${v7()}@example.com`, ...body }, who);
  const get = async (path: string, who = staff) => (await test.http('get', path, who.token).expect(200)).body;
  const patch = (id: string, body: object, who = staff) =>
    test.http('patch', `/api/crm-leads/${id}`, who.token).send(body);
  const merge = (id: string, leadId: string, who = staff) =>
    test.http('post', `/api/crm-leads/${id}/merge`, who.token).send({ leadId });

  it('two colleagues move the same lead at once: the second one is told', async () => {
    const { id, version } = await fresh();
    const answers = await Promise.all([
      patch(id, { status: 'contacted', version }),
      patch(id, { status: 'qualified', version }, admin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale_version');
    const stages = (await get(`/api/crm-leads/${id}/activities?kind=stage`)) as { details: object }[];
    expect(stages).toHaveLength(1);
  });

  it('a move can be taken back, and won and lost know when', async () => {
    const { id } = await fresh();
    for (const status of ['contacted', 'new', 'contacted', 'won']) await patch(id, { status }).expect(200);
    expect(await get(`/api/crm-leads/${id}`)).toMatchObject({ status: 'won', closedAt: expect.any(String) });
    expect((await patch(id, { status: 'qualified' }).expect(200)).body.closedAt).toBeNull();
    expect((await get(`/api/crm-leads/${id}/activities`)).map(({ kind }: { kind: string }) => kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'stage'),
      'created',
    ]);
  });

  it('has a value in the product’s own currency, and a next step whose day goes with it', async () => {
    const { id } = await fresh({ valueCents: 120_000, nextStep: 'Call back', nextStepOn: '2026-12-01' });
    expect(await get(`/api/crm-leads/${id}`)).toMatchObject({
      valueCents: 120_000,
      currency: 'USD',
      nextStep: 'Call back',
      nextStepOn: '2026-12-01',
    });
    expect((await patch(id, { nextStep: null }).expect(200)).body).toMatchObject({ nextStep: null, nextStepOn: null });
    expect((await patch(id, { valueCents: null }).expect(200)).body).toMatchObject({
      valueCents: null,
      currency: null,
    });
    for (const body of [{ valueCents: -1 }, { valueCents: 1.5 }, { valueCents: 2 ** 53 }, { nextStepOn: '2026-02-30' }])
      await patch(id, body).expect(400);
  });

  it('calls, emails, meetings and notes are recorded with their time and author, and never changed', async () => {
    const { id } = await fresh();
    const add = (body: object, who = staff) =>
      test.http('post', `/api/crm-leads/${id}/activities`, who.token).send(body);
    const { body } = await add({ kind: 'call', text: ' Spoke to her ', at: '2026-01-02T10:00:00Z' }).expect(201);
    expect(body).toMatchObject({
      kind: 'call',
      text: 'Spoke to her',
      at: '2026-01-02T10:00:00.000Z',
      authorName: 'Test Person',
    });
    for (const kind of ['email', 'meeting', 'note'])
      await add({ kind, text: `By ${kind}`, at: '2026-01-03T10:00:00Z' }).expect(201);
    const kept = (await get(`/api/crm-leads/${id}/activities`)) as Record<'kind' | 'text' | 'authorName', string>[];
    expect(kept.map(({ kind, text, authorName }) => [kind, text, authorName]).sort()).toEqual([
      ['call', 'Spoke to her', 'Test Person'],
      ['created', null, 'Test Person'],
      ...['email', 'meeting', 'note'].map((kind) => [kind, `By ${kind}`, 'Test Person']),
    ]);
    for (const wrong of [
      { kind: 'form', text: 'x' },
      { kind: 'note', text: '  ' },
      { kind: 'note', text: 'x'.repeat(5001) },
      { kind: 'call', text: 'x', at: '2199-01-01T00:00:00Z' },
      { kind: 'call', text: 'x', authorId: admin.userId },
    ])
      await add(wrong).expect(400);
    await add({ kind: 'note', text: 'x' }, demoStaff).expect(404);
    await test.http('get', `/api/crm-leads/${id}/activities`, demoStaff.token).expect(404);
    await expect(test.sql('update crm_activity set text = $1 where false', ['x'])).resolves.toEqual([]);
    expect(
      await test.sql(
        `select has_table_privilege('lw_staff', 'crm_activity', 'select') as reads,
          (select count(*)::int from pg_policies where tablename = 'crm_activity' and cmd in ('UPDATE', 'DELETE')) as changes`,
      ),
    ).toEqual([{ reads: true, changes: 0 }]);
  });

  it('a duplicate is merged by a person: its history and missing details move, and nothing is lost', async () => {
    const kept = await fresh({ phone: '514-555-0101', notes: 'First' });
    const other = await fresh({ email: kept.email, company: 'Casa', notes: 'Second', valueCents: 5000 });
    expect(ids({ body: await get(`/api/crm-leads/${kept.id}/duplicates`) })).toEqual([other.id]);
    await test.http('post', `/api/crm-leads/${other.id}/activities`, staff.token).send({ kind: 'call', text: 'Hi' });
    const { body } = await merge(kept.id, other.id).expect(200);
    expect(body).toMatchObject({ phone: '514-555-0101', company: 'Casa', notes: 'First\n\nSecond', valueCents: 5000 });
    const history = (await get(`/api/crm-leads/${kept.id}/activities`)).map(({ kind }: { kind: string }) => kind);
    expect(history.sort()).toEqual(['call', 'created', 'created', 'merged']);
    expect(await get(`/api/crm-leads/${other.id}`)).toMatchObject({ mergedIntoId: kept.id });
    expect(await get(`/api/crm-leads?q=${kept.email}`)).toHaveLength(1);
    expect(await get(`/api/crm-leads/${kept.id}/duplicates`)).toEqual([]);
    expect(await entries('lead.merge', kept.id)).toEqual([{ user_id: staff.userId }]);
    await patch(other.id, { notes: 'x' }).expect(404);
    const third = await fresh({ email: kept.email });
    await merge(third.id, kept.id).expect(200);
    expect((await get(`/api/crm-leads/${third.id}/activities`)).length).toBe(6);
    expect(await get(`/api/crm-leads/${other.id}`)).toMatchObject({ mergedIntoId: third.id });
  });

  it('a lead is found by the email that a merge left in its history, in the list and in the search of the top bar', async () => {
    const [kept, other, third] = [await fresh(), await fresh({ firstName: 'Dora' }), await fresh()];
    await merge(kept.id, other.id).expect(200);
    const found = async () => [
      ids({ body: await get(`/api/crm-leads?q=${other.email}`) }),
      (await get(`/api/search?q=${other.email}`)).map(({ id }: { id: string }) => id),
    ];
    expect(await found()).toEqual([[kept.id], [kept.id]]);
    expect(ids({ body: await get(`/api/crm-leads?q=dora ${other.email.slice(0, 13)}`) })).toEqual([kept.id]);
    await merge(third.id, kept.id).expect(200);
    expect(await found()).toEqual([[third.id], [third.id]]);
  });

  it('a merge keeps the other address and number beside the lead’s own, also through a second merge and in the export', async () => {
    const kept = await fresh({ phone: '514-555-0101' });
    const other = await fresh({ phone: '514-555-0199' });
    await merge(kept.id, other.id).expect(200);
    expect(await get(`/api/crm-leads/${kept.id}`)).toMatchObject({
      otherEmails: [other.email],
      otherPhones: ['514-555-0199'],
    });
    const third = await fresh({ email: kept.email.toUpperCase(), phone: '514-555-0101' });
    await merge(third.id, kept.id).expect(200);
    const now = await get(`/api/crm-leads/${third.id}`);
    expect(now).toMatchObject({ otherEmails: [other.email], otherPhones: ['514-555-0199'] });
    const { text } = await test.http('get', `/api/crm-leads.csv?q=${kept.email}`, staff.token).expect(200);
    expect(text).toContain(other.email);
    expect(text).toContain('514-555-0199');
    // What is read can be sent back.
    await patch(third.id, { ...now, notes: 'Two addresses' }).expect(200);
  });

  it('merging twice at once is one merge, into each other is one, and nobody merges what is not theirs', async () => {
    const [a, b, c, d] = [await fresh(), await fresh(), await fresh(), await fresh()];
    const same = await Promise.all([merge(a.id, b.id), merge(a.id, b.id, admin)]);
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    expect(await get(`/api/crm-leads/${a.id}/activities?kind=merged`)).toHaveLength(1);
    const crossed = await Promise.all([merge(c.id, d.id), merge(d.id, c.id, admin)]);
    expect(crossed.map(({ status }) => status).sort()).toEqual([200, 409]);
    await merge(a.id, a.id).expect(409);
    await merge(a.id, v7()).expect(404);
    const demo = await fresh({}, demoStaff);
    await merge(a.id, demo.id).expect(404);
    await merge(demo.id, a.id, demoStaff).expect(404);
  });

  it('stages are counted and summed with the filters of the list, and the list is sorted and filtered', async () => {
    const owner = await person(test, 'staff');
    const [one, two] = [
      await fresh({ company: 'B', valueCents: 100, nextStep: 'Call', nextStepOn: '2026-01-01' }, owner),
      await fresh({ company: 'A', valueCents: 300 }, owner),
    ];
    await patch(two.id, { status: 'contacted' }).expect(200);
    const path = `staffId=${owner.userId}`;
    expect(await get(`/api/crm-leads/stages?${path}`)).toEqual([
      { status: 'contacted', count: 1, valueCents: 300, currency: 'USD' },
      { status: 'new', count: 1, valueCents: 100, currency: 'USD' },
    ]);
    const order = async (query: string) => ids({ body: await get(`/api/crm-leads?${path}&${query}`) });
    expect(await order('sort=company')).toEqual([two.id, one.id]);
    expect(await order('sort=value')).toEqual([one.id, two.id]);
    expect(await order('sort=nextStepOn')).toEqual([one.id, two.id]);
    expect(await order('sort=-status')).toEqual([two.id, one.id]);
    expect(await order('due=true')).toEqual([one.id]);
    const first = await test.http('get', `/api/crm-leads?${path}&sort=nextStepOn&limit=1`, staff.token);
    const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    expect(ids({ body: await get(new URL(next, 'http://x').href.slice('http://x'.length)) })).toEqual([two.id]);
    await test.http('get', '/api/crm-leads?sort=notes', staff.token).expect(400);
    await patch(one.id, { staffId: null }).expect(200);
    expect(ids({ body: await get('/api/crm-leads?unassigned=true&limit=200') })).toContain(one.id);
  });

  it('figures count new, won and lost leads by month, and what was won of the decided ones', async () => {
    const owner = await person(test, 'staff');
    const [won, lost] = [await fresh({ valueCents: 900 }, owner), await fresh({}, owner), await fresh({}, owner)];
    await patch(won.id, { status: 'contacted' });
    await patch(won.id, { status: 'won' }).expect(200);
    await patch(lost.id, { status: 'lost' }).expect(200);
    const figures = await get(`/api/crm-leads/figures?months=3&staffId=${owner.userId}`);
    expect(figures).toMatchObject({ currency: 'USD', created: 3, won: 1, lost: 1, conversion: 5000 });
    expect(figures.months).toHaveLength(3);
    expect(figures.months[2]).toMatchObject({ created: 3, won: 1, lost: 1, wonCents: 900 });
    expect((await get(`/api/crm-leads/figures?staffId=${v7()}`)).conversion).toBeNull();
    await test.http('get', '/api/crm-leads/figures?months=0', staff.token).expect(400);
  });

  it('no other role gets anything of a lead, by any route', async () => {
    const { id } = await fresh();
    const routes = [
      ['get', `/api/crm-leads/${id}`],
      ['patch', `/api/crm-leads/${id}`],
      ['get', `/api/crm-leads/${id}/activities`],
      ['post', `/api/crm-leads/${id}/activities`],
      ['get', `/api/crm-leads/${id}/duplicates`],
      ['post', `/api/crm-leads/${id}/merge`],
      ['post', `/api/crm-leads/${id}/emails`],
      ['post', `/api/crm-leads/${id}/stop-emails`],
      ['get', '/api/crm-leads/stages'],
      ['get', '/api/crm-leads/figures'],
      ['get', '/api/crm-leads.csv'],
      ['post', '/api/crm-leads/import'],
    ] as const;
    for (const role of OUTSIDE) {
      const { token } = await person(test, role);
      for (const [method, path] of routes) await test.http(method, path, token).expect(403);
    }
    for (const [method, path] of routes) await test.http(method, path).expect(401);
    for (const role of ['visitor', 'tenant', 'landlord', 'supplier'])
      expect(
        await test.sql(
          "select 1 from pg_policies where tablename in ('crm_lead', 'crm_activity', 'crm_suppression') and $1 = any(roles) and policyname <> 'one_world'",
          [`lw_${role}`],
        ),
      ).toEqual([]);
  });

  it('leads that nothing happened with for as long as forms are kept are forgotten; customers and merged histories stay', async () => {
    const [quiet, won, recent, kept, merged] = [
      await fresh(),
      await fresh(),
      await fresh(),
      await fresh(),
      await fresh(),
    ];
    await patch(won.id, { status: 'contacted' });
    await patch(won.id, { status: 'won' });
    await merge(kept.id, merged.id).expect(200);
    await test.sql("update crm_lead set active_at = active_at - interval '24 months 1 day' where id = any($1)", [
      [quiet.id, won.id, kept.id],
    ]);
    await test.app.get(Scope).asSystem('test', () => test.app.get(TidyLeads).tidy());
    const left = await test.sql<{ id: string }>('select id from crm_lead where id = any($1)', [
      [quiet.id, won.id, recent.id, kept.id, merged.id],
    ]);
    expect(left.map(({ id }) => id).sort()).toEqual([won.id, recent.id, kept.id, merged.id].sort());
    expect(await test.sql('select 1 from crm_activity where lead_id = $1', [quiet.id])).toEqual([]);
  });
});
