-- Pictures that were stored before their position was removed at the upload. The nightly `documents.positions` cleans them.
alter table "stored_file" add column "position_removed" boolean not null default true;
update stored_file set position_removed = false where media_type like 'image/%' and not demo;
create index stored_file_positions on stored_file (created_at) where not position_removed;
