-- The health check compares the migrations that were applied with those that the product brings.
grant select on mikro_orm_migrations to lw_system;
