import { PASSWORD_MAX } from '../../contract/limits.js';
import type { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';

/** Refuses a password that the server's settings do not allow; no composition rules (decisions, section 3). */
export function checkNewPassword(settings: Settings, password: string, field = 'password'): void {
  if (password.length < settings.PASSWORD_MIN_LENGTH) {
    throw invalid(field, `Password must be at least ${settings.PASSWORD_MIN_LENGTH} characters`);
  }
  if (password.length > PASSWORD_MAX) throw invalid(field, `Password must be at most ${PASSWORD_MAX} characters`);
}

/** Refuses a repetition that differs (spec 1, section 8). */
export function checkRepeated(password: string, repeated: string): void {
  if (password !== repeated) throw invalid('confirmPassword', 'Passwords do not match');
}

/** One complaint about one field. */
export function invalid(field: string, message: string): Problem {
  return new Problem('invalid_input', { sentence: message, details: [{ field, message }] });
}
