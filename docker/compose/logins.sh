#!/bin/sh
# Runs once, in an empty database server: the owner of the tables, who migrates, and the application's login, which is
# neither owner nor superuser and which the policies of the tables bind.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -v owner="$OWNER_PASSWORD" -v app="$APP_PASSWORD" <<'SQL'
create role rentals_owner login createrole nosuperuser nobypassrls password :'owner';
create role rentals_app login nosuperuser nobypassrls password :'app';
create database rentals owner rentals_owner;
SQL
