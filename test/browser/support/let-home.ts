import { expect, type APIRequestContext } from '@playwright/test';
import { rows } from '../../support/browser.js';

const PASSWORD = 'correct horse';

async function mailedToken(email: string): Promise<string> {
  const [mail] = await rows<{ url: string }>(
    "select params->>'url' as url from outbox_message where recipient = $1 order by id desc limit 1",
    [email],
  );
  return new URL(mail?.url ?? 'http://no.mail').searchParams.get('token') ?? '';
}

/** A landlord with a let unit, and its tenant: each with a session. */
export async function letHomeByApi(request: APIRequestContext): Promise<{ landlord: string; tenant: string }> {
  const mark = `${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const call = async (path: string, data: object, token?: string) => {
    const answer = await request.post(path, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const userData = {
    firstName: 'Nadia',
    lastName: 'Tremblay',
    userType: 'landlord',
    companyName: 'Tremblay Immobilier',
  };
  const signUp = { email: `landlord-${mark}@example.com`, password: PASSWORD, userType: 'landlord', userData };
  const { access_token: landlord, user } = await call('/api/auth/signup', signUp);
  await call('/api/auth/verify-email', { token: await mailedToken(user.email) });
  const place = { streetNumber: '87', street: 'Laurier Avenue West', city: 'Montréal', region: 'QC' };
  const home = { ...place, postalCode: 'H2T 2N6', country: 'CA' };
  const { id: propertyId } = await call('/api/landlords/properties', home, landlord);
  const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label: '203' }, landlord);
  const who = { firstName: 'Lucía', lastName: 'Ortega', email: `lucia-${mark}@example.com` };
  const terms = { startsOn: '2026-11-01', rentCents: 169_000, dueDay: 1, tenants: [{ ...who, language: 'en' }] };
  const { id: leaseId } = await call(`/api/landlords/units/${unitId}/leases`, terms, landlord);
  await call(`/api/landlords/leases/${leaseId}/activate`, {}, landlord);
  const { code } = await call(`/api/landlords/leases/${leaseId}/codes`, {}, landlord);
  const setUp = { ...who, tenantCode: code, password: PASSWORD, confirmPassword: PASSWORD };
  const { access_token: tenant } = await call('/api/auth/tenant-setup', setUp);
  return { landlord, tenant };
}
