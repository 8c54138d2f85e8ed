-- Counts of attempts. Beside the tables of the product: it holds hashes and numbers alone, and is written outside of any
-- person's rights, as most attempts are made by nobody known. Not logged: a crash may forget it.
create schema throttle;
grant usage on schema throttle to public;
create unlogged table throttle.attempt (key varchar(255) primary key, points integer not null default 0, expire bigint);
create index attempt_expire on throttle.attempt (expire);
grant select, insert, update, delete on throttle.attempt to public;
