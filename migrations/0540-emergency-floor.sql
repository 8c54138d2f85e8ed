-- The words of a request can name an emergency: what was recognised, the priority below which it does not fall without a
-- reason, and the reason. Requests that were filed before keep the priority that was chosen for them.
alter table "service_request" add column "floor_priority" text null, add column "floor_kinds" jsonb null, add column "below_floor_reason" varchar(250) null;
alter table "service_request" add constraint "service_request_floor_priority_check" check ("floor_priority" in ('low', 'medium', 'high', 'emergency'));
-- A reason is there exactly while the priority is below the floor: an old one never excuses the next step down.
alter table service_request add constraint request_floor check (
  (floor_priority is not null and array_position(array['low', 'medium', 'high', 'emergency'], priority) < array_position(array['low', 'medium', 'high', 'emergency'], floor_priority))
  = (length(trim(coalesce(below_floor_reason, ''))) > 0)
);

-- The floor itself only rises: taking the words back does not lower it.
create function hold_floor() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  ranks constant text[] := array['low', 'medium', 'high', 'emergency'];
begin
  if old.floor_priority is not null and coalesce(array_position(ranks, new.floor_priority), 0) < array_position(ranks, old.floor_priority) then
    raise exception 'The floor of a priority does not fall' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke execute on function hold_floor() from public;
create trigger floor_holds before update of floor_priority on service_request for each row execute function hold_floor();

alter table "request_event" drop constraint "request_event_kind_check";
alter table "request_event" add constraint "request_event_kind_check" check ("kind" in ('status', 'comment', 'offer', 'quote', 'photo', 'appointment', 'rating', 'priority'));
