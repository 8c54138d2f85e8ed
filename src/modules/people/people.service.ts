import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { bouncedAt } from '../../platform/outbox/mail-bounce.rows.js';
import { Scope } from '../../platform/scope/scope.js';
import { toPerson, type PersonResponse, type PersonRow } from './person.dto.js';
import { Readings } from './readings.service.js';

const PERSON = `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.email_verified_at is not null as "emailVerified", u.phone,
  u.user_type as "userType", u.language, u.suspended_at is not null as suspended, ${bouncedAt('u.demo', 'u.email')} as "bouncedAt", u.created_at as "createdAt",
  (select case when count(*) = 1 then min(m.account_id::text) end from membership m where m.user_id = u.id and m.role in ('owner', 'manager', 'technician')) as "accountId",
  (select string_agg(a.name, '; ' order by a.name) from membership m join account a on a.id = m.account_id where m.user_id = u.id and m.role in ('owner', 'manager', 'technician')) as "accountName",
  (select string_agg(concat_ws(', ', p.street_number || ' ' || p.street, n.label, p.city), '; ' order by t.created_at, t.id)
   from lease_tenant t join property p on p.id = t.property_id join unit n on n.id = t.unit_id where t.user_id = u.id) as homes
  from app_user u where u.id = $1 and u.deleted_at is null`;

/** People's pages for staff and admins. */
@Injectable()
export class People {
  constructor(
    private readonly scope: Scope,
    private readonly readings: Readings,
  ) {}

  /** One person. The audit log records the reading, about this person (docs/specification/roles.md). */
  async read(id: string): Promise<PersonResponse> {
    const [row] = await this.scope.rows<PersonRow>(PERSON, [id]);
    const person = toPerson(orNotFound(row));
    await this.readings.note('person.read', 'user', id);
    return person;
  }
}
