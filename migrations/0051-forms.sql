-- One small letter spelling of an address: confirmations are counted by it.
alter table form_confirmation add constraint form_confirmation_small check (email = lower(email));
