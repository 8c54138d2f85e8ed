-- A colleague who was put off duty reads by whom. Processes of the version before don't write the column.
alter table "chat_duty" add "changed_by" uuid null;
alter table chat_duty add foreign key (changed_by) references app_user (id) deferrable initially deferred;
