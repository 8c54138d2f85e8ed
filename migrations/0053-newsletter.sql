-- One spelling of an address; it is off the list only after it was on it.
alter table newsletter_subscriber add constraint newsletter_small check (email = lower(email));
