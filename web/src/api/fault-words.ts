import { isDay } from '@contract/days';
import type { FieldProblem } from '@contract/errors';
import type { TextValues } from '@i18n/messages';

interface Words {
  has: (id: string) => boolean;
  t: (id: string, values?: TextValues) => string;
  day: (value: string) => string;
}

/** What the server sends with a reason or a fault, as people write it: a day is `2026-03-15`. */
export const written = (values: Readonly<Record<string, string | number>>, day: Words['day']): TextValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isDay(value) ? day(value) : value]));

/** The words of a fault: those read at the field, or those that make sense anywhere (`@contract/field-faults`). */
export function faultWords(kind: 'field' | 'fault', { code, values = {} }: FieldProblem, { has, t, day }: Words): string | undefined {
  const id = `errors.${kind}.${code}`;
  return has(id) ? t(id, written(values, day)) : undefined;
}
