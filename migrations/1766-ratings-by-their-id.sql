-- without transaction
-- Finds a rating of the directory by its id (lw_rated_suppliers).
create index concurrently if not exists service_request_rating_id_index on service_request ((md5('rating ' || id::text)::uuid)) where rating is not null;
