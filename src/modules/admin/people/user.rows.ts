import { INVITATION_DAYS } from '../../../contract/limits.js';
import type { UserType } from '../../../contract/roles.js';
import type { StaffRole } from '../../../contract/staff-roles.js';
import { isoOrNull } from '../../../platform/database/iso.js';
import type { CsvRow } from '../../../platform/lists/to-csv.js';
import type { PersonState, UserResponse } from './user.dto.js';

/** Deleted takes precedence over suspended, and suspended over an open invitation. */
export const STATE = `(case when u.deleted_at is not null then 'deleted' when u.suspended_at is not null then 'suspended'
  when u.invited_at is not null then 'invited' else 'active' end)`;

export const NAME = "(lower(u.last_name || ' ' || u.first_name))";

export const USER_COLUMNS = `u.id, u.email, u.email_verified_at is not null as "emailVerified", u.user_type as "userType",
  case when u.user_type = 'staff' then u.staff_role end as "staffRole",
  u.first_name as "firstName", u.last_name as "lastName", u.phone, u.language, ${STATE} as state, m.account_id as "accountId",
  m.name as "accountName", u.two_factor_at is not null as "twoFactor", u.created_at as "createdAt", u.suspended_at as "suspendedAt",
  u.invited_at as "invitedAt", u.version`;

/** A person's account is the one that they joined first or are invited to. */
export const USERS = `app_user u left join lateral (
  select a.id as account_id, a.name from membership mm join account a on a.id = mm.account_id
  where mm.user_id = u.id and mm.role <> 'former' order by mm.created_at limit 1) m on true`;

export interface UserRow {
  id: string;
  email: string;
  emailVerified: boolean;
  userType: UserType;
  staffRole: StaffRole | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  language: string;
  state: PersonState;
  accountId: string | null;
  accountName: string | null;
  twoFactor: boolean;
  createdAt: Date;
  suspendedAt: Date | null;
  invitedAt: Date | null;
  version: number;
}

/** The columns of the file, named as in the API. */
export const CSV_COLUMNS = [
  'id',
  'email',
  'emailVerified',
  'userType',
  'firstName',
  'lastName',
  'phone',
  'language',
  'state',
  'accountId',
  'accountName',
  'twoFactor',
  'createdAt',
  'suspendedAt',
  'lastSeenAt',
  'staffRole',
] as const;

export function toCsvRow(user: UserResponse): CsvRow {
  return CSV_COLUMNS.map((column) => {
    const value = user[column];
    return typeof value === 'boolean' ? String(value) : value;
  });
}

const DAY = 24 * 3600_000;

export function toUser(row: UserRow, lastSeenAt: Date | null): UserResponse {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.emailVerified,
    userType: row.userType,
    staffRole: row.staffRole,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    language: row.language,
    state: row.state,
    accountId: row.accountId,
    accountName: row.accountName,
    twoFactor: row.twoFactor,
    createdAt: row.createdAt.toISOString(),
    suspendedAt: isoOrNull(row.suspendedAt),
    invitationEndsAt:
      row.state === 'invited' && row.invitedAt
        ? new Date(row.invitedAt.getTime() + INVITATION_DAYS * DAY).toISOString()
        : null,
    lastSeenAt: isoOrNull(lastSeenAt),
    version: row.version,
  };
}
