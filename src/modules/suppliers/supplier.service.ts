import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Trade } from '../../contract/service-types.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import type { ActorRole } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { renameAccount } from '../accounts/account-changes.service.js';
import { User } from '../accounts/user.entity.js';
import { needElite } from './rules/elite.js';
import { changedTrades, firstTrades } from './rules/trades.js';
import {
  toSupplier,
  type NewSupplier,
  type SupplierChange,
  type SupplierQuery,
  type SupplierResponse,
  type SupplierRow,
} from './supplier.dto.js';
import { Supplier } from './supplier.entity.js';

/** The row-level security policies hide them from tenants and other suppliers. */
const PAPERS = `(select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'trade', c.trade, 'issuer', c.issuer, 'number', c.number,
    'coverCents', c.cover_cents, 'currency', c.currency, 'validUntil', c.valid_until, 'timeZone', c.time_zone, 'fileId', c.file_id,
    'createdAt', c.created_at, 'version', c.version) order by c.kind, c.valid_until desc nulls first, c.id), '[]')
  from supplier_paper c where c.account_id = s.account_id)`;
const COLUMNS = `s.id, s.account_id as "accountId", s.company_name as "companyName", s.named_by_landlord as "namedByLandlord", s.service_type as "serviceType", s.trade, s.trades, s.city, s.area_country as "areaCountry", s.area_prefixes as "areaPrefixes",
  s.about, s.phone, s.email, s.elite_until as "eliteUntil", s.jobs_done as "jobsDone", s.rating_count as "ratingCount",
  s.rating_sum as "ratingSum", s.created_at as "createdAt", s.version, ${PAPERS} as papers`;
/** The hours, with the days that are full. Row-level security policies apply. */
const hoursAt = (
  now: Date,
) => `(select json_build_object('hours', w.hours, 'daysOff', w.days_off, 'jobsADay', w.daily_jobs, 'resumesOn', w.resumes_on, 'timeZone', w.time_zone, 'version', w.version,
    'fullDays', lw_supplier_full_days(w.account_id, '${now.toISOString()}'::timestamptz)) from supplier_hours w where w.account_id = s.account_id)`;
/**
 * Who gets figures and hours of which suppliers, as SQL conditions. Suppliers get only their own, and tenants none
 * (migrations/0681).
 */
const MEASURED: Partial<Record<ActorRole, string>> = {
  supplier: 's.account_id = lw_account()',
  landlord: 'true',
  staff: 'true',
  admin: 'true',
};

function columnsFor(role: ActorRole, now: Date): string {
  const whose = MEASURED[role];
  // The time is a literal, because the query that counts the rows would not use a parameter that only appears in the
  // columns.
  const measured = `lw_supplier_numbers(s.account_id, '${now.toISOString()}'::timestamptz)`;
  const stated = `case when ${whose} then ${hoursAt(now)} end`;
  return `${COLUMNS}, ${whose ? `case when ${whose} then ${measured} end` : 'null'} as numbers, ${whose ? stated : 'null'} as hours`;
}
const NAME_COMPANY =
  'update supplier set company_name = $2, named_by_landlord = false, version = version + 1 where id = $1 and named_by_landlord returning id';
/** A search for "pest control" finds `pest_control`. */
const WORDS = `translate(s.trades::text, '[]"_,', '    ')`;
/** Elite Partners first, then by name (docs/specification/elite-partners.md). */
const RECOMMENDED = `(case when s.elite_until > now() then '0' else '1' end || lower(s.company_name))`;

/** Whether a supplier serves property `h`. Only landlords have properties to ask for. */
const SERVES = 'lw_serves(s.area_country, s.area_prefixes, h.country, h.postal_code)';
/** Sorts suppliers who serve it first, then those who state no area, then the others. */
const SERVING = `(case ${SERVES} when true then '0' when false then '2' else '1' end || ${RECOMMENDED})`;

/**
 * Sorts suppliers first who do what a job needs. The trade is a literal, because the query that counts the rows would not
 * use a parameter. It is safe because it is one of our constants.
 */
const doing = (trade: Trade, then: string) =>
  `(case when lw_does(s.trades, '${trade}') then '0' else '1' end || ${then})`;

/** The directory of suppliers, and a supplier's own entry. */
@Injectable()
export class SupplierService {
  constructor(private readonly scope: Scope) {}

  /**
   * Lists Elite Partners first, then by name. For landlords, suppliers who do what is needed and serve the property come
   * before that. `q` searches company, city, service type and trades.
   */
  async list(asked: SupplierQuery): Promise<Page<SupplierResponse>> {
    const values: string[] = [];
    const where = ['s.closed_at is null'];
    if (asked.trade) where.push(`jsonb_exists(s.trades, $${values.push(asked.trade)})`);
    const offers = this.scope.actor.role === 'landlord';
    const home = offers && asked.propertyId ? values.push(asked.propertyId) : 0;
    const best = home ? SERVING : RECOMMENDED;
    const list = {
      select: home ? `${this.columns()}, ${SERVES} as serves` : this.columns(),
      from: home ? `supplier s left join property h on h.id = $${home}` : 'supplier s',
      where,
      values,
      sorts: {
        ...(offers && asked.needs && { needed: doing(asked.needs, best) }),
        ...(home && { serving: SERVING }),
        recommended: RECOMMENDED,
        companyName: 'lower(s.company_name)',
        createdAt: 's.created_at',
      },
      defaultSort: offers && asked.needs ? 'needed' : home ? 'serving' : 'recommended',
      id: 's.id',
      search: ['s.company_name', 's.city', 's.service_type', WORDS],
    };
    const page = await readList<SupplierRow>(this.scope, list, asked);
    return new Page(
      page.items.map((row) => this.show(row)),
      page.nextCursor,
      page.total,
    );
  }

  async one(id: string): Promise<SupplierResponse> {
    return this.read('s.id = $1', id);
  }

  /** The entry of the signed-in supplier. 404 if there is none yet. */
  async own(): Promise<SupplierResponse> {
    return this.read('s.account_id = $1', this.scope.actor.accountId);
  }

  /** Adds the signed-in supplier's account to the directory. 409 if it already has an entry. */
  async enter(body: NewSupplier): Promise<SupplierResponse> {
    const supplier = await this.scope.write('supplier.enter', async (tx) => {
      const accountId = orNotFound(tx.actor.accountId);
      if (await tx.em.findOne(Supplier, { accountId })) throw refusal('supplier_listed');
      const user = orNotFound(await tx.em.findOne(User, { id: orNotFound(tx.actor.userId) }));
      const { city = null, about = null, phone = user.phone ?? null, companyName, serviceType, trades = [] } = body;
      return addSupplier(tx, {
        accountId,
        companyName,
        serviceType,
        trades,
        city,
        about,
        phone,
        email: user.email,
        now: this.scope.clock.now(),
      });
    });
    return this.show(supplier);
  }

  async change(id: string, body: SupplierChange): Promise<SupplierResponse> {
    await this.scope.write('supplier.change', async (tx) => {
      const supplier = orNotFound(await tx.em.findOne(Supplier, { id }));
      if (tx.actor.role === 'supplier' && supplier.accountId !== tx.actor.accountId) throw new Problem('not_found');
      if (body.version !== undefined && body.version !== supplier.version) throw new Problem('stale_version');
      Object.assign(supplier, changedTrades(supplier, body));
      for (const field of ['city', 'phone', 'about'] as const) {
        if (body[field] !== undefined) supplier[field] = body[field]?.trim() || null;
      }
      if (tx.actor.role === 'supplier') nameCompany(tx, supplier, body.companyName?.trim());
      await tx.em.flush();
      tx.about('supplier', id, supplier.accountId);
      tx.changed(['suppliers'], [id], { accounts: [supplier.accountId] });
    });
    return this.one(id);
  }

  /** Counts a closed job. Runs as the system, because the requests themselves are private to their landlords. */
  async countJob(em: EntityManager, accountId: string): Promise<void> {
    await em.nativeUpdate(Supplier, { accountId }, { jobsDone: raw('jobs_done + 1') });
  }

  /**
   * Adds a rating to the average, or replaces the previous one (`before`). Simultaneous ratings are both counted because
   * the database does the arithmetic.
   */
  async rate(em: EntityManager, accountId: string, before: number | null, rating: number | null): Promise<void> {
    const [count, sum] = [Number(rating !== null) - Number(before !== null), (rating ?? 0) - (before ?? 0)];
    await em.nativeUpdate(
      Supplier,
      { accountId },
      { ratingCount: raw('rating_count + ?', [count]), ratingSum: raw('rating_sum + ?', [sum]) },
    );
  }

  /** The supplier of a directory entry, for a landlord who offers them work. 404 if there is none. */
  async forOffer(em: EntityManager, id: string): Promise<Supplier> {
    return orNotFound(await em.findOne(Supplier, { id, closedAt: null }));
  }

  /**
   * The entry of a supplier who uses a feature for Elite Partners. 404 without an entry, 403 `elite_required` without the
   * subscription.
   */
  async elite(em: EntityManager, accountId: string | null, now: Date): Promise<Supplier> {
    const supplier = orNotFound(await em.findOne(Supplier, { accountId: accountId ?? '', closedAt: null }));
    needElite(supplier, now);
    return supplier;
  }

  private async read(where: string, value: string | null): Promise<SupplierResponse> {
    const [row] = await this.scope.rows<SupplierRow>(`select ${this.columns()} from supplier s where ${where}`, [
      value,
    ]);
    return this.show(orNotFound(row));
  }

  private columns(): string {
    return columnsFor(this.scope.actor.role, this.scope.clock.now());
  }

  private show(row: SupplierRow): SupplierResponse {
    const { role, accountId } = this.scope.actor;
    const own = row.accountId === accountId;
    const seesContact = own || role === 'landlord' || role === 'staff' || role === 'admin';
    return toSupplier(row, { own, seesContact, now: this.scope.clock.now() });
  }
}

interface Entry {
  accountId: string;
  companyName: string;
  namedByLandlord?: boolean;
  serviceType: string | null;
  /** Trades in addition to that of the service type. */
  trades?: Trade[];
  city: string | null;
  about: string | null;
  phone: string | null;
  email: string;
  now: Date;
}

/**
 * Changes the name in the directory and in the account. It runs as the system because column privileges also protect the
 * name.
 */
function nameCompany(tx: Tx, supplier: Supplier, name: string | undefined): void {
  if (!supplier.namedByLandlord || !name || name === supplier.companyName) return;
  tx.beforeCommitAsSystem(async () => {
    const named = await tx.rows(NAME_COMPANY, [supplier.id, name]);
    // If two names are set at the same time, the first one wins.
    if (named.length === 0) throw new Problem('stale_version');
    await renameAccount(tx, supplier.accountId, name);
  });
}

/** Adds an account to the directory. An unknown service type counts as `Other`. */
export function addSupplier(tx: Tx, { now, trades = [], ...entry }: Entry): Supplier {
  const supplier = tx.em.create(Supplier, {
    ...entry,
    id: v7(),
    demo: tx.actor.demo,
    companyName: entry.companyName.trim(),
    ...firstTrades(entry.serviceType, trades),
    createdAt: now,
  });
  tx.about('supplier', supplier.id, entry.accountId);
  tx.changed(['suppliers'], [supplier.id], { accounts: [entry.accountId] });
  return supplier;
}
