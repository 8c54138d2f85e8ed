import { useT } from '@i18n/messages';
import type { LeaseTenant } from '../api/types';

/** Where email reaches a tenant. The address of their account is theirs to tell; without any, letters do. */
export function useEmailWords() {
  const t = useT();
  return ({ email, joined }: Pick<LeaseTenant, 'email' | 'joined'>): string =>
    email ?? t(joined ? 'landlords.tenant.accountEmail' : 'landlords.tenant.noEmail');
}
