import { v7 } from 'uuid';
import type { TestApp } from '../support/app.js';
import { person, type Person } from './people.js';

export interface Home {
  landlord: Person;
  propertyId: string;
  unitId: string;
}
export interface LetHome extends Home {
  leaseId: string;
  leaseTenantId: string;
  tenant: Person;
}

interface LeaseTerms {
  startsOn?: string;
  rentCents?: number;
  dueDay?: number;
  chargeFrom?: string;
  state?: 'draft' | 'active';
}

/** A unit of a landlord's property in Montréal; the landlord appears when none is given. */
export async function home(test: TestApp, landlord?: Person): Promise<Home> {
  const owner = landlord ?? (await person(test, 'landlord'));
  const [propertyId, unitId] = [v7(), v7()];
  await test.sql(
    `insert into property (id, account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
     values ($1, $2, $3, now(), 'Laurier', '87', 'Laurier Avenue West', 'Montréal', 'QC', 'H2T 2N1', 'CA', 'apartment', 'CAD', 'America/Toronto')`,
    [propertyId, owner.accountId, owner.demo],
  );
  await test.sql(
    `insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms) values ($1, $2, $3, now(), $4, '302', 2, 2)`,
    [unitId, owner.accountId, owner.demo, propertyId],
  );
  return { landlord: owner, propertyId, unitId };
}

/** A home with a lease and a tenant who has come in with the code. */
export async function letHome(test: TestApp, terms: LeaseTerms = {}, landlord?: Person): Promise<LetHome> {
  const place = await home(test, landlord);
  const tenant = await person(test, 'tenant', { demo: place.landlord.demo });
  const [leaseId, leaseTenantId] = [v7(), v7()];
  const { startsOn = '2026-01-01', rentCents = 165_000, dueDay = 1, chargeFrom = startsOn, state = 'active' } = terms;
  await test.sql(
    `insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, rent_cents, currency, due_day, charge_from, activated_at)
     values ($1, $2, $3, now(), $4, $5, $6, $7, $8, 'CAD', $9, $10, now())`,
    [
      leaseId,
      place.landlord.accountId,
      place.landlord.demo,
      place.propertyId,
      place.unitId,
      state,
      startsOn,
      rentCents,
      dueDay,
      chargeFrom,
    ],
  );
  await test.sql(
    `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
     values ($1, $2, $3, now(), $4, $5, $6, $7, 'Kim', 'Larsen', $8, 'en', now())`,
    [
      leaseTenantId,
      place.landlord.accountId,
      place.landlord.demo,
      place.propertyId,
      place.unitId,
      leaseId,
      tenant.userId,
      tenant.email,
    ],
  );
  return { ...place, leaseId, leaseTenantId, tenant };
}
