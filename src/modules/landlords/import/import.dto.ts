import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { IMPORT_COLUMN_KEYS, IMPORT_PROBLEMS, type ImportColumn, type ImportProblemCode } from '../../../contract/import-columns.js';
import { LANGUAGES, type Language } from '../../../contract/languages.js';
import { IMPORT_STATES, type PortfolioImport } from './portfolio-import.entity.js';
import type { PreviewRow } from './preview.js';

export class TemplateQuery {
  @IsOptional() @IsIn(LANGUAGES.map(({ code }) => code))
  language?: Language;
}

/** The text field beside `file`. */
export class ImportFields {
  /** Shown instead of the file's own name. */
  @IsOptional() @IsString() @MaxLength(200)
  name?: string;
}

/** The multipart body. */
export class ImportUpload extends ImportFields {
  /** CSV of at most 20 MiB and 20,000 rows. */
  file: string;
}

export class BrokenRuleResponse {
  code: string;
  limitCents: number | null;
  source: string;
}

/** What is wrong, where. `column` is null for the line as a whole. */
export class ImportProblemResponse {
  line: number;
  @IsIn(IMPORT_COLUMN_KEYS) column: ImportColumn | null;
  @IsIn(IMPORT_PROBLEMS) code: ImportProblemCode;
  value: string;
  rule: BrokenRuleResponse | null;
}

/** A unit as it will stand in the portfolio. */
export class ImportPreviewRow implements PreviewRow {
  line: number;
  streetNumber: string;
  street: string;
  city: string;
  unit: string;
  rentCents: number | null;
  currency: string;
  tenants: string[];
}

export class ImportCountsResponse {
  properties: number;
  units: number;
  leases: number;
  tenants: number;
  /** Units that are in the portfolio already; they are left as they are. */
  known: number;
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
  /** Headings that are not read. */
  ignored: string[];
  /** The first 20 units; empty once it is applied. */
  preview: ImportPreviewRow[];
  createdAt: string;
  appliedAt: string | null;
  /** Until when it can be taken back. */
  undoUntil: string | null;
  undoneAt: string | null;
}

export function toImport(row: PortfolioImport, problems = row.problems): ImportResponse {
  return {
    id: row.id,
    fileName: row.fileName,
    state: row.state,
    rowCount: row.rowCount,
    counts: row.counts,
    problemCount: row.problemCount,
    problems: problems.map((problem) => ({ ...problem, rule: problem.rule ?? null })),
    ignored: row.ignored,
    preview: row.state === 'checked' ? row.preview : [],
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoUntil: row.undoUntil?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
  };
}
