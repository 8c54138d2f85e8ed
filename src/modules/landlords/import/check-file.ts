import type { Language } from '../../../contract/languages.js';
import { goByLaw, type LawInForce } from '../regions/records-in-force.js';
import type { ImportProblem } from './cell-reader.js';
import { RowChecker } from './check-row.js';
import { FileRefused, type FileProblem } from './file-refused.js';
import { Planner } from './import-plan.js';
import type { ImportCounts } from './portfolio-import.entity.js';
import type { Portfolio } from './present-portfolio.js';
import { previewOf, type PreviewRow } from './preview.js';
import { readTable } from './read-table.js';

const KEPT_PROBLEMS = 200;

export interface FileToCheck {
  bytes: Uint8Array;
  /** Of tenants whose line names none. */
  language: Language;
  present: Portfolio;
  law: LawInForce;
}

export interface CheckedFile {
  rowCount: number;
  ignored: string[];
  counts: ImportCounts;
  problemCount: number;
  /** The first of them, by line. */
  problems: ImportProblem[];
  /** As JSON, so that the server hands it to the database without reading it; null while there are problems. */
  plan: string | null;
  preview: PreviewRow[];
}

/**
 * Reads and checks a whole file. Runs in a worker thread: what a file costs is up to whoever sends it. Everything arrives
 * as a copy, so refusals are results here and become problems in the server.
 */
export default function checkFile(order: FileToCheck): CheckedFile | { refused: FileProblem; columns: string[] } {
  try {
    return checked(order);
  } catch (error) {
    if (error instanceof FileRefused) return { refused: error.problem, columns: error.columns };
    throw error;
  }
}

function checked({ bytes, language, present, law }: FileToCheck): CheckedFile {
  goByLaw(law);
  const { rows, ignored } = readTable(bytes);
  const checker = new RowChecker(language);
  const planner = new Planner(present, checker.problems);
  for (const row of rows) {
    const read = checker.check(row);
    if (read) planner.add(read);
  }
  const { plan } = planner;
  const problems = checker.problems.toSorted((a, b) => a.line - b.line);
  return {
    rowCount: rows.length,
    ignored,
    counts: { properties: plan.properties.length, units: plan.units.length, leases: plan.leases.length, tenants: plan.tenants.length, known: plan.known.length },
    problemCount: problems.length,
    problems: problems.slice(0, KEPT_PROBLEMS),
    plan: problems.length === 0 ? JSON.stringify(plan) : null,
    preview: previewOf(plan),
  };
}
