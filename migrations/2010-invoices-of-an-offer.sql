-- An invoice knows the offer that it is for: a supplier who billed part of a job and gets it back has another one to write
-- (docs/decisions/2010).
alter table "invoice" add "offer_id" uuid null;

-- Which offer it was is known where only one had been accepted before the invoice was begun. Otherwise it stays open, and such an
-- invoice is for the whole job, as all were before. The trigger asks for a limit that only those who bill may ask for.
alter table invoice disable trigger invoice_holds;
update invoice i set offer_id = f.id from (
  select v.id as invoice_id, (array_agg(o.id))[1] as id
  from invoice v join offer o on o.request_id = v.request_id and o.supplier_account_id = v.supplier_account_id
  where (o.state = 'accepted' or o.ended_during is not null) and coalesce(o.answered_at, o.created_at) <= v.created_at
  group by v.id having count(*) = 1
) f where f.invoice_id = i.id;
alter table invoice enable trigger invoice_holds;

alter table invoice add constraint invoice_offer foreign key (account_id, offer_id) references offer (account_id, id) deferrable initially deferred;

-- One invoice for an offer, unless it is void.
drop index invoice_one_a_job;
create unique index invoice_one_an_offer on invoice (offer_id) where status <> 'void';
create unique index invoice_one_a_job on invoice (request_id, supplier_account_id) where status <> 'void' and offer_id is null;

-- A draft that was begun before the supplier got the job back becomes the draft of all of it.
grant update (offer_id) on invoice to lw_supplier;

drop policy "supplier_create" on "invoice";

do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;

  drop function lw_ended_job_ids();
  drop function lw_ended_jobs();
  drop function lw_billing_limit(uuid, uuid);

  -- As before (1985), and now with the offer, which is one job each. Who gets a job back bills with the later offer what isn't billed
  -- yet; what was billed for the earlier one stays apart, so that a voided invoice for it can be written again.
  create function lw_ended_jobs() returns table (offer_id uuid, request_id uuid, account_id uuid, demo boolean, property_id uuid, unit_id uuid, title text, ended_during text,
    billable_until timestamptz, limit_cents bigint, currency text, time_zone text, region text, home json, city text, town text, landlord_name text, landlord_language text, filed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select o.id, r.id, r.account_id, r.demo, r.property_id, r.unit_id, r.title, o.ended_during, o.access_ends_at + interval '30 days', o.ended_limit_cents, p.currency, p.time_zone,
      p.country || '-' || p.region, json_build_object('street', p.street_number || ' ' || p.street, 'unit', u.label),
      p.city, concat_ws(', ', p.city, p.region || ' ' || p.postal_code), a.name,
      (select x.language from membership m join app_user x on x.id = m.user_id where m.account_id = r.account_id and m.role = 'owner' and x.deleted_at is null order by m.created_at, m.id limit 1),
      r.created_at
    from offer o join service_request r on r.id = o.request_id join property p on p.id = r.property_id left join unit u on u.id = r.unit_id join account a on a.id = r.account_id
    where o.supplier_account_id = lw_account() and r.demo = lw_demo() and o.ended_during is not null and o.state in ('withdrawn', 'declined')
      and o.access_ends_at is not null and lw_open(o.access_ends_at + interval '30 days')
      and (exists (select from invoice i where i.offer_id = o.id and i.status <> 'draft')
        or not exists (select from offer h where h.request_id = o.request_id and h.supplier_account_id = o.supplier_account_id and h.id <> o.id
          and ((h.state = 'accepted' and (r.status <> 'cancelled' or r.canceled_during is not null))
            or (h.state in ('withdrawn', 'declined') and h.ended_during is not null and (h.created_at, h.id) > (o.created_at, o.id)))))
  $$;

  -- The ids of their offers, for policies: those keep the text of a function that returns a table in another form.
  create function lw_ended_offer_ids() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
    select coalesce(array_agg(j.offer_id), '{}') from lw_ended_jobs() j
  $$;

  -- What a supplier can bill for an offer: its limit, or the one that applied when the job ended for them. Without an offer: for what
  -- they have or had of the request.
  create function lw_billing_limit(request uuid, supplier uuid, billed uuid) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
    select case when o.state = 'accepted' then lw_offer_limit(o.id) else o.ended_limit_cents end from offer o
    where o.request_id = request and o.supplier_account_id = supplier and (o.id = billed or (billed is null and (o.state = 'accepted' or o.ended_during is not null)))
    order by o.state = 'accepted' desc, o.created_at desc limit 1
  $$;
  revoke execute on function lw_ended_jobs(), lw_ended_offer_ids(), lw_billing_limit(uuid, uuid, uuid) from public;
  grant execute on function lw_ended_jobs(), lw_ended_offer_ids() to lw_supplier;
  grant execute on function lw_billing_limit(uuid, uuid, uuid) to lw_landlord, lw_supplier, lw_staff, lw_admin;

  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;

create policy "supplier_create" on "invoice" for insert to "lw_supplier" with check (supplier_account_id = lw_account() and status = 'draft' and ((offer_id = any(array(select id from offer where supplier_account_id = lw_account() and state = 'accepted')) and request_id = any(array(select id from service_request where supplier_account_id = lw_account() and (status in ('completed', 'closed') or canceled_during is not null)))) or offer_id = any((select lw_ended_offer_ids())::uuid[])));

-- The offer is the supplier's, and of the same request. During an update, a process of the previous version begins an invoice without
-- one: it is for the job as it is now.
create function hold_invoice_offer() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.offer_id is null then
    new.offer_id := (select o.id from offer o where o.request_id = new.request_id and o.supplier_account_id = new.supplier_account_id and o.state = 'accepted' order by o.created_at desc limit 1);
  end if;
  if new.offer_id is not null and not exists (select from offer o where o.id = new.offer_id and o.request_id = new.request_id and o.supplier_account_id = new.supplier_account_id) then
    raise exception 'The invoice is for another job than its offer' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke execute on function hold_invoice_offer() from public;
create trigger invoice_offer_holds before insert or update of offer_id, request_id, supplier_account_id on invoice for each row execute function hold_invoice_offer();

-- As before (1986), within the limit of the offer that it is for. That doesn't change either once it was sent.
create or replace function hold_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.status <> 'draft' and (old.offer_id, old.series_number, old.number, old.issued_on, old.due_days, old.due_on, old.lines, old.note, old.net_cents, old.tax_cents, old.total_cents, old.tax_number, old.supplier_name, old.language, old.sent_at, old.file_id, old.file_media_type, old.paper_number, old.paper_date, old.paper_taxes, old.sender, old.pay_differs_from_id)
      is distinct from (new.offer_id, new.series_number, new.number, new.issued_on, new.due_days, new.due_on, new.lines, new.note, new.net_cents, new.tax_cents, new.total_cents, new.tax_number, new.supplier_name, new.language, new.sent_at, new.file_id, new.file_media_type, new.paper_number, new.paper_date, new.paper_taxes, new.sender, new.pay_differs_from_id) then
    raise exception 'What was sent stays as it is' using errcode = '23514';
  end if;
  if new.status <> old.status and (old.status || ' ' || new.status) not in ('draft sent', 'sent approved', 'sent disputed', 'sent void', 'disputed approved', 'disputed void', 'approved disputed', 'approved paid', 'paid approved') then
    raise exception 'An invoice takes no such step' using errcode = '23514';
  end if;
  if old.status = 'draft' and new.status = 'sent' and new.net_cents > lw_billing_limit(new.request_id, new.supplier_account_id, new.offer_id) then
    raise exception 'The invoice is above the limit' using errcode = 'LW003';
  end if;
  return new;
end
$$;
