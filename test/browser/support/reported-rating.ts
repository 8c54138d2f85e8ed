import { expect, type APIRequestContext } from '@playwright/test';
import { callWith, directoryEntry, signedUp } from '../../support/people-by-api.js';
import { landlord, tenantOf } from './account.js';

/** A company whose job a tenant has rated with a comment, which the company has reported. */
export async function reportedRating(request: APIRequestContext, companyName: string): Promise<void> {
  const call = callWith(request);
  const owner = await landlord(request);
  const tenant = await tenantOf(request, owner);
  const supplier = await signedUp(call, 'supplier', companyName);
  const problem = { title: 'Tap drips', description: 'In the kitchen.', issueType: 'Plumbing', priority: 'High' };
  const { id } = await call('/api/service-requests', problem, tenant.token);
  const path = `/api/service-requests/${id}`;
  const change = (where: string, body: object, token: string) => call(where, body, token, 'patch');
  await change(path, { status: 'approved' }, owner.token);
  const terms = { supplierId: await directoryEntry(companyName), budgetCents: 50_000, firstWins: true };
  const { offers } = await call(`${path}/offers`, terms, owner.token);
  await change(`${path}/offers/${offers[0].id}`, { status: 'accepted' }, supplier);
  await change(path, { status: 'in_progress' }, supplier);
  await change(path, { status: 'completed', costCents: 40_000 }, supplier);
  await change(path, { status: 'closed', rating: 2, ratingNote: 'Rude', ratingNoteShared: true }, tenant.token);
  const reported = await request.put(`${path}/rating-report`, {
    data: { reason: 'It names my employee.' },
    headers: { Authorization: `Bearer ${supplier}` },
  });
  expect(reported.ok(), await reported.text()).toBe(true);
}
