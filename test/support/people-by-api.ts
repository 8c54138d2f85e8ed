import { expect, type APIRequestContext } from '@playwright/test';
import { rows } from './browser.js';

/** Calls the API and returns its answer. Any error fails the test. */
export const callWith =
  (request: APIRequestContext) =>
  async (path: string, data: object, token?: string, method: 'post' | 'patch' = 'post') => {
    const answer = await request[method](path, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };

export type Call = ReturnType<typeof callWith>;

/** Different in each run and each worker. */
export const newMark = () => `${Date.now()}-${Math.round(Math.random() * 1e6)}`;

/** Signs someone up, marks their address as verified, and returns the session's token. */
export async function signedUp(
  call: Call,
  userType: 'landlord' | 'supplier',
  companyName: string,
  more: { phone?: string } = {},
): Promise<string> {
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType, companyName, serviceType: 'Plumber', ...more };
  const body = { email: `${userType}-${newMark()}@example.com`, password: 'correct horse', userData };
  const { access_token: token, user } = await call('/api/auth/signup', body);
  await rows('update app_user set email_verified_at = now() where id = $1', [user.id]);
  return token;
}

/** The entry in the directory that the server makes for a supplier who has just signed up. */
export async function directoryEntry(companyName: string): Promise<string> {
  const found = () => rows<{ id: string }>('select id from supplier where company_name = $1', [companyName]);
  await expect.poll(async () => (await found()).length).toBe(1);
  return (await found())[0]?.id ?? '';
}

export const CALGARY = {
  streetNumber: '4120',
  street: '17 Avenue SW',
  city: 'Calgary',
  region: 'AB',
  postalCode: 'T2S 0B3',
  country: 'CA',
};

export const MONTREAL = {
  streetNumber: '12',
  street: 'Ontario Street',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H2T 2N6',
  country: 'CA',
};

export const TORONTO = {
  streetNumber: '21',
  street: 'Queen Street West',
  city: 'Toronto',
  region: 'ON',
  postalCode: 'M5H 2M5',
  country: 'CA',
};
