/** Stands where a name stood, in every language. */
export const NOBODY = '–';

/** Can't be written to and is nobody else's. */
export const BLANK_EMAIL = "'deleted-' || $1::uuid || '@deleted.invalid'";

/** Accounts that have no owner left when the person `$1` is gone. */
export const ABANDONED = `select m.account_id from membership m where m.user_id = $1 and m.role = 'owner' and not exists (
  select 1 from membership o join app_user u on u.id = o.user_id where o.account_id = m.account_id and o.role = 'owner' and u.deleted_at is null)`;
