import { CsvError, parse } from 'csv-parse/sync';
import { importColumnOf, IMPORT_COLUMNS, IMPORT_COLUMN_KEYS, IMPORT_MAX_ROWS, type ImportColumn } from '../../../contract/import-columns.js';
import { FileRefused } from './file-refused.js';

/** A line of the file: what stands in the columns that are read, trimmed. */
export interface TableRow {
  /** As an editor counts them; the heading is line 1. */
  line: number;
  cells: Partial<Record<ImportColumn, string>>;
  /** More cells than headings: a separator inside of a text that is not quoted. */
  tooMany: boolean;
}

export interface Table {
  rows: TableRow[];
  /** Headings that mean nothing to the import, as written. */
  ignored: string[];
}

interface Heading {
  /** How many cells it has. */
  width: number;
  /** Where the columns that are read stand. */
  read: [column: ImportColumn, at: number][];
  ignored: string[];
}

const SEPARATORS = [',', ';', '\t'] as const;
/** Characters of one line, all its cells together: far more than our own columns can fill, notes that are ignored included. */
const MAX_RECORD = 16_000;
/** Lines without a word, as spreadsheets save them below a table: beyond these the table is taken for too long. */
const MAX_EMPTY = 50_000;
/** A file may have hundreds of them; the page names a few. */
const KEPT_IGNORED = 50;

/**
 * Reads a table as spreadsheets of any language save it: UTF-8 with or without mark, UTF-16, Windows-1252; commas,
 * semicolons or tabs. Stops at the first row too many, and at a line that is too long. Throws `FileRefused` for what is no
 * table or lacks a column.
 */
export function readTable(bytes: Uint8Array): Table {
  const text = decode(bytes);
  const rows: TableRow[] = [];
  let heading: Heading | undefined;
  read(text, (record, line) => {
    if (!heading) heading = readHeading(record);
    else if (rows.push(toRow(record, line, heading)) > IMPORT_MAX_ROWS) throw new FileRefused('too_many_rows');
  });
  if (!heading || rows.length === 0) throw new FileRefused('file_empty');
  return { rows, ignored: heading.ignored };
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
function read(text: string, take: (record: string[], line: number) => void): void {
  const options = { delimiter: separatorOf(text), bom: true, relax_column_count: true, skip_empty_lines: true, relax_quotes: true, max_record_size: MAX_RECORD };
  let empty = 0;
  try {
    parse(text, {
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

/** The separator that the heading has most of. */
function separatorOf(text: string): string {
  const heading = (text.slice(0, MAX_RECORD).split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((mark) => [mark, heading.split(mark).length] as const);
  return counted.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

function readHeading(record: string[]): Heading {
  const columns = record.map((name) => importColumnOf(name));
  checkHeading(columns);
  return {
    width: record.length,
    read: columns.flatMap((column, at) => (column ? [[column, at] as [ImportColumn, number]] : [])),
    ignored: record.filter((name, at) => name.trim() !== '' && columns[at] === null).slice(0, KEPT_IGNORED),
  };
}

function checkHeading(columns: (ImportColumn | null)[]): void {
  const twice = columns.find((column, at) => column !== null && columns.indexOf(column) !== at);
  if (twice) throw new FileRefused('column_twice', [twice]);
  const missing = IMPORT_COLUMN_KEYS.filter((key) => 'required' in IMPORT_COLUMNS[key] && !columns.includes(key));
  // An address in one cell brings its number along.
  const needed = columns.includes('street') ? missing.filter((key) => key !== 'streetNumber') : missing;
  if (needed.length > 0) throw new FileRefused('columns_missing', needed);
}

function toRow(record: string[], line: number, { width, read: columns }: Heading): TableRow {
  const cells: TableRow['cells'] = {};
  for (const [column, at] of columns) {
    // Our own export disarms a text that begins like a formula.
    const text = (record[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    if (text) cells[column] = text;
  }
  return { line, cells, tooMany: record.length > width && record.slice(width).some((cell) => cell.trim() !== '') };
}
