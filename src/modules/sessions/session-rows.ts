import { isAccountRole } from '../../contract/account-roles.js';
import type { StaffRole } from '../../contract/staff-roles.js';
import type { User } from '../accounts/user.entity.js';
import { idleMsOf } from './rules/session-limits.js';
import type { LiveSession } from './session-cache.js';

/** A session as the guard needs it, with its person. */
export interface SessionRow {
  id: string;
  userId: string;
  userType: User['userType'];
  language: string;
  demo: boolean;
  viaCode: boolean;
  accountId: string | null;
  accountRole: string | null;
  staffRole: StaffRole;
  lastSeenAt: Date;
}

export const TENANTS_OF_CODES =
  'select t.user_id as id from access_code c join lease_tenant t on t.id = c.lease_tenant_id where c.id = any($1::uuid[]) and t.user_id is not null';

/** A session with a tenant code ends no later than the code's access, even if that end couldn't be announced. */
export const SESSION_SQL = `
  select s.id, s.user_id as "userId", u.user_type as "userType", u.language, u.demo, s.via_code as "viaCode",
         m.account_id as "accountId", m.role as "accountRole", u.staff_role as "staffRole", s.last_seen_at as "lastSeenAt"
  from session s join app_user u on u.id = s.user_id left join membership m on m.user_id = u.id and m.role in ('owner', 'manager', 'technician')
  where s.id = $1 and s.revoked_at is null and u.suspended_at is null and u.deleted_at is null
    and (not s.via_code or (u.code_sign_in and u.two_factor_at is null and not exists (
      select 1 from access_code c join lease_tenant t on t.id = c.lease_tenant_id
      where c.id = s.access_code_id and (c.revoked_at is not null or not lw_open(t.access_ends_at)))))
  order by m.created_at limit 1`;

/** Not those of staff: what their streams tell depends on their role, which may have changed too. Their browsers open another one. */
export const ALIVE_SQL = `select s.id from session s join app_user u on u.id = s.user_id
  where s.id = any($1::uuid[]) and s.revoked_at is null and u.user_type <> 'staff'`;

export function isIdle(row: SessionRow, now: Date): boolean {
  return now.getTime() - row.lastSeenAt.getTime() > idleMsOf(row.userType);
}

export function toLiveSession(row: SessionRow): LiveSession {
  const { id, userId, userType, accountId, demo, viaCode, language } = row;
  const staffRole = userType === 'staff' ? row.staffRole : null;
  const accountRole = isAccountRole(row.accountRole) ? row.accountRole : null;
  return {
    actor: { role: userType, userId, accountId, accountRole, staffRole, demo, sessionId: id, viaCode },
    language,
  };
}
