import type { Craftsman } from '../factories/repairs.js';
import { landlordPays, supplierBills } from './repair-bills.js';
import type { RepairDays } from './repair-days.js';
import { orderOf, pathOf, type RequestState } from './repair-state.js';
import { leaveSite, technicianActs } from './repair-technicians.js';
import { found } from './repair-world.js';

const HOUR = 3600_000;
const BUDGET_CENTS = 20_000;
const AT_WORK = ['offered', 'scheduled', 'in_progress'];
type Offer = RequestState['offers'][number];

/** One tick of everyone who could go on with a request. `silent`: only the landlord does. */
export async function actOn(days: RepairDays, request: RequestState, silent: boolean): Promise<void> {
  for (const quote of request.quotes) if (silent || days.happens(0.6)) await answerQuote(days, request, quote);
  if (!silent) {
    await suppliersAct(days, request);
    await tenantActs(days, request);
    await supplierBills(days, request);
  } else await leaveSite(days, request);
  await landlordActs(days, request, silent);
  await landlordPays(days, request, silent);
}

function answerQuote(days: RepairDays, request: RequestState, { id }: { id: string }): Promise<unknown> {
  const status = days.happens(0.8) ? 'approved' : 'refused';
  const { token } = days.world.landlordOf(request);
  return days.send('patch', `${pathOf(request)}/quotes/${id}`, token, { what: `quote ${status}`, status });
}

async function suppliersAct(days: RepairDays, request: RequestState): Promise<void> {
  if (request.status === 'offered' && !request.supplierAccountId) {
    const asked = request.offers.filter(({ state }) => state === 'sent' || state === 'answered');
    const answers = asked
      .map((offer) => ({ offer, who: days.world.awake(offer.supplierAccountId) }))
      .filter(({ who }) => who && days.happens(0.4));
    // At once: of two who accept, one gets the job.
    await Promise.all(answers.map(({ offer, who }) => answerOffer(days, request, offer, found(who))));
    return;
  }
  const who = days.world.awake(request.supplierAccountId);
  if (!who) return;
  if (request.technicianId && (await technicianActs(days, request))) return;
  // The person who has asked for a time waits for the tenant, who may never answer.
  if (request.proposal?.side === 'supplier' && days.happens(0.97)) return;
  if (days.happens(0.5)) await work(days, request, who);
}

function answerOffer(days: RepairDays, request: RequestState, offer: Offer, { token }: Craftsman): Promise<unknown> {
  const path = `${pathOf(request)}/offers/${offer.id}`;
  const answer = (status: string, more: object = {}) =>
    days.send('patch', path, token, { what: `offer ${status}`, status, ...more });
  if (days.happens(0.25)) return answer('declined', { reason: 'Too far away' });
  if (!offer.firstWins)
    return answer('answered', { amountCents: days.between(5_000, 40_000), scheduledFor: soon(days) });
  if (days.happens(0.15))
    return days.send('post', `${pathOf(request)}/quotes`, token, {
      what: 'quote before',
      amountCents: BUDGET_CENTS * 2,
    });
  return answer('accepted', days.happens(0.3) ? { scheduledFor: soon(days) } : {});
}

/** What the supplier of a job does next: also too dear, given back, or put off. */
async function work(days: RepairDays, request: RequestState, who: Craftsman): Promise<void> {
  const { token, accountId } = who;
  const order = request.offers.find((one) => one.state === 'accepted' && one.supplierAccountId === accountId);
  if (!AT_WORK.includes(request.status)) return;
  if (request.status === 'in_progress') return complete(days, request, who);
  const chance = days.random();
  if (chance < 0.1 && order)
    await days.send('patch', `${pathOf(request)}/offers/${order.id}`, token, {
      what: 'job given back',
      status: 'declined',
      reason: 'Van broke down',
    });
  else if (chance < 0.25)
    await days.send('patch', pathOf(request), token, {
      status: 'scheduled',
      scheduledFor: soon(days),
      scheduledUntil: null,
    });
  else if (chance < 0.45 && !request.proposal) await propose(days, request, token);
  else if (chance < 0.6 && accountId === days.world.suppliers[0]?.accountId) await assign(days, request, token);
  else await days.send('patch', pathOf(request), token, { status: 'in_progress' });
}

/** At a price that the limit allows, or with a change order. */
async function complete(days: RepairDays, request: RequestState, { token }: Craftsman): Promise<void> {
  const costCents = days.between(1_000, BUDGET_CENTS * 1.5);
  const done = { status: 'completed', costCents, leaveOpenLines: true };
  const { body } = await days.send('patch', pathOf(request), token, done);
  if (body['code'] === 'over_limit' && request.quotes.length === 0)
    await days.send('post', `${pathOf(request)}/quotes`, token, {
      what: 'change order',
      amountCents: costCents,
      note: 'Needs a new valve',
    });
}

function propose(days: RepairDays, request: RequestState, token: string): Promise<unknown> {
  const from = soon(days);
  const until = new Date(Date.parse(from) + 2 * HOUR).toISOString();
  return days.send('post', `${pathOf(request)}/proposals`, token, {
    what: 'time proposed',
    times: [{ from, until }],
  });
}

function assign(days: RepairDays, request: RequestState, token: string): Promise<unknown> {
  const { staffId } = found(days.world.technicians[days.between(0, 2)]);
  return days.send('put', `/api/team/jobs/${request.id}/technician`, token, { what: 'assigned', staffId });
}

async function tenantActs(days: RepairDays, request: RequestState): Promise<void> {
  const tenant = days.world.tenantOf(request);
  if (!tenant) return;
  const step = (body: object) => days.send('patch', pathOf(request), tenant.token, { ...body });
  const chance = days.random();
  if (['submitted', 'offered', 'scheduled'].includes(request.status) && chance < 0.02)
    await step({ status: 'cancelled', note: 'It stopped by itself' });
  else if (request.status === 'completed' && chance < 0.08) await step({ status: 'closed' });
  else if (request.status === 'completed' && chance < 0.12)
    await step({ what: 'sent back', status: 'in_progress', note: 'It drips again' });
  const { proposal } = request;
  if (proposal?.side === 'supplier' && days.happens(0.4)) {
    const answer =
      Date.parse(proposal.from) > days.now.getTime() && days.happens(0.7)
        ? { status: 'accepted', from: proposal.from }
        : { status: 'declined' };
    await days.send('patch', `${pathOf(request)}/proposals/${proposal.id}`, tenant.token, {
      what: `time ${answer.status}`,
      ...answer,
    });
  }
}

async function landlordActs(days: RepairDays, request: RequestState, silent: boolean): Promise<void> {
  const { token } = days.world.landlordOf(request);
  const step = (body: object) => days.send('patch', pathOf(request), token, { ...body });
  const chance = days.random();
  const alone = silent || chance < 0.1;
  if (request.status === 'submitted' && (silent || chance < 0.6))
    await step(chance < 0.05 ? { status: 'declined', note: 'It is your own lamp' } : { status: 'approved' });
  else if (request.status === 'approved') await (alone ? step({ status: 'in_progress' }) : offer(days, request, token));
  else if (request.status === 'offered') await pick(days, request, token, silent);
  else if (request.status === 'scheduled' && silent) await step({ status: 'in_progress' });
  else if (request.supplierAccountId && !silent && chance > 0.91 && chance < 0.97) await remove(days, request, token);
  else if (request.status === 'in_progress' && !silent && chance > 0.99)
    await step({ what: 'canceled at work', status: 'cancelled', note: 'We replace the kitchen' });
  else if (request.status === 'in_progress' && (silent || (alone && !request.supplierAccountId)))
    await step({
      status: 'completed',
      costCents: days.between(1_000, 30_000),
      approveCost: true,
      leaveOpenLines: true,
    });
}

/** The landlord takes the job away from its supplier, who can bill what was under way. */
async function remove(days: RepairDays, request: RequestState, token: string): Promise<void> {
  const order = orderOf(request);
  if (!order || !['scheduled', 'in_progress'].includes(request.status)) return;
  const what = request.status === 'in_progress' ? 'removed at work' : 'removed before work';
  await days.send('patch', `${pathOf(request)}/offers/${order.id}`, token, { what, status: 'withdrawn' });
}

/** To one or two of the directory, in every way in which a landlord can ask. */
async function offer(days: RepairDays, request: RequestState, token: string): Promise<void> {
  const { suppliers } = days.world;
  const terms = {
    firstWins: days.happens(0.5),
    askNext: days.happens(0.5),
    budgetCents: BUDGET_CENTS,
    answerMinutes: 60 * days.between(1, 12),
  };
  const lost = suppliers.findIndex(({ accountId }) =>
    request.offers.some(({ endedDuring, supplierAccountId }) => endedDuring && supplierAccountId === accountId),
  );
  const again = lost >= 0 && days.happens(0.7);
  const first = again ? lost : days.between(0, suppliers.length);
  for (const at of days.happens(0.3) ? [first, first + 1] : [first])
    await days.send('post', `${pathOf(request)}/offers`, token, {
      what: again ? 'offered again' : 'offered',
      supplierId: suppliers[at % suppliers.length]?.id,
      ...terms,
    });
}

/** An answer of a supplier is picked or refused; a job whose supplier has gone silent is taken over. */
async function pick(days: RepairDays, request: RequestState, token: string, silent: boolean): Promise<void> {
  const answered = request.offers.find(({ state }) => state === 'answered');
  if (silent) await days.send('patch', pathOf(request), token, { status: 'in_progress' });
  else if (answered && days.happens(0.5)) {
    const status = days.happens(0.85) ? 'accepted' : 'withdrawn';
    await days.send('patch', `${pathOf(request)}/offers/${answered.id}`, token, {
      what: `answer ${status}`,
      status,
      amountCents: answered.priceCents,
    });
  }
}

function soon(days: RepairDays): string {
  return new Date(days.now.getTime() + days.between(12, 72) * HOUR).toISOString();
}
