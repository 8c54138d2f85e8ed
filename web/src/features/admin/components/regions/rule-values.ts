import { unitOf } from '@contract/amount-format';
import { RULE_FIELDS, type FlatRule, type RegionTopic, type RuleField } from '@contract/region-rules';

/** How many of the stored unit make one of what people write. Every region with rules counts in dollars. */
const UNIT: Partial<Record<RuleField['kind'], number>> = {
  cents: unitOf('USD'),
  millionths: 10_000,
  basisPoints: 100,
  quarters: 4,
};

/**
 * The contents of the fields: texts, of which an empty one means that nothing is entered. A flag is `yes`, `no` or
 * empty.
 */
export type RuleTexts = Record<string, string>;

/** Formik takes dots in names for objects. */
export const nameOfPath = (path: string) => path.replaceAll('.', '__');

/** Where a limit may be missing from the law: the name of the choice that says so. */
export const choiceOfPath = (path: string) => `${nameOfPath(path)}__is`;

export function textsOf(topic: RegionTopic, rule: FlatRule | null): RuleTexts {
  const entries = (RULE_FIELDS[topic] ?? []).flatMap((field): [string, string][] => {
    const value = rule?.[field.path];
    const limit = value === null ? 'none' : value === 0 && field.kind === 'quarters' ? 'banned' : 'limit';
    if (!field.none) return [[nameOfPath(field.path), textOf(field, value)]];
    return [
      [choiceOfPath(field.path), limit],
      [nameOfPath(field.path), limit === 'limit' ? textOf(field, value) : ''],
    ];
  });
  return Object.fromEntries(entries);
}

function textOf({ kind }: RuleField, value: FlatRule[string] | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? String(value / (UNIT[kind] ?? 1)) : value;
}

/** A stored value as people write it: in dollars, percent or months. */
export function writtenValue({ kind }: RuleField, stored: string): string {
  const unit = UNIT[kind];
  return unit && stored !== '' ? String(Number(stored) / unit) : stored;
}

/** The rule that the fields say; null when one of them cannot be read as what it should be. */
export function ruleOfTexts(topic: RegionTopic, texts: RuleTexts): FlatRule | null {
  const rule: FlatRule = {};
  for (const field of RULE_FIELDS[topic] ?? []) {
    const text = (texts[nameOfPath(field.path)] ?? '').trim();
    const limit = field.none ? texts[choiceOfPath(field.path)] : undefined;
    if (limit === 'none' || limit === 'banned') rule[field.path] = limit === 'none' ? null : 0;
    if (text === '' || limit === 'none' || limit === 'banned') continue;
    const value = valueOf(field, text);
    if (value === undefined) return null;
    rule[field.path] = value;
  }
  return rule;
}

function valueOf({ kind }: RuleField, text: string): FlatRule[string] | undefined {
  if (kind === 'flag') return text === 'yes';
  if (kind === 'choice' || kind === 'words' || kind === 'address') return text;
  const number = Number(text.replace(',', '.'));
  return Number.isFinite(number) ? Math.round(number * (UNIT[kind] ?? 1)) : undefined;
}
