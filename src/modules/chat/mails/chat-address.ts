/**
 * Where emails about conversation `$1` would go, and in which language: to the verified address of its account, otherwise to the
 * address that the visitor left. No rows for the demo.
 */
export const ADDRESS = `select coalesce(u.language, s.language) as language, case when s.user_id is null then s.email
    when u.email_verified_at is not null and u.suspended_at is null and u.deleted_at is null then lower(u.email) end as email
  from chat_session s left join app_user u on u.id = s.user_id where s.id = $1 and not s.demo`;

export interface VisitorAddress {
  language: string;
  email: string | null;
}
