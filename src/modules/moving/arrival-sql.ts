/** What an installation has that isn’t the demo’s, besides its admins. */
export const IN_USE = `select (select count(*)::int from public.account where not demo) as accounts,
  (select count(*)::int from public.app_user where not demo and user_type <> 'admin') as people`;

/** The files that the staged rows name. */
export const FILES = `select id, name, media_type as "mediaType", bytes from stored_file
  union all select poster_id, name, 'image/jpeg', null from stored_file where poster_id is not null`;

/** The people who come with an account. Names without a schema are those of temporary tables here (`StagedRows`). */
export const MEMBERS_HERE = `select u.id, u.email, m.role from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager')`;

/** Members who come with an address that someone here has. */
export const PEOPLE_HERE = `select a.email from app_user a
  where a.deleted_at is null and exists (select from public.app_user u where not u.demo and lower(u.email) = lower(a.email)) order by 1`;

/**
 * Makes the statement that looks for ids of the archive in every table with an id. File keys are left out: an import that was killed
 * leaves some, which the night removes, and every other file has a row in `stored_file`, or is the preview picture of one.
 */
export const IDS_HERE = `select string_agg(format('(select %L as name from public.%I x join pg_temp.arriving_id a on a.id = x.%I limit 1)', c.relname, c.relname, a.attname), ' union all ')
    || ' union all (select ''stored_file'' from public.stored_file x join pg_temp.arriving_id a on a.id = x.poster_id limit 1)' as sql
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
  where k.contype = 'p' and c.relnamespace = 'public'::regnamespace and array_length(k.conkey, 1) = 1 and a.atttypid = 'uuid'::regtype
    and c.relname <> 'file_secret'`;

/** Triggers that derive values when a row is written, or refuse it by what is true now. The rows have their values already. */
export const DERIVING = `select c.relname as table, t.tgname as trigger from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and (t.tgtype & 4) > 0 and c.relnamespace = 'public'::regnamespace and c.relname = any($1) and t.tgname <> all($2)
  order by 1, 2`;

/** What the ledger check of every night looks for, in the account’s own books. */
export const FAULTS = `select
  (select count(*)::int from (select entry_id from posting where account_id = $1 group by entry_id having sum(amount_cents) <> 0) unequal) as entries,
  (select count(*)::int from (select * from charge where account_id = $1) c full join (
      select a.charge_id, sum(a.amount_cents) as cents, sum(a.amount_cents) filter (where coalesce(y.paid_on, e.effective_on) <= d.due_on) as in_time
      from allocation a join charge d on d.id = a.charge_id join journal_entry e on e.id = a.entry_id left join payment y on y.id = e.payment_id
      where a.account_id = $1 and a.released_at is null group by a.charge_id
    ) s on s.charge_id = c.id
    where coalesce(s.cents, 0) is distinct from c.settled_cents or coalesce(s.in_time, 0) is distinct from c.settled_in_time_cents) as charges`;

/**
 * Files are older than their rows here, and the night removes those without a row (`TidyFiles`). From here on they are new, so one
 * that was about to be removed is kept, and the count shows one that is gone.
 */
export const FRESHEN_FILES = 'update public.file_secret set created_at = $2 where file_id = any($1::uuid[])';

/** The account’s people have no password until an admin invites them again from the list of users. */
export const AWAIT_PEOPLE = `with invited as (
    update public.app_user u set invited_at = $2 from public.membership m
    where m.user_id = u.id and m.account_id = $1 and m.role in ('owner', 'manager') and u.deleted_at is null returning u.id, u.email
  ), opened as (insert into public.credential (user_id, changed_at) select id, $2 from invited)
  select email from invited order by email`;

/** The space that the files take is counted like that of uploads. */
export const COUNT_FILES = `insert into public.upload (id, demo, created_at, account_id, uploader_id, sender, bytes, kept_at)
  select f.id, false, f.created_at, f.account_id, null, f.account_id::text, s.bytes, $3
  from public.stored_file f join unnest($1::uuid[], $2::int[]) as s(id, bytes) on s.id = f.id`;
