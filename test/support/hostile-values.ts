import type { DtoField } from './dto-fields.js';

const json = (value: unknown) => JSON.stringify(value);
const OTHERS_ID = '00000000-0000-7000-8000-000000000000';

/** Texts that break programs, as JSON. */
const TEXTS = [
  '',
  ' ',
  'x'.repeat(10_000),
  '\u202ereversed\u2066',
  '\u0007\u001b[31m\u0085\u2028',
  '👩🏽\u200d🔧'.repeat(12),
  `Z${'\u0301\u0323'.repeat(60)}`,
  '\ufeff\u200b\u00ad',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '<img src=x onerror=alert(1)>',
  "'; drop table app_user; --",
  '=cmd|’/c calc’!A1',
  "{name} '{' {n, plural, other {#}}",
  '%s%n%00',
  '../../etc/passwd',
  'null',
  'NaN',
  '\\',
  '"',
  '\n\r\n',
  'ß'.repeat(40),
  'İıſ',
  '\ud83d\udc4d',
  '1e308',
  '-0',
  '٣٤',
].map(json);
/** Values that a JSON serializer never writes: a NUL, half a surrogate pair, signed zero, numbers beyond double precision. */
const RAW = ['"\\u0000"', '"\\ud800"', '-0', '1e308', '-1e308', '1e400', '9007199254740993', '1e-320'];
const NUMBERS = [
  '-1',
  '0',
  '1',
  '0.1',
  '1.5',
  '-2147483648',
  '-2147483647',
  '2147483646',
  '2147483647',
  '2147483648',
  '1e9',
  '2e9',
];
const DAYS = [
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '1900-02-28',
  '2024-02-29',
  '2023-02-29',
  '2024-02-30',
  '2026-13-01',
  '2100-02-28',
  '2199-12-31',
  '2199-12-01',
  '2200-01-01',
  '9998-12-31',
  '9999-01-31',
  '9999-12-01',
  '9999-12-31',
  '10000-01-01',
  'infinity',
  '-infinity',
  'now',
  'tomorrow',
  '0',
  '2026-11-22T24:00:00Z',
].map(json);
const INSTANTS = [
  '0001-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00Z',
  '+100000-01-01T00:00:00Z',
  '294277-01-01T00:00:00Z',
  '2026-12-31T23:59:60Z',
  '2024-02-30T00:00:00Z',
  '2026-11-22T12:00:00+99:99',
  '2026-W48-1',
  '20261122T120000Z',
  '2026-11-22',
  '2026-326',
].map(json);
const ZONES = ['ECT', 'US/Pacific-New', 'IST', 'BST', 'ACT', 'Mars/Olympus', 'america/toronto', '+05:00'].map(json);
const CURRENCIES = ['XXX', 'BTC', 'cad', 'constructor'].map(json);
const SHAPES = [
  'null',
  '[]',
  '{}',
  'true',
  'false',
  '[null]',
  '[[]]',
  '[{}]',
  '{"a":1}',
  '{"constructor":{}}',
  '[1,"a",null]',
  '{"length":3}',
  `[${'0,'.repeat(999)}0]`,
];
const IDS = [
  json(OTHERS_ID),
  json('00000000-0000-0000-0000-000000000000'),
  json('ABC'),
  json([OTHERS_ID, OTHERS_ID]),
  json(Array(300).fill(OTHERS_ID)),
  json('ffffffff-ffff-ffff-ffff-ffffffffffff'),
];
const ALL = [...TEXTS, ...RAW, ...NUMBERS, ...DAYS, ...INSTANTS, ...ZONES, ...CURRENCIES, ...SHAPES, ...IDS];

/** A sequence of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** JSON texts to send in a field: usual values for its kind and at its limits, and some of all other kinds. */
export function hostileFor(
  { rules, name }: DtoField,
  { ids, count, random }: { ids: readonly string[]; count: number; random: () => number },
): string[] {
  const some = (values: readonly string[], wanted: number) =>
    Array.from({ length: wanted }, () => values[Math.floor(random() * values.length)] as string);
  const kin: string[] = [];
  const has = (...names: string[]) => names.some((rule) => rules.has(rule));
  if (has('isInt', 'isNumber', 'min', 'max')) kin.push(...limits(rules), ...some(NUMBERS, count));
  else if (has('isCalendarDay') || /On$|From$|Day$|Date$/.test(name)) kin.push(...some(DAYS, count + 2));
  else if (has('isInstant') || /At$|For$|Until$/.test(name)) kin.push(...some([...INSTANTS, ...DAYS], count + 3));
  else if (has('isUuid') || /Ids?$/i.test(name))
    kin.push(...some([...IDS, ...ids.map(json), json([...ids, ...ids])], count));
  else if (has('isTimeZone')) kin.push(...ZONES, ...CURRENCIES);
  else if (has('isString', 'isEmail', 'length', 'maxLength')) kin.push(...longest(rules), ...some(TEXTS, count));
  return [...new Set(['null', ...kin, ...some(ALL, count), ...some(SHAPES, 1)])];
}

function limits(rules: Map<string, unknown[]>): string[] {
  return ['min', 'max'].flatMap((rule) => (rules.get(rule) ?? []).map(String));
}

/** A text of exactly the allowed length, in characters that take four bytes each. */
function longest(rules: Map<string, unknown[]>): string[] {
  const max = Number(rules.get('maxLength')?.[0] ?? rules.get('isLength')?.[1] ?? 0);
  return max > 0 ? [json('\u{1f3e0}'.repeat(Math.floor(max / 2)))] : [];
}
