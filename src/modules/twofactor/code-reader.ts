import type { Scope } from '../../platform/scope/scope.js';
import type { TwoFactorUser } from './two-factor.service.js';

/** The person behind an address, as far as codes must know. */
export type CodeReader = TwoFactorUser & {
  firstName: string;
  language: string;
  phone: string | null;
  country: string | null;
  lockedAt: Date | null;
};

/** As the system; null for an unknown address. */
export async function readerOf(scope: Scope, email: string): Promise<CodeReader | null> {
  const [row] = await scope.rows<CodeReader>(USER_SQL, [email.trim()]);
  return row ?? null;
}

const USER_SQL = `
  select id, email, demo, two_factor_at as "twoFactorAt", two_factor_designated_as as "twoFactorDesignatedAs", first_name as "firstName", language, phone, lw_country_of(id) as country, second_step_locked_at as "lockedAt"
  from app_user where not demo and lower(email) = lower($1) and suspended_at is null and deleted_at is null`;
