-- Codes that were issued after the lease had ended, for former tenants: unused ones last beyond the lease (docs/decisions/1340).
alter table "access_code" add column "after_end" boolean not null default false;
