-- Photos of a request show it before or after the work. Their adder is a tenant, or somebody of an account: the landlord's or a supplier's.
alter table "stored_file" add column "phase" text null, add column "uploader_account_id" uuid null;
update stored_file f set phase = 'before', uploader_account_id = coalesce(
    (select m.account_id from membership m where m.user_id = f.uploader_id and m.account_id = f.account_id limit 1),
    (select m.account_id from membership m join offer o on o.supplier_account_id = m.account_id
      where m.user_id = f.uploader_id and o.request_id = f.request_id order by o.created_at limit 1))
  where f.purpose = 'request_photo';
alter table "stored_file" add constraint "stored_file_phase_check" check ("phase" in ('before', 'after'));
alter table "stored_file" add constraint "stored_file_phase_of_photo" check (phase is null or purpose = 'request_photo');

-- A supplier who was only offered the job sees the tenant's and the landlord's photos of the problem, and adds none.
drop policy "supplier_read" on "stored_file";
drop policy "supplier_create" on "stored_file";
create policy "supplier_read" on "stored_file" for select to "lw_supplier" using (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))) and (phase is null or phase = 'before') and (uploader_account_id is null or uploader_account_id = account_id or uploader_account_id = lw_account()));
create policy "supplier_job_read" on "stored_file" for select to "lw_supplier" using (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))));
create policy "supplier_job_create" on "stored_file" for insert to "lw_supplier" with check (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))));
create policy "supplier_job_remove" on "stored_file" for delete to "lw_supplier" using (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))) and uploader_account_id = lw_account());

-- What a supplier or a landlord has added is theirs to remove until the request is over. Everything else of a request stays.
create or replace function keep_evidence() returns trigger language plpgsql as $$
begin
  if old.request_id is not null and not old.demo and (old.phase is null or old.uploader_account_id is null
    or not exists (select 1 from service_request r where r.id = old.request_id and r.status not in ('closed', 'declined', 'cancelled'))) then
    raise exception 'a file of a request is evidence and stays' using errcode = '23514';
  end if;
  return old;
end
$$;
