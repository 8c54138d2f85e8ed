import { v7 } from 'uuid';
import { TenantCodes } from '../../../src/modules/leases/tenant-codes.service.js';
import type { TestApp } from '../../support/app.js';

export interface IssuedCode {
  code: string;
  leaseId: string;
  leaseTenantId: string;
}

/** A lease with one tenant entry and a code for it, written past the API: the module `leases` has tests of its own. */
export async function leaseWithCode(
  test: TestApp,
  accountId: string,
  over: { email?: string; language?: string; expiresAt?: Date; revokedAt?: Date } = {},
): Promise<IssuedCode> {
  const [propertyId, unitId, leaseId, leaseTenantId] = [v7(), v7(), v7(), v7()];
  const now = test.clock.now();
  const insert = (table: string, row: Record<string, unknown>) => {
    const all = { account_id: accountId, demo: false, created_at: now, ...row };
    const marks = Object.keys(all).map((_, at) => `$${at + 1}`);
    return test.sql(
      `insert into ${table} (${Object.keys(all).join(', ')}) values (${marks.join(', ')})`,
      Object.values(all),
    );
  };
  const place = {
    name: 'Rue Fabre',
    street_number: '4120',
    street: 'rue Fabre',
    city: 'Montréal',
    region: 'QC',
    postal_code: 'H2J 3T6',
    country: 'CA',
  };
  await insert('property', {
    id: propertyId,
    ...place,
    type: 'apartment',
    currency: 'CAD',
    time_zone: 'America/Toronto',
  });
  await insert('unit', { id: unitId, property_id: propertyId, label: '302', bedrooms: 2, half_bathrooms: 2 });
  const of = { property_id: propertyId, unit_id: unitId };
  await insert('lease', {
    id: leaseId,
    ...of,
    starts_on: '2026-01-01',
    rent_cents: 165_000,
    currency: 'CAD',
    due_day: 1,
  });
  const tenant = {
    first_name: 'Kim',
    last_name: 'Larsen',
    email: over.email ?? 'kim@example.com',
    language: over.language ?? 'fr',
  };
  await insert('lease_tenant', { id: leaseTenantId, ...of, lease_id: leaseId, ...tenant });
  const { code, codeHash, expiresAt } = test.app.get(TenantCodes).generate();
  await insert('access_code', {
    id: v7(),
    lease_id: leaseId,
    lease_tenant_id: leaseTenantId,
    code_hash: codeHash,
    expires_at: over.expiresAt ?? expiresAt,
    revoked_at: over.revokedAt ?? null,
  });
  return { code, leaseId, leaseTenantId };
}
