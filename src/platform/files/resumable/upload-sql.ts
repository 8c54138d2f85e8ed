/** Statements about uploads in parts. They run as the system, so those of a person compare the person. */
const COLUMNS =
  'id, name, bytes, received, fields, state, account_id as "accountId", wrapped_key as "wrappedKey", key_id as "keyId", created_at as "createdAt"';

/** `$1` upload, `$2` person, `$3` whether it is the demo, `$4` the time before which an upload has expired. */
const MINE = `id = $1 and user_id = $2 and demo = $3 and created_at > $4 and state <> 'canceled'`;

export const READ = `select ${COLUMNS} from resumable_upload where ${MINE}`;
/** Locks an upload, so that other requests that send, finish or remove it wait, in any process. */
export const LOCK = `${READ} for update`;

export const BEGIN = `insert into resumable_upload (id, demo, created_at, account_id, user_id, name, bytes, fields, wrapped_key, key_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
export const ARRIVED = 'update resumable_upload set received = $2 where id = $1';
export const CLAIM = `update resumable_upload set state = 'finishing', claimed_at = $2 where id = $1
  and (state = 'open' or (state = 'finishing' and claimed_at < $3)) returning id`;
export const UNCLAIM = `update resumable_upload set state = 'open', claimed_at = null where id = $1 and state = 'finishing'`;
export const FINISHED = `update resumable_upload set state = 'finished' where id = $1 and state = 'finishing' returning id`;
export const CANCEL = `update resumable_upload set state = 'canceled', name = '', fields = '{}' where id = $1 and state <> 'finished'`;

/** Makes the uploads of one person wait for each other while they are counted. */
export const COUNT_LOCK = `select pg_advisory_xact_lock(hashtextextended('uploads in parts ' || $1, 0))`;
/** `$1` the person, `$2` since when. */
export const OF_DAY =
  'select count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from resumable_upload where user_id = $1 and created_at > $2';

/**
 * `$1` the time before which uploads have expired, `$2` the time before which an unfinished one counts as abandoned.
 */
export const EXPIRED = `select id from resumable_upload where created_at < $1 and (claimed_at is null or claimed_at < $2) order by created_at limit 1000`;
export const OF_DEMO = 'select id from resumable_upload where demo';
/** What another process removes is left to it. */
export const TAKE = `select id, bytes, state from resumable_upload where id = $1 for update skip locked`;
export const FORGET = 'delete from resumable_upload where id = $1';
