import type { Language } from '../languages.js';
import { DEFAULTED, type DefaultedColumn, type ImportField } from './fields.js';

/** The open questions about a whole file. Each is asked once, no matter how many rows it concerns. */
export const IMPORT_QUESTIONS = [
  'day_order',
  'decimal_mark',
  'unit_first',
  'negative_balance',
  'balance_age',
  'deposits_held',
  'missing',
  'values',
  'no_email',
] as const;
export type ImportQuestionKind = (typeof IMPORT_QUESTIONS)[number];

export interface ImportQuestion {
  kind: ImportQuestionKind;
  /** The column that is asked about, if it is one. */
  column: ImportField | null;
  /**
   * For `day_order` in a file with dates of several countries: the country of the rows that are asked about, empty for rows that
   * don't say theirs. Otherwise null.
   */
  country: string | null;
  /** How many rows it concerns, and the first of them. */
  count: number;
  line: number;
  /** Values as they are in the file: one example, or for `values` each value that we don't know. */
  examples: string[];
  /** The possible answers, if they are a list. For `day_order`, the example as a day in both readings. */
  choices: string[];
  /** The answer that most people would give; null if none is more likely than another. */
  suggested: string | null;
}

/**
 * Since when balances are owed whose row has no date: like the latest rents that they cover, or as one amount from
 * yesterday.
 */
export const BALANCE_AGES = ['rents', 'day_before'] as const;
export type BalanceAge = (typeof BALANCE_AGES)[number];

/** Whether the landlord already holds the agreed deposits of leases that have begun, where a row doesn't say. */
export const DEPOSITS_HELD = ['held', 'not_held'] as const;
export type DepositsHeld = (typeof DEPOSITS_HELD)[number];

export const WITHOUT_EMAIL = ['on_paper', 'leave_out', 'complain'] as const;
export type WithoutEmail = (typeof WITHOUT_EMAIL)[number];

/** The answers as data. What isn't answered is read as it is, or reported row by row. */
export interface ImportAnswers {
  dayFirst?: boolean;
  /** The same for the rows of one country. */
  dayFirstIn?: { country: string; dayFirst: boolean }[];
  /** The language of tenants whose row doesn't name one. If unanswered, it depends on where their home is. */
  language?: Language;
  decimalMark?: 'point' | 'comma';
  unitFirst?: 'unit' | 'number';
  negativeBalance?: 'owed' | 'paid_ahead';
  /** If unanswered, balances are due on the day before the import. */
  balanceAge?: BalanceAge;
  /** If unanswered, a deposit is agreed on and not held. */
  depositsHeld?: DepositsHeld;
  /** Tenants without an email address: imported with letters on paper, left out, or reported. If unanswered, they are imported. */
  withoutEmail?: WithoutEmail;
  defaults?: Partial<Record<DefaultedColumn, string>>;
  values?: { column: ValueAsked; text: string; value: string }[];
}

/** Columns whose unknown values are asked about once each. */
export const VALUES_ASKED = ['status', 'propertyType', 'currency'] as const;
export type ValueAsked = (typeof VALUES_ASKED)[number];
/** An answer for values of a status: rows with it are left out, such as past tenants. */
export const LEAVE_LINE_OUT = 'leave_out';

/** Which column fills which field, and which columns are split. */
export interface ImportMapping {
  columns: { at: number; field: ImportField }[];
  splitAddress?: boolean;
  splitNames?: boolean;
  preset?: string | null;
}

export const DEFAULTED_COLUMNS: readonly DefaultedColumn[] = DEFAULTED;

/** The suggested answers. Questions without a suggestion are left open. */
export function suggestedAnswers(questions: readonly ImportQuestion[]): ImportAnswers {
  const answers: ImportAnswers = {};
  for (const { kind, column, country, suggested } of questions) {
    if (suggested === null) continue;
    if (kind === 'missing' && column) answers.defaults = { ...answers.defaults, [column]: suggested };
    if (kind === 'day_order') Object.assign(answers, withDayOrder(answers, country, suggested === 'day'));
    if (kind === 'unit_first') answers.unitFirst = suggested === 'unit' ? 'unit' : 'number';
    if (kind === 'no_email') answers.withoutEmail = WITHOUT_EMAIL.find((answer) => answer === suggested) ?? 'on_paper';
  }
  return answers;
}

/** The answers with the one about day and month in them: for one country, or for the whole file if that is null. */
export function withDayOrder(answers: ImportAnswers, country: string | null, dayFirst: boolean): ImportAnswers {
  if (country === null) return { ...answers, dayFirst };
  const others = (answers.dayFirstIn ?? []).filter((known) => known.country !== country);
  return { ...answers, dayFirstIn: [...others, { country, dayFirst }] };
}

/** Which order was answered for a country: its own answer counts before the one for the whole file. */
export function dayOrderAnswered({ dayFirst, dayFirstIn = [] }: ImportAnswers, country: string): boolean | undefined {
  return dayFirstIn.find((known) => known.country === country)?.dayFirst ?? dayFirst;
}
