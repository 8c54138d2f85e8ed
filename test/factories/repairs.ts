import { v7 } from 'uuid';
import type { TestApp } from '../support/app.js';
import { letHome, type LetHome } from './homes.js';
import { person, type Person } from './people.js';

export interface Craftsman extends Person {
  /** Entry in the directory. */
  id: string;
}

/** A supplier with an entry in the directory. */
export async function supplier(test: TestApp, companyName = 'Plombex', { demo = false } = {}): Promise<Craftsman> {
  const who = await person(test, 'supplier', { demo });
  const id = v7();
  await test.sql(
    `insert into supplier (id, account_id, demo, created_at, company_name, service_type, trade, phone, email)
     values ($1, $2, $3, now(), $4, 'Plumber', 'plumbing', '514 555 0101', $5)`,
    [id, who.accountId, demo, companyName, who.email],
  );
  return { ...who, id };
}

export interface Filed extends LetHome {
  requestId: string;
}

/** A request that the tenant of a let home has filed. */
export async function filedRequest(test: TestApp, body: Record<string, unknown> = {}, home?: LetHome): Promise<Filed> {
  const place = home ?? (await letHome(test));
  const request = {
    title: 'No heat',
    description: 'The radiator is cold.',
    issueType: 'HVAC',
    priority: 'High',
    ...body,
  };
  const answer = await test.http('post', '/api/service-requests', place.tenant.token).send(request).expect(201);
  return { ...place, requestId: answer.body.id as string };
}

/** The same, approved and offered to a supplier. */
export async function offeredRequest(
  test: TestApp,
  craftsman: Craftsman,
  { budgetCents = 50_000, firstWins = true, ...body }: Record<string, unknown> = {},
): Promise<Filed & { offerId: string }> {
  const filed = await filedRequest(test, body);
  const path = `/api/service-requests/${filed.requestId}`;
  await test.http('patch', path, filed.landlord.token).send({ status: 'approved' }).expect(200);
  const offer = { supplierId: craftsman.id, budgetCents, firstWins, note: 'Key 4 is with the concierge' };
  const { body: offered } = await test.http('post', `${path}/offers`, filed.landlord.token).send(offer).expect(201);
  return { ...filed, offerId: offered.offers[0].id as string };
}

/** The same, accepted by the supplier. */
export async function acceptedRequest(
  test: TestApp,
  craftsman: Craftsman,
  body: Record<string, unknown> = {},
): Promise<Filed & { offerId: string }> {
  const offered = await offeredRequest(test, craftsman, body);
  const path = `/api/service-requests/${offered.requestId}/offers/${offered.offerId}`;
  await test.http('patch', path, craftsman.token).send({ status: 'accepted' }).expect(200);
  return offered;
}
