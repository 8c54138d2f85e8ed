import type { TestApp } from '../../support/app.js';

export interface Landlord {
  token: string;
  accountId: string;
  userId: string;
}

let count = 0;

/** Registers a landlord of their own; `verified` proves the address as the link in the mail would. */
export async function aLandlord(test: TestApp, { verified = true } = {}): Promise<Landlord> {
  const email = `landlord${++count}@example.com`;
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType: 'landlord' };
  const { body } = await test
    .http('post', '/api/auth/signup')
    .send({ email, password: 'correct horse', userData })
    .expect(201);
  if (verified) await test.sql('update app_user set email_verified_at = now() where id = $1', [body.user.id]);
  return { token: body.access_token, accountId: body.profile.accountId, userId: body.user.id };
}

export const LAURIER = {
  streetNumber: '87',
  street: 'Laurier Avenue West',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H2T 2N6',
  country: 'CA',
};
export const KIM = { firstName: 'Kim', lastName: 'Larsen', email: 'kim@example.com', language: 'en' };

export async function aProperty(test: TestApp, { token }: Landlord, more: object = {}) {
  const { body } = await test
    .http('post', '/api/landlords/properties', token)
    .send({ ...LAURIER, ...more })
    .expect(201);
  return body as { id: string; version: number };
}

/** A unit of a property of its own, or of the one that is named. */
export async function aUnit(test: TestApp, landlord: Landlord, more: object = {}, propertyId?: string) {
  const parent = propertyId ?? (await aProperty(test, landlord)).id;
  const label = String(300 + ++count);
  const { body } = await test
    .http('post', `/api/landlords/properties/${parent}/units`, landlord.token)
    .send({ label, ...more })
    .expect(201);
  return body as { id: string; propertyId: string; version: number };
}

/** A draft from 1 November 2026, month to month, unless `more` says otherwise. */
export async function aLease(test: TestApp, landlord: Landlord, more: object = {}, unitId?: string) {
  const unit = unitId ?? (await aUnit(test, landlord)).id;
  const terms = { startsOn: '2026-11-01', rentCents: 165_000, dueDay: 1, tenants: [KIM], ...more };
  const { body } = await test
    .http('post', `/api/landlords/units/${unit}/leases`, landlord.token)
    .send(terms)
    .expect(201);
  return body as {
    id: string;
    unitId: string;
    propertyId: string;
    version: number;
    tenants: { id: string; version: number }[];
    unit: { streetNumber: string; street: string; label: string };
  };
}

export async function aRunningLease(test: TestApp, landlord: Landlord, more: object = {}, unitId?: string) {
  const lease = await aLease(test, landlord, more, unitId);
  await test.http('post', `/api/landlords/leases/${lease.id}/activate`, landlord.token).expect(200);
  return lease;
}
