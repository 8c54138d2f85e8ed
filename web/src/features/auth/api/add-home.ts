import { api, unwrap } from '@api/client';

/** Ties a further home to the tenant who is signed in, by the code of its welcome letter. */
export async function addHome(code: string): Promise<void> {
  await unwrap(api.POST('/api/tenants/me/leases', { body: { code } }));
}
