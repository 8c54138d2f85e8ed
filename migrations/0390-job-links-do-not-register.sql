-- The link of a mail about a job opens the supplier's jobs and sets no password: such mails are handed on to whoever does the job.
alter table "supplier_invitation" add column "registers" boolean not null default true;
