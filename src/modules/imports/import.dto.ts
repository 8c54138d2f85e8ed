import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IMPORT_PROBLEMS, type ImportProblemCode } from '../../contract/import-columns.js';
import { IMPORT_FIELD_KEYS, type ImportField } from '../../contract/import/fields.js';
import {
  IMPORT_QUESTIONS,
  type ImportMapping,
  type ImportQuestionKind,
  suggestedAnswers,
} from '../../contract/import/questions.js';
import { LawCitationResponse } from '../regions/region-editor.dto.js';
import type { ImportProblem } from './cell-reader.js';
import type { FaultyLines, ImportFindings, SeenFile } from './check-file.js';
import { AnswersRequest, MappingRequest } from './import-mapping.dto.js';
import { IMPORT_STATES, type PortfolioImport } from './portfolio-import.entity.js';
import type { PreviewRow } from './preview.js';
import type { ImportTotals } from './totals.js';

/** The text fields besides `file`. */
export class ImportFields {
  /** Shown instead of the file's own name. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  name?: string;

  /**
   * The mapping of the columns, as JSON: `{"columns":[{"at":0,"field":"unit"}],"splitAddress":true,"splitNames":true}`.
   * Guessed when not sent.
   */
  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  mapping?: string;

  /** Answers to the questions about the file, as JSON: `{"dayFirst":true,"defaults":{"country":"CA"}}`. */
  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  answers?: string;

  /** With `true` the lines with mistakes are left out, and the others can be imported. */
  @IsOptional()
  @IsIn(['true', 'false'])
  leaveOut?: string;
}

/** The multipart body. */
export class ImportUpload extends ImportFields {
  /** CSV of at most 20 MiB and 20,000 rows. */
  file: string;
}

export class BrokenRuleResponse {
  code: string;
  limitCents: number | null;
  /** Days of grace that a late fee has to leave. */
  limitDays: number | null;
  /** In English. */
  source: string;
  /** The city that made the rule; null when it is the region's. */
  place: string | null;
  /** The law that says so, where its section is known: it cites it in each language. */
  law: LawCitationResponse | null;
}

/** A mistake and its place. `column` is null for the line as a whole. */
export class ImportProblemResponse {
  line: number;
  @IsIn(IMPORT_FIELD_KEYS) column: ImportField | null;
  @IsIn(IMPORT_PROBLEMS) code: ImportProblemCode;
  value: string;
  rule: BrokenRuleResponse | null;
}

/** Mistakes of one kind: how many, on which lines (the first 200), and what some of them say. */
export class ImportProblemGroupResponse {
  @IsIn(IMPORT_FIELD_KEYS) column: ImportField | null;
  @IsIn(IMPORT_PROBLEMS) code: ImportProblemCode;
  count: number;
  lines: number[];
  values: string[];
  rule: BrokenRuleResponse | null;
}

/** A line that isn't a unit: a title, a total, a note. */
export class ImportOtherLineResponse {
  line: number;
  text: string;
}

/** A column of a file: its heading and its first three values. */
export class ImportFileColumnResponse {
  heading: string;
  samples: string[];
}

/**
 * A question about the whole file, asked once. `choices` of `day_order` are the example as a day, day first and month
 * first.
 */
export class ImportQuestionResponse {
  @IsIn(IMPORT_QUESTIONS) kind: ImportQuestionKind;
  @IsIn(IMPORT_FIELD_KEYS) column: ImportField | null;
  /** Of the lines that `day_order` asks about, if the file has dates of several countries: a code, empty for lines that don't say theirs. */
  country: string | null;
  count: number;
  line: number;
  examples: string[];
  choices: string[];
  suggested: string | null;
}

/** The contents of a file, and a proposed mapping of its columns. */
export class ImportColumnsResponse {
  /** The line that contains the headings. */
  headingLine: number;
  rowCount: number;
  /** The product that exported the file; null when none is recognized. */
  preset: string | null;
  /** Whether the mapping is the one that this account used for these headings before. */
  remembered: boolean;
  columns: ImportFileColumnResponse[];
  mapping: MappingRequest;
  otherLines: ImportOtherLineResponse[];
  otherRows: number;
  /** Empty unless a mapping was sent. */
  questions: ImportQuestionResponse[];
  /** The likely answers, in the format in which they are sent back. Questions without a likely answer are missing. */
  suggested: AnswersRequest;
}

/** A line that would be left out, its cells as they are written. It has no problems if only another line of its unit has some. */
export class FaultyLineResponse {
  line: number;
  cells: string[];
  problems: ImportProblemResponse[];
}

/** The lines of a file to be corrected; of a large file the first ones. */
export class FaultyLinesResponse {
  headings: string[];
  lines: FaultyLineResponse[];
}

/** A unit as it will be in the portfolio. */
export class ImportPreviewRow implements PreviewRow {
  line: number;
  streetNumber: string;
  street: string;
  city: string;
  unit: string;
  rentCents: number | null;
  currency: string;
  /** The first day of its lease; null without one, and `termEndsOn` also for one without an end. */
  startsOn: string | null;
  termEndsOn: string | null;
  tenants: string[];
}

/** A date with two readings, and how it was read. */
export class ImportDateResponse {
  /** A code; empty if the line doesn't say. */
  country: string;
  line: number;
  text: string;
  day: string;
}

/** How many tenants get messages in a language. */
export class ImportLanguageResponse {
  language: string;
  count: number;
}

export class ImportCountsResponse {
  properties: number;
  units: number;
  leases: number;
  tenants: number;
  /** Units that are already in the portfolio; they aren't changed. */
  known: number;
}

/** Tenants of one home with one address. */
export class SharedEmailResponse {
  line: number;
  email: string;
  names: string[];
}

/** The money of the leases that would be imported, in one currency. */
export class ImportTotalsResponse implements ImportTotals {
  currency: string;
  rentCents: number;
  /** Deposits that were agreed, and the part of them that is already held. */
  depositCents: number;
  heldCents: number;
  /** The sum of the leases that owe something. */
  owedCents: number;
  /** The sum of the leases that are in credit. */
  paidAheadCents: number;
  /** Owed amounts less prepayments. */
  netBalanceCents: number;
}

export class ImportResponse {
  id: string;
  fileName: string;
  @IsIn(IMPORT_STATES) state: (typeof IMPORT_STATES)[number];
  rowCount: number;
  counts: ImportCountsResponse;
  problemCount: number;
  /** The first 200. */
  problems: ImportProblemResponse[];
  /** Mistakes by kind, the most frequent first. */
  groups: ImportProblemGroupResponse[];
  /** Lines that could be imported if those with mistakes were left out. */
  goodRows: number;
  /** Lines that were left out for a mistake, and how many of them only because their unit was. */
  leftOutRows: number;
  withTheirUnit: number;
  /** Titles, totals and notes, and lines that an answer leaves out; the first 20 titles, totals and notes. */
  otherRows: number;
  otherLines: ImportOtherLineResponse[];
  /** Tenants who were left out because they have no email address. */
  withoutEmail: number;
  /** Tenants who are imported without one: their letters are printed. */
  onPaper: number;
  totals: ImportTotalsResponse[];
  /** The first dates of each country that have two readings. */
  dates: ImportDateResponse[];
  languages: ImportLanguageResponse[];
  /** Tenants whose line doesn't name their language. */
  withoutLanguage: number;
  /** Headings that are not read. */
  ignored: string[];
  /** The first 20 units; empty once it is applied. */
  preview: ImportPreviewRow[];
  /** Tenants of one home who share an address, to be checked; empty once it is applied. */
  sharedEmails: SharedEmailResponse[];
  createdAt: string;
  appliedAt: string | null;
  /** Until when it can be undone. */
  undoUntil: string | null;
  undoneAt: string | null;
  /** What prevents undoing it before that. */
  hangs: string[];
}

export function toImport(row: PortfolioImport, problems = row.problems): ImportResponse {
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state,
    rowCount: row.rowCount,
    counts: row.counts,
    problemCount: row.problemCount,
    problems: problems.map(toProblem),
    ...findingsOf(row.findings, row.rowCount),
    ignored: row.ignored,
    preview:
      row.state === 'checked'
        ? row.preview.map((one) => ({ ...one, startsOn: one.startsOn ?? null, termEndsOn: one.termEndsOn ?? null }))
        : [],
    sharedEmails: row.state === 'checked' ? row.sharedEmails : [],
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoUntil: row.undoUntil?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    hangs: [],
  };
}

const toProblem = (problem: ImportProblem): ImportProblemResponse => ({ ...problem, rule: toRule(problem.rule) });

/** Imports of before late fees were read have no days. */
function toRule(rule: ImportProblem['rule']): BrokenRuleResponse | null {
  return rule ? { ...rule, limitDays: rule.limitDays ?? null, place: rule.place ?? null, law: rule.law ?? null } : null;
}

export function toFaulty({ headings, lines }: FaultyLines): FaultyLinesResponse {
  return {
    headings,
    lines: lines.map(({ line, cells, problems }) => ({ line, cells, problems: problems.map(toProblem) })),
  };
}

const NONE: Omit<ImportFindings, 'goodRows'> = {
  groups: [],
  leftOutRows: 0,
  withTheirUnit: 0,
  otherRows: 0,
  otherLines: [],
  withoutEmail: 0,
};

/**
 * Imports of before columns were mapped had none: their lines were all correct. Sums that didn't tell debts from
 * credits are left out.
 */
function findingsOf(findings: ImportFindings | null | undefined, rowCount: number) {
  const {
    groups,
    goodRows,
    leftOutRows,
    withTheirUnit,
    otherRows,
    otherLines,
    withoutEmail,
    onPaper = 0,
    totals = [],
    dates = [],
    languages = [],
    withoutLanguage = 0,
  } = findings ?? { ...NONE, goodRows: rowCount };
  return {
    groups: groups.map((group) => ({ ...group, rule: toRule(group.rule) })),
    goodRows,
    leftOutRows,
    withTheirUnit,
    otherRows,
    otherLines,
    withoutEmail,
    onPaper,
    totals: totals.filter((sums) => 'owedCents' in sums),
    dates,
    languages,
    withoutLanguage,
  };
}

export function toColumns(
  { headingLine, rowCount, preset, columns, mapping, left, leftCount, questions }: SeenFile,
  remembered: ImportMapping | null,
): ImportColumnsResponse {
  return {
    headingLine,
    rowCount,
    preset,
    remembered: remembered !== null,
    questions,
    suggested: suggestedAnswers(questions),
    otherLines: left,
    otherRows: leftCount,
    mapping: remembered ?? mapping,
    columns: columns.map(({ heading, samples }) => ({ heading, samples: [...samples] })),
  };
}
