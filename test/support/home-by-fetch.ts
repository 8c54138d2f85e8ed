export interface RentedHome {
  /** Tokens. */
  landlord: string;
  tenant: string;
  leaseId: string;
}

export const PASSWORD = 'correct horse battery';

/** A rented home on a server of its own process, made through its API. `verify` marks a person's address as verified. */
export async function homeByFetch(url: string, verify: (userId: string) => Promise<unknown>): Promise<RentedHome> {
  const call = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType: 'landlord', companyName: 'Tremblay Rentals' };
  const signedUp = await call('/api/auth/signup', { email: 'nadia@example.com', password: PASSWORD, userData });
  await verify(signedUp.user.id);
  const landlord = signedUp.access_token as string;
  const place = { streetNumber: '4120', street: '17 Avenue SW', city: 'Calgary', region: 'AB', postalCode: 'T2S 0B3' };
  const { id: propertyId } = await call('/api/landlords/properties', { ...place, country: 'CA' }, landlord);
  const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label: '203' }, landlord);
  const who = { firstName: 'Lucía', lastName: 'Ortega', email: 'lucia@example.com' };
  const today = new Date().toISOString().slice(0, 10);
  const terms = { startsOn: today, rentCents: 169_000, dueDay: 1, tenants: [{ ...who, language: 'en' }] };
  const lease = await call(`/api/landlords/units/${unitId}/leases`, terms, landlord);
  await call(`/api/landlords/leases/${lease.id}/activate`, {}, landlord);
  const { code: tenantCode } = await call(`/api/landlords/leases/${lease.id}/codes`, {}, landlord);
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  const setUp = await call('/api/auth/tenant-setup', { ...who, tenantCode, ...passwords });
  return { landlord, tenant: setUp.access_token, leaseId: lease.id };
}
