-- Rows know the file that brought them in.
alter table property add foreign key (account_id, import_id) references portfolio_import (account_id, id) deferrable initially deferred;
alter table unit add foreign key (account_id, import_id) references portfolio_import (account_id, id) deferrable initially deferred;
alter table lease add foreign key (account_id, import_id) references portfolio_import (account_id, id) deferrable initially deferred;
create index property_import on property (import_id) where import_id is not null;
create index unit_import on unit (import_id) where import_id is not null;
create index lease_import on lease (import_id) where import_id is not null;

-- Taking an import of 10,000 units back asks each table that points to them once a row.
create index lease_tenant_unit on lease_tenant (unit_id);
create index lease_tenant_property on lease_tenant (property_id);
create index stored_file_unit on stored_file (unit_id) where unit_id is not null;
create index service_request_unit on service_request (unit_id);
create index service_request_property on service_request (property_id);
create index offer_unit on offer (unit_id);
create index offer_property on offer (property_id);
