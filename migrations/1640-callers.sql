-- Whoever calls may have no account, and no email either. Staff file tickets for them, and correct who asks.
alter table support_ticket alter column email drop not null;
alter table support_ticket add column phone varchar(40) null;
alter table support_ticket add constraint support_ticket_reachable check (user_id is not null or email is not null or phone is not null);
grant update (user_id, name, email, phone, language) on support_ticket to lw_staff, lw_admin;
