import { fieldsOf, type DtoField } from './dto-fields.js';

/**
 * A body that its DTO accepts: every required field with a usual value. `known` has ids and values that the validators alone
 * don't reveal.
 */
export function usualBody(dto: object, known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(dto)
      .filter(({ optional, rules }) => !optional && !rules.has('whitelistValidation'))
      .map((field) => [field.name, usual(field, known)]),
  );
}

function usual(field: DtoField, known: Readonly<Record<string, unknown>>): unknown {
  const { name, rules, inner } = field;
  if (name in known) return known[name];
  const one = inner ? usualBody(inner, known) : plain(rules);
  return field.each || rules.has('isArray') || rules.has('arrayMaxSize') || rules.has('arrayMinSize') ? [one] : one;
}

function plain(rules: Map<string, unknown[]>): unknown {
  const has = (name: string) => rules.has(name);
  if (has('isIn')) return (rules.get('isIn') as unknown[][])[0]?.[0];
  if (has('isInt') || has('isNumber')) return Math.max(1, Number(rules.get('min')?.[0] ?? 1));
  if (has('isBoolean')) return true;
  if (has('isEmail')) return 'ana@example.com';
  if (has('isUuid')) return '01900000-0000-7000-8000-000000000001';
  if (has('isCalendarDay')) return '2027-02-01';
  if (has('isInstant')) return '2026-12-01T15:00:00Z';
  if (has('isTextNumber')) return '+15145550134';
  return 'Usual words'.padEnd(Number(rules.get('minLength')?.[0] ?? 0), '.');
}
