import type { FieldProblem } from '@contract/errors';
import type { MessageId } from '@i18n/message-ids';
import type { TextValues } from '@i18n/messages';

interface Words {
  has: (id: string) => id is MessageId;
  t: (id: MessageId, values?: TextValues) => string;
  day: (value: string) => string;
}

/** Every public page loads this file. The contract's own check of a day would add the calendar code to it. */
const isDay = (value: string | number): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** Formats the values that the server sends with a reason or fault: a day is `2026-03-15`. */
export const written = (values: Readonly<Record<string, string | number>>, day: Words['day']): TextValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isDay(value) ? day(value) : value]));

/** The words for a fault: those shown at the field, or those that make sense anywhere (`@contract/field-faults`). */
export function faultWords(
  kind: 'field' | 'fault',
  { code, values = {} }: FieldProblem,
  { has, t, day }: Words,
): string | undefined {
  const id = `errors.${kind}.${code}`;
  return has(id) ? t(id, written(values, day)) : undefined;
}
