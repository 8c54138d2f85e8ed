-- A paid time belongs to a supplier's account; one that goes on by itself at a time.
alter table elite_subscription add foreign key (account_id) references account (id) deferrable initially deferred;
create unique index elite_renews_once on elite_subscription (account_id) where renews;
alter table elite_subscription add constraint elite_sane check (price_cents > 0 and (ends_at is null or ends_at >= starts_at));
