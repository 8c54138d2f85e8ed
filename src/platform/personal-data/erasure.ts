/** Replaces a name, in every language. */
export const NOBODY = '–';

/** An address that doesn't exist and belongs to no one else. */
export const BLANK_EMAIL = "'deleted-' || $1::uuid || '@deleted.invalid'";

/** Accounts that have no owner left when the person `$1` is deleted. */
export const ABANDONED = `select m.account_id from membership m where m.user_id = $1 and m.role = 'owner' and not exists (
  select 1 from membership o join app_user u on u.id = o.user_id where o.account_id = m.account_id and o.role = 'owner' and u.deleted_at is null)`;
