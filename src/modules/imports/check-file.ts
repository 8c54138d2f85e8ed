import type { FileColumn } from '../../contract/import/guess.js';
import type { ImportMapping, ImportQuestion } from '../../contract/import/questions.js';
import type { Language } from '../../contract/languages.js';
import { goByLaw, type LawInForce } from '../regions/rules/records-in-force.js';
import type { ImportProblem } from './cell-reader.js';
import { RowChecker, type CheckedRow, type DateRead } from './check-row.js';
import { answeredFor, isLeftOut, type Reading } from './complete-row.js';
import { FileRefused, type FileProblem } from './file-refused.js';
import { headingsKey } from './headings-key.js';
import { Planner, type ImportPlan, type SharedEmail } from './import-plan.js';
import type { ImportCounts } from './portfolio-import.entity.js';
import { addressKey, labelKey, type Portfolio } from './present-portfolio.js';
import { previewOf, type PreviewRow } from './preview.js';
import { groupsOf, type ProblemGroup } from './problem-groups.js';
import {
  guessedMapping,
  linesOf,
  readRows,
  readTop,
  refuseTwins,
  type LeftLine,
  type Table,
  withPair,
  type TableTop,
} from './read-table.js';
import { Survey } from './survey.js';
import { totalsOf, type ImportTotals } from './totals.js';

const KEPT_PROBLEMS = 200;
/** What is wrong in one line: a line that is wrong throughout needs no longer list. */
const SHOWN_OF_LINE = 30;

export interface FileToCheck {
  bytes: Uint8Array;
  /** `look`: what is in it; `check`: what it would make; `mistakes`: the lines to be corrected. */
  task: 'look' | 'check' | 'mistakes';
  mapping: ImportMapping | null;
  reading: Reading;
  /** Plans the lines without mistakes, and leaves the others out. */
  leaveOut: boolean;
  /** The language of tenants whose line doesn't name one. */
  language: Language;
  present: Portfolio;
  law: LawInForce;
}

/** What is in a file, before anything is checked. */
export interface SeenFile {
  headingsKey: string;
  headingLine: number;
  preset: string | null;
  columns: FileColumn[];
  mapping: ImportMapping;
  rowCount: number;
  left: LeftLine[];
  leftCount: number;
  questions: ImportQuestion[];
}

export interface CheckedFile {
  headingsKey: string;
  mapping: ImportMapping;
  rowCount: number;
  ignored: string[];
  counts: ImportCounts;
  problemCount: number;
  /** The first of them, by line. */
  problems: ImportProblem[];
  findings: ImportFindings;
  /** As JSON, so that the server hands it to the database without reading it; null while there are problems. */
  plan: string | null;
  preview: PreviewRow[];
  /** Tenants of one home who share an address, the first of them. */
  sharedEmails: SharedEmail[];
}

/** What else there is to say about the lines of a file. */
export interface ImportFindings {
  groups: ProblemGroup[];
  /** Lines that have no mistake, and whose unit has none on another line. */
  goodRows: number;
  /** Lines that were left out because of a mistake, and those of them that have none themselves: their unit is left out. */
  leftOutRows: number;
  withTheirUnit: number;
  /** Titles, totals and notes, and lines that an answer leaves out. */
  otherRows: number;
  otherLines: LeftLine[];
  /** Tenants who were left out because they have no email address, and those who are imported without one. */
  withoutEmail: number;
  onPaper?: number;
  /** By currency. */
  totals?: ImportTotals[];
  /** The first dates of each country that have two readings, as they were read. */
  dates?: DateRead[];
  /** Tenants by language, the most frequent first, and those whose line doesn't say theirs. */
  languages?: { language: string; count: number }[];
  withoutLanguage?: number;
}

/** The lines of a file that would be left out, as they are written. */
export interface FaultyLines {
  headings: string[];
  lines: { line: number; cells: string[]; problems: ImportProblem[] }[];
}

export type FileAnswer = SeenFile | CheckedFile | FaultyLines | { refused: FileProblem; columns: string[] };

/**
 * Reads a whole file. Runs in a worker thread: the sender decides how much work a file is. Everything arrives as a
 * copy, so refusals are results here and become problems in the server.
 */
export default function checkFile(order: FileToCheck): FileAnswer {
  try {
    const top = readTop(order.bytes);
    if (order.task === 'look') return looked(order, top);
    return order.task === 'check' ? checked(order, top) : faulty(order, top);
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.problem, columns: error.columns };
    throw error;
  }
}

function looked({ mapping: asked, reading: answers }: FileToCheck, top: TableTop): SeenFile {
  const mapping = asked ?? guessedMapping(top);
  const reading = readingOf(mapping, answers);
  // Every field counts as answered for: what is missing is asked here, not refused.
  const table = readRows(top, mapping, EVERYTHING);
  const { headingLine, columns, preset } = top;
  const questions = asked ? new Survey(table.rows, mapping, reading).questions() : [];
  return {
    headingsKey: headingsKey(columns),
    headingLine,
    preset,
    columns: columns.slice(0, COLUMNS_SHOWN).map((column, at) => withPair(column, table.pairs.get(at))),
    mapping,
    rowCount: table.rows.length,
    left: table.left,
    leftCount: table.leftCount,
    questions,
  };
}

function checked(order: FileToCheck, top: TableTop): CheckedFile {
  const { mapping, table, kept, checker, rows, whole } = readWhole(order, top);
  const good = withoutWrong(rows, checker.problems);
  const {
    planner: { plan, sharedEmails, propertiesById },
    problems,
  } = order.leaveOut
    ? { planner: planned(good, order.present, []), problems: [] }
    : { planner: whole, problems: checker.problems.toSorted((a, b) => a.line - b.line) };
  return {
    headingsKey: headingsKey(top.columns),
    mapping,
    rowCount: kept.length,
    ignored: table.ignored,
    counts: countsOf(plan),
    problemCount: problems.length,
    problems: problems.slice(0, KEPT_PROBLEMS),
    findings: findingsOf(order, {
      table,
      kept: kept.length,
      good,
      checker,
      plan,
    }),
    plan: problems.length === 0 ? JSON.stringify(plan) : null,
    preview: previewOf(plan, propertiesById),
    sharedEmails: sharedEmails.slice(0, KEPT_PROBLEMS),
  };
}

/** Every line that would be left out, with what is wrong: to be corrected in a file of their own. The lines that only share a unit have no mistake. */
function faulty(order: FileToCheck, top: TableTop): FaultyLines {
  const { checker, kept, rows } = readWhole(order, top);
  const byLine = Map.groupBy(checker.problems, ({ line }) => line);
  const good = new Set(withoutWrong(rows, checker.problems).map(({ line }) => line));
  const leftOut = kept.map(({ line }) => line).filter((line) => !good.has(line));
  const lines = linesOf(top, new Set([...byLine.keys(), ...leftOut]));
  return {
    headings: top.columns.map(({ heading }) => heading.toWellFormed()),
    lines: lines.map(({ line, cells }) => ({
      line,
      cells,
      problems: (byLine.get(line) ?? []).slice(0, SHOWN_OF_LINE),
    })),
  };
}

/** Every line, with what is wrong and what all of them would make. */
function readWhole(order: FileToCheck, top: TableTop) {
  goByLaw(order.law);
  if (!order.mapping) refuseTwins(top);
  const mapping = order.mapping ?? guessedMapping(top);
  const table = readRows(top, mapping, answeredFor(order.reading));
  const reading = new Survey(table.rows, mapping, readingOf(mapping, order.reading)).settled();
  const kept = table.rows.filter((row) => !isLeftOut(row, reading));
  const checker = new RowChecker(order.language, reading, order.present);
  const rows = kept.map((row) => checker.check(row)).filter((row) => row !== null);
  return { mapping, table, kept, checker, rows, whole: planned(rows, order.present, checker.problems) };
}

function planned(rows: readonly CheckedRow[], present: Portfolio, problems: ImportProblem[]): Planner {
  const planner = new Planner(present, problems);
  for (const row of rows) planner.add(row);
  return planner;
}

/** The lines without a mistake, less those of a unit of which another line has one: a lease is not imported in part. */
function withoutWrong(rows: readonly CheckedRow[], problems: readonly ImportProblem[]): CheckedRow[] {
  const lines = new Set(problems.map(({ line }) => line));
  const key = ({ property, unit }: CheckedRow) => `${addressKey(property)} ${labelKey(unit.label)}`;
  const units = new Set(rows.filter(({ line }) => lines.has(line)).map(key));
  return rows.filter((row) => !units.has(key(row)));
}

interface Found {
  table: Table;
  kept: number;
  good: readonly CheckedRow[];
  checker: Pick<RowChecker, 'problems' | 'withoutEmail' | 'withoutLanguage' | 'dates'>;
  plan: ImportPlan;
}

function findingsOf({ leaveOut }: FileToCheck, { table, kept, good, checker, plan }: Found): ImportFindings {
  const { problems, withoutEmail, withoutLanguage, dates } = checker;
  const wrong = new Set(problems.map(({ line }) => line)).size;
  const { rows, left, leftCount } = table;
  const goodLines = new Set(good.map(({ line }) => line));
  const imported = (line: number) => !leaveOut || goodLines.has(line);
  return {
    groups: leaveOut ? [] : groupsOf(problems),
    goodRows: good.length,
    leftOutRows: leaveOut ? kept - good.length : 0,
    withTheirUnit: kept - good.length - wrong,
    otherRows: leftCount + rows.length - kept,
    otherLines: left,
    withoutEmail: withoutEmail.filter(imported).length,
    onPaper: plan.tenants.filter(({ email }) => !email).length,
    totals: totalsOf(plan),
    dates: dates.filter(({ line }) => imported(line)),
    languages: languagesOf(plan),
    withoutLanguage: withoutLanguage.filter(imported).length,
  };
}

function languagesOf({ tenants }: ImportPlan): { language: string; count: number }[] {
  return [...Map.groupBy(tenants, ({ language }) => language)]
    .map(([language, { length: count }]) => ({ language, count }))
    .toSorted((one, other) => other.count - one.count);
}

function countsOf(plan: ImportPlan): ImportCounts {
  return {
    properties: plan.properties.length,
    units: plan.units.length,
    leases: plan.leases.length,
    tenants: plan.tenants.length,
    known: plan.known.length,
  };
}

function readingOf({ splitAddress = true, splitNames = true }: ImportMapping, answers: Reading): Reading {
  return { ...answers, splitAddress, splitNames };
}

const COLUMNS_SHOWN = 200;
const EVERYTHING = ['streetNumber', 'street', 'city', 'region', 'postalCode', 'country', 'unit'];
