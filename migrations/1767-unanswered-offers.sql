-- Offers that a supplier never answered are a figure too: of those that were answered or ran out without an answer, how many ran out
-- (decision 1767). The rest is as in 0681. The function belongs to the system, so the system replaces it.
do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;
  create or replace function lw_supplier_numbers(supplier uuid, moment timestamptz) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
    with job as (
      select r.id, r.account_id, r.property_id, r.unit_id, r.issue_type, r.due_on, p.time_zone,
        coalesce(r.scheduled_until, r.scheduled_for + interval '1 hour') as window_end, coalesce(e.started_at, e.done_at) as started_at, e.done_at
      from service_request r
      join property p on p.id = r.property_id
      join lateral (select max(coalesce(o.answered_at, o.created_at)) as accepted_at from offer o
        where o.request_id = r.id and o.supplier_account_id = supplier and o.state = 'accepted') a on a.accepted_at is not null
      join lateral (select min(v.created_at) filter (where v.detail = 'in_progress') as started_at, min(v.created_at) filter (where v.detail = 'completed') as done_at
        from request_event v where v.request_id = r.id and v.kind = 'status' and v.created_at >= a.accepted_at) e on e.done_at is not null
      where r.supplier_account_id = supplier and r.status in ('completed', 'closed')
        and e.done_at > moment - interval '12 months' and e.done_at <= moment
    ), judged as (
      select
        case when window_end is not null then started_at <= window_end when due_on is not null then (done_at at time zone time_zone)::date <= due_on end as on_time,
        case when done_at <= moment - interval '30 days' then not (
          exists (select 1 from request_event v where v.request_id = job.id and v.kind = 'status'
            and (v.detail = 'in_progress' and v.created_at > done_at and v.created_at <= done_at + interval '30 days'
              or v.detail = 'scheduled' and v.created_at > started_at and v.created_at <= done_at + interval '30 days'))
          or issue_type <> 'other' and exists (select 1 from service_request n where n.account_id = job.account_id and n.property_id = job.property_id
            and n.unit_id is not distinct from job.unit_id and n.issue_type = job.issue_type and n.id <> job.id and n.due_on is null
            and n.status not in ('declined', 'cancelled') and n.created_at > done_at and n.created_at <= done_at + interval '30 days')) end as fixed
      from job
    ), answer as (
      select extract(epoch from min(v.created_at) - o.created_at) / 60 as minutes
      from offer o join request_event v on v.request_id = o.request_id and v.kind = 'offer' and v.actor_role = 'supplier'
        and v.detail in ('offer_answered', 'offer_accepted', 'offer_declined') and v.created_at >= o.created_at
        and v.actor_id in (select m.user_id from membership m where m.account_id = supplier)
        and not exists (select 1 from offer n where n.request_id = o.request_id and n.supplier_account_id = supplier and n.created_at > o.created_at and n.created_at <= v.created_at)
      where o.supplier_account_id = supplier and o.created_at > moment - interval '12 months' and o.created_at <= moment
      group by o.id, o.created_at
    ), unanswered as (
      select count(*) as offers from offer o
      where o.supplier_account_id = supplier and o.created_at > moment - interval '12 months' and o.created_at <= moment and o.state = 'expired'
    ), finished as (select count(*) as jobs, count(on_time) as timed, count(*) filter (where on_time) as punctual, count(fixed) as seen, count(*) filter (where fixed) as kept from judged),
    answered as (select count(*) as offers, percentile_cont(0.5) within group (order by minutes) as median from answer)
    select jsonb_build_object(
      'jobs', case when jobs >= 5 then jobs end,
      'answerMinutes', case when jobs >= 5 and answered.offers >= 5 then round(median) end,
      'unansweredPercent', case when jobs >= 5 and answered.offers + unanswered.offers >= 5 then round(100.0 * unanswered.offers / (answered.offers + unanswered.offers)) end,
      'onTimePercent', case when jobs >= 5 and timed >= 5 then round(100.0 * punctual / timed) end,
      'firstFixPercent', case when jobs >= 5 and seen >= 5 then round(100.0 * kept / seen) end)
    from finished, answered, unanswered
  $$;
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
