/** Whether the person who made the key `k`, as `u`, still works in the landlord's account that it was made for. */
const MAKER_WORKS = `u.user_type = 'landlord' and not u.demo and u.suspended_at is null and u.deleted_at is null and exists (
  select 1 from membership m join account a on a.id = m.account_id and a.kind = 'landlord' and not a.demo
  where m.user_id = u.id and m.account_id = k.account_id and m.role in ('owner', 'manager'))`;

/** Whether the key `k`, made by `u`, works at `$2`: used by the guard, the limit of an account and the owners' list. */
export const WORKS = `not k.demo and k.revoked_at is null and k.expires_at > $2 and ${MAKER_WORKS}`;

/** Keys with who made them. */
export const KEYS_AND_MAKERS = 'api_key k join app_user u on u.id = k.created_by';
