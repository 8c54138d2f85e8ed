-- Photos and PDFs that come with a line in the conversation of a request. They are uploaded before the line is said, and the
-- system ties them to it: nobody may update the column.
alter table "stored_file" add column "line_id" uuid null;
create index "stored_file_line_id_index" on "stored_file" ("line_id");
alter table "stored_file" drop constraint "stored_file_purpose_check";
alter table "stored_file" add constraint "stored_file_purpose_check" check ("purpose" in ('request_photo', 'listing_photo', 'lease_document', 'receipt', 'inspection', 'invoice', 'certificate', 'supplier_invoice', 'request_attachment', 'other'));
create policy "supplier_attachment_create" on "stored_file" for insert to "lw_supplier" with check (purpose = 'request_attachment' and uploader_account_id = lw_account() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))));
create policy "supplier_attachment_remove" on "stored_file" for delete to "lw_supplier" using (purpose = 'request_attachment' and uploader_account_id = lw_account() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))) and line_id is null);
create policy "said_to_reader" on "stored_file" as restrictive for select to "lw_tenant", "lw_landlord", "lw_supplier" using (purpose <> 'request_attachment' or uploader_id = lw_uid() or (select true from request_event e where e.id = line_id));

alter table stored_file add foreign key (line_id) references request_event (id) deferrable initially deferred;
alter table stored_file add constraint stored_file_attachment check (
  (line_id is null or purpose = 'request_attachment') and (purpose <> 'request_attachment' or request_id is not null));

-- Like a photo, an attachment is one from its upload on.
create or replace function keep_photos_apart() returns trigger language plpgsql as $$
begin
  if new.purpose <> old.purpose and (new.purpose in ('request_photo', 'listing_photo', 'certificate', 'supplier_invoice', 'request_attachment')
      or old.purpose in ('request_photo', 'listing_photo', 'certificate', 'supplier_invoice', 'request_attachment')) then
    raise exception 'no file becomes a photo, a certificate, an invoice on paper or an attachment, and none of them becomes something else' using errcode = '23514';
  end if;
  return new;
end
$$;

-- As before (0680); what was never said is no evidence.
create or replace function keep_evidence() returns trigger language plpgsql as $$
begin
  if old.purpose = 'request_attachment' and old.line_id is null then
    return old;
  end if;
  if old.request_id is not null and not old.demo and (old.phase is null or old.uploader_account_id is null
    or not exists (select 1 from service_request r where r.id = old.request_id and r.status not in ('closed', 'declined', 'cancelled'))) then
    raise exception 'a file of a request is evidence and stays' using errcode = '23514';
  end if;
  return old;
end
$$;
