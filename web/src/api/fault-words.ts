import type { FieldProblem } from '@contract/errors';
import type { MessageId } from '@i18n/message-ids';
import type { TextValues } from '@i18n/messages';

interface Words {
  has: (id: string) => id is MessageId;
  t: (id: MessageId, values?: TextValues) => string;
  day: (value: string) => string;
}

/** Every public page loads this: the contract's own check of a day would come along with a calendar. */
const isDay = (value: string | number): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** What the server sends with a reason or a fault, as people write it: a day is `2026-03-15`. */
export const written = (values: Readonly<Record<string, string | number>>, day: Words['day']): TextValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isDay(value) ? day(value) : value]));

/** The words of a fault: those read at the field, or those that make sense anywhere (`@contract/field-faults`). */
export function faultWords(
  kind: 'field' | 'fault',
  { code, values = {} }: FieldProblem,
  { has, t, day }: Words,
): string | undefined {
  const id = `errors.${kind}.${code}`;
  return has(id) ? t(id, written(values, day)) : undefined;
}
