-- After too many wrong codes a mailed link is needed before the second step may be tried again.
alter table app_user add column second_step_locked_at timestamptz(3) null;
alter table account_link drop constraint account_link_purpose_check;
alter table account_link add constraint account_link_purpose_check check (purpose in ('verify_email', 'change_email', 'reset_password', 'invitation', 'first_admin', 'sign_in', 'google', 'second_step'));
