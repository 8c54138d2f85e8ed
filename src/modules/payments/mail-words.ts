/** Someone who gets a message about rent. */
export interface Reader {
  email: string;
  firstName: string;
  language: string;
  phone: string | null;
  sms: boolean;
  mail: boolean;
  /** Null for someone without an account. Only some queries return it. */
  userId?: string | null;
  /** First and last name on the lease. Only some queries return it. */
  fullName?: string;
  /** The tenant's own last day on a lease that may continue for the others. Only some queries return it. */
  leavesOn?: string | null;
}

/** Tenants of `$1` who have an account, with the notifications that they chose. */
export const READERS = `select u.id as "userId", u.email, u.first_name as "firstName", u.language, u.phone, u.sms_notifications as sms,
    u.email_notifications as mail, u.rent_reminders as reminders, t.first_name || ' ' || t.last_name as "fullName", t.leaves_on::text as "leavesOn"
  from lease_tenant t join app_user u on u.id = t.user_id where t.lease_id = $1 and u.suspended_at is null`;

/** The same, and tenants without an account, who wouldn't otherwise learn that money is owed again. */
export const EVERYONE = `select t.user_id as "userId", coalesce(u.email, t.email) as email, t.first_name as "firstName", coalesce(u.language, t.language) as language, null as phone, false as sms,
    coalesce(u.email_notifications, true) as mail, t.first_name || ' ' || t.last_name as "fullName", t.leaves_on::text as "leavesOn"
  from lease_tenant t left join app_user u on u.id = t.user_id
  where t.lease_id = $1 and u.suspended_at is null and u.deleted_at is null and coalesce(u.email, t.email) is not null and lw_open(t.access_ends_at)`;
