/**
 * People in the conversation of request `r`: those of the landlord, the tenant who reported it, those of the supplier who has the
 * job, and the technician.
 */
export const PEOPLE = `select distinct on (u.id) u.id as user_id, u.first_name || ' ' || u.last_name as name, x.side, x.supplier_account_id, u.user_type,
    u.email_notifications and u.maintenance_updates as wants_mail, u.email, u.language
  from (
    select m.user_id, 'landlord' as side, null::uuid as supplier_account_id from membership m
    where m.account_id = r.account_id and m.role in ('owner', 'manager')
    union all
    select m.user_id, 'supplier', m.account_id from membership m
    where m.account_id = r.supplier_account_id and m.role in ('owner', 'manager') and exists (select from offer o
      where o.request_id = r.id and o.supplier_account_id = m.account_id and o.state = 'accepted' and lw_open(o.access_ends_at))
    union all
    select f.user_id, 'supplier', j.account_id from job_assignment j join supplier_staff f on f.id = j.staff_id and f.active and f.joined_at is not null
    join supplier y on y.account_id = j.account_id and y.elite_until > now()
    where j.request_id = r.id and j.account_id = r.supplier_account_id
    union all
    select t.user_id, 'tenant', null from lease_tenant t
    where t.lease_id = r.lease_id and t.user_id = r.reporter_id and lw_open(t.access_ends_at)
  ) x join app_user u on u.id = x.user_id and u.suspended_at is null and u.deleted_at is null`;

/** Whether the person of row `s` may read message `e`. */
export const READABLE = `(case s.side when 'tenant' then not e.internal
    when 'supplier' then not e.kept_from_supplier and (e.supplier_account_id is null or e.supplier_account_id = s.supplier_account_id)
    else true end)`;

/**
 * Makes a message unread for everyone who may read it, except its author. `$1` request, `$2` message, `$3` its time. A person who
 * is new to the conversation has no older unread messages.
 */
export const LINE_WAITS = `insert into request_seen (id, account_id, demo, created_at, request_id, user_id, name, side, supplier_account_id, seen_at, due_since)
  select gen_random_uuid(), r.account_id, r.demo, $3, r.id, s.user_id, s.name, s.side, s.supplier_account_id,
    $3::timestamptz - interval '1 millisecond', $3
  from service_request r join request_event e on e.id = $2 cross join lateral (${PEOPLE}) s
  where r.id = $1 and s.user_id is distinct from e.actor_id and ${READABLE}
  on conflict (request_id, user_id) do update set name = excluded.name, side = excluded.side,
    supplier_account_id = excluded.supplier_account_id, due_since = coalesce(request_seen.due_since, excluded.due_since)`;

/** People who are mentioned get their email without the usual wait: `WAITS_MINUTES` count as over. `$1` request, `$2` ids. */
export const MENTIONED_WAIT = `update request_seen set due_since = due_since - interval '15 minutes'
  where request_id = $1 and user_id = any($2::uuid[]) and due_since is not null`;

/**
 * Everyone with unread messages gets their email without the usual wait, because the request has become an emergency. `$1`
 * request.
 */
export const NO_WAIT = `update request_seen set due_since = due_since - interval '15 minutes' where request_id = $1 and due_since is not null`;

/** The author of a message has read everything before it. */
export const AUTHOR_HAS_SEEN = `insert into request_seen (id, account_id, demo, created_at, request_id, user_id, name, side, supplier_account_id, seen_at)
  select gen_random_uuid(), r.account_id, r.demo, $3, r.id, s.user_id, s.name, s.side, s.supplier_account_id, $3
  from service_request r cross join lateral (${PEOPLE}) s where r.id = $1 and s.user_id = $2
  on conflict (request_id, user_id) do update set name = excluded.name, side = excluded.side,
    supplier_account_id = excluded.supplier_account_id, seen_at = greatest(request_seen.seen_at, excluded.seen_at), due_since = null`;

/** The reader has seen everything up to `$3`. Returns whether that is a change. */
export const SEEN = `update request_seen set seen_at = $3, due_since = null
  where request_id = $1 and user_id = $2 and seen_at < $3 returning id`;

/** Messages of request `r` that the reader hasn't seen. */
export const UNREAD = `(select count(*)::int from request_event e join request_seen s on s.request_id = e.request_id and s.user_id = lw_uid()
  where e.request_id = r.id and e.kind = 'comment' and e.created_at > s.seen_at and e.actor_id is distinct from lw_uid())`;

/** How far the others in the conversation have read. People who no longer do the job are left out. */
export const READERS = `select s.name, s.side, s.seen_at as "seenAt" from request_seen s join service_request r on r.id = s.request_id
  where s.request_id = $1 and s.user_id <> lw_uid() and (s.side <> 'supplier' or s.supplier_account_id = r.supplier_account_id)
  order by s.seen_at, s.name, s.id`;

/** The people to whom message `$1` is new: they may read it, are still in the conversation and haven't read it yet. */
export const LINE_READERS = `select s.user_id as id, coalesce(e.mentioned @> to_jsonb(s.user_id::text), false) as mentioned from request_event e join service_request r on r.id = e.request_id
  join request_seen s on s.request_id = e.request_id and s.seen_at < e.created_at and s.user_id is distinct from e.actor_id
  where e.id = $1 and ${READABLE} and s.user_id in (select user_id from (${PEOPLE}) p)`;
