import type { RepairDays } from './repair-days.js';
import { orderOf, pathOf, type InvoiceState, type RequestState } from './repair-state.js';

const DONE = ['completed', 'closed'];

/** What the supplier of a job does about its price once the work is done or was canceled. */
export async function supplierBills(days: RepairDays, request: RequestState): Promise<void> {
  await billEnded(days, request);
  const who = days.world.awake(request.supplierAccountId);
  const done = DONE.includes(request.status) || request.canceledAtWork;
  if (!who || !done) return;
  const { token } = who;
  if (!request.costCents) {
    if (days.happens(0.6))
      await days.send('patch', pathOf(request), token, { what: 'cost stated', costCents: days.between(1_000, 15_000) });
    return;
  }
  const mine = request.invoices.find(({ offerId }) => offerId === orderOf(request)?.id);
  if (!mine && days.happens(0.15))
    await days.send('post', `${pathOf(request)}/invoice`, token, { what: 'invoice begun' });
  else if (mine?.status === 'draft' && days.happens(0.7)) await step(days, mine, token, 'sent');
  else if (mine?.status === 'disputed' && days.happens(0.5)) await step(days, mine, token, 'void');
}

/** A supplier who lost the job can bill what was under way, also when they have it again by now. */
async function billEnded(days: RepairDays, request: RequestState): Promise<void> {
  for (const { id, endedDuring, supplierAccountId } of request.offers) {
    const who = endedDuring && days.world.awake(supplierAccountId);
    if (!who || request.invoices.some(({ offerId }) => offerId === id) || !days.happens(0.2)) continue;
    const begun = await days.send('post', `${pathOf(request)}/invoice?offerId=${id}`, who.token, {
      what: 'ended job begun',
    });
    const invoiceId = begun.body['id'];
    if (typeof invoiceId !== 'string' || begun.body['offerId'] !== id) continue;
    const unitCents = days.between(1_000, 15_000);
    const lines = [{ description: 'What was under way', quantityThousandths: 1000, unitCents, taxes: [] }];
    await days.send('put', `/api/invoices/${invoiceId}`, who.token, { what: 'ended job written', dueDays: 30, lines });
    await days.send('patch', `/api/invoices/${invoiceId}`, who.token, { what: 'ended job billed', status: 'sent' });
  }
}

/** The landlord answers invoices, and enters by hand what no one has invoiced. */
export async function landlordPays(days: RepairDays, request: RequestState, silent: boolean): Promise<void> {
  const { token } = days.world.landlordOf(request);
  for (const invoice of request.invoices) await answerInvoice(days, request, invoice, { token, silent });
  const order = orderOf(request);
  const mine = order && request.invoices.find(({ offerId }) => offerId === order.id);
  // Landlords don't see drafts. A supplier who has gone silent never sends theirs.
  const coming = mine && mine.status !== 'disputed' && !(silent && mine.status === 'draft');
  if (!coming && (silent || days.happens(0.1))) await enterCost(days, request, token);
}

/** An invoice for something else than the job cost is disputed, and now and then another one is. */
async function answerInvoice(
  days: RepairDays,
  request: RequestState,
  invoice: InvoiceState,
  { token, silent }: { token: string; silent: boolean },
): Promise<void> {
  if (!silent && !days.happens(0.4)) return;
  // What a supplier did before the job ended for them has no cost to compare it with.
  const right = invoice.offerId !== orderOf(request)?.id || invoice.totalCents === request.costCents;
  const doubtful = !silent && days.happens(0.15);
  const { status } = invoice;
  if ((status === 'sent' || status === 'approved') && (!right || doubtful))
    await step(days, invoice, token, 'disputed', { reason: 'That isn’t what the job cost' });
  // The work came back after it was paid, and cost something else in the end.
  else if (status === 'paid' && !right) await step(days, invoice, token, 'approved');
  else if (status === 'sent' || (status === 'disputed' && right)) await step(days, invoice, token, 'approved');
  else if (status === 'approved')
    await step(days, invoice, token, 'paid', {
      paidOn: new Date(days.now.getTime() - 86_400_000).toISOString().slice(0, 10),
      paidMethod: 'transfer',
    });
}

/** Selected twice; and corrected where the work came back and then cost something else. */
async function enterCost(days: RepairDays, request: RequestState, token: string): Promise<void> {
  const { costCents, expense, company } = request;
  // Work that came back and was canceled then has had its cost.
  if (!costCents || ![...DONE, 'cancelled'].includes(request.status)) return;
  const path = `${pathOf(request)}/expense`;
  if (!expense) await Promise.all([1, 2].map(() => days.send('post', path, token, { what: 'cost entered' })));
  else if (expense.amountCents !== costCents || (company && expense.payee !== company))
    await days.send('patch', `/api/expenses/${expense.id}`, token, {
      what: 'cost corrected',
      amountCents: costCents,
      ...(company && { payee: company }),
      version: expense.version,
    });
}

function step(
  days: RepairDays,
  { id, status: from }: InvoiceState,
  token: string,
  status: string,
  more: object = {},
): Promise<unknown> {
  return days.send('patch', `/api/invoices/${id}`, token, { what: `invoice ${from} → ${status}`, status, ...more });
}
