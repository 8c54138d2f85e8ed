-- A first and a last name have 80 characters each, and a space between them.
alter table "on_call_ask" alter column "name" type varchar(161);
