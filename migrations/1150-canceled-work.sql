-- A job that is canceled while its supplier is at work or has an appointment can still be billed (docs/decisions/1150). Whoever
-- cancels, what was under way is written here, so nobody can claim it later.
alter table "service_request" add "canceled_during" text null;
alter table "service_request" add constraint "service_request_canceled_during_check" check ("canceled_during" in ('work', 'appointment'));
alter table "service_request" add constraint "service_request_canceled_work" check (canceled_during is null or (status = 'cancelled' and supplier_account_id is not null));

create function keep_canceled_work() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.canceled_during := case
      when new.status <> 'cancelled' or old.status = 'cancelled' then old.canceled_during
      when new.supplier_account_id is null then null
      when old.status = 'in_progress' then 'work'
      when old.status = 'scheduled' then 'appointment'
    end;
  return new;
end
$$;
revoke execute on function keep_canceled_work() from public;
create trigger canceled_work_kept before update of status, canceled_during on service_request for each row execute function keep_canceled_work();

drop policy "supplier_create" on "invoice";
create policy "supplier_create" on "invoice" for insert to "lw_supplier" with check (supplier_account_id = lw_account() and status = 'draft' and request_id = any(array(select id from service_request where supplier_account_id = lw_account() and (status in ('completed', 'closed') or canceled_during is not null))));

grant select (canceled_during) on service_request to lw_technician;

-- As before (0890); what a supplier adds of work that was canceled is theirs to remove, as before the end of a job.
create or replace function keep_evidence() returns trigger language plpgsql as $$
begin
  if old.purpose = 'request_attachment' and old.line_id is null then
    return old;
  end if;
  if old.request_id is not null and not old.demo and (old.phase is null or old.uploader_account_id is null
    or not exists (select 1 from service_request r where r.id = old.request_id and (r.status not in ('closed', 'declined', 'cancelled')
      or (r.canceled_during is not null and old.phase = 'after' and old.uploader_account_id = r.supplier_account_id)))) then
    raise exception 'a file of a request is evidence and stays' using errcode = '23514';
  end if;
  return old;
end
$$;
