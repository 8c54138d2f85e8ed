-- A search that no one answered goes on after a pause: it knows when, and how often the list was gone through. Searches that ended
-- before this version stay as they are.
alter table "on_call_alarm" add column "tries" int not null default 0;
alter table on_call_alarm drop constraint on_call_goes_on;
alter table on_call_alarm add constraint on_call_goes_on check (
  (state = 'asking') = (ended_at is null) and (answered_kind is not null) = (state = 'acknowledged')
  and case state when 'asking' then next_at is not null when 'unanswered' then true else next_at is null end);

-- Colleagues are people of the account, and on the list by who they are. Their name stays for what happens when they have left.
alter table "on_call_ask" add column "user_id" uuid null;
alter table on_call_ask add foreign key (user_id) references app_user (id) deferrable initially deferred;
alter table "on_call_entry" add column "user_id" uuid null;
alter table on_call_entry add foreign key (user_id) references app_user (id) deferrable initially deferred;
alter table "on_call_alarm" drop constraint "on_call_alarm_answered_kind_check";
alter table "on_call_alarm" add constraint "on_call_alarm_answered_kind_check" check ("answered_kind" in ('landlord', 'colleague', 'supplier', 'outside'));
alter table "on_call_ask" drop constraint "on_call_ask_kind_check";
alter table "on_call_ask" add constraint "on_call_ask_kind_check" check ("kind" in ('landlord', 'colleague', 'supplier', 'outside'));
alter table "on_call_entry" drop constraint "on_call_entry_kind_check";
alter table "on_call_entry" add constraint "on_call_entry_kind_check" check ("kind" in ('landlord', 'colleague', 'supplier', 'outside'));
alter table "on_call_entry" alter column "name" type varchar(161);
alter table on_call_entry drop constraint on_call_who;
alter table on_call_entry add constraint on_call_who check (
  (kind = 'supplier') = (supplier_account_id is not null) and (kind = 'colleague') = (user_id is not null)
  and (kind in ('outside', 'colleague')) = (name is not null) and (kind = 'outside') = (email is not null)
  and (kind = 'outside' or (phone is null and not texts)));
create unique index on_call_colleague_once on on_call_entry (account_id, user_id) where kind = 'colleague';

-- The tenant has named an emergency after an appointment was set: the appointment doesn't end this search.
alter table "on_call_alarm" add column "despite_appointment" boolean not null default false;
