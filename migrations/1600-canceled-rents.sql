-- A next term that was canceled before it began leaves a record, from which its letters are written.
alter table "lease_change" drop constraint "lease_change_kind_check";
alter table "lease_change" add constraint "lease_change_kind_check" check ("kind" in ('correction', 'end', 'rent_canceled'));
