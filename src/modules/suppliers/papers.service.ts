import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, refusal } from '../../platform/errors/refusals.js';
import { DownloadLinks } from '../../platform/files/download-links.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { DocumentService } from '../documents/document.service.js';
import {
  toPaper,
  toRemovedPaper,
  type NewSupplierPaper,
  type PaperRow,
  type RemovedPaperResponse,
  type RemovedPaperRow,
  type SupplierPaperChange,
  type SupplierPaperResponse,
} from './paper.dto.js';
import { SupplierPaper } from './supplier-paper.entity.js';
import { Supplier } from './supplier.entity.js';

/** Only the supplier gets the file name. For others the row-level security policies hide the file of another account. */
const PAPERS = `select c.id, c.kind, c.trade, c.issuer, c.number, c.cover_cents as "coverCents", c.currency, c.valid_until::text as "validUntil",
    c.time_zone as "timeZone", c.file_id as "fileId", f.name as "fileName", c.created_at as "createdAt", c.version
  from supplier_paper c left join stored_file f on f.id = c.file_id where c.account_id = $1
  order by c.kind, c.valid_until desc nulls first, c.id`;
/** Without those that an entry of the same kind and trade replaces, because then the date of that entry counts. */
const REMOVED = `select r.kind, nullif(r.trade, '') as trade, r.valid_until::text as "validUntil", r.time_zone as "timeZone"
  from removed_paper r where r.account_id = $1 and not exists (select 1 from supplier_paper c where c.account_id = r.account_id and c.kind = r.kind
    and coalesce(c.trade, '') = r.trade and (c.valid_until is null or c.valid_until > r.valid_until))
  order by r.kind, r.trade`;
const GAVE_A_JOB = `select 1 from offer where account_id = $1 and supplier_account_id = $2 and state = 'accepted' limit 1`;
/** The certificate has to belong to the supplier and to no other entry, because it is deleted together with its entry. */
const OWN_CERTIFICATE = `select 1 from stored_file f where id = $1 and account_id = $2 and purpose = 'certificate'
  and not exists (select 1 from supplier_paper p where p.file_id = f.id)`;
/** The limit exists because every landlord reads them together with the directory. */
const MOST = 30;
const COUNT = 'select count(*)::int as count from supplier_paper where account_id = $1';

/** Insurance and licenses, as suppliers state them. */
@Injectable()
export class PapersService {
  constructor(
    private readonly scope: Scope,
    private readonly links: DownloadLinks,
    private readonly documents: DocumentService,
  ) {}

  /** Lists those of a supplier. Only the supplier and landlords who have given them a job get the number and the certificate. */
  async list(supplierId: string): Promise<SupplierPaperResponse[]> {
    const { accountId } = orNotFound(await this.scope.load((em) => em.findOne(Supplier, { id: supplierId })));
    if (this.scope.actor.role === 'supplier' && accountId !== this.scope.actor.accountId)
      throw new Problem('not_found');
    return this.of(accountId);
  }

  /** Lists the signed-in supplier's own. */
  own(): Promise<SupplierPaperResponse[]> {
    return this.of(orNotFound(this.scope.actor.accountId));
  }

  /** Lists what the signed-in supplier has removed and that goes on to count, because nothing replaces it. */
  async removed(): Promise<RemovedPaperResponse[]> {
    const rows = await this.scope.rows<RemovedPaperRow>(REMOVED, [orNotFound(this.scope.actor.accountId)]);
    return rows.map((row) => toRemovedPaper(row, this.scope.clock.now()));
  }

  /** 404 for a certificate that is not the supplier's own. */
  async add(body: NewSupplierPaper): Promise<SupplierPaperResponse> {
    const id = v7();
    await this.scope.write('supplier_paper.add', async (tx) => {
      const now = this.scope.clock.now();
      const accountId = orNotFound(tx.actor.accountId);
      await needOwnCertificate(tx, body.fileId);
      const [held] = await tx.rows<{ count: number }>(COUNT, [accountId]);
      if ((held?.count ?? 0) >= MOST) throw refusal('too_many_papers');
      tx.em.create(SupplierPaper, {
        ...stated(body),
        id,
        accountId,
        demo: tx.actor.demo,
        datedAt: now,
        createdAt: now,
      });
      tellOf(tx, id, accountId);
    });
    return this.one(id);
  }

  /**
   * Replaces all fields. Another date starts its reminders again. If the kind or the trade is no longer a correction of a recent
   * entry, the database keeps what it was before (migrations/1760). 409 `stale_version`.
   */
  async change(id: string, { version, ...body }: SupplierPaperChange): Promise<SupplierPaperResponse> {
    const replaced = await this.scope.write('supplier_paper.change', async (tx) => {
      const paper = await locked(tx, id);
      checkVersion(paper, version);
      if (body.fileId !== paper.fileId) await needOwnCertificate(tx, body.fileId);
      const before = paper.fileId ?? null;
      const next = stated(body);
      if (next.validUntil !== (paper.validUntil ?? null)) paper.datedAt = this.scope.clock.now();
      tx.em.assign(paper, next);
      tellOf(tx, id, paper.accountId);
      return before === next.fileId ? null : before;
    });
    if (replaced) await this.documents.remove(replaced);
    return this.one(id);
  }

  /** Deletes it with its certificate. The database keeps its kind, trade and date, which go on to count (migrations/1760). */
  async remove(id: string): Promise<void> {
    const fileId = await this.scope.write('supplier_paper.remove', async (tx) => {
      const paper = await locked(tx, id);
      tx.em.remove(paper);
      tellOf(tx, id, paper.accountId);
      return paper.fileId ?? null;
    });
    if (fileId) await this.documents.remove(fileId);
  }

  private async of(accountId: string): Promise<SupplierPaperResponse[]> {
    const actor = this.scope.actor;
    const rows = await this.scope.rows<PaperRow>(PAPERS, [accountId]);
    const sees =
      actor.accountId === accountId ||
      (actor.role === 'landlord' && (await this.scope.rows(GAVE_A_JOB, [actor.accountId, accountId])).length > 0);
    return rows.map((row) => toPaper(row, this.scope.clock.now(), sees ? (fileId) => this.links.linkTo(fileId) : null));
  }

  private async one(id: string): Promise<SupplierPaperResponse> {
    return orNotFound((await this.own()).find((paper) => paper.id === id));
  }
}

async function locked(tx: Tx, id: string): Promise<SupplierPaper> {
  const own = { id, accountId: orNotFound(tx.actor.accountId) };
  return orNotFound(await tx.em.findOne(SupplierPaper, own, { lockMode: LockMode.PESSIMISTIC_WRITE }));
}

async function needOwnCertificate(tx: Tx, fileId: string | null | undefined): Promise<void> {
  if (fileId) orNotFound((await tx.rows(OWN_CERTIFICATE, [fileId, tx.actor.accountId]))[0]);
}

function tellOf(tx: Tx, id: string, accountId: string): void {
  tx.about('supplier_paper', id, accountId);
  tx.changed(['supplier-papers', 'suppliers', 'service-requests'], [id], { accounts: [accountId] });
}

/** The fields that the kind has: a license has no cover, an insurance no trade. */
function stated({ kind, trade, issuer, number, coverCents, currency, validUntil, timeZone, fileId }: NewSupplierPaper) {
  const insured = kind === 'insurance' && coverCents ? { coverCents, currency } : { coverCents: null, currency: null };
  return {
    kind,
    trade: kind === 'license' ? (trade ?? 'other') : null,
    issuer,
    number,
    ...insured,
    validUntil: validUntil ?? null,
    timeZone,
    fileId: fileId ?? null,
  };
}
