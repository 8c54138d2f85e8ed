-- Who someone is at an OpenID provider. Google's subjects move here from credential; their old column stays for the version before.
create table "sign_in_identity" ("id" uuid not null, "user_id" uuid not null, "issuer" varchar(255) not null, "subject" varchar(255) not null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "sign_in_identity" add constraint "sign_in_identity_issuer_subject_unique" unique ("issuer", "subject");
alter table "sign_in_identity" add constraint "sign_in_identity_user_id_issuer_unique" unique ("user_id", "issuer");
alter table "sign_in_identity" enable row level security;
create policy "system_all" on "sign_in_identity" to "lw_system" using (true) with check (true);
alter table sign_in_identity add foreign key (user_id) references app_user (id) deferrable initially deferred;

insert into sign_in_identity (id, user_id, issuer, subject, created_at)
  select gen_random_uuid(), user_id, 'https://accounts.google.com', google_subject, changed_at from credential where google_subject is not null;

-- Whether someone can come in without a link from an email: by a password or a provider.
create function lw_signs_in(who uuid) returns boolean language sql stable parallel safe
  return exists (select from credential c where c.user_id = who and (c.password_hash is not null or c.google_subject is not null))
      or exists (select from sign_in_identity i where i.user_id = who);
revoke execute on function lw_signs_in(uuid) from public;
grant execute on function lw_signs_in(uuid) to lw_system;

-- As in 0930; who signs in at a provider gets no link.
create or replace function lw_request_news(request uuid, other_supplier uuid, parties text[])
  returns table ("streetNumber" text, street text, "timeZone" text, currency text, "unitLabel" text, company text, readers json)
  language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query select p.street_number::text, p.street::text, p.time_zone::text, p.currency::text, u.label::text, s.company_name::text,
      coalesce((select json_agg(reader) from (
        select distinct side.party, x.id as "userId", x.email, x.language, not lw_signs_in(x.id) as "byLink"
        from (values ('landlord', r.account_id), ('supplier', coalesce(other_supplier, r.supplier_account_id))) side(party, account_id)
        join membership m on m.account_id = side.account_id and m.role in ('owner', 'manager') join app_user x on x.id = m.user_id
        where side.party = any(parties) and x.suspended_at is null and x.email_notifications and x.maintenance_updates
        union all
        select 'technician', x.id, x.email, x.language, false from job_assignment a
        join supplier_staff f on f.id = a.staff_id and f.active and f.joined_at is not null join app_user x on x.id = f.user_id
        join supplier e on e.account_id = a.account_id and e.elite_until > now()
        where 'technician' = any(parties) and a.request_id = r.id and a.account_id = r.supplier_account_id
          and x.suspended_at is null and x.deleted_at is null and x.email_notifications and x.maintenance_updates
        union all
        select 'tenant', x.id, x.email, x.language, false from app_user x
        where x.id = r.reporter_id and x.user_type = 'tenant' and 'tenant' = any(parties) and x.suspended_at is null and x.email_notifications and x.maintenance_updates
          and exists (select 1 from lease_tenant t where t.lease_id = r.lease_id and t.user_id = x.id and lw_open(t.access_ends_at))) reader), '[]')
    from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    left join supplier s on s.account_id = coalesce(other_supplier, r.supplier_account_id) where r.id = request;
end
$$;
