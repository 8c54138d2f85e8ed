import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import {
  SERVICE_REQUEST_STATES as STATES,
  type ServiceRequestState as State,
} from '../../../src/modules/service-requests/service-request.states.js';
import { letHome } from '../../factories/homes.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import {
  acceptedRequest,
  filedRequest,
  supplier,
  technician,
  type Craftsman,
  type Filed,
} from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const APPOINTMENT = { scheduledFor: '2036-12-01T13:00:00Z' };
const OFFICE = [
  'submitted → approved',
  'submitted → declined',
  'submitted → cancelled',
  'approved → scheduled',
  'approved → in_progress',
  'approved → declined',
  'approved → cancelled',
  'offered → approved',
  'offered → scheduled',
  'offered → in_progress',
  'offered → cancelled',
  'scheduled → approved',
  'scheduled → in_progress',
  'scheduled → cancelled',
  'in_progress → scheduled',
  'in_progress → completed',
  'in_progress → cancelled',
  'completed → in_progress',
  'completed → closed',
];
/** Written out, because a table that is compared with itself shows nothing. */
const MAY: Record<string, readonly string[]> = {
  tenant: [
    'submitted → cancelled',
    'approved → cancelled',
    'offered → cancelled',
    'scheduled → cancelled',
    'completed → in_progress',
    'completed → closed',
  ],
  supplier: [
    'offered → scheduled',
    'offered → in_progress',
    'scheduled → in_progress',
    'in_progress → scheduled',
    'in_progress → completed',
  ],
  landlord: OFFICE,
  manager: OFFICE,
  staff: OFFICE,
  admin: OFFICE,
};
/** Of the landlord. */
const COLLEAGUES = ['manager', 'bookkeeper'];
/** The request doesn't exist for them. A bookkeeper has the account's money alone. */
const STRANGERS = ['bookkeeper', 'another tenant', 'another supplier', 'another landlord'];
/** The person who does the work in a supplier's name. What they may is under `/api/my-jobs`, and nothing beside it. */
const TECHNICIANS = ['the technician of the job', 'a colleague of theirs', 'a technician of another company'];
/** Before someone has the job, it is no supplier's. */
const WITHOUT_SUPPLIER: readonly State[] = ['submitted', 'approved', 'declined'];

/** What the technician of the job is answered. They keep reading what they did. */
const DOES: Record<State, { read: number; start: number; finish: number; say: number }> = {
  submitted: { read: 404, start: 404, finish: 404, say: 404 },
  approved: { read: 404, start: 404, finish: 404, say: 404 },
  offered: { read: 200, start: 200, finish: 422, say: 201 },
  scheduled: { read: 200, start: 200, finish: 422, say: 201 },
  in_progress: { read: 200, start: 200, finish: 422, say: 201 },
  completed: { read: 200, start: 422, finish: 422, say: 201 },
  closed: { read: 200, start: 422, finish: 422, say: 201 },
  declined: { read: 404, start: 404, finish: 404, say: 404 },
  cancelled: { read: 200, start: 422, finish: 422, say: 201 },
};

describe('every step of a request by every role in every state', () => {
  let test: TestApp;
  let plombex: Craftsman;
  let rival: Craftsman;
  const others = new Map<string, Person>();
  beforeAll(async () => {
    test = await startTestApp();
    [plombex, rival] = await Promise.all([supplier(test), supplier(test, 'Rival')]);
    others.set('staff', await person(test, 'staff'));
    others.set('admin', await person(test, 'admin'));
    for (const role of COLLEAGUES) others.set(role, await person(test, 'landlord'));
    others.set('another tenant', (await letHome(test)).tenant);
    others.set('another landlord', await person(test, 'landlord'));
    others.set('another supplier', rival);
    const elsewhere = await acceptedRequest(test, plombex, { title: 'Another job' });
    others.set('the technician of the job', await technician(test, plombex));
    others.set('a colleague of theirs', await technician(test, plombex, elsewhere.requestId));
    others.set('a technician of another company', await technician(test, rival));
  });
  afterAll(() => test.close());

  const path = (id: string) => `/api/service-requests/${id}`;
  const patch = (id: string, who: Person, body: object) => test.http('patch', path(id), who.token).send(body);
  const whoIs = (job: Filed, role: string): Person => {
    const who = { tenant: job.tenant, landlord: job.landlord, supplier: plombex }[role] ?? others.get(role);
    if (!who) throw new Error(`Nobody is ${role}.`);
    return who;
  };

  /** The same. A colleague first gets a place in the account of the landlord whose job it is. */
  const actorOf = async (job: Filed, role: string): Promise<Person> => {
    const who = whoIs(job, role);
    if (!COLLEAGUES.includes(role)) return who;
    const moved = await test.sql(
      'update membership set account_id = $2, role = $3 where user_id = $1 and account_id <> $2 returning 1',
      [who.userId, job.landlord.accountId, role],
    );
    if (moved.length > 0) others.set(role, await signedInAgain(test, who));
    return whoIs(job, role);
  };

  /** A request in this state, with the technician's name on it wherever there is a job. */
  const requestIn = async (state: State): Promise<Filed> => {
    const job = WITHOUT_SUPPLIER.includes(state) ? await filedRequest(test) : await acceptedRequest(test, plombex);
    const step = (who: Person, status: State, more: object = {}) =>
      patch(job.requestId, who, { status, ...more }).expect(200);
    if (state === 'approved' || state === 'declined') await step(job.landlord, state);
    if (state === 'cancelled') await step(job.landlord, state);
    if (state === 'scheduled') await step(plombex, state, APPOINTMENT);
    if (state === 'in_progress' || state === 'completed' || state === 'closed') await step(plombex, 'in_progress');
    if (state === 'completed' || state === 'closed') await step(plombex, 'completed', { costCents: 4_000 });
    if (state === 'closed') await step(job.tenant, state);
    await assign(job);
    return job;
  };
  /** By hand: the product assigns no one to what isn't the supplier's, and the name on it must not be enough. */
  const assign = ({ requestId }: Filed) =>
    test.sql(
      `insert into job_assignment (id, account_id, demo, created_at, request_id, staff_id)
       select $1, $2, false, now(), $3, id from supplier_staff where user_id = $4`,
      [v7(), plombex.accountId, requestId, others.get('the technician of the job')?.userId],
    );
  const stateOf = async ({ requestId }: Filed) => {
    const [row] = await test.sql<{ status: string; version: number; events: number; visits: number }>(
      `select r.status, r.version, (select count(*)::int from request_event e where e.request_id = r.id and e.kind <> 'comment') as events,
        (select count(*)::int from job_visit v where v.request_id = r.id) as visits from service_request r where r.id = $1`,
      [requestId],
    );
    return row;
  };

  describe.each(STATES)('a request that is %s', (state) => {
    let job: Filed;
    beforeAll(async () => {
      job = await requestIn(state);
    });

    it.each(Object.keys(MAY))('lets a %s take their own steps and no other', async (role) => {
      const hidden = role === 'supplier' && WITHOUT_SUPPLIER.includes(state);
      for (const to of STATES.filter((one) => one !== state)) {
        const may = MAY[role]?.includes(`${state} → ${to}`) ?? false;
        const one = may ? await requestIn(state) : job;
        const before = await stateOf(one);
        const { status } = await patch(one.requestId, await actorOf(one, role), { status: to, ...APPOINTMENT_OF[to] });
        const after = await stateOf(one);
        const fits = may
          ? status === 200 && after?.status === to
          : (hidden ? [404] : [403, 422]).includes(status) && JSON.stringify(after) === JSON.stringify(before);
        expect({ to, status, fits, after }).toEqual({ to, status, fits: true, after });
      }
    });

    it.each(STRANGERS)('does not exist for %s', async (role) => {
      const before = await stateOf(job);
      const who = await actorOf(job, role);
      await test.http('get', path(job.requestId), who.token).expect(404);
      for (const to of STATES) await patch(job.requestId, who, { status: to }).expect(404);
      expect(await stateOf(job)).toEqual(before);
    });

    it.each(TECHNICIANS)('is closed to %s wherever the supplier or the landlord acts', async (role) => {
      const { token } = whoIs(job, role);
      const before = await stateOf(job);
      for (const to of STATES)
        await patch(job.requestId, whoIs(job, role), { status: to, ...APPOINTMENT_OF[to] }).expect(403);
      const [offerId, quoteId] = [v7(), v7()];
      const calls = [
        ['get', path(job.requestId), {}],
        ['patch', path(job.requestId), { costCents: 1 }],
        ['post', `${path(job.requestId)}/offers`, { supplierId: rival.id, budgetCents: 1 }],
        ['patch', `${path(job.requestId)}/offers/${offerId}`, { status: 'accepted' }],
        ['post', `${path(job.requestId)}/quotes`, { amountCents: 1 }],
        ['patch', `${path(job.requestId)}/quotes/${quoteId}`, { status: 'approved' }],
        ['post', `${path(job.requestId)}/invoice`, {}],
        ['post', `${path(job.requestId)}/expense`, {}],
        ['post', `${path(job.requestId)}/proposals`, { times: [] }],
        ['put', `/api/team/jobs/${job.requestId}/technician`, { staffId: v7() }],
      ] as const;
      for (const [method, address, body] of calls) {
        const sent = test.http(method, address, token);
        const { status } = await (method === 'get' ? sent : sent.send(body));
        expect([method, address, status]).toEqual([method, address, 403]);
      }
      expect(await stateOf(job)).toEqual(before);
    });

    it.each(TECHNICIANS)('is open under their jobs to %s as far as it is theirs', async (role) => {
      const one = await requestIn(state);
      const before = await stateOf(one);
      const { token } = whoIs(one, role);
      const mine = role === TECHNICIANS[0] ? DOES[state] : { read: 404, start: 404, finish: 404, say: 404 };
      const my = `/api/my-jobs/${one.requestId}`;
      const answers = {
        read: (await test.http('get', my, token)).status,
        finish: (await test.http('post', `${my}/finish`, token).send({ done: true })).status,
        say: (await test.http('post', `${my}/lines`, token).send({ message: 'On my way' })).status,
        start: (await test.http('post', `${my}/start`, token)).status,
      };
      expect(answers).toEqual(mine);
      const finish = (who: Person) => test.http('post', `${my}/finish`, who.token).send({ done: true });
      // The visit ends the work only where it is the technician's, and with it their being there.
      const began = mine.start === 200;
      expect((await finish(whoIs(one, 'a colleague of theirs'))).status).toBe(404);
      expect((await finish(whoIs(one, role))).status).toBe(began ? 200 : mine.finish);
      expect(await stateOf(one)).toMatchObject(began ? { status: 'completed', visits: 1 } : { ...before });
      expect((await test.http('post', `${my}/start`, token)).status).toBe(began ? 422 : mine.start);
    });
  });
});

/** What a step needs beside its name. */
const APPOINTMENT_OF: Partial<Record<State, object>> = { scheduled: APPOINTMENT };
