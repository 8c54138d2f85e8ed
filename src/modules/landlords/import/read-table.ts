import { CsvError, parse } from 'csv-parse/sync';
import { importColumnOf, IMPORT_COLUMNS, IMPORT_COLUMN_KEYS, IMPORT_MAX_ROWS, type ImportColumn } from '../../../contract/import-columns.js';
import { Problem } from '../../../platform/errors/problem.js';

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

interface Line {
  record: string[];
  info: { lines: number };
}

const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Reads a table as spreadsheets of any language save it: UTF-8 with or without mark, UTF-16, Windows-1252; commas,
 * semicolons or tabs. 400 in words for what is no table, lacks a column or is too long.
 */
export function readTable(bytes: Buffer): Table {
  const text = decode(bytes);
  const [heading, ...lines] = parsed(text);
  if (!heading) throw refused('file_empty');
  const columns = heading.record.map((name) => importColumnOf(name));
  checkHeading(columns);
  if (lines.length === 0) throw refused('file_empty');
  if (lines.length > IMPORT_MAX_ROWS) throw refused('too_many_rows');
  const ignored = heading.record.filter((name, at) => name.trim() !== '' && columns[at] === null);
  return { rows: lines.map((line) => toRow(line, columns)), ignored };
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0)) throw refused('not_a_table');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parsed(text: string): Line[] {
  try {
    const options = { delimiter: separatorOf(text), bom: true, info: true, relax_column_count: true, skip_empty_lines: true, relax_quotes: true };
    return (parse(text, options) as unknown as Line[]).filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (error instanceof CsvError) throw refused('not_a_table', String(error['lines'] ?? ''));
    throw error;
  }
}

/** The separator that the heading has most of. */
function separatorOf(text: string): string {
  const heading = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((mark) => [mark, heading.split(mark).length] as const);
  return counted.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}

function checkHeading(columns: (ImportColumn | null)[]): void {
  const twice = columns.find((column, at) => column !== null && columns.indexOf(column) !== at);
  if (twice) throw refused('column_twice', twice);
  const missing = IMPORT_COLUMN_KEYS.filter((key) => 'required' in IMPORT_COLUMNS[key] && !columns.includes(key));
  // An address in one cell brings its number along.
  const needed = columns.includes('street') ? missing.filter((key) => key !== 'streetNumber') : missing;
  if (needed.length > 0) throw refused('columns_missing', ...needed);
}

function toRow({ record, info }: Line, columns: (ImportColumn | null)[]): TableRow {
  const cells: TableRow['cells'] = {};
  columns.forEach((column, at) => {
    // Our own export disarms a text that begins like a formula.
    const text = (record[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    if (column && text) cells[column] = text;
  });
  return { line: info.lines, cells, tooMany: record.slice(columns.length).some((cell) => cell.trim() !== '') };
}

export type FileProblem = 'file_empty' | 'not_a_table' | 'too_many_rows' | 'column_twice' | 'columns_missing';

const SENTENCES: Record<FileProblem, string> = {
  file_empty: 'The file has no rows.',
  not_a_table: 'This is not a CSV file that can be read.',
  too_many_rows: 'The file has too many rows.',
  column_twice: 'A column stands twice in the heading.',
  columns_missing: 'Columns are missing in the heading.',
};

/** 422 of the whole file; `problem` and `columns` are for the client's own words. */
function refused(problem: FileProblem, ...columns: string[]): Problem {
  return new Problem('unsafe_file', { sentence: SENTENCES[problem], extra: { problem, columns } });
}
