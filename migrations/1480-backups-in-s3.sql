-- A backup says when its bucket refused it or gave no answer.
alter table "backup_run" drop constraint "backup_run_fault_check";
alter table "backup_run" add constraint "backup_run_fault_check" check ("fault" in ('passphrase', 'damaged', 'newer', 'not_empty', 'sums_differ', 'no_space', 'not_writable', 'bucket_refused', 'bucket_away', 'no_scratch', 'files_missing', 'stopped', 'running', 'not_set_up', 'failed'));
