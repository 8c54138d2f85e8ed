-- The job board: parents within the same account, and copies that follow the request, its building and the landlord's people.
alter table board_post add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table board_post add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table board_post add constraint board_post_budget check (budget_cents is null or budget_cents > 0);
alter table board_interest add foreign key (account_id, post_id) references board_post (account_id, id) deferrable initially deferred;
alter table board_interest add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table board_interest add foreign key (supplier_account_id) references account (id) deferrable initially deferred;
alter table board_interest add constraint board_interest_amount check (amount_cents is null or amount_cents > 0);

-- Tenants and suppliers move requests too, and an admin suspends people: none of them may change a post, so the functions
-- act as their owner.
create function board_follows_request() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update board_post set waiting = new.status = 'approved', priority = new.priority, issue_type = new.issue_type where request_id = new.id;
  return null;
end
$$;
create trigger board_follows after update of status, priority, issue_type on service_request
  for each row execute function board_follows_request();

create function board_follows_property() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update board_post set city = new.city, region = new.region where property_id = new.id;
  return null;
end
$$;
create trigger board_follows after update of city, region on property
  for each row execute function board_follows_property();

create function board_follows_people() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update board_post set withheld = not exists (
    select 1 from membership m join app_user u on u.id = m.user_id where m.account_id = board_post.account_id and u.suspended_at is null and u.deleted_at is null
  ) where account_id in (select account_id from membership where user_id = new.id);
  return null;
end
$$;
create trigger board_follows after update of suspended_at, deleted_at on app_user
  for each row when (old.suspended_at is distinct from new.suspended_at or old.deleted_at is distinct from new.deleted_at)
  execute function board_follows_people();

-- The copies are the triggers' to write; of an interest its supplier changes the words alone.
revoke update on board_post from lw_landlord;
grant update (state, description, budget_cents, posted_at, version) on board_post to lw_landlord;
revoke update on board_interest from lw_supplier;
grant update (amount_cents, note, withdrawn_at, version) on board_interest to lw_supplier;
