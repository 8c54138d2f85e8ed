-- An end that was undone leaves a record, from which its letter is written.
alter table "lease_change" drop constraint "lease_change_kind_check";
alter table "lease_change" add constraint "lease_change_kind_check" check ("kind" in ('correction', 'end', 'end_undone', 'rent_canceled'));
