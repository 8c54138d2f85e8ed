import { unknownLeadFields } from '../../../contract/lead-mail.js';
import { invalidField } from '../../../platform/errors/refusals.js';

const TEXTS = ['subject', 'body', 'subjectFr', 'bodyFr', 'subjectEs', 'bodyEs'] as const;

/**
 * Throws 400 `unknown_variable` at the field for an unknown variable, so that a typo such as `{fristName}` is found before
 * an email is sent.
 */
export function refuseUnknownVariables(texts: Partial<Record<(typeof TEXTS)[number], string | null>>): void {
  for (const field of TEXTS) {
    const [unknown] = unknownLeadFields(texts[field] ?? '');
    if (unknown !== undefined)
      throw invalidField(field, `{${unknown}} is not a variable`, 'unknown_variable', { name: unknown.slice(0, 40) });
  }
}
