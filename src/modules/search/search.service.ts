import { Injectable } from '@nestjs/common';
import type { UserType } from '../../contract/roles.js';
import { staffMay, type StaffRight } from '../../contract/staff-roles.js';
import { Scope } from '../../platform/scope/scope.js';
import { Readings } from '../people/readings.service.js';
import { searchSql } from './search-sql.js';
import { searchTerms, valuesOf } from './search-terms.js';
import type { SearchHitResponse, SearchKind } from './search.dto.js';
import { TeamSearch, type HitRow } from './team/team-search.service.js';

const TEAM = ['ticket', 'person', 'property', 'unit', 'lease', 'lead'] as const;

/** What each role has pages for. */
const KINDS: Partial<Record<UserType, readonly SearchKind[]>> = {
  landlord: ['property', 'unit', 'tenant', 'lease', 'request', 'payment', 'document'],
  tenant: ['lease', 'request', 'payment', 'document'],
  supplier: ['request'],
  staff: TEAM,
  admin: TEAM,
};

/** The right that a member of staff needs for a kind: what is left to row policies alone could be found by its name once they change. */
const STAFF_NEEDS: Partial<Record<SearchKind, StaffRight>> = {
  ticket: 'tickets',
  person: 'accounts',
  property: 'accounts',
  unit: 'accounts',
  lease: 'accounts',
  lead: 'leads',
};

/** What landlords and tenants have entrusted to the team: finding it is a look at a list of it. */
const LOOKS: Partial<Record<SearchKind, string>> = {
  person: 'person.read_list',
  property: 'property.read_list',
  unit: 'property.read_list',
  lease: 'lease.read_list',
};

/** What was found, and the kinds of which there may be more than that: too many, or they took too long to look for. */
export interface SearchAnswer {
  hits: SearchHitResponse[];
  narrow: SearchKind[];
}

/** Finds people, homes and papers of the reader's own: the row policies decide what that is. */
@Injectable()
export class Search {
  constructor(
    private readonly scope: Scope,
    private readonly readings: Readings,
    private readonly team: TeamSearch,
  ) {}

  /** At most five of each kind, in the order of the kinds. */
  async find(typed: string): Promise<SearchAnswer> {
    const kinds = this.kinds();
    const terms = searchTerms(typed);
    if (terms.words.length === 0 || kinds.length === 0) return { hits: [], narrow: [] };
    const isTeam = this.isTeam();
    const { rows, narrow } = isTeam
      ? await this.team.find(kinds, terms)
      : { rows: await this.scope.rows<HitRow>(searchSql(kinds), valuesOf(terms)), narrow: [] };
    if (isTeam) await this.noteLooks(rows);
    return { hits: kinds.flatMap((kind) => rows.filter((row) => row.kind === kind)).map(toHit), narrow };
  }

  private isTeam(): boolean {
    const { role } = this.scope.actor;
    return role === 'staff' || role === 'admin';
  }

  /** Each kind of look is an entry about the reader, as lists are. */
  private async noteLooks(rows: readonly HitRow[]): Promise<void> {
    for (const action of new Set(rows.flatMap(({ kind }) => LOOKS[kind] ?? [])))
      await this.readings.note(action, 'user', this.scope.actor.userId ?? '');
  }

  private kinds(): readonly SearchKind[] {
    const { role, staffRole } = this.scope.actor;
    const kinds = KINDS[role as UserType] ?? [];
    return role === 'staff' ? kinds.filter((kind) => staffMay(staffRole, STAFF_NEEDS[kind])) : kinds;
  }
}

function toHit({
  kind,
  id,
  title,
  streetNumber,
  street,
  unitLabel,
  city,
  state,
  amountCents,
  currency,
  day,
  parentId,
  number,
  person,
}: HitRow): SearchHitResponse {
  return {
    kind,
    id,
    title,
    streetNumber,
    street,
    unitLabel,
    city,
    state,
    amountCents: amountCents === null ? null : Number(amountCents),
    currency,
    day,
    parentId,
    number,
    person,
  };
}
