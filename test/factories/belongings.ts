import { v7 } from 'uuid';
import type { TestApp } from '../support/app.js';
import type { LetHome } from './homes.js';
import { person } from './people.js';

/** A home with one of everything that hangs on it, by the paths that name them. */
export async function belongings(test: TestApp, mine: LetHome): Promise<[RegExp, string][]> {
  const id = async (table: string, condition: string): Promise<string> => {
    const [row] = await test.sql<{ id: string }>(`select id from ${table} where ${condition} limit 1`);
    if (!row) throw new Error(`No ${table} was made`);
    return row.id;
  };
  const paid = await test
    .http('post', `/api/landlords/leases/${mine.leaseId}/payments`, mine.landlord.token)
    .send({ amountCents: 1000 })
    .expect(201);
  const request = await test
    .http('post', '/api/service-requests', mine.tenant.token)
    .send({ description: 'It drips.', issueType: 'Plumbing', priority: 'Low' })
    .expect(201);
  const supplier = await person(test, 'supplier');
  const [offer, quote, file] = [v7(), v7(), v7()];
  const job = [mine.landlord.accountId, request.body.id, supplier.accountId];
  await test.sql(
    `insert into offer (id, account_id, demo, created_at, request_id, property_id, unit_id, supplier_account_id, expires_at)
    values ($1, $2, false, now(), $3, $5, $6, $4, now() + interval '1 day')`,
    [offer, ...job, mine.propertyId, mine.unitId],
  );
  await test.sql(
    'insert into quote (id, account_id, demo, created_at, request_id, supplier_account_id, amount_cents) values ($1, $2, false, now(), $3, $4, 100)',
    [quote, ...job],
  );
  await test.sql(
    `insert into stored_file (id, series_id, account_id, demo, created_at, uploader_id, lease_id, name, media_type, bytes, purpose, shared_with_tenant)
    values ($1, $1, $2, false, now(), $3, $4, 'lease.pdf', 'application/pdf', 1, 'lease_document', true)`,
    [file, mine.landlord.accountId, mine.landlord.userId, mine.leaseId],
  );
  const [charge, expense] = [v7(), v7()];
  await test.sql(
    `insert into recurring_charge (id, account_id, demo, created_at, lease_id, category, label, due_day, starts_on)
    values ($1, $2, false, now(), $3, 'parking', 'Parking', 1, '2099-01-01')`,
    [charge, mine.landlord.accountId, mine.leaseId],
  );
  await test.sql(
    `insert into recurring_expense (id, account_id, demo, created_at, property_id, category, frequency, amount_cents, payee, anchor_on, next_on)
    values ($1, $2, false, now(), $3, 'insurance', 'monthly', 100, 'Insurer', '2099-01-01', '2099-01-01')`,
    [expense, mine.landlord.accountId, mine.propertyId],
  );
  const schedule = v7();
  await test.sql(
    `insert into maintenance_schedule (id, account_id, demo, created_at, property_id, title, issue_type, checklist, rhythm, every_months, starts_on, seasons, lead_days, next_on)
    values ($1, $2, false, now(), $3, 'Filter', 'hvac', '[]', 'months', 3, '2099-01-01', '[]', 7, '2099-01-01')`,
    [schedule, mine.landlord.accountId, mine.propertyId],
  );
  return [
    [/(maintenance-schedules\/):\w+/, schedule],
    [/(recurring-charges\/):\w+/, charge],
    [/(recurring-expenses\/):\w+/, expense],
    [/(properties\/):\w+/, mine.propertyId],
    [/(units\/):\w+/, mine.unitId],
    [/(leases\/):\w+/, mine.leaseId],
    [/(tenants\/):\w+/, mine.leaseTenantId],
    [/(ledger\/):\w+/, await id('journal_entry', `lease_id = '${mine.leaseId}'`)],
    [/(payments\/):\w+/, paid.body.id],
    [/(service-requests\/):\w+/, request.body.id],
    [/(offers\/):\w+/, offer],
    [/(quotes\/):\w+/, quote],
    [/(documents\/):\w+/, file],
    [/(sessions\/):\w+/, await id('session', `user_id = '${mine.tenant.userId}'`)],
    [/():\w+/g, mine.leaseId],
  ];
}
