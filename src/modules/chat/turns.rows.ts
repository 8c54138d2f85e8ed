/** Only one process assigns at a time, so that the next one sees whose turn it was. */
export const LOCK = "select pg_advisory_xact_lock(hashtextextended('chat turns', 0))";

/** Open conversations in which a visitor is waiting, without the demo. */
const WAITS = `s.status = 'open' and s.waiting_since is not null and s.last_message_at is not null and not s.demo`;
const COLUMNS =
  's.id, s.user_id as "userId", s.for_sales as "forSales", s.team, s.put_back_by as "putBackBy", s.waiting_since as "waitingSince"';
export const WAITING_PAGE = 200;
/**
 * Those with the longest wait first, from the one after `$1` and `$2`: the wait and the id of the last one on the previous page.
 */
export const WAITING = `select ${COLUMNS} from chat_session s
  where ${WAITS} and ($1::timestamptz is null or (s.waiting_since, s.id) > ($1, $2::uuid)) order by s.waiting_since, s.id limit ${WAITING_PAGE}`;
export const ONE_WAITING = `select ${COLUMNS} from chat_session s where s.id = $1 and ${WAITS}`;

/** How many conversations of a person are in progress: a visitor is waiting, or something was written since `$4`. */
const IN_PROGRESS = `(select count(*) from chat_session o where not o.demo and o.assigned_to = u.id and o.status = 'assigned'
  and o.last_message_at is not null and (o.waiting_since is not null or o.last_message_at >= $4))`;

/**
 * The people who can be given a conversation, the one whose turn is longest ago first. They have a role of `$1`, aren't `$2`, are
 * on duty, were seen since `$3`, and have fewer than `$5` in progress.
 */
export const NEXT = `select u.id from app_user u left join chat_duty d on d.user_id = u.id
  where u.user_type = 'staff' and not u.demo and u.suspended_at is null and u.deleted_at is null and u.invited_at is null
    and u.staff_role = any($1) and u.id is distinct from $2::uuid and coalesce(d.on_duty, true)
    and exists (select from session i where i.user_id = u.id and i.revoked_at is null and i.last_seen_at >= $3)
    and ${IN_PROGRESS} < $5
  order by d.turn_at nulls first, u.id`;

/**
 * Gives the person the turn, unless they went off duty meanwhile. If they go off duty at the same time, one of the two waits for
 * the other.
 */
export const TURN = `insert into chat_duty (id, demo, created_at, user_id, on_duty, changed_at, turn_at) values ($1, false, $3, $2, true, $3, clock_timestamp())
  on conflict (user_id) do update set turn_at = excluded.turn_at where chat_duty.on_duty returning user_id as id`;

export const GIVE =
  "update chat_session set status = 'assigned', assigned_to = $2, turn_at = $3, version = version + 1 where id = $1";

/** Conversations that were assigned by turn before `$1`, and whose visitor is still waiting for the first answer. */
const MISSED = `s.status = 'assigned' and s.turn_at < $1 and s.waiting_since <= s.turn_at and not s.demo`;
export const MISSED_TURNS = `select s.id from chat_session s where ${MISSED} order by s.waiting_since, s.id limit 200`;
/** Checks again, because the answer may have come meanwhile. People who are emailed about waiting visitors are emailed again. */
export const TAKE_BACK = `update chat_session s set status = 'open', put_back_by = assigned_to, assigned_to = null, turn_at = null,
    team_told_at = null, team_told_to = null, version = version + 1
  where s.id = $2 and ${MISSED} returning s.id, s.user_id as "userId"`;
