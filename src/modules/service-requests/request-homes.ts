import { orNotFound } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { NewServiceRequest } from './request.dto.js';
import type { RequestPlace } from './request.response.dto.js';
import { placeJson } from './request.rows.js';

/** Where a new request belongs, and the person whom the supplier can call. */
export interface RequestHome {
  accountId: string;
  propertyId: string;
  unitId: string | null;
  leaseId: string | null;
  contactName: string;
  contactPhone: string | null;
  /** ISO 3166 country, and the region as the address has it. They tell how cold the winters are. */
  country: string;
  region: string;
  /** As the request shows them to its reporter. */
  landlordName: string | null;
  currency: string;
  place: RequestPlace;
}

/** A function, so that PostgreSQL keeps its query plan (migrations/0570). */
const TENANTS = 'select * from lw_home_to_report($1, $2)';

const SHOWN = `p.country, p.region, a.name as "landlordName", p.currency`;
const LANDLORDS = `select u.account_id as "accountId", u.property_id as "propertyId", u.id as "unitId", t.lease_id as "leaseId",
    coalesce(t.first_name || ' ' || t.last_name, a.name) as "contactName", t.phone as "contactPhone", ${SHOWN}, ${placeJson('u.label')} as place
  from unit u join account a on a.id = u.account_id join property p on p.id = u.property_id
  left join lease l on l.unit_id = u.id and l.state in ('active', 'notice')
  left join lease_tenant t on t.lease_id = l.id
  where u.id = $1 order by t.created_at, t.id limit 1`;

const BUILDING = `select p.account_id as "accountId", p.id as "propertyId", null as "unitId", null as "leaseId",
    a.name as "contactName", null as "contactPhone", ${SHOWN}, ${placeJson('null')} as place
  from property p join account a on a.id = p.account_id where p.id = $1`;

/** Finds the unit or building of a new request under the reporter's own policies. Foreign ones give 404. */
export async function homeOf(tx: Tx, body: NewServiceRequest): Promise<RequestHome> {
  if (tx.actor.role === 'tenant') return homeOfTenant(tx, body);
  const [sql, id] = body.unitId ? [LANDLORDS, body.unitId] : [BUILDING, body.propertyId];
  if (!id) throw invalidField('unitId', 'unitId or propertyId is required', 'required');
  const [home] = await tx.rows<RequestHome>(sql, [id]);
  return orNotFound(home);
}

/** The number of homes in which the actor, a tenant, lives today (migrations/1511). */
const LIVED_IN = 'select lw_homes_lived_in() as count';

/**
 * Two homes may have different landlords, so a request that names no home is refused if there are several: 422 `home_not_chosen`.
 */
async function homeOfTenant(tx: Tx, { unitId, leaseId }: NewServiceRequest): Promise<RequestHome> {
  if (!unitId && !leaseId) {
    const [lived] = await tx.rows<{ count: number }>(LIVED_IN, []);
    if (lived && lived.count > 1) throw refusal('home_not_chosen');
  }
  const [home] = await tx.rows<RequestHome>(TENANTS, [unitId ?? null, leaseId ?? null]);
  if (!home && !unitId && !leaseId) throw refusal('no_home');
  return orNotFound(home);
}
