-- Files that arrive in parts, and videos with a picture that stands for them (docs/decisions/0935 and 0936).
create table "resumable_upload" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "account_id" uuid not null, "user_id" uuid not null, "name" varchar(200) not null, "bytes" int not null, "received" int not null default 0, "fields" jsonb not null, "state" text not null default 'open', "claimed_at" timestamptz(3) null, "wrapped_key" varchar(255) not null, "key_id" varchar(16) not null, constraint "resumable_upload_state_check" check ("state" in ('open', 'finishing', 'finished', 'canceled')), primary key ("id"));
create index "resumable_upload_user_id_created_at_index" on "resumable_upload" ("user_id", "created_at");
create index "resumable_upload_created_at_index" on "resumable_upload" ("created_at");
alter table "resumable_upload" enable row level security;
create policy "one_world" on "resumable_upload" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "resumable_upload" to "lw_system" using (true) with check (true);
alter table resumable_upload add constraint resumable_upload_received check (received >= 0 and received <= bytes);

-- A file that is encrypted in segments, and its size.
alter table "file_secret" add column "segmented_bytes" int null;

alter table "stored_file" add column "poster_id" uuid null;
create index "stored_file_poster_id_index" on "stored_file" ("poster_id");
alter table stored_file add constraint stored_file_poster check (poster_id is null or media_type = 'video/mp4');
-- A photo of a request may be a video.
alter table stored_file drop constraint stored_file_photo_jpeg;
alter table stored_file add constraint stored_file_photo_jpeg check (purpose not in ('request_photo', 'listing_photo') or media_type = 'image/jpeg'
  or (purpose = 'request_photo' and media_type = 'video/mp4'));

-- As before (0110); the picture of a video stays as long as the video.
create or replace function keep_named_files() returns trigger language plpgsql as $$
begin
  if exists (select 1 from stored_file where id = old.file_id or poster_id = old.file_id) then
    raise exception 'a document names this file' using errcode = '23514';
  end if;
  return old;
end
$$;
