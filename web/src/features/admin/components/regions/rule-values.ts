import { RULE_FIELDS, type FlatRule, type RegionTopic, type RuleField } from '@contract/region-rules';

/** How many of the stored unit make one of what people write. */
const UNIT: Partial<Record<RuleField['kind'], number>> = { cents: 100, millionths: 10_000, basisPoints: 100, quarters: 4 };

/** What stands in the fields: texts, of which an empty one says nothing. A flag is `yes`, `no` or empty. */
export type RuleTexts = Record<string, string>;

/** Formik takes dots in names for objects. */
export const nameOfPath = (path: string) => path.replaceAll('.', '__');

export function textsOf(topic: RegionTopic, rule: FlatRule | null): RuleTexts {
  return Object.fromEntries((RULE_FIELDS[topic] ?? []).map((field) => [nameOfPath(field.path), textOf(field, rule?.[field.path])]));
}

function textOf({ kind }: RuleField, value: FlatRule[string] | undefined): string {
  if (value === undefined) return '';
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value / (UNIT[kind] ?? 1)) : value;
}

/** The rule that the fields say; null when one of them cannot be read as what it should be. */
export function ruleOfTexts(topic: RegionTopic, texts: RuleTexts): FlatRule | null {
  const rule: FlatRule = {};
  for (const field of RULE_FIELDS[topic] ?? []) {
    const text = (texts[nameOfPath(field.path)] ?? '').trim();
    if (text === '') continue;
    const value = valueOf(field, text);
    if (value === undefined) return null;
    rule[field.path] = value;
  }
  return rule;
}

function valueOf({ kind, none }: RuleField, text: string): FlatRule[string] | undefined {
  if (kind === 'flag') return text === 'yes';
  if (kind === 'choice') return text;
  if (none && text === 'none') return null;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? Math.round(number * (UNIT[kind] ?? 1)) : undefined;
}
