import { defineEntity, p } from '@mikro-orm/core';
import type { ImportMapping } from '../../contract/import/questions.js';
import { instant, mutable } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';
import type { ImportProblem } from './cell-reader.js';
import type { ImportFindings } from './check-file.js';
import type { ImportPlan, SharedEmail } from './import-plan.js';
import type { PreviewRow } from './preview.js';

export const IMPORT_STATES = ['checked', 'applied', 'undone'] as const;

/** An imported file with properties, units and leases: its contents, and its outcome. */
const Schema = defineEntity({
  name: 'PortfolioImport',
  tableName: 'portfolio_import',
  properties: {
    ...mutable(),
    userId: p.uuid(),
    fileName: p.string().length(200),
    state: p.enum(IMPORT_STATES),
    rowCount: p.integer(),
    problemCount: p.integer(),
    /** The first of them; a file with thousands has one mistake in all its lines. */
    problems: p.json<ImportProblem[]>(),
    ignored: p.json<string[]>(),
    counts: p.json<ImportCounts>(),
    /**
     * Rows to insert, with their ids; emptied once they are inserted. These are megabytes, which only the database
     * reads (import-sql).
     */
    plan: p.json<ImportPlan>().nullable().lazy(),
    /** The first of those rows; emptied with them. */
    preview: p.json<PreviewRow[]>().default('[]'),
    /** Identifies files of one kind; null for imports from before columns could be mapped. */
    headingsKey: p.string().length(64).nullable(),
    /** As the landlord chose it; null for one that was guessed. */
    mapping: p.json<ImportMapping>().nullable(),
    findings: p.json<ImportFindings>().nullable(),
    /** Tenants of one home who share an address. */
    sharedEmails: p.json<SharedEmail[]>().default('[]'),
    appliedAt: instant().nullable(),
    undoUntil: instant().nullable(),
    undoneAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [
    { properties: ['accountId', 'createdAt', 'id'] },
    { properties: ['accountId', 'headingsKey', 'createdAt'] },
  ],
  policies: [demoApart(), system(), ...allow('landlord', ['read', 'create', 'change'], 'account_id = lw_account()')],
});

export interface ImportCounts {
  properties: number;
  units: number;
  leases: number;
  tenants: number;
  /** Units that are already in the portfolio, and aren't changed. */
  known: number;
}

export class PortfolioImport extends Schema.class {}
Schema.setClass(PortfolioImport);
