-- Every table has row policies (a test holds that), so the grants may be wide: the policies decide, row by row.
grant usage on schema public to lw_visitor, lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin, lw_system;
grant select, insert, update, delete on all tables in schema public
  to lw_visitor, lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin, lw_system;
alter default privileges in schema public grant select, insert, update, delete on tables
  to lw_visitor, lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin, lw_system;
