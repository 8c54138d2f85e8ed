-- Reminders of the due day of scheduled maintenance: before it, and once it has passed. Each is sent once.
alter table "maintenance_occurrence" add column "reminded_at" timestamptz(3) null;
alter table "maintenance_occurrence" add column "overdue_at" timestamptz(3) null;
create index "maintenance_occurrence_due_on_index" on "maintenance_occurrence" ("due_on");
