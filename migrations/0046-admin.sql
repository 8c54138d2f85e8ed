-- What came in through a form is never changed, but for who handled it.
revoke update on form_submission from lw_staff, lw_admin;
grant update (handled_at, handled_by) on form_submission to lw_staff, lw_admin;
alter table form_submission add constraint form_submission_handled check ((handled_at is null) = (handled_by is null));

-- Of a message an admin says only that it shall go out again.
revoke update on outbox_message from lw_admin;
grant update (state, failure, attempts, sent_at) on outbox_message to lw_admin;
