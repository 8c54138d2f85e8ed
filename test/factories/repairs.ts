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
    title: 'Radiator drips',
    description: 'Into a bowl, since Monday.',
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

/** Someone of a supplier's team, who has joined: the supplier becomes Elite, and the job is theirs. */
export async function technician(
  test: TestApp,
  craftsman: Craftsman,
  requestId?: string,
): Promise<Person & { staffId: string }> {
  const who = await person(test, 'technician', { demo: craftsman.demo });
  const { accountId, demo, id } = craftsman;
  const staffId = v7();
  await test.sql("update supplier set elite_until = now() + interval '1 year' where id = $1", [id]);
  await test.sql(
    "insert into membership (id, account_id, demo, user_id, role, created_at) values ($1, $2, $3, $4, 'technician', now())",
    [v7(), accountId, demo, who.userId],
  );
  await test.sql(
    `insert into supplier_staff (id, account_id, demo, created_at, first_name, last_name, email, user_id, invited_at, joined_at)
     values ($1, $2, $3, now(), 'Ana', 'Roy', $4, $5, now(), now())`,
    [staffId, accountId, demo, who.email, who.userId],
  );
  if (requestId)
    await test.sql(
      'insert into job_assignment (id, account_id, demo, created_at, request_id, staff_id) values ($1, $2, $3, now(), $4, $5)',
      [v7(), accountId, demo, requestId, staffId],
    );
  return { ...who, accountId, staffId };
}

/** An insurance or a license that a supplier has recorded, valid for so many days from today on where the home of the factories is. */
export async function paper(
  test: TestApp,
  { accountId, demo }: Craftsman,
  kind: 'insurance' | 'license',
  days: number,
  { trade = 'plumbing', timeZone = 'America/Toronto', datedDaysAgo = 400 } = {},
): Promise<string> {
  const id = v7();
  await test.sql(
    `insert into supplier_paper (id, account_id, demo, created_at, kind, trade, issuer, number, valid_until, time_zone, dated_at)
     values ($1, $2, $3, now(), $4, $5, 'Northgate Mutual', 'POL-77-1042', (now() at time zone $7)::date + $6::int, $7, now() - make_interval(days => $8))`,
    [id, accountId, demo, kind, kind === 'license' ? trade : null, days, timeZone, datedDaysAgo],
  );
  return id;
}

/** Makes a recorded one expire, or valid again. */
export async function paperUntil(test: TestApp, id: string, days: number): Promise<void> {
  await test.sql(
    "update supplier_paper set valid_until = (now() at time zone 'America/Toronto')::date + $2::int where id = $1",
    [id, days],
  );
}

/** The same, done by the supplier for a cost. */
export async function completedRequest(
  test: TestApp,
  craftsman: Craftsman,
  { costCents = 40_000, ...body }: Record<string, unknown> = {},
): Promise<Filed & { offerId: string }> {
  const accepted = await acceptedRequest(test, craftsman, body);
  const path = `/api/service-requests/${accepted.requestId}`;
  await test.http('patch', path, craftsman.token).send({ status: 'in_progress' }).expect(200);
  await test.http('patch', path, craftsman.token).send({ status: 'completed', costCents }).expect(200);
  return accepted;
}
