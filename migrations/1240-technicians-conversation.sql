-- Technicians read the files of the lines that they may read (docs/decisions/1240).
drop policy "technician_read" on "stored_file";
create policy "technician_read" on "stored_file" for select to "lw_technician" using (demo = (select lw_demo()) and (purpose = 'request_photo' or purpose = 'request_attachment') and request_id = any((select lw_technician_jobs())::uuid[]));
drop policy "said_to_reader" on "stored_file";
create policy "said_to_reader" on "stored_file" as restrictive for select to "lw_tenant", "lw_landlord", "lw_supplier", "lw_technician" using (purpose <> 'request_attachment' or uploader_id = lw_uid() or (select true from request_event e where e.id = line_id));

-- The owner's note for a technician is shown in the reader's language too. It knows the language that its author had chosen; what is
-- older doesn't (see 0892).
alter table "message_translation" drop constraint "message_translation_kind_check";
alter table "message_translation" add constraint "message_translation_kind_check" check ("kind" in ('lease_message', 'service_request', 'request_title', 'quote_note', 'request_event', 'job_note', 'supplier_message', 'chat_message'));
alter table "job_assignment" add "language" varchar(2) null;
alter table "job_assignment" alter column "language" set default lw_language();
grant update (language) on job_assignment to lw_supplier;
