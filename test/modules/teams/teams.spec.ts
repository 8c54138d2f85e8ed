import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../factories/people.js';
import { acceptedRequest, supplier, type Craftsman, type Filed } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { flatPng } from '../../support/pictures.js';
import { routesOf } from '../../support/routes.js';

type Staff = { id: string; state: string; version: number };

describe('a supplier’s team', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  let ana: Staff;
  let bo: Staff;
  let technician: Person;
  let mine: Filed;
  let others: Filed;
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
    await test.sql("update supplier set elite_until = now() + interval '1 year' where id = any($1)", [
      [plombex.id, rival.id],
    ]);
    [mine, others] = [
      await acceptedRequest(test, plombex),
      await acceptedRequest(test, plombex, { title: 'Other job' }),
    ];
  });
  afterAll(() => test.close());

  const add = async (body: object, who = plombex): Promise<Staff> =>
    (await test.http('post', `/api/suppliers/${who.id}/staff`, who.token).send(body).expect(201)).body;
  const invite = (id: string, who: Person = plombex) =>
    test.http('post', `/api/suppliers/staff/${id}/invitation`, who.token);
  const member = async (id: string): Promise<Staff> => {
    const { body } = await test.http('get', `/api/suppliers/${plombex.id}/staff`, plombex.token).expect(200);
    return body.find((one: Staff) => one.id === id);
  };
  const mails = (to: string, template: string) =>
    test.sql<{ params: Record<string, string> }>(
      'select params from outbox_message where recipient = $1 and template = $2 order by created_at, id',
      [to, template],
    );
  const tokenOf = (url = '') => new URL(url).searchParams.get('token') ?? '';
  const password = 'a long enough secret';
  const accept = (token: string) =>
    test.http('post', '/api/auth/invitation/accept').send({ token, password, confirmPassword: password });
  const assign = (requestId: string, staffId: string, note?: string, who: Person = plombex) =>
    test.http('put', `/api/team/jobs/${requestId}/technician`, who.token).send({ staffId, note });
  const bell = async (who: Person): Promise<string[]> =>
    (await test.http('get', '/api/notifications', who.token).expect(200)).body.map(
      ({ kind }: { kind: string }) => kind,
    );
  const my = (path = '', who = technician) => test.http('get', `/api/my-jobs${path}`, who.token);
  const step = (id: string, what: string, body: object = {}, who = technician) =>
    test.http('post', `/api/my-jobs/${id}/${what}`, who.token).send(body);

  it('the owner invites, the technician accepts once, and the link is over', async () => {
    ana = await add({ firstName: 'Ana', lastName: 'Roy', email: 'ana@example.com', phone: '514 555 0102' });
    bo = await add({ firstName: 'Bo', lastName: 'Li' });
    expect([ana.state, bo.state]).toEqual(['added', 'added']);
    expect((await invite(bo.id).expect(422)).body.reason).toBe('staff_without_email');
    await invite(ana.id, rival).expect(404);
    expect((await invite(ana.id).expect(201)).body.state).toBe('invited');
    const [first] = await mails('ana@example.com', 'teams.invitation');
    expect(first?.params).toMatchObject({ company: 'Plombex', firstName: 'Ana' });
    await invite(ana.id).expect(201);
    await accept(tokenOf(first?.params['url'])).expect(400);
    const [, second] = await mails('ana@example.com', 'teams.invitation');
    const withdrawn = await test.http('delete', `/api/suppliers/staff/${ana.id}/invitation`, plombex.token).expect(200);
    expect(withdrawn.body.state).toBe('added');
    // Nothing about someone who never came is kept.
    expect(await mails('ana@example.com', 'teams.invitation')).toEqual([]);
    await accept(tokenOf(second?.params['url'])).expect(400);
    await invite(ana.id).expect(201);
    const token = tokenOf((await mails('ana@example.com', 'teams.invitation')).at(-1)?.params['url']);
    expect((await test.http('post', '/api/auth/invitation/look').send({ token }).expect(200)).body).toMatchObject({
      userType: 'technician',
      firstName: 'Ana',
      company: 'Plombex',
    });
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const session = answers.find(({ status }) => status === 201)?.body;
    expect(session.profile).toMatchObject({ userType: 'technician', accountId: plombex.accountId });
    technician = {
      userId: session.user.id,
      accountId: plombex.accountId,
      email: 'ana@example.com',
      demo: false,
      token: session.access_token,
    };
    await eventually(async () => (await member(ana.id)).state === 'active');
    expect((await invite(ana.id).expect(422)).body.reason).toBe('staff_joined');
    await test.http('delete', `/api/suppliers/staff/${ana.id}/invitation`, plombex.token).expect(422);
    const [{ trial } = { trial: null }] = await test.sql<{ trial: unknown }>(
      'select trial_ends_at as trial from account where id = $1',
      [plombex.accountId],
    );
    expect(trial).toBeNull();
  });

  it('an invitation that is in use or expired opens nothing, and an address in use is refused', async () => {
    const taken = await add({ firstName: 'C', lastName: 'D', email: rival.email });
    expect((await invite(taken.id).expect(409)).body.code).toBe('email_taken');
    const late = await add({ firstName: 'Late', lastName: 'Er', email: 'late@example.com' });
    await invite(late.id).expect(201);
    await test.sql("update account_link set expires_at = now() - interval '1 minute' where email = 'late@example.com'");
    await accept(tokenOf((await mails('late@example.com', 'teams.invitation'))[0]?.params['url'])).expect(400);
    const { body } = await test
      .http('patch', `/api/suppliers/staff/${late.id}`, plombex.token)
      .send({ email: 'later@example.com' })
      .expect(200);
    expect([body.state, body.email]).toEqual(['added', 'later@example.com']);
    expect(await test.sql("select 1 from app_user where email = 'late@example.com'")).toEqual([]);
    await invite(late.id).expect(201);
    await test
      .http('patch', `/api/suppliers/staff/${ana.id}`, plombex.token)
      .send({ email: 'x@example.com' })
      .expect(422);
  });

  it('EL-010 the owner assigns a job, and the technician is told in the bell and by mail', async () => {
    expect((await my().expect(200)).body).toEqual({ company: 'Plombex', jobs: [] });
    await assign(mine.requestId, ana.id, 'Bring the long ladder', rival).expect(404);
    const foreign = await add({ firstName: 'F', lastName: 'R' }, rival);
    await assign(mine.requestId, foreign.id).expect(404);
    const { body } = await assign(mine.requestId, ana.id, 'Bring the long ladder').expect(200);
    expect(body.technician).toMatchObject({ staffId: ana.id, name: 'Ana Roy', note: 'Bring the long ladder' });
    const mail = await eventually(async () => (await mails('ana@example.com', 'teams.assigned'))[0]);
    expect(mail.params).toMatchObject({ hasNote: 'yes', note: 'Bring the long ladder' });
    await eventually(async () => (await bell(technician)).includes('job_assigned'));
    const { jobs } = (await my().expect(200)).body;
    expect(jobs).toMatchObject([{ id: mine.requestId, note: 'Bring the long ladder', title: 'Radiator drips' }]);
    expect(jobs[0].contact.phone !== undefined && jobs[0].place.street.length > 0).toBe(true);
    for (const reader of [mine.landlord, mine.tenant]) {
      const { body: seen } = await test
        .http('get', `/api/service-requests/${mine.requestId}`, reader.token)
        .expect(200);
      expect(seen.technician).toBe('Ana');
    }
    const { body: plan } = await test.http('get', '/api/team/plan', plombex.token).expect(200);
    expect(
      plan.jobs.map(({ id, technician: who }: { id: string; technician: object | null }) => [id, who === null]),
    ).toEqual([
      [others.requestId, true],
      [mine.requestId, false],
    ]);
    expect(plan.people.map(({ name }: { name: string }) => name)).toContain('Ana Roy');
  });

  it('a technician starts and finishes, and the owner sees and corrects the time on site', async () => {
    expect((await step(mine.requestId, 'finish', { done: true }).expect(422)).body.reason).toBe('visit_not_started');
    const [one, two] = await Promise.all([step(mine.requestId, 'start'), step(mine.requestId, 'start')]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body).toMatchObject({ status: 'in_progress', photoPhases: ['before', 'after'] });
    await assign(others.requestId, ana.id).expect(200);
    expect((await step(others.requestId, 'start').expect(422)).body.reason).toBe('visit_elsewhere');
    await test.sql(
      "update job_visit set started_at = now() - interval '90 minutes', recorded_start_at = now() - interval '90 minutes'",
    );
    const photo = await test
      .http('post', `/api/my-jobs/${mine.requestId}/photos`, technician.token)
      .field('phase', 'after')
      .attach('file', flatPng(40, 30), { filename: 'after.png', contentType: 'image/png' })
      .expect(201);
    expect(photo.body.photos).toMatchObject([{ phase: 'after', company: 'Plombex' }]);
    await step(mine.requestId, 'lines', { message: 'The valve is replaced' }).expect(201);
    await step(mine.requestId, 'finish', { done: true, finishedAt: '2199-01-01T00:00:00Z' }).expect(400);
    const { body: done } = await step(mine.requestId, 'finish', { done: true, note: 'Valve replaced' }).expect(200);
    expect(done).toMatchObject({ status: 'completed', startedAt: null });
    const { body: job } = await test.http('get', `/api/team/jobs/${mine.requestId}`, plombex.token).expect(200);
    expect(job).toMatchObject({
      minutes: 90,
      visits: [{ name: 'Ana Roy', minutes: 90, note: 'Valve replaced', correctedAt: null }],
    });
    const [visit] = job.visits;
    const correct = (body: object, who: Person = plombex) =>
      test.http('patch', `/api/team/visits/${visit.id}`, who.token).send(body);
    await correct({ startedAt: visit.finishedAt, finishedAt: visit.startedAt }).expect(400);
    await correct({ startedAt: visit.startedAt }, rival).expect(404);
    await correct({ startedAt: visit.startedAt, version: 99 }).expect(409);
    const earlier = new Date(Date.parse(visit.startedAt) - 30 * 60_000).toISOString();
    const { body: corrected } = await correct({ startedAt: earlier }).expect(200);
    expect(corrected).toMatchObject({ minutes: 120, visits: [{ recordedStartAt: visit.recordedStartAt }] });
    expect(corrected.visits[0].correctedAt).not.toBeNull();
    const { body: said } = await test
      .http('get', `/api/service-requests/${mine.requestId}`, mine.tenant.token)
      .expect(200);
    expect(said.events).toContainEqual(
      expect.objectContaining({ kind: 'comment', note: 'The valve is replaced', author: 'Ana Roy' }),
    );
  });

  it('the limits of a supplier hold: a price that waits stops the work', async () => {
    const job = await acceptedRequest(test, plombex, { budgetCents: 10_000, title: 'Waits' });
    await assign(job.requestId, ana.id).expect(200);
    await test
      .http('post', `/api/service-requests/${job.requestId}/quotes`, plombex.token)
      .send({ amountCents: 20_000 })
      .expect(201);
    expect((await step(job.requestId, 'start').expect(422)).body.code).toBe('quote_pending');
    expect(await test.sql('select 1 from job_visit where request_id = $1', [job.requestId])).toEqual([]);
  });

  it('EL-009 a technician reads whom to call and how to get in only until the request is canceled', async () => {
    const job = await acceptedRequest(test, plombex, { title: 'Called off' });
    await assign(job.requestId, ana.id).expect(200);
    const { body: open } = await my(`/${job.requestId}`).expect(200);
    expect(open).toMatchObject({ contact: { name: expect.any(String) }, mayEnter: expect.any(Boolean) });
    for (const status of ['declined', 'cancelled']) {
      await test.sql('update service_request set status = $2 where id = $1', [job.requestId, status]);
      const { body: over } = await my(`/${job.requestId}`).expect(200);
      expect(over).toMatchObject({ status, contact: null, mayEnter: null });
    }
  });

  it('EL-010 a technician sees no price, offer or quote, and nothing of the jobs of others', async () => {
    await test.http('delete', `/api/team/jobs/${others.requestId}/technician`, plombex.token).expect(200);
    await my(`/${others.requestId}`).expect(404);
    await step(others.requestId, 'start').expect(404);
    await step(others.requestId, 'finish', { done: true }).expect(404);
    await step(others.requestId, 'lines', { message: 'x' }).expect(404);
    await test
      .http('post', `/api/my-jobs/${others.requestId}/photos`, technician.token)
      .attach('file', flatPng(40, 30), { filename: 'a.png', contentType: 'image/png' })
      .expect(404);
    const { body } = await my(`/${mine.requestId}`).expect(200);
    expect(JSON.stringify(body)).not.toMatch(/cents|quote|budget|offer_|"kind":"offer"/i);
  });

  it('a technician reads what the tenant answered to the plain questions of the report, as the owner does', async () => {
    const answers = { gas_smell: 'no', inside: 'cold' };
    const cold = await acceptedRequest(test, plombex, { title: 'Heating', description: 'Please come.', answers });
    await my(`/${cold.requestId}`).expect(404);
    await assign(cold.requestId, ana.id).expect(200);
    expect((await my(`/${cold.requestId}`).expect(200)).body.answers).toEqual(answers);
    expect((await my(`/${mine.requestId}`).expect(200)).body.answers).toEqual({});
    await test.http('delete', `/api/team/jobs/${cold.requestId}/technician`, plombex.token).expect(200);
  });

  it('every route that doesn’t name technicians refuses them', async () => {
    const closed = routesOf(test).filter((route) => !route.open && !route.roles.includes('technician'));
    expect(closed.length).toBeGreaterThan(200);
    for (const { method, path } of closed) {
      const address = path.replace(/:\w+/g, mine.requestId);
      const { status } = await test.http(method, address, technician.token);
      expect([method, address, status]).toEqual([method, address, 403]);
    }
    for (const other of [mine.landlord, mine.tenant, plombex, rival])
      await test.http('get', '/api/my-jobs', other.token).expect(403);
    await test.http('get', '/api/my-jobs').expect(401);
  });

  it('who leaves is shut out at once, the open jobs are no one’s, and the owner is told', async () => {
    await assign(others.requestId, ana.id).expect(200);
    await step(others.requestId, 'start').expect(200);
    const { version } = await member(ana.id);
    const change = (body: object, who: Person = plombex) =>
      test.http('patch', `/api/suppliers/staff/${ana.id}`, who.token).send(body);
    await change({ active: false }, rival).expect(404);
    expect((await change({ active: false, version }).expect(200)).body.state).toBe('left');
    await my('', technician).expect(401);
    await test.http('post', '/api/auth/signin').send({ email: 'ana@example.com', password }).expect(401);
    const { body: job } = await test.http('get', `/api/team/jobs/${others.requestId}`, plombex.token).expect(200);
    expect(job.technician).toBeNull();
    expect(job.visits[0].finishedAt).not.toBeNull();
    expect((await assign(others.requestId, ana.id).expect(422)).body.reason).toBe('staff_left');
    const mail = await eventually(async () => (await mails(plombex.email, 'teams.freed'))[0]);
    expect(mail.params).toMatchObject({ name: 'Ana Roy', count: 3 });
    await eventually(async () => (await bell(plombex)).includes('jobs_freed'));
    await change({ active: true }).expect(200);
    const { body: session } = await test
      .http('post', '/api/auth/signin')
      .send({ email: 'ana@example.com', password })
      .expect(200);
    technician = { ...technician, token: session.access_token };
    expect((await my().expect(200)).body.jobs).toEqual([]);
    await assign(others.requestId, ana.id).expect(200);
  });

  it('without Elite jobs are closed to technicians and the team to the owner; the data stays', async () => {
    await test.sql("update supplier set elite_until = now() - interval '1 minute' where id = $1", [plombex.id]);
    for (const path of ['', `/${others.requestId}`])
      expect((await my(path).expect(403)).body.code).toBe('elite_required');
    await step(others.requestId, 'start').expect(403);
    await test.http('get', '/api/team/plan', plombex.token).expect(403);
    await assign(others.requestId, ana.id).expect(403);
    await test.http('get', '/api/profiles/me', technician.token).expect(200);
    await test.sql("update supplier set elite_until = now() + interval '1 year' where id = $1", [plombex.id]);
    expect((await my().expect(200)).body.jobs.length).toBeGreaterThan(0);
  });

  it('one’s own profile, sessions and data are open; deleting the account takes the name out and frees the jobs', async () => {
    await assign(others.requestId, ana.id).expect(200);
    await test.http('get', '/api/auth/sessions', technician.token).expect(200);
    await test.http('get', '/api/profiles/me/export', technician.token).expect(200);
    await test.http('put', '/api/profiles/me', technician.token).send({ phone: '514 555 0199' }).expect(200);
    await test
      .http('post', '/api/profiles/me/deletion', technician.token)
      .send({ currentPassword: password })
      .expect(204);
    await eventually(async () => {
      const [row] = await test.sql<{ name: string; email: string | null; active: boolean }>(
        'select first_name as name, email, active from supplier_staff where id = $1',
        [ana.id],
      );
      return row?.name === '–' && row.email === null && !row.active;
    });
    const { body: job } = await test.http('get', `/api/team/jobs/${others.requestId}`, plombex.token).expect(200);
    expect(job.technician).toBeNull();
  });
});
