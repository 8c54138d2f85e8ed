import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import { filedRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const JOBS = [
  'submitted',
  'approved', // The supplier has declined an offer.
  'offered', // To the first who accepts.
  'answered', // By price and time, for the landlord to pick.
  'accepted', // Still “offered”, and someone has it.
  'scheduled',
  'in_progress',
  'completed',
  'closed',
  'declined',
  'cancelled', // By the landlord, after a supplier had accepted.
] as const;
type Job = (typeof JOBS)[number];

/** A supplier accepts an offer, and a landlord picks an answer, by the same call. */
const STEPS = ['send', 'accept', 'answer', 'decline', 'withdraw', 'quote', 'approve', 'refuse', 'take back'] as const;
type Step = (typeof STEPS)[number];
type Table = Partial<Record<Step, readonly Job[]>>;

const LANDLORD: Table = {
  send: ['approved', 'offered', 'answered'],
  accept: ['answered'],
  withdraw: ['offered', 'answered', 'accepted', 'scheduled', 'in_progress'],
  approve: ['offered', 'accepted', 'scheduled', 'in_progress', 'completed', 'closed'],
  refuse: ['offered', 'accepted', 'scheduled', 'in_progress', 'completed', 'closed'],
};
const SUPPLIER: Table = {
  accept: ['offered'],
  answer: ['answered'],
  decline: ['offered', 'answered', 'accepted', 'scheduled', 'in_progress'],
  quote: ['offered', 'accepted', 'scheduled', 'in_progress', 'completed'],
  'take back': ['offered', 'accepted', 'scheduled', 'in_progress', 'completed', 'closed'],
};
/** Written out, because a table that is compared with itself shows nothing. */
const MAY: Record<string, Table> = {
  landlord: LANDLORD,
  manager: LANDLORD,
  supplier: SUPPLIER,
  tenant: {},
  bookkeeper: {},
  colleague: {},
  staff: {},
  admin: {},
  'another supplier': {},
  'another landlord': {},
  'another tenant': {},
};
/** Asking for what is so already is answered with 200, and changes nothing. */
const HAS_SUPPLIER: readonly Job[] = ['accepted', 'scheduled', 'in_progress', 'completed', 'closed', 'cancelled'];
const IS_SO: Record<string, Table> = {
  landlord: { accept: HAS_SUPPLIER },
  manager: { accept: HAS_SUPPLIER },
  supplier: { accept: HAS_SUPPLIER, 'take back': ['cancelled'] },
};
/** What becomes of the offer or the quote. */
const BECOMES: Record<Step, string> = {
  send: 'sent',
  accept: 'accepted',
  answer: 'answered',
  decline: 'declined',
  withdraw: 'withdrawn',
  quote: 'sent',
  approve: 'approved',
  refuse: 'refused',
  'take back': 'withdrawn',
};

const LIMIT_CENTS = 50_000;
const AMOUNT_CENTS = 60_000;
const scheduledFor = '2036-12-01T13:00:00Z';

interface Made {
  id: string;
  offerId: string;
  quoteId: string;
}
interface Kept {
  status: string;
  version: number;
  taker: string | null;
  events: number;
  offers: Record<string, string>;
  quotes: Record<string, string>;
}

describe('every step of an offer and of a quote by every role in every state of the job', () => {
  let test: TestApp;
  let home: LetHome;
  let plombex: Craftsman;
  let third: Craftsman;
  const people = new Map<string, Person>();
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
    plombex = await supplier(test);
    third = await supplier(test, 'Third');
    const other = await letHome(test);
    people.set('landlord', home.landlord).set('tenant', home.tenant).set('supplier', plombex);
    people.set('another landlord', other.landlord).set('another tenant', other.tenant);
    people.set('another supplier', await supplier(test, 'Rival'));
    for (const role of ['staff', 'admin'] as const) people.set(role, await person(test, role));
    people.set('manager', await member('manager'));
    people.set('bookkeeper', await member('bookkeeper'));
    people.set('colleague', await member('former'));
  });
  afterAll(() => test.close());

  /** Someone else with a place in the landlord's account. */
  const member = async (role: string): Promise<Person> => {
    const who = await person(test, 'landlord');
    await test.sql('update membership set account_id = $2, role = $3 where user_id = $1', [
      who.userId,
      home.landlord.accountId,
      role,
    ]);
    return signedInAgain(test, who);
  };

  /** A job in this state, with a price above the limit that waits for an answer wherever one can. */
  const make = async (job: Job, quoted = true): Promise<Made> => {
    const { requestId: id } = await filedRequest(test, {}, home);
    const made = { id, offerId: v7(), quoteId: v7() };
    const path = `/api/service-requests/${id}`;
    const step = (who: Person, status: string, more: object = {}) =>
      test
        .http('patch', path, who.token)
        .send({ status, ...more })
        .expect(200);
    const ask = async (firstWins: boolean) => {
      const terms = { supplierId: plombex.id, budgetCents: LIMIT_CENTS, firstWins };
      const { body } = await test.http('post', `${path}/offers`, home.landlord.token).send(terms).expect(201);
      made.offerId = body.offers[0].id;
    };
    const answer = (status: string, more: object = {}) =>
      test
        .http('patch', `${path}/offers/${made.offerId}`, plombex.token)
        .send({ status, ...more })
        .expect(200);
    const quote = async () => {
      const body = { amountCents: AMOUNT_CENTS };
      if (quoted)
        made.quoteId = (await test.http('post', `${path}/quotes`, plombex.token).send(body).expect(201)).body.id;
    };

    if (job === 'submitted') return made;
    await step(home.landlord, 'approved');
    if (job === 'declined') await step(home.landlord, 'declined');
    if (job === 'declined') return made;
    await ask(job !== 'answered');
    if (job === 'approved') {
      await answer('declined');
      // What follows from an answer comes after the commit.
      await eventually(async () => (await stateOf(made)).status === 'approved');
    }
    if (job === 'answered') await answer('answered', { amountCents: AMOUNT_CENTS, scheduledFor });
    if (job === 'approved' || job === 'answered') return made;
    if (job !== 'offered') await answer('accepted');
    if (job === 'scheduled') await step(plombex, 'scheduled', { scheduledFor });
    if (['in_progress', 'completed', 'closed'].includes(job)) await step(plombex, 'in_progress');
    if (['completed', 'closed'].includes(job)) await step(plombex, 'completed', { costCents: LIMIT_CENTS });
    await quote();
    if (job === 'closed') await step(home.tenant, 'closed');
    if (job === 'cancelled') {
      await step(home.landlord, 'cancelled');
      await eventually(async () => (await stateOf(made)).quotes[made.quoteId]?.startsWith('withdrawn'));
    }
    return made;
  };

  const send = (step: Step, { id, offerId, quoteId }: Made, { token }: Person) => {
    const path = `/api/service-requests/${id}`;
    const status = BECOMES[step];
    if (step === 'send')
      return test.http('post', `${path}/offers`, token).send({ supplierId: third.id, budgetCents: LIMIT_CENTS });
    if (step === 'quote') return test.http('post', `${path}/quotes`, token).send({ amountCents: AMOUNT_CENTS });
    if (step === 'approve' || step === 'refuse' || step === 'take back')
      return test.http('patch', `${path}/quotes/${quoteId}`, token).send({ status });
    const price = step === 'answer' ? { amountCents: AMOUNT_CENTS + 1, scheduledFor } : {};
    return test.http('patch', `${path}/offers/${offerId}`, token).send({ status, ...price });
  };

  const stateOf = async ({ id }: Made): Promise<Kept> => {
    const [row] = await test.sql<Kept>(
      `select r.status, r.version, r.supplier_account_id as taker,
        (select count(*)::int from request_event e where e.request_id = r.id) as events,
        (select coalesce(json_object_agg(o.id, concat_ws(' ', o.state, o.budget_cents, o.price_cents)), '{}') from offer o where o.request_id = r.id) as offers,
        (select coalesce(json_object_agg(q.id, q.state || ' ' || q.amount_cents), '{}') from quote q where q.request_id = r.id) as quotes
       from service_request r where r.id = $1`,
      [id],
    );
    if (!row) throw new Error('The request is gone.');
    return row;
  };
  /** The state of what a step is about: the new offer or quote, or the one that was there. */
  const subject = (step: Step, { offerId, quoteId }: Made, before: Kept, { offers, quotes }: Kept) => {
    const [was, is, id] = ['quote', 'approve', 'refuse', 'take back'].includes(step)
      ? [before.quotes, quotes, quoteId]
      : [before.offers, offers, offerId];
    const added = Object.keys(is).find((one) => !(one in was));
    return is[step === 'send' || step === 'quote' ? (added ?? '') : id]?.split(' ')[0];
  };

  describe.each(JOBS)('a job that is %s', (job) => {
    let shared: Made;
    beforeAll(async () => {
      shared = await make(job);
    });

    it.each(Object.keys(MAY))('lets a %s take their own steps and no other', async (role) => {
      const who = people.get(role);
      if (!who) throw new Error(`Nobody is ${role}.`);
      for (const step of STEPS) {
        const may = MAY[role]?.[step]?.includes(job) ?? false;
        const isSo = IS_SO[role]?.[step]?.includes(job) ?? false;
        const one = may ? await make(job, step !== 'quote') : shared;
        const before = await stateOf(one);
        const { status } = await send(step, one, who);
        const after = await stateOf(one);
        const fits = may ? status < 300 : (isSo ? [200] : [403, 404, 409, 422]).includes(status);
        expect({ step, status, fits }).toEqual({ step, status, fits: true });
        const [is, wanted] = may ? [subject(step, one, before, after), BECOMES[step]] : [after, before];
        expect({ step, is }).toEqual({ step, is: wanted });
      }
    });
  });
});
