import { Injectable } from '@nestjs/common';
import { day } from '../../contract/days.js';
import { languageOf, type Language } from '../../contract/languages.js';
import { cents } from '../../contract/money.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { RentIncreases } from '../leases/rent-increases.service.js';
import { HOME_TEXTS } from '../portfolio/home.rows.js';
import type { RenewalListQuery, RenewalResponse } from './renewal.dto.js';
import { RENEWAL_COLUMNS, RENEWAL_FROM, RENEWAL_TENANTS, toRenewal, type RenewalRow } from './renewal.rows.js';
import { OPEN_RENEWALS } from './renewal.states.js';

/** Reads recommendations; the reasons are in the reader's language. */
@Injectable()
export class RenewalService {
  constructor(
    private readonly scope: Scope,
    private readonly words: Catalogues,
    private readonly increases: RentIncreases,
  ) {}

  async list(asked: RenewalListQuery): Promise<Page<RenewalResponse>> {
    const page = await readList<RenewalRow>(this.scope, listOf(asked, this.scope.clock.now()), asked);
    return new Page(
      page.items.map((row) => this.show(row, asked.language)),
      page.nextCursor,
      page.total,
    );
  }

  async get(id: string): Promise<RenewalResponse> {
    const [row] = await this.scope.rows<RenewalRow>(`select ${RENEWAL_COLUMNS} from ${RENEWAL_FROM} where r.id = $2`, [
      this.scope.clock.now(),
      id,
    ]);
    return this.show(orNotFound(row));
  }

  /** These, those that end first before the others. */
  async all(ids: string[]): Promise<RenewalResponse[]> {
    const sql = `select ${RENEWAL_COLUMNS} from ${RENEWAL_FROM} where r.id = any($2::uuid[]) order by r.starts_on, r.id`;
    return (await this.scope.rows<RenewalRow>(sql, [this.scope.clock.now(), ids])).map((row) => this.show(row));
  }

  private show(row: RenewalRow, language?: Language): RenewalResponse {
    return toRenewal(row, this.offerFrom(row), this.words, language ?? languageOf(currentContext().language));
  }

  /** Asked for the rent that would be offered now: another one may ask for another notice. */
  private offerFrom(row: RenewalRow): string | null {
    const { term, monthly, termEndedOn = null, termBeganOn, rentCents } = row.inputs;
    const endsOn = monthly ? termEndedOn : term.endsOn;
    return this.increases.noticeOpens(row, {
      rentCents: cents(rentCents),
      newRentCents: cents(row.rentCents ?? row.proposedRentCents),
      effectiveOn: day(row.startsOn),
      noticeOn: day(row.today),
      rentSince: day(term.startsOn),
      term: endsOn === null ? null : { startsOn: day(termBeganOn ?? term.startsOn), endsOn: day(endsOn) },
      renewedByItself: termBeganOn !== undefined,
    });
  }
}

function listOf({ status, show, propertyId }: RenewalListQuery, now: Date) {
  const values: unknown[] = [now];
  const where: string[] = [];
  if (status) where.push(`r.status = $${values.push(status)}`);
  if (show) where.push(`${show === 'open' ? '' : 'not '}r.status = any($${values.push([...OPEN_RENEWALS])})`);
  if (propertyId) where.push(`r.property_id = $${values.push(propertyId)}`);
  const names = `array_to_string(${RENEWAL_TENANTS}, ' ')`;
  return {
    select: RENEWAL_COLUMNS,
    from: RENEWAL_FROM,
    where,
    values,
    sorts: {
      createdAt: 'r.created_at',
      startsOn: 'r.starts_on',
      noticeBy: "coalesce(r.notice_by, 'infinity')",
      currentRentCents: 'r.current_rent_cents',
      proposedRentCents: 'coalesce(r.rent_cents, r.proposed_rent_cents)',
      confidence: 'r.confidence',
      tenant: `lower(${names})`,
    },
    defaultSort: '-createdAt',
    id: 'r.id',
    search: [names, ...HOME_TEXTS],
  };
}
