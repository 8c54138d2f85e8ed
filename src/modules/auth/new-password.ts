import { ERRORS } from '../../contract/errors.js';
import { PASSWORD_MAX } from '../../contract/limits.js';
import type { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import { isWeakPassword, type PasswordOwner } from './weak-password.js';

export type { PasswordOwner } from './weak-password.js';

/**
 * Refuses a password that is shorter than the server's setting, or easy to guess: 400 `weak_password`. There are no rules of
 * composition (docs/specification/registration.md).
 */
export async function checkNewPassword(settings: Settings, password: string, owner: PasswordOwner, field = 'password'): Promise<void> {
  const min = settings.passwordMinLength;
  if (password.length < min) throw invalid(field, `Password must be at least ${min} characters`);
  if (password.length > PASSWORD_MAX) throw invalid(field, `Password must be at most ${PASSWORD_MAX} characters`);
  if (await isWeakPassword(password, owner)) throw new Problem('weak_password', { details: [{ field, message: ERRORS.weak_password[1] }] });
}

/** Refuses a repetition that differs (docs/specification/registration.md). */
export function checkRepeated(password: string, repeated: string): void {
  if (password !== repeated) throw invalid('confirmPassword', 'Passwords do not match');
}

/** One complaint about one field. */
export function invalid(field: string, message: string): Problem {
  return new Problem('invalid_input', { sentence: message, details: [{ field, message }] });
}
