import type { Query } from '../../../platform/scope/scope.js';
import { LABEL_ORDER } from '../../portfolio/unit.rows.js';
import type { ComingRent } from './coming-rents.js';
import type { PaneState, StreetPropertyResponse, StreetUnitResponse } from './overview.dto.js';
import { ON_ITS_WAY, TENANTS, TODAY } from './sql-parts.js';

/** Buildings that a street shows; the list of properties shows all. */
const STREET_LENGTH = 12;

interface UnitRow {
  propertyId: string;
  name: string;
  streetNumber: string;
  street: string;
  id: string | null;
  label: string;
  offline: boolean;
  currency: string;
  leaseId: string | null;
  tenants: string[];
  open: number;
  overdue: number;
  settled: number;
  dueOn: string | null;
  coming: number;
  posting: boolean;
}

/** The next rent of a unit while nothing is open, with the other charges due then: of this month, or the next one. */
interface Next {
  cents: number;
  dueOn: string;
  /** How much of it was paid: nothing or a part, or all of it is on its way. */
  come: 'nothing' | 'part' | 'moving';
}

/** The first properties with every unit, its running lease, and what that lease owes. */
const STREET = `select p.id as "propertyId", p.name, p.street_number as "streetNumber", p.street, u.id, u.label, u.offline, p.currency,
    l.id as "leaseId", coalesce(l.posting_since is not null, false) as posting, ${TENANTS} as tenants, owed.open, owed.overdue, owed.settled, owed.due_on as "dueOn",
    case when owed.open > 0 then ${ON_ITS_WAY} else 0 end as coming
  from (select * from property where archived_at is null order by created_at, id limit ${STREET_LENGTH}) p
  left join unit u on u.property_id = p.id and u.archived_at is null
  left join lateral (select * from lease l where l.unit_id = u.id and l.state in ('active', 'notice') order by l.starts_on limit 1) l on true
  left join lateral (
    select coalesce(sum(c.open_cents), 0)::bigint as open, coalesce(sum(c.open_cents) filter (where c.due_on < ${TODAY}), 0)::bigint as overdue,
      coalesce(sum(c.settled_cents), 0)::bigint as settled, min(c.due_on) as due_on
    from charge c where c.lease_id = l.id and c.open_cents > 0
  ) owed on true
  order by p.created_at, p.id, ${LABEL_ORDER}`;

/** The units of the street's buildings. */
export function streetUnits(query: Query, now: Date): Promise<UnitRow[]> {
  return query<UnitRow>(STREET, [now]);
}

/** "Your street": every property a building, every unit a window. */
export function toStreet(rows: UnitRow[], coming: readonly ComingRent[]): StreetPropertyResponse[] {
  const nexts = new Map(coming.flatMap(nextOf));
  const properties = new Map<string, StreetPropertyResponse>();
  for (const row of rows) {
    const property = properties.get(row.propertyId) ?? toProperty(row);
    properties.set(row.propertyId, property);
    if (row.id === null) continue;
    const unit = toUnit(row, row.id, row.leaseId ? nexts.get(row.leaseId) : undefined);
    property.units.push(unit);
    property.unitCount += 1;
    property.leasedCount += Number(unit.leaseId !== null);
    property.overdueCount += Number(unit.state === 'overdue' || unit.state === 'part_overdue');
  }
  return [...properties.values()];
}

/** The open part of a coming rent; nothing where it is prepaid. */
function nextOf({ leaseId, cents, paidCents, processingCents, besideCents, dueOn }: ComingRent): [string, Next][] {
  const left = cents - paidCents - processingCents + besideCents;
  return left > 0 || processingCents > 0
    ? [[leaseId, { cents: left, dueOn, come: left === 0 ? 'moving' : paidCents > 0 ? 'part' : 'nothing' }]]
    : [];
}

function toProperty({ propertyId, name, streetNumber, street }: UnitRow): StreetPropertyResponse {
  return { id: propertyId, name, streetNumber, street, unitCount: 0, leasedCount: 0, overdueCount: 0, units: [] };
}

function toUnit(row: UnitRow, id: string, next: Next | undefined): StreetUnitResponse {
  const openCents = Math.max(0, row.open - row.coming);
  const waits = openCents === 0 && next !== undefined && !row.posting;
  return {
    id,
    label: row.label,
    leaseId: row.leaseId,
    state: row.leaseId ? leasedState(row, waits ? next : undefined) : row.offline ? 'offline' : 'vacant',
    tenants: row.tenants,
    openCents: waits ? next.cents : openCents,
    currency: row.currency,
    dueOn: waits ? next.dueOn : row.dueOn,
  };
}

const NEXT_STATE = { nothing: 'due', part: 'partial', moving: 'processing' } as const satisfies Record<
  Next['come'],
  PaneState
>;

/** The most urgent state is shown. Payments on their way settle the oldest charges first. */
function leasedState({ open, overdue, settled, coming, posting }: UnitRow, next: Next | undefined): PaneState {
  if (posting) return 'posting';
  if (overdue > coming) return settled > 0 ? 'part_overdue' : 'overdue';
  if (coming > 0) return 'processing';
  if (open > 0) return settled > 0 ? 'partial' : 'due';
  return next ? NEXT_STATE[next.come] : 'paid';
}
