import { CsvError, parse, type Options } from 'csv-parse/sync';
import { IMPORT_COLUMNS, IMPORT_COLUMN_KEYS, IMPORT_MAX_ROWS } from '../../contract/import-columns.js';
import { importFieldOf, JOINED_BY, plainHeading, type ImportField } from '../../contract/import/fields.js';
import { guessFields, knownHeadings, presetOf, type FileColumn } from '../../contract/import/guess.js';
import type { ImportMapping } from '../../contract/import/questions.js';
import { splitNames } from '../../contract/import/split-names.js';
import { FileRefused } from './file-refused.js';

/** A line of the file: the trimmed values of the columns that are read. */
export interface TableRow {
  /** As an editor counts them, from 1. */
  line: number;
  cells: Partial<Record<ImportField, string>>;
  /** More cells than headings: a separator inside of a text that is not quoted. */
  tooMany: boolean;
}

/** A line that is no unit: a total, a title, a note. */
export interface LeftLine {
  line: number;
  text: string;
}

export interface Table {
  rows: TableRow[];
  /** Headings that are left out, as written. */
  ignored: string[];
  left: LeftLine[];
  leftCount: number;
  /** By column, the first cell that names two people. */
  pairs: Map<number, string>;
}

/** The top of a file: its headings, which needn't be on the first line, and the first values below them. */
export interface TableTop {
  text: string;
  separator: string;
  headingLine: number;
  columns: FileColumn[];
  preset: string | null;
}

const SEPARATORS = [',', ';', '\t'] as const;
/** Characters of one line, all its cells together: far more than our own columns can fill, notes that are ignored included. */
const MAX_RECORD = 16_000;
/** Empty lines, which spreadsheets save below a table. With more than these the table counts as too long. */
const MAX_EMPTY = 50_000;
/** A file may have hundreds of them; the page names a few. */
const KEPT_IGNORED = 50;
const KEPT_LEFT = 20;
/** Characters of the lines that are handed back to be corrected. */
const CORRECTED_MAX = 4_000_000;
/** Lines in which the headings are looked for, and the lines below them that are shown. */
const TOP_RECORDS = 60;
const HEADING_WITHIN = 30;
const SAMPLES = 3;
const SAMPLE_MAX = 120;
/** A single filled cell in a table that is wider than this is a title or a note. */
const NARROW = 3;
const TOTAL =
  /^(?:grand total|total général|gran total|sub-?total|sous-total|totals?|totaux|totales|suma)(?:$|[\s:,.])/i;

/**
 * Reads the top of a table as spreadsheets and other products save it: UTF-8 with or without mark, UTF-16,
 * Windows-1252; commas, semicolons or tabs; titles above the headings. Throws `FileRefused` for a file that isn't a
 * table.
 */
export function readTop(bytes: Uint8Array): TableTop {
  const text = decode(bytes);
  const separator = separatorOf(text);
  const records: { record: string[]; line: number }[] = [];
  walk(text, { delimiter: separator, to: TOP_RECORDS }, (record, line) => void records.push({ record, line }));
  const at = headingAt(records.map(({ record }) => record));
  const heading = records[at];
  if (!heading) throw new FileRefused('file_empty');
  const below = records
    .slice(at + 1)
    .map(({ record }) => record)
    .filter((record) => !isNote(record, heading.record.length));
  const columns = heading.record.map((name, column) => ({ heading: name.trim(), samples: samplesOf(below, column) }));
  return {
    text,
    separator,
    headingLine: heading.line,
    columns,
    preset: presetOf(columns.map(({ heading: name }) => name)),
  };
}

/** The mapping of a file that came without one: by its headings, as far as they are understood. */
export function guessedMapping({ columns, preset }: TableTop): ImportMapping {
  return { columns: guessFields(columns, preset).flatMap((field, at) => (field ? [{ at, field }] : [])), preset };
}

/** A field that two headings name with our own words. It is a mistake in the file unless someone has said which one is meant. */
export function refuseTwins({ columns }: TableTop): void {
  const fields = columns.map(({ heading }) => importFieldOf(heading));
  const twice = fields.find(
    (field, at) =>
      field !== null &&
      !(field in JOINED_BY) &&
      fields.indexOf(field) < at &&
      plainHeading(columns[at]?.heading ?? '') === plainHeading(columns[fields.indexOf(field)]?.heading ?? ''),
  );
  if (twice) throw new FileRefused('column_twice', [twice]);
}

/** Reads the lines below the headings. Stops at the first row too many, and at a line that is too long; lacks no column that nothing else brings. */
export function readRows(top: TableTop, mapping: ImportMapping, defaults: readonly string[]): Table {
  refuseMissing(mapping, defaults);
  const { columns } = top;
  const beyond = mapping.columns.find(({ at }) => at >= columns.length);
  if (beyond) throw new FileRefused('no_such_column', [String(beyond.at)]);
  const table: Table = { rows: [], ignored: ignoredOf(top, mapping), left: [], leftCount: 0, pairs: new Map() };
  walk(top.text, { delimiter: top.separator }, (record, line) => {
    if (line <= top.headingLine) return;
    const row = toRow(record, line, columns.length, mapping);
    if (isNote(record, columns.length) || isTotal(record, row)) return leave(table, record, line);
    if (table.rows.push(row) > IMPORT_MAX_ROWS) throw new FileRefused('too_many_rows');
    for (const [at, cell] of record.entries()) if (!table.pairs.has(at) && isPair(cell)) table.pairs.set(at, cell);
  });
  if (table.rows.length === 0) throw new FileRefused('file_empty');
  return table;
}

/** Some lines as they are written, up to so many characters together: for a file of what is to be corrected. */
export function linesOf(
  { text, separator, columns }: TableTop,
  wanted: ReadonlySet<number>,
): { line: number; cells: string[] }[] {
  const found: { line: number; cells: string[] }[] = [];
  let room = CORRECTED_MAX;
  walk(text, { delimiter: separator }, (record, line) => {
    if (!wanted.has(line) || room <= 0) return;
    const cells = record.slice(0, columns.length).map((cell) => cell.toWellFormed());
    room -= cells.join('').length + columns.length;
    found.push({ line, cells });
  });
  return found;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) throw new FileRefused('not_a_table');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Hands over line by line and keeps none; empty ones are left out, as spreadsheets save hundreds of them after the last. */
function walk(text: string, options: Options, take: (record: string[], line: number) => void): void {
  let empty = 0;
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      relax_quotes: true,
      max_record_size: MAX_RECORD,
      ...options,
      on_record: (record: string[], { lines }) => {
        if (record.some((cell) => cell.trim() !== '')) take(record, lines);
        else if ((empty += 1) > MAX_EMPTY) throw new FileRefused('too_many_rows');
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FileRefused(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row_too_long' : 'not_a_table');
  }
}

/** The separator that a line at the top has most of: titles above the headings have hardly any. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, MAX_RECORD)
    .split(/\r?\n/, HEADING_WITHIN)
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const counted = SEPARATORS.map((mark) => [mark, Math.max(...lines.map((line) => line.split(mark).length))] as const);
  return counted.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

/** The line of which most cells are headings that mean something; without any, the first that has two cells. */
function headingAt(records: readonly string[][]): number {
  const known = records.slice(0, HEADING_WITHIN).map(knownHeadings);
  const most = Math.max(...known, 0);
  if (most >= 2) return known.indexOf(most);
  return Math.max(
    records.findIndex((record) => record.filter((cell) => cell.trim() !== '').length > 1),
    0,
  );
}

function samplesOf(records: readonly string[][], column: number): string[] {
  return records
    .map((record) => valueOf(record[column]))
    .filter((text) => text !== '')
    .slice(0, SAMPLES)
    .map(shown);
}

/** The samples of a column, with a cell that names two people among them: only such a cell shows what taking names apart does. */
export function withPair({ heading, samples }: FileColumn, pair = ''): FileColumn {
  const text = shown(pair.trim());
  if (text === '' || samples.includes(text)) return { heading, samples };
  return { heading, samples: [...samples.slice(0, SAMPLES - 1), text] };
}

/** Cells with a figure or an at sign name no one, and only those with a mark or a word between names are taken apart. */
function isPair(cell: string): boolean {
  const may = cell.length <= SAMPLE_MAX && !/[\d@]/.test(cell) && /[&+;/|,\n\r]|\s(?:and|et|y|e)\s/i.test(cell);
  return may && splitNames(cell).length > 1;
}

const shown = (text: string) => text.slice(0, SAMPLE_MAX).toWellFormed();

/** Our own files disarm what begins like a formula, also behind what another spreadsheet takes for a separator. */
const DISARMED = /(^|[,;\t\r\n])'(?=[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;

/** A filled cell without its spaces; dashes count as empty. */
function valueOf(cell: string | undefined): string {
  const text = (cell ?? '').trim().replace(DISARMED, '$1');
  return /^(?:[-–—]+|n\/a)$/i.test(text) ? '' : text;
}

/** The required fields that no column provides: at least a street, unless other columns or answers provide the rest. */
function refuseMissing({ columns }: ImportMapping, defaults: readonly string[]): void {
  const there = new Set<string>([...columns.map(({ field }) => field), ...defaults]);
  const missing = IMPORT_COLUMN_KEYS.filter(
    (key) => 'required' in IMPORT_COLUMNS[key] && !there.has(key) && !(key === 'streetNumber' && there.has('street')),
  );
  if (there.has('address') || missing.length === 0) return;
  throw new FileRefused('columns_missing', missing);
}

function ignoredOf({ columns }: TableTop, mapping: ImportMapping): string[] {
  const read = new Set(mapping.columns.map(({ at }) => at));
  return columns
    .filter(({ heading }, at) => heading !== '' && !read.has(at))
    .map(({ heading }) => heading.toWellFormed().slice(0, SAMPLE_MAX))
    .slice(0, KEPT_IGNORED);
}

function toRow(record: string[], line: number, width: number, { columns }: ImportMapping): TableRow {
  const cells: TableRow['cells'] = {};
  for (const { at, field } of columns) {
    const text = valueOf(record[at]);
    if (text) cells[field] = cells[field] === undefined ? text : `${cells[field]}${JOINED_BY[field] ?? ' '}${text}`;
  }
  return { line, cells, tooMany: record.length > width && record.slice(width).some((cell) => cell.trim() !== '') };
}

function isNote(record: readonly string[], width: number): boolean {
  return width > NARROW && record.filter((cell) => cell.trim() !== '').length === 1;
}

function isTotal(record: readonly string[], { cells }: TableRow): boolean {
  const first = record.find((cell) => cell.trim() !== '')?.trim() ?? '';
  return TOTAL.test(first.slice(0, SAMPLE_MAX)) && !cells.tenantName && !cells.leaseStart && !cells.lastName;
}

function leave(table: Table, record: readonly string[], line: number): void {
  table.leftCount += 1;
  if (table.leftCount > MAX_EMPTY) throw new FileRefused('too_many_rows');
  const text = record
    .filter((cell) => cell.trim() !== '')
    .join(' ')
    .toWellFormed()
    .slice(0, SAMPLE_MAX);
  if (table.left.length < KEPT_LEFT) table.left.push({ line, text });
}
