import { DEFAULTED, type DefaultedColumn, type ImportField } from './fields.js';

/** What a file as a whole leaves open. Each is asked once, however many lines it concerns. */
export const IMPORT_QUESTIONS = [
  'day_order',
  'decimal_mark',
  'unit_first',
  'negative_balance',
  'missing',
  'values',
  'no_email',
] as const;
export type ImportQuestionKind = (typeof IMPORT_QUESTIONS)[number];

export interface ImportQuestion {
  kind: ImportQuestionKind;
  /** The column that is asked about, where it is one. */
  column: ImportField | null;
  /** How many lines it concerns, and the first of them. */
  count: number;
  line: number;
  /** Values as the file has them: one to show, or for `values` each that is not known. */
  examples: string[];
  /** Which answers there are, where they are a list; for `day_order` the example as a day, day first and month first. */
  choices: string[];
  /** What most would answer; null when nothing is likelier than anything else. */
  suggested: string | null;
}

export const WITHOUT_EMAIL = ['on_paper', 'leave_out', 'complain'] as const;
export type WithoutEmail = (typeof WITHOUT_EMAIL)[number];

/** The answers, as data. What is not answered is read as it stands, or complained about line by line. */
export interface ImportAnswers {
  dayFirst?: boolean;
  decimalMark?: 'point' | 'comma';
  unitFirst?: 'unit' | 'number';
  negativeBalance?: 'owed' | 'paid_ahead';
  /** Tenants without an email address: imported, with letters on paper; left out; or complained about. Unanswered: imported. */
  withoutEmail?: WithoutEmail;
  defaults?: Partial<Record<DefaultedColumn, string>>;
  values?: { column: ValueAsked; text: string; value: string }[];
}

/** Columns whose unknown values are asked once each. */
export const VALUES_ASKED = ['status', 'propertyType', 'currency'] as const;
export type ValueAsked = (typeof VALUES_ASKED)[number];
/** Stands among the values of a status: such lines are left out, former tenants for example. */
export const LEAVE_LINE_OUT = 'leave_out';

/** Which column goes where, and what is taken apart. */
export interface ImportMapping {
  columns: { at: number; field: ImportField }[];
  splitAddress?: boolean;
  splitNames?: boolean;
  preset?: string | null;
}

export const DEFAULTED_COLUMNS: readonly DefaultedColumn[] = DEFAULTED;

/** The answers that the suggestions amount to; what has none is left open. */
export function suggestedAnswers(questions: readonly ImportQuestion[]): ImportAnswers {
  const answers: ImportAnswers = {};
  for (const { kind, column, suggested } of questions) {
    if (suggested === null) continue;
    if (kind === 'missing' && column) answers.defaults = { ...answers.defaults, [column]: suggested };
    if (kind === 'unit_first') answers.unitFirst = suggested === 'unit' ? 'unit' : 'number';
    if (kind === 'no_email') answers.withoutEmail = WITHOUT_EMAIL.find((answer) => answer === suggested) ?? 'on_paper';
  }
  return answers;
}
