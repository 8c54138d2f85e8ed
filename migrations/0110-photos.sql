-- A photo is a photo from its upload on: only there it is made anew, without its position and within the limits of its
-- size. What was turned into one later is a document again, so that the nightly clean-up of drafts never reaches it.
update stored_file set purpose = 'other' where purpose = 'request_photo' and request_id is null and version > 1;
update stored_file set purpose = 'other' where purpose in ('request_photo', 'listing_photo') and media_type <> 'image/jpeg';
update listing l set photo_ids = coalesce((
  select jsonb_agg(p.id order by p.at) from jsonb_array_elements_text(l.photo_ids) with ordinality p (id, at)
  where exists (select 1 from stored_file f where f.id::text = p.id and f.purpose = 'listing_photo')), '[]')
  where exists (select 1 from jsonb_array_elements_text(l.photo_ids) p (id)
    where not exists (select 1 from stored_file f where f.id::text = p.id and f.purpose = 'listing_photo'));

alter table stored_file add constraint stored_file_photo_jpeg check (purpose not in ('request_photo', 'listing_photo') or media_type = 'image/jpeg');

create function keep_photos_apart() returns trigger language plpgsql as $$
begin
  if new.purpose <> old.purpose and (new.purpose in ('request_photo', 'listing_photo') or old.purpose in ('request_photo', 'listing_photo')) then
    raise exception 'no file becomes a photo, and no photo becomes something else' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger photos_apart before update of purpose on stored_file for each row execute function keep_photos_apart();

-- What shows the state of a request is evidence. The demo world is emptied and filled again as a whole.
create function keep_evidence() returns trigger language plpgsql as $$
begin
  if old.request_id is not null and not old.demo then
    raise exception 'a file of a request is evidence and stays' using errcode = '23514';
  end if;
  return old;
end
$$;
create trigger evidence_stays before delete on stored_file for each row execute function keep_evidence();

-- Bytes go after the row that names them, never before it.
create function keep_named_files() returns trigger language plpgsql as $$
begin
  if exists (select 1 from stored_file where id = old.file_id) then
    raise exception 'a document names this file' using errcode = '23514';
  end if;
  return old;
end
$$;
create trigger named_files_stay before delete on file_secret for each row execute function keep_named_files();
