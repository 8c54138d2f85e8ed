import type { Craftsman } from '../factories/repairs.js';
import type { RepairDays } from './repair-days.js';

interface OfferState {
  id: string;
  state: string;
  supplierAccountId: string;
  firstWins: boolean;
  priceCents: number | null;
}
/** A request as the simulation finds it at the beginning of a tick. */
export interface RequestState {
  id: string;
  status: string;
  supplierAccountId: string | null;
  costCents: number | null;
  quoteId: string | null;
  expense: { id: string; amountCents: number; version: number } | null;
  offers: OfferState[];
}

const HOUR = 3600_000;
const BUDGET_CENTS = 20_000;
const pathOf = ({ id }: RequestState) => `/api/service-requests/${id}`;
const isSilent = (days: RepairDays, who: Craftsman) => days.suppliers.indexOf(who) >= 3;
/** Numbers between the two, in whole cents. */
const cents = (days: RepairDays, from: number, to: number) => from + Math.floor(days.random() * (to - from));

/** One tick of everyone who could go on with a request. `silent`: only the landlord does. */
export async function act(days: RepairDays, request: RequestState, silent: boolean): Promise<void> {
  if (request.quoteId && days.random() < 0.6) await answerQuote(days, request);
  if (!silent) await suppliersAct(days, request);
  if (!silent) await tenantActs(days, request);
  await landlordActs(days, request, silent);
}

function answerQuote(days: RepairDays, request: RequestState): Promise<number> {
  const status = days.random() < 0.8 ? 'approved' : 'refused';
  return days.send('patch', `${pathOf(request)}/quotes/${request.quoteId}`, days.home.landlord.token, { status });
}

async function suppliersAct(days: RepairDays, request: RequestState): Promise<void> {
  const awake = days.suppliers.filter((one) => !isSilent(days, one));
  const asked = request.offers.filter(({ state }) => state === 'sent' || state === 'answered');
  if (request.status === 'offered' && !request.supplierAccountId) {
    const answers = asked
      .map((offer) => ({ offer, who: awake.find(({ accountId }) => accountId === offer.supplierAccountId) }))
      .filter(({ who }) => who && days.random() < 0.4);
    // At once: of two who accept, one gets the job.
    await Promise.all(answers.map(({ offer, who }) => answerOffer(days, request, offer, who as Craftsman)));
    return;
  }
  const who = awake.find(({ accountId }) => accountId === request.supplierAccountId);
  if (who && days.random() < 0.5) await work(days, request, who);
}

function answerOffer(days: RepairDays, request: RequestState, offer: OfferState, who: Craftsman): Promise<number> {
  const path = `${pathOf(request)}/offers/${offer.id}`;
  if (days.random() < 0.25) return days.send('patch', path, who.token, { status: 'declined', reason: 'Too far away' });
  const scheduledFor = new Date(days.now.getTime() + cents(days, 12, 72) * HOUR).toISOString();
  if (offer.firstWins) return days.send('patch', path, who.token, { status: 'accepted' });
  const amountCents = cents(days, 5_000, 40_000);
  return days.send('patch', path, who.token, { status: 'answered', amountCents, scheduledFor });
}

/** What the supplier of a job does next: also too dear, given back, or put off. */
async function work(days: RepairDays, request: RequestState, { token, accountId }: Craftsman): Promise<void> {
  const order = request.offers.find((one) => one.state === 'accepted' && one.supplierAccountId === accountId);
  if (!['offered', 'scheduled', 'in_progress'].includes(request.status)) return;
  const chance = days.random();
  if (request.status === 'in_progress') {
    const costCents = cents(days, 1_000, BUDGET_CENTS * 1.5);
    const answer = await days.send('patch', pathOf(request), token, { status: 'completed', costCents });
    if (answer === 422 && !request.quoteId)
      await days.send('post', `${pathOf(request)}/quotes`, token, {
        amountCents: costCents,
        note: 'Needs a new valve',
      });
  } else if (chance < 0.1 && order)
    await days.send('patch', `${pathOf(request)}/offers/${order.id}`, token, {
      status: 'declined',
      reason: 'Van broke down',
    });
  else if (chance < 0.4) {
    const scheduledFor = new Date(days.now.getTime() + cents(days, 12, 72) * HOUR).toISOString();
    await days.send('patch', pathOf(request), token, { status: 'scheduled', scheduledFor });
  } else await days.send('patch', pathOf(request), token, { status: 'in_progress' });
}

async function tenantActs(days: RepairDays, request: RequestState): Promise<void> {
  const chance = days.random();
  const { token } = days.home.tenant;
  if (request.status === 'submitted' && chance < 0.03)
    await days.send('patch', pathOf(request), token, { status: 'cancelled', note: 'It stopped by itself' });
  if (request.status === 'completed' && chance < 0.1)
    await days.send('patch', pathOf(request), token, { status: 'closed', rating: 5 });
  else if (request.status === 'completed' && chance < 0.14)
    await days.send('patch', pathOf(request), token, { status: 'in_progress', note: 'It drips again' });
}

async function landlordActs(days: RepairDays, request: RequestState, silent: boolean): Promise<void> {
  const { token } = days.home.landlord;
  const step = (body: object) => days.send('patch', pathOf(request), token, body);
  const chance = days.random();
  const alone = silent || chance < 0.1;
  if (request.status === 'submitted' && (silent || chance < 0.6))
    await step({
      status: chance < 0.05 ? 'declined' : 'approved',
      ...(chance < 0.05 && { note: 'It is your own lamp' }),
    });
  else if (request.status === 'approved') await (alone ? step({ status: 'in_progress' }) : offer(days, request));
  else if (request.status === 'offered') await pick(days, request, silent);
  else if (request.status === 'scheduled' && silent) await step({ status: 'in_progress' });
  else if (request.status === 'in_progress' && (silent || (alone && !request.supplierAccountId)))
    await step({ status: 'completed', costCents: cents(days, 1_000, 30_000), approveCost: true });
  if (silent || chance < 0.5) await enterCost(days, request);
}

/** Pressed twice; and corrected where the work came back and then cost something else. */
async function enterCost(days: RepairDays, request: RequestState): Promise<void> {
  const { token } = days.home.landlord;
  const { costCents, expense } = request;
  if (!costCents || !['completed', 'closed'].includes(request.status)) return;
  if (!expense) await Promise.all([1, 2].map(() => days.send('post', `${pathOf(request)}/expense`, token)));
  else if (expense.amountCents !== costCents)
    await days.send('patch', `/api/expenses/${expense.id}`, token, {
      amountCents: costCents,
      version: expense.version,
    });
}

/** To one or two of the directory, in every way in which a landlord can ask. */
async function offer(days: RepairDays, request: RequestState): Promise<void> {
  const firstWins = days.random() < 0.5;
  const terms = {
    firstWins,
    askNext: days.random() < 0.5,
    budgetCents: BUDGET_CENTS,
    answerMinutes: 60 * cents(days, 1, 12),
  };
  const first = Math.floor(days.random() * days.suppliers.length);
  for (const at of days.random() < 0.3 ? [first, first + 1] : [first])
    await days.send('post', `${pathOf(request)}/offers`, days.home.landlord.token, {
      supplierId: days.suppliers[at % days.suppliers.length]?.id,
      ...terms,
    });
}

async function pick(days: RepairDays, request: RequestState, silent: boolean): Promise<void> {
  const { token } = days.home.landlord;
  const answered = request.offers.find(({ state }) => state === 'answered');
  if (silent) await days.send('patch', pathOf(request), token, { status: 'in_progress' });
  else if (answered && days.random() < 0.5)
    await days.send('patch', `${pathOf(request)}/offers/${answered.id}`, token, {
      status: days.random() < 0.85 ? 'accepted' : 'withdrawn',
      amountCents: answered.priceCents,
    });
}
