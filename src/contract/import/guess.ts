import { IMPORT_COLUMNS, IMPORT_COLUMN_KEYS } from '../import-columns.js';
import { importFieldOf, JOINED_BY, plainHeading, roomsAndHalf, type ImportField } from './fields.js';
import { IMPORT_PRESETS, OWN_PRESET, type ImportPreset } from './presets.js';

/** A column of a file: its heading and its first values. */
export interface FileColumn {
  readonly heading: string;
  readonly samples: readonly string[];
}

/** Our own template counts as recognized when nearly every heading is one of its own. */
const OWN_SHARE = 0.8;

/** The product whose export has these headings; null where none is recognized. */
export function presetOf(headings: readonly string[]): string | null {
  const plain = new Set(headings.map(plainHeading).filter(Boolean));
  const own = [...plain].filter((heading) => OWN_HEADINGS.has(heading)).length;
  if (own >= 6 && own >= plain.size * OWN_SHARE) return OWN_PRESET;
  const scored = IMPORT_PRESETS.map((preset) => ({
    preset,
    score: preset.tells.filter((heading) => plain.has(plainHeading(heading))).length,
  }));
  const fit = scored.filter(({ preset, score }) => preset.tells.length > 0 && score >= preset.enough);
  return fit.toSorted((one, other) => other.score - one.score)[0]?.preset.id ?? null;
}

/**
 * Which field each column belongs to, judging by its heading and its first values. A field that accepts one column gets the
 * first.
 */
export function guessFields(columns: readonly FileColumn[], presetId: string | null): (ImportField | null)[] {
  const preset = IMPORT_PRESETS.find(({ id }) => id === presetId);
  const own = preset ? headingsOf(preset) : new Map<string, ImportField | null>();
  const meant = columns.map(({ heading }) => {
    const plain = plainHeading(heading);
    return own.has(plain) ? (own.get(plain) ?? null) : importFieldOf(heading);
  });
  return withoutTwins(columns.map((column, at) => byValues(column, meant[at] ?? null, meant)));
}

/** How many of the headings we recognize. The row with the most is taken as the file's heading row. */
export function knownHeadings(headings: readonly string[]): number {
  return headings.filter((heading) => importFieldOf(heading) !== null || ALL_HEADINGS.has(plainHeading(heading)))
    .length;
}

/** A column of names or streets is treated as addresses if its values are complete addresses, and one of types as sizes if they are "3½". */
function byValues(
  { samples }: FileColumn,
  field: ImportField | null,
  all: readonly (ImportField | null)[],
): ImportField | null {
  const whole = samples.length > 0 && samples.every((text) => looksWhole(text));
  if (field === 'street' && whole) return 'address';
  if (field === 'propertyType' && areSizes(samples)) return 'bedBath';
  if (
    field === 'propertyName' &&
    !all.includes('street') &&
    !all.includes('address') &&
    samples.length > 0 &&
    samples.every((text) => /^\d/.test(text))
  )
    return whole ? 'address' : 'street';
  return field;
}

function areSizes(samples: readonly string[]): boolean {
  return (
    samples.some((text) => roomsAndHalf(text) !== null) &&
    samples.every((text) => roomsAndHalf(text) !== null || /^(?:studio|loft)$/i.test(text))
  );
}

/** Recognizes "1200 Maple St, Portland, OR 97201": a number first, and more parts after it. */
function looksWhole(text: string): boolean {
  return text.split(',').length >= 3 && /\d/.test(text);
}

function withoutTwins(fields: (ImportField | null)[]): (ImportField | null)[] {
  return fields.map((field, at) =>
    field !== null && !(field in JOINED_BY) && fields.indexOf(field) < at ? null : field,
  );
}

function headingsOf({ columns }: ImportPreset): Map<string, ImportField | null> {
  return new Map(Object.entries(columns).map(([heading, field]) => [plainHeading(heading), field]));
}

const OWN_HEADINGS = new Set(
  IMPORT_COLUMN_KEYS.flatMap((key) => [key, ...Object.values(IMPORT_COLUMNS[key].names)]).map(plainHeading),
);
const ALL_HEADINGS = new Set(IMPORT_PRESETS.flatMap(({ columns }) => Object.keys(columns)).map(plainHeading));
