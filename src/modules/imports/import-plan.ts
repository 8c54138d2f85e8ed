import { v7 } from 'uuid';
import type { ImportColumn } from '../../contract/import-columns.js';
import type { ImportField } from '../../contract/import/fields.js';
import { findingsOf, termsOf } from '../regions/rules/agreed-terms.js';
import { refusals, type RuleFinding } from '../regions/rules/rule-finding.js';
import type { ImportProblem } from './cell-reader.js';
import {
  LEASE_COLUMNS,
  TENANT_COLUMNS,
  type CheckedRow,
  type LeasePart,
  type TenantPart,
  type UnitPart,
} from './check-row.js';
import { addressKey, labelKey, type Portfolio } from './present-portfolio.js';
import type { PropertyPart } from './property-of-row.js';

type WithId<T> = T & { id: string };
interface Let {
  propertyId: string;
  unitId: string;
}

/** Rows to insert, in the order of their tables; `line` is for the preview. */
export interface ImportPlan {
  properties: WithId<PropertyPart & { line: number }>[];
  units: WithId<UnitPart & { propertyId: string; line: number }>[];
  leases: WithId<LeasePart & Let & { currency: string; line: number }>[];
  tenants: WithId<TenantPart & Let & { leaseId: string; line: number }>[];
  /** Lines whose unit already exists. */
  known: number[];
}

/** Tenants of one home with one address; the line is that of the last of them. */
export interface SharedEmail {
  line: number;
  email: string;
  names: string[];
}

interface PropertyOfLines {
  id: string;
  part: PropertyPart;
  /** Columns in which its first line has a mistake. */
  wrong: CheckedRow['wrong'];
}

interface Home {
  unitId: string;
  propertyId: string;
  property: PropertyPart;
  known: boolean;
  lease: ImportPlan['leases'][number] | null;
  /** Its first line names a lease that could not be read. */
  leaseWrong: boolean;
  /** The tenants that were named so far. */
  people: Set<string>;
  namesByEmail: Map<string, string[]>;
  /** It is already rented, or about to be, in the portfolio, so the lease of the file is one that we have. */
  taken: boolean;
}

const SAME_PROPERTY = { postalCode: 'postalCode', currency: 'currency' } as const satisfies Record<
  string,
  ImportColumn
>;

/**
 * Puts the lines together: units under their properties, leases and co-tenants under their units. Records what doesn't
 * fit.
 */
export class Planner {
  readonly plan: ImportPlan = { properties: [], units: [], leases: [], tenants: [], known: [] };
  readonly sharedEmails: SharedEmail[] = [];
  /** Those of the file, also the ones that are in the portfolio already. */
  readonly propertiesById = new Map<string, PropertyPart>();
  private readonly properties = new Map<string, PropertyOfLines>();
  private readonly homes = new Map<string, Home>();

  constructor(
    private readonly present: Portfolio,
    private readonly problems: ImportProblem[],
  ) {}

  add(row: CheckedRow): void {
    const property = this.propertyOf(row);
    const key = `${property.id} ${labelKey(row.unit.label)}`;
    const before = this.homes.get(key);
    if (before) return this.addAgain(row, before);
    const home = this.homeOf(row, property);
    this.homes.set(key, home);
    if (!home.taken) this.let(row, home);
  }

  private propertyOf(row: CheckedRow): PropertyOfLines {
    const key = addressKey(row.property);
    const named = this.properties.get(key);
    if (named) {
      for (const [field, column] of Object.entries(SAME_PROPERTY)) {
        if (row.wrong.has(column) || named.wrong.has(column)) continue;
        const value = row.property[field as keyof typeof SAME_PROPERTY];
        if (value !== named.part[field as keyof typeof SAME_PROPERTY]) this.complain(row, column, 'differs', value);
      }
      return named;
    }
    const known = this.present.properties.get(key);
    const made = {
      id: known?.id ?? v7(),
      part: known ? { ...row.property, currency: known.currency } : row.property,
      wrong: row.wrong,
    };
    if (!known) this.plan.properties.push({ ...row.property, id: made.id, line: row.line });
    this.properties.set(key, made);
    this.propertiesById.set(made.id, made.part);
    return made;
  }

  private homeOf(row: CheckedRow, { id: propertyId, part: property }: PropertyOfLines): Home {
    const known = this.present.units.get(`${propertyId} ${labelKey(row.unit.label)}`);
    if (known) this.plan.known.push(row.line);
    const unitId = known?.id ?? v7();
    if (!known) this.plan.units.push({ ...row.unit, id: unitId, propertyId, line: row.line });
    return {
      unitId,
      propertyId,
      property,
      known: Boolean(known),
      lease: null,
      leaseWrong: isWrong(row, LEASE_COLUMNS),
      people: new Set(),
      namesByEmail: new Map(),
      taken: known?.taken ?? false,
    };
  }

  /** A further line of the same home names another tenant; anything else is the same unit twice. */
  private addAgain(row: CheckedRow, home: Home): void {
    if (row.tenants.length === 0 && isWrong(row, TENANT_COLUMNS)) return;
    const sameLease =
      !row.lease ||
      home.leaseWrong ||
      (home.lease && row.lease.startsOn === home.lease.startsOn && row.lease.rentCents === home.lease.rentCents);
    const again = row.tenants.every((tenant) => home.people.has(personOf(tenant)));
    if (again || !sameLease) return this.complain(row, 'unit', 'twice_in_file', row.unit.label);
    if (home.taken) return void this.plan.known.push(row.line);
    this.addTenants(row, home);
  }

  private let(row: CheckedRow, home: Home): void {
    if (row.lease) {
      const lease = {
        ...row.lease,
        id: v7(),
        unitId: home.unitId,
        propertyId: home.propertyId,
        currency: home.property.currency,
        line: row.line,
      };
      this.assertRegionRules(row, row.lease, home.property);
      this.plan.leases.push(lease);
      home.lease = lease;
    }
    this.addTenants(row, home);
  }

  private addTenants(row: CheckedRow, home: Home): void {
    const added = row.tenants.filter((tenant) => !home.people.has(personOf(tenant)));
    for (const tenant of added) {
      home.people.add(personOf(tenant));
      this.noteShared(row.line, tenant, home);
    }
    if (added.length === 0) return;
    if (!home.lease)
      return home.leaseWrong || isWrong(row, LEASE_COLUMNS)
        ? undefined
        : this.complain(row, 'leaseStart', 'lease_incomplete', '');
    const { unitId, propertyId, lease } = home;
    this.plan.tenants.push(
      ...added.map((tenant) => ({ ...tenant, id: v7(), unitId, propertyId, leaseId: lease.id, line: row.line })),
    );
  }

  /** Two people of a home with one address may be a couple or a mistake, so the landlord is asked. */
  private noteShared(line: number, { firstName, lastName, email }: TenantPart, home: Home): void {
    if (!email) return;
    const names = [...(home.namesByEmail.get(email.toLowerCase()) ?? []), `${firstName} ${lastName}`];
    home.namesByEmail.set(email.toLowerCase(), names);
    if (names.length > 1) this.sharedEmails.push({ line, email, names });
  }

  private assertRegionRules(row: CheckedRow, lease: LeasePart, property: PropertyPart): void {
    const asked = refusals(findingsOf(termsOf(lease), property));
    const held = termsOf({ ...lease, depositCents: lease.openingDepositCents });
    for (const finding of asked) this.complainOfRule(row, columnOf(finding, lease), finding);
    // Reports a wrong amount once, because the held amount may be a copy of it, from the answer to a question.
    if (lease.openingDepositCents === lease.depositCents) return;
    for (const finding of refusals(findingsOf(held, property)))
      if (finding.topic === 'deposit') this.complainOfRule(row, 'depositHeld', finding);
  }

  private complainOfRule({ line }: CheckedRow, column: ImportColumn, finding: RuleFinding): void {
    const { code, limit, place, source, sourceDate, law } = finding;
    const rule = {
      code,
      limitCents: limit.cents ?? null,
      limitDays: limit.afterDays ?? null,
      source: [place, ...(law ? [law.en, law.page] : [source, sourceDate])].filter(Boolean).join(', '),
      place,
      law,
    };
    this.problems.push({ line, column, code: 'region_rule', value: '', rule });
  }

  private complain(row: CheckedRow, column: ImportColumn, code: ImportProblem['code'], value: string): void {
    this.problems.push({ line: row.line, column, code, value });
  }
}

/** The column that breaks the rule. */
function columnOf({ topic, code }: RuleFinding, { lateFeeIn }: LeasePart): ImportColumn {
  if (topic !== 'late_fee') return 'deposit';
  return code === 'late_fee_too_early' ? 'graceDays' : lateFeeIn;
}

/** The same person twice in a home is a mistake. Another person with the same email address is someone else. */
function personOf({ firstName, lastName, email }: TenantPart): string {
  return [firstName, lastName, email ?? ''].join('\n').toLowerCase();
}

/** Whether a line has a mistake in one of the columns. */
function isWrong({ wrong }: CheckedRow, columns: readonly ImportField[]): boolean {
  return columns.some((column) => wrong.has(column));
}
