import { isEmail } from 'class-validator';
import { CsvError, parse } from 'csv-parse/sync';
import { parseAmount } from '../../contract/amount-text.js';
import { PRICE_CURRENCY } from '../../contract/currencies.js';
import { isDay } from '../../contract/days.js';
import { LANGUAGES, languageOf, type Language } from '../../contract/languages.js';
import { LEAD_FILES, LEAD_SOURCES, type LeadSource } from '../../contract/leads.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';
import { refusal } from '../../platform/errors/refusals.js';
import type { LeadFileProblem } from './lead-work.dto.js';

/** The columns that are read, with the names they have in an export. */
export const LEAD_COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'language',
  'source',
  'value',
  'nextStep',
  'nextStepOn',
  'notes',
] as const;
type LeadColumn = (typeof LEAD_COLUMNS)[number];

/** Other names for the columns, from people and other products, in lower case without spaces and accents. */
const ALSO: Record<string, LeadColumn> = {
  prenom: 'firstName',
  nombre: 'firstName',
  first: 'firstName',
  givenname: 'firstName',
  nom: 'lastName',
  nomdefamille: 'lastName',
  apellido: 'lastName',
  apellidos: 'lastName',
  last: 'lastName',
  surname: 'lastName',
  courriel: 'email',
  correo: 'email',
  correoelectronico: 'email',
  emailaddress: 'email',
  telephone: 'phone',
  telefono: 'phone',
  phonenumber: 'phone',
  mobile: 'phone',
  entreprise: 'company',
  societe: 'company',
  empresa: 'company',
  companyname: 'company',
  organization: 'company',
  langue: 'language',
  idioma: 'language',
  provenance: 'source',
  origen: 'source',
  leadsource: 'source',
  valeur: 'value',
  valor: 'value',
  amount: 'value',
  remarques: 'notes',
  notas: 'notes',
  note: 'notes',
};
const LENGTHS: Partial<Record<LeadColumn, number>> = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 40,
  company: 120,
  nextStep: 200,
  notes: 5000,
};

/** A row that can become a lead. */
export interface FileLead {
  line: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  company: string | null;
  language: Language;
  source: LeadSource;
  valueCents: number | null;
  nextStep: string | null;
  nextStepOn: string | null;
  notes: string | null;
}

export interface LeadFile {
  rows: number;
  leads: FileLead[];
  problems: LeadFileProblem[];
  ignored: string[];
}

/**
 * Reads a table of leads in UTF-8 or Windows-1252, with commas, semicolons or tabs. Rows with a problem are reported and left
 * out. `language` is used for rows that name none, and decides how amounts are read. Throws 422 `rule_broken` if it isn't such a
 * table.
 */
export function readLeadFile(bytes: Uint8Array, language: Language): LeadFile {
  const [heading, ...records] = recordsOf(decode(bytes));
  const columns = (heading?.record ?? []).map(columnOf);
  for (const name of ['firstName', 'lastName', 'email'] as const)
    if (columns.filter((column) => column === name).length !== 1) throw refusal('lead_file_columns');
  const file: LeadFile = { rows: records.length, leads: [], problems: [], ignored: [] };
  file.ignored = (heading?.record ?? []).filter((_, at) => !columns[at]).map((text) => text.slice(0, 60));
  for (const { record, line } of records) readRow(file, line, cellsOf(columns, record), language);
  return file;
}

function decode(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw refusal('lead_file_unreadable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function recordsOf(text: string): { record: string[]; line: number }[] {
  const records: { record: string[]; line: number }[] = [];
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (mark: string) => first.split(mark).length;
  const delimiter = [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: 16_000,
      on_record: (record: string[], { lines }) => {
        if (record.some((cell) => cell.trim() !== '')) records.push({ record, line: lines });
        if (records.length > LEAD_FILES.rows + 1) throw refusal('lead_file_too_long', { max: LEAD_FILES.rows });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw refusal('lead_file_unreadable');
    throw error;
  }
  return records;
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

function columnOf(heading: string): LeadColumn | undefined {
  const typed = plain(heading);
  return (
    LEAD_COLUMNS.find((name) => name.toLowerCase() === typed) ?? (Object.hasOwn(ALSO, typed) ? ALSO[typed] : undefined)
  );
}

/** Our own exports put an apostrophe before text that looks like a formula. It is removed here. */
function cellsOf(columns: readonly (LeadColumn | undefined)[], record: readonly string[]) {
  const cells: Cells = {};
  columns.forEach((column, at) => {
    const text = (record[at] ?? '')
      .trim()
      .replace(/^'(?=[=+\-@])/, '')
      .toWellFormed();
    if (column && text) cells[column] ??= text;
  });
  return cells;
}

type Cells = Partial<Record<LeadColumn, string>>;

const codeOf = (text: string) => text.slice(0, 2).toLowerCase();
const sourceOf = (text: string | undefined) => LEAD_SOURCES.find((known) => known === text?.toLowerCase());

/** Returns what is wrong with a filled cell, by its column. */
const FAULTS: Partial<Record<LeadColumn, (text: string, language: Language) => string | false>> = {
  email: (text) => !isEmail(text) && 'email',
  language: (text) => !LANGUAGES.some(({ code }) => code === codeOf(text)) && 'choice',
  source: (text) => !sourceOf(text) && 'choice',
  nextStepOn: (text) => !isDay(text) && 'day',
  value: (text, language) => {
    const read = parseAmount(text, language, PRICE_CURRENCY);
    return (!read.ok || read.cents > AMOUNT_MAX_CENTS) && 'amount';
  },
};

function faultOf(name: LeadColumn, text: string | undefined, language: Language): string | false {
  if (!text) return (name === 'firstName' || name === 'lastName' || name === 'email') && 'required';
  if (text.length > (LENGTHS[name] ?? Infinity)) return 'too_long';
  return FAULTS[name]?.(text, language) ?? false;
}

function readRow(file: LeadFile, line: number, cells: Cells, language: Language): void {
  const problems = LEAD_COLUMNS.flatMap((field) => {
    const fault = faultOf(field, cells[field], language);
    return fault ? [{ line, field, fault, value: (cells[field] ?? '').slice(0, 80) }] : [];
  });
  if (problems.length > 0) file.problems.push(...problems);
  else file.leads.push({ line, ...leadOf(cells, language) });
}

function leadOf(cells: Cells, language: Language): Omit<FileLead, 'line'> {
  const { firstName = '', lastName = '', email = '', phone = null, company = null } = cells;
  const { nextStep = null, nextStepOn = null, notes = null } = cells;
  const value = parseAmount(cells.value ?? '', language, PRICE_CURRENCY);
  return {
    firstName,
    lastName,
    email,
    phone,
    company,
    language: cells.language ? languageOf(codeOf(cells.language)) : language,
    source: sourceOf(cells.source) ?? 'other',
    valueCents: value.ok ? value.cents : null,
    nextStep,
    nextStepOn: nextStep && nextStepOn,
    notes,
  };
}
