-- Where a code stands in for a password, it is mailed and never texted: a session alone can change the phone number.
alter table "two_factor_challenge" add "sms_allowed" boolean not null default true;
