import { ERRORS } from '../../../contract/errors.js';
import type { FaultValues, FieldFault } from '../../../contract/field-faults.js';
import { PASSWORD_MAX } from '../../../contract/limits.js';
import type { Settings } from '../../../platform/config/settings.js';
import { Problem } from '../../../platform/errors/problem.js';
import { fault, type ValuesOf } from '../../../platform/errors/refusals.js';
import { isWeakPassword, type PasswordOwner } from './weak-password.js';

export type { PasswordOwner } from './weak-password.js';

/**
 * Refuses a password that is shorter than the server's setting, or easy to guess: 400 `weak_password`. There are no rules of
 * composition (docs/specification/registration.md).
 */
export async function checkNewPassword(
  settings: Settings,
  password: string,
  owner: PasswordOwner,
  field = 'password',
): Promise<void> {
  const min = settings.passwordMinLength;
  if (password.length < min)
    throw invalid(field, `Password must be at least ${min} characters`, 'password_short', { min });
  if (password.length > PASSWORD_MAX)
    throw invalid(field, `Password must be at most ${PASSWORD_MAX} characters`, 'password_long', { max: PASSWORD_MAX });
  if (await isWeakPassword(password, owner))
    throw new Problem('weak_password', { details: [fault(field, ERRORS.weak_password[1], 'password_weak')] });
}

/** Refuses a repetition that differs (docs/specification/registration.md). */
export function checkRepeated(password: string, repeated: string): void {
  if (password !== repeated) throw invalid('confirmPassword', 'Passwords do not match', 'passwords_differ');
}

/** One complaint about one field. */
export function invalid<F extends FieldFault>(
  field: string,
  message: string,
  code: F,
  ...values: ValuesOf<FaultValues<F>>
): Problem {
  return new Problem('invalid_input', { sentence: message, details: [fault(field, message, code, ...values)] });
}
