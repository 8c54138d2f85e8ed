import type { ColumnKind } from '../../src/modules/moving/values/column-rules.js';

const json = (value: unknown) => JSON.stringify(value);
const LONG = json('x'.repeat(20_001));
const NUMBERS = ['-1e308', '1e308', '1e999', '1.5', '9007199254740993', '-9007199254740993', '"1"', 'true', '[]', '{}'];
const TEXTS = [LONG, '1', 'true', '[]', '{}', json('a\u0000b'), '"\\ud800"'];
const INSTANTS = [
  'infinity',
  '-infinity',
  '9999-12-31T23:59:59+00:00',
  '0001-01-01T00:00:00+00:00',
  'now',
  'today',
  '4713-01-01T00:00:00+00:00 BC',
  '2026-05-01',
  '',
];
const DAYS = [
  'infinity',
  '-infinity',
  '9999-12-31',
  '0001-01-01',
  '2026-02-30',
  'tomorrow',
  '5874897-12-31',
  '2026-05-01T00:00:00Z',
  '',
];
const JSONS = [
  LONG,
  '1',
  'true',
  '{"a b": 1}',
  `[${'null,'.repeat(99_999)}null]`,
  '[{"x": 1e308}]',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '{"__proto__": {"admin": true}}',
];

/** Values at the ends of a column’s type, and of other types, as JSON. None is one that the product writes. */
export function extremesOf({ type, width, required }: ColumnKind): string[] {
  const none = required ? ['null'] : [];
  const of = () => {
    switch (type) {
      case 'uuid':
        return ['1', '"x"', '"00000000-0000-7000-8000-00000000000g"', LONG];
      case 'boolean':
        return ['"yes"', '1', '[]'];
      case 'integer':
        return ['2147483647', '-2147483648', '2147483648', ...NUMBERS];
      case 'bigint':
        return ['9007199254740991', '-9007199254740991', ...NUMBERS];
      case 'date':
        return [...DAYS.map(json), '1', LONG];
      case 'jsonb':
        return JSONS;
      default:
        if (type.startsWith('timestamp')) return [...INSTANTS.map(json), '1', LONG];
        return [...TEXTS, ...(width > 0 ? [json('x'.repeat(width + 1))] : [])];
    }
  };
  return [...of(), ...none];
}
