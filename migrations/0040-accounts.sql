-- Links by e-mail belong to a person; the one for the first admin to nobody yet.
alter table account_link add foreign key (user_id) references app_user (id) deferrable initially deferred;
