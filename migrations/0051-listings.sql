-- Homes to rent: parents within the same account, one offer a unit, and copies that follow unit and property.
alter table listing add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table listing add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table listing_question add foreign key (account_id, listing_id) references listing (account_id, id) deferrable initially deferred;
alter table listing_favorite add foreign key (listing_id) references listing (id) on delete cascade deferrable initially deferred;
alter table listing_favorite add foreign key (user_id) references app_user (id) on delete cascade deferrable initially deferred;

create unique index listing_open_once on listing (unit_id) where state <> 'closed';
alter table listing add constraint listing_sane check (rent_cents > 0 and (state <> 'published' or published_at is not null));

-- Visitors see neither units nor properties, so a listing copies what it shows of them. Taking the unit off the market
-- takes the listing off as well.
create function listing_follows_unit() returns trigger language plpgsql as $$
begin
  update listing set bedrooms = new.bedrooms, half_bathrooms = new.half_bathrooms, square_feet = new.square_feet,
    state = case when state = 'published' and (new.offline or new.archived_at is not null) then 'paused' else state end
    where unit_id = new.id and state <> 'closed';
  return null;
end
$$;
create trigger listing_follows after update of bedrooms, half_bathrooms, square_feet, offline, archived_at on unit
  for each row execute function listing_follows_unit();

create function listing_follows_property() returns trigger language plpgsql as $$
begin
  update listing set address = new.street_number || ' ' || new.street, city = new.city, province = new.region, country = new.country
    where property_id = new.id and state <> 'closed';
  return null;
end
$$;
create trigger listing_follows after update of street_number, street, city, region, country on property
  for each row execute function listing_follows_property();

-- Homes of a landlord who is suspended or gone are not on the market: nobody would answer. They are back with the landlord.
-- The admin who suspends may change neither memberships nor this column, so the function acts as its owner.
create function listings_follow_people() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update listing set withheld = not exists (
    select 1 from membership m join app_user u on u.id = m.user_id where m.account_id = listing.account_id and u.suspended_at is null and u.deleted_at is null
  ) where account_id in (select account_id from membership where user_id = new.id);
  return null;
end
$$;
create trigger listings_follow after update of suspended_at, deleted_at on app_user
  for each row when (old.suspended_at is distinct from new.suspended_at or old.deleted_at is distinct from new.deleted_at)
  execute function listings_follow_people();

-- Of a question only the answer is the landlord's to write; an admin only takes listings off the market.
revoke update on listing_question from lw_landlord;
grant update (answer, answered_at, version) on listing_question to lw_landlord;
revoke update on listing from lw_admin;
grant update (state, closed_at, version) on listing to lw_admin;
