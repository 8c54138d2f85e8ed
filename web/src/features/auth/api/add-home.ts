import { api, idempotency, undecided, unwrap } from '@api/client';
import { useRef } from 'react';
import { v4 as uuid } from 'uuid';

/** Ties a further home to the tenant who is signed in, by the code of its welcome letter; asking again under the same key does no harm. */
export function useAddHome(code: string): () => Promise<void> {
  const key = useRef(uuid());
  return async () => {
    try {
      await unwrap(api.POST('/api/tenants/me/leases', { body: { code }, headers: idempotency(key.current) }));
    } catch (error) {
      if (!undecided(error)) key.current = uuid();
      throw error;
    }
  };
}

/** Gives the password to a session that began with a used code. */
export async function confirmPassword(currentPassword: string): Promise<void> {
  await unwrap(api.POST('/api/auth/sessions/confirm', { body: { currentPassword } }));
}
