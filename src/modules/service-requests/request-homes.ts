import { orNotFound } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { NewServiceRequest } from './request.dto.js';

/** Where a new request belongs, and whom the craftsman will call. */
export interface RequestHome {
  accountId: string;
  propertyId: string;
  unitId: string | null;
  leaseId: string | null;
  contactName: string;
  contactPhone: string | null;
  /** ISO 3166, and the region as the address has it: how cold its winters are. */
  country: string;
  region: string;
}

const TENANTS = `select t.account_id as "accountId", t.property_id as "propertyId", t.unit_id as "unitId", t.lease_id as "leaseId",
    t.first_name || ' ' || t.last_name as "contactName", coalesce(me.phone, t.phone) as "contactPhone", p.country, p.region
  from lease_tenant t join lease l on l.id = t.lease_id join property p on p.id = t.property_id join app_user me on me.id = t.user_id
  where t.user_id = $1 and l.state <> 'ended' and ($2::uuid is null or t.unit_id = $2) and ($3::uuid is null or t.lease_id = $3)
  order by t.created_at desc limit 1`;

const LANDLORDS = `select u.account_id as "accountId", u.property_id as "propertyId", u.id as "unitId", t.lease_id as "leaseId",
    coalesce(t.first_name || ' ' || t.last_name, a.name) as "contactName", t.phone as "contactPhone", p.country, p.region
  from unit u join account a on a.id = u.account_id join property p on p.id = u.property_id
  left join lease l on l.unit_id = u.id and l.state in ('active', 'notice')
  left join lease_tenant t on t.lease_id = l.id
  where u.id = $1 order by t.created_at limit 1`;

const BUILDING = `select p.account_id as "accountId", p.id as "propertyId", null as "unitId", null as "leaseId",
    a.name as "contactName", null as "contactPhone", p.country, p.region from property p join account a on a.id = p.account_id where p.id = $1`;

/** Finds the unit or building of a new request under the reporter's own policies: foreign ones do not exist (404). */
export async function homeOf(tx: Tx, body: NewServiceRequest): Promise<RequestHome> {
  if (tx.actor.role === 'tenant') return homeOfTenant(tx, body);
  const [sql, id] = body.unitId ? [LANDLORDS, body.unitId] : [BUILDING, body.propertyId];
  if (!id) throw invalidField('unitId', 'unitId or propertyId is required', 'required');
  const [home] = await tx.rows<RequestHome>(sql, [id]);
  return orNotFound(home);
}

async function homeOfTenant(tx: Tx, { unitId, leaseId }: NewServiceRequest): Promise<RequestHome> {
  const [home] = await tx.rows<RequestHome>(TENANTS, [tx.actor.userId, unitId ?? null, leaseId ?? null]);
  if (!home && !unitId && !leaseId) throw refusal('no_home');
  return orNotFound(home);
}
