-- Where mail reaches a landlord, as letters, statements and receipts have it (docs/decisions/1210).
alter table "account" add "street_number" varchar(12) null, add "street" varchar(120) null, add "second_line" varchar(120) null, add "city" varchar(80) null, add "region" varchar(3) null, add "postal_code" varchar(12) null, add "country" varchar(2) null;
-- An address is whole or not there.
alter table account add constraint account_address check (
  num_nulls(street_number, street, city, region, postal_code, country) in (0, 6) and (second_line is null or street is not null));
grant update (street_number, street, second_line, city, region, postal_code, country) on account to lw_landlord;
