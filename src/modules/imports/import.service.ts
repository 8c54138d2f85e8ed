import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { IMPORT_UNDO_HOURS } from '../../contract/import-columns.js';
import type { ImportMapping } from '../../contract/import/questions.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { UploadQuota } from '../../platform/files/upload-quota.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { PropertyRoom } from '../portfolio/property-room.service.js';
import { FileChecks, type HowToRead } from './file-checks.js';
import { DEPENDENTS, refuseDependents } from './import-dependents.js';
import {
  COME_SINCE,
  KEEP_PLAN,
  MAKE_LEASES,
  MAKE_PROPERTIES,
  MAKE_TENANTS,
  MAKE_UNITS,
  NEW_PROPERTIES,
  TAKE_BACK,
} from './import-sql.js';
import { toColumns, toImport, type ImportColumnsResponse, type ImportResponse } from './import.dto.js';
import { PortfolioImport } from './portfolio-import.entity.js';

const HOUR_MS = 3_600_000;
const MAKE = [MAKE_PROPERTIES, MAKE_UNITS, MAKE_LEASES, MAKE_TENANTS];
const RESOURCES = ['imports', 'properties', 'units', 'leases', 'overview'] as const;

/**
 * Imports a portfolio from a table. The file is checked first, then all of it or nothing is created, and the import can
 * be undone for two days.
 */
@Injectable()
export class ImportService {
  constructor(
    private readonly scope: Scope,
    private readonly checks: FileChecks,
    private readonly quota: UploadQuota,
    private readonly room: PropertyRoom,
  ) {}

  /**
   * Reads and checks a file; nothing of the portfolio changes. The answer contains the mistakes by line and column. The
   * stored file counts as used space until it is applied: 403 `upload_unverified`, 422 `storage_full`, 429
   * `upload_limit`.
   */
  check(bytes: Buffer, fileName: string, how: HowToRead): Promise<ImportResponse> {
    const wanted = { accountId: orNotFound(this.scope.actor.accountId), bytes: bytes.length };
    return this.quota.during(wanted, (id) => this.read(id, { bytes, fileName, how }));
  }

  /** The contents of a file, with the mapping that this account used for its headings before. Nothing is stored. */
  async columns(bytes: Buffer, how: HowToRead): Promise<ImportColumnsResponse> {
    const seen = await this.checks.look(bytes, how);
    const remembered = how.mapping ? null : await this.remembered(seen.headingsKey);
    return toColumns(seen, remembered);
  }

  private async remembered(headingsKey: string): Promise<ImportMapping | null> {
    const row = await this.scope.load((em) =>
      em.findOne(PortfolioImport, { headingsKey, mapping: { $ne: null } }, { orderBy: { createdAt: 'desc' } }),
    );
    return row?.mapping ?? null;
  }

  private async read(
    id: string,
    { bytes, fileName, how }: { bytes: Buffer; fileName: string; how: HowToRead },
  ): Promise<ImportResponse> {
    const { plan, ...read } = await this.checks.check(bytes, how);
    return this.scope.write('import.check', async (tx) => {
      const row = tx.em.create(PortfolioImport, {
        id,
        accountId: orNotFound(tx.actor.accountId),
        demo: tx.actor.demo,
        userId: orNotFound(tx.actor.userId),
        createdAt: this.scope.clock.now(),
        fileName,
        state: 'checked',
        ...read,
        mapping: how.mapping,
      });
      tx.about('import', row.id);
      this.quota.settle(tx, row.id, bytes.length);
      // Of a file with mistakes, only the first mistakes are stored.
      if (!plan) this.quota.release(tx, row.id);
      await tx.em.flush();
      if (plan) await tx.rows(KEEP_PLAN, [row.id, plan]);
      return toImport(row);
    });
  }

  async get(id: string): Promise<ImportResponse> {
    const row = orNotFound(await this.scope.load((em) => em.findOne(PortfolioImport, { id })));
    return { ...toImport(row), hangs: await this.hangsOf(row) };
  }

  /** The latest imports, newest first. */
  async list(): Promise<ImportResponse[]> {
    const rows = await this.scope.load((em) =>
      em.find(
        PortfolioImport,
        { state: { $ne: 'checked' } },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 20 },
      ),
    );
    return Promise.all(rows.map(async (row) => ({ ...toImport(row, []), hangs: await this.hangsOf(row) })));
  }

  /** What prevents an import from being undone while there is time for it. */
  private async hangsOf({ id, state, undoUntil }: PortfolioImport): Promise<string[]> {
    if (state !== 'applied' || !undoUntil || undoUntil <= this.scope.clock.now()) return [];
    const reasons = await this.scope.rows<{ reason: string }>(DEPENDENTS, [id]);
    return reasons.map(({ reason }) => reason);
  }

  /**
   * Makes all of it in one transaction. 422 with problems or more properties than the plan has room for, 409 when the
   * portfolio changed since. Repeating it is harmless.
   */
  async apply(id: string): Promise<ImportResponse> {
    await this.scope.write('import.apply', async (tx) => {
      const row = await this.locked(tx, id);
      tx.about('import', id);
      if (row.state === 'applied') return;
      if (row.state !== 'checked') throw new Problem('transition_forbidden');
      if (row.problemCount > 0) throw refusal('import_has_mistakes');
      if ((await tx.rows(COME_SINCE, [id])).length > 0) throw refusal('import_outdated');
      const [made] = await tx.rows<{ count: number }>(NEW_PROPERTIES, [id]);
      await this.room.mustHave(tx, made?.count ?? 0);
      const now = this.scope.clock.now();
      for (const statement of MAKE) await tx.rows(statement, [id, now]);
      tx.em.assign(row, {
        state: 'applied',
        appliedAt: now,
        undoUntil: new Date(now.getTime() + IMPORT_UNDO_HOURS * HOUR_MS),
        plan: null,
        preview: [],
        sharedEmails: [],
      });
      this.quota.release(tx, id);
      tx.changed(RESOURCES, [id], { accounts: [row.accountId] });
    });
    return this.get(id);
  }

  /** Undoes an import. 422 after two days, and with `hangs` once something depends on its rows. */
  async undo(id: string): Promise<ImportResponse> {
    await this.scope.write('import.undo', async (tx) => {
      const row = await this.locked(tx, id);
      tx.about('import', id);
      if (row.state === 'undone') return;
      if (row.state !== 'applied' || !row.undoUntil) throw new Problem('transition_forbidden');
      const now = this.scope.clock.now();
      if (row.undoUntil <= now) throw refusal('import_too_old');
      await refuseDependents(tx, id);
      for (const statement of TAKE_BACK) await tx.rows(statement, [id]);
      tx.em.assign(row, { state: 'undone', undoneAt: now });
      tx.changed(RESOURCES, [id], { accounts: [row.accountId] });
    });
    return this.get(id);
  }

  private async locked(tx: Tx, id: string): Promise<PortfolioImport> {
    return orNotFound(await tx.em.findOne(PortfolioImport, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  }
}
