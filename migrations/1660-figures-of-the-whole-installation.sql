-- without transaction
-- What the metrics and the admin's first page ask of tables that grow with the installation and with each month (docs/scaling.md): the
-- last check of the ledger among all audit lines, the rents that fall due in a month among all charges, and the people and units that are new.
create index concurrently if not exists audit_entry_ledger_check on audit_entry (demo, at) include (action) where action in ('ledger.check_passed', 'ledger.check_failed');
create index concurrently if not exists charge_due on charge (demo, due_on) include (currency, amount_cents, settled_cents) where voided_at is null;
create index concurrently if not exists app_user_created on app_user (demo, created_at) include (user_type, deleted_at);
create index concurrently if not exists unit_created on unit (demo, created_at) where archived_at is null;
